"""Boop as it looks on the table: positions from drawings, and drawings from positions.

`m` and `M` are the first seat's kitten and cat, `r` and `R` the second's. A ghost is written as its
seam and direction, `b3c3 down`. A drawing may show the bed twice, before and after, side by side.
"""

from __future__ import annotations

from engines import GAMES
from engines.boop.ghosts import GHOSTS
from engines.boop.state import Phase, State
from engines.rng import Scripted

BOOP = GAMES["boop"]
LETTERS = "mrMR"
EMPTY = "\n".join([". . . . . ."] * 6)


def rows(drawing, part=0):
    """The six rows of the bed, or of the second bed of two."""
    lines = [line.replace("→", " ").split() for line in drawing.strip().splitlines()]
    beds = [line[6 * part : 6 * part + 6] for line in lines]
    assert [len(row) for row in beds] == [6] * 6, f"not a bed:\n{drawing}"
    return beds


def bed(state):
    """The rows of a state."""
    found = [["."] * 6 for _ in range(6)]
    for letter, board in zip(LETTERS, state.boards, strict=True):
        for cell in range(36):
            if board >> cell & 1:
                assert found[cell // 6][cell % 6] == ".", "two pieces on one cell"
                found[cell // 6][cell % 6] = letter
    return found


def place_of(ghost):
    """A ghost's place: `b3c3 down`, or None for the pool."""
    if ghost is None:
        return None
    return next(
        place
        for place, there in enumerate(GHOSTS)
        if f"{there.name} {there.direction.value}" == ghost
    )


def drawn(drawing, *, seat=0, cats=(0, 0), ghosts=None, haunted=False, phase=Phase.PLACE, turn=1):
    """A state from the (first) bed of a drawing, with so many cats in the pools."""
    letters = [letter for row in rows(drawing) for letter in row]
    assert set(letters) <= {*LETTERS, "."}
    one, two, three, four = (
        sum(1 << number for number, there in enumerate(letters) if there == letter)
        for letter in LETTERS
    )
    boards = (one, two, three, four)
    first, second = ghosts or (None, None)
    places = (place_of(first), place_of(second))
    haunted = haunted or ghosts is not None
    return State(
        boards=boards,
        grown=(cats[0] + three.bit_count(), cats[1] + four.bit_count()),
        ghosts=places,
        haunted=haunted,
        seat=seat,
        phase=phase,
        ready=haunted and places[seat] is None,
        turn=turn,
        past=((boards, places, seat),),
    )


def play(state, *texts):
    """Make these moves one after the other, each by whoever is to move."""
    for text in texts:
        (seat,) = BOOP.to_move(state)
        state = BOOP.play(state, seat, BOOP.parse(state, seat, text), Scripted([]))
    return state


def options(state):
    """The legal moves as text."""
    return [BOOP.format(move) for move in BOOP.moves(state, state.seat)]


def told(state):
    """The news, each with its facts in their order."""
    return [" ".join([item.code, *map(str, item.facts.values())]) for item in BOOP.news(state)]


def pools(state):
    """Both pools: `7 kittens 0 cats, 8 kittens 0 cats`."""
    both = (state.pool(0), state.pool(1))
    return ", ".join(f"{pool.kittens} kittens {pool.cats} cats" for pool in both)


def ghosts_of(state):
    """Where both ghosts are, as `drawn` takes them."""
    both = (state.ghost(0), state.ghost(1))
    return tuple(ghost and f"{ghost.name} {ghost.direction.value}" for ghost in both)
