"""The colours of If It Fits alone, and the palette of its pictures."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from render.kit import frames
from render.kit.brush import Brush
from render.kit.cats import portrait
from render.kit.theme import Colour, Theme
from render.kit.tiles import Palette, laid
from render.kit.tokens import Pen

COLOURS: Final = 160


@dataclass(frozen=True, slots=True)
class Carton:
    """Cardboard, the floor it stands on, toys and bottles."""

    floor: Colour = "#4c6b6a"
    floor_dark: Colour = "#3d5857"
    floor_line: Colour = "#7fa09c"
    letter: Colour = "#e6f2ec"
    card: Colour = "#ecd5b0"
    """Of boxes nobody holds."""
    tied: Colour = "#fff2b0"
    held: tuple[Colour, ...] = ("#ffc28a", "#b4c4f0", "#f5b3cd", "#a3dcbb", "#d6bcf4", "#c9c3bd")
    """Of boxes a seat holds, in the order of the coats."""
    crease: Colour = "#c79f6c"
    wall: Colour = "#6b3f1d"
    wall_light: Colour = "#a86a35"
    mouse: Colour = "#9b96a8"
    yarn: Colour = "#d1477f"
    yarn_dark: Colour = "#9c2a5c"
    feather: Colour = "#2f9e77"
    feather_dark: Colour = "#1d6b50"
    ball: Colour = "#f2c230"
    ball_dark: Colour = "#2f6fc4"
    bottle: Colour = "#6fc1ea"
    bottle_dark: Colour = "#2277a8"
    nozzle: Colour = "#d8372f"
    cushion: Colour = "#7a3fa0"
    cushion_light: Colour = "#a873cc"
    ribbon: Colour = "#3f8f8a"


CARTON: Final = Carton()


def tint(holders: tuple[int, ...]) -> Colour:
    """The cardboard of a box, by who holds it."""
    if not holders:
        return CARTON.card
    return CARTON.held[holders[0]] if len(holders) == 1 else CARTON.tied


@lru_cache(maxsize=4)
def ink(theme: Theme) -> Palette:
    """The palette of every picture of boxes, from a sheet of all that is on them."""
    own = [
        str(value)
        for value in (getattr(CARTON, name) for name in CARTON.__slots__)
        if value[0] == "#"
    ]
    flats = [*own, *CARTON.held, theme.page, theme.page_print, theme.panel, theme.panel_edge]
    flats += [theme.panel_text, theme.turn, theme.turn_text, theme.wood, theme.wood_dark]
    flats += [theme.wood_light, theme.wood_text, theme.ink, theme.white, theme.gold]
    flats += [theme.gold_light, theme.gold_dark, theme.choice, theme.choice_light, theme.blush]
    size, columns = 60, 16
    lines = -(-len(flats) // columns)
    sheet = Image.new("RGB", (columns * size, (lines + 6) * size), CARTON.floor)
    for n, colour in enumerate(flats):
        at = (n % columns * size, n // columns * size)
        sheet.paste(colour, (*at, at[0] + size, at[1] + size))
    for n, coat in enumerate(theme.coats):
        ground = Image.new("RGB", (2 * size, 2 * size), CARTON.held[n])
        cat = laid(portrait(coat, theme, 2 * size), ground)
        brush = Brush(2 * size, 2 * size, 100)
        for step, colour in enumerate((coat.fur, coat.dark, coat.light, coat.accent, coat.eye)):
            brush.block((0, 20 * step, 100, 20 * step + 20), 0, colour)
        sheet.paste(cat.convert("RGB"), (n * 2 * size, lines * size))
        sheet.paste(brush.image().convert("RGB"), (n * 2 * size, (lines + 2) * size))
    crown = laid(frames.crown(theme, 2 * size), Image.new("RGB", (2 * size, 2 * size), theme.turn))
    sheet.paste(crown.convert("RGB"), (0, (lines + 4) * size))
    return Palette.of(sheet, COLOURS)


@lru_cache(maxsize=4)
def pen(theme: Theme) -> Pen:
    """What words and signs of boxes are drawn with."""
    return Pen(theme, ink(theme))


@lru_cache(maxsize=256)
def shade(theme: Theme, colour: Colour) -> int:
    """The place of a colour in the palette."""
    return ink(theme).press(Image.new("RGB", (1, 1), colour)).tobytes()[0]
