"""Lanterns in plain shapes: a small palette picture that changes exactly with what is seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from engines.values import HIDDEN, Seen
from render.painter import Look, Painted, Piece, View, fractions
from tests.lanterns.game import Secret, State

LABELS: Final = ("nights", "gust")
WIDTH: Final = 400
HEAD: Final = 40
ROW: Final = 76
CARD: Final = 30
NIGHT, INK, PAPER, BACK, GLOW, RING = range(6)
PALETTE: Final = (
    *(0x1B, 0x23, 0x45),
    *(0xF4, 0xF1, 0xE6),
    *(0xFF, 0xFD, 0xF5),
    *(0x5A, 0x66, 0x9C),
    *(0xFF, 0xC8, 0x4A),
    *(0xE6, 0x4B, 0x3C),
)


def paint(seen: Seen[State], look: Look) -> Painted:
    """The garden: nights, gust and deck on top, then a row for each seat; or one's own row."""
    state = seen.state
    if look.view is View.OWN and seen.seat is not None:
        ground, pen = _sheet(ROW, look)
        return _with_cards(ground, tuple(_row(pen, 0, seen, seen.seat, look)))
    ground, pen = _sheet(HEAD + ROW * len(state.hands), look)
    parts = (
        f"{look.labels['nights']} {state.nights}",
        f"{look.labels['gust']} {state.gust}",
        f"[{len(state.deck)}]",
    )
    for column, part in enumerate(parts):
        pen.text((10 + 130 * column, 10), part, fill=INK)
    cards: list[Piece] = []
    for seat in range(len(state.hands)):
        cards += _row(pen, HEAD + ROW * seat, seen, seat, look)
    return _with_cards(ground, cards)


def owns(seen: Seen[State]) -> bool:
    """Every cat has a row of its own."""
    return seen.seat is not None


def _with_cards(ground: Image.Image, cards: Sequence[Piece]) -> Painted:
    places = {card.word: fractions(card.box, ground.size) for card in cards if card.word}
    return Painted(ground, tuple(cards), places)


def _sheet(height: int, look: Look, width: int = WIDTH) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new("P", (width, height), NIGHT)
    image.putpalette(PALETTE)
    pen = ImageDraw.Draw(image)
    pen.fontmode = "1"  # no greys: the palette has none
    pen.font = _font(look.theme.fonts[0])
    return image, pen


@cache
def _font(file: Path) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(file, 15)


def _row(
    pen: ImageDraw.ImageDraw, top: int, seen: Seen[State], seat: int, look: Look
) -> Iterator[Piece]:
    state = seen.state
    if seat == state.brightest:
        pen.rectangle((2, top, WIDTH - 3, top + ROW - 4), outline=GLOW, width=2)
    if any(item.code == "brightest" and item.facts.get("seat") == seat for item in look.since):
        pen.rectangle((4, top + 2, WIDTH - 5, top + ROW - 6), outline=RING, width=2)
    pen.text((10, top + 2), f"{seat + 1}", fill=GLOW)
    pen.text((24, top + 2), look.names[seat], fill=INK)
    if look.winners is not None and seat in look.winners:
        pen.text((WIDTH - 20, top + 2), "*", fill=GLOW)
    mine = seat == seen.seat
    legal = {move.card for move in look.choices if move.verb == "choose"} if mine else set()
    for place, card in enumerate(state.hands[seat]):
        word = f"{card}" if mine and card is not HIDDEN else ""
        yield _card(word, 10 + place * (CARD + 6), top + 24, card, look, marked=card in legal)
    for left, shown in ((200, state.chosen[seat]), (240, state.lit[seat] if state.lit else None)):
        if shown is None:
            pen.rectangle((left, top + 24, left + CARD, top + 64), outline=BACK)
        else:
            yield _card("", left, top + 24, shown, look, marked=False)
    coins = state.coins[seat]
    pen.ellipse((290, top + 24, 320, top + 54), fill=GLOW)
    pen.text((305, top + 39), "?" if coins is HIDDEN else f"{coins}", NIGHT, anchor="mm")
    for number in range(state.lanterns[seat]):
        left = 334 + 16 * number
        pen.polygon([(left, top + 54), (left + 7, top + 24), (left + 14, top + 54)], fill=GLOW)


def _card(word: str, left: int, top: int, card: Secret, look: Look, *, marked: bool) -> Piece:
    sprite, pen = _sheet(41, look, CARD + 1)
    box = (0, 0, CARD, 40)
    if card is HIDDEN:
        pen.rectangle(box, fill=BACK)
    else:
        pen.rectangle(box, fill=PAPER, outline=RING if marked else PAPER, width=3)
        pen.text((15, 20), f"{card}", NIGHT, anchor="mm")
    return Piece(word, (left, top, left + CARD + 1, top + 41), sprite)
