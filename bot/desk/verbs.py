"""The verbs people may use, and what is done for each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING

from bot.contract import Answer
from bot.desk import best, show
from bot.desk.ask import Ask
from bot.desk.away import (
    absent,
    calls,
    end,
    hours,
    link,
    pace,
    remind,
    removal,
    sitter,
    takeback,
    tempo,
    waiting,
)
from bot.desk.menu import MENU
from bot.desk.opening import lobby, new, start
from bot.desk.playing import learn, orders, play, why
from bot.desk.where import charge, hiding, venues
from bot.words import Words, unaccented

if TYPE_CHECKING:
    from bot.desk.desk import Desk

Verb = Callable[["Desk", Ask], Awaitable[Answer]]

VERBS: Mapping[str, Verb] = {
    "new": new.new,
    "join": lobby.join,
    "leave": lobby.leave,
    "computer": lobby.computer,
    "option": lobby.option,
    "start": start.start,
    "cancel": start.cancel,
    "rematch": new.rematch,
    "move": play.move,
    "pad": play.pad,
    "close": play.close,
    "undo": play.undo,
    "takeback": takeback.takeback,
    "tempo": tempo.tempo,
    "order": orders.order,
    "resign": play.resign,
    "show": show.show,
    "hand": show.hand,
    "sight": show.sight,
    "again": show.again,
    "text": show.text,
    "map": show.map_,
    "rules": show.rules,
    "learn": learn.learn,
    "why": why.why,
    "tables": waiting.tables,
    "best": best.best,
    "language": show.language,
    "invite": venues.invite,
    "thread": venues.thread,
    "hide": hiding.hide,
    "away": pace.away,
    "pace": pace.pace,
    "pause": pace.pause,
    "wake": pace.wake,
    "keep": pace.keep,
    "sitter": sitter.sitter,
    "mind": sitter.mind,
    "takeover": sitter.takeover,
    "absent": absent.absent,
    "end": end.end,
    "remove": removal.remove,
    "purrlor": charge.purrlor,
    "hands": venues.hands,
    "calls": calls.calls,
    "hours": hours.hours,
    "link": link.link,
    "remind": remind.remind,
    "confirm": show.confirm,
    "speed": show.speed,
    "help": show.help_,
    "welcome": show.welcome,
}
ALIASES: Mapping[str, str] = {
    "m": "move",
    "play": "new",
    "board": "show",
    "table": "show",
    "orders": "order",
}
SECRET = ("move", "pad", "map", "order", "why")
"""The verbs whose words tell what a seat does, or would like to."""


def verb_of(words: Words, typed: str) -> str:
    """The verb of a command as somebody typed it: by any of its names, in any language."""
    name = typed.casefold()
    if name in VERBS or name in ALIASES:
        return ALIASES.get(name, name)
    bare = unaccented(name)
    for language in words.languages:
        say = words.of(language)
        for entry in MENU:
            if bare == unaccented(say(f"command-{entry.verb}")):
                return ALIASES.get(entry.verb, entry.verb)
    return name
