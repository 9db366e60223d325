"""The end of setting up: the game starts, or the table is cleared away."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.contract import NO_MARK, Answer, Confirm
from bot.desk.ask import Ask
from bot.desk.opening.lobby import lobby_in
from bot.desk.seating.seats import dealt
from bot.desk.seating.shares import may_deal
from bot.desk.sure import agreed, unsure
from bot.desk.where.charge import Charge, charge_of, leads
from bot.desk.where.hiding import instead
from bot.store import Transaction
from bot.tables.refusal import Refusal
from bot.tables.status import Status
from bot.tables.table import Table
from engines.log import Cause

if TYPE_CHECKING:
    from bot.desk.desk import Desk


async def start(desk: Desk, ask: Ask) -> Answer:
    """Deal: the host may, and whoever sits at the table and has not only just sat down.

    Where the charter says otherwise, those do whom it names.
    """
    named = await desk.lobby_table(ask)
    charge = await charge_of(desk, ask, named)

    def job(tx: Transaction) -> None:
        table = lobby_in(desk, tx, named.id)
        charge.must(tx.sql, ask, table, tx.now)
        missing = table.game.info.seats.start - len(table.places)
        if missing > 0:
            raise Refusal("refuse-too-few", missing=missing)
        may_deal(desk, tx, table)
        desk.tables.save(tx, table, dealt(table))

    await desk.write(ask, job)
    return Answer()


async def cancel(desk: Desk, ask: Ask) -> Answer:
    """Clear a table away that has not started, as whoever may start it may.

    Those in charge of where it was opened may end a game, too; elsewhere they hide it.
    """
    named = await _unwanted(desk, ask)
    table_id = named.id
    charge = await charge_of(desk, ask, named)
    if named.status not in (Status.LOBBY, Status.PLAYING, Status.RESTING):
        raise Refusal("refuse-gone")
    try:
        now = desk.world.now()
        await desk.store.read(lambda sql: charge.must(sql, ask, named, now))
    except Refusal as refusal:
        begun = named.status is not Status.LOBBY and refusal.key != "refuse-opener"
        why = Refusal("refuse-started") if begun else refusal
        raise instead(ask, named, charge, why) from refusal
    if named.status is not Status.LOBBY:
        return await _end(desk, ask, named, charge)
    if not agreed(desk, ask) and ask.confirm is not Confirm.NEVER:
        return unsure(ask, named, "cancel", NO_MARK)

    def job(tx: Transaction) -> None:
        table = lobby_in(desk, tx, table_id)
        charge.must(tx.sql, ask, table, tx.now)
        desk.tables.save(tx, table, replace(table, status=Status.CANCELLED))

    await desk.write(ask, job)
    return Answer(ask.say("done-cancelled"), closes=table_id)


async def _end(desk: Desk, ask: Ask, named: Table, charge: Charge) -> Answer:
    """End a game for everybody, as those in charge of its home may; always asked."""
    if not agreed(desk, ask):
        return unsure(ask, named, "cancel", NO_MARK, "end")

    def job(tx: Transaction) -> None:
        table = desk.tables.fetch(tx, named.id)
        if table.status not in (Status.PLAYING, Status.RESTING):
            raise Refusal("refuse-over")
        charge.must(tx.sql, ask, table, tx.now)
        seat = table.seat_of(ask.person)
        # N.B. the row names a seat, as all do: of who has none it is no deed of whoever sits there.
        cause = Cause.CLOCK if seat is None else Cause.PERSON
        story = table.told.write(seat or 0, "!end charge", cause)
        desk.tables.save(tx, table, replace(table, story=story))

    await desk.write(ask, job)
    return Answer(ask.say("done-ended"), closes=named.id)


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
