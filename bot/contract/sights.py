"""What a platform is given that draws a table itself, piece by piece, for each person apart."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from bot.contract.posts import Picture


@dataclass(frozen=True, slots=True)
class Art:
    """A drawing that is used again and again; the same name is the same drawing for ever."""

    name: str
    png: bytes


@dataclass(frozen=True, slots=True)
class Lain:
    """A piece that lies on a picture."""

    word: str
    """What it is called on the table, in words of the notation; empty for what never moves."""
    box: tuple[int, int, int, int]
    """Left, top, right, bottom in pixels of the picture."""
    art: Art


@dataclass(frozen=True, slots=True)
class Parts:
    """A picture whose pieces can be moved."""

    size: tuple[int, int]
    tiles: tuple[Art, ...]
    """What lies under the pieces, row by row: what did not change is not sent again."""
    pieces: tuple[Lain, ...]
    """The lowest first."""
    columns: int = 1
    """So many tiles lie in a row."""
    homes: Mapping[str, tuple[int, int, int, int]] = field(default_factory=dict)
    """Where things go to and come from that are no pieces there, by words of the news."""
    plot: tuple[tuple[int, int, int, int], tuple[int, int, int, int]] | None = None
    """A part whose cells lie elsewhere as a table grows, and where always the same one lies."""


class Manner(StrEnum):
    """How something goes where it goes."""

    HOP = "hop"
    """In a bow: whatever is carried or jumps."""
    GLIDE = "glide"
    """Straight, close to the ground."""
    LAY = "lay"
    """From a hand; until it lies there it is nowhere to be seen."""
    TURN = "turn"
    """It turns over on its way."""
    CHASE = "chase"
    """Runs after what lies at the end, and both are gone."""
    ROLL = "roll"
    """A die, where it lies."""


class Motion(NamedTuple):
    """What a move has moved: from where to where, in words of the news."""

    start: str
    """A piece, or where things come from; empty if it has come from nowhere."""
    end: str = ""
    """Empty if it has gone."""
    manner: Manner = Manner.HOP


@dataclass(frozen=True, slots=True)
class Sign:
    """A seat as everybody sees it."""

    name: str
    person: str
    """The key of its person; empty for a computer's own seat."""
    level: str
    """How well the computer that minds it plays, in a word; empty while its person does."""
    turn: bool
    own: bool
    """Whether it is the reader's."""


@dataclass(frozen=True, slots=True)
class Told:
    """One move as it was told."""

    text: str
    motions: tuple[Motion, ...] = ()
    """What it moved, in the order it happened."""
    own: bool = False
    """Whether the reader made it."""
    after: Picture | None = None
    """How the table looked after it, where that was asked for."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A table as one person has it before them; the post around it says what they are asked."""

    table: str
    title: str
    status: str
    signs: tuple[Sign, ...] = ()
    beside: Picture | None = None
    """The other picture: what lies before everybody, or what is the reader's alone."""
    own: bool = False
    """Whether the post's picture is what the reader alone has."""
    told: tuple[Told, ...] = ()
    """The newest moves that told the reader something."""
    count: int = 0
    """How many there were in all."""
    turn: int | None = None
    """The turn the reader is asked in: another number is another turn; None if not asked."""
    preview: bool = False
    """It shows what a move would do that is not made yet."""
