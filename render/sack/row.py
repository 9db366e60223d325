"""The row of sack: where its cards lie, and how each place looks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from PIL import Image

from engines.sack.state import PILE, State
from engines.sack.state import Slot as Spot
from engines.values import HIDDEN
from render.kit import frames
from render.kit.brush import Brush
from render.kit.theme import Colour, Theme
from render.kit.tiles import Tile, laid
from render.kit.tokens import halo, strip
from render.painter import Look, Piece
from render.sack.cards import BIG, MIDDLE, Size, cut, face, ink, pen
from render.sack.dress import DECK
from render.sack.panels import WIDTH as PANEL_WIDTH
from render.sack.since import Fresh

GAP: Final = 12
WIDTH: Final = 2 * PANEL_WIDTH + 3 * GAP
TABLE: Final = WIDTH - 2 * GAP
RIM, SIDE, FOOT = 54, 22, 24
MICE, NAME = 96, 40
EDGE: Final = 4
"""How far the gold around a new card reaches."""
FEW: Final = 3
"""So few have the draw pile's card in the row, too."""


def columns_of(state: State) -> int:
    """How many cards the row has."""
    return state.seats + (state.seats == FEW)


def size_of(columns: int) -> Size:
    """Of the cards of such a row."""
    return MIDDLE if columns > FEW + 1 else BIG


def table(columns: int) -> int:
    """How high the table is."""
    return RIM + 14 + MICE + 12 + size_of(columns)[1] + 8 + NAME + 16 + FOOT


def corner(columns: int, column: int) -> tuple[int, int]:
    """Of a card of the row."""
    wide, inner = size_of(columns)[0], TABLE - 2 * SIDE
    gap = (inner - columns * wide) / (columns + 1)
    return round(GAP + SIDE + gap + column * (wide + gap)), GAP + RIM + 14 + MICE + 12


def _spots(state: State) -> tuple[Spot, ...]:
    """The row; with three players the pile's place is there before its card is."""
    row = state.row()
    if state.seats == FEW and state.drawn is None:
        return (Spot(PILE, HIDDEN, open=False), *row)
    return row


def lay_row(ground: Image.Image, state: State, fresh: Fresh, look: Look) -> Iterator[Piece]:
    """Paste what lies under the cards and whose they are; gives the cards, by their place."""
    theme, size = look.theme, size_of(columns_of(state))
    for column, spot in enumerate(_spots(state)):
        left, top = corner(columns_of(state), column)
        new = spot.open and spot.owner in fresh.opened
        ground.paste(_empty(theme, size), (left, top))
        if spot.card is not None:
            if new:
                grown = size[0] + 2 * EDGE, size[1] + 2 * EDGE
                gold = halo(pen(theme), grown, theme.gold, DECK.cloth)
                ground.paste(gold, (left - EDGE, top - EDGE))
            card = spot.card if spot.open else HIDDEN
            rest = Tile(face(theme, card, size, theme.gold if new else DECK.cloth))
            box = (left, top, left + size[0], top + size[1])
            yield Piece(f"row{column + 1}", box, cut(theme, card, size), rest)
        ground.paste(_owner(spot, size, look), (left, top + size[1] + 8))


def _owner(spot: Spot, size: Size, look: Look) -> Image.Image:
    """The strip with whose card it is."""
    owner = None if spot.owner == PILE else spot.owner
    seated = owner is not None and owner < len(look.names)
    name = look.labels.get("pile", "") if owner is None else look.names[owner] if seated else ""
    return strip(pen(look.theme), owner, name, size[0], DECK.cloth)


@lru_cache(maxsize=8)
def _empty(theme: Theme, size: Size) -> Image.Image:
    """The place of a card that has not been laid."""
    brush = Brush(*size)
    dash(brush, DECK.cloth_dark)
    frames.paw(brush, (size[0] / 2, size[1] / 2), size[0] * 0.2, DECK.cloth_dark)
    return ink(theme).press(laid(brush.image(), Image.new("RGB", size, DECK.cloth)))


def dash(brush: Brush, colour: Colour) -> None:
    """A dashed outline of the whole sheet."""
    wide, high = brush.size
    for length, far, upright in ((wide, high, False), (high, wide, True)):
        count = round((length - 20) / 27)
        for n in range(count):
            start = 10 + n * (length - 20) / count + 4
            for near in (0, far - 5):
                dash = (start, near, start + 18, near + 5)
                brush.block((near, start, near + 5, start + 18) if upright else dash, 2, colour)
