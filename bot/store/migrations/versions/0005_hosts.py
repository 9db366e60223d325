"""How much one person has open is counted before they open more."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Find a host's tables without looking at everybody's."""
    op.create_index("ix_tables_host_status", "tables", ["host", "status"])
