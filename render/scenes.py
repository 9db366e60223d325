"""Scenes of every game: what the gallery shows and the golden pictures hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from PIL import Image

from render.boop.scenes import SCENES as BOOP
from render.fits.scenes import SCENES as FITS
from render.house.scenes import SCENES as HOUSE
from render.nine.scenes import SCENES as NINE
from render.painter import Painted
from render.sack.scenes import SCENES as SACK


class Scene(Protocol):
    """A position and how it is looked at."""

    def painted(self) -> Painted:
        """What the game's painter makes of it."""

    def picture(self) -> Image.Image:
        """All of it."""


SCENES: Final[dict[str, Mapping[str, Scene]]] = {
    "boop": BOOP,
    "house": HOUSE,
    "sack": SACK,
    "fits": FITS,
    "nine": NINE,
}
"""The scenes of each game by their names."""
