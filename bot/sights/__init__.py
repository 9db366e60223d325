"""Sights: a table as one person has it before them, for platforms that draw it themselves."""
