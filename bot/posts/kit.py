"""All that is known about the games: rules, guides, words, and the studio that paints."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.games.guide import Guide
from bot.posts.studio import Studio
from bot.words import Words
from engines.game import Game


@dataclass(frozen=True, slots=True)
class Kit:
    """What the desk and the courier are given to play and speak with."""

    games: Mapping[str, Game[Any, Any]]
    guides: Mapping[str, Guide[Any]]
    words: Words
    studio: Studio

    def guide(self, game: Game[Any, Any]) -> Guide[Any]:
        """Who speaks this game."""
        return self.guides[game.info.id]
