"""What is wrong with words that are no move: a cell there is not, or how far they make sense."""

from __future__ import annotations

import re
from typing import Any, Final

from bot.desk.ask import Ask, quoted
from bot.games.guide import Guide
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from engines.values import Seat

NAMED: Final = 6
"""So many ways to go on are named."""
CELL: Final = re.compile(r"[a-z][0-9]{1,2}")


def unfitting(ask: Ask, table: Table, guide: Guide[Any], seat: Seat, text: str) -> Refusal | None:
    """Why notation is none, with what would be instead; None where nothing of it makes sense."""
    moves = [tuple(each.split()) for each in table.texts(seat)]
    seen, words = table.game.seen_by(table.told.state, seat), tuple(text.split())
    grids = (guide.grid(seen, (word,)) for word in dict.fromkeys(move[0] for move in moves))
    for grid in filter(None, grids):
        for word in words:
            if CELL.fullmatch(word.casefold()) and grid.cell(word) is None:
                names = grid.names()
                ends = {"first": names[0], "last": names[-1]}
                return Refusal("refuse-no-cell", cell=quoted(word), **ends)
    fits = 0
    while fits < len(words) and any(move[: fits + 1] == words[: fits + 1] for move in moves):
        fits += 1
    begun = words[:fits]
    further = dict.fromkeys(move[fits] for move in moves if move[:fits] == begun and move[fits:])
    if not begun or not further:
        return None
    labels = [guide.label(ask.say, seen, (*begun, word)) for word in further]
    shown = ", ".join(labels[:NAMED]) + ("…" if len(labels) > NAMED else "")
    begins = " ".join(guide.label(ask.say, seen, begun[:at]) for at in range(1, fits + 1))
    return Refusal(
        "refuse-goes-on", text=quoted(" ".join(ask.words)), begins=begins.rstrip(":…"), words=shown
    )
