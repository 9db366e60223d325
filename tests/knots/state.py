"""What lies on the table of Knots, and what one cat has in its own paws."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

from engines.grid import Grid
from engines.tables import read_table
from engines.values import HIDDEN, Hidden, Seat

DATA: Final = Path(__file__).parent / "data"
GRIDS: Final = {"small": Grid(5, 5), "large": Grid(9, 9)}
"""The large one fits as a grid on no platform there is."""
EMPTY: Final = 0
CAT: Final = 6
LOOP: Final = 7
"""What a cell holds beside the numbers 1 to 5; a number in a knot is negative."""
MIDDLE: Final = (0, 0)
"""Where the quilt begins; its first patch belongs to nobody."""


class Phase(StrEnum):
    """All knit at once, then one after the other sews; then it is over."""

    KNIT = "knit"
    SEW = "sew"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Move:
    """The first word of the notation, a die's number when knitting, and those after it."""

    verb: str
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Draft:
    """A sheet being knitted, and what its cat may still do this round."""

    sheet: tuple[int, ...]
    dice: tuple[int, ...]
    """Their faces as this cat has dyed them; 0 is used."""
    left: int
    dyes: int
    balls: int = 1
    owed: tuple[str, ...] = ()
    """Verbs, the next one first."""
    last: tuple[tuple[str, ...], ...] = ()
    """What the newest move did: codes and facts of news for its cat alone."""


@dataclass(frozen=True, slots=True)
class Patch:
    """A piece of the quilt."""

    at: tuple[int, int]
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class State:
    """The table; `told` is what the last move did for all to see."""

    edition: str
    size: str
    round: int
    phase: Phase
    dice: tuple[int, ...]
    sheets: tuple[tuple[int, ...], ...]
    """As they were opened last."""
    drafts: tuple[Draft | Hidden, ...]
    """Only while all knit."""
    done: tuple[bool, ...]
    wool: tuple[int, ...]
    quilt: tuple[Patch, ...] = (Patch(MIDDLE, None),)
    turn: Seat = 0
    """Who sews."""
    patches: int = 0
    """How often before the next one does."""
    told: tuple[str | int, ...] = ("deal",)

    @property
    def seats(self) -> int:
        """How many cats knit."""
        return len(self.sheets)

    @property
    def grid(self) -> Grid:
        """The cells of every sheet."""
        return GRIDS[self.size]

    @property
    def table(self) -> Mapping[str, Any]:
        """The data of the edition that is played."""
        return read_table("knots", self.edition, DATA)

    def draft(self, seat: Seat) -> Draft:
        """What a cat has in its paws, which is no secret to whoever asks."""
        draft = self.drafts[seat]
        if draft is HIDDEN:
            raise LookupError(f"the sheet of seat {seat} is covered")
        return draft

    def shown(self, seat: Seat) -> tuple[int, ...]:
        """A sheet as this view knows it: the newest stitches of one's own, else what was opened."""
        draft = self.drafts[seat] if self.drafts else None
        return draft.sheet if isinstance(draft, Draft) else self.sheets[seat]


def beside(at: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """The four places around one."""
    x, y = at
    yield from ((x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1))


def rim(quilt: tuple[Patch, ...]) -> list[tuple[int, int]]:
    """The empty places beside the quilt in reading order."""
    filled = {patch.at for patch in quilt}
    return sorted(
        {place for at in filled for place in beside(at)} - filled, key=lambda at: (at[1], at[0])
    )


def place_name(at: tuple[int, int]) -> str:
    """`1,-2`: right of the middle, then down."""
    return f"{at[0]},{at[1]}"
