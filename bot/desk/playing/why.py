"""What one may do now, why a move is not allowed, and what counts so far."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Final

from bot.contract import NO_MARK, Answer, Button, Post, button_data
from bot.desk.ask import Ask, quoted
from bot.desk.playing.play import grip, playing_seat
from bot.desk.playing.reading import read_move
from bot.lessons.book import lesson_of
from bot.posts.pages import learn_button
from bot.posts.private.grip import Grip
from bot.posts.public.board import closing_line, score_lines
from bot.posts.public.lobby import lobby_lines
from bot.tables.refusal import Refusal
from bot.tables.status import Status
from bot.tables.table import Table
from engines.rng import Seeded

if TYPE_CHECKING:
    from bot.desk.desk import Desk

EXAMPLES: Final = 2
"""So many moves are named of those that begin alike."""


async def why(desk: Desk, ask: Ask) -> Answer:
    """What I can do now; of a move, why it is not allowed, or what it would do."""
    table = await desk.seated_table(ask)
    if table.status is Status.LOBBY:
        return _answer(ask, table, lobby_lines(ask.say, table))
    if table.status is not Status.OVER:
        playing_seat(table, ask)
    seat = table.seat_of(ask.person)
    if seat is None or seat not in table.to_move():
        return _answer(ask, table, [closing_line(ask.say, table), *_counted(ask, table)])
    own = grip(desk, ask, table, seat)
    if not ask.words:
        return _answer(ask, table, [*_ways(own), *_counted(ask, table)])
    if not desk.may_show(ask.command, table):
        raise Refusal("refuse-in-public")
    return _answer(ask, table, _about(desk, ask, own))


def _ways(own: Grip) -> Iterator[str]:
    """What is asked, and how one may begin to answer."""
    say, game = own.say, own.table.game
    yield own.guide.prompt(say, own.seen, own.seat)
    coda = game.coda(own.table.told.state, own.seat)
    ending = None if coda is None else game.format(coda)
    texts = [text for text in own.table.texts(own.seat) if text != ending]
    for word, alike in groupby(sorted(texts, key=_first), key=_first):
        moves = list(alike)
        said = [own.label(tuple(text.split()), tuple(text.split())) for text in moves[:EXAMPLES]]
        if len(moves) > len(said):
            begins = own.guide.label(say, own.seen, (word,))
            move = own.guide.typed(say, moves[0])
            yield say("why-ways", begins=begins, count=len(moves), move=move)
        else:
            for label, move in zip(said, moves, strict=True):
                yield say("why-way", label=label, move=own.guide.typed(say, move))
    if ending is not None:
        move = own.guide.typed(say, ending)
        yield say("why-way", label=say("button-coda"), move=move)


def _first(text: str) -> str:
    return text.partition(" ")[0]


def _about(desk: Desk, ask: Ask, own: Grip) -> Iterator[str]:
    """Why a move is not allowed; where it is, what it would do, as far as that is known."""
    say, table, typed = ask.say, own.table, quoted(" ".join(ask.words))
    game, state = table.game, table.told.state
    chosen = read_move(desk, ask, table, own.seat)
    objection = game.objection(state, own.seat, chosen)
    if objection is not None:
        yield say("why-not", move=typed)
        yield own.guide.why(say, objection)
        return
    yield say("why-may", move=typed)
    if game.reveals(state, own.seat, chosen):
        yield say("why-dark")
        return
    after = game.play(state, own.seat, chosen, Seeded("preview", 0))
    news = [item for item in game.news(after) if item.seat in (None, own.seat)]
    yield from own.guide.tell(say, news, table.names())


def _counted(ask: Ask, table: Table) -> list[str]:
    """What everybody would have if it ended here, where nothing about that is secret."""
    told = table.told
    tally = told.outcome() is None and not table.secrets and table.game.tally(told.state)
    return [ask.say("why-counted"), *score_lines(ask.say, table, tally)] if tally else []


def _answer(ask: Ask, table: Table, lines: Iterator[str] | list[str]) -> Answer:
    """The lines, with the ways to the rules and to the lesson."""
    game = table.game.info.id
    rules = Button(ask.say("button-rules"), button_data("-", NO_MARK, "rules", (game,)))
    lesson = (learn_button(ask.say, game),) if lesson_of(table.game) else ()
    head = ask.say("board-title", game=ask.say(f"{game}-title"), table=table.id)
    text = "\n".join([head, *lines])[: ask.limits.text]
    return Answer(post=Post(f"why.{table.id}", text, rows=((rules, *lesson),)))
