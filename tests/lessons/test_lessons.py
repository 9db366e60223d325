"""The guided first games: every exercise can be done, and they are played through to their ends."""

from __future__ import annotations

from operator import itemgetter

import pytest

from bot.contract import read_data
from bot.desk.playing.learn import MOVING
from bot.lessons.book import Goal, lesson_of
from bot.lessons.goals import fulfilled
from engines import GAMES
from tests.desk.talk import alone, buttons, labels, shown, why_not
from tests.lanterns import LANTERNS
from tests.stage import button, stage

LESSONS = [lesson for game in GAMES.values() if (lesson := lesson_of(game)) is not None]
EACH = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game.info.id)


def test_every_game_is_taught():
    assert [lesson.game for lesson in LESSONS] == list(GAMES.values())


def test_a_game_without_a_lesson_has_none():
    assert lesson_of(LANTERNS) is None


@EACH
def test_the_answer_of_every_exercise_does_what_it_asks(lesson):
    game = lesson.game
    for each in lesson.exercises:
        story = lesson.position(each)
        assert each.seat in story.to_move(), each.key
        move = game.parse(story.state, each.seat, each.answer)
        assert game.format(move) == each.answer
        assert fulfilled(each.goal, story.play(each.seat, move), each.seat), each.key
    assert len(lesson.exercises) >= 8


@EACH
def test_something_else_than_the_answer_may_be_done_in_most_exercises(lesson):
    game = lesson.game
    chosen = [
        each
        for each in lesson.exercises
        if len(game.moves(lesson.position(each).state, each.seat)) > 1
    ]
    assert 2 * len(chosen) > len(lesson.exercises)


def test_what_must_not_happen_is_looked_for():
    boop = GAMES["boop"]
    lesson = LESSONS[0]
    story = lesson.position(lesson.exercises[1])
    after = story.play(0, boop.parse(story.state, 0, "kitten c4"))
    pushed = {"code": "booped", "seat": 1}
    assert fulfilled(Goal(news=(pushed,)), after, 0)
    assert not fulfilled(Goal(never=(pushed,)), after, 0)
    assert not fulfilled(Goal(moves=("kitten a*",)), after, 0)
    assert not fulfilled(Goal(wins=True), after, 0)


@pytest.mark.parametrize("language", ["en", "hu"])
@EACH
async def test_a_lesson_is_played_through_by_text(tmp_path, lesson, language):
    name = lesson.game.info.id
    async with stage(tmp_path, language=language) as s:
        say = s.bot.desk.kit.words.of(language, "paper")
        shown(await s.say("ann", f"/learn {name}", alone("ann")))
        for each in lesson.exercises:
            post = shown(await s.say("ann", f"/learn {name} {each.number}", alone("ann")))
            assert say(f"{each.words}") in post.text
            assert post.picture is not None
            assert post.picture.alt
            done = shown(await s.say("ann", f"/m {each.answer}", alone("ann")))
            assert say(f"{each.words}-done") in done.text, each.key
        assert say("lesson-finished", game=say(f"{name}-title")) in done.text
        assert await s.bot.desk.tables.of_person("paper:ann") == []


READING, PRESSING = 200.0, 5.0
"""Words somebody reads in a minute, and seconds a press takes with what one thinks before it."""


async def presses(s, post, answer: list[str]) -> int:
    """How often one presses from an exercise to what became of the answer."""
    for count in range(9):
        ways = [
            (len(data[3]), each)
            for each in buttons(post)
            if (data := read_data(each.data)) and data[2] in MOVING
            if list(data[3]) == answer[: len(data[3])]
        ]
        if not ways:
            assert count, answer
            return count
        post = shown(await s.press("ann", max(ways, key=itemgetter(0))[1]))
    raise AssertionError(answer)


@pytest.mark.parametrize("language", ["en", "hu"])
@EACH
async def test_a_lesson_takes_three_to_five_minutes(tmp_path, lesson, language):
    name, read, pressed = lesson.game.info.id, 0, 0
    async with stage(tmp_path, language=language) as s:
        say = s.bot.desk.kit.words.of(language)
        for each in lesson.exercises:
            post = shown(await s.say("ann", f"/learn {name} {each.number}"))
            read += len(say(each.words).split()) + len(say(f"{each.words}-done").split())
            pressed += 1 + await presses(s, post, each.answer.split())
    minutes = read / READING + pressed * PRESSING / 60
    assert 3 <= minutes <= 5, minutes


