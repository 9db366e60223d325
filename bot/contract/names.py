"""Texts that can be written down, names that can be seen, and typed on any keyboard."""

from __future__ import annotations

from typing import Final
from unicodedata import category, combining, normalize

_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U0001d159")
"""Letters and symbols that are drawn as nothing: Hangul's fillers, Braille without dots, places
for other things, blank hieroglyphs, a note without a head. No category tells of them."""


def can_be_seen(name: str) -> bool:
    """Whether anything of a name can be: no mark on nothing, no control, no space."""
    return any(each not in _BLANK and category(each)[0] not in "CMZ" for each in name)


def whole_letters(text: str) -> str:
    """The text without halves of letters: JSON can say them, no file and no message can."""
    return text.encode("utf-8", "ignore").decode("utf-8")


def bare(name: str) -> str:
    """A name in small letters without accents."""
    parts = normalize("NFKD", name.casefold())
    return "".join(letter for letter in parts if not combining(letter))
