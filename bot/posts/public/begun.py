"""Buttons under a board that lead into the pad a press further than the one that opens it."""

from __future__ import annotations

from typing import Any

from bot.contract import Button, Limits, Mark, button_data
from bot.games.guide import Guide
from bot.tables.table import Table
from bot.words import Speech
from engines.values import Seen


def beginnings(
    guide: Guide[Any], seen: Seen[Any], table: Table, say: Speech, mark: Mark, limits: Limits
) -> tuple[Button, ...]:
    """What a move may begin with, where lists do not offer all of that at once."""
    if limits.menus or limits.sights:
        return ()
    return tuple(
        Button(
            guide.phrase(say, seen, words, names=table.names()),
            button_data(table.id, mark, "pad", words),
        )
        for words in map(str.split, guide.beginnings(seen))
    )
