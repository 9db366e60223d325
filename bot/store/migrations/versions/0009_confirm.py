"""People choose when they are asked before a move of theirs is made."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Nobody has chosen yet."""
    op.add_column("selves", sa.Column("confirm", sa.Text()))
