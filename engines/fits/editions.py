"""The editions of the cards: one a table in `data/fits/`; a game keeps that it began by."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from engines.fits.cards import (
    BOTTLE,
    EAST,
    KINDS,
    NAP,
    NORTH,
    SOUTH,
    TURNED,
    WEST,
    Card,
    Face,
    half_turned,
)
from engines.tables import DATA, Folder, read_table

BOXES, STARTS, TOYS = 72, 5, 3
WALLS: Final = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}
ALL_WALLS: Final = 15


@dataclass(frozen=True, slots=True)
class Edition:
    """What one edition prints on its cards."""

    id: str
    boxes: tuple[tuple[Card, Face], ...]
    starts: tuple[tuple[Card, Face], ...]
    toys: tuple[tuple[Card, Face], ...]

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def faces(self) -> Mapping[Card, Face]:
        """Every card that can lie like a box, also turned where that makes a difference."""
        return _faces(self)

    @property
    def deck(self) -> tuple[Card, ...]:
        """What is shuffled for the hands and the pile, in order."""
        return tuple(card for card, _ in (*self.boxes, *self.toys))

    def ways(self, card: Card) -> tuple[Card, ...]:
        """A card as it may be laid: upright, and turned where that makes a difference."""
        turned = Card(card + TURNED)
        return (card, turned) if turned in self.faces else (card,)


@cache
def _faces(edition: Edition) -> Mapping[Card, Face]:
    faces = {NAP: Face(0)}
    for card, face in (*edition.boxes, *edition.starts, *edition.toys):
        faces[card] = face
        turned = half_turned(face.walls)
        if turned != face.walls:
            faces[Card(card + TURNED)] = face._replace(walls=turned)
    return faces


@cache
def read_edition(edition: str, root: Folder = DATA) -> Edition:
    """An edition; raises `ValueError` with all that is wrong with it."""
    table = read_table("fits", edition, root)
    faults = list(_faults(table))
    if faults:
        raise ValueError(f"fits/{edition}: {', '.join(faults)}")
    walls = {pattern: _walls(sides) for pattern, sides in table["walls"].items()}
    boxes = (
        (Card(code), _face(walls[code[0]], lies.split())) for code, lies in table["boxes"].items()
    )
    starts = ((Card(code), Face(_walls(sides))) for code, sides in table["start-boxes"].items())
    special = _face(0, table["special"].split())
    toys = ((Card(code), special) for code in table["special-toys"])
    return Edition(edition, tuple(sorted(boxes)), tuple(sorted(starts)), tuple(sorted(toys)))


def _walls(sides: str) -> int:
    return sum(WALLS[side] for side in sides.split())


def _face(walls: int, lies: Iterable[str]) -> Face:
    lies = list(lies)
    mice, yarn, feathers, balls = (lies.count(kind) for kind in KINDS)
    return Face(walls, (mice, yarn, feathers, balls), lies.count(BOTTLE))


def _faults(table: Mapping[str, Any]) -> Iterator[str]:
    """What is wrong with a table, in words for whoever writes one."""
    boxes, starts, toys = table["boxes"], table["start-boxes"], table["special-toys"]
    kinds = ((boxes, BOXES, "boxes"), (starts, STARTS, "start boxes"), (toys, TOYS, "special toys"))
    for found, wanted, name in kinds:
        if len({*found}) != wanted:
            yield f"{len({*found})} {name} instead of {wanted}"
    for name, sides in (*table["walls"].items(), *starts.items()):
        if not {*sides.split()} <= {*WALLS} or _walls(sides) == ALL_WALLS:
            yield f"{name} has the walls {sides!r}"
    for code, lies in (*boxes.items(), ("special", table["special"])):
        if not _fits(lies):
            yield f"in {code} lies {lies!r}"
    letters = "".join(table["walls"])
    for codes, begin in ((boxes, letters), (starts, "S"), (toys, "T")):
        for code in codes:
            if len(code) != len("A1") or code[0] not in begin or not code[1].isdigit():
                yield f"{code} is no code of a card"


def _fits(lies: str) -> bool:
    """Whether it is toys, or a bottle alone, or nothing."""
    return {*lies.split()} <= {*KINDS} or lies == BOTTLE
