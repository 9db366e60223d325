"""Selves are linked by codes to be one person, and it is known what each has brought."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Nobody is linked yet: everybody is named after the one self they have."""
    op.create_table(
        "links",
        sa.Column("self", sa.Text(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("claimed", sa.Text()),
        sa.PrimaryKeyConstraint("self", name="pk_links"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_links_code", "links", ["code"], unique=True)
    op.create_table(
        "brought",
        sa.Column("self", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("self", "table", name="pk_brought"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_brought_table"),
        sqlite_with_rowid=False,
    )
