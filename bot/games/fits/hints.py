"""How well a seat stands in If It Fits: what its boxes bring, and what they may still become.

The weights were found by playing: boxes, cats and openings of thousands of tables two players had
left behind, and how far ahead whoever had them was in the end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any, Final, NamedTuple

from bot.games.hints import Level, Neutral, ladder
from engines.fits.boxes import Box
from engines.fits.cards import Cell
from engines.fits.moves import Move
from engines.fits.options import cat_moves
from engines.fits.options import moves as legal
from engines.fits.scoring import DOUBLE, sheet, tally
from engines.fits.state import Phase, State
from engines.fits.turn import apply
from engines.rng import Rng
from engines.values import Outcome, Seat


class Weights(NamedTuple):
    """What a table is worth to a seat, in points, beside what it has for certain."""

    extra: float
    """A cat beside the first in a box."""
    closed: float
    """A point of a closed box."""
    narrow: float
    """A point of a box with one opening, held alone."""
    open: float
    """A point of one with two."""
    wide: float
    """A point of one with more."""
    box: float
    """An open box held alone, whatever is in it."""
    spare: float
    """A point of an open box for each cat, two at most, that is more than is needed to hold it."""
    contested: float
    """A point of an open box that others sit in too."""
    level: float
    """A point of an open box held together."""
    behind: float
    """An open box others hold."""
    alone: float
    """A cat asleep in a box nobody is awake in."""
    stock: float
    """A cat that is not on the table yet."""
    last: float
    """To have only one of those."""
    bottle: float
    """A bottle in an open box."""


SOON: Final = Weights(
    extra=0.72,
    closed=0.87,
    narrow=1.29,
    open=0.83,
    wide=0.32,
    box=0.14,
    spare=0.34,
    contested=0.51,
    level=1.0,
    behind=0.37,
    alone=0.3,
    stock=0.28,
    last=0.54,
    bottle=-0.21,
)
"""When somebody is about to lay the last cat."""
LATER: Final = Weights(
    extra=0.95,
    closed=-0.07,
    narrow=-0.36,
    open=-0.36,
    wide=0.7,
    box=0.75,
    spare=-0.84,
    contested=-1.1,
    level=0.0,
    behind=0.93,
    alone=-0.56,
    stock=-1.6,
    last=0.18,
    bottle=-0.5,
)
"""What the weights have more while everybody has cats enough."""
ENOUGH: Final = 3
"""So many cats everybody has, and the end is far."""
SPARE: Final = 2
"""More cats than these to spare in a box help no further."""
SCALE: Final = 1.5
"""Points ahead that turn even odds into about three to one."""
LAST: Final = 1.0
"""The same while the last cards are played."""
FEW: Final = 2
"""So many play, and what somebody else will do can be thought about."""
GLANCE: Final = 24
"""So many moves somebody else is taken to consider."""
MANY: Final = 40
"""More moves than these are not all tried in the head for a card that may be drawn."""
WIN: Final = 0.9
TAIL: Final = 4.0
"""By how many points behind what is left of the reward falls to 1/e."""


class FitsHints(Neutral):
    """Judges every move by what the table is like after it, and what others make of it."""

    levels: Mapping[int, Level] = ladder(
        Level(500, slip=2.0, looks=1, naive=True),
        Level(1_000, slip=1.25, looks=1, naive=True),
        Level(2_000, slip=0.4, looks=1, naive=True),
        Level(4_000, slip=1.15, looks=1),
        Level(9_000, slip=0.0, looks=24),
    )
    plies = 0
    curiosity = 0.1
    guessed = True

    def worth(self, state: State, seat: Seat) -> float:
        """The odds to be ahead in the end; inside a turn, by the best that can come of it."""
        if state.seat == seat and state.phase is Phase.CAT:
            return max(_odds(apply(state, move), seat) for move in cat_moves(state))
        if state.seat == seat and state.phase is Phase.PLAY and state.left is None:
            return max(self.worth(apply(state, move), seat) for move in _some(legal(state)))
        return _odds(state, seat)

    def reward(self, outcome: Outcome, seat: Seat) -> float:
        won = (seat in outcome.winners) / len(outcome.winners)
        lead = outcome.scores[seat] - max(outcome.scores)
        return WIN * won + (1 - WIN) * exp(lead / TAIL)

    def lean(self, moves: Sequence[Any], state: State, seat: Seat, rng: Rng) -> Any:
        """To draw, then the best of some moves that come to mind."""
        if state.phase is Phase.TURN:
            return moves[0]
        if len(moves) > GLANCE:
            moves = [rng.choice(moves) for _ in range(GLANCE)]
        return max(moves, key=lambda move: self.worth(apply(state, move), seat))

    def sensible(self, moves: Sequence[Any], state: State, seat: Seat) -> Sequence[Any]:
        """To sleep only beside boxes somebody sits in, and among many only with the last cat.

        What others do after its own turn nobody of many thinks about, so sleep seems cheap: tables
        of four let thirteen of sixteen cats sleep, and it won them less than it should.
        """
        if state.phase is not Phase.TURN:
            return moves
        if state.seats > FEW and state.stock[seat] > 1:
            return moves[:1]
        return (moves[0], *(move for move in moves[1:] if _beside_cats(state, move.at)))

    def thumb(self, moves: Sequence[Any], state: State, seat: Seat) -> Sequence[Any]:
        """To draw, to play what was drawn as it comes to hand; a cat if one fits."""
        match state.phase:
            case Phase.TURN:
                return moves[:1]
            case Phase.CAT:
                return moves[:-1]
            case Phase.PLAY:
                return [move for move in moves if move.card == state.drawn] or moves
        return moves

    def quiet(self, state: State, seat: Seat) -> bool:
        """When its own turn is over and many play: what they will do hides what a move is worth."""
        return state.seats > FEW and state.seat != seat


def _some(moves: Sequence[Move]) -> Sequence[Move]:
    """All of them, or where the table is large every second, third or later one."""
    return moves[:: 1 + len(moves) // MANY]


def _odds(state: State, seat: Seat) -> float:
    """How likely a seat is ahead in the end."""
    standing, scale = (_standing(state), SCALE) if state.left is None else (_scores(state), LAST)
    lead = standing[seat] - max(value for n, value in enumerate(standing) if n != seat)
    return min(0.999, max(0.001, 1 / (1 + exp(-lead / scale))))


def _scores(state: State) -> Sequence[float]:
    """What everybody has for certain, which is all that counts while the last cards are played."""
    boxes = state.board.index.boxes.values()
    return tally(sheet(boxes, advanced=state.advanced), state.seats).scores


def _standing(state: State) -> Sequence[float]:
    """What everybody has and may expect while cards are drawn."""
    pace = min(ENOUGH, *state.stock) / ENOUGH
    weights = Weights(*(soon + pace * later for soon, later in zip(SOON, LATER, strict=True)))
    standing = [weights.stock * cats + weights.last * (cats == 1) for cats in state.stock]
    for box in state.board.index.boxes.values():
        if any(box.awake):
            _add(standing, box, weights, advanced=state.advanced)
        elif any(box.asleep):
            for seat, asleep in enumerate(box.asleep):
                standing[seat] += weights.alone * asleep
    return standing


def _add(standing: list[float], box: Box, weights: Weights, *, advanced: bool) -> None:
    """What one box adds to everybody's standing."""
    weight = DOUBLE if advanced else 1
    counts = [
        weight * awake + asleep if awake else 0
        for awake, asleep in zip(box.awake, box.asleep, strict=True)
    ]
    second, most = sorted(counts)[-2:]
    net = max(box.toys) - box.bottles
    for seat, count in enumerate(counts):
        if not count:
            continue
        if not advanced:
            standing[seat] += weights.extra * (count - 1)
        if not box.gaps:
            standing[seat] += weights.closed * DOUBLE * net * (count == most)
            continue
        standing[seat] += weights.bottle * box.bottles
        if count < most:
            standing[seat] += weights.behind
        elif second == most:
            standing[seat] += weights.level * net
        else:
            standing[seat] += _held(box, net, most - second, weights)
            standing[seat] += weights.contested * net * bool(second)


def _held(box: Box, net: int, lead: int, weights: Weights) -> float:
    """What an open box is worth to who holds it alone, by so many cats."""
    each = (weights.narrow, weights.open, weights.wide)[min(box.gaps, 3) - 1]
    return weights.box + each * net + weights.spare * min(lead - 1, SPARE) * max(net, 0)


def _beside_cats(state: State, at: Cell) -> bool:
    index, (x, y) = state.board.index, at
    for cell in ((x, y - 1), (x, y + 1), (x - 1, y), (x + 1, y)):
        if cell in index.walls:
            box = index.box(cell)
            if any(box.awake) or any(box.asleep):
                return True
    return False
