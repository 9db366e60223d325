"""What kind of world a seed makes: who is there, on what, how fast they live, what may go wrong."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engines import GAMES
from tests.simulation.people import NAMES, TEMPERAMENTS, Temperament

BRISK: Final = ("brisk", "brisk", "steady", "hostile")
SLOW: Final = ("slow", "slow", "away", "steady")


@dataclass(frozen=True)
class Shape:
    """The plan of a world, small enough to be lived through in half a second."""

    platforms: tuple[str, ...]
    games: tuple[str, ...]
    people: tuple[tuple[str, str, Temperament, tuple[str, ...]], ...]
    """Name, language, how they are, and where they have selves."""
    tables: int
    acts: int
    """How many things people do in all."""
    trouble: float | None
    """Seconds between two faults; None where nothing goes wrong."""
    slow: bool
    """Days pass rather than minutes."""
    pictures: bool
    """They are really drawn."""
    thinking: bool
    """Computers really search."""
    webhook: bool
    tick: float
    """Seconds that pass at most between two readings of a clock."""
    latency: float
    disk: float
    """Seconds a crossing to the disk takes at most."""
    forum: bool
    """The group has topics, and everybody is in one of them."""
    unborn: bool
    """There is no database yet."""
    leaps: float
    """How likely a game that has begun is soon near its end."""


def _trouble(
    people: Sequence[tuple[str, str, Temperament, tuple[str, ...]]], *, slow: bool
) -> float:
    """Seconds between two faults: between most of them people do something."""
    usual = max(temperament.usual for _, _, temperament, _ in people)
    return min(5 * usual, 8 * 3600.0) if slow else 30.0


def shape_of(seed: int) -> Shape:
    """The shape of the world with a seed."""
    chance = random.Random(f"shape {seed}")
    every = ("discord", "telegram", "web")
    platforms = tuple(sorted(chance.sample(every, k=chance.choice((1, 1, 1, 2, 2, 3)))))
    slow = chance.random() < 0.3
    games = (list(GAMES)[seed % len(GAMES)],)
    kinds = {each.name: each for each in TEMPERAMENTS}
    people = []
    for name in NAMES[: chance.choice((2, 2, 2, 3, 3, 4))]:
        where = chance.sample(platforms, k=2 if len(platforms) > 1 and chance.random() < 0.2 else 1)
        temperament = kinds[chance.choice(SLOW if slow else BRISK)]
        people.append((name, chance.choice(("en", "hu")), temperament, tuple(where)))
    troubled = chance.random() < 0.85
    return Shape(
        platforms=platforms,
        games=games,
        people=tuple(people),
        tables=chance.choice((1, 1, 2)),
        acts=chance.randint(14, 24) if slow else chance.randint(24, 38),
        trouble=_trouble(people, slow=slow) * chance.choice((0.5, 1, 2)) if troubled else None,
        slow=slow,
        pictures=chance.random() < 0.03,
        thinking=chance.random() < 0.03,
        webhook=slow or chance.random() < 0.3,
        tick=chance.choice((2e-6, 2e-6, 2e-5, 1e-3, 5e-3)),
        latency=chance.choice((0.002, 0.02, 0.1)),
        disk=chance.choice((0.0, 0.001, 0.02)),
        forum=chance.random() < 0.3,
        unborn=chance.random() < 0.02,
        leaps=chance.choice((0.0, 0.5, 0.9)),
    )
