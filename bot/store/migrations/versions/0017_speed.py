"""People choose how long computers let them wait."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Nobody has chosen yet."""
    op.add_column("selves", sa.Column("speed", sa.Text()))
