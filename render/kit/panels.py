"""A seat's panel: portrait, name, what it has beside the board, and whether it is its turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import TypeAlias

from PIL import Image

from render.kit.brush import Brush
from render.kit.cats import portrait
from render.kit.frames import card, crown, pill
from render.kit.tags import draw_tag
from render.kit.theme import Coat, Colour, Theme
from render.kit.tiles import Palette, laid
from render.kit.type import clipped, lettering, presentable

Icon: TypeAlias = Callable[[Coat, Theme, int], Image.Image]

WIDTH, HEIGHT = 416, 128
MARGIN = 18
PORTRAIT = 96
ICON = 62
TEXT_LEFT = MARGIN + PORTRAIT + 12


class Tone(Enum):
    """How a panel stands out."""

    WAITING = "waiting"
    TURN = "turn"
    WON = "won"


@dataclass(frozen=True, slots=True)
class Stock:
    """Some pieces beside the board; a count of None shows the piece alone, pale if not there."""

    icon: Icon
    count: int | None
    there: bool = True


@dataclass(frozen=True, slots=True)
class Panel:
    """What a panel says."""

    seat: int
    name: str
    tone: Tone
    stocks: tuple[Stock, ...]
    label: str = ""


@dataclass(frozen=True, slots=True)
class _Dress:
    """In which colours a panel is drawn."""

    seat: int
    tone: Tone
    theme: Theme
    ink: Palette

    @property
    def coat(self) -> Coat:
        return self.theme.coats[self.seat]

    @property
    def fill(self) -> Colour:
        return self.theme.panel if self.tone is Tone.WAITING else self.theme.turn

    @property
    def text(self) -> Colour:
        return self.theme.panel_text if self.tone is Tone.WAITING else self.theme.turn_text

    @property
    def edge(self) -> Colour:
        if self.tone is Tone.WAITING:
            return self.theme.panel_edge
        return self.theme.gold if self.tone is Tone.WON else self.coat.accent


def lay_panel(
    picture: Image.Image, at: tuple[int, int], panel: Panel, theme: Theme, ink: Palette
) -> None:
    """Paste a panel with its left upper corner at a point."""
    left, top = at
    dress = _Dress(panel.seat, panel.tone, theme, ink)
    picture.paste(_card(dress), at)
    room = WIDTH - TEXT_LEFT - MARGIN
    if panel.label:
        label = _label(dress, panel.label, room * 3 // 5)
        picture.paste(label, (left + WIDTH - MARGIN - label.width, top + 17))
        room -= label.width + 8
    picture.paste(_name(dress, panel.name, room), (left + TEXT_LEFT, top + 15))
    x = left + TEXT_LEFT - 4
    for stock in panel.stocks:
        tile = _stock(dress, stock)
        picture.paste(tile, (x, top + HEIGHT - tile.height - 12))
        x += tile.width + 5


@lru_cache(maxsize=64)
def _card(dress: _Dress) -> Image.Image:
    theme, coat = dress.theme, dress.coat
    ground = Image.new("RGBA", (WIDTH, HEIGHT), theme.page)
    thick = dress.tone is not Tone.WAITING
    ground.alpha_composite(card((WIDTH, HEIGHT), dress.fill, dress.edge, thick=thick))
    top = (HEIGHT - PORTRAIT) // 2
    ground.alpha_composite(portrait(coat, theme, PORTRAIT), (MARGIN - 2, top - 3))
    badge = Brush(40, 40, 100)
    draw_tag(badge, coat, theme, (50, 50), 44)
    ground.alpha_composite(badge.image(), (MARGIN + PORTRAIT - 38, top + PORTRAIT - 36))
    if dress.tone is Tone.WON:
        ground.alpha_composite(crown(theme, 46), (MARGIN + PORTRAIT // 2 - 25, 3))
    return dress.ink.press(ground)


@lru_cache(maxsize=512)
def _name(dress: _Dress, name: str, room: int) -> Image.Image:
    size, theme = dress.theme.text, dress.theme
    shown = clipped(presentable(name, theme) or dress.coat.letter, size, theme, room)
    text = lettering(shown, size, dress.text, theme)
    return dress.ink.press(laid(text, Image.new("RGB", text.size, dress.fill)))


@lru_cache(maxsize=64)
def _label(dress: _Dress, text: str, room: int) -> Image.Image:
    colour = dress.theme.white if dress.tone is Tone.TURN else dress.text
    strip = pill(text, dress.edge, colour, dress.theme, room)
    return dress.ink.press(laid(strip, Image.new("RGB", strip.size, dress.fill)))


@lru_cache(maxsize=512)
def _stock(dress: _Dress, stock: Stock) -> Image.Image:
    theme = dress.theme
    sprite = stock.icon(dress.coat, theme, ICON)
    sprite = sprite.crop(sprite.getbbox())
    if not stock.there or stock.count == 0:
        sprite.putalpha(sprite.getchannel("A").point(lambda a: a * 2 // 5))
    digits = "" if stock.count is None else str(stock.count)
    count = lettering(digits, theme.count_text, dress.text, theme)
    ground = Image.new("RGB", (sprite.width + count.width + 6, ICON), dress.fill)
    tile = laid(sprite, ground, (0, ICON - sprite.height))
    tile.alpha_composite(count, (sprite.width + 3, ICON - count.height - 4))
    return dress.ink.press(tile)
