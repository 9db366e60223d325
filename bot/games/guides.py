"""The games in words and buttons."""

from __future__ import annotations

from typing import Any, Final

from bot.games.boop.guide import BoopGuide
from bot.games.fits.guide import FitsGuide
from bot.games.guide import Guide
from bot.games.house.guide import HouseGuide
from bot.games.nine.guide import NineGuide
from bot.games.sack.guide import SackGuide

GUIDES: Final[dict[str, Guide[Any]]] = {
    guide.game: guide
    for guide in (BoopGuide(), HouseGuide(), SackGuide(), FitsGuide(), NineGuide())
}
"""Every guide under its game's id, in the order of `engines.GAMES`."""
