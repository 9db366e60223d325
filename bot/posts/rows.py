"""Rows of buttons so short that no label is cut, where there is room for them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from bot.contract import Button, Limits
from bot.posts.tree import rows_beside_controls

Row = tuple[Button, ...]


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
