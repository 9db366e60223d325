"""Draws boop: the bed with everything on it, and a panel for each of the two seats above it."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from PIL import Image

from engines.boop.bed import GRID, Kind
from engines.boop.ghosts import ENTRIES, GHOSTS, Direction, Ghost
from engines.boop.state import State
from engines.values import Seat, Seen
from render.boop import parts
from render.boop.marks import marks_of
from render.boop.panels import Stock, lay_pool
from render.kit import cats, frames
from render.kit.brush import Brush
from render.kit.marks import Mark, Sign, marked
from render.kit.panels import Panel, Tone
from render.kit.theme import Theme
from render.kit.tiles import Glass, Palette, laid
from render.kit.tokens import Pen
from render.painter import Box, Look, Painter

WIDTH, HEIGHT = 868, 1000
CELL, RIM, GAP = 124, 50, 12
BED = 6 * CELL + 2 * RIM
BED_LEFT, BED_TOP = GAP, HEIGHT - GAP + 2 - BED
LEFT, TOP = BED_LEFT + RIM, BED_TOP + RIM
PANEL_TOP = 10
GHOST, CHEVRON = 92, 44
ENTRY = 48
PRESS = 34
"""Half of what may be pressed around an entry."""

_STEPS = {
    Direction.DOWN: (0, 1),
    Direction.UP: (0, -1),
    Direction.RIGHT: (1, 0),
    Direction.LEFT: (-1, 0),
}
_SPRITES = {Kind.KITTEN: cats.kitten, Kind.CAT: cats.cat}


def paint(seen: Seen[State], look: Look) -> Image.Image:
    """The table as it is seen."""
    state, theme = seen.state, look.theme
    picture = _ground(theme).copy()
    for seat in (0, 1):
        at = (GAP + seat * (WIDTH - GAP) // 2, PANEL_TOP)
        lay_pool(picture, at, _panel(state, look, seat), _stocks(state, seat), _pen(theme))
    marks = marks_of(state, look.choices)
    pieces = {piece.cell: (piece.seat, piece.kind) for piece in state.pieces()}
    for cell in sorted({*pieces, *marks}):
        tile = _cell(theme, _kind(cell), pieces.get(cell), frozenset(marks.get(cell, ())))
        picture.paste(tile, _corner(cell))
    _lay_ghosts(picture, state, theme)
    for choice in look.choices:
        verb, _, word = choice.partition(" ")
        if verb == "ghost":
            picture.paste(_entry(theme, _ENTRIES[word]), _entry_corner(_ENTRIES[word]))
    return picture


def spot(word: str) -> Box | None:
    """Where a cell, or the end of a seam that a ghost enters at, lies on the picture."""
    cell = GRID.cell(word)
    if cell is not None:
        left, top = _corner(cell)
        return _fractions(left, top, left + CELL, top + CELL)
    entry = _ENTRIES.get(word.lower())
    if entry is None:
        return None
    x, y = _entry_place(entry)
    return _fractions(x - PRESS, y - PRESS, x + PRESS, y + PRESS)


PAINTER = Painter(paint, labels=("turn", "won", "drawn"), spot=spot)

_ENTRIES = {GHOSTS[place].name: GHOSTS[place] for place in ENTRIES.values()}


def _fractions(left: float, top: float, right: float, bottom: float) -> Box:
    return left / WIDTH, top / HEIGHT, right / WIDTH, bottom / HEIGHT


def _corner(cell: int) -> tuple[int, int]:
    return LEFT + cell % 6 * CELL, TOP + cell // 6 * CELL


def _kind(cell: int) -> int:
    """Which of the three patches a cell is: the same ones lie along the slants."""
    return (cell % 6 + cell // 6) % 3


def _stocks(state: State, seat: Seat) -> list[Stock]:
    pool = state.pool(seat)
    stocks = [Stock(cats.kitten, pool.kittens), Stock(cats.cat, pool.cats)]
    if state.haunted:
        stocks.append(Stock(parts.ghost, None, there=pool.ghost))
    return stocks


def _panel(state: State, look: Look, seat: Seat) -> Panel:
    tone, label = Tone.WAITING, ""
    winners = state.result.winners if state.result else look.winners
    if winners is None:
        if seat == state.seat:
            tone, label = Tone.TURN, "turn"
    elif len(winners) > 1:
        label = "drawn"
    elif seat in winners:
        tone, label = Tone.WON, "won"
    name = look.names[seat] if seat < len(look.names) else ""
    return Panel(seat, name, tone, look.labels.get(label, ""))


def _ghost_place(ghost: Ghost) -> tuple[int, int]:
    """The middle of the seam's piece it stands on."""
    (x, y), (other_x, other_y) = map(_corner, ghost.cells)
    return (x + other_x + CELL) // 2, (y + other_y + CELL) // 2


def _ahead(ghost: Ghost, distance: int) -> tuple[int, int]:
    x, y = _ghost_place(ghost)
    right, down = _STEPS[ghost.direction]
    return x + right * distance, y + down * distance


