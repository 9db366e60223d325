"""A table of House of Cats as a value: sheets, what is written this round, what is owed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from enum import Enum
from operator import attrgetter
from typing import Any, Final, NamedTuple

from engines.house.plans import NUMBERS, Plan
from engines.values import HIDDEN, Hidden, Seat


class Phase(Enum):
    """What is done."""

    STARS = "stars"
    """Levels 2 and 3: three results go to the stars."""
    ROUND = "round"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is written on one sheet; sets of cells are numbers."""

    held: tuple[int, ...]
    """The cells that hold 2, 3, 4, 5, a cat, a mouse."""
    empty: int
    """The open cells with nothing in them."""
    doubles: int = 0
    dead: int = 0
    """Crossed out by G."""
    rooms: tuple[tuple[int, int], ...] = ()
    """The number and the cells of each, in the order they were built."""
    walled: int = 0
    """The cells of all rooms."""
    closed: int = 0
    """Level 4: squares that are not opened yet."""
    track: int = 0
    """How many cats are crossed."""
    uses: tuple[int, ...] = (0,) * len(NUMBERS)
    """Abilities that may still be used, by the number they lie by."""

    def holds(self, symbol: int) -> int:
        """The cells that hold a symbol."""
        return self.held[symbol - 2]


class Owed(NamedTuple):
    """What must be done before anything else."""

    verb: str
    """`write`, `room`, `open`, `K` or `L`, as the move that does it."""
    number: int = 0
    """The number to be written, `ANY` of choice; of the room; squares still to be opened."""
    cells: int = 0
    """Where the number stands that was written; squares opened so far."""


class Deed(NamedTuple):
    """One thing a seat did; `engines/house/words/news.py` says what there is."""

    code: str
    symbol: int = 0
    cells: int = 0
    die: int = 0
    number: int = 0


@dataclass(frozen=True, slots=True)
class Draft:
    """A sheet as it is written this round, and what may still be done."""

    sheet: Sheet
    dice: tuple[int, ...]
    """What they show to this seat; 0 is used."""
    left: int
    """How many more dice it uses."""
    far: int = 0
    """Which dice A has marked, a bit each."""
    links: int = 0
    """The cells written this round by dice without A."""
    diagonal: bool = False
    """J is in force."""
    owed: tuple[Owed, ...] = ()
    """The next one first."""
    deeds: tuple[Deed, ...] = ()
    """What the newest move did."""


@dataclass(frozen=True, slots=True)
class State:
    """Everything about a table; what a viewer may not see is `HIDDEN` in what is seen of it."""

    plan: Plan = field(hash=False, repr=False)
    phase: Phase
    round: int
    """From 1; 0 while the stars are written. It stays at the last when the game is over."""
    dice: tuple[int, ...]
    """As they were rolled."""
    sheets: tuple[Sheet, ...]
    """As they were opened last."""
    drafts: tuple[Draft | Hidden, ...]
    """Nobody has one when it is over."""
    done: tuple[bool, ...]
    starred: tuple[int, ...]
    """How many stars each seat has written. Everybody knows: the third one confirms."""
    told: tuple[tuple[int, int, int], ...] = ()
    """Where all were opened by the last move: for each seat the cells written, the walls that are
    new, and how many cats of the track were crossed."""
    fresh: bool = True
    """Nobody has written since the dice were rolled."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.sheets)

    def draft(self, seat: Seat) -> Draft:
        """What a seat is writing, which is no secret to whoever asks."""
        draft = self.drafts[seat]
        if draft is HIDDEN:
            raise LookupError(f"the sheet of seat {seat} is covered")
        return draft

    def shown(self, seat: Seat) -> Sheet:
        """A sheet as this view knows it: one's own as it is now, else as it was opened last."""
        draft = self.drafts[seat] if self.drafts else None
        return draft.sheet if isinstance(draft, Draft) else self.sheets[seat]


SHEET: Final = tuple(each.name for each in fields(Sheet))
DRAFT: Final = tuple(each.name for each in fields(Draft))
STATE: Final = tuple(each.name for each in fields(State))
_sheet: Final = attrgetter(*SHEET)
_draft: Final = attrgetter(*DRAFT)
_state: Final = attrgetter(*STATE)


def but_sheet(sheet: Sheet, **changes: Any) -> Sheet:
    """The sheet with some fields changed: `dataclasses.replace`, in two thirds of its time."""
    values: Iterable[Any] = map(changes.get, SHEET, _sheet(sheet))
    return Sheet(*values)


def but_draft(draft: Draft, **changes: Any) -> Draft:
    """The draft with some fields changed."""
    values: Iterable[Any] = map(changes.get, DRAFT, _draft(draft))
    return Draft(*values)


def but(state: State, **changes: Any) -> State:
    """The state with some fields changed."""
    values: Iterable[Any] = map(changes.get, STATE, _state(state))
    return State(*values)


ALLOWANCE: Final = 3
"""Dice everybody uses in a round."""


def allowance(state: State) -> int:
    """How many dice everybody uses now."""
    return len(state.plan.stars) if state.phase is Phase.STARS else ALLOWANCE


def fresh(sheet: Sheet, dice: tuple[int, ...], left: int) -> Draft:
    """A sheet at the beginning of a round."""
    return Draft(sheet, dice, left)
