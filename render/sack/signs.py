"""Small pictures of the auction: what a number counts, who starts, who has passed."""

from __future__ import annotations

from PIL import Image

from render.kit import frames
from render.kit.brush import Brush
from render.kit.cats import portrait
from render.kit.theme import Theme
from render.sack.cards import mouse
from render.sack.dress import DECK


def no_mouse(theme: Theme, size: int) -> Image.Image:
    """Nothing is offered any more."""
    pale = mouse(theme, size)
    pale.putalpha(pale.getchannel("A").point(lambda a: a * 2 // 5))
    brush = Brush(size, size, 100)
    brush.line([(14, 84), (86, 24)], 15, theme.ink)
    brush.line([(14, 84), (86, 24)], 8, theme.white)
    pale.alpha_composite(brush.image())
    return pale


def fan(theme: Theme, size: int) -> Image.Image:
    """The cards of a hand."""
    picture = Image.new("RGBA", (size, size))
    for turn, across in ((18, -0.17), (0, 0), (-18, 0.17)):
        brush = Brush(size, size, 100)
        for grown, colour in ((0, theme.ink), (4, theme.white), (9, DECK.back)):
            brush.block((28 + grown, 14 + grown, 72 - grown, 84 - grown), 9, colour)
        brush.oval(50, 49, 8, 10, DECK.sack)
        card = brush.image().rotate(turn, Image.Resampling.BICUBIC)
        at = round(across * size)
        moved = Image.new("RGBA", picture.size)
        moved.paste(card, (at, 0))
        picture.alpha_composite(moved)
    return picture


def cat_head(theme: Theme, size: int) -> Image.Image:
    """A cat's head: the cats won."""
    return portrait(theme.coats[0], theme, size)


def starter(theme: Theme, size: int) -> Image.Image:
    """Who starts."""
    brush = Brush(size, size, 100)
    for radius, colour in ((48, theme.ink), (41, theme.gold), (33, theme.gold_light)):
        brush.oval(50, 50, radius, radius, colour)
    frames.paw(brush, (50, 54), 34, theme.gold_dark)
    return brush.image()
