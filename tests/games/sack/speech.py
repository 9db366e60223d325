"""What the tests of the guide of sack speak with: two languages, five names, tables as drawn."""

from __future__ import annotations

from typing import Final

from bot.games.sack.guide import SackGuide
from bot.words import Words
from engines.values import News

GUIDE: Final = SackGuide()
WORDS: Final = Words()
ENGLISH: Final = WORDS.of("en")
HUNGARIAN: Final = WORDS.of("hu")
NAMES: Final = ("Ann", "Ödön", "Cid", "Éva", "Bob")


def news(code, **facts):
    """One thing that happened, for everybody."""
    return News(code, facts)


def told(say, *happened):
    return GUIDE.tell(say, happened, NAMES)
