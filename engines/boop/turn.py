"""What a turn consists of, and how the game ends."""

from __future__ import annotations

from typing import Final

from engines.boop.bed import bit, line_starts, lines_in
from engines.boop.boops import haunt, put
from engines.boop.ghosts import ENTRIES
from engines.boop.moves import LINE_MOVES, SINGLE_MOVES, Enter, Promote, Put, Stay
from engines.boop.state import (
    EIGHT_CATS,
    REPETITION,
    THREE_CATS,
    TURNS,
    Boards,
    Deed,
    Ghosts,
    Phase,
    Position,
    State,
)
from engines.values import Outcome, Seat

LAST_TURN: Final = 300

_WINS: Final = {
    reason: (Outcome((0,), reason), Outcome((1,), reason)) for reason in (THREE_CATS, EIGHT_CATS)
}
_DRAWS: Final = {reason: Outcome((0, 1), reason) for reason in (REPETITION, TURNS)}


def begin(first: Seat, *, haunted: bool) -> State:
    """Set up an empty bed, everything in the pools."""
    boards, ghosts = (0, 0, 0, 0), (None, None)
    return State(
        boards=boards,
        grown=(0, 0),
        ghosts=ghosts,
        haunted=haunted,
        seat=first,
        phase=Phase.PLACE,
        ready=haunted,
        turn=1,
        past=((boards, ghosts, first),),
    )


def place(state: State, move: Put) -> State:
    """Steps 1 to 4: place, boop, let the ghost move, see who has won."""
    seat, ghosts, haunting = state.seat, state.ghosts, None
    boards, pushes = put(state.boards, seat, move.kind, move.cell)
    start = ghosts[seat]
    if start is not None:
        boards, end, haunting = haunt(boards, start, ghosts[1 - seat])
        ghosts = _with_ghost(ghosts, seat, end)
    deeds = (Deed(seat, move, pushes, haunting),)
    # Whoever has won has a line or all eight on the bed, too.
    if not _owes_promotion(boards, seat):
        return _go_on(state, boards, ghosts, deeds, state.grown)
    result = _won(boards, seat)
    phase = Phase.PROMOTE if result is None else Phase.OVER
    haunted, ready, turn, past = state.haunted, state.ready, state.turn, state.past
    return State(
        boards, state.grown, ghosts, haunted, seat, phase, ready, turn, past, deeds, result
    )


def promotions(state: State) -> tuple[Promote, ...]:
    """What the seat to move may take up now: a line, or with eight on the bed one piece."""
    if state.phase is not Phase.PROMOTE:
        return ()
    own = state.own(state.seat)
    lines = tuple(LINE_MOVES[line] for line in lines_in(own))
    if own.bit_count() < 8:
        return lines
    return lines + tuple(move for move in SINGLE_MOVES if own & bit(move.cells[0]))


def promote(state: State, move: Promote) -> State:
    """Step 5: the pieces leave the bed, and the kittens among them become cats."""
    seat, (first, second) = state.seat, state.grown
    kept = ~sum(map(bit, move.cells))
    one, two, three, four = state.boards
    boards = (one & kept, two & kept, three & kept, four & kept)
    kittens = (state.boards[seat] & ~kept).bit_count()
    grown = (first, second + kittens) if seat else (first + kittens, second)
    deeds = (*state.deeds, Deed(seat, move, grown=kittens))
    return _go_on(state, boards, state.ghosts, deeds, grown)


def enter(state: State, move: Enter) -> State:
    """Step 6: the ghost appears, without effect."""
    ghosts = _with_ghost(state.ghosts, state.seat, ENTRIES[move.cells])
    deeds = (*state.deeds, Deed(state.seat, move))
    return _pass_on(state, state.boards, ghosts, deeds, state.grown)


def stay(state: State, move: Stay) -> State:
    """Step 6: the ghost remains in the pool."""
    deeds = (*state.deeds, Deed(state.seat, move))
    return _pass_on(state, state.boards, state.ghosts, deeds, state.grown)


def _go_on(
    state: State, boards: Boards, ghosts: Ghosts, deeds: tuple[Deed, ...], grown: tuple[int, int]
) -> State:
    """After step 5: the ghost may enter if it was in the pool when the turn began."""
    if not state.ready:
        return _pass_on(state, boards, ghosts, deeds, grown)
    seat, turn, past = state.seat, state.turn, _past(state, grown)
    return State(boards, grown, ghosts, True, seat, Phase.ENTER, True, turn, past, deeds)


def _pass_on(
    state: State, boards: Boards, ghosts: Ghosts, deeds: tuple[Deed, ...], grown: tuple[int, int]
) -> State:
    """End the turn: the other seat begins one, unless the game is drawn."""
    seat, past = 1 - state.seat, _past(state, grown)
    position = (boards, ghosts, seat)
    # Eight on the bed at the end of a turn have had one taken up, and the other seat's turn only
    # brings pieces back: so whoever is to move has a piece to place.
    assert (boards[seat] | boards[2 + seat]).bit_count() < 8, "nothing to place"  # noqa: S101
    haunted, turn, result = state.haunted, state.turn, _drawn(past.count(position), state.turn)
    past = (*past, position)
    if result is not None:
        phase, ready, seat = Phase.OVER, state.ready, state.seat
    else:
        phase, ready, turn = Phase.PLACE, haunted and ghosts[seat] is None, turn + 1
    return State(boards, grown, ghosts, haunted, seat, phase, ready, turn, past, deeds, result)


def _past(state: State, grown: tuple[int, int]) -> tuple[Position, ...]:
    """The positions that may still recur: none once another kitten has become a cat."""
    return state.past if grown == state.grown else ()


def _with_ghost(ghosts: Ghosts, seat: Seat, place: int | None) -> Ghosts:
    """Move one seat's ghost there."""
    return (ghosts[0], place) if seat else (place, ghosts[1])


def _owes_promotion(boards: Boards, seat: Seat) -> bool:
    """Whether the active seat has a line or all eight on the bed."""
    own = boards[seat] | boards[2 + seat]
    return line_starts(own) != 0 or own.bit_count() == 8


def _won(boards: Boards, seat: Seat) -> Outcome | None:
    """Whether the active seat has won; the other one cannot."""
    cats = boards[2 + seat]
    if line_starts(cats):
        return _WINS[THREE_CATS][seat]
    if cats.bit_count() == 8:
        return _WINS[EIGHT_CATS][seat]
    return None


def _drawn(before: int, turn: int) -> Outcome | None:
    """A draw at the third time of a position, or at the end of the last turn."""
    if before >= 2:
        return _DRAWS[REPETITION]
    return _DRAWS[TURNS] if turn == LAST_TURN else None
