"""What the boxes are worth, and to whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engines.fits.boxes import Box
from engines.values import Outcome, Seat

DOUBLE = 2
"""How often a closed box counts."""


class Line(NamedTuple):
    """A box on the score sheet."""

    box: Box
    counts: tuple[int, ...]
    """Everybody's cats that count in it; doubled in the advanced game, where half cats do."""
    winners: tuple[Seat, ...]
    toys: int
    """What the most frequent kind brings to each winner."""
    bottles: int
    """What the spray bottles take away again."""
    extra: tuple[int, ...]
    """What everybody has of cats beside the first."""

    @property
    def worth(self) -> int:
        """What each winner gets for toys and bottles."""
        return self.toys - self.bottles


def scored(box: Box, *, advanced: bool) -> Line:
    """What a box would bring now."""
    counts = tuple(
        (DOUBLE * awake + asleep if advanced else awake + asleep) if awake else 0
        for awake, asleep in zip(box.awake, box.asleep, strict=True)
    )
    most, times = max(counts), DOUBLE if box.closed else 1
    winners = tuple(seat for seat, count in enumerate(counts) if count == most) if most else ()
    extra = tuple(0 if advanced else max(0, count - 1) for count in counts)
    return Line(box, counts, winners, max(box.toys) * times, box.bottles * times, extra)


def sheet(boxes: Iterable[Box], *, advanced: bool) -> tuple[Line, ...]:
    """The score sheet."""
    return tuple(scored(box, advanced=advanced) for box in boxes)


def tally(lines: Sequence[Line], seats: int) -> Outcome:
    """What everybody has by a score sheet."""
    toys, bottles, cats = [0] * seats, [0] * seats, [0] * seats
    for line in lines:
        for seat in line.winners:
            toys[seat] += line.toys
            bottles[seat] += line.bottles
        for seat, points in enumerate(line.extra):
            cats[seat] += points
    made = tuple(zip(toys, bottles, cats, strict=True))
    parts = tuple((("toys", own), ("bottles", -lost), ("cats", more)) for own, lost, more in made)
    scores = tuple(own - lost + more for own, lost, more in made)
    best = max((score, -lost) for score, (_, lost, _) in zip(scores, made, strict=True))
    level = tuple(seat for seat, score in enumerate(scores) if score == best[0])
    winners = tuple(seat for seat in level if -bottles[seat] == best[1])
    reason = "most" if len(level) == 1 else "bottles" if len(winners) == 1 else "shared"
    return Outcome(winners, reason, scores, parts)
