"""What every table of the database is made of: kinds of columns, and names for constraints."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, MetaData, Table, Text

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def key(name: str) -> Column[str]:
    """A part of a table's key, as text."""
    return Column(name, Text, primary_key=True)


def text(name: str) -> Column[str]:
    """What people or platforms wrote, or a word of ours."""
    return Column(name, Text, nullable=False)


def number(name: str) -> Column[int]:
    """A whole number."""
    return Column(name, Integer, nullable=False)


def time(name: str) -> Column[float]:
    """Seconds since 1970."""
    return Column(name, Float, nullable=False)


def flag(name: str) -> Column[bool]:
    """Yes or no."""
    return Column(name, Boolean, nullable=False)


def of_table(*, key: bool = True) -> Column[str]:
    """Which game table a row belongs to."""
    return Column("table", Text, ForeignKey("tables.id"), primary_key=key, nullable=False)


def place(name: str) -> Column[int]:
    """A part of a table's key, as a number."""
    return Column(name, Integer, primary_key=True)


def by_key(name: str, *columns: Column[str] | Column[int] | Column[float] | Column[bool]) -> Table:
    """A table kept in the order of its key: one tree on the disk instead of two."""
    return Table(name, metadata, *columns, sqlite_with_rowid=False)
