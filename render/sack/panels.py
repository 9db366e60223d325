"""The panels under the table: one for each seat, and what else is worth knowing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from engines.sack.cards import BIG_DOG, WORTH, Card
from engines.sack.state import Sale
from engines.values import Seat
from render.kit import frames
from render.kit.panels import Tone
from render.kit.theme import Colour, Theme
from render.kit.tiles import laid
from render.kit.type import clipped, presentable
from render.sack.cards import MINI, Spread, ink, small
from render.sack.tokens import Sign, head, pill, sign, word

WIDTH, HEIGHT = 416, 126
MARGIN = 16
HEAD = 88
TEXT_LEFT = MARGIN + HEAD + 14
OFFER, STOCK = 56, 46


@dataclass(frozen=True, slots=True)
class Panel:
    """What a seat's panel says."""

    seat: Seat
    name: str
    tone: Tone
    label: str
    offer: int | None
    """None: nothing is offered, or not any more."""
    passed: bool
    hand: int
    won: int
    start: bool


def lay_panel(picture: Image.Image, at: tuple[int, int], panel: Panel, theme: Theme) -> None:
    """Paste a panel with its left upper corner at a point."""
    left, top = at
    fill, colour, edge = _colours(theme, panel)
    picture.paste(box(theme, fill, edge, thick=panel.tone is not Tone.WAITING), at)
    wears = Sign.CROWN if panel.tone is Tone.WON else Sign.START if panel.start else None
    face = head(theme, panel.seat, HEAD, fill, pale=panel.passed, wears=wears)
    picture.paste(face, (left + MARGIN, top + 18))
    room, right = WIDTH - TEXT_LEFT - MARGIN, left + WIDTH - MARGIN
    if panel.label:
        ground = theme.white if panel.tone is Tone.TURN else colour
        label = pill(theme, panel.label, edge, ground, fill)
        picture.paste(label, (right - label.width, top + 15))
        room -= label.width + 8
    letter = theme.coats[panel.seat].letter
    name = clipped(presentable(panel.name, theme) or letter, theme.text, theme, room)
    picture.paste(word(theme, name, theme.text, colour, fill), (left + TEXT_LEFT, top + 20))
    _lay_offer(picture, (left + TEXT_LEFT - 4, top + HEIGHT - OFFER - 12), panel, theme)
    x = right - 2
    for kind, count in ((Sign.SACK, panel.won), (Sign.HAND, panel.hand)):
        x = _lay_count(picture, (x, top + HEIGHT - 16), kind, count, theme, (fill, colour))


@dataclass(frozen=True, slots=True)
class Note:
    """Something to know beside the seats: words, a seat, mice, cards."""

    title: str
    seat: Seat | None = None
    mice: int | None = None
    cards: tuple[Spread | None, ...] = ()
    """None leaves a gap."""


def of_sale(sale: Sale, title: str, unwanted: str) -> Note:
    """How the last sack went."""
    chased, cards = list(sale.chased), []
    for card in sale.row:
        crossed = card in chased
        if crossed:
            chased.remove(card)
        cards.append(Spread(card, crossed))
    if sale.winner is None:
        return Note(unwanted, cards=tuple(cards))
    return Note(title, sale.winner, sale.price, tuple(cards))


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
    picture.paste(box(theme, fill, theme.panel_edge, thick=False), at)
    text, x, face = left + MARGIN, left + MARGIN, 72 if note.cards else HEAD
    if note.seat is not None:
        place = (x, top + HEIGHT - face - (10 if note.cards else 19))
        picture.paste(head(theme, note.seat, face, fill), place)
        x += face + 14
        text = text if note.cards else x
    if note.cards:
        if note.mice is not None:
            right = _lay_price(picture, (right, top + 8), note.mice, theme, 30, 36)
        _lay_cards(picture, (left, top), note, theme)
    elif note.mice is not None:
        _lay_price(picture, (x, top + 56), note.mice, theme, 44, OFFER, leftwards=False)
    else:
        picture.paste(sign(theme, Sign.SACK, HEAD, fill), (x, top + 19))
        text = x + HEAD + 16
    title = clipped(note.title, theme.small_text, theme, right - text)
    tile = word(theme, title, theme.small_text, theme.panel_text, fill)
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
    digits = word(theme, str(mice), size, theme.panel_text, theme.panel)
    left, top = at
    if leftwards:
        left -= icon + 5 + digits.width
    picture.paste(sign(theme, Sign.MOUSE, icon, theme.panel), (left, top))
    picture.paste(digits, (left + icon + 5, top + (icon - digits.height) // 2 + 3))
    return left - 8


def _lay_offer(picture: Image.Image, at: tuple[int, int], panel: Panel, theme: Theme) -> None:
    left, top = at
    fill, colour, _ = _colours(theme, panel)
    if panel.passed:
        picture.paste(sign(theme, Sign.NO_MOUSE, OFFER, fill), at)
    elif panel.offer is not None:
        picture.paste(sign(theme, Sign.MOUSE, OFFER, fill), at)
        digits = word(theme, str(panel.offer), 40, colour, fill)
        picture.paste(digits, (left + OFFER + 5, top + (OFFER - digits.height) // 2 + 3))


def _lay_count(
    picture: Image.Image,
    end: tuple[int, int],
    kind: Sign,
    count: int,
    theme: Theme,
    colours: tuple[Colour, Colour],
) -> int:
    """A sign and its number, ending at a point; gives where the next one may end."""
    fill, colour = colours
    digits = word(theme, str(count), theme.count_text, colour, fill)
    right, bottom = end
    left = right - digits.width
    picture.paste(digits, (left, bottom - (STOCK + digits.height) // 2 + 2))
    picture.paste(sign(theme, kind, STOCK, fill), (left - STOCK - 4, bottom - STOCK))
    return left - STOCK - 16


def _colours(theme: Theme, panel: Panel) -> tuple[Colour, Colour, Colour]:
    """Ground, text and edge of a panel."""
    if panel.tone is Tone.WAITING:
        return theme.panel, theme.panel_text, theme.panel_edge
    edge = theme.gold if panel.tone is Tone.WON else theme.coats[panel.seat].accent
    return theme.turn, theme.turn_text, edge


@lru_cache(maxsize=64)
def box(theme: Theme, fill: Colour, edge: Colour, *, thick: bool, wide: int = WIDTH) -> Image.Image:
    """An empty panel."""
    ground = Image.new("RGB", (wide, HEIGHT), theme.page)
    return ink(theme).press(laid(frames.card((wide, HEIGHT), fill, edge, thick=thick), ground))
