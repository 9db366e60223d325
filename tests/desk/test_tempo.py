"""Live and slow: seen on the board, settled by itself or by hand, for calls and for pauses."""

from __future__ import annotations

import pytest

from bot.contract import Style
from tests.courier.playing import EMPTY, pair
from tests.desk.talk import labels, log, shown
from tests.stage import button, stage

SLOW = "🐌 Slow: whoever is asked gets a call, once a turn."


def called(s) -> list[str]:
    """Whom the room calls."""
    return [person.id for post in s.paper.shown().values() for person in post.pings]


async def test_a_table_says_by_itself_that_it_has_become_slow(s):
    one, other = await pair(s)
    assert "live. Boards are edited" in shown(await s.say(one, "/tempo")).text
    for turn, cell in enumerate(EMPTY[:4]):
        assert SLOW not in s.paper.newest().text
        s.passes(600)
        await s.say((one, other)[turn % 2], f"/m {cell}")
        await s.settled()
        if turn == 0:
            break
    boards = [post.text for post in s.paper.shown().values() if "to move" in post.text]
    assert any(SLOW in text for text in boards)
    assert SLOW in shown(await s.say(one, "/tempo")).text


async def test_where_people_settle_for_slow_even_who_is_here_is_called_at_once(s):
    one, other = await pair(s)
    asked = shown(await s.say(one, "/tempo"))
    assert labels(asked) == ["By itself", "Live", "Slow"]
    assert (await s.press(one, button(asked, "Slow"))).toast == "You play slowly now."
    await s.say(other, "/help")
    await s.say(one, "/m a1")
    await s.settled()
    assert called(s) == [other]


async def test_where_people_settle_for_live_nobody_is_called_for_ten_minutes(tmp_path):
    async with stage(tmp_path) as s:
        one, other = await pair(s)
        assert (await s.say(other, "/tempo live")).toast == "You play live now."
        s.passes(400)
        await s.say(one, "/m a1")
        await s.settled()
        s.passes(500)
        await s.quiet()
        assert called(s) == []
        clock, paper = s.clock, s.paper
    async with stage(tmp_path, clock=clock, paper=paper) as s:
        assert (await log(s))[0] == "!tempo live"
        assert (await s.only_table()).told.tempo == "live"
        s.passes(200)
        await s.until(lambda: called(s) == [other])


async def test_who_was_given_time_to_play_live_is_called_once_that_is_settled_otherwise(s):
    one, other = await pair(s)
    await s.say(other, "/tempo live")
    await s.say(one, "/m a1")
    s.passes(200)
    await s.say(one, "/tempo slow")
    await s.settled()
    assert called(s) == [other]


async def test_who_is_here_while_that_is_settled_is_not_called_for_what_they_are_at(s):
    one, other = await pair(s)
    await s.say(other, "/tempo live")
    await s.say(one, "/m a1")
    await s.say(other, "/tempo slow")
    await s.settled()
    assert called(s) == []
    s.passes(130)
    await s.until(lambda: called(s) == [other])


@pytest.mark.parametrize("word", ["lassan", "élőben", "magától"])
async def test_it_is_settled_in_hungarian(tmp_path, word):
    async with stage(tmp_path, language="hu") as s:
        one, _ = await pair(s)
        assert (await s.say(one, f"/tempó {word}")).toast
        assert "Magától addig élő egy asztal" in shown(await s.say(one, "/tempó")).text


async def test_the_panel_about_being_away_leads_to_live_and_slow_and_back(s):
    one, other = await pair(s)
    panel = shown(await s.say(one, "/away"))
    asked = shown(await s.press(one, button(panel, "Live or slow")))
    assert "live. Boards are edited" in asked.text
    for label, toast, tempo in (
        ("Slow", "You play slowly now.", "slow"),
        ("Live", "You play live now.", "live"),
        ("By itself", "The tempo settles itself again.", "auto"),
    ):
        answer = await s.press(one, button(asked, label))
        assert answer.toast == toast
        asked = shown(answer)
        assert [b.label for b in asked.rows[0] if b.style is Style.PRIMARY] == [label]
        assert (await s.only_table()).told.tempo == tempo
    assert "Live or slow" in labels(shown(await s.say(other, "/away")))
