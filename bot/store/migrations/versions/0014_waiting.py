"""Tables have a pace, seats may be minded by friends, and lobbies tidy themselves up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

DAY = 24 * 3600


def upgrade() -> None:
    """Everybody takes as long as they like; what is open gets its timers."""
    op.add_column("tables", sa.Column("pace", sa.Text()))
    op.add_column("tables", sa.Column("since", sa.Float()))
    op.add_column("seats", sa.Column("minder", sa.Text()))
    op.add_column("seats", sa.Column("since", sa.Float()))
    op.add_column("seats", sa.Column("bank", sa.Float()))
    op.create_table(
        "wills",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("choice", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_wills_table"),
        sa.PrimaryKeyConstraint("table", "about", "person", name="pk_wills"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "stints",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_stints_table"),
        sa.PrimaryKeyConstraint("table", "person", "seat", name="pk_stints"),
        sqlite_with_rowid=False,
    )
    for kind, status, days in (("tidy", "lobby", 6), ("doze", "playing", 30)):
        op.execute(
            sa.text(
                'INSERT INTO timers ("table", kind, seat, due) '
                "SELECT id, :kind, -1, changed + :wait FROM tables WHERE status = :status"
            ).bindparams(kind=kind, wait=float(days * DAY), status=status)
        )
