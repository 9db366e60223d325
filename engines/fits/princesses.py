"""Where the Princesses may be, as far as somebody can tell.

Who drew, and who played what, is known to all; what was drawn only to whoever drew it. Line by line
of the log it is kept how likely which seat holds how many; from that draws are picked backwards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias, TypeVar

from engines.fits.state import DRAWN, KINDS, PLAYED, PRINCESS_PLAYED
from engines.rng import Rng
from engines.values import Seat

T = TypeVar("T")

FINE: Final = 1 << 53
"""So many numbers a share of all chances is picked from."""
DEALT: Final = 2
REMEMBERED: Final = 64
"""Logs whose whereabouts are kept; a computer asks for one many times."""


class Part(NamedTuple):
    """Cards of the pile among which so many are Princesses."""

    size: int
    princesses: int


Held: TypeAlias = tuple[int, ...]
"""How many Princesses each seat holds; of the viewer's own there is no account."""
Found: TypeAlias = tuple[Held, int]
"""That, and how many were found in the part that is drawn from."""


class Step(NamedTuple):
    """A way something may have come about."""

    weight: float
    before: Found
    find: bool | None
    """Of a draw, whether it was a Princess."""


Layer: TypeAlias = dict[Found, list[Step]]


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """All that may have happened, weighed."""

    layers: tuple[Layer, ...]
    """After each line of the log."""
    last: dict[Found, float]
    rest: tuple[Part, ...]
    """The parts of the pile that are left, of the first as it was before what was found in it."""

    def pick(self, rng: Rng) -> tuple[Held, tuple[bool, ...], tuple[Part, ...]]:
        """One of the things that may have happened, by its weight."""
        found = _picked([(weight, found) for found, weight in self.last.items()], rng)
        held, taken = found
        rest = self.rest
        if rest:
            rest = (Part(rest[0].size, rest[0].princesses - taken), *rest[1:])
        finds: list[bool] = []
        for layer in reversed(self.layers):
            step = _picked([(step.weight, step) for step in layer[found]], rng)
            found = step.before
            if step.find is not None:
                finds.append(step.find)
        return held, tuple(reversed(finds)), rest


def _picked(weighed: list[tuple[float, T]], rng: Rng) -> T:
    if len(weighed) == 1:
        return weighed[0][1]
    point = rng.below(FINE) / FINE * sum(weight for weight, _ in weighed)
    for weight, item in weighed:
        point -= weight
        if point < 0:
            return item
    return weighed[-1][1]


@lru_cache(maxsize=REMEMBERED)
def whereabouts(
    seats: int,
    parts: tuple[Part, ...],
    log: tuple[int, ...],
    viewer: Seat | None,
    finds: tuple[bool, ...],
) -> Whereabouts:
    """What a viewer can tell of where the Princesses are, from the log and its own finds."""
    own, layers, sizes = iter(finds), [], [DEALT] * seats
    now: dict[Found, float] = {((0,) * seats, 0): 1.0}
    left = list(parts)
    for line in log:
        seat, kind = divmod(line, KINDS)
        layer: Layer = {}
        find = next(own) if kind == DRAWN and seat == viewer else None
        for found, weight in now.items():
            if kind == DRAWN:
                steps = _drawn(found, seat, left[0], find=find, known=seat == viewer)
            elif seat == viewer:
                steps = iter([(found, 1.0, None)])
            else:
                steps = _gone(found, seat, kind, sizes[seat])
            for after, share, drew in steps:
                layer.setdefault(after, []).append(Step(weight * share, found, drew))
        sizes[seat] += 1 if kind == DRAWN else -1
        now = _weighed(layer)
        layers.append(layer)
        if kind == DRAWN:
            left[0] = Part(left[0].size - 1, left[0].princesses)
            if not left[0].size:
                layers[-1] = _opened(layers[-1])
                now = _weighed(layers[-1])
                del left[0]
    return Whereabouts(tuple(layers), now, tuple(left))


def _drawn(
    found: Found, seat: Seat, part: Part, *, find: bool | None, known: bool
) -> Iterator[tuple[Found, float, bool | None]]:
    """A card of the part comes to a hand."""
    held, taken = found
    chance = (part.princesses - taken) / part.size
    if chance and find is not False:
        more = held if known else (*held[:seat], held[seat] + 1, *held[seat + 1 :])
        yield (more, taken + 1), chance, True
    if chance < 1 and find is not True:
        yield found, 1 - chance, False


def _gone(
    found: Found, seat: Seat, kind: int, size: int
) -> Iterator[tuple[Found, float, bool | None]]:
    """A card of so many leaves a hand, if that can be."""
    held, taken = found
    count = held[seat]
    if kind == PLAYED:
        if count < size:
            yield found, 1.0, None
    elif count and (kind == PRINCESS_PLAYED or count == size):
        yield ((*held[:seat], count - 1, *held[seat + 1 :]), taken), 1.0, None


def _opened(layer: Layer) -> Layer:
    """The next part is drawn from, and nothing was found in it yet."""
    fresh: Layer = {}
    for (held, _), steps in layer.items():
        fresh.setdefault((held, 0), []).extend(steps)
    return fresh


def _weighed(layer: Layer) -> dict[Found, float]:
    return {found: sum(step.weight for step in steps) for found, steps in layer.items()}
