"""Type: texts measured, clipped and set in the shipped fonts, the same on every machine."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from render.kit.theme import Colour, Theme

ELLIPSIS = "…"
_NOWHERE = "\uffff"
"""No font has this one: what is drawn for it is what is drawn for anything a font lacks."""


@lru_cache(maxsize=64)
def _font(file: Path, size: int) -> ImageFont.FreeTypeFont:
    # The basic layout, because the other one is there on some machines and not on others.
    return ImageFont.truetype(file, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def _has(file: Path, character: str) -> bool:
    font = _font(file, 20)
    drawn, missing = font.getmask(character), font.getmask(_NOWHERE)
    return drawn.size != missing.size or bytes(drawn) != bytes(missing)


def face(text: str, theme: Theme) -> Path | None:
    """The first font that has every character of a text."""
    return next((file for file in theme.fonts if all(_has(file, c) for c in text)), None)


def presentable(name: str, theme: Theme) -> str:
    """A name without what no font can show; empty if no letter or digit is left of it."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    kept = max(("".join(c for c in tidy if _has(f, c)) for f in theme.fonts), key=len)
    return " ".join(kept.split()) if any(map(str.isalnum, kept)) else ""


def font_for(text: str, size: int, theme: Theme) -> ImageFont.FreeTypeFont:
    """The font a text is set in."""
    return _font(face(text, theme) or theme.fonts[0], size)


def width(text: str, size: int, theme: Theme) -> int:
    """How many pixels wide a text is."""
    return round(font_for(text, size, theme).getlength(text))


def clipped(text: str, size: int, theme: Theme, room: int) -> str:
    """As much of a text as there is room for, with an ellipsis if it is not all."""
    if width(text, size, theme) <= room:
        return text
    for length in range(len(text) - 1, 0, -1):
        short = text[:length].rstrip() + ELLIPSIS
        if width(short, size, theme) <= room:
            return short
    return ELLIPSIS


def broken(text: str, size: int, theme: Theme, room: int) -> list[str]:
    """A text in lines, each as full as there is room; a word that is too long stays whole."""
    lines: list[str] = []
    for each in text.split():
        longer = f"{lines[-1]} {each}" if lines else each
        if lines and width(longer, size, theme) <= room:
            lines[-1] = longer
        else:
            lines.append(each)
    return lines


def lettering(text: str, size: int, colour: Colour, theme: Theme) -> Image.Image:
    """A text on a transparent strip; the strip's height is the line's, whatever the letters."""
    font = font_for(text, size, theme)
    ascent, descent = font.getmetrics()
    strip = Image.new("RGBA", (max(1, round(font.getlength(text)) + 2), ascent + descent))
    # On its own colour, so that the letters' soft edges do not darken.
    strip.paste(colour + "00", (0, 0, *strip.size))
    ImageDraw.Draw(strip).text((1, 0), text, fill=colour, font=font)
    return strip
