"""Of a private chat is kept who reads there, so that nobody else is called in it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"

THEIR_OWN = "UPDATE venues SET reader = key WHERE private AND key IN (SELECT key FROM selves)"
"""Some messengers name a private chat like the person it is with; of others it is learnt anew."""


def upgrade() -> None:
    """It is known at once where the chat has the name of its person."""
    op.add_column("venues", sa.Column("reader", sa.Text()))
    op.execute(THEIR_OWN)
