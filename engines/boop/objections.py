"""Why a move is refused.

| code               | facts                 | when |
|--------------------|-----------------------|------|
| place-first        |                       | anything else before this turn's placement |
| promotion-owed     |                       | anything but the promotion that is due |
| already-placed     |                       | a placement when only the ghost is left |
| no-kitten, no-cat  |                       | the pool has none |
| occupied           | cell seat piece whose | a piece of one's `own` or of the `other` lies there |
| nothing-to-promote |                       | no line, and not eight on the bed |
| promoted-already   |                       | it is one promotion a turn |
| not-a-line         | cells                 | these are not three in a line |
| not-your-line      | cells cell            | that cell of the line has no piece of the mover's |
| not-eight          | count                 | one piece needs eight on the bed; there are so many |
| not-your-piece     | cell                  | the single cell has no piece of the mover's |
| ghosts-off         |                       | the table plays without ghosts |
| ghost-on-bed       | seam                  | the mover's ghost is on the bed |
| ghost-just-left    |                       | it was on the bed when this turn began |
| no-seam            | seam                  | these two cells do not share an edge |
| not-an-end         | seam                  | ghosts enter at the rim only |
| seam-taken         | seam                  | the other ghost is there |
"""

from __future__ import annotations

from engines.boop.bed import GRID, LINES, Kind, bit, names
from engines.boop.ghosts import ENTRIES, SEAMS, seam_name
from engines.boop.moves import Enter, Move, Promote, Put
from engines.boop.state import Phase, State
from engines.values import Fact, Objection


def objection(state: State, move: Move) -> Objection | None:
    """Why the seat to move may not do this."""
    if isinstance(move, Put):
        return _placing(state, move)
    if isinstance(move, Promote):
        return _promoting(state, move)
    if isinstance(move, Enter):
        return _entering(state, move)
    return _staying(state)


def _placing(state: State, move: Put) -> Objection | None:
    if state.phase is not Phase.PLACE:
        owed = state.phase is Phase.PROMOTE
        return Objection("promotion-owed" if owed else "already-placed")
    if not state.in_pool(move.kind, state.seat):
        return Objection("no-cat" if move.kind is Kind.CAT else "no-kitten")
    if not state.occupied() >> move.cell & 1:
        return None
    there = state.piece_at(move.cell)
    assert there is not None, "an occupied cell holds a piece"  # noqa: S101
    facts: dict[str, Fact] = {
        "cell": GRID.name(there.cell),
        "seat": there.seat,
        "piece": there.kind.word,
        "whose": "own" if there.seat == state.seat else "other",
    }
    return Objection("occupied", facts)


def _promoting(state: State, move: Promote) -> Objection | None:
    if state.phase is Phase.PLACE:
        return Objection("place-first")
    if state.phase is Phase.ENTER:
        done = isinstance(state.deeds[-1].move, Promote)
        return Objection("promoted-already" if done else "nothing-to-promote")
    own, cells = state.own(state.seat), move.cells
    foreign = next((cell for cell in cells if not own & bit(cell)), None)
    if len(cells) == 1:
        if foreign is not None:
            return Objection("not-your-piece", {"cell": GRID.name(foreign)})
        count = own.bit_count()
        return Objection("not-eight", {"count": count}) if count < 8 else None
    if cells not in LINES:
        return Objection("not-a-line", {"cells": names(cells)})
    if foreign is not None:
        return Objection("not-your-line", {"cells": names(cells), "cell": GRID.name(foreign)})
    return None


def _entering(state: State, move: Enter) -> Objection | None:
    if not state.haunted:
        return Objection("ghosts-off")
    ghost, other = state.ghost(state.seat), state.ghost(1 - state.seat)
    if ghost is not None:
        return Objection("ghost-on-bed", {"seam": ghost.name})
    if not state.ready:
        return Objection("ghost-just-left")
    if state.phase is not Phase.ENTER:
        return _staying(state)
    seam = {"seam": seam_name(move.cells)}
    if move.cells not in SEAMS:
        return Objection("no-seam", seam)
    if move.cells not in ENTRIES:
        return Objection("not-an-end", seam)
    if other is not None and other.cells == move.cells:
        return Objection("seam-taken", seam)
    return None


def _staying(state: State) -> Objection | None:
    if state.phase is Phase.ENTER:
        return None
    return Objection("promotion-owed" if state.phase is Phase.PROMOTE else "place-first")
