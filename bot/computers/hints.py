"""The hints of every game: one line each."""

from __future__ import annotations

from typing import Any, Final

from bot.games.boop.hints import BoopHints
from bot.games.fits.hints import FitsHints
from bot.games.hints import Hints, Level, Neutral
from bot.games.house.hints import HouseHints
from bot.games.nine.hints import NineHints
from bot.games.sack.hints import SackHints

HINTS: Final[dict[str, Hints[Any]]] = {
    "boop": BoopHints(),
    "house": HouseHints(),
    "sack": SackHints(),
    "fits": FitsHints(),
    "nine": NineHints(),
}

NEUTRAL: Final[Hints[Any]] = Neutral()


def hints_for(game: str) -> Hints[Any]:
    """What the search is told about a game; nothing about one without a line here."""
    return HINTS.get(game, NEUTRAL)


__all__ = ["HINTS", "NEUTRAL", "Hints", "Level", "Neutral", "hints_for"]
