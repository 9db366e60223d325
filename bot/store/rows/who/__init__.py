"""Rows of people and venues: their selves, and what each of them has chosen."""
