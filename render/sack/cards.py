"""The cards of the sacks: faces whose worth shows in figure, shape and looks, backs and mice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final, NamedTuple, TypeAlias

from PIL import Image

from engines.sack.cards import BIG_DOG, DOGS, WORTH, Card, in_order
from engines.sack.editions import card_set
from engines.values import HIDDEN, Hidden
from render.kit import frames
from render.kit.brush import Brush, Point
from render.kit.cats import portrait
from render.kit.theme import Colour, Theme
from render.kit.tiles import Palette, laid
from render.kit.tokens import Pen
from render.sack.creatures import creature
from render.sack.dress import DECK

Size: TypeAlias = tuple[int, int]

BIG: Final = (184, 258)
MIDDLE: Final = (150, 214)
MINI: Final = (50, 74)
MINUS: Final = "\u2212"
TIMES: Final = "\u00d7"
BEST: Final = 15
RICH: Final = 112
"""Colours: ten cards and six seats have more than one bed of cats."""


class Spread(NamedTuple):
    """A card as it lies somewhere, or several of the same; crossed out if it was chased."""

    card: Card | Hidden
    crossed: bool = False
    times: int = 1


def figure(worth: int) -> str:
    """A number with a real minus sign."""
    return str(worth).replace("-", MINUS)


@lru_cache(maxsize=4)
def ink(theme: Theme) -> Palette:
    """The palette of every picture of sacks, from a sheet of all that is on them."""
    wide, high = MIDDLE
    sheet = Image.new("RGB", (5 * wide, 3 * high + 370), DECK.cloth)
    for n, card in enumerate(card_set("first")):
        sheet.paste(drawn(theme, card, MIDDLE), (n % 5 * wide, n // 5 * high))
    sheet.paste(drawn(theme, HIDDEN, MIDDLE), (0, 2 * high))
    for n, colour in enumerate((theme.turn, theme.panel, theme.white, theme.wood, DECK.cloth)):
        tile = laid(mouse(theme, 130), Image.new("RGB", (130, 130), colour))
        sheet.paste(tile, (n * wide, 3 * high + 240))
    flats = (theme.page, theme.panel, theme.panel_edge, theme.turn, theme.page_print, DECK.cloth)
    edges = (theme.wood, theme.wood_dark, theme.gold, DECK.cloth_dark, theme.gold_light)
    for n, colour in enumerate((*flats, *edges)):
        sheet.paste(colour, (wide + n % 4 * 150, 2 * high + n // 4 * 70, 5 * wide, 3 * high))
    for n, coat in enumerate(theme.coats):
        ground = Image.new("RGB", (120, 120), theme.turn if n % 2 else theme.panel)
        at = (n % 6 * 125, 3 * high)
        sheet.paste(laid(portrait(coat, theme, 120), ground), at)
        sheet.paste(coat.accent, (at[0], at[1] + 120, at[0] + 125, at[1] + 240))
    return Palette.of(sheet, RICH)


@lru_cache(maxsize=4)
def pen(theme: Theme) -> Pen:
    """What words and signs of sacks are drawn with."""
    return Pen(theme, ink(theme))


@lru_cache(maxsize=256)
def face(theme: Theme, card: Card | Hidden, size: Size, ground: Colour) -> Image.Image:
    """A card, ready for pasting on a ground of one colour."""
    return ink(theme).press(drawn(theme, card, size, ground))


@lru_cache(maxsize=256)
def small(theme: Theme, spread: Spread, ground: Colour) -> Image.Image:
    """A little card; crossed out, it is also pale."""
    card = drawn(theme, spread.card, MINI, ground)
    if spread.crossed:
        card = Image.blend(card, Image.new("RGB", card.size, ground), 0.45)
        brush = Brush(*MINI)
        wide, high = MINI
        for across in ((8, wide - 8), (wide - 8, 8)):
            ends = [(across[0], 14), (across[1], high - 14)]
            brush.line(ends, 11, theme.white)
            brush.line(ends, 7, DECK.cross)
        card = laid(brush.image(), card)
        if spread.card is not HIDDEN:
            card.alpha_composite(_badge(theme, spread.card, wide), (3, 3))
    if spread.times > 1:
        card = _counted(theme, card, spread.times)
    return ink(theme).press(card)


def _counted(theme: Theme, card: Image.Image, count: int) -> Image.Image:
    """With how many there are written at its foot."""
    (wide, high), brush = MINI, Brush(*MINI)
    brush.block((wide - 38, high - 31, wide - 2, high - 2), 10, theme.ink)
    brush.write(f"{TIMES}{count}", (wide - 20, high - 16.5), 28, theme.white, theme)
    return laid(brush.image(), card)


def stacked(cards: Sequence[Card]) -> list[Spread]:
    """Cards in order, the same ones on one stack."""
    return [Spread(card, times=len(list(same))) for card, same in groupby(in_order(cards))]


def drawn(
    theme: Theme, card: Card | Hidden, size: Size, ground: Colour | None = None
) -> Image.Image:
    """A card in full colour on a ground of one."""
    below = Image.new("RGB", size, ground or DECK.cloth)
    return laid(cut(theme, card, size), below).convert("RGB")


@lru_cache(maxsize=64)
def cut(theme: Theme, card: Card | Hidden, size: Size) -> Image.Image:
    """A card cut out, to lie on anything."""
    wide, high = size
    brush, tint = Brush(wide, high), _tint(card)
    corner, line = max(5, round(wide * 0.1)), max(2, wide // 42)
    brush.block((0, 0, wide, high), corner, theme.ink)
    inner = (line, line, wide - line, high - line)
    brush.block(inner, corner - line, theme.white)
    rim = line + max(1, wide // 50)
    core = (rim, rim, wide - rim, high - rim)
    brush.block(core, corner - rim, tint)
    picture, inside = brush.image(), wide - 2 * rim
    if card is HIDDEN:
        lining = _lining((inside, high - 2 * rim), corner - rim)
        picture.alpha_composite(lining, (rim, rim))
        bundle = sack(theme, round(wide * 0.86))
        picture.alpha_composite(bundle, (round(wide * 0.07), round((high - wide * 0.86) / 2)))
        return picture
    art = creature(card, theme, inside, tint)
    art.putalpha(_rounded(art.size, corner - rim, art.getchannel("A")))
    picture.alpha_composite(art, (rim, high - rim - inside))
    picture.alpha_composite(_badge(theme, card, wide), (rim, rim))
    return picture


def mouse(theme: Theme, size: int) -> Image.Image:
    """A mouse: what is offered and paid."""
    brush = Brush(size, size, 100)
    tail = [(78, 78), (94, 80), (96, 62), (84, 52), (90, 40)]
    brush.line(tail, 9, theme.ink)
    brush.line(tail, 4.4, theme.blush)
    body = [(8, 74), (24, 52), (48, 40), (74, 50), (84, 72), (74, 86), (44, 88), (20, 86)]
    brush.oval(58, 38, 19, 19, theme.ink)
    brush.oval(58, 38, 15.5, 15.5, DECK.mouse)
    brush.oval(58, 38, 10, 10, theme.blush)
    brush.blob(body, DECK.mouse, theme.ink, 3.6)
    brush.blob([(24, 82), (44, 74), (68, 82), (44, 86)], DECK.mouse_light)
    brush.oval(38, 43, 17, 17, theme.ink)
    brush.oval(38, 43, 13.4, 13.4, DECK.mouse_light)
    brush.oval(38, 44, 8.5, 8.5, theme.blush)
    brush.oval(27, 66, 5, 5.6, theme.ink)
    brush.oval(25.6, 64, 1.9, 1.9, theme.white)
    brush.oval(9, 75, 6, 5, theme.ink)
    brush.oval(9, 75, 3.6, 3, theme.nose)
    for end in (66, 84):
        brush.line([(20, 75), (34, end + 2)], 1.8, theme.ink)
    return brush.image()


def sack(theme: Theme, size: int) -> Image.Image:
    """A tied sack that somebody's tail peeps out of."""
    brush = Brush(size, size, 100)
    tail = [(56, 26), (66, 12), (80, 10), (86, 22), (78, 30)]
    brush.line(tail, 13, theme.ink)
    brush.line(tail, 8, theme.coats[0].fur)
    for x, y in ((70, 11), (82, 14)):
        brush.line([(x - 2, y - 3), (x + 2, y + 3)], 3.4, theme.coats[0].dark)
    ruff = [(38, 34), (28, 14), (42, 19), (50, 9), (58, 19), (70, 14), (62, 34)]
    brush.blob(ruff, DECK.sack, theme.ink, 2.8)
    body = [
        (50, 32),
        (64, 36),
        (86, 58),
        (88, 84),
        (72, 95),
        (28, 95),
        (12, 84),
        (14, 58),
        (36, 36),
    ]
    brush.blob(body, DECK.sack, theme.ink, 2.8)
    brush.line([(24, 88), (50, 91), (78, 86)], 4.4, DECK.sack_dark)
    for x, bottom in ((40, 52), (50, 50), (60, 52)):
        brush.line([(x, 41), (50 + (x - 50) * 1.5, bottom)], 2.8, DECK.sack_dark)
    frames.paw(brush, (50, 70), 20, DECK.sack_dark)
    brush.line([(35, 35), (50, 38), (65, 35)], 11, theme.ink)
    brush.line([(35, 35), (50, 38), (65, 35)], 6, DECK.rope)
    return brush.image()


