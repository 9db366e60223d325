"""Playing: moves by words and by taps, undo, resigning."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.contract import Answer, Post
from bot.desk.ask import Ask, quoted
from bot.games.guide import Guide
from bot.games.hearing import doubtful, heard, seats_called
from bot.games.levels import SITTER
from bot.posts.board import closing_line
from bot.posts.grip import Grip, grip_of
from bot.posts.pad import pad_post
from bot.store import Transaction
from bot.tables.refusal import Refusal
from bot.tables.status import Status
from bot.tables.table import Table
from bot.words import listing
from engines.errors import AmbiguousMove, BadNotation, IllegalMove
from engines.undo import last_move, undo_objection
from engines.values import Objection, Seat

if TYPE_CHECKING:
    from bot.desk.desk import Desk


async def move(desk: Desk, ask: Ask) -> Answer:
    """Make the move these words say; without words, show the pad."""
    if not ask.words:
        return await pad(desk, ask)
    table_id = _privately(desk, ask, await desk.waiting_table(ask)).id

    def job(tx: Transaction) -> tuple[Table, Seat]:
        table = desk.tables.fetch(tx, table_id)
        seat = _seat_to_move(table, ask)
        chosen = read_move(desk, ask, table, seat)
        try:
            story = table.told.play(seat, chosen)
        except IllegalMove as error:
            raise _why_not(desk, ask, table, error.objection) from error
        return desk.tables.save(tx, table, replace(table, story=story)), seat

    table, seat = await desk.write(ask, job)
    return await _after_move(desk, ask, table, seat)


async def _after_move(desk: Desk, ask: Ask, table: Table, seat: Seat) -> Answer:
    """The next pad if it is still this person's turn, else a word that it is done, or over."""
    if ask.quick:
        return Answer()
    if seat in table.to_move():
        return Answer(post=await pad_post(grip(desk, ask, table, seat)))
    over = table.status is Status.OVER
    text = closing_line(ask.say, table) if over else ask.say("done-turn")
    return Answer(post=Post(f"pad.{table.id}", text))


async def pad(desk: Desk, ask: Ask) -> Answer:
    """The buttons that build a move, after the words chosen so far."""
    table = _privately(desk, ask, await desk.waiting_table(ask))
    seat = _seat_to_move(table, ask)
    texts = [text.split() for text in table.texts(seat)]
    words = list(ask.words)
    if words and not any(text[: len(words)] == words for text in texts):
        words = _in_full(desk, ask, table, seat)
    post = await pad_post(grip(desk, ask, table, seat), tuple(words), ask.mark)
    return Answer(post=post)


def _in_full(desk: Desk, ask: Ask, table: Table, seat: Seat) -> list[str]:
    """The words of a move that was cut short; a cell shown for its place only tells why not.

    A button that says nothing by now, as one of an earlier release may, leads to a fresh pad.
    """
    try:
        chosen = read_move(desk, ask, table, seat)
    except Refusal:
        if ask.spell is None:
            raise
        return []
    objection = table.game.objection(table.told.state, seat, chosen)
    if objection is not None:
        raise _why_not(desk, ask, table, objection)
    return table.game.format(chosen).split()


async def undo(desk: Desk, ask: Ask) -> Answer:
    """Take back my last move and what computers answered."""
    table_id = (await desk.seated_table(ask)).id

    def job(tx: Transaction) -> tuple[Table, Seat]:
        table = desk.tables.fetch(tx, table_id)
        seat = playing_seat(table, ask)
        old = ask.spell is not None and ask.spell != table.told.spells[seat]
        if old or (ask.number is not None and _undone_since(desk, tx, ask, table, seat)):
            raise Refusal("refuse-stale")
        objection = undo_objection(table.told, seat)
        if objection is not None:
            raise Refusal(f"undo-{objection.code}")
        story = table.told.write(seat, f"!undo {last_move(table.told, seat)}")
        table = desk.tables.release(tx, table, seat)  # lest an order makes the same move again
        return desk.tables.save(tx, table, replace(table, story=story)), seat

    table, seat = await desk.write(ask, job)
    return Answer(ask.say("done-undone"), await pad_post(grip(desk, ask, table, seat)))


def _undone_since(desk: Desk, tx: Transaction, ask: Ask, table: Table, seat: Seat) -> bool:
    """Whether the post that was pressed is old, or this seat has undone something since."""
    shown = desk.tables.shown_version(tx, table.id, ask.command.venue.key, ask.number or 0)
    if shown is None:
        return True
    newer = table.version - shown
    rows = table.told.rows[-newer:] if newer > 0 else ()
    return any(row.seat == seat and row.text.startswith("!undo") for row in rows)


