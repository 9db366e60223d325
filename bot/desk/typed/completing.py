"""How a command that is being typed may go on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.desk.ask import Ask
from bot.desk.menu import arguments
from bot.desk.playing import orders
from bot.desk.verbs import verb_of
from bot.games.hearing import heard
from bot.posts.tree import completions

if TYPE_CHECKING:
    from bot.desk.desk import Desk


async def completed(desk: Desk, ask: Ask, limit: int) -> Sequence[str]:
    """How the words after a verb, as typed so far, may go on."""
    words, typed = ask.command.words, " ".join(ask.command.words)
    verb = verb_of(desk.kit.words, ask.command.verb)
    if verb in ("move", "order", "why"):
        return await _said_on(desk, ask, verb, limit)
    if verb == "show":
        near = await desk.tables_near(ask)
        return completions([table.id for table in near], typed, limit)
    found = completions(arguments(desk.kit, verb, ask.say, words), typed, limit)
    if found or verb not in ("new", "rules", "learn", "best"):
        return found
    return completions([ask.say(f"{game}-title") for game in desk.kit.games], typed, limit)


async def _said_on(desk: Desk, ask: Ask, verb: str, limit: int) -> Sequence[str]:
    """The moves or orders a person may type here, if one table alone can be meant.

    They begin as what was typed stands, or as it is in the person's language and with names.
    """
    command, me = ask.command, ask.person
    near = [t for t in await desk.tables_near(ask) if command.table in ("", "-", t.id)]
    tables = [t for t in near if (t.played_by(me) if verb == "order" else t.waits_for(me))]
    seat = tables[0].seat_of(me) if len(tables) == 1 else None
    if seat is None or not desk.may_show(command, tables[0]):
        return ()
    table, words = tables[0], " ".join(command.words).split()
    texts = list(orders.offered(desk, table, seat)) if verb == "order" else table.texts(seat)
    found = completions(texts, " ".join(words), limit)
    if found:
        return found
    spoken = desk.kit.guide(table.game).spoken(ask.say, table.names())
    return completions(texts, heard(spoken, words), limit)
