"""A seat has a standing order about each thing; until now nothing could write any order at all."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Build the table of orders anew."""
    op.drop_table("orders")
    op.create_table(
        "orders",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", "about", name="pk_orders"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_orders_table"),
        sqlite_with_rowid=False,
    )
