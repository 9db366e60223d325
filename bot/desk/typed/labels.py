"""What a button says, typed: it does what the button does.

Without a pad of its own a table has its public buttons; what asks back has those it asks with.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING

from bot.contract import NO_MARK, Answer, Button, Entry, read_data
from bot.desk.ask import Ask
from bot.desk.menu import MENU, SURE, TABLE
from bot.desk.playing import learn
from bot.desk.playing.reading import NONSENSE, read_move, speaks_of
from bot.desk.verbs import ALIASES, SECRET, verb_of
from bot.posts.public.board import board_rows
from bot.posts.rows import Frame
from bot.posts.ways import greeting_post, lost_post
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.words.typed import means, plain

if TYPE_CHECKING:
    from bot.desk.desk import Desk


async def answered(desk: Desk, ask: Ask, name: str, answer: Answer) -> Ask | None:
    """The command of the button that says what was typed after one that asks back."""
    if ask.mark != NO_MARK or not ask.words:
        return None
    if name == "move" and (answer == Answer() if ask.command.talk else answer.refused):
        return await _spoken(desk, ask)
    if not answer.refused or name in SECRET:
        return None
    if name == "new" and (answer.post is None or answer.post.key == "refused"):
        answer = await desk.done(replace(ask, command=replace(ask.command, words=())), name)
    post = answer.post
    if post is None:
        return None
    said = {plain(" ".join(ask.words)), plain(" ".join((ask.command.verb, *ask.words)))}
    buttons = (button for row in post.rows for button in row)
    return next((_pressed(ask, each) for each in buttons if plain(each.label) in said), None)


async def _spoken(desk: Desk, ask: Ask) -> Ask | None:
    """What words are that are no move: what a button says, or a command without its slash.

    Beside a board people talk, too: there only what its own buttons say is heard, as of words that
    moves are made of.
    """
    said, talk = plain(" ".join(ask.words)), ask.command.talk
    named = await desk.named_table(ask) if talk else None
    theirs = [named] if named else await _played_with(desk, ask)
    offered = _under(desk, ask, theirs) if theirs else _offered(desk, ask)
    found = [each async for each in offered if said and plain(each.label) == said]
    if found or talk or theirs:
        return _pressed(ask, found[0]) if found else None
    if await learn.under_way(desk, ask) and means(desk.kit.words, said, "next"):
        return replace(ask, command=replace(ask.command, verb="learn", words=(said,)))
    verb, words = verb_of(desk.kit.words, ask.words[0]), ask.words[1:]
    entry = next((each for each in MENU if ALIASES.get(each.verb, each.verb) == verb), None)
    if entry is None or (words and not _takes_words(entry)):
        return None
    return replace(ask, command=replace(ask.command, verb=verb, words=words))


async def _played_with(desk: Desk, ask: Ask) -> list[Table]:
    """The tables somebody plays at with just these words, whoever's turn it is."""
    named = await desk.tables.get(ask.command.table)
    near = [named] if named else await desk.tables_near(ask)
    mine = [table for table in near if table.played_by(ask.person)]
    return [table for table in mine if speaks_of(desk, ask, table)]


def _takes_words(entry: Entry) -> bool:
    """Whether something can be said after a command but which table is meant."""
    return bool(entry.arguments) and entry.arguments[0] not in (SURE, TABLE)


async def meant(desk: Desk, ask: Ask) -> Ask | None:
    """The command of a button here that says what was typed; else a move, if it can be read."""
    said = plain(" ".join((ask.command.verb, *ask.words)))
    found = [each async for each in _offered(desk, ask) if plain(each.label) == said]
    if found:
        return _pressed(ask, found[0])
    words = (ask.command.verb, *ask.words)
    moving = replace(ask, command=replace(ask.command, verb="move", words=words))
    return moving if await _may_be_move(desk, moving) else None


async def _may_be_move(desk: Desk, ask: Ask) -> bool:
    """Whether a table that waits for somebody can read these words."""
    for table in await desk.tables_near(ask):
        seat = table.seat_of(ask.person)
        if seat is None or not table.waits_for(ask.person):
            continue
        try:
            read_move(desk, ask, table, seat)
        except Refusal as refusal:
            if refusal.key in NONSENSE:
                continue
        return True
    return False


async def _offered(desk: Desk, ask: Ask) -> AsyncIterator[Button]:
    """All that can be pressed here by anybody, in whatever language it may be read."""
    over = await desk.finished_table(ask)
    tables = [*await desk.tables_near(ask), *([over] if over else [])]
    async for button in _under(desk, ask, tables):
        yield button
    for language in desk.kit.words.languages:
        say = desk.kit.words.of(language)
        for post in (greeting_post(desk.kit, say, ask.limits), lost_post(say, "")):
            for button in chain(*post.rows):
                yield button
    for button in chain(*(await learn.under_way(desk, ask))):
        yield button


async def _under(desk: Desk, ask: Ask, tables: Sequence[Table]) -> AsyncIterator[Button]:
    """The buttons under the boards of tables."""
    for language in desk.kit.words.languages:
        frame = Frame("", NO_MARK, desk.kit.words.of(language), ask.limits)
        for table in tables:
            for button in chain(*board_rows(desk.kit, table, frame)):
                yield button


def _pressed(ask: Ask, button: Button) -> Ask | None:
    """The command of a button, as if it had been typed: which table it means is asked anew."""
    data = read_data(button.data)
    if data is None:
        return None
    _, _, verb, words = data
    return replace(ask, command=replace(ask.command, verb=verb, words=words))
