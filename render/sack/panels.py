"""The panels under the table: one for each seat, and what else is worth knowing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from engines.sack.cards import BIG_DOG, WORTH, Card
from engines.sack.state import Sale
from engines.values import Seat
from render.kit.panels import Dress, Panel, Shape, box, lay_panel
from render.kit.theme import Theme
from render.kit.tokens import Draw, halo, head, sign, word
from render.kit.type import clipped
from render.painter import Pixels
from render.sack.cards import MINI, Spread, mouse, pen, sack, small
from render.sack.signs import fan, no_mouse

WIDTH, HEIGHT = 416, 126
MARGIN = 16
HEAD = 88
SHAPE: Final = Shape(
    size=(WIDTH, HEIGHT),
    margin=MARGIN,
    head=82,
    head_at=(19, 24),
    badge_at=(64, 66),
    crown=35,
    crown_at=(42, 18),
    text=118,
    name=20,
    label=15,
    label_room=240,
)
OFFER, STOCK = 56, 46


@dataclass(frozen=True, slots=True)
class Stake:
    """What a seat has in the auction."""

    offer: int | None
    """None: nothing is offered, or not any more."""
    passed: bool
    hand: int
    won: int
    fresh: bool = False
    """The offer, or the pass, is new."""


def lay_stake(
    picture: Image.Image, at: tuple[int, int], panel: Panel, stake: Stake, theme: Theme
) -> None:
    """Paste a seat's panel with its left upper corner at a point."""
    worn, (left, top) = lay_panel(picture, at, panel, SHAPE, pen(theme)), at
    _lay_offer(picture, offer_box(left, top)[:2], stake, worn, theme)
    x = left + WIDTH - MARGIN - 2
    for kind, count in ((sack, stake.won), (fan, stake.hand)):
        x = _lay_count(picture, (x, top + HEIGHT - 16), kind, count, theme, worn)


def head_box(left: int, top: int) -> Pixels:
    """Where the cat is on a panel with its left upper corner at a point."""
    x, y = left + SHAPE.head_at[0], top + SHAPE.head_at[1]
    return x, y, x + SHAPE.head, y + SHAPE.head


def offer_box(left: int, top: int) -> Pixels:
    """Where the mouse of an offer is on such a panel."""
    x, y = left + SHAPE.text - 4, top + HEIGHT - OFFER - 12
    return x, y, x + OFFER, y + OFFER


@dataclass(frozen=True, slots=True)
class Note:
    """Something to know beside the seats: words, a seat, mice, cards."""

    title: str
    seat: Seat | None = None
    mice: int | None = None
    cards: tuple[Spread | None, ...] = ()
    """None leaves a gap."""
    fresh: bool = False


def of_sale(sale: Sale, title: str, unwanted: str, *, fresh: bool = False) -> Note:
    """How the last sack went."""
    chased, cards = list(sale.chased), []
    for card in sale.row:
        crossed = card in chased
        if crossed:
            chased.remove(card)
        cards.append(Spread(card, crossed))
    if sale.winner is None:
        return Note(unwanted, cards=tuple(cards), fresh=fresh)
    return Note(title, sale.winner, sale.price, tuple(cards), fresh)


def of_dogs(dogs: Sequence[Card], row: Sequence[Card], title: str) -> Note:
    """What dogs do to a sack, shown on examples."""
    cards: list[Spread | None] = []
    for dog in dogs:
        gone = (dog, (max if dog == BIG_DOG else min)(row, key=WORTH.__getitem__))
        cards += [None, *(Spread(card, card in gone) for card in (dog, *row))]
    return Note(title, cards=tuple(cards[1:]))


