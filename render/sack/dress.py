"""The colours of Cat in the Sack alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.kit.theme import Colour


@dataclass(frozen=True, slots=True)
class Deck:
    """Cards, the cloth they lie on, and the mice: what the auction of sacks is drawn in."""

    cloth: Colour = "#bfdccf"
    cloth_dark: Colour = "#93bba9"
    back: Colour = "#6d4a78"
    back_light: Colour = "#8a6494"
    sack: Colour = "#d9a866"
    sack_dark: Colour = "#a9743a"
    rope: Colour = "#fff0d6"
    bad: Colour = "#f0b3a6"
    """The ground of a card that costs points, and the badge it wears."""
    bad_badge: Colour = "#a3242f"
    good: Colour = "#fdeeda"
    good_badge: Colour = "#1f6b4a"
    best: Colour = "#ffe08a"
    plain: Colour = "#e3ecdf"
    plain_badge: Colour = "#6a5a66"
    dog: Colour = "#c5d6ee"
    dog_badge: Colour = "#274690"
    mouse: Colour = "#a9a4b4"
    mouse_light: Colour = "#cfcad8"
    cross: Colour = "#b3202c"


DECK: Final = Deck()
