"""Where on a picture the cells of a table lie: all of it, or a region and a small map."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engines.fits.cards import Cell
from engines.fits.state import Phase, State
from engines.fits.words.notation import lettered
from render.painter import Look, Pixels

GAP: Final = 12
WIDTH: Final = 868
RIM: Final = 54
"""The wood above the cloth, with words on it."""
SIDE: Final = 14
EDGES: Final = 2 * GAP + 2 * SIDE
ACROSS: Final = WIDTH - EDGES
MOST: Final = 15
"""So many cells a side, empty ones included, are seen large: thirteen and what is beside them."""
SIZES: Final = (132, 116, 102, 90, 80, 72, 66, 62, 58, 54)
STEPS: Final = (102, 80, 62, 50, 44)
"""Of cells where all of a table has to find room: few, as each is drawn anew and seen to change."""
TALL: Final = 1.28
DOWN: Final = 1060
"""So high a table may be that is over."""
HIGH: Final = 1210
"""So high is a picture as long as its table can be: buttons are seen below it on a small phone."""
SMALL: Final = 0.4
"""So much of the height the small map may take at least."""
LINES: Final = int(DOWN * (1 - SMALL)) // round(SIZES[-1] * TALL)
"""So many rows of a part are seen large."""
MAP_CELL: Final = 40
FOLDS: Final = (1, 2, 3, 4, 5, 6)
READABLE: Final = 44
"""Cells so wide have letters that are read on a phone."""
SCROLL: Final = 1500
"""So high may all of a table be where it is folded to be read as it is."""
SPREAD: Final = (1500, 1900)
"""So wide and high it may be where one has to come nearer to read it."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A rectangle of cells and where they lie on a picture."""

    columns: range
    rows: range
    size: tuple[int, int]
    corner: tuple[int, int]

    def holds(self, cell: Cell) -> bool:
        """Whether a cell is seen."""
        return cell[0] in self.columns and cell[1] in self.rows

    def at(self, cell: Cell) -> tuple[int, int]:
        """The left upper corner of a cell."""
        (wide, high), (left, top) = self.size, self.corner
        return left + (cell[0] - self.columns[0]) * wide, top + (cell[1] - self.rows[0]) * high

    def box(self, cell: Cell) -> Pixels:
        """The pixels of a cell."""
        left, top = self.at(cell)
        return (left, top, left + self.size[0], top + self.size[1])

    @property
    def extent(self) -> tuple[int, int]:
        """How many pixels it takes."""
        return len(self.columns) * self.size[0], len(self.rows) * self.size[1]

    @property
    def edges(self) -> Pixels:
        """All its pixels."""
        (left, top), (wide, high) = self.corner, self.extent
        return (left, top, left + wide, top + high)


@dataclass(frozen=True, slots=True)
class Plan:
    """Where everything of a table lies."""

    frames: tuple[Frame, ...]
    """What is seen large: all of it, folded where it is long, or a region."""
    strips: tuple[Frame, ...] = ()
    """The small map, cut into strips where it is long; none if all is seen large."""
    width: int = WIDTH

    @property
    def bottom(self) -> int:
        """Where it ends."""
        return max(frame.edges[3] for frame in (*self.frames, *self.strips))


def bounds(state: State) -> tuple[range, range]:
    """The columns and rows of a table, with a rim until it is over."""
    over = state.phase is Phase.OVER
    cells = tuple(state.board.index.walls) if over else state.board.index.rim
    xs, ys = zip(*(cells or ((-1, -1), (1, 1))), strict=True)
    return range(min(xs), max(xs) + 1), range(min(ys), max(ys) + 1)


def settled(state: State, look: Look) -> State:
    """The position whose places a picture has: the one before a move that is only looked at."""
    if look.before is None:
        return state
    before: State = look.before.state
    return before


def letters_beside(state: State, look: Look) -> dict[Cell, str]:
    """The empty places beside the table with their letters, until it is over."""
    before = settled(state, look)
    if before.phase is Phase.OVER:
        return {}
    rim = before.board.index.rim or ((0, 0),)
    taken = state.board.index.walls
    return {at: sign for at, sign in zip(rim, lettered(rim), strict=True) if at not in taken}


def is_cropped(state: State) -> bool:
    """Whether a table is too large to be seen large at once."""
    columns, rows = bounds(state)
    return len(columns) > MOST or len(rows) > MOST


