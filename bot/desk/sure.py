"""Asking first, where something cannot be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.contract import Answer, Button, Mark, Post, Style, button_data
from bot.desk.ask import Ask, must_mean
from bot.tables.table import Table
from bot.words.typed import means, said

if TYPE_CHECKING:
    from bot.desk.desk import Desk


def sure(desk: Desk, ask: Ask) -> bool:
    """Whether somebody says that there is nothing to ask."""
    return any(means(desk.kit.words, word, "sure") for word in ask.words)


def agreed(desk: Desk, ask: Ask) -> bool:
    """Whether somebody says so after a verb that takes no other word; refuses any other."""
    said = sure(desk, ask)
    must_mean(ask, said or None)
    return said


def unsure(
    ask: Ask,
    table: Table,
    verb: str,
    mark: Mark,
    what: str = "",
    *,
    words: Sequence[str] = (),
    name: str = "",
) -> Answer:
    """Whether somebody really wants what a verb does, with a button for it.

    What it would do is named where the verb does several things, and to whom it would be done.
    """
    title = ask.say(f"{table.game.info.id}-title")
    yes = button_data(table.id, mark, verb, (*words, *said(ask.say, "sure")[:1]))
    row = (
        Button(ask.say(f"button-sure-{what or verb}"), yes, Style.DANGER),
        Button(ask.say("button-close"), button_data(table.id, mark, "close")),
    )
    text = ask.say(f"sure-{what or verb}", game=title, table=table.id, name=name)
    return Answer(post=Post(f"sure.{table.id}", text, rows=(row,), panel=table.id))
