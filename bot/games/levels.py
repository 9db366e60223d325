"""The levels of computers: which there are, who plays at which, and what people call them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bot.words import Speech, Words

LEVELS: Final = (1, 2, 3, 4, 5)
"""The weakest first; everything that has levels has these."""
USUAL: Final = 1
"""Who names no level is likely new here, and shall be able to win."""
SITTER: Final = 3
"""Of who plays on for somebody that has given up: no present to anybody, and no punishment."""


def level_names(say: Speech) -> Sequence[str]:
    """What the levels are called, the weakest first."""
    return say("level-names").split(", ")


def level_name(say: Speech, level: int) -> str:
    """What one of them is called."""
    return level_names(say)[LEVELS.index(level)]


def read_level(words: Words, text: str) -> int | None:
    """The level somebody means by its number, or by its name in any language; None if none."""
    for language in words.languages:
        names = level_names(words.of(language))
        for level, name in zip(LEVELS, names, strict=True):
            if text.casefold() in (str(level), name.casefold()):
                return level
    return None
