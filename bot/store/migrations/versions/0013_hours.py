"""People have quiet hours and days off."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Nobody has settled any yet."""
    op.create_table(
        "hours",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("zone", sa.Text(), nullable=False),
        sa.Column("begins", sa.Integer()),
        sa.Column("ends", sa.Integer()),
        sa.Column("days", sa.Text(), nullable=False),
        sa.Column("away", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_hours"),
        sqlite_with_rowid=False,
    )
