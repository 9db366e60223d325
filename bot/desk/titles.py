"""Which game somebody means: by its id, its title in any language, or a part of it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bot.posts.kit import Kit
from bot.words import unaccented

SHORTEST = 3
"""Letters a part of a title must have at least."""


def game_named(kit: Kit, words: Sequence[str]) -> tuple[str | None, tuple[str, ...]]:
    """The one game the first of these words may mean, and the words after its name."""
    for count in range(min(len(words), _longest(kit)), 0, -1):
        found = _meant(kit, _plain(" ".join(words[:count])))
        if len(found) == 1:
            return found[0], tuple(words[count:])
    return None, tuple(words)


def titles(kit: Kit, game: str) -> Iterator[str]:
    """What a game is called in each language."""
    return (kit.words.of(language)(f"{game}-title") for language in kit.words.languages)


def _meant(kit: Kit, said: str) -> list[str]:
    """The games that are called so; else those whose titles, or a word of them, begin so."""
    names = {game: [game, *map(_plain, titles(kit, game))] for game in kit.games}
    exactly = [game for game, called in names.items() if said in called]
    if exactly or len(said) < SHORTEST:
        return exactly
    return [game for game, called in names.items() if any(_begins(name, said) for name in called)]


def _begins(name: str, said: str) -> bool:
    return f" {name}".find(f" {said}") >= 0


def _plain(text: str) -> str:
    """Small letters without accents, points or more than single spaces."""
    return " ".join(re.sub(r"[^\w\s]", "", unaccented(text)).split())


def _longest(kit: Kit) -> int:
    """How many words the longest title has."""
    return max(len(title.split()) for game in kit.games for title in titles(kit, game))
