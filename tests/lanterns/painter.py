"""Lanterns in plain shapes: a small palette picture that changes exactly with what is seen."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from engines.values import HIDDEN, Seen
from render.painter import Look
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


def paint(seen: Seen[State], look: Look) -> Image.Image:
    """The garden: nights, gust and deck on top, then a row for each seat."""
    state = seen.state
    image, pen = _sheet(HEAD + ROW * len(state.hands), look)
    parts = (
        f"{look.labels['nights']} {state.nights}",
        f"{look.labels['gust']} {state.gust}",
        f"[{len(state.deck)}]",
    )
    for column, part in enumerate(parts):
        pen.text((10 + 130 * column, 10), part, fill=INK)
    for seat in range(len(state.hands)):
        _row(pen, HEAD + ROW * seat, seen, seat, look)
    return image


def hand(seen: Seen[State], look: Look) -> Image.Image:
    """The viewer's own row."""
    if seen.seat is None:
        raise ValueError("a bystander has no hand to draw")
    image, pen = _sheet(ROW, look)
    _row(pen, 0, seen, seen.seat, look)
    return image


def _sheet(height: int, look: Look) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new("P", (WIDTH, height), NIGHT)
    image.putpalette(PALETTE)
    pen = ImageDraw.Draw(image)
    pen.fontmode = "1"  # no greys: the palette has none
    pen.font = _font(look.theme.fonts[0])
    return image, pen


@cache
def _font(file: Path) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(file, 15)


def _row(pen: ImageDraw.ImageDraw, top: int, seen: Seen[State], seat: int, look: Look) -> None:
    state = seen.state
    if seat == state.brightest:
        pen.rectangle((2, top, WIDTH - 3, top + ROW - 4), outline=GLOW, width=2)
    pen.text((10, top + 2), f"{seat + 1}", fill=GLOW)
    pen.text((24, top + 2), look.names[seat], fill=INK)
    choices = look.choices if seat == seen.seat else ()
    for place, card in enumerate(state.hands[seat]):
        _card(pen, 10 + place * (CARD + 6), top + 24, card, marked=f"choose {card}" in choices)
    _card(pen, 200, top + 24, state.chosen[seat], marked=False)
    _card(pen, 240, top + 24, state.lit[seat] if state.lit else None, marked=False)
    coins = state.coins[seat]
    pen.ellipse((290, top + 24, 320, top + 54), fill=GLOW)
    pen.text((305, top + 39), "?" if coins is HIDDEN else f"{coins}", NIGHT, anchor="mm")
    for number in range(state.lanterns[seat]):
        left = 334 + 16 * number
        pen.polygon([(left, top + 54), (left + 7, top + 24), (left + 14, top + 54)], fill=GLOW)


def _card(
    pen: ImageDraw.ImageDraw, left: int, top: int, card: Secret | None, *, marked: bool
) -> None:
    box = (left, top, left + CARD, top + 40)
    if card is None:
        pen.rectangle(box, outline=BACK)
    elif card is HIDDEN:
        pen.rectangle(box, fill=BACK)
    else:
        pen.rectangle(box, fill=PAPER, outline=RING if marked else PAPER, width=3)
        pen.text((left + 15, top + 20), f"{card}", NIGHT, anchor="mm")
