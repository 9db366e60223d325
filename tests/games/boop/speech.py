"""What the tests of the guide of boop speak with: two languages, two names, positions by moves."""

from __future__ import annotations

from typing import Final

from bot.games.boop.guide import BoopGuide
from bot.words import Words
from engines.boop import Boop
from engines.rng import Scripted

GAME: Final = Boop()
GUIDE: Final = BoopGuide()
WORDS: Final = Words()
ENGLISH: Final = WORDS.of("en")
HUNGARIAN: Final = WORDS.of("hu")
NAMES: Final = ("Ann", "Ödön")


def after(moves: str = "", *, ghosts: str = "off"):
    """The state after these moves, Ann beginning."""
    state = GAME.start(2, {"ghosts": ghosts}, Scripted([0]))
    for text in filter(None, moves.split(", ")):
        state = GAME.play(state, state.seat, GAME.parse(state, state.seat, text), Scripted([]))
    return state
