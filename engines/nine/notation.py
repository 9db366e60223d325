"""How moves are written and read, and the table drawn in plain text."""

from __future__ import annotations

from typing import Final

from engines.errors import BadNotation
from engines.nine.cards import COLOURS, NAMES, Card, Colour
from engines.nine.moves import (
    DRAW,
    DROP,
    FIRST,
    GIVE,
    INTO,
    LADY,
    MOST,
    PLAY,
    ROB,
    SCORE,
    SECOND,
    STEAL,
    TAKE,
    WAIT,
    Move,
)
from engines.nine.state import FOUR, Phase, State
from engines.values import Seat, Seen

SHORT: Final = {name[0]: colour for colour, name in enumerate(COLOURS)}
PLAIN: Final = {move.word: move for move in (DRAW, PLAY, LADY, FIRST, SECOND, SCORE, WAIT)}
"""The moves that are a single word."""
APART: Final = {("good", "dog"): "gooddog", ("bad", "dog"): "baddog", ("cat", "lady"): "lady"}
"""Words people write apart."""


def parse(state: State, seat: Seat, text: str) -> Move:  # noqa: ARG001
    """Read a move; a number alone is the pile to take from, or to drop on."""
    words = text.casefold().split()
    if tuple(words[:2]) in APART:
        words[:2] = [APART[words[0], words[1]]]
    try:
        return _read(words, dropping=state.phase is not Phase.TURN)
    except LookupError:
        raise BadNotation(text) from None


def _read(words: list[str], *, dropping: bool) -> Move:
    """A `LookupError` tells that it is none."""
    match words:
        case [word] if word in PLAIN:
            return PLAIN[word]
        case [pile] if pile in _NUMBERS:
            return (DROP if dropping else TAKE)[_NUMBERS[pile]]
        case ["take", pile]:
            return TAKE[_NUMBERS[pile]]
        case ["drop", pile]:
            return DROP[_NUMBERS[pile]]
        case ["steal", *where]:
            seat, of = _loot(where)
            return STEAL[seat][of]
        case ["rob", one, colour, other, colour2]:
            spoils = sorted(_loot(each) for each in ([one, colour], [other, colour2]))
            return ROB[(*spoils[0], *spoils[1])]
        case ["into", colour]:
            return INTO[_COLOURS[colour]]
        case [word, *where] if word in GIVE:
            seat, of = _loot(where)
            return GIVE[word][of][seat]
    raise LookupError


_NUMBERS: Final = {str(at + 1): at for at in range(MOST)}
_COLOURS: Final = {**SHORT, **{name: colour for colour, name in enumerate(COLOURS)}}


def _loot(where: list[str]) -> tuple[Seat, Colour]:
    """A player and a colour, whichever comes first."""
    if len(where) != 2:
        raise LookupError
    one, other = where
    return (_NUMBERS[one], _COLOURS[other]) if one in _NUMBERS else (_NUMBERS[other], _COLOURS[one])


def write(move: Move) -> str:
    """The one canonical form."""
    return _WRITTEN[move]


def _written() -> dict[Move, str]:
    written = {move: word for word, move in PLAIN.items()}
    for word, ways in (("take", TAKE), ("drop", DROP)):
        written |= {move: f"{word} {move.pile + 1}" for move in ways}
    written |= {move: f"into {COLOURS[move.colour]}" for move in INTO}
    for row in STEAL:
        written |= {move: f"steal {_spoil(move.seat, move.colour)}" for move in row}
    for move in ROB.values():
        one, other = _spoil(move.seat, move.colour), _spoil(move.seat2, move.colour2)
        written[move] = f"rob {one} {other}"
    for word, given in GIVE.items():
        for row in given:
            written |= {m: f"{word} {COLOURS[m.colour]} {m.seat + 1}" for m in row}
    return written


def _spoil(seat: Seat, colour: Colour) -> str:
    return f"{seat + 1} {COLOURS[colour]}"


_WRITTEN: Final = _written()


def sketch(seen: Seen[State]) -> str:
    """The table in letters: of piles the top and the height, of series every card."""
    state = seen.state
    piles = ",".join(f"{NAMES[p[-1]]}:{len(p)}" if p else "-" for p in state.piles)
    lines = [f"turn {state.turns} {state.phase.value} box {len(state.box)} piles {piles}"]
    lines += [_seat(state, seat) for seat in range(state.seats)]
    lines.append(f"stock {len(state.stock)} cards {_named(state.cards)}")
    return "\n".join(lines)


def _seat(state: State, seat: Seat) -> str:
    """What a seat has; `>` stands before whose turn it is, `k` where kittens lie."""
    rows = []
    for colour, row in enumerate(state.of(seat)):
        kittens = "k" if seat * FOUR + colour in state.kittens else ""
        rows.append(f"{COLOURS[colour]}{kittens} {_named(row)}")
    turn = ">" if seat == state.turn else " "
    return f"{turn}{seat + 1}: coins {state.coins[seat]} {' '.join(rows)}"


def _named(cards: tuple[Card, ...]) -> str:
    return ",".join(NAMES[card] for card in cards) or "-"
