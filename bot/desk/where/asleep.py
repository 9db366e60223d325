"""Venues that refuse us: what is told of what sleeps there, and what wakes it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot.contract import Answer, Post, Unwell, Venue, Why
from bot.desk.ask import Ask
from bot.posts.public.asleep import why_asleep
from bot.store import Transaction
from bot.store.rows.shown.showings import ShowingRecord

if TYPE_CHECKING:
    from bot.desk.desk import Desk

BLUNT = ("new", "play", "show", "board", "table", "thread")
"""Verbs by which somebody wants to see a table: they are told each time."""
UNASKED = -1
"""What somebody is told for who is not asked for anything."""


async def stir(desk: Desk, ask: Ask) -> None:
    """What sleeps where a command comes from is tried anew, before anything comes of it."""
    try:
        sleeping = await desk.sleepers.at(ask.command.venue.key)
        worth = [showing for showing in sleeping if _is_worth_a_try(ask, showing)]
        if worth:
            await desk.commit(partial(_stir, desk, worth))
    except Unwell:  # the command itself will say so
        return


def _stir(desk: Desk, showings: list[ShowingRecord], tx: Transaction) -> None:
    for showing in showings:
        desk.sleepers.stir(tx, showing)


async def told(desk: Desk, ask: Ask, answer: Answer) -> Answer:
    """The answer to a command; where something sleeps, who does not know yet is told."""
    try:
        sleeping = await desk.sleepers.at(ask.command.venue.key)
        return await _told(desk, ask, answer, sleeping) if sleeping else answer
    except Unwell:  # what was asked for has been done
        return answer


async def _told(desk: Desk, ask: Ask, answer: Answer, sleeping: list[ShowingRecord]) -> Answer:
    if answer.post is not None and any(
        s.sleep and s.sleep.why is not Why.PICTURES for s in sleeping
    ):
        answer = replace(answer, closes="")  # no board says how it went: the panel does
    notes: list[str] = []
    tellings: list[tuple[ShowingRecord, dict[str, int]]] = []
    for showing in sleeping:
        choice = await _choice(desk, ask, showing.table)
        known = choice is None or (showing.sleep and ask.person in showing.sleep.told)
        if choice is not None:
            tellings.append((showing, {ask.person: choice}))
        if showing.sleep and _is_news(ask, showing.sleep.why, known=bool(known)):
            notes.append(why_asleep(ask.say, showing.table, showing.sleep.why))
    if not notes:
        return answer

    def job(tx: Transaction) -> None:
        for showing, told in tellings:
            desk.sleepers.note_told(tx, showing.table, showing.venue, told)

    await desk.commit(job)
    return _with_note(ask, answer, f"{notes[0]} {ask.say('asleep-again')}")


async def _choice(desk: Desk, ask: Ask, table_id: str) -> int | None:
    """For which choice somebody is asked at a table; None if it is not theirs."""
    table = await desk.tables.get(table_id)
    seat = table.own_seat(ask.person) if table else None
    if table is None or seat is None:
        return None
    return table.told.spells[seat] if seat in table.to_move() else UNASKED


def _is_news(ask: Ask, why: Why, *, known: bool) -> bool:
    """Whether to say it: once to who plays there, and to whoever wants to see a table."""
    if why is Why.PICTURES:  # the board says so itself
        return False
    return _wants_to_see(ask) or not known


def _wants_to_see(ask: Ask) -> bool:
    return ask.command.verb.casefold() in BLUNT


def _is_worth_a_try(ask: Ask, showing: ShowingRecord) -> bool:
    """Whether to try again now; pictures, as the board is there, for who wants to see it only."""
    words_only = showing.sleep is not None and showing.sleep.why is Why.PICTURES
    return not words_only or _wants_to_see(ask)


def _with_note(ask: Ask, answer: Answer, note: str) -> Answer:
    """The answer with a note before it; as a post, where both are too long for a toast."""
    if answer.post is not None:
        return replace(answer, post=replace(answer.post, text=f"{note}\n\n{answer.post.text}"))
    text = f"{note}\n\n{answer.toast}".strip()
    if len(text) > ask.limits.toast:
        return replace(answer, toast="", post=Post("asleep", text))
    return replace(answer, toast=text)


async def left(desk: Desk, venue: Venue, why: Why) -> None:
    """The bot is no longer in a venue: what is shown there, and in its topics, sleeps."""
    await desk.commit(partial(_lay_all, desk, venue.key, why))


def _lay_all(desk: Desk, venue: str, why: Why, tx: Transaction) -> None:
    desk.sleepers.lay_all(tx, venue, why)


async def returned(desk: Desk, venue: Venue) -> None:
    """What sleeps at a venue, and in its topics, is tried anew."""
    if desk.sleepers.may_sleep(venue.key):
        await desk.commit(lambda tx: desk.sleepers.stir_all(tx, venue.key))
