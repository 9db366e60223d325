"""The colours of Nine Lives alone, and the coats of its cats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.kit.theme import Coat, Colour


@dataclass(frozen=True, slots=True)
class Suit:
    """One colour of cats: also told by its shape."""

    ground: Colour
    deep: Colour
    shape: str
    coat: Coat


@dataclass(frozen=True, slots=True)
class Alley:
    """Cards, the cloth they lie on, and coins."""

    cloth: Colour = "#cfd8ea"
    cloth_dark: Colour = "#9aa9c8"
    back: Colour = "#4d5a8c"
    back_light: Colour = "#7281b8"
    stray: Colour = "#3b3440"
    stray_light: Colour = "#b3a9bd"
    extra: Colour = "#f3e3c8"
    extra_edge: Colour = "#9a6a3a"
    bad: Colour = "#f0b3a6"
    lost: Colour = "#b3202c"
    apron: Colour = "#8a4f9e"
    cap: Colour = "#2f7d5b"
    dog: Colour = "#c98d50"
    dog_dark: Colour = "#7d4a2b"


ALLEY: Final = Alley()
SUITS: Final = (
    Suit(
        "#b9d6f6",
        "#1d4f9e",
        "disc",
        Coat("", "disc", "tuxedo", "round", "#5f8fd6", "#2f5aa8", "#eef5ff", "#ffd45a", "#1d4f9e"),
    ),
    Suit(
        "#ffe48a",
        "#8a5a00",
        "diamond",
        Coat("", "disc", "tabby", "pointed", "#f6c636", "#c98a12", "#fff6d6", "#4f9d69", "#8a5a00"),
    ),
    Suit(
        "#f7b3a4",
        "#a01f1f",
        "heart",
        Coat("", "disc", "spots", "pointed", "#dd5440", "#9c2c22", "#ffe6dd", "#f6c945", "#a01f1f"),
    ),
    Suit(
        "#b5dfae",
        "#1f6b35",
        "leaf",
        Coat("", "disc", "points", "round", "#62ab5e", "#2f6b38", "#eaf7e4", "#e8a93a", "#1f6b35"),
    ),
)
"""In the order of the engine's colours."""
STRAY_COAT: Final = Coat(
    "", "disc", "plain", "pointed", "#4a434f", "#2c2630", "#7d7486", "#f6c945", "#2c2630"
)
