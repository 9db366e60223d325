"""The rules of the games: pure functions of their arguments."""

from __future__ import annotations

from typing import Any, Final

from engines.boop import Boop
from engines.fits import Fits
from engines.game import Game
from engines.house import House
from engines.nine import Nine
from engines.sack import Sack

GAMES: Final[dict[str, Game[Any, Any]]] = {
    game.info.id: game for game in (Boop(), House(), Sack(), Fits(), Nine())
}
"""Every game under its id, in the order people see them."""
