"""Quiet hours are settled by buttons or by words, and everybody sees by which clock."""

from __future__ import annotations

import pytest

from bot.contract import Style
from bot.tables.calling.hours import Hours, hours_of
from tests.desk.talk import labels
from tests.stage import Stage, about, button, stage

WEEKEND = frozenset({5, 6})


async def kept(s: Stage, who: str = "ann") -> Hours:
    """What is settled for somebody."""
    return await s.bot.store.read(lambda sql: hours_of(sql, f"paper:{who}"))


async def test_a_press_settles_the_night_and_another_one_takes_it_back(s):
    asked = (await s.say("ann", "/hours")).post
    assert asked.text.startswith("I call you at any hour of the day.")
    settled = (await s.press("ann", button(asked, "Not 22–8"))).post
    assert "• from 22:00 to 8:00" in settled.text
    assert button(settled, "Not 22–8").style is Style.PRIMARY
    assert (await kept(s)).quiet == (22 * 60, 8 * 60)
    await s.press("ann", button(settled, "Not 22–8"))
    assert await kept(s) == Hours()


async def test_weekends_and_a_week_off_are_a_press_away_each(s):
    asked = (await s.say("ann", "/hours")).post
    await s.press("ann", button(asked, "Not at weekends"))
    told = (await s.press("ann", button(asked, "A week off from now"))).post
    assert "• on these days: Saturday and Sunday" in told.text
    assert await kept(s) == Hours(days=WEEKEND, away=about(s.clock.now + 7 * 24 * 3600))
    back = (await s.press("ann", button(told, "I am back"))).post
    assert "A week off from now" in labels(back)
    assert await kept(s) == Hours(days=WEEKEND)
    await s.press("ann", button(back, "Call me at any hour"))
    assert await kept(s) == Hours()


async def test_who_has_not_said_where_they_are_is_shown_which_clock_is_meant(s):
    # The stage's clock stands at 8:00 in Greenwich, on 15 January 2027.
    told = (await s.say("ann", "/hours 22-8")).post
    assert "Your clock shows 08:00 now (UTC)." in told.text
    assert "tell me where you are" in told.text
    clocks = (await s.press("ann", button(told, "Another clock"))).post
    told = (await s.press("ann", button(clocks, "Budapest 09:00"))).post
    assert "Your clock shows 09:00 now (Budapest)." in told.text
    assert "tell me where you are" not in told.text
    assert await kept(s) == Hours("Europe/Budapest", (22 * 60, 8 * 60))


async def test_in_hungarian_the_clock_is_that_of_budapest_unless_somebody_says_otherwise(s):
    s.language = "hu"
    told = (await s.say("ann", "/csend 23–7 hétvége")).post
    assert told.text == (
        "Ilyenkor hagylak békén:\n• naponta 23:00 és 7:00 között\n"
        "• ezeken a napokon: szombat és vasárnap\n"
        "Nálad most 09:00 van (Budapest).\n"
        "Ha nem stimmel, mondd meg, hol vagy: "
        "a „Másik óra” gombbal, vagy írd be: /hours és egy város."
    )
    await s.say("ann", "/csend távol 3 nap")
    assert (await kept(s)).away == about(s.clock.now + 3 * 24 * 3600)
    await s.say("ann", "/csend szo vas hét")
    assert (await kept(s)).days == {0, 5, 6}


@pytest.mark.parametrize(
    ("typed", "settled"),
    [
        ("22:30-7", Hours(quiet=(22 * 60 + 30, 7 * 60))),
        ("10pm-8am", Hours(quiet=(22 * 60, 8 * 60))),
        ("12am-6am", Hours(quiet=(0, 6 * 60))),
        ("22:10-24", Hours(quiet=(22 * 60 + 15, 0))),
        ("sat sun off", Hours(days=WEEKEND)),
        ("22-8 weekends New York", Hours("America/New_York", (22 * 60, 8 * 60), WEEKEND)),
        ("UTC+2", Hours("UTC+2")),
    ],
)
async def test_what_is_typed_is_settled(s, typed, settled):
    assert not (await s.say("ann", f"/hours {typed}")).refused
    assert await kept(s) == settled


@pytest.mark.parametrize("typed", ["cat", "25-3", "8-8", "away 99", "0am-3", "../etc"])
async def test_what_cannot_be_read_is_said_with_the_usual_choices(s, typed):
    answer = await s.say("ann", f"/hours {typed}")
    assert answer.refused
    assert "I cannot read" in answer.post.text
    assert "Not 22–8" in labels(answer.post)
    assert await kept(s) == Hours()


async def test_each_thing_is_settled_by_itself_and_lasts_over_a_restart(tmp_path):
    async with stage(tmp_path) as s:
        for typed in ("22-8", "weekend", "Budapest"):
            await s.say("ann", f"/hours {typed}")
    async with stage(tmp_path) as s:
        assert await kept(s) == Hours("Europe/Budapest", (22 * 60, 8 * 60), WEEKEND)
        assert await kept(s, "bob") == Hours()


async def test_a_client_that_tells_its_clock_need_not_be_told_where_one_is(s):
    told = (await s.say("ann", "/hours", zone="Asia/Tokyo")).post
    assert "Your clock shows 17:00 now (Tokyo)." in told.text
    assert "tell me where you are" not in told.text
    await s.say("ann", "/hours 22-8", zone="Asia/Tokyo")
    assert await kept(s) == Hours("Asia/Tokyo", (22 * 60, 8 * 60))


async def test_what_somebody_has_said_of_their_clock_counts_more_than_what_a_client_tells(s):
    await s.say("ann", "/hours New York", zone="Asia/Tokyo")
    told = (await s.say("ann", "/hours", zone="Europe/Budapest")).post
    assert "Your clock shows 03:00 now (New York)." in told.text
    known = await s.bot.desk.people.find("paper:ann")
    assert known is not None
    assert (known.client_zone, known.lives_by) == ("Europe/Budapest", "America/New_York")


async def test_the_clock_of_a_page_is_that_of_whoever_came_by_it_everywhere(s):
    await s.say("ann", "/help", zone="Asia/Tokyo")
    await s.say("ann", "/help")
    known = await s.bot.desk.people.find("paper:ann")
    assert known is not None
    assert s.bot.desk.people.speech_of(known).zone == "Asia/Tokyo"
    await s.say("ann", "/help", zone="Europe/London")
    moved = await s.bot.desk.people.find("paper:ann")
    assert moved is not None
    assert moved.lives_by == "Europe/London"
