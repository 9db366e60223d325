"""How pieces move: booped by a placed piece, frightened by a ghost."""

from __future__ import annotations

from engines.boop.bed import AROUND, NUDGES, Kind, Push
from engines.boop.ghosts import FRIGHTS, GHOSTS, ONWARD
from engines.boop.state import Boards, Haunt
from engines.values import Seat


def put(boards: Boards, seat: Seat, kind: Kind, cell: int) -> tuple[Boards, tuple[Push, ...]]:
    """Put a piece and let it push its neighbours.

    The targets are two cells away and the sources one, so what is occupied need not be kept up to
    date and the order cannot matter.
    """
    one, two, three, four = after = list(boards)
    after[2 * kind + seat] |= 1 << cell
    kittens = one | two
    occupied = kittens | three | four
    movable = (occupied if kind else kittens) & AROUND[cell]
    ways, pushes = NUDGES[cell], []
    while movable:
        near = movable & -movable
        movable ^= near
        far, by_board = ways[near]
        if not far & occupied:
            board = _board_at(boards, near)
            after[board] ^= near | far
            pushes.append(by_board[board])
    return (after[0], after[1], after[2], after[3]), tuple(pushes)


def haunt(boards: Boards, start: int, other: int | None) -> tuple[Boards, int | None, Haunt]:
    """Move a ghost one step: on, over the other ghost, or off the bed; push where it lands."""
    end, skipped = ONWARD[start], None
    if end is not None and other is not None and GHOSTS[end].cells == GHOSTS[other].cells:
        end, skipped = ONWARD[end], GHOSTS[other]
    if end is None:
        return boards, None, Haunt(GHOSTS[start], None, skipped, ())
    boards, pushes = _scare(boards, end)
    return boards, end, Haunt(GHOSTS[start], GHOSTS[end], skipped, pushes)


def _scare(boards: Boards, place: int) -> tuple[Boards, tuple[Push, ...]]:
    """Push the two pieces beside a ghost, each to the first empty cell away from the seam."""
    occupied = boards[0] | boards[1] | boards[2] | boards[3]
    after, pushes = list(boards), []
    for near, ways in FRIGHTS[place]:
        if not near & occupied:
            continue
        for far, by_board in ways:
            if not far & occupied:
                board = _board_at(boards, near)
                after[board] ^= near | far
                pushes.append(by_board[board])
                break
    return (after[0], after[1], after[2], after[3]), tuple(pushes)


def _board_at(boards: Boards, cell: int) -> int:
    """Which of the boards the piece on this occupied cell is on."""
    if boards[0] & cell:
        return 0
    if boards[1] & cell:
        return 1
    return 2 if boards[2] & cell else 3
