"""Reading what somebody typed for a move: notation, their language, names, or a button's label."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from bot.contract import whole_number
from bot.desk.ask import Ask, quoted
from bot.desk.playing.unread import unfitting
from bot.games.guide import Guide
from bot.games.hearing import doubtful, heard, seats_called
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.words import listing
from bot.words.typed import plain
from engines.errors import AmbiguousMove, BadNotation
from engines.values import Seat

if TYPE_CHECKING:
    from bot.desk.desk import Desk

NONSENSE = ("refuse-nonsense", "refuse-nonsense-or-name", "refuse-no-cell")
"""What is said of words that are no move."""
MOST_NAMED = 5
"""Moves a refusal lists, of those that may be meant."""


def read_move(desk: Desk, ask: Ask, table: Table, seat: Seat) -> Any:
    """The move these words say: in notation, in the person's language, or as its buttons say it.

    N.B. names come second: whatever is notation as it stands, as on a button, stays what it is.
    """
    guide, names, say = desk.kit.guide(table.game), table.names(), ask.say
    ways = (guide.spoken(say), guide.spoken(say, names)) if guide.names else (guide.spoken(say),)
    texts = dict.fromkeys(heard(way, ask.words) for way in ways)
    try:
        return _first_read(table, seat, list(texts))
    except BadNotation as error:
        labelled = _labelled(ask, table, guide, seat)
        if len(labelled) == 1:
            return table.game.parse(table.told.state, seat, labelled[0])
        if labelled:
            raise _doubtful(ask, table, guide, seat, labelled) from error
        raise _unread(ask, table, guide, seat, texts) from error
    except AmbiguousMove as error:
        raise _doubtful(ask, table, guide, seat, error.candidates) from error


def is_talk(desk: Desk, ask: Ask, table: Table) -> bool:
    """Whether words beside a board are none of a move: people talk there, and nobody is asked."""
    seat = table.own_seat(ask.person)
    if seat is None or table.story is None:
        return True
    guide = desk.kit.guide(table.game)
    known = {*guide.words, *guide.spoken(ask.say)}
    known |= {word for text in table.texts(seat) for word in text.split()}
    if any(word.casefold().strip(".,!?") in known for word in ask.words):
        return False
    try:
        read_move(desk, ask, table, seat)
    except Refusal as refusal:
        return refusal.key in NONSENSE
    return False


def speaks_of(desk: Desk, ask: Ask, table: Table) -> bool:
    """Whether all words are such as moves of a table are made of, numbers among them."""
    guide = desk.kit.guide(table.game)
    known = {*guide.words, *guide.spoken(ask.say)}
    return all(word.casefold() in known or whole_number(word) is not None for word in ask.words)


def _first_read(table: Table, seat: Seat, texts: Sequence[str]) -> Any:
    """The move of the first text that is one."""
    for text in texts[:-1]:
        with suppress(BadNotation):
            return table.game.parse(table.told.state, seat, text)
    return table.game.parse(table.told.state, seat, texts[-1])


def _doubtful(
    ask: Ask, table: Table, guide: Guide[Any], seat: Seat, texts: Sequence[str]
) -> Refusal:
    """Words that may mean several moves, with some of those as people say them."""
    seen = table.game.seen_by(table.told.state, seat)
    said = [guide.phrase(ask.say, seen, text.split()) for text in texts[:MOST_NAMED]]
    alike = len({*said}) < min(len(said), 2)
    moves = ", ".join(texts[:MOST_NAMED] if alike else dict.fromkeys(said))
    return Refusal("refuse-ambiguous", text=quoted(" ".join(ask.words)), moves=moves)


def _labelled(ask: Ask, table: Table, guide: Guide[Any], seat: Seat) -> list[str]:
    """The moves whose buttons say just what was typed."""
    typed = plain(" ".join(ask.words))
    labels = dict.fromkeys(_labels(ask, table, guide, seat))
    return [*dict.fromkeys(text for text, label in labels if plain(label) == typed)]


def _labels(ask: Ask, table: Table, guide: Guide[Any], seat: Seat) -> Iterator[tuple[str, str]]:
    """Every legal move with what its buttons say."""
    seen = table.game.seen_by(table.told.state, seat)
    coda = table.game.coda(table.told.state, seat)
    if coda is not None:
        yield table.game.format(coda), ask.say("button-coda")
    for text in table.texts(seat):
        yield text, guide.phrase(ask.say, seen, text.split())


def _unread(ask: Ask, table: Table, guide: Guide[Any], seat: Seat, texts: Iterable[str]) -> Refusal:
    """Why words are no move: whose name, where they stop making sense, or nonsense."""
    typed, syntax = " ".join(ask.words), ask.say(f"{table.game.info.id}-syntax")
    names, known = table.names(), {*guide.words, *guide.spoken(ask.say)}
    people = [f"{name} ({seat})" for seat, name in enumerate(names, start=1)]
    said = doubtful(names, [word for word in ask.words if word.casefold() not in known])
    if guide.names and said is not None:
        meant = [people[seat] for seat in seats_called(names, said)]
        return Refusal("refuse-whose-name", text=quoted(said), names=listing(ask.say, meant))
    unfit = next(filter(None, (unfitting(ask, table, guide, seat, text) for text in texts)), None)
    if unfit is not None:
        return unfit
    if not guide.names:
        return Refusal("refuse-nonsense", text=quoted(typed), syntax=syntax)
    named = listing(ask.say, people)
    return Refusal("refuse-nonsense-or-name", text=quoted(typed), syntax=syntax, names=named)
