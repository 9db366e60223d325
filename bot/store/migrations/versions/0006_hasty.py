"""People choose whether what is done for them may take its time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Nobody has chosen yet."""
    op.add_column("selves", sa.Column("hasty", sa.Boolean()))
