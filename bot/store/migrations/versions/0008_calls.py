"""Who was called for which turn is remembered, and where private posts and calls stand."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add what is remembered of calls; how somebody wants to be called is not known of anybody."""
    op.create_table(
        "calls",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("way", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("place", sa.Text(), nullable=False),
        sa.Column("begun", sa.Float()),
        sa.Column("at", sa.Float()),
        sa.Column("failed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", "turn", "way", name="pk_calls"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_calls_table"),
        sqlite_with_rowid=False,
    )
    for name, place in (("mentions", "venue"), ("whispers", "self")):
        op.create_table(
            name,
            sa.Column("table", sa.Text(), nullable=False),
            sa.Column(place, sa.Text(), nullable=False),
            sa.Column("message", sa.Text(), nullable=False),
            sa.Column("at", sa.Float(), nullable=False),
            sa.PrimaryKeyConstraint("table", place, "message", name=f"pk_{name}"),
            sa.ForeignKeyConstraint(["table"], ["tables.id"], name=f"fk_{name}_table"),
            sqlite_with_rowid=False,
        )
    op.add_column("selves", sa.Column("calls", sa.Text()))
