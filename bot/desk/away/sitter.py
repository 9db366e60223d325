"""Sitters: a seat is handed to a friend or a computer and taken back; a newcomer takes one over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.contract import Answer, whole_number
from bot.desk.ask import Ask, must_mean, quoted
from bot.desk.away.own import own_place, seated_here
from bot.desk.rights import Right, marks_of, must
from bot.desk.seating.seats import known_as
from bot.games.levels import read_level
from bot.posts.private.panels import sitter_post, sitting_post
from bot.store import Transaction
from bot.tables.refusal import Refusal
from bot.tables.status import Status
from bot.tables.table import Table, free_name
from bot.tables.waiting.minding import (
    by_computer,
    by_friend,
    free_seats,
    may_decide,
    taken_back,
    taken_over,
    was_removed,
)
from bot.tables.waiting.wills import OFFER, wants, with_will
from bot.words.typed import means
from engines.log import Cause
from engines.values import Seat

if TYPE_CHECKING:
    from bot.desk.desk import Desk

Change = Callable[[Transaction, Table], Table]
"""The table as it is to be kept."""
Sits = Callable[[Transaction, Table, Seat], Table]
"""The same with somebody in a seat of it."""


async def sitter(desk: Desk, ask: Ask) -> Answer:
    """Hand my seat to a computer (`sitter 3`) or a friend (`sitter friend`), or take it back."""
    named = await desk.seated_table(ask)
    seat = seated_here(named, ask)
    if named.status is Status.LOBBY:
        raise Refusal("refuse-not-started")
    place = named.places[seat]
    if seat in named.told.resigned:
        raise Refusal("refuse-resigned")
    if not ask.words:
        own = place.person == ask.person
        return Answer(post=(sitter_post if own else sitting_post)(ask.say, named, seat))
    word = " ".join(ask.words)
    if means(desk.kit.words, word, "returned"):
        return await _back(desk, ask, named.id)
    level = read_level(desk.kit.words, word.casefold())
    friend = means(desk.kit.words, word, "friend")
    if level is None and not friend:
        raise Refusal("refuse-order", word=quoted(word))

    def change(tx: Transaction, table: Table) -> Table:
        own = own_place(table, ask)
        if len(table.people()) < 2:
            raise Refusal("refuse-sitter-alone")
        if level is None:
            return replace(table, wills=with_will(table, OFFER, ask.person, str(own + 1)))
        return by_computer(tx, table, own, level, Cause.PERSON)

    await _changed(desk, ask, named.id, change)
    return Answer(ask.say("done-sitter-friend" if friend else "done-sitter"))


async def _back(desk: Desk, ask: Ask, table_id: str) -> Answer:
    """Decide for oneself again: from now on who sat there sees nothing of the seat."""

    def change(tx: Transaction, table: Table) -> Table:
        seat = seated_here(table, ask)
        place = table.places[seat]
        if place.friend == ask.person:  # a friend may stop whenever they like
            return taken_back(tx, table, seat)
        if place.person != ask.person or seat in table.told.resigned:
            raise Refusal("refuse-resigned")
        if place.minder == ask.person:
            wills = (each for each in table.wills if (each.about, each.person) != _offer(ask))
            return replace(table, wills=tuple(wills))
        return taken_back(tx, table, seat)

    await _changed(desk, ask, table_id, change)
    return Answer(ask.say("done-sitter-back"))


def _offer(ask: Ask) -> tuple[str, str]:
    return OFFER, ask.person


async def mind(desk: Desk, ask: Ask) -> Answer:
    """Decide in the seat of a friend who has asked for it (`mind 2`), until they are back."""

    def minded(tx: Transaction, table: Table, seat: Seat) -> Table:
        place = table.places[seat]
        if place.person not in wants(table, OFFER) or place.minder != place.person:
            raise Refusal("refuse-no-offer")
        _must_know_nothing(tx, ask, table, seat)
        return by_friend(tx, table, seat, ask.person)

    return await _taken(desk, ask, minded, "done-mind")


async def takeover(desk: Desk, ask: Ask) -> Answer:
    """Take a seat over whose person has gone (`takeover 2`): it is mine from now on."""

    def mine(tx: Transaction, table: Table, seat: Seat) -> Table:
        if seat not in free_seats(table):
            raise Refusal("refuse-not-free")
        if table.places[seat].person == ask.person:
            if seat in table.told.resigned:
                raise Refusal("refuse-resigned")
            return taken_back(tx, table, seat)
        _must_know_nothing(tx, ask, table, seat)
        others = [each.name for n, each in enumerate(table.places) if n != seat]
        name = free_name(others, [known_as(ask)])
        return taken_over(tx, table, seat, name, ask.person)

    return await _taken(desk, ask, mine, "done-takeover")


async def _taken(desk: Desk, ask: Ask, sits: Sits, done: str) -> Answer:
    """Sit down in the seat these words name; without any, see which there are."""
    named = await desk.table_here(ask)
    wanted = _seat(ask)
    if wanted is None:
        must_mean(ask, None)
        return Answer(post=sitting_post(ask.say, named))

    def change(tx: Transaction, table: Table) -> Table:
        return sits(tx, table, _playable(table, wanted))

    after = await _changed(desk, ask, named.id, change)
    return Answer(ask.say(done, name=after.places[wanted].name))


def _must_know_nothing(tx: Transaction, ask: Ask, table: Table, seat: Seat) -> None:
    """Refuse who knows what lies in another seat, or for whom this one is not."""
    right = Right.REFILL if was_removed(table, seat) else Right.TAKE
    must(ask, table, *marks_of(tx, table, ask.person), right=right)
    if not may_decide(tx, table, ask.person, seat):
        raise Refusal("refuse-knows-too-much")


async def _changed(desk: Desk, ask: Ask, table_id: str, change: Change) -> Table:
    def job(tx: Transaction) -> Table:
        table = desk.tables.fetch(tx, table_id)
        return desk.tables.save(tx, table, change(tx, table))

    return await desk.write(ask, job)


def _seat(ask: Ask) -> Seat | None:
    number = whole_number(ask.words[0]) if ask.words else None
    return None if number is None else number - 1


def _playable(table: Table, seat: Seat) -> Seat:
    """A seat of a table in play."""
    if table.status is Status.RESTING:
        raise Refusal("refuse-resting")
    if table.status is not Status.PLAYING:
        raise Refusal("refuse-over" if table.status is Status.OVER else "refuse-not-started")
    if not 0 <= seat < len(table.places):
        raise Refusal("refuse-not-free")
    return seat
