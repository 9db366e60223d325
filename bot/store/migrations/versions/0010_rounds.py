"""Results say how many rounds they took: alone, the fewer of two that are level is the better."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Nobody has counted those of games that are over."""
    op.add_column("results", sa.Column("rounds", sa.Integer()))