async def resign(desk: Desk, ask: Ask) -> Answer:
    """Give up: of two the other wins, of more a computer plays on in the seat."""
    table_id = (await desk.seated_table(ask)).id

    def job(tx: Transaction) -> Table:
        table = desk.tables.fetch(tx, table_id)
        seat = playing_seat(table, ask)
        table = desk.tables.release(tx, table, seat)
        return desk.tables.save(tx, table, _resigned(table, seat))

    await desk.write(ask, job)
    return Answer(ask.say("done-resigned"))


def _resigned(table: Table, seat: Seat) -> Table:
    """The table after a seat has given up; without any person left it ends."""
    story = table.told.write(seat, "!resign")
    places = table.places
    if story.outcome() is None:
        story = story.write(seat, "!sitter computer")
        place = replace(places[seat], level=SITTER)
        places = (*places[:seat], place, *places[seat + 1 :])
        if not any(place.minder for place in places):
            story = story.write(seat, "!end deserted")
    return replace(table, story=story, places=places)


def _privately(desk: Desk, ask: Ask, table: Table) -> Table:
    """The table, unless a secret move has just been typed for everybody to read."""
    if ask.words and ask.spell is None and not desk.may_show(ask.command, table):
        raise Refusal("refuse-in-public")
    return table


def _seat_to_move(table: Table, ask: Ask) -> Seat:
    """The presser's seat, if its press is good: it may move, and has been asked ever since."""
    seat = playing_seat(table, ask)
    if seat not in table.to_move():
        waiting = [table.places[other].name for other in table.to_move()]
        raise Refusal("refuse-not-your-turn", names=listing(ask.say, waiting))
    if ask.quick and ask.mark.seat != seat:
        raise Refusal("refuse-stale")
    if ask.spell is not None and ask.spell != table.told.spells[seat]:
        raise Refusal("refuse-stale")
    return seat


def playing_seat(table: Table, ask: Ask) -> Seat:
    """The presser's seat at a table in play, while nobody else minds it."""
    if table.status is Status.LOBBY:
        raise Refusal("refuse-not-started")
    if table.status is Status.PAUSED:
        raise Refusal("refuse-paused")
    if table.status is not Status.PLAYING:
        raise Refusal("refuse-over")
    seat = table.seat_of(ask.person)
    if seat is None:
        raise Refusal("refuse-not-seated")
    if table.places[seat].minder is None:
        raise Refusal("refuse-resigned")
    return seat


def read_move(desk: Desk, ask: Ask, table: Table, seat: Seat) -> Any:
    """The move these words say, in notation or in the person's language.

    N.B. names come second: whatever is notation as it stands, as on a button, stays what it is.
    """
    guide, names, say = desk.kit.guide(table.game), table.names(), ask.say
    ways = (guide.spoken(say), guide.spoken(say, names)) if guide.names else (guide.spoken(say),)
    texts = dict.fromkeys(heard(way, ask.words) for way in ways)
    typed = " ".join(ask.words)
    try:
        return _first_read(table, seat, list(texts))
    except BadNotation as error:
        raise _unread(ask, table, guide) from error
    except AmbiguousMove as error:
        moves = ", ".join(error.candidates[:5])
        raise Refusal("refuse-ambiguous", text=quoted(typed), moves=moves) from error


def _first_read(table: Table, seat: Seat, texts: Sequence[str]) -> Any:
    """The move of the first text that is one."""
    for text in texts[:-1]:
        with suppress(BadNotation):
            return table.game.parse(table.told.state, seat, text)
    return table.game.parse(table.told.state, seat, texts[-1])


def _unread(ask: Ask, table: Table, guide: Guide[Any]) -> Refusal:
    """Why words are no move: a name that may be several people's, or nonsense."""
    typed, syntax = " ".join(ask.words), ask.say(f"{table.game.info.id}-syntax")
    names, known = table.names(), {*guide.words, *guide.spoken(ask.say)}
    if not guide.names:
        return Refusal("refuse-nonsense", text=quoted(typed), syntax=syntax)
    people = [f"{name} ({seat})" for seat, name in enumerate(names, start=1)]
    said = doubtful(names, [word for word in ask.words if word.casefold() not in known])
    if said is not None:
        meant = [people[seat] for seat in seats_called(names, said)]
        return Refusal("refuse-whose-name", text=quoted(said), names=listing(ask.say, meant))
    named = listing(ask.say, people)
    return Refusal("refuse-nonsense-or-name", text=quoted(typed), syntax=syntax, names=named)


def _why_not(desk: Desk, ask: Ask, table: Table, objection: Objection) -> Refusal:
    """The rule that forbids a move, in words."""
    why = desk.kit.guide(table.game).why(ask.say, objection)
    return Refusal("refuse-why", why=why)


def grip(desk: Desk, ask: Ask, table: Table, seat: Seat) -> Grip:
    """The table in the hands of who asks."""
    return grip_of(desk.kit, table, seat, ask.say, ask.limits)
