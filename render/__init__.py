"""Pictures of what is seen at a table; `PAINTERS` has one painter for each game."""

from __future__ import annotations

from typing import Final

from render.boop import PAINTER as BOOP
from render.fits import PAINTER as FITS
from render.house import PAINTER as HOUSE
from render.nine import PAINTER as NINE
from render.painter import Painter
from render.sack import PAINTER as SACK

PAINTERS: Final[dict[str, Painter]] = {
    "boop": BOOP,
    "house": HOUSE,
    "sack": SACK,
    "fits": FITS,
    "nine": NINE,
}
