"""What a lesson shows: an exercise with the pad to answer by, what came of it, and the end.

An exercise lies on a table nobody keeps, named after its game and number (`knots_3`): so every pad
and picture of a game serves its lesson, and no table in play can be meant.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.contract import (
    NO_MARK,
    Button,
    Confirm,
    Limits,
    Mark,
    Picture,
    Post,
    Style,
    button_data,
    whole_number,
)
from bot.lessons.book import Exercise, Lesson, lesson_of
from bot.posts.kit import Kit
from bot.posts.private.grip import Grip, grip_of
from bot.posts.private.pad import pad_post
from bot.tables.status import Status
from bot.tables.table import Place, Table
from bot.words import Speech
from engines.story import Story

SIGN: Final = "_"
"""Between game and number in the name of an exercise's table; no other table's name has it."""
VERB: Final = "learn"
UNHELPFUL: Final = frozenset({"undo", "close", "resign", "order"})
"""Buttons of a pad that would mean nothing in an exercise."""


def table_of(lesson: Lesson, exercise: Exercise, names: Sequence[str]) -> Table:
    """The table an exercise is played at."""
    return at_table(lesson, exercise, names, lesson.position(exercise))


def at_table(
    lesson: Lesson, exercise: Exercise, names: Sequence[str], story: Story[Any, Any]
) -> Table:
    """The same table, wherever its story stands."""
    others = [name for name in names[1:] if name != names[0]]
    called = [*others[: exercise.seat], names[0], *others[exercise.seat :]]
    places = tuple(Place(name) for name in called[: exercise.deal.seats])
    name = f"{exercise.game}{SIGN}{exercise.number}"
    status = Status.PLAYING if story.outcome() is None else Status.OVER
    options = exercise.deal.options
    seats, seed = exercise.deal.seats, exercise.deal.seed
    return Table(
        name, lesson.game, options, seats, places, "", seed, 0.0, status=status, story=story
    )


def exercise_named(kit: Kit, table: str) -> tuple[Lesson, Exercise] | None:
    """The exercise whose table is named so; None if it is no exercise's."""
    game, _, number = table.partition(SIGN)
    if game not in kit.games:
        return None
    lesson = lesson_of(kit.games[game])
    exercise = lesson.exercise(whole_number(number) or 0) if lesson else None
    return (lesson, exercise) if lesson is not None and exercise is not None else None


async def exercise_post(
    kit: Kit,
    lesson: Lesson,
    exercise: Exercise,
    say: Speech,
    limits: Limits,
    names: Sequence[str],
    *,
    way: tuple[str, ...] = (),
    mark: Mark = NO_MARK,
    hint: str = "",
) -> Post:
    """What is to be done, with a pad to do it by; a hint comes first."""
    table = table_of(lesson, exercise, names)
    # N.B. a wrong answer costs nothing, so nothing is asked twice.
    grip = grip_of(kit, table, exercise.seat, say, limits, Confirm.NEVER)
    post = await pad_post(grip, way, mark)
    lines = [
        _head(say, lesson, exercise),
        *([hint] if hint else []),
        say(f"{exercise.game}-lesson-{exercise.key}"),
    ]
    if way:
        lines.append(say("pad-chosen", move=grip.label(way, way)))
    rows = [*_useful(post.rows), _aside(grip, exercise)]
    return replace(
        post,
        key=f"{VERB}.{exercise.game}",
        text="\n\n".join(lines)[: limits.text],
        rows=tuple(rows),
        panel=panel_of(exercise.game),
    )


def panel_of(game: str) -> str:
    """Whose panel a lesson is: one for all its exercises."""
    return f"{game}{SIGN}0"


async def done_post(
    kit: Kit,
    lesson: Lesson,
    exercise: Exercise,
    after: Story[Any, Any],
    say: Speech,
    limits: Limits,
    names: Sequence[str],
) -> Post:
    """What a right answer did, and the way on."""
    table = at_table(lesson, exercise, names, after)
    grip = grip_of(kit, table, exercise.seat, say, limits)
    news = [each for each in after.game.news(after.state) if each.seat in (None, exercise.seat)]
    told = "\n".join(grip.guide.tell(say, news, table.names()))
    last = exercise.number == len(lesson.exercises)
    lines = [_head(say, lesson, exercise), told, say(f"{exercise.game}-lesson-{exercise.key}-done")]
    if last:
        lines.append(say("lesson-finished", game=say(f"{exercise.game}-title")))
        rows = end_rows(say, exercise.game)
    else:
        to = (exercise.game, str(exercise.number + 1))
        rows = ((_button(say("button-lesson-next"), to, Style.PRIMARY),),)
    game, studio = lesson.game, kit.studio
    drawn = await studio.picture(
        game, grip.seen, say, table.names(), view=studio.own_view(game, grip.seen), since=news
    )
    alt = grip.guide.alt(say, grip.seen, table.names())[: limits.alt]
    return Post(
        f"{VERB}.{exercise.game}",
        "\n\n".join(filter(None, lines))[: limits.text],
        Picture(f"{exercise.game}.png", drawn.png, alt),
        rows,
        panel=panel_of(exercise.game),
    )


def end_rows(say: Speech, game: str) -> tuple[tuple[Button, ...], ...]:
    """What may come after a lesson: a real game, the rules, the lesson again."""
    play = button_data("-", NO_MARK, "new", (game, "alone"))
    rules = button_data("-", NO_MARK, "rules", (game,))
    return (
        (Button(say("button-lesson-play"), play, Style.PRIMARY),),
        (Button(say("button-rules"), rules), _button(say("button-lesson-again"), (game, "1"))),
    )


def choice_of_lessons(kit: Kit, say: Speech, text: str) -> Post:
    """Which game to learn, under a sentence that asks."""
    rows = tuple(
        (_button(say(f"{game}-title"), (game,)),)
        for game, rules in kit.games.items()
        if lesson_of(rules) is not None
    )
    return Post(VERB, text, rows=rows)


def _head(say: Speech, lesson: Lesson, exercise: Exercise) -> str:
    title = say(f"{exercise.game}-title")
    last = len(lesson.exercises)
    return say("lesson-title", game=title, number=exercise.number, last=last)


def _aside(grip: Grip, exercise: Exercise) -> tuple[Button, ...]:
    """What one may do instead of answering."""
    game, number = exercise.game, str(exercise.number)
    buttons = [
        _button(grip.say("button-lesson-hint"), (game, number, "hint")),
        _button(grip.say("button-lesson-answer"), (game, number, "answer")),
    ]
    if exercise.number > 1:
        buttons.insert(0, _button(grip.say("button-lesson-back"), (game, str(exercise.number - 1))))
    return tuple(buttons)


def _button(label: str, words: Sequence[str], style: Style = Style.PLAIN) -> Button:
    return Button(label, button_data("-", NO_MARK, VERB, words), style)


def _useful(rows: Iterable[tuple[Button, ...]]) -> list[tuple[Button, ...]]:
    kept = (tuple(each for each in row if _verb(each) not in UNHELPFUL) for row in rows)
    return [row for row in kept if row]


def _verb(button: Button) -> str:
    return button.data.split(".")[2]
