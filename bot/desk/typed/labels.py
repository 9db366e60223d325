"""What a button says, typed: it does what the button does.

Without a pad of its own a table has its public buttons; what asks back has those it asks with.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.contract import NO_MARK, Answer, Button, read_data
from bot.desk.ask import Ask
from bot.desk.playing.reading import NONSENSE, read_move
from bot.desk.verbs import SECRET
from bot.posts.public.board import board_rows
from bot.posts.rows import Frame
from bot.posts.ways import greeting_post
from bot.tables.refusal import Refusal
from bot.words.typed import plain

if TYPE_CHECKING:
    from bot.desk.desk import Desk


async def answered(desk: Desk, ask: Ask, name: str, answer: Answer) -> Ask | None:
    """The command of the button that says what was typed after one that asks back."""
    if ask.mark != NO_MARK or not ask.words or not answer.refused or name in SECRET:
        return None
    if name == "new" and (answer.post is None or answer.post.key == "refused"):
        answer = await desk.done(replace(ask, command=replace(ask.command, words=())), name)
    post = answer.post
    if post is None:
        return None
    said = {plain(" ".join(ask.words)), plain(" ".join((ask.command.verb, *ask.words)))}
    buttons = (button for row in post.rows for button in row)
    return next((_pressed(ask, each) for each in buttons if plain(each.label) in said), None)


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
    for language in desk.kit.words.languages:
        say = desk.kit.words.of(language)
        posts = [board_rows(desk.kit, each, Frame("", NO_MARK, say, ask.limits)) for each in tables]
        for rows in (*posts, greeting_post(desk.kit, say, ask.limits).rows):
            for row in rows:
                for button in row:
                    yield button


def _pressed(ask: Ask, button: Button) -> Ask | None:
    """The command of a button, as if it had been typed: which table it means is asked anew."""
    data = read_data(button.data)
    if data is None:
        return None
    _, _, verb, words = data
    return replace(ask, command=replace(ask.command, verb=verb, words=words))