def _entry_place(ghost: Ghost) -> tuple[int, int]:
    """On the rim, where its seam ends."""
    return _ahead(ghost, -(CELL + RIM) // 2)


def _entry_corner(ghost: Ghost) -> tuple[int, int]:
    x, y = _entry_place(ghost)
    return x - ENTRY // 2, y - ENTRY // 2


def _lay_ghosts(picture: Image.Image, state: State, theme: Theme) -> None:
    haunt = next((deed.haunt for deed in state.deeds if deed.haunt), None)
    if haunt is not None:
        _puff(theme).lay(picture, _ghost_place(haunt.start))
    for seat in (0, 1):
        ghost = state.ghost(seat)
        if ghost is not None:
            _chevron(theme, seat, ghost.direction).lay(picture, _ahead(ghost, CELL // 2))
            _ghost(theme, seat).lay(picture, _ghost_place(ghost))


@lru_cache(maxsize=4)
def _ink(theme: Theme) -> Palette:
    """The palette of every picture of boop, from a sheet of all that is on them."""
    sheet = Image.new("RGB", (4 * CELL, 11 * CELL), theme.page)
    frame = parts.bedstead(theme, BED, RIM)
    sheet.paste(frame.crop((0, 0, 4 * CELL, CELL)), (0, 0))
    sheet.paste(theme.panel, (0, CELL, CELL, CELL + 40))
    sheet.paste(theme.turn, (CELL, CELL, 4 * CELL, CELL + 90))
    looks = [(seat, kind) for seat in (0, 1) for kind in Kind]
    for row, kind in product(range(3), range(4)):
        at = (kind * CELL, (row + 2) * CELL)
        sheet.paste(_drawn_cell(theme, row, looks[kind], frozenset()), at)
    signs = [Mark(Sign.PUT), Mark(Sign.LEFT, (1, 0)), Mark(Sign.FREE), Mark(Sign.BAND, (1, 0))]
    for row, (column, mark) in product(range(3), enumerate(signs)):
        sheet.paste(
            _drawn_cell(theme, row, None, frozenset({mark})), (column * CELL, (row + 5) * CELL)
        )
    for row, column in product(range(3), range(4)):
        below = _drawn_cell(theme, row, looks[column] if row else None, frozenset())
        above = parts.ghost(theme.coats[column % 2], theme, GHOST)
        sheet.paste(laid(above, below), (column * CELL, (row + 8) * CELL))
    return Palette.of(sheet)


@lru_cache(maxsize=4)
def _pen(theme: Theme) -> Pen:
    return Pen(theme, _ink(theme))


@lru_cache(maxsize=4)
def _ground(theme: Theme) -> Image.Image:
    """The page with an empty bed."""
    picture = frames.page(theme, (WIDTH, HEIGHT))
    picture.alpha_composite(parts.bedstead(theme, BED, RIM), (BED_LEFT, BED_TOP))
    signs = Brush(BED, BED)
    for n, middle in enumerate(RIM + CELL * n + CELL / 2 for n in range(6)):
        for near in (RIM / 2 - 1, BED - RIM / 2 - 2):
            for at, text in (((middle, near), "abcdef"[n]), ((near, middle), str(n + 1))):
                signs.write(text, at, theme.coordinate_text, theme.wood_text, theme)
    picture.alpha_composite(signs.image(), (BED_LEFT, BED_TOP))
    for cell in range(36):
        picture.paste(_patch(_kind(cell)), _corner(cell))
    return _ink(theme).press(picture)


@lru_cache(maxsize=3)
def _patch(kind: int) -> Image.Image:
    return parts.patch(kind, CELL)


@lru_cache(maxsize=16)
def _sprite(theme: Theme, seat: Seat, kind: Kind) -> Image.Image:
    return _SPRITES[kind](theme.coats[seat], theme, CELL)


@lru_cache(maxsize=1024)
def _cell(
    theme: Theme, patch: int, piece: tuple[Seat, Kind] | None, marks: frozenset[Mark]
) -> Image.Image:
    return _ink(theme).press(_drawn_cell(theme, patch, piece, marks))


def _drawn_cell(
    theme: Theme, patch: int, piece: tuple[Seat, Kind] | None, marks: frozenset[Mark]
) -> Image.Image:
    picture = _patch(patch).convert("RGBA")
    if marks:
        picture.alpha_composite(marked(marks, theme, CELL))
    if piece is not None:
        picture.alpha_composite(_sprite(theme, *piece))
    return picture


@lru_cache(maxsize=8)
def _ghost(theme: Theme, seat: Seat) -> Glass:
    return _ink(theme).glass(parts.ghost(theme.coats[seat], theme, GHOST))


@lru_cache(maxsize=4)
def _puff(theme: Theme) -> Glass:
    return _ink(theme).glass(parts.puff(theme, GHOST))


@lru_cache(maxsize=16)
def _chevron(theme: Theme, seat: Seat, direction: Direction) -> Glass:
    accent = theme.coats[seat].accent
    return _ink(theme).glass(parts.chevrons(theme, accent, _STEPS[direction], CHEVRON))


@lru_cache(maxsize=40)
def _entry(theme: Theme, ghost: Ghost) -> Image.Image:
    """The wood at the end of a seam, with an arrow on it."""
    left, top = _entry_corner(ghost)
    wood = _ground(theme).crop((left, top, left + ENTRY, top + ENTRY))
    arrow = parts.arrow(theme, theme.choice, _STEPS[ghost.direction], ENTRY)
    return _ink(theme).press(laid(arrow, wood))
