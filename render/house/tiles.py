"""The tiles of House of Cats: cells, dice, abilities, the track, all in one palette."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from engines.house.plans import CAT, MOUSE
from engines.values import Seat
from render.house import creatures
from render.house.dress import PLAN
from render.house.looks import Cell, Die, drawn_cell, drawn_die
from render.kit import frames
from render.kit.brush import Brush
from render.kit.cats import portrait
from render.kit.theme import Theme
from render.kit.tiles import Palette, Tile, laid
from render.kit.tokens import Pen
from render.kit.type import broken, clipped

PALETTE: Final = 128
BIG: Final = 88
LETTERS: Final = 28
"""Of the words that say what an ability does."""
LINE: Final = 26
FEW: Final = 4
"""So many circles are large; more share their line."""


@lru_cache(maxsize=4)
def ink(theme: Theme) -> Palette:
    """The palette of every picture of the game, from a sheet of all that is on them."""
    size = BIG
    looks = [
        *(Cell(symbol) for symbol in range(8)),
        *(Cell(n, room=n, walls=15) for n in (2, 3, 4, 5)),
        *(Cell(area=area) for area in range(4)),
        *(Cell(closed=True), Cell(dead=True), Cell(fresh=True), Cell(free=True)),
        *(Cell(star=True), Cell(bonus=True), Cell(3, double=True), Cell(CAT, fresh=True)),
    ]
    sheet = Image.new("RGB", (6 * size, 12 * size), theme.page)
    for n, look in enumerate(looks):
        sheet.paste(drawn_cell(theme, look, n % 6, size), (n % 6 * size, n // 6 * size))
    for seat in range(6):
        at = (seat * size, 5 * size)
        ground = Image.new("RGB", (size, size), theme.turn if seat % 2 else theme.panel)
        sheet.paste(laid(portrait(theme.coats[seat], theme, size), ground), at)
        sheet.paste(theme.coats[seat].accent, (seat * size, 6 * size, (seat + 1) * size, 7 * size))
    signs = (creatures.cheese, creatures.eaten, creatures.room, creatures.bonus, frames.crown)
    for n, draw in enumerate(signs):
        for row, ground_ in enumerate((theme.wood, theme.panel)):
            picture = laid(draw(theme, size), Image.new("RGB", (size, size), ground_))
            sheet.paste(picture, (n * size, (7 + row) * size))
    for n, colour in enumerate(
        (
            theme.wood_dark,
            theme.wood_light,
            theme.panel_edge,
            theme.turn,
            theme.gold,
            theme.gold_dark,
        )
    ):
        sheet.paste(colour, (n * size, 9 * size, (n + 1) * size, 10 * size))
    dice = (Die(2), Die(CAT), Die(MOUSE), Die(5, used=True), Die(3, far=True))
    for n, shown in enumerate(dice):
        sheet.paste(drawn_die(theme, shown, n, size, theme.panel), (n * size, 10 * size))
    return Palette.of(sheet, PALETTE)


@lru_cache(maxsize=4)
def pen(theme: Theme) -> Pen:
    """What words and signs are drawn with."""
    return Pen(theme, ink(theme))


@lru_cache(maxsize=2048)
def cell(theme: Theme, look: Cell, seat: Seat, size: int) -> Tile:
    """A cell with whatever is in it."""
    return Tile(ink(theme).press(drawn_cell(theme, look, seat, size)))


@lru_cache(maxsize=128)
def die(theme: Theme, look: Die, seat: Seat, size: int, ground: str) -> Image.Image:
    """A die; a used one is pale and struck out, one that A has marked wears its letter."""
    return ink(theme).press(drawn_die(theme, look, seat, size, ground))


class Track(NamedTuple):
    """One cat of the track."""

    number: str
    crossed: bool
    fresh: bool = False


@lru_cache(maxsize=128)
def track(theme: Theme, look: Track, seat: Seat, size: tuple[int, int]) -> Image.Image:
    """A cat to be crossed: pale until it is, then itself with a tick; below it its number."""
    wide, high = size
    picture = Image.new("RGBA", size, theme.wood)
    cat = portrait(theme.coats[seat], theme, wide - 12)
    if not look.crossed:
        ground = Image.new("RGBA", cat.size, theme.wood)
        pale = Image.blend(laid(cat, ground.convert("RGB")), ground, 0.72)
        pale.putalpha(cat.getchannel("A"))
        cat = pale
    brush = Brush(wide, high)
    if look.fresh:
        brush.block((1, 1, wide - 1, high - 1), 12, theme.gold)
        picture.alpha_composite(brush.image())
    picture.alpha_composite(cat, (6, 2))
    brush = Brush(wide, high)
    if look.crossed:
        tick = [(wide * 0.3, high * 0.4), (wide * 0.46, high * 0.58), (wide * 0.84, high * 0.12)]
        ends = [tick[0], tick[0], tick[1], tick[1], tick[2], tick[2]]
        brush.line(ends, 13, theme.white)
        brush.line(ends, 8, PLAN.done)
    if look.number:
        brush.oval(wide / 2, high - 20, 19, 19, theme.ink)
        brush.oval(wide / 2, high - 20, 16, 16, theme.white)
        brush.write(look.number, (wide / 2, high - 20), 28, theme.ink, theme)
    picture.alpha_composite(brush.image())
    return ink(theme).press(picture)


class Ability(NamedTuple):
    """An ability by its number."""

    number: int
    letter: str
    words: str
    points: str
    built: int
    left: int
    at_once: bool


@lru_cache(maxsize=256)
def ability(theme: Theme, look: Ability, size: tuple[int, int]) -> Image.Image:
    """Which rooms give it, what it does, and a circle for each room: full while it can be used."""
    wide, high = size
    lit = look.left > 0
    fill, edge = (theme.turn, theme.gold) if lit else (theme.panel, theme.panel_edge)
    colour = theme.turn_text if lit else theme.panel_text
    ground = Image.new("RGB", size, theme.page)
    picture = laid(frames.card(size, fill, edge, thick=lit), ground)
    brush = Brush(wide, high)
    brush.block((14, 16, 62, 64), 6, PLAN.wall)
    brush.block((19, 21, 57, 59), 2, PLAN.floors[look.number - 2])
    brush.write(str(look.number), (38, 40), 38, theme.ink, theme)
    brush.write(look.letter, (90, 40), 44, colour, theme)
    brush.write(look.points, (wide - 30, 40), 28, colour, theme)
    lines = fitted(theme, look.words, wide - 12)
    first = 92 if len(lines) == 1 else 79
    for n, line in enumerate(lines):
        brush.write(line, (wide / 2, first + n * LINE), LETTERS, colour, theme)
    for n in range(min(max(look.built, 1), 8)):
        part = 1 if look.built <= FEW else 0.56
        x, y, rim = (28 - 10 * (look.built > FEW)) + n * 31 * part, high - 26, 11 * part
        used = n < look.built - look.left or not look.built
        brush.oval(x, y, rim, rim, theme.ink if lit else theme.panel_edge)
        brush.oval(x, y, rim - 3 * part, rim - 3 * part, fill if used else PLAN.done)
        if used and look.built:
            for a, b in ((1, 1), (1, -1)):
                ends = [(x - 5 * part * a, y - 5 * part * b), (x + 5 * part * a, y + 5 * part * b)]
                brush.line(ends, 4 * part, colour)
    picture.alpha_composite(brush.image())
    return ink(theme).press(picture)


def fitted(theme: Theme, text: str, room: int) -> list[str]:
    """Words in two lines at most."""
    return [clipped(line, LETTERS, theme, room) for line in broken(text, LETTERS, theme, room)[:2]]
