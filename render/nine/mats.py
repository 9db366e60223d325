"""The mats of the seats: name, coins and four fans of cards, one large and the others small."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from PIL import Image

from engines.nine.cards import Card
from engines.nine.state import FOUR, State, series_word
from engines.values import Seat
from render.kit.panels import Dress, Panel, Shape, lay_panel
from render.kit.theme import Colour, Theme
from render.kit.tokens import halo, sign, word
from render.nine.cards import MIDDLE, MINI, Size, coin, emblem, face, ink, litter, pen
from render.nine.dress import ALLEY
from render.nine.signs import around, lost
from render.nine.since import Fresh
from render.painter import Pixels

WIDE: Final = 844
HALF: Final = 416
AROUND: Final = 3
"""How far what marks a card reaches around it."""
LOST: Final = 50
"""The sign that cards have gone."""
COLUMNS: Final = 2
"""Series beside each other."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The measures of a mat."""

    shape: Shape
    top: int
    """Where the series begin."""
    cell: Size
    left: int
    card: Size
    step: int
    emblem: int
    litter: Size
    coin: int
    count: int
    name: int
    """Room for a name beside the coins."""


LARGE: Final = Plan(
    shape=Shape(
        size=(WIDE, 318),
        margin=18,
        head=70,
        head_at=(16, 12),
        badge_at=(56, 46),
        crown=34,
        crown_at=(34, 4),
        text=108,
        name=22,
        label=20,
        label_room=260,
    ),
    top=88,
    cell=(402, 108),
    left=16,
    card=MIDDLE,
    step=46,
    emblem=40,
    litter=(96, 38),
    coin=46,
    count=44,
    name=360,
)
SMALL: Final = Plan(
    shape=Shape(
        size=(HALF, 192),
        margin=14,
        head=48,
        head_at=(12, 8),
        badge_at=(38, 26),
        crown=26,
        crown_at=(24, 2),
        text=84,
        name=14,
        label=12,
        label_room=120,
    ),
    top=62,
    cell=(194, 61),
    left=12,
    card=MINI,
    step=22,
    emblem=26,
    litter=(50, 20),
    coin=34,
    count=32,
    name=222,
)


class Marks(NamedTuple):
    """What is marked on a mat."""

    fresh: Fresh
    cells: frozenset[int]
    """The colours of series that may be chosen."""
    lasts: frozenset[int]
    """The colours of series whose last card may be chosen."""


def lay_mat(
    picture: Image.Image,
    at: tuple[int, int],
    state: State,
    panel: Panel,
    plan: Plan,
    marks: Marks,
    theme: Theme,
) -> Mapping[int, Pixels]:
    """Paste a mat with its left upper corner at a point; gives where the series lie, by colour."""
    worn = lay_panel(picture, at, _roomy(panel, plan), plan.shape, pen(theme))
    seat, (left, top) = panel.seat, at
    paid = f"seat{seat + 1}" in marks.fresh.paid
    _lay_coins(picture, at, Purse(state.coins[seat], paid), plan, worn, theme)
    boxes = {}
    for colour, row in enumerate(state.of(seat)):
        x = left + plan.left + colour % COLUMNS * (plan.cell[0] + 4)
        y = top + plan.top + colour // COLUMNS * (plan.cell[1] + 3)
        boxes[colour] = (x, y, x + plan.cell[0], y + plan.cell[1])
        fan = Fan(seat, colour, row, seat * FOUR + colour in state.kittens)
        _lay_series(picture, (x, y), fan, plan, marks, worn, theme)
    return boxes


class Purse(NamedTuple):
    """The coins of a seat, and whether some are new."""

    coins: int
    paid: bool


class Fan(NamedTuple):
    """A series as it is laid out."""

    seat: Seat
    colour: int
    row: tuple[Card, ...]
    kittens: bool


def _roomy(panel: Panel, plan: Plan) -> Panel:
    """The panel; a small mat has no room for words beside the coins."""
    if plan is LARGE:
        return panel
    return Panel(panel.seat, panel.name, panel.tone, "", panel.pale, panel.wears)


def _lay_coins(
    picture: Image.Image,
    at: tuple[int, int],
    purse: Purse,
    plan: Plan,
    worn: Dress,
    theme: Theme,
) -> None:
    """A coin and how many of it, at the right, below what the panel says."""
    (left, top), (wide, _) = at, plan.shape.size
    fill, text = (theme.gold_light, theme.turn_text) if purse.paid else (worn.fill, worn.text)
    digits = word(pen(theme), str(purse.coins), plan.count, text, fill)
    across = plan.coin + 6 + digits.width
    x = left + (wide - plan.shape.margin - across if plan is SMALL else 486)
    y = top + plan.shape.name - 8
    if purse.paid:
        grown = halo(pen(theme), (across + 14, plan.coin + 8), fill, worn.fill)
        picture.paste(grown, (x - 7, y - 4))
    picture.paste(sign(pen(theme), coin, plan.coin, fill), (x, y))
    picture.paste(digits, (x + plan.coin + 6, y + (plan.coin - digits.height) // 2 + 2))


def _lay_series(
    picture: Image.Image,
    at: tuple[int, int],
    fan: Fan,
    plan: Plan,
    marks: Marks,
    worn: Dress,
    theme: Theme,
) -> None:
    """A colour's sign and its cards; the numbers of all of them show."""
    (x, y), (wide, high) = at, plan.cell
    ground = worn.fill
    if fan.colour in marks.cells:
        ground = theme.choice_light
        picture.paste(halo(pen(theme), plan.cell, ground, worn.fill), at)
    tile = emblem(theme, fan.colour, plan.emblem, ground)
    picture.paste(tile, (x + 2, y + (high - plan.emblem) // 2))
    where = series_word(fan.seat, fan.colour)
    new = len(fan.row) - marks.fresh.gained.get(where, 0)
    left, top = x + plan.emblem + 7, y + (high - plan.card[1]) // 2
    for n, card in enumerate(fan.row):
        below = ground
        last = n == len(fan.row) - 1 and fan.colour in marks.lasts
        if n >= new or last:
            below = theme.choice_light if last else theme.gold
            _lay_halo(picture, (left + n * plan.step, top), plan.card, below, ground, theme)
        picture.paste(face(theme, card, plan.card, below), (left + n * plan.step, top))
    end = left + (len(fan.row) - 1) * plan.step + plan.card[0] if fan.row else left
    if fan.kittens:
        spot = (left + plan.step // 3, top + plan.card[1] - plan.litter[1] - 1)
        picture.paste(_litter(theme, plan.litter), spot)
    if gone := marks.fresh.lost.get(where, 0):
        spot = (min(end + 4, x + wide - LOST), y + (high - LOST) // 2)
        picture.paste(lost(theme, gone, LOST, ground), spot)


def _lay_halo(
    picture: Image.Image,
    at: tuple[int, int],
    size: Size,
    colour: Colour,
    ground: Colour,
    theme: Theme,
) -> None:
    """What shows around a card that is new or may be chosen."""
    picture.paste(around(theme, size, colour, ground), (at[0] - AROUND, at[1] - AROUND))


def _litter(theme: Theme, size: Size) -> Image.Image:
    return ink(theme).press(litter(theme, size, ALLEY.extra))