async def test_a_lesson_is_played_by_buttons(s):
    post = shown(await s.say("ann", "/learn boop"))
    assert post.text.startswith("Boooop. · a first game, step 1 of 11")
    done = shown(await s.press("ann", button(post, "c3")))
    assert "Ann puts a kitten on c3." in done.text
    second = shown(await s.press("ann", button(done, "Next ›")))
    assert "step 2 of 11" in second.text
    assert {"‹ Step back", "Hint", "Show me"} <= set(labels(second))
    assert not [each for each in buttons(second) if ".undo." in each.data]
    done = shown(await s.press("ann", button(second, "c4")))
    assert "hops from d4 to e4" in done.text


async def test_a_wrong_answer_gets_a_kind_hint(s):
    await s.say("ann", "/learn boop 2")
    post = shown(await s.say("ann", "/m a6"))
    assert "Allowed, but not quite what we are after. Any square that touches d4" in post.text
    assert "step 2 of 11" in post.text
    refused = await s.say("ann", "/m d4")
    assert refused.refused
    assert "d4" in refused.toast


async def test_help_is_given_when_it_is_asked_for(s):
    post = shown(await s.say("ann", "/learn boop 3"))
    hint = shown(await s.press("ann", button(post, "Hint")))
    assert "Push it from the west" in hint.text
    answer = shown(await s.press("ann", button(post, "Show me")))
    assert "This does it: “/move kitten e3”." in answer.text


async def test_a_lesson_is_taken_up_where_it_was_left_also_after_a_restart(tmp_path):
    async with stage(tmp_path) as s:
        await s.say("ann", "/learn boop 4")
        await s.say("ann", "/m a3")
    async with stage(tmp_path) as s:
        assert "step 5 of 11" in shown(await s.say("ann", "/learn boop")).text
        assert "step 5 of 11" in shown(await s.say("ann", "/learn next")).text
        refused = await s.say("bob", "/learn next")
        why = "You are not learning a game just now. /learn shows what there is."
        assert why_not(refused) == why
        assert "Nine Lives" in labels(refused.post)


async def test_a_lesson_that_was_finished_begins_anew(s):
    [lesson] = [each for each in LESSONS if each.game is GAMES["nine"]]
    await s.say("ann", f"/learn nine {len(lesson.exercises)}")
    await s.say("ann", f"/m {lesson.exercises[-1].answer}")
    assert "step 1 of" in shown(await s.say("ann", "/learn nine")).text


async def test_without_a_game_there_is_a_button_for_each(s):
    post = shown(await s.say("ann", "/learn"))
    say = s.bot.desk.kit.words.of("en")
    assert labels(post) == [say(f"{lesson.game.info.id}-title") for lesson in LESSONS]
    refused = await s.say("ann", "/learn chess")
    assert refused.refused
    assert labels(refused.post) == labels(post)


async def test_where_one_table_is_its_game_is_learned(s):
    await s.say("ann", "/new sack")
    assert "Cat in the Sack · a first game" in shown(await s.say("ann", "/learn")).text


async def test_a_real_table_goes_before_a_lesson(s):
    await s.say("ann", "/learn boop 2")
    await s.say("ann", "/new boop ghosts=off")
    await s.say("bob", "/join")
    await s.settled()
    table = await s.only_table()
    who = ("ann", "bob")[table.to_move()[0]]
    await s.say(who, "/m a6")
    assert [row.text for row in (await s.only_table()).told.rows] == ["kitten a6"]


async def test_an_old_lesson_takes_no_move_that_is_typed(s):
    await s.say("ann", "/learn boop 2")
    s.passes(3600)
    assert (await s.say("ann", "/m a6")).refused


async def test_newcomers_meet_the_way_to_a_lesson(s):
    assert labels((await s.say("ann", "/new")).post).count("Learn") == len(LESSONS)
    assert "Learn Boooop." in labels((await s.say("ann", "/rules boop")).post)
    await s.say("ann", "/new boop")
    await s.settled()
    post = shown(await s.press("bob", button(s.paper.newest(), "Learn")))
    assert "Boooop. · a first game" in post.text
