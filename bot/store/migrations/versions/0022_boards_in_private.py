"""Boards that are brought privately while a venue sleeps are remembered beside hands and calls."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """What stood in private chats before is a hand or a call."""
    op.add_column("whispers", sa.Column("kind", sa.Text()))
