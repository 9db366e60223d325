"""Every move there is, made once beforehand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from engines.nine.cards import COLOURS, NOWHERE
from engines.values import Seat

MOST: Final = 5
"""So many may play, and so many discard piles are there."""


class Move(NamedTuple):
    """One decision: its word, and the places it names, counted from 0."""

    word: str
    pile: int = NOWHERE
    seat: Seat = NOWHERE
    colour: int = NOWHERE
    seat2: Seat = NOWHERE
    """The other one that is stolen from."""
    colour2: int = NOWHERE


_SEATS: Final = range(MOST)
_COLOURS: Final = range(len(COLOURS))

TAKE: Final = tuple(Move("take", pile=pile) for pile in range(MOST))
DRAW: Final = Move("draw")
STEAL: Final = tuple(
    tuple(Move("steal", seat=seat, colour=colour) for colour in _COLOURS) for seat in _SEATS
)
ROB: Final = {
    (one, colour, other, colour2): Move(
        "rob", seat=one, colour=colour, seat2=other, colour2=colour2
    )
    for one in _SEATS
    for colour in _COLOURS
    for other in _SEATS
    if one < other
    for colour2 in _COLOURS
}
PLAY: Final = Move("play")
DROP: Final = tuple(Move("drop", pile=pile) for pile in range(MOST))
INTO: Final = tuple(Move("into", colour=colour) for colour in _COLOURS)


def _given(word: str) -> tuple[tuple[Move, ...], ...]:
    return tuple(
        tuple(Move(word, colour=colour, seat=seat) for seat in _SEATS) for colour in _COLOURS
    )


GIVE: Final[Mapping[str, tuple[tuple[Move, ...], ...]]] = {
    word: _given(word) for word in ("rascal", "gooddog", "baddog")
}
"""By word, colour and seat."""
LADY: Final = Move("lady")
FIRST: Final = Move("first")
SECOND: Final = Move("second")
SCORE: Final = Move("score")
WAIT: Final = Move("wait")
FIRSTS: Final = (FIRST, SECOND)
SCORINGS: Final = (SCORE, WAIT)
