"""Learning a game: its guided first game, an exercise at a time, taken up where it was left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.contract import NO_MARK, Answer, whole_number
from bot.desk.ask import Ask, Question, quoted
from bot.desk.playing.reading import read_move
from bot.desk.seating.seats import known_as
from bot.desk.titles import game_named
from bot.lessons.book import Exercise, Lesson, lesson_of
from bot.lessons.goals import fulfilled
from bot.posts.private.lesson import (
    choice_of_lessons,
    done_post,
    exercise_named,
    exercise_post,
    table_of,
)
from bot.posts.rows import Row
from bot.store import Transaction
from bot.store.rows.who.lessons import newest_lesson, reach_exercise, reached_exercise
from bot.tables.refusal import Refusal
from bot.words.typed import means
from engines.errors import IllegalMove

if TYPE_CHECKING:
    from bot.desk.desk import Desk

MOVING: Final = ("move", "pad")
"""The verbs that answer an exercise."""
FORGOTTEN: Final = 1800.0
"""Seconds after which a move that is typed is no answer to the newest exercise any more."""


async def learn(desk: Desk, ask: Ask) -> Answer:
    """A game's lesson where it was left; `learn knots 3` is its third exercise.

    `next` goes on with the newest lesson; `hint` and `answer` after a number help.
    """
    if len(ask.words) == 1 and means(desk.kit.words, ask.words[0], "next"):
        newest = await _newest(desk, ask)
        if newest is None:
            raise Refusal("refuse-no-lesson")
        return await _shown(desk, ask, *newest)
    game, rest = game_named(desk.kit, ask.words)
    if ask.words and game is None:
        why = ask.say("refuse-no-game", game=quoted(" ".join(ask.words)))
        raise Question(choice_of_lessons(desk.kit, ask.say, why), refused=True)
    game = game or await _game_here(desk, ask)
    lesson = lesson_of(desk.kit.games[game]) if game else None
    if game is None or lesson is None:
        return Answer(post=choice_of_lessons(desk.kit, ask.say, ask.say("lesson-which")))
    number = whole_number(rest[0]) if rest else None
    if (rest and number is None) or not all(_asks_help(desk, word) for word in rest[1:]):
        raise Refusal("refuse-order", word=quoted(" ".join(rest)))
    if number is None:
        number = await desk.store.read(lambda sql: reached_exercise(sql, ask.person, game))
    exercise = lesson.exercise(number or 1) or lesson.exercises[0]
    return await _shown(desk, ask, lesson, exercise, _help(desk, ask, exercise, rest[1:]))


async def taught(desk: Desk, ask: Ask, verb: str) -> Answer | None:
    """A move, or a part of one, in an exercise; None where no exercise is meant."""
    if verb not in MOVING:
        return None
    named = exercise_named(desk.kit, ask.command.table) or await _meant(desk, ask)
    return await _answered(desk, ask, *named) if named else None


async def under_way(desk: Desk, ask: Ask) -> Sequence[Row]:
    """The buttons of the exercise somebody is at, where a move would be an answer to it."""
    meant = await _meant(desk, ask)
    if meant is None:
        return ()
    fresh = replace(ask, command=replace(ask.command, words=()))
    post = (await _exercise(desk, fresh, *meant)).post
    return post.rows if post else ()


async def _meant(desk: Desk, ask: Ask) -> tuple[Lesson, Exercise] | None:
    """The exercise a move is typed for where no table can be meant."""
    if not ask.words or ask.command.table not in ("", "-") or ask.mark != NO_MARK:
        return None
    near = await desk.tables_near(ask)
    private = ask.command.venue.private
    if any(table.waits_for(ask.person) or not private for table in near):
        return None
    return await _newest(desk, ask, desk.world.now() - FORGOTTEN)


async def _answered(desk: Desk, ask: Ask, lesson: Lesson, exercise: Exercise) -> Answer:
    """What becomes of a move in an exercise; the beginning of one leads on."""
    table = table_of(lesson, exercise, _names(ask))
    texts = [text.split() for text in table.texts(exercise.seat)]
    words = list(ask.words)
    if words not in texts and any(text[: len(words)] == words for text in texts):
        return await _exercise(desk, ask, lesson, exercise, way=tuple(words))
    chosen = read_move(desk, ask, table, exercise.seat)
    try:
        after = table.told.play(exercise.seat, chosen)
    except IllegalMove as error:
        why = desk.kit.guide(lesson.game).why(ask.say, error.objection)
        raise Refusal("refuse-why", why=why) from error
    if not fulfilled(exercise.goal, after, exercise.seat):
        hint = ask.say(f"{exercise.game}-lesson-{exercise.key}-hint")
        return await _exercise(
            desk, ask, lesson, exercise, hint=ask.say("lesson-not-yet", hint=hint)
        )
    await _reach(desk, ask, exercise, exercise.number + 1)
    kit, names = desk.kit, _names(ask)
    return Answer(post=await done_post(kit, lesson, exercise, after, ask.say, ask.limits, names))


async def _shown(
    desk: Desk, ask: Ask, lesson: Lesson, exercise: Exercise, hint: str = ""
) -> Answer:
    """An exercise, which somebody is at from now on."""
    await _reach(desk, ask, exercise, exercise.number)
    fresh = replace(ask, command=replace(ask.command, words=(), mark=NO_MARK))
    return await _exercise(desk, fresh, lesson, exercise, hint=hint)


async def _exercise(
    desk: Desk,
    ask: Ask,
    lesson: Lesson,
    exercise: Exercise,
    *,
    way: tuple[str, ...] = (),
    hint: str = "",
) -> Answer:
    post = await exercise_post(
        desk.kit,
        lesson,
        exercise,
        ask.say,
        ask.limits,
        _names(ask),
        way=way,
        mark=ask.mark,
        hint=hint,
    )
    return Answer(post=post)


def _asks_help(desk: Desk, word: str) -> bool:
    """Whether a word after the number of an exercise asks how to do it."""
    return any(means(desk.kit.words, word, key) for key in ("hint", "answer"))


def _help(desk: Desk, ask: Ask, exercise: Exercise, words: tuple[str, ...]) -> str:
    """The hint or the answer somebody asks for."""
    if any(means(desk.kit.words, word, "hint") for word in words):
        return ask.say(f"{exercise.game}-lesson-{exercise.key}-hint")
    if any(means(desk.kit.words, word, "answer") for word in words):
        move = desk.kit.guides[exercise.game].typed(ask.say, exercise.answer)
        return ask.say("lesson-answer", move=move)
    return ""


async def _newest(desk: Desk, ask: Ask, since: float = 0.0) -> tuple[Lesson, Exercise] | None:
    """The exercise somebody is at in the lesson they took last, if they did so since then."""
    found = await desk.store.read(lambda sql: newest_lesson(sql, ask.person, since))
    lesson = lesson_of(desk.kit.games[found[0]]) if found and found[0] in desk.kit.games else None
    exercise = lesson.exercise(found[1]) if lesson and found else None
    return (lesson, exercise) if lesson and exercise else None


async def _reach(desk: Desk, ask: Ask, exercise: Exercise, number: int) -> None:
    def job(tx: Transaction) -> None:
        reach_exercise(tx.sql, ask.person, exercise.game, number, tx.now)

    await desk.write(ask, job)


async def _game_here(desk: Desk, ask: Ask) -> str | None:
    """The game of the only table here."""
    named = await desk.named_table(ask)
    near = [named] if named else await desk.tables_near(ask)
    games = {table.game.info.id for table in near}
    return games.pop() if len(games) == 1 else None


def _names(ask: Ask) -> tuple[str, ...]:
    """Who learns, and with whom."""
    return (known_as(ask), *ask.say("rules-names").split(", "))
