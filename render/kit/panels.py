"""A seat's panel: head, name, and whether it is its turn; a game lays what the seat has on it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from PIL import Image

from engines.values import Seat
from render.kit import frames
from render.kit.brush import Brush
from render.kit.cats import portrait
from render.kit.tags import draw_tag
from render.kit.theme import Colour, Theme
from render.kit.tiles import laid
from render.kit.tokens import Draw, Pen, pill, word
from render.kit.type import clipped, presentable

Spot: TypeAlias = tuple[int, int]
BADGE = 40


class Tone(Enum):
    """How a panel stands out."""

    WAITING = "waiting"
    TURN = "turn"
    WON = "won"


class Dress(NamedTuple):
    """The colours of a panel."""

    fill: Colour
    text: Colour
    edge: Colour


@dataclass(frozen=True, slots=True)
class Shape:
    """The measures of a game's panels."""

    size: tuple[int, int]
    margin: int
    head: int
    head_at: Spot
    badge_at: Spot
    crown: int
    crown_at: Spot
    text: int
    """Where the name begins."""
    name: int
    """How far down it is."""
    label: int
    label_room: int


@dataclass(frozen=True, slots=True)
class Panel:
    """What a panel says of its seat."""

    seat: Seat
    name: str
    tone: Tone
    label: str = ""
    pale: bool = False
    wears: Draw | None = None
    """A sign beside the head."""


def dress(theme: Theme, seat: Seat, tone: Tone) -> Dress:
    """In which colours a panel is drawn."""
    if tone is Tone.WAITING:
        return Dress(theme.panel, theme.panel_text, theme.panel_edge)
    edge = theme.gold if tone is Tone.WON else theme.coats[seat].accent
    return Dress(theme.turn, theme.turn_text, edge)


def lay_panel(picture: Image.Image, at: Spot, panel: Panel, shape: Shape, pen: Pen) -> Dress:
    """Paste a panel with its left upper corner at a point; its lower right is the game's."""
    (left, top), (wide, _), theme = at, shape.size, pen.theme
    worn = dress(theme, panel.seat, panel.tone)
    picture.paste(_card(pen, shape, panel.seat, panel.tone, panel.wears, pale=panel.pale), at)
    room = wide - shape.text - shape.margin
    if panel.label:
        colour = theme.white if panel.tone is Tone.TURN else worn.text
        label = pill(pen, panel.label, worn.edge, colour, worn.fill, shape.label_room)
        picture.paste(label, (left + wide - shape.margin - label.width, top + shape.label))
        room -= label.width + 8
    letter = theme.coats[panel.seat].letter
    name = clipped(presentable(panel.name, theme) or letter, theme.text, theme, room)
    tile = word(pen, name, theme.text, worn.text, worn.fill)
    picture.paste(tile, (left + shape.text, top + shape.name))
    return worn


@lru_cache(maxsize=128)
def _card(
    pen: Pen, shape: Shape, seat: Seat, tone: Tone, wears: Draw | None, *, pale: bool
) -> Image.Image:
    """An empty panel with a seat's cat, its tag, and what it wears on its head or beside it."""
    (theme, ink), coat = pen, pen.theme.coats[seat]
    fill, _, edge = dress(theme, seat, tone)
    ground = Image.new("RGB", shape.size, theme.page)
    picture = laid(frames.card(shape.size, fill, edge, thick=tone is not Tone.WAITING), ground)
    cat = portrait(coat, theme, shape.head)
    if pale:
        veiled = Image.blend(
            laid(cat, Image.new("RGB", cat.size, fill)), Image.new("RGBA", cat.size, fill), 0.55
        )
        picture.paste(veiled, shape.head_at)
    else:
        picture.alpha_composite(cat, shape.head_at)
    badge = Brush(BADGE, BADGE, 100)
    draw_tag(badge, coat, theme, (50, 50), 44)
    picture.alpha_composite(badge.image(), shape.badge_at)
    if tone is Tone.WON:
        picture.alpha_composite(frames.crown(theme, shape.crown), shape.crown_at)
    elif wears is not None:
        picture.alpha_composite(wears(theme, shape.crown), (shape.margin, shape.crown_at[1]))
    return ink.press(picture)


@lru_cache(maxsize=64)
def box(pen: Pen, size: tuple[int, int], fill: Colour, edge: Colour, *, thick: bool) -> Image.Image:
    """An empty panel of any size."""
    card, ground = (
        frames.card(size, fill, edge, thick=thick),
        Image.new("RGB", size, pen.theme.page),
    )
    return pen.ink.press(laid(card, ground))
