"""The colours of House of Cats alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.kit.theme import Colour


@dataclass(frozen=True, slots=True)
class Plan:
    """A house drawn on paper: floors, walls, and who moves in."""

    paper: Colour = "#fdf3e0"
    groove: Colour = "#cdb79a"
    areas: tuple[Colour, ...] = ("#f6cfc3", "#c9def3", "#fbe6ae", "#c8e5cd")
    prints: tuple[Colour, ...] = ("#e5ac9b", "#9fc2e4", "#e8c877", "#9ccba6")
    floors: tuple[Colour, ...] = ("#dff0c8", "#cfe6ee", "#f9d9b8", "#ead4f0")
    """Of rooms of 2, 3, 4, 5."""
    wall: Colour = "#4a2c1c"
    closed: Colour = "#8c7a90"
    closed_line: Colour = "#a797aa"
    cheese: Colour = "#ffcf4a"
    cheese_dark: Colour = "#c98a12"
    mouse: Colour = "#a9a4b4"
    mouse_light: Colour = "#d3cedd"
    dead: Colour = "#b9a9a4"
    cross: Colour = "#b3202c"
    done: Colour = "#2f7d5b"


PLAN: Final = Plan()
