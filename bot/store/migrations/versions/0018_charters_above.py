"""Of a channel is kept which server or group it is in: that one's charter holds there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """It is learnt when somebody next opens or joins a table there."""
    op.add_column("venues", sa.Column("charter", sa.Text()))
