"""Knots: a game for tests only, with own sheets, long turns, solo and a table that grows."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from render.painter import Painter
from tests.knots.game import Knots
from tests.knots.guide import KnotsGuide
from tests.knots.painter import LABELS, owns, paint
from tests.knots.state import DATA

KNOTS: Final = Knots()
KNOTS_PAINTER: Final = Painter(paint=paint, labels=LABELS, owns=owns)
KNOTS_GUIDE: Final = KnotsGuide()
LOCALES: Final = Path(__file__).parent / "locales"

__all__ = ["DATA", "KNOTS", "KNOTS_GUIDE", "KNOTS_PAINTER", "LOCALES"]
