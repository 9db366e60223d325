"""What the last decision did, in the order it happened.

| code            | facts                     | when |
|-----------------|---------------------------|------|
| placed          | seat piece to             | a piece is placed |
| booped          | seat piece from to        | the placed piece pushes this one from cell to cell |
| fell            | seat piece from           | the placed piece pushes this one off the bed |
| ghost-skipped   | seat seam                 | the ghost jumps over the other, at `seam` |
| ghost-moved     | seat piece from to        | the ghost goes on from seam to seam |
| ghost-booped    | seat piece from to over   | the ghost pushes a piece, over so many others |
| ghost-felled    | seat piece from over      | the ghost pushes a piece off the bed |
| ghost-left      | seat piece from           | the ghost leaves the bed from a seam |
| promoted        | seat cells kittens cats   | a line is taken up: kittens grow, cats come back |
| took-up         | seat piece from           | one of eight is taken up; a kitten grows |
| ghost-entered   | seat piece to direction   | direction: up down left right |
| stayed          | seat                      | the turn ends without the ghost |
| won-three-cats  | seat cells                | the game is won |
| won-eight-cats  | seat                      | the game is won |
| drawn-repetition|                           | the position has come up for the third time |
| drawn-turns     | turns                     | the last turn has ended |

`seat` is who acts, and of a pushed piece its owner; `piece` is kitten, cat or ghost; `from` and
`to` are cells as `c4`, of a ghost seams as `a1b1`; several cells are `a1 b2 c3`. All is public.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engines.boop.bed import GRID, Kind, Push, names
from engines.boop.ghosts import ENTRIES, GHOSTS, seam_name
from engines.boop.moves import Enter, Promote, Put
from engines.boop.state import EIGHT_CATS, REPETITION, THREE_CATS, Deed, Haunt, State
from engines.boop.turn import LAST_TURN
from engines.values import Fact, News, Outcome, Seat

GHOST: Final = "ghost"


def tell(state: State) -> Iterator[News]:
    """The news of the last decision."""
    if state.deeds:
        yield from _deed(state.deeds[-1])
    if state.result is not None:
        yield _result(state, state.result)


def _deed(deed: Deed) -> Iterator[News]:
    move, seat = deed.move, deed.seat
    if isinstance(move, Put):
        yield _moved("placed", seat, move.kind.word, None, GRID.name(move.cell))
        yield from (_push(push, "booped", "fell") for push in deed.pushes)
        if deed.haunt is not None:
            yield from _haunt(seat, deed.haunt)
    elif isinstance(move, Promote):
        yield _promotion(seat, move, deed.grown)
    elif isinstance(move, Enter):
        direction = GHOSTS[ENTRIES[move.cells]].direction.value
        seam = seam_name(move.cells)
        yield _moved("ghost-entered", seat, GHOST, None, seam, direction=direction)
    else:
        yield News("stayed", {"seat": seat})


def _haunt(seat: Seat, haunt: Haunt) -> Iterator[News]:
    start = haunt.start.name
    if haunt.skipped is not None:
        yield News("ghost-skipped", {"seat": seat, "seam": haunt.skipped.name})
    if haunt.end is None:
        yield _moved("ghost-left", seat, GHOST, start, None)
        return
    yield _moved("ghost-moved", seat, GHOST, start, haunt.end.name)
    for push in haunt.pushes:
        yield _push(push, "ghost-booped", "ghost-felled", over=push.over)


def _push(push: Push, moved: str, fell: str, **facts: Fact) -> News:
    code, to = (fell, None) if push.to is None else (moved, GRID.name(push.to))
    return _moved(code, push.seat, push.kind.word, GRID.name(push.cell), to, **facts)


def _promotion(seat: Seat, move: Promote, grown: int) -> News:
    if len(move.cells) == 1:
        kind = Kind.KITTEN if grown else Kind.CAT
        return _moved("took-up", seat, kind.word, GRID.name(move.cells[0]), None)
    facts: dict[str, Fact] = {
        "seat": seat,
        "cells": names(move.cells),
        "kittens": grown,
        "cats": 3 - grown,
    }
    return News("promoted", facts)


def _moved(
    code: str, seat: Seat, piece: str, start: str | None, end: str | None, **facts: Fact
) -> News:
    """A piece has come from somewhere, or from the pool, and gone somewhere, or off the bed."""
    way = {name: cell for name, cell in (("from", start), ("to", end)) if cell is not None}
    return News(code, {"seat": seat, "piece": piece, **way, **facts})


def _result(state: State, result: Outcome) -> News:
    if result.reason == THREE_CATS:
        line = state.winning_line() or ()
        return News("won-three-cats", {"seat": state.seat, "cells": names(line)})
    if result.reason == EIGHT_CATS:
        return News("won-eight-cats", {"seat": state.seat})
    if result.reason == REPETITION:
        return News("drawn-repetition")
    return News("drawn-turns", {"turns": LAST_TURN})
