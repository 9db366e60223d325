"""A place that a table was brought to shows it no more: all that those in charge there decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.contract import NO_MARK, Answer, Button, Post, button_data
from bot.desk.ask import Ask, Question
from bot.desk.rights import Who
from bot.desk.where.charge import Charge, at_place, charge_of
from bot.store import Transaction
from bot.store.rows.shown import outbox, showings
from bot.store.rows.shown.outbox import Kind
from bot.tables.refusal import Refusal
from bot.tables.table import Table

if TYPE_CHECKING:
    from bot.desk.desk import Desk


async def hide(desk: Desk, ask: Ask) -> Answer:
    """Show a table here no more; it goes on where it was opened, and may be brought again."""
    ask = await at_place(desk, ask, 0)
    named, here = await desk.table_here(ask), ask.command.venue
    charge = await charge_of(desk, ask, named)

    def job(tx: Transaction) -> None:
        table = desk.tables.fetch(tx, named.id)
        charge.must(tx.sql, ask, table, tx.now)
        if here.key not in table.venues:
            raise Refusal("refuse-hide-nowhere")
        showing = showings.load_showing(tx.sql, table.id, here.key)
        desk.tables.hide(tx, table.id, here.key)
        if showing is not None and (showing.message is not None or showing.stale):
            outbox.owe(tx.sql, Kind.LEAD, table.id, due=tx.now, venue=here.key)

    await desk.write(ask, job)
    return Answer(ask.say("done-hidden"), closes=named.id)


def instead(ask: Ask, table: Table, charge: Charge, refusal: Refusal) -> Refusal | Question:
    """What who is in charge of another place than the table's home is told: they may hide it."""
    if Who.ELSEWHERE not in charge.who:
        return refusal
    data = button_data(table.id, NO_MARK, "hide", (ask.command.venue.id,))
    row = (Button(ask.say("button-hide"), data),)
    text = ask.say("refuse-charge-elsewhere")
    return Question(Post(f"hide.{table.id}", text, rows=(row,), panel=table.id), refused=True)
