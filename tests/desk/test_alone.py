"""The end of a game that one person played alone: beside their own best and the computers'."""

from __future__ import annotations

import pytest

from bot.contract import Venue
from bot.games.house.guide import HouseGuide
from bot.games.levels import level_names
from bot.platforms.web import Web
from bot.posts.private.grip import grip_of
from bot.posts.public.alone import best_post, how_it_stands
from bot.sights.sight import looking_on, sight_post
from bot.store.rows.play.results import Best, BestOf
from engines.house import House
from engines.rng import Seeded
from tests.desk.talk import labels, shown
from tests.stage import ROOM, ROOMY, button, stage, whole_shelf


@pytest.fixture
async def s(tmp_path):
    """A stage where the second deal is the first one again."""
    async with stage(tmp_path, seeds=["one", "one", "two", "three", "four", "five"]) as opened:
        yield opened


async def finished(s, who="ann", options="", venue=ROOM, pick=0):
    """Play a game alone to its end; its points, and what its board says then."""
    await s.say(who, f"/new knots alone {options}".strip(), venue)
    table = await s.only_table(venue)
    while texts := table.texts(0):
        text = "done" if "done" in texts else texts[pick * (len(texts) - 1)]
        await s.say(who, f"/m {text}", venue)
        table = await s.table(table.id)
    await s.settled()
    return table, s.paper.newest(venue).text


def points(table):
    return table.told.outcome().scores[0]


def rounds(table):
    return table.told.state.round


def told(table):
    """A result as it is listed."""
    return f"{points(table)} in {rounds(table)} rounds"


async def test_the_first_result_is_called_that_and_nothing_is_said_of_computers(s):
    _, text = await finished(s)
    assert "Your first result of this kind." in text
    assert "Computers" not in text


async def test_the_same_again_is_as_much_as_ones_best(s):
    first, _ = await finished(s)
    again, text = await finished(s)
    made = told(first)
    assert told(again) == made
    assert f"As much as your best so far: {made}." in text


async def test_of_several_results_the_best_three_are_told_the_best_first(s):
    scores, text = [], ""
    for number in range(6):
        table, text = await finished(s, pick=number % 2)
        scores.append((-points(table), rounds(table), told(table)))
    best = sorted(scores[:-1])[:3]
    listed = ", ".join(made for *_, made in best)
    new = scores[-1] < best[0]
    assert (f"new best! Before: {listed}." if new else f"so far: {listed}.") in text
    assert len(set(scores)) > 1


async def test_what_others_made_or_with_other_options_is_no_best_of_ones_own(s):
    await finished(s)
    _, text = await finished(s, "bob", venue=Venue("paper", "bob", private=False))
    assert "first result" in text
    _, text = await finished(s, options="size=large")
    assert "first result" in text


async def test_platforms_that_draw_tables_compare_the_end_too(s):
    table, text = await finished(s)
    say = s.bot.desk.kit.words.of("en")
    own = await sight_post(grip_of(s.bot.desk.kit, table, 0, say, Web.limits))
    beside = await looking_on(s.bot.desk.kit, table, say, Web.limits, 0)
    for post in (own, beside):
        assert post.text.endswith("Your first result of this kind.")
        assert post.text in text
    assert "My best" in labels(own)
    assert "My best" not in labels(beside)


async def test_who_gives_up_is_compared_with_nobody(s):
    await s.say("ann", "/new knots alone")
    await s.say("ann", "/resign yes")
    await s.settled()
    assert "result" not in s.paper.newest().text


async def test_it_is_known_after_a_restart(tmp_path):
    async with stage(tmp_path, seeds=["one", "two"]) as s:
        await finished(s)
        table, _ = await finished(s, pick=1)
        assert table.best
    async with stage(tmp_path) as s:
        assert (await s.table(table.id)).best == table.best


