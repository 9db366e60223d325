"""Sending somebody away: in a lobby the seat is free again, a game goes on without them.

In a lobby its host may, and those in charge of where it was opened; in a game only they; where
everybody is in charge, only who opened it. Whoever was removed has no seat at that table any more,
and the seat is for others than who has removed them.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.contract import NO_MARK, Answer, Confirm, whole_number
from bot.desk.ask import Ask, quoted
from bot.desk.sure import sure, unsure
from bot.desk.where.charge import Charge, charge_of
from bot.desk.where.hiding import instead
from bot.games.levels import SITTER
from bot.posts.private.panels import remove_post
from bot.store import Transaction
from bot.tables.refusal import Refusal
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.waiting.minding import bar, given_back, removed
from bot.words import unaccented
from bot.words.typed import means
from engines.values import Seat

if TYPE_CHECKING:
    from bot.desk.desk import Desk

GOES_ON = (Status.LOBBY, Status.PLAYING, Status.RESTING)


async def remove(desk: Desk, ask: Ask) -> Answer:
    """Take somebody's seat away (`remove bob`, `remove 2`); without a word, see whose may be."""
    named = await table_meant(desk, ask)
    charge = await charge_of(desk, ask, named)
    _must_go_on(named)
    try:
        now = desk.world.now()
        await desk.store.read(lambda sql: charge.must(sql, ask, named, now))
    except Refusal as refusal:
        raise instead(ask, named, charge, refusal) from refusal
    if not ask.words:
        return Answer(post=remove_post(ask.say, named, _removable(named, ask)))
    seat, lobby = _meant(desk, ask, named), named.status is Status.LOBBY
    asks = not lobby or ask.confirm is not Confirm.NEVER
    if asks and not sure(desk, ask):
        what, name = "remove-lobby" if lobby else "remove", named.places[seat].name
        return unsure(ask, named, "remove", NO_MARK, what, words=(str(seat + 1),), name=name)
    person = named.places[seat].person

    def job(tx: Transaction) -> None:
        table = desk.tables.fetch(tx, named.id)
        _must_go_on(table)
        charge.must(tx.sql, ask, table, tx.now)
        if seat >= len(table.places) or table.places[seat].person != person:
            raise Refusal("refuse-stale")
        if table.status is not Status.LOBBY:
            after = removed(tx, table, seat, SITTER, ask.person)
        else:
            bar(tx, table, seat)
            after = given_back(table, seat)
        desk.tables.save(tx, table, after)

    await desk.write(ask, job)
    return Answer(ask.say("done-remove-lobby" if lobby else "done-remove"), closes=named.id)


async def table_meant(desk: Desk, ask: Ask) -> Table:
    """The table here I sit at; where there is none, for those in charge, any other one here."""
    named = await desk.named_table(ask)
    if named is not None:
        return named
    near = await desk.tables_near(ask)
    if any(table.seat_of(ask.person) is not None for table in near):
        return await desk.seated_table(ask)
    return await desk.table_here(ask)


async def held(desk: Desk, ask: Ask, table: Table) -> Charge:
    """Of what somebody is in charge; if that is not known now, of nothing."""
    try:
        return await charge_of(desk, replace(ask, verb="remove"), table)
    except Refusal:
        return Charge(table.home)


def _must_go_on(table: Table) -> None:
    if table.status not in GOES_ON:
        raise Refusal("refuse-paused" if table.status is Status.PAUSED else "refuse-over")


def can_send(table: Table, ask: Ask) -> bool:
    """Whether there is anybody to be sent away."""
    return bool(_removable(table, ask))


def _removable(table: Table, ask: Ask) -> list[Seat]:
    """The seats others than one's own that are somebody's."""
    own = table.seat_of(ask.person)
    taken = (seat for seat, place in enumerate(table.places) if place.person and seat != own)
    return [seat for seat in taken if table.story is None or seat not in table.told.resigned]


def _meant(desk: Desk, ask: Ask, table: Table) -> Seat:
    """The seat of whom the words name: by a number, or a name in whatever letters."""
    words = list(ask.words)
    while words[1:] and means(desk.kit.words, words[-1], "sure"):
        words.pop()
    said = " ".join(words)
    number = whole_number(said)
    for seat in _removable(table, ask):
        if seat + 1 == number or unaccented(table.places[seat].name) == unaccented(said):
            return seat
    raise Refusal("refuse-nobody-there", name=quoted(said))
