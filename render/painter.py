"""The contract of a painter: it draws one game as it is *seen*, never a full state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, NamedTuple, TypeAlias

from PIL.Image import Image

from engines.values import News, Seat, Seen
from render.kit.theme import DEFAULT, Theme
from render.kit.tiles import Rest

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom in fractions of a picture's width and height."""
Pixels: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom in pixels."""


class View(Enum):
    """Of what a picture is."""

    TABLE = "table"
    """What lies before everybody."""
    OWN = "own"
    """What a seat alone has before it: a hand, a sheet. Without that it is the table, too."""


@dataclass(frozen=True, slots=True)
class Look:
    """How to draw: everything that is neither rules nor position."""

    names: tuple[str, ...]
    labels: Mapping[str, str] = field(default_factory=dict)
    """The painter's labels in the reader's language."""
    view: View = View.TABLE
    since: tuple[News, ...] = ()
    """What happened since the viewer's own last move: all of it is marked. Without it a painter may
    mark what the state tells of the last move."""
    choices: tuple[Any, ...] = ()
    """Legal moves to mark; empty when nobody here is asked."""
    winners: tuple[Seat, ...] | None = None
    """Who won a table that is over; also one that somebody resigned, of which the rules know
    nothing. None while it goes on."""
    whole: bool = False
    """All of a table is wanted, of which pictures else show a part large."""
    before: Seen[Any] | None = None
    """What was seen before a move that is only looked at: places stay where they were tapped."""
    theme: Theme = DEFAULT


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that lies on the ground and may be moved over it."""

    word: str
    """What it is called on the table, in words of the notation or the news: where it stands (`c4`,
    `a1b1`) or which it is (`cat-8`, `die2`). Empty for what never moves: a mark above other pieces,
    or a tile on another's sheet. Those called the same look the same."""
    box: Pixels
    sprite: Image
    """With soft edges, to glide over anything."""
    rest: Rest | None = None
    """The sprite as it looks on what lies beneath it here, which is what is pasted; without it the
    sprite is."""

    def lay(self, picture: Image) -> None:
        """Paste it where it lies."""
        corner = self.box[:2]
        if self.rest is None:
            picture.paste(self.sprite, corner)
        else:
            self.rest.lay(picture, corner)


class Plot(NamedTuple):
    """A part of a ground whose cells lie elsewhere, or in another size, as a table grows."""

    area: Pixels
    """What is just beyond it shows amid the cells as well."""
    cell: Pixels
    """Where a cell lies or would lie, always the same one."""


@dataclass(frozen=True, slots=True)
class Painted:
    """A picture in its parts."""

    ground: Image
    """In palette mode, everything on it but the pieces."""
    pieces: tuple[Piece, ...] = ()
    """In the order they are pasted."""
    places: Mapping[str, Box] = field(default_factory=dict)
    """Where each word of the notation that somebody may tap lies on this very picture."""
    homes: Mapping[str, Pixels] = field(default_factory=dict)
    """Where things go to and come from that are no pieces there: a seat, a bank, a pile, a cell,
    by words of the news. What lies there on the ground may be shown moving, too."""
    plot: Plot | None = None
    """None where whatever has a place keeps it."""
    lettered: bool = False
    """The places have letters of their own, which a mark amid them would hide."""

    def picture(self) -> Image:
        """The pieces pasted on the ground: what is sent where nothing moves."""
        picture = self.ground.copy()
        for piece in self.pieces:
            piece.lay(picture)
        return picture


@dataclass(frozen=True, slots=True)
class Painter:
    """What a game's module offers to those who need pictures."""

    paint: Callable[[Seen[Any], Look], Painted]
    labels: tuple[str, ...] = ()
    """The keys `Look.labels` must have; the words are `<game>-label-<key>` in the locales."""
    owns: Callable[[Seen[Any]], bool] = lambda seen: False  # noqa: ARG005
    """Whether what is the viewer's own is another picture than the table."""
    regions: Callable[[Seen[Any]], Mapping[str, int]] = lambda seen: {}  # noqa: ARG005
    """Where pictures show only a part of a table large: in which region each place lies, by its
    word; what lies in one region is seen at once. Empty where all of it is."""
    own_is_all: bool = False
    """Whether what is the viewer's own shows the whole table, too: no other picture is needed."""


def fractions(box: Pixels, size: tuple[int, int]) -> Box:
    """Where a box of pixels lies on a picture of a size."""
    (left, top, right, bottom), (across, down) = box, size
    return left / across, top / down, right / across, bottom / down
