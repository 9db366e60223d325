"""Words a command has no use for: one that names a table, or else nothing is done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.contract import NO_MARK, Button, Post, button_data
from bot.desk.ask import Ask, quoted
from bot.tables.refusal import Refusal

if TYPE_CHECKING:
    from bot.desk.desk import Desk

WORDLESS: Final[Mapping[str, str]] = {
    "away": "button-away",
    "close": "button-close",
    "hand": "button-hand",
    "invite": "button-invite",
    "keep": "button-keep",
    "leave": "button-leave",
    "map": "button-map",
    "rematch": "button-rematch",
    "start": "button-start",
    "tables": "button-tables",
    "text": "button-text",
    "thread": "button-thread",
    "undo": "button-undo",
    "wake": "button-wake",
    "welcome": "button-help",
}
"""Verbs that take no words, and what a button says that does them."""
ROOM: Final[Mapping[str, int]] = {
    **dict.fromkeys(WORDLESS, 0),
    **dict.fromkeys(("cancel", "computer", "confirm", "end", "hands", "help", "hide", "join"), 1),
    **dict.fromkeys(("mind", "pause", "resign", "show", "sight", "speed"), 1),
    **dict.fromkeys(("takeover", "tempo"), 1),
    **dict.fromkeys(("absent", "again", "link", "remind", "takeback"), 2),
    **dict.fromkeys(("language", "purrlor"), 3),
}
"""So many words these verbs read; any other reads all of them."""


async def heeded(desk: Desk, ask: Ask, verb: str) -> Ask:
    """The command with the table that its words name; refuses what is left over of them."""
    if verb not in ROOM or ask.mark != NO_MARK or not ask.words:
        return ask
    ask = await _at_table(desk, ask)
    if len(ask.words) > ROOM[verb]:
        raise Refusal("refuse-spare", word=quoted(" ".join(ask.words)))
    return ask


async def _at_table(desk: Desk, ask: Ask) -> Ask:
    """The command without the name of a table here that stands before its words or after them."""
    if ask.command.table not in ("", "-"):
        return ask
    near = {table.id for table in await desk.tables_near(ask)}
    for word, others in ((ask.words[-1], ask.words[:-1]), (ask.words[0], ask.words[1:])):
        if word.casefold() in near:
            return replace(ask, command=replace(ask.command, words=others, table=word.casefold()))
    return ask


def bare_post(ask: Ask, verb: str, why: str) -> Post:
    """Why nothing was done, and the command without any words, to be pressed."""
    data = button_data(ask.command.table or "-", NO_MARK, verb)
    return Post("refused", why, rows=((Button(ask.say(WORDLESS[verb]), data),),))
