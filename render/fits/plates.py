"""Plates above the table: whose a box is and what it is worth, and letters of places on cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from engines.fits.cards import Cell, Face, reading
from engines.fits.scoring import Line
from engines.fits.state import State
from engines.fits.words.notation import lettered, lettered_cells
from render.fits.dress import ink
from render.fits.places import Frame
from render.kit.brush import Brush
from render.kit.tags import draw_tag
from render.kit.theme import Theme
from render.kit.tiles import Tile, laid
from render.painter import Look, Piece

MINUS: Final = "\u2212"
KNOWN: Final = 512
LEAST: Final = 36
"""So high are the smallest plates, lest a phone make their figures too small to read."""
OVER: Final = ("princess", "toy")
"""Verbs whose places are cards, which have other letters."""


class Badge(NamedTuple):
    """What a box says of itself: who holds it, what it is worth, whether it is closed."""

    holders: tuple[int, ...]
    worth: str
    closed: bool
    number: int = 0


def figure(worth: int) -> str:
    """A number with a real minus sign."""
    return str(worth).replace("-", MINUS)


def badges(
    work: Image.Image,
    theme: Theme,
    frame: Frame,
    state: State,
    lines: list[Line],
    numbers: Mapping[Cell, int],
) -> Iterator[Piece]:
    """On each box that is held or worth something: who holds it and what it is worth."""
    wide, high = frame.size
    for line in lines:
        cells = [cell for cell in line.box.cells if frame.holds(cell)]
        number = numbers.get(line.box.cells[0], 0)
        shown = line.winners or line.worth or number
        if not cells or not shown:
            continue
        told = Badge(line.winners, figure(line.worth), line.box.closed, number)
        sign = badge(theme, told, wide)
        left, top = frame.at(_bare(state, cells))
        x = min(max(left + (wide - sign.width) // 2, 0), work.width - sign.width)
        y = top + high - sign.height - high // 10
        box = (x, y, x + sign.width, y + sign.height)
        rest = Tile(_plate(theme, told, wide, work.crop(box).tobytes()))
        yield Piece("", box, sign, rest)


@lru_cache(maxsize=KNOWN)
def _plate(theme: Theme, told: Badge, wide: int, below: bytes) -> Image.Image:
    """A plate on what lies beneath it."""
    return pressed(theme, badge(theme, told, wide), below)


def _bare(state: State, cells: list[Cell]) -> Cell:
    """The cell of a box where a badge hides least."""
    heads = {each.at for each in state.board.lying}
    taken = {cell for each in state.board.lying for cell in each.cells}
    faces = {laid_.at: state.edition.faces[laid_.card] for laid_ in state.board.laid}

    def hidden(cell: Cell) -> tuple[bool, bool, bool, tuple[int, int]]:
        face: Face = faces[cell]
        lies = any(face.toys) or face.bottles > 0
        return (cell in taken, cell in heads, lies, reading(cell))

    return min(cells, key=hidden)


@lru_cache(maxsize=KNOWN)
def badge(theme: Theme, told: Badge, wide: int) -> Image.Image:
    """A plate with the tags of who holds a box, and its worth; a closed one has a golden ground.

    Where boxes are numbered, their line on the sheet says what they are worth.
    """
    high = max(LEAST, wide * 5 // 14)
    text = f"#{told.number}" if told.number else told.worth
    tags = len(told.holders)
    across = round(high * (0.4 + 0.46 * len(text)) + tags * high * 0.74)
    brush = Brush(across, high)
    brush.block((0, 0, across, high), high / 3, theme.ink)
    rim = max(2, high // 9)
    inside = theme.gold if told.closed else theme.white
    brush.block((rim, rim, across - rim, high - rim), high / 4, inside)
    for n, seat in enumerate(told.holders):
        draw_tag(brush, theme.coats[seat], theme, (high * (0.48 + 0.74 * n), high / 2), high * 0.36)
    middle = (tags * high * 0.74 + across) / 2
    brush.write(text, (middle, high / 2), high * 0.8, theme.turn_text, theme)
    return brush.image()


def letters(work: Image.Image, state: State, look: Look, frame: Frame) -> Iterator[Piece]:
    """Where a special toy or Princess is chosen a place for: its letters, which are others."""
    verb = chosen_over(look)
    if not verb:
        return
    cells = lettered_cells(state, verb)
    for at, letter in zip(cells, lettered(cells), strict=True):
        if not frame.holds(at):
            continue
        sign = _tab(look.theme, letter, frame.size[0])
        left, top = frame.at(at)
        box = (left, top, left + sign.width, top + sign.height)
        yield Piece(
            "", box, sign, Tile(_flat(look.theme, letter, frame.size[0], work.crop(box).tobytes()))
        )


@lru_cache(maxsize=KNOWN)
def _tab(theme: Theme, letter: str, wide: int) -> Image.Image:
    """A violet plate with a letter."""
    high = max(LEAST, wide * 4 // 9)
    brush = Brush(round(high * (0.6 + 0.4 * len(letter))), high)
    across = brush.size[0]
    brush.block((0, 0, across, high), high / 4, theme.ink)
    brush.block((2, 2, across - 2, high - 2), high / 4, theme.choice)
    brush.write(letter, (across / 2, high / 2), high * 0.8, theme.white, theme)
    return brush.image()


@lru_cache(maxsize=KNOWN)
def _flat(theme: Theme, letter: str, wide: int, below: bytes) -> Image.Image:
    """That plate on what lies beneath it."""
    return pressed(theme, _tab(theme, letter, wide), below)


def pressed(theme: Theme, sprite: Image.Image, below: bytes) -> Image.Image:
    """A sprite on what lies beneath it, as its bytes are."""
    ground = Image.frombytes("P", sprite.size, below)
    ground.putpalette(ink(theme).colours.getpalette("RGB") or ())
    return ink(theme).press(laid(sprite, ground.convert("RGB")))


def chosen_over(look: Look) -> str:
    """The verb of all choices, if it is one whose places are cards; else nothing."""
    verbs = {move.verb for move in look.choices}
    return verbs.pop() if len(verbs) == 1 and not verbs.isdisjoint(OVER) else ""
