"""The Hungarian article: "a" or "az" by the first sound of what follows, read aloud.

A word goes by its first letter ("az Öcsi", "a Kati"), a number by its name ("az 5" öt, "a 10" tíz),
cells, single letters and vowelless capitals letter by letter ("az f4" ef, "a b3" bé, "az MTK" em).
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final
from unicodedata import normalize

_VOWELS: Final = frozenset("aeiouæœøıаиоуыэіαεηιουω")
_VOWEL_NAMES: Final = frozenset("aefilmnorsuxy")
"""Letters whose names begin with a vowel: á, é, ef, í, el, em, en, ó, er, es, ú, iksz, ipszilon."""
_CELLS: Final = re.compile(r"(?:[a-z]\d{1,2}\W*)+", re.IGNORECASE)
_SPELT: Final = re.compile(r"[a-z](?![\w'’])", re.IGNORECASE)
"""A letter that stands alone, as in "N. Béla" and "F-16", but not in "O'Brien"."""
_ACRONYM: Final = re.compile(r"[B-DF-HJ-NP-TV-Z]{2,6}\b")
"""Nobody can say it but letter by letter; "LACI" is a loud name."""
_MINUS: Final = re.compile(r"[-−]\d")


def the(text: str | int, *, start: str = "") -> str:
    """The article for a name, a cell or a number; a capital one if `start` is given."""
    article = "az" if _sounds_like_vowel(str(text)) else "a"
    return article.capitalize() if start else article


@lru_cache(maxsize=1024)
def _sounds_like_vowel(text: str) -> bool:
    plain = _plain(text)
    if not plain or _MINUS.match(text):
        return False
    if plain[0].isdecimal():
        return _number_sounds_like_vowel(plain)
    first = plain[0].lower()
    if _CELLS.fullmatch(plain) or _SPELT.match(plain) or _ACRONYM.match(plain):
        return first in _VOWEL_NAMES
    if first == "y":
        return plain[1].lower() not in _VOWELS
    return first in _VOWELS


def _plain(text: str) -> str:
    """The text from its first letter or digit on, without accents and fancy letter forms."""
    bare = "".join(letter for letter in normalize("NFKD", text) if not _is_accent(letter))
    return next((bare[at:] for at, letter in enumerate(bare) if letter.isalnum()), "")


def _is_accent(letter: str) -> bool:
    return "\u0300" <= letter <= "\u036f"


def _number_sounds_like_vowel(digits: str) -> bool:
    """Öt, ötven, ötszáz…; and egy, ezer, egymillió: a lone 1 before full groups of three."""
    number = re.match(r"\d+", digits)
    length = number.end() if number else 1
    return digits[0] == "5" or (digits[0] == "1" and length % 3 == 1)
