"""Of a table is kept where it was opened: power over it comes from there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"

EARLIEST = """
    UPDATE tables SET home = (
        SELECT venue FROM showings WHERE showings."table" = tables.id
        ORDER BY shown IS NULL, shown, number DESC, venue LIMIT 1
    )
"""
"""What stands longest was there first; of boards as old, the one that has changed most often."""


def upgrade() -> None:
    """Running tables have the venue that has shown them longest, as far as that can be told."""
    op.add_column("tables", sa.Column("home", sa.Text()))
    op.execute(EARLIEST)
