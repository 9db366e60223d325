"""The table: cards, what lies over them, whose the boxes are, and the places beside them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from PIL import Image, ImageDraw

from engines.fits.board import Lying
from engines.fits.cards import Cell, reading
from engines.fits.scoring import scored
from engines.fits.state import State
from engines.fits.words.objections import written
from render.fits import cats
from render.fits.atlas import lay_map
from render.fits.cells import card, empty, ring
from render.fits.dress import CARTON, ink, shade, tint
from render.fits.places import GAP, WIDTH, Frame, Plan, cells_in, letters_beside
from render.fits.plates import KNOWN, badges, chosen_over, letters, pressed
from render.kit.brush import Brush
from render.kit.theme import Theme
from render.kit.tiles import Tile, laid
from render.painter import Box as Place
from render.painter import Look, Piece, Pixels, Plot, fractions


class Shape(NamedTuple):
    """How something looks that lies over cards: what and whose, how large, from where to where."""

    what: str
    seat: int
    wide: bool
    size: tuple[int, int]
    near: int
    far: int


def lay_table(
    ground: Image.Image,
    state: State,
    look: Look,
    plan: Plan,
    numbers: Mapping[Cell, int] | None = None,
) -> tuple[Piece, ...]:
    """Paste the table; gives what lies over its cards."""
    lines = [scored(box, advanced=state.advanced) for box in state.board.boxes()]
    colours = {cell: tint(line.winners) for line in lines for cell in line.box.cells}
    for frame in plan.frames:
        _lay_cards(ground, state, look.theme, frame, colours)
        _lay_rim(ground, state, look, frame)
        _lay_marks(ground, state, look, frame)
    lay_map(ground, state, look, plan, colours)
    work, pieces = ground.copy(), list[Piece]()
    for frame in plan.frames:
        lain = _pieces(work, state, look.theme, frame)
        plates = badges(work, look.theme, frame, state, lines, numbers or {})
        for piece in chain(lain, plates, letters(work, state, look, frame)):
            piece.lay(work)
            pieces.append(piece)
    return tuple(pieces)


def _lay_cards(
    ground: Image.Image, state: State, theme: Theme, frame: Frame, colours: Mapping[Cell, str]
) -> None:
    faces = state.edition.faces
    for at, name in state.board.laid:
        if frame.holds(at):
            ground.paste(card(theme, frame.size, faces[name], colours[at]), frame.at(at))


def _lay_rim(ground: Image.Image, state: State, look: Look, frame: Frame) -> None:
    """The empty places with their letters, the same for whoever looks."""
    may = {move.at for move in look.choices}
    for at, letter in letters_beside(state, look).items():
        if frame.holds(at):
            shown = "" if chosen_over(look) else letter
            ground.paste(empty(look.theme, frame.size, shown, may=at in may), frame.at(at))


def _pieces(ground: Image.Image, state: State, theme: Theme, frame: Frame) -> Iterator[Piece]:
    """What lies over cards; at the edge of a region half of it may be seen."""
    wide, high = frame.size
    for each in sorted(state.board.lying, key=lambda each: reading(each.at)):
        if not any(map(frame.holds, each.cells)):
            continue
        left, top = frame.at(each.at)
        if each.wide:
            size = (wide * 7 // 5, round(wide * 1.4 * 92 / 150))
            corner = (left + wide * 3 // 10, top + high - size[1] - high // 16)
        else:
            size = (wide * 7 // 8, wide * 7 // 8)
            corner = (left + wide // 16, top + (high - size[1]) // 2)
        box = (*corner, corner[0] + size[0], corner[1] + size[1])
        yield _piece(ground, theme, each, box, frame)


def _piece(ground: Image.Image, theme: Theme, each: Lying, box: Pixels, frame: Frame) -> Piece:
    """Something that lies there, so much of it as is in the frame."""
    (left, top, right, low), (near, _, far, _) = box, frame.edges
    seen = (max(left, near), top, min(right, far), low)
    size = (right - left, low - top)
    shape = Shape(*cats.sprite_of(each), size, seen[0] - left, seen[2] - left)
    rest = Tile(_settled(theme, shape, ground.crop(seen).tobytes()))
    # N.B. a part of it is no piece that may move.
    return Piece(written(each.at) if seen == box else "", seen, _part(theme, shape), rest)


@lru_cache(maxsize=KNOWN)
def _settled(theme: Theme, shape: Shape, below: bytes) -> Image.Image:
    """Something on what lies beneath it."""
    return pressed(theme, _part(theme, shape), below)


def _part(theme: Theme, shape: Shape) -> Image.Image:
    """So much of something as is seen."""
    what, seat, wide, size, near, far = shape
    sprite = cats.lying(theme, what, seat, wide, size)
    return sprite if far - near == size[0] else sprite.crop((near, 0, far, size[1]))


def lately(state: State, look: Look) -> list[Cell]:
    """The cells something was laid on that is new to the viewer."""
    if not look.since and state.deeds:
        return [deed.at for deed in state.deeds if deed.at is not None]
    return list(cells_in(str(item.facts.get("to", "")) for item in look.since))


def laid_lately(state: State, look: Look, frames: Sequence[Frame]) -> dict[str, Pixels]:
    """Where cards were laid lately, by their cells, as far as they are seen large."""
    new = lately(state, look)
    return {written(at): frame.box(at) for frame in frames for at in new if frame.holds(at)}


def _lay_marks(ground: Image.Image, state: State, look: Look, frame: Frame) -> None:
    """Gold around what is new, violet around what may be chosen on the table."""
    wide = {each.at: each.cells for each in state.board.lying}
    for at in lately(state, look):
        for cell in wide.get(at, (at,)):
            _lay_ring(ground, look.theme, frame, cell, look.theme.gold)
    for move in look.choices:
        if move.at in state.board.index.walls:
            for cell in wide.get(move.at, (move.at,)):
                _lay_ring(ground, look.theme, frame, cell, look.theme.choice)
        elif move.verb == "cat" and state.fresh is not None:
            x, y = state.fresh
            beside = (x + 1, y) if move.card == "e" else (x - 1, y)
            for cell in (state.fresh, beside):
                _lay_ring(ground, look.theme, frame, cell, look.theme.choice)


def _lay_ring(ground: Image.Image, theme: Theme, frame: Frame, cell: Cell, colour: str) -> None:
    if frame.holds(cell):
        tile, solid = ring(theme, frame.size, colour, max(4, frame.size[0] // 16))
        ground.paste(tile, frame.at(cell), solid)


def named(state: State) -> list[Cell]:
    """Every cell that moves may name, in reading order."""
    rim = state.board.index.rim or ((0, 0),)
    cats_ = (cat.at for cat in state.board.cats())
    return sorted({*rim, *cats_, *state.board.pairs()}, key=reading)


def places_of(state: State, plan: Plan, size: tuple[int, int]) -> dict[str, Place]:
    """Where every cell lies that may be named: empty ones, and those things could lie over."""
    return {
        written(cell): fractions(frame.box(cell), size)
        for cell in named(state)
        for frame in plan.frames
        if frame.holds(cell)
    }


def plot_of(plan: Plan, top: int, bottom: int) -> Plot:
    """The cloth of a slab between two lines with all its cells, or the region seen large."""
    (frame, *_) = plan.frames
    area = frame.edges if plan.strips else _cloth(top, bottom)
    return Plot(area, frame.box((0, 0)))


def _cloth(top: int, bottom: int) -> Pixels:
    """What of a slab is cloth, without its edge."""
    return GAP + 14, top + 52, WIDTH - GAP - 14, bottom - 14


def flat(theme: Theme, size: tuple[int, int]) -> Image.Image:
    """A page of one colour."""
    sheet = Image.new("P", size, shade(theme, theme.page))
    sheet.putpalette(ink(theme).colours.getpalette("RGB") or ())
    return sheet


def lay_slab(ground: Image.Image, theme: Theme, top: int, bottom: int) -> None:
    """The wooden table with its cloth, between two lines."""
    brush = ImageDraw.Draw(ground)
    left, right = 12, ground.width - 12
    _soft(ground, theme, (left, top, right, bottom), theme.wood, theme.page)
    brush.rectangle((left + 10, top + 48, right - 11, bottom - 11), shade(theme, theme.wood_dark))
    brush.rectangle((left + 12, top + 50, right - 13, bottom - 13), shade(theme, CARTON.floor))


def _soft(
    ground: Image.Image, theme: Theme, box: tuple[int, int, int, int], fill: str, around: str
) -> None:
    """A rectangle with soft corners."""
    left, top, right, bottom = box
    ImageDraw.Draw(ground).rectangle((left, top, right - 1, bottom - 1), shade(theme, fill))
    tile, side = _corners(theme, fill, around)
    for x, dx in ((left, 0), (right - side, side)):
        for y, dy in ((top, 0), (bottom - side, side)):
            ground.paste(tile.crop((dx, dy, dx + side, dy + side)), (x, y))


@lru_cache(maxsize=16)
def _corners(theme: Theme, fill: str, around: str) -> tuple[Image.Image, int]:
    side = 22
    brush = Brush(2 * side, 2 * side)
    brush.block((0, 0, 2 * side, 2 * side), side, fill)
    picture = laid(brush.image(), Image.new("RGB", (2 * side, 2 * side), around))
    return ink(theme).press(picture), side
