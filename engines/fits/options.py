"""What a seat may do: every legal move, and the places they are made from."""

from __future__ import annotations

from collections.abc import Iterator

from engines.fits.boxes import Index
from engines.fits.cards import EAST, PRINCESS, WEST, Card, Cell, east, is_toy, reading, west
from engines.fits.moves import CAT_EAST, CAT_WEST, DRAW, NO_CAT, ONLY_DISCARD, Move, places
from engines.fits.state import Phase, State, known_cards
from engines.values import Seat


def moves(state: State) -> tuple[Move, ...]:
    """Every legal move of whoever is to move."""
    match state.phase:
        case Phase.PLAY:
            return tuple(_plays(state)) or ONLY_DISCARD
        case Phase.TURN:
            sleeps = places("sleep")
            return (DRAW, *map(sleeps.__getitem__, state.board.index.rim))
        case Phase.CAT:
            return cat_moves(state)
        case Phase.START:
            return tuple(_starts(state))
    return ()


def _starts(state: State) -> Iterator[Move]:
    cells = beside_last(state)
    for card in state.starts:
        for way in state.edition.ways(card):
            at = places("start", way)
            yield from map(at.__getitem__, room(state, way, cells))


def beside_last(state: State) -> tuple[Cell, ...]:
    """Where the next start box may lie, in reading order."""
    if not state.board.laid:
        return ((0, 0),)
    x, y = state.board.laid[-1].at
    walls = state.board.index.walls
    around = ((x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1))
    return tuple(cell for cell in around if cell not in walls)


def room(state: State, card: Card, cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """Those of some empty cells a card may be laid on: without double walls if that is played."""
    walls = state.edition.faces[card].walls
    if not (state.advanced and walls):
        return cells
    doubled = state.board.index.doubled
    return tuple(cell for cell in cells if not walls & doubled(cell))


def _plays(state: State) -> Iterator[Move]:
    """All that the hand allows; nothing if it is only Princesses and there is no cat to chase."""
    hand, rim, princess = known_cards(state.hands[state.seat]), state.board.index.rim, False
    for card in hand:
        if card == PRINCESS:
            princess = True
        elif is_toy(card):
            yield from _toys(state, card)
        else:
            for way in state.edition.ways(card):
                yield from map(places("lay", way).__getitem__, room(state, way, rim))
    if princess:
        at = places("princess", PRINCESS)
        yield from (at[cat.at] for cat in state.board.cats())


def _toys(state: State, card: Card) -> Iterator[Move]:
    pairs = toy_places(state, state.seat)
    if pairs:
        return map(places("toy", card).__getitem__, pairs)
    return map(places("box", card).__getitem__, state.board.index.rim)


def toy_places(state: State, seat: Seat) -> tuple[Cell, ...]:
    """Western cells of the places over which a seat may lay a special toy, in reading order."""
    box = state.board.box
    return tuple(sorted((at for at in state.board.pairs() if not box(at).bars(seat)), key=reading))


def toy_room(state: State) -> tuple[Cell, ...]:
    """The same whoever's turn it is: what lies in the boxes does not count."""
    return tuple(sorted(state.board.pairs(), key=reading))


def cat_fault(state: State, west_cell: Cell) -> str:
    """The code of why an awake cat may not lie over a cell and its eastern neighbour."""
    index, east_cell = state.board.index, east(west_cell)
    if west_cell not in index.walls or east_cell not in index.walls:
        return "cat-gap"
    if index.walls[west_cell] & EAST or index.walls[east_cell] & WEST:
        return "cat-wall"
    free = west_cell in index.free and east_cell in index.free
    return "cat-occupied" if free else "cat-covered"


def cat_moves(state: State) -> tuple[Move, ...]:
    """The cats that fit into the box just laid, and none; nothing at all if no cat does."""
    fresh = state.fresh
    if fresh is None or not state.stock[state.seat]:
        return ()
    index = state.board.index
    found = []
    if _may_lie(index, fresh, state.seat):
        found.append(CAT_EAST)
    if _may_lie(index, west(fresh), state.seat):
        found.append(CAT_WEST)
    return (*found, NO_CAT) if found else ()


def _may_lie(index: Index, at: Cell, seat: Seat) -> bool:
    free, walls, other = index.free, index.walls, east(at)
    if at not in free or other not in free or walls[at] & EAST or walls[other] & WEST:
        return False
    return not index.box(at).bars(seat)
