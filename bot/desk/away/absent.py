"""Somebody does not come: the others vote in secret on what is done for them.

Of two, the other one decides alone: a computer sits in, a harmless move is made, or, after long,
the win is claimed. Nobody learns who voted, nor that there is a vote.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection

from bot.contract import Answer, whole_number
from bot.desk.ask import Ask, quoted
from bot.desk.away.own import own_place
from bot.games.levels import SITTER
from bot.posts.private.panels import absent_post
from bot.posts.public.lines import moment
from bot.store import Transaction
from bot.tables.lapses import idled
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.waiting.absence import CHOICES, CLAIM, IDLE, SITS, may_be_decided
from bot.tables.waiting.minding import by_computer, without_owner
from bot.tables.waiting.wills import absence, departure, have_left, most_of, vote, votes
from engines.log import Cause
from engines.values import Seat

if TYPE_CHECKING:
    from bot.desk.desk import Desk

Waited = tuple[Seat, Sequence[str], str]
"""A seat that is waited for, what may be voted for, or from when on."""
WORDS: Final = 2


async def absent(desk: Desk, ask: Ask) -> Answer:
    """Vote on who does not come (`absent 2 sitter`); without words, see who is waited for."""
    named = await desk.seated_table(ask)
    own = own_place(named, ask)
    if not ask.words:
        waited = await desk.store.read(lambda sql: _waited(desk, sql, ask, named, own))
        return Answer(post=absent_post(ask.say, named, waited))
    number, choice = whole_number(ask.words[0]), "".join(ask.words[1:WORDS]).casefold()
    if number is None or choice not in CHOICES:
        raise Refusal("refuse-order", word=quoted(" ".join(ask.words)))

    def job(tx: Transaction) -> bool:
        table = desk.tables.fetch(tx, named.id)
        return _voted(desk, tx, ask, table, number - 1, choice)

    done = await desk.write(ask, job)
    return Answer(ask.say("done-absent" if done else "done-vote"))


def _waited(desk: Desk, sql: Connection, ask: Ask, table: Table, own: Seat) -> list[Waited]:
    now, found = desk.world.now(), list[Waited]()
    for seat in _missing(table, own):
        from_when = may_be_decided(sql, desk.tables.clocks, table, seat)
        may = [choice for choice, at in from_when.items() if at <= now]
        first = min(from_when.values())
        found.append((seat, may, "" if may else moment(ask.say, first, ask.limits)))
    return found


def _missing(table: Table, own: Seat) -> list[Seat]:
    """The seats others than one that are waited for, or have been left."""
    minded = (seat for seat in table.to_move() if table.places[seat].minder)
    return sorted({*minded, *have_left(table)} - {own})


def _voted(desk: Desk, tx: Transaction, ask: Ask, table: Table, seat: Seat, choice: str) -> bool:
    """Count a vote; whether that was enough, and it is done."""
    own, now = own_place(table, ask), tx.now
    if seat not in _missing(table, own):
        raise Refusal("refuse-stale")
    clocks = desk.tables.clocks
    at = may_be_decided(tx.sql, clocks, table, seat).get(choice)
    if at is None or at > now:
        raise Refusal("refuse-too-soon")
    left = have_left(table).get(seat) if choice == SITS else None
    about = departure(seat, left) if left else absence(seat, clocks.turn(table, seat))
    absentees = {table.places[seat].person, table.places[seat].minder}
    voters = set(table.people()) - absentees
    vote(tx, table, about, ask.person, choice)
    if votes(tx.sql, table, about, voters, now)[choice] < most_of(len(voters)):
        return False
    desk.tables.save(tx, table, _decided(desk, tx, table, (own, seat), choice))
    return True


def _decided(
    desk: Desk, tx: Transaction, table: Table, seats: tuple[Seat, Seat], choice: str
) -> Table:
    """The table after what was decided for the second of two seats."""
    own, seat = seats
    if choice == CLAIM:
        return replace(table, story=table.told.write(own, "!claim"))
    if choice == IDLE:
        return replace(table, story=idled(desk.kit.guide(table.game), table, seat))
    if seat in have_left(table):
        return without_owner(tx, table, seat, SITTER)
    return by_computer(tx, table, seat, SITTER, Cause.CLOCK)
