"""The games in words and buttons."""

from __future__ import annotations

from typing import Any, Final

from bot.games.boop.guide import BoopGuide
from bot.games.guide import Guide
from bot.games.sack.guide import SackGuide

GUIDES: Final[dict[str, Guide[Any]]] = {guide.game: guide for guide in (BoopGuide(), SackGuide())}
"""Every guide under its game's id, in the order of `engines.GAMES`."""
