"""Lanterns: a game for tests only, with hands, a hidden choice all at once, a die and a coda."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from render.painter import Painter
from tests.lanterns.game import DATA, Lanterns
from tests.lanterns.guide import LanternsGuide
from tests.lanterns.painter import LABELS, owns, paint

LANTERNS: Final = Lanterns()
LANTERNS_PAINTER: Final = Painter(paint=paint, labels=LABELS, owns=owns)
LANTERNS_GUIDE: Final = LanternsGuide()
LOCALES: Final = Path(__file__).parent / "locales"

__all__ = ["DATA", "LANTERNS", "LANTERNS_GUIDE", "LANTERNS_PAINTER", "LOCALES"]
