"""People choose how often they are reminded of a table that waits for them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Nobody has chosen yet."""
    op.create_table(
        "reminders",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("days", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_reminders"),
        sqlite_with_rowid=False,
    )