def _tint(card: Card | Hidden) -> Colour:
    if card is HIDDEN:
        return DECK.back
    if card in DOGS:
        return DECK.dog
    worth = WORTH[card]
    if worth == BEST:
        return DECK.best
    return DECK.bad if worth < 0 else DECK.good if worth else DECK.plain


def _badge(theme: Theme, card: Card, across: int) -> Image.Image:
    """For a card so wide: a ragged flag if it costs points, a round pill if not; dogs' arrows."""
    mini = across <= MINI[0]
    size, letters = round(across * (0.8 if mini else 0.57)), 72 if mini else 60
    brush, worth = Brush(size, size * 3 // 4, 100), WORTH[card]
    if card in DOGS:
        box = (8.0, 7.0, 62.0, 69.0)
        brush.block(box, 8, theme.white, edge=DECK.dog_badge, width=4)
        _arrow(brush, DECK.dog_badge, (35, 38), 1 if card == BIG_DOG else -1)
        return brush.image()
    if worth < 0:
        flag = [(9, 10), (92, 10), (84, 38), (92, 66), (9, 66)]
        brush.fill(flag, theme.white, rounding=7)
        brush.fill(flag, DECK.bad_badge, rounding=4)
        brush.write(figure(worth), (46, 38), letters, theme.white, theme)
        return brush.image()
    right = 92 if worth > 9 else 68
    colour = DECK.good_badge if worth else DECK.plain_badge
    brush.block((5, 4, right + 3, 72), 34, theme.white)
    brush.block((8, 7, right, 69), 31, colour)
    brush.write(figure(worth), ((8 + right) / 2, 38), letters, theme.white, theme)
    return brush.image()


def _arrow(brush: Brush, colour: Colour, at: Point, way: int) -> None:
    """Up to the best, or down to the worst."""
    x, y = at
    brush.line([(x, y + way * 20), (x, y - way * 8)], 11, colour)
    brush.fill(
        [(x - 15, y - way * 4), (x + 15, y - way * 4), (x, y - way * 21)], colour, rounding=2
    )


def _lining(size: Size, corner: int) -> Image.Image:
    """The quilting of a back."""
    wide, high = size
    brush, inset = Brush(wide, high), wide // 14
    brush.block(
        (inset, inset, wide - inset, high - inset),
        corner,
        None,
        edge=DECK.back_light,
        width=max(1, wide // 40),
    )
    if wide > MINI[0]:
        for at in ((0.2, 0.13), (0.8, 0.13), (0.2, 0.87), (0.8, 0.87)):
            frames.paw(brush, (at[0] * wide, at[1] * high), wide * 0.09, DECK.back_light)
    return brush.image()


def _rounded(size: Size, corner: int, alpha: Image.Image) -> Image.Image:
    """An alpha channel without what would stick out at the lower corners."""
    wide, high = size
    brush = Brush(wide, high)
    brush.block((0, -corner * 2, wide, high), corner, "#000000")
    cut = Image.new("L", size)
    cut.paste(alpha, mask=brush.image().getchannel("A"))
    return cut
