"""Clocks of people: where their program says they are, and where they have said so themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Whoever has settled hours by a clock has said where it hangs; Greenwich nobody has to say."""
    op.add_column("selves", sa.Column("client_zone", sa.Text()))
    op.add_column("selves", sa.Column("zone", sa.Text()))
    op.execute(
        "UPDATE selves SET zone = (SELECT zone FROM hours "
        "WHERE hours.person = selves.person AND hours.zone <> 'UTC')"
    )
