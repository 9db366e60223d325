"""The colours, sizes and fonts all games share, in one value; a game's own are in its folder."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias

Colour: TypeAlias = str
"""As `#rrggbb`, or `#rrggbbaa` where it is translucent."""

ART = Path(__file__).parents[2] / "data" / "art"


@dataclass(frozen=True, slots=True)
class Coat:
    """What the cats of one seat look like: told apart by fur, pattern, ears and tag."""

    letter: str
    """In the place of a name that cannot be shown."""
    tag: Literal["disc", "square", "diamond", "hexagon", "shield", "flower"]
    pattern: Literal["tabby", "tuxedo", "calico", "points", "spots", "plain"]
    ears: Literal["pointed", "round"]
    fur: Colour
    dark: Colour
    """Stripes, patches and shadows of the fur."""
    light: Colour
    """Muzzle, chest and paws."""
    eye: Colour
    accent: Colour
    """Collar, tag and everything on the table that is this seat's."""


COATS = (
    Coat(
        letter="M",
        tag="disc",
        pattern="tabby",
        ears="pointed",
        fur="#f6a044",
        dark="#c9611a",
        light="#fff0d6",
        eye="#4f9d69",
        accent="#e0641c",
    ),
    Coat(
        letter="R",
        tag="square",
        pattern="tuxedo",
        ears="round",
        fur="#566a9c",
        dark="#333f66",
        light="#f8f4ee",
        eye="#f6c945",
        accent="#22367d",
    ),
    Coat(
        letter="C",
        tag="diamond",
        pattern="calico",
        ears="pointed",
        fur="#fff3e2",
        dark="#e08a3c",
        light="#ffffff",
        eye="#58a0c8",
        accent="#b8336a",
    ),
    Coat(
        letter="S",
        tag="hexagon",
        pattern="points",
        ears="pointed",
        fur="#ecd9bd",
        dark="#6b4632",
        light="#fff7ea",
        eye="#4c8fd6",
        accent="#2f7d5b",
    ),
    Coat(
        letter="L",
        tag="shield",
        pattern="spots",
        ears="round",
        fur="#b9a0d0",
        dark="#76589a",
        light="#f4ecfa",
        eye="#e8a93a",
        accent="#6b3f98",
    ),
    Coat(
        letter="N",
        tag="flower",
        pattern="plain",
        ears="round",
        fur="#5b5350",
        dark="#3b3432",
        light="#8a807b",
        eye="#9bd36a",
        accent="#3d3735",
    ),
)
"""Marmalade, Russian, calico, Siamese, lilac and night; the first two meet in every game, so
they are as far apart in lightness as in colour."""


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """How Purrlor looks; drawn things are kept by theme, and two are the same only if one."""

    coats: tuple[Coat, ...] = COATS
    page: Colour = "#46304a"
    page_print: Colour = "#51395a"
    panel: Colour = "#5f4667"
    panel_edge: Colour = "#7a5f80"
    panel_text: Colour = "#f3e4ea"
    turn: Colour = "#fff1d2"
    """The panel of a seat that is to move."""
    turn_text: Colour = "#43263a"
    wood: Colour = "#b97a4b"
    """Of beds, tables and title boards."""
    wood_dark: Colour = "#7d4a2b"
    wood_light: Colour = "#dba36f"
    wood_text: Colour = "#fff3dd"
    ink: Colour = "#3a2430"
    """The line around everything that is drawn."""
    white: Colour = "#fffdf8"
    shadow: Colour = "#3a243055"
    gold: Colour = "#ffcf4a"
    gold_light: Colour = "#ffe6a3"
    gold_dark: Colour = "#b9790f"
    choice: Colour = "#7d3fc4"
    """Whatever may be chosen now."""
    choice_light: Colour = "#cfa8f5"
    blush: Colour = "#f58f8f"
    nose: Colour = "#e8737f"
    ghost: Colour = "#ffffffbd"
    fonts: tuple[Path, ...] = (
        ART / "fonts" / "Baloo2-Bold.ttf",
        ART / "fonts" / "Nunito-ExtraBold.ttf",
    )
    """A text is set in the first that has all its characters."""
    text: int = 30
    small_text: int = 28
    count_text: int = 32
    coordinate_text: int = 34


DEFAULT = Theme()
