"""The end of setting up: the game starts, or the table is cleared away."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.contract import NO_MARK, Answer, Confirm
from bot.desk.ask import Ask
from bot.desk.opening.lobby import lobby_in
from bot.desk.playing.play import end
from bot.desk.seating.seats import dealt, own_seat
from bot.desk.seating.shares import may_deal
from bot.desk.sure import agreed, unsure
from bot.desk.where.charge import charge_of, leads
from bot.store import Transaction
from bot.tables.refusal import Refusal
from bot.tables.status import Status
from bot.tables.table import Table

if TYPE_CHECKING:
    from bot.desk.desk import Desk


async def start(desk: Desk, ask: Ask) -> Answer:
    """Deal: the host may, and whoever sits at the table and has not only just sat down.

    Where the charter says otherwise, those do whom it names.
    """
    table_id = (await desk.lobby_table(ask)).id
    charge = await charge_of(desk, ask)

    def job(tx: Transaction) -> None:
        table = lobby_in(desk, tx, table_id)
        if not charge.leads:
            own_seat(table, ask)
        missing = table.game.info.seats.start - len(table.places)
        if missing > 0:
            raise Refusal("refuse-too-few", missing=missing)
        charge.of(tx, ask, table).must_decide(desk, table, ask)
        may_deal(desk, tx, table)
        desk.tables.save(tx, table, dealt(table))

    await desk.write(ask, job)
    return Answer()


async def cancel(desk: Desk, ask: Ask) -> Answer:
    """Clear a table away that has not started: whoever may start it may, or is in charge here.

    Those in charge may end a game, too.
    """
    named = await _unwanted(desk, ask)
    table_id = named.id
    charge = await charge_of(desk, ask, named)
    if named.status in (Status.PLAYING, Status.RESTING):
        if charge.leads:
            return await end(desk, ask, named)
        if ask.limits.commons:
            raise Refusal("refuse-opener")
    asks = not agreed(desk, ask) and ask.confirm is not Confirm.NEVER
    if asks and named.status is Status.LOBBY:
        if not charge.leads:
            charge.must_decide(desk, named, ask)
        return unsure(ask, named, "cancel", NO_MARK)

    def job(tx: Transaction) -> None:
        table = lobby_in(desk, tx, table_id)
        if not charge.leads:
            charge.of(tx, ask, table).must_decide(desk, table, ask)
        desk.tables.save(tx, table, replace(table, status=Status.CANCELLED))

    await desk.write(ask, job)
    return Answer(ask.say("done-cancelled"), closes=table_id)


async def _unwanted(desk: Desk, ask: Ask) -> Table:
    """The table somebody wants gone: one being set up, else, for those in charge, one in play."""
    named = await desk.named_table(ask)
    if named is not None:
        return named
    near = await desk.tables_near(ask)
    venue, lobbies = ask.command.venue, [t for t in near if t.status is Status.LOBBY]
    if near and not lobbies and not venue.private and await leads(desk, ask):
        return await desk.dealt_table(ask)
    return await desk.lobby_table(ask)