def lay_note(picture: Image.Image, at: tuple[int, int], note: Note, theme: Theme) -> None:
    """Paste a note with its left upper corner at a point."""
    left, top = at
    fill, right = theme.panel, left + WIDTH - MARGIN
    edge = theme.gold if note.fresh else theme.panel_edge
    picture.paste(box(pen(theme), SHAPE.size, fill, edge, thick=note.fresh), at)
    text, x, face = left + MARGIN, left + MARGIN, 72 if note.cards else HEAD
    if note.seat is not None:
        place = (x, top + HEIGHT - face - (10 if note.cards else 19))
        picture.paste(head(pen(theme), note.seat, face, fill), place)
        x += face + 14
        text = text if note.cards else x
    if note.cards:
        if note.mice is not None:
            right = _lay_price(picture, (right, top + 8), note.mice, theme, 30, 36)
        _lay_cards(picture, (left, top), note, theme)
    elif note.mice is not None:
        _lay_price(picture, (x, top + 56), note.mice, theme, 44, OFFER, leftwards=False)
    else:
        picture.paste(sign(pen(theme), sack, HEAD, fill), (x, top + 19))
        text = x + HEAD + 16
    title = clipped(note.title, theme.small_text, theme, right - text)
    tile = word(pen(theme), title, theme.small_text, theme.panel_text, fill)
    middle = not note.cards and note.mice is None
    picture.paste(tile, (text, top + ((HEIGHT - tile.height) // 2 if middle else 14)))


def _lay_cards(picture: Image.Image, at: tuple[int, int], note: Note, theme: Theme) -> None:
    step = MINI[0] + 4
    across = len(note.cards) * step - 4
    left = at[0] + (WIDTH - across) // 2
    if note.seat is not None:
        left = at[0] + WIDTH - MARGIN - across
    top = at[1] + HEIGHT - MINI[1] - (9 if note.title else 26)
    for n, card in enumerate(note.cards):
        if card is not None:
            picture.paste(small(theme, card, theme.panel), (left + n * step, top))


def _lay_price(
    picture: Image.Image,
    at: tuple[int, int],
    mice: int,
    theme: Theme,
    size: int,
    icon: int,
    *,
    leftwards: bool = True,
) -> int:
    """A mouse and how many of it, ending or beginning at a point; gives its left end."""
    digits = word(pen(theme), str(mice), size, theme.panel_text, theme.panel)
    left, top = at
    if leftwards:
        left -= icon + 5 + digits.width
    picture.paste(sign(pen(theme), mouse, icon, theme.panel), (left, top))
    picture.paste(digits, (left + icon + 5, top + (icon - digits.height) // 2 + 3))
    return left - 8


def _lay_offer(
    picture: Image.Image, at: tuple[int, int], stake: Stake, worn: Dress, theme: Theme
) -> None:
    left, top = at
    fill, text = (theme.gold_light, theme.turn_text) if stake.fresh else (worn.fill, worn.text)
    if stake.fresh:
        digits = word(pen(theme), str(stake.offer), 40, text, fill)
        wide = OFFER + 8 + (0 if stake.passed else digits.width + 8)
        gold = halo(pen(theme), (wide, OFFER + 8), fill, worn.fill)
        picture.paste(gold, (left - 4, top - 4))
    if stake.passed:
        picture.paste(sign(pen(theme), no_mouse, OFFER, fill), at)
    elif stake.offer is not None:
        picture.paste(sign(pen(theme), mouse, OFFER, fill), at)
        digits = word(pen(theme), str(stake.offer), 40, text, fill)
        picture.paste(digits, (left + OFFER + 5, top + (OFFER - digits.height) // 2 + 3))


def _lay_count(
    picture: Image.Image,
    end: tuple[int, int],
    kind: Draw,
    count: int,
    theme: Theme,
    worn: Dress,
) -> int:
    """A sign and its number, ending at a point; gives where the next one may end."""
    digits = word(pen(theme), str(count), theme.count_text, worn.text, worn.fill)
    right, bottom = end
    left = right - digits.width
    picture.paste(digits, (left, bottom - (STOCK + digits.height) // 2 + 2))
    picture.paste(sign(pen(theme), kind, STOCK, worn.fill), (left - STOCK - 4, bottom - STOCK))
    return left - STOCK - 16