@pytest.mark.parametrize(
    ("options", "averages"),
    [
        pytest.param({"level": "1"}, 5, id="the first level, its own abilities"),
        pytest.param({"level": "4"}, 5, id="the fourth, any abilities"),
        pytest.param({"level": "1", "abilities": "random"}, 0, id="nobody has measured that"),
    ],
)
def test_what_computers_make_is_known_of_the_usual_setups(options, averages):
    game = House()
    state = game.start(1, options, Seeded("averages", 0))
    told = HouseGuide().averages(game.seen_by(state, 0))
    assert len(told) == averages
    assert list(told) == sorted(told)


@pytest.mark.parametrize("language", ["en", "hu"])
async def test_the_best_list_is_there_at_any_time_by_button_or_word(tmp_path, language):
    say = whole_shelf().words.of(language)
    async with stage(tmp_path, language=language, seeds=["one", "two", "three"]) as s:
        assert shown(await s.say("ann", "/best")).text == say("best-none")
        made = []
        for pick in (0, 1):
            table, _ = await finished(s, pick=pick)
            score = say("best-made", points=str(points(table)), rounds=rounds(table))
            made.append((-points(table), rounds(table), score))
        made.sort()
        chosen = say(
            "button-option", name=say("knots-option-size"), value=say("knots-option-size-small")
        )
        listed = "\n".join(
            (
                say("best-title"),
                "",
                say("best-of", game=say("knots-title"), options=chosen),
                *(say("best-line", place=at, made=each) for at, (*_, each) in enumerate(made, 1)),
            )
        )
        over = s.paper.newest()
        assert shown(await s.press("ann", button(over, say("button-best")))).text == listed
        await s.say("ann", "/new knots alone")
        await s.settled()
        best = button(s.paper.newest(), say("button-best"))
        assert shown(await s.press("ann", best)).text == listed
        for line in ("/best", "/best knots", f"/{say('command-best')} {say('knots-title')}"):
            assert shown(await s.say("ann", line)).text == listed
        assert shown(await s.say("bob", "/best")).text == say("best-none")
        assert shown(await s.say("ann", "/best boop")).text == say("best-none")
        assert (await s.say("ann", "/best chess")).refused


async def test_only_who_plays_alone_is_offered_their_best(s):
    await s.say("ann", "/new knots")
    await s.say("bob", "/join")
    await s.say("ann", "/start")
    await s.settled()
    assert "My best" not in labels(s.paper.newest())


@pytest.mark.parametrize(
    ("before", "made", "how"),
    [
        pytest.param(Best(30, 9), Best(31, 12), "new", id="more points"),
        pytest.param(Best(30, 9), Best(29, 8), "less", id="fewer points"),
        pytest.param(Best(30, 9), Best(30, 8), "sooner", id="fewer rounds"),
        pytest.param(Best(30, 9), Best(30, 10), "later", id="more rounds"),
        pytest.param(Best(30, 9), Best(30, 9), "same", id="level"),
        pytest.param(Best(30, None), Best(30, 9), "same", id="rounds nobody has counted"),
    ],
)
def test_level_on_points_fewer_rounds_are_the_better(before, made, how):
    assert how_it_stands(before, made) == how


@pytest.mark.parametrize("language", ["en", "hu"])
async def test_the_best_list_of_house_tells_level_abilities_and_computers(s, language):
    kit = s.bot.desk.kit
    say = kit.words.of(language)
    made = [
        BestOf("house", {"level": level, "abilities": "random", "edition": "first"}, (Best(40, 8),))
        for level in "24"
    ]
    text = best_post(kit, say, made, ROOMY).text
    for level in "24":
        assert say(f"house-option-level-{level}") in text
    assert text.count(say("house-option-abilities-random")) == 2
    averages = [text.count(name) for name in level_names(say)]
    assert averages == [2] * 5
    gone = [BestOf("chess", {}, (Best(1, 1),))]
    assert best_post(kit, say, gone, ROOMY).text == say("best-none")
