"""The colours of boop alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.kit.theme import Colour


@dataclass(frozen=True, slots=True)
class Quilt:
    """A quilt: patches, their prints and the seams."""

    patches: tuple[Colour, ...] = ("#fdeeda", "#f3c6b8", "#bfdccf")
    prints: tuple[Colour, ...] = ("#f7dfc0", "#eab09f", "#a6ccbc")
    shades: tuple[Colour, ...] = ("#ecd3b8", "#dfa596", "#9fc4b4")
    """The edges of the patches."""
    stitch: Colour = "#fffaf0"
    groove: Colour = "#b98d7c"


QUILT: Final = Quilt()