def plan_of(state: State, look: Look, top: int, down: int = DOWN, room: int = 0) -> Plan:
    """How a table is laid out below a line of the picture: amid some room, or as high as it is."""
    columns, rows = bounds(state)
    sizes, down = (STEPS, room) if room else (SIZES, down)
    if not is_cropped(state):
        spare = (room - _large(columns, rows, top, down, sizes).extent[1]) // 2
        return Plan((_large(columns, rows, top + max(0, spare), down, sizes),))
    if look.whole:
        return _spread(columns, rows, top)
    x, y = focus(state, look)
    high = round(down * (1 - SMALL))
    lines = min(LINES, high // round(sizes[-1] * TALL))
    part = _used(state, _window(columns, x, MOST), _window(rows, y, lines))
    frame = _large(*part, top, high, sizes)
    below = frame.edges[3] + 2 * GAP
    room = max(round(down * SMALL), down - frame.extent[1] - 2 * GAP)
    return Plan((frame,), tuple(_map(columns, rows, below, room)))


def regions_of(state: State, cells: Iterable[Cell]) -> Iterator[int]:
    """Of the parts a table is cut into that can be seen at once, the one each cell lies in."""
    columns, rows = bounds(state)
    across, down = -(-len(columns) // MOST), -(-len(rows) // LINES)
    wide, high = -(-len(columns) // across), -(-len(rows) // down)
    return ((y - rows[0]) // high * across + (x - columns[0]) // wide for x, y in cells)


def _large(columns: range, rows: range, top: int, down: int, sizes: Sequence[int]) -> Frame:
    """A region as large as it can be."""
    wide = next((size for size in sizes if _fits(size, columns, rows, down)), sizes[-1])
    high = round(wide * TALL) if _fits(wide, columns, rows, down) else down // len(rows)
    left = GAP + SIDE + (ACROSS - wide * len(columns)) // 2
    return Frame(columns, rows, (wide, high), (left, top))


def _fits(size: int, columns: range, rows: range, down: int) -> bool:
    return size * len(columns) <= ACROSS and round(size * TALL) * len(rows) <= down


def focus(state: State, look: Look) -> Cell:
    """Where it is acted: amid what may be chosen, if that can be seen at once; else what is new."""
    new = list(cells_in(str(item.facts.get("to", "")) for item in look.since))
    newest = new[-1] if new else state.board.laid[-1].at
    chosen = [move.at for move in look.choices if move.at is not None]
    if not chosen:
        return newest
    near, far = (tuple(way(cell[n] for cell in chosen) for n in (0, 1)) for way in (min, max))
    seen = all(b - a < side for a, b, side in zip(near, far, (MOST, LINES), strict=True))
    inside = all(a <= at <= b for a, at, b in zip(near, newest, far, strict=True))
    if inside and not seen:
        return newest
    return ((near[0] + far[0]) // 2, (near[1] + far[1]) // 2)


def cells_in(words: Iterable[str]) -> Iterator[Cell]:
    """The words that are cells."""
    for word in words:
        x, comma, y = word.partition(",")
        if comma and x.lstrip("-").isdigit() and y.lstrip("-").isdigit():
            yield (int(x), int(y))


def _window(whole: range, middle: int, most: int) -> range:
    if len(whole) <= most:
        return whole
    start = min(max(middle - most // 2, whole[0]), whole[-1] + 1 - most)
    return range(start, start + most)


def _used(state: State, columns: range, rows: range) -> tuple[range, range]:
    """So much of a region as there are cards or places in."""
    cells = (*state.board.index.walls, *state.board.index.rim)
    xs = [x for x, y in cells if x in columns and y in rows]
    ys = [y for x, y in cells if x in columns and y in rows]
    if not xs:
        return columns, rows
    return range(min(xs), max(xs) + 1), range(min(ys), max(ys) + 1)


def _spread(columns: range, rows: range, top: int) -> Plan:
    """All of a table: folded if it can be read so, else as large as can be."""

    def size(fold: int, width: int, height: int) -> int:
        across, down = -(-len(columns) // fold), (len(rows) + 1) * fold - 1
        return min(width // across, int(height / down / TALL), SIZES[-1])

    folds = (fold for fold in FOLDS if size(fold, ACROSS, SCROLL) >= READABLE)
    fold = next(folds, 0)
    wide = size(fold, ACROSS, SCROLL) if fold else size(1, *SPREAD)
    taken = wide * -(-len(columns) // (fold or 1))
    across = max(ACROSS, taken)
    corner = (GAP + SIDE + (across - taken) // 2, top)
    frames = _folded(columns, rows, (fold or 1, 1), (wide, round(wide * TALL)), corner)
    return Plan(tuple(frames), (), across + EDGES)


def _map(columns: range, rows: range, top: int, high: int) -> Iterator[Frame]:
    """The whole table small; what is long is folded so that it stays readable."""
    folds = [(fold, 1) for fold in FOLDS] + [(1, fold) for fold in FOLDS[1:]]

    def size(fold: tuple[int, int]) -> int:
        below, beside = fold
        across = -(-len(columns) // below) * beside + beside - 1
        down = -(-len(rows) // beside) * below + below - 1
        return min(ACROSS // across, high // down, MAP_CELL)

    fold = max(folds, key=size)
    side = max(4, size(fold))
    return _folded(columns, rows, fold, (side, side), (GAP + SIDE, top))


def _folded(
    columns: range,
    rows: range,
    fold: tuple[int, int],
    size: tuple[int, int],
    corner: tuple[int, int],
) -> Iterator[Frame]:
    """A table cut into strips below each other, or beside."""
    below, beside = fold
    step_x, step_y = -(-len(columns) // below), -(-len(rows) // beside)
    for n in range(below):
        for m in range(beside):
            part = columns[n * step_x : (n + 1) * step_x]
            lines = rows[m * step_y : (m + 1) * step_y]
            if part and lines:
                x = corner[0] + m * (len(part) + 1) * size[0]
                yield Frame(part, lines, size, (x, corner[1] + n * (len(lines) + 1) * size[1]))
