"""A person may have several selves, one on each platform; until now everybody had one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

COPY = """
INSERT INTO selves (key, person, platform, native, name, client, language, hands, reachable)
SELECT key, key, platform, native, name, client, language, hands, reachable FROM persons
"""


def upgrade() -> None:
    """Keep everybody as the one self of a person named after it."""
    op.create_table(
        "selves",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("platform", sa.Text(), nullable=False),
        sa.Column("native", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("client", sa.Text(), nullable=False),
        sa.Column("language", sa.Text()),
        sa.Column("hands", sa.Boolean(), nullable=False),
        sa.Column("reachable", sa.Boolean()),
        sa.PrimaryKeyConstraint("key", name="pk_selves"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_selves_person", "selves", ["person"])
    op.execute(COPY)
    op.drop_table("persons")
