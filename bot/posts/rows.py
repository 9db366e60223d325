"""How a post is addressed, and rows of buttons under it whose labels are not cut."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

from bot.contract import Button, Limits, Mark, Style, button_data
from bot.posts.tree import rows_beside_controls
from bot.tables.table import Table
from bot.words import Speech

Row = tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Frame:
    """How a post is addressed: its key, the mark its buttons carry, the language, what fits."""

    key: str
    mark: Mark
    say: Speech
    limits: Limits


def table_button(
    frame: Frame, table: Table, verb: str, style: Style = Style.PLAIN, *words: str
) -> Button:
    """A button under the post of a table, which says what a verb does."""
    return Button(
        frame.say(f"button-{verb}"), button_data(table.id, frame.mark, verb, words), style
    )


def uncut(rows: Sequence[Row], limits: Limits) -> list[Row]:
    """The same buttons in rows that fit, as many in a row as there is room for in each."""
    longest = max((len(button.label) for row in rows for button in row), default=0)
    wide = max(map(len, rows), default=0)
    if limits.line is None or wide * (longest + 1) <= limits.line:
        return list(rows)
    buttons = list(chain.from_iterable(rows))
    least = -(-len(buttons) // rows_beside_controls(limits))
    across = max(1, limits.line // (longest + 1), least)
    return [tuple(buttons[at : at + across]) for at in range(0, len(buttons), across)]
