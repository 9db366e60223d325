"""Rows of tables: their seats, logs and ends, and what is wanted, waited for and called there."""
