"""Orders of a moment: what a whole move would have done when it was ordered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Orders given before hang on nothing that was there then."""
    op.add_column("orders", sa.Column("given", sa.Text()))
