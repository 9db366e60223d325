"""Small pictures, every one another."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from bot.contract import Picture


def picture(shade: int, alt: str = "A bed.") -> Picture:
    """A square of one shade."""
    file = BytesIO()
    Image.new("RGB", (40, 40), (shade, 90, 120)).save(file, "PNG")
    return Picture("boop.png", file.getvalue(), alt)
