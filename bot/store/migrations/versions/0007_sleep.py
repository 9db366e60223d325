"""A showing whose venue refuses it sleeps; until now it was closed for good."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

COPY = """
INSERT INTO showings ("table", venue, message, number, digest, version, shown, stale, closed)
SELECT "table", venue, message, number, digest, version, shown, stale, closed FROM old_showings
"""


def upgrade() -> None:
    """Make room for since when and why a showing sleeps, when to try again, whom it has told.

    Built anew, not added to: a new database and an old one are the same to the letter.
    """
    op.drop_index("ix_showings_venue", "showings")
    op.rename_table("showings", "old_showings")
    op.create_table(
        "showings",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("venue", sa.Text(), nullable=False),
        sa.Column("message", sa.Text()),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("digest", sa.Text()),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Float()),
        sa.Column("stale", sa.Text()),
        sa.Column("closed", sa.Boolean(), nullable=False),
        sa.Column("asleep", sa.Float()),
        sa.Column("why", sa.Text()),
        sa.Column("again", sa.Float()),
        sa.Column("told", sa.Text()),
        sa.PrimaryKeyConstraint("table", "venue", name="pk_showings"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_showings_table"),
        sqlite_with_rowid=False,
    )
    op.execute(COPY)
    op.drop_table("old_showings")
    op.create_index("ix_showings_venue", "showings", ["venue"])
