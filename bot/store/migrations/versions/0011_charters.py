"""Channels, groups and servers have rules of their own, and are greeted once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Nobody has made a rule yet; whoever has a table knows the bot, and needs no greeting."""
    op.create_table(
        "charters",
        sa.Column("place", sa.Text(), nullable=False),
        sa.Column("greeted", sa.Boolean(), nullable=False),
        sa.Column("deciders", sa.Text()),
        sa.Column("most", sa.Integer()),
        sa.Column("chosen", sa.Boolean()),
        sa.Column("choosy", sa.Boolean()),
        sa.PrimaryKeyConstraint("place", name="pk_charters"),
        sqlite_with_rowid=False,
    )
