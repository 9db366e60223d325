"""A table has a pace: nobody is hurried without one, and with one nobody waits for ever."""

from __future__ import annotations

import pytest

from bot.contract import Limits, Stamps
from bot.platforms.web import Web
from bot.posts.public.lines import moment, time_lines
from bot.tables.pace import DAY, HOUR, Pace, after, always, between
from bot.tables.status import Status
from bot.words import Words
from engines.log import Cause
from tests.courier.playing import pair
from tests.desk.talk import alone, labels, shown
from tests.stage import Stage, about, button, stage
from tests.waiting.people import at_pace, board, chooses, later, plays_turn, written

START = 1_800_000_000.0
"""Friday, 15 January 2027, 08:00 UTC."""


@pytest.fixture
async def s(tmp_path):
    """A bot with a clock of its own."""
    async with stage(tmp_path) as running:
        yield running


def at_night(at: float) -> float:
    """The hours of somebody who may be called from eight to twenty, UTC."""
    day, rest = divmod(at, DAY)
    if rest < 8 * HOUR:
        return day * DAY + 8 * HOUR
    return at if rest < 20 * HOUR else (day + 1) * DAY + 8 * HOUR


async def until(s: Stage) -> dict[int, float]:
    return {seat: at - s.clock.now for seat, at in (await s.only_table()).until}


async def test_nobody_is_hurried_at_a_table_without_a_pace(s):
    await pair(s)
    await later(s, 29 * DAY)
    table = await s.only_table()
    assert (table.pace, table.until, table.told.rows) == (Pace.OPEN, (), ())


async def test_a_pace_is_chosen_in_the_lobby_by_a_button(s):
    await s.say("ann", "/new lanterns seats=3")
    await s.settled()
    assert "Pace: no hurry" in labels(board(s))
    panel = shown(await s.press("ann", button(board(s), "Pace: no hurry")))
    assert (await s.press("ann", button(panel, "one day a turn"))).toast == (
        "The pace of this table: one day a turn."
    )
    await s.settled()
    assert "Pace: one day a turn" in labels(board(s))


async def test_the_board_says_until_when_each_has_time(s):
    await at_pace(s, "day")
    until_when = "⏳ Ann, Bob and Cid: until Saturday, 16 January, 08:00 (UTC)."
    assert until_when in board(s).text
    assert await until(s) == about({0: DAY, 1: DAY, 2: DAY})


def test_a_platform_that_can_shows_a_moment_in_the_readers_own_time(s_words):
    shows = Limits(
        columns=5, rows=5, buttons=25, text=2000, alt=100, toast=200, stamps=Stamps.ALONE
    )
    assert moment(s_words, START + 0.5, shows) == "<t:1800000000:f> (<t:1800000000:R>)"


@pytest.mark.parametrize(("zone", "worded"), [("", True), ("Europe/Budapest", False)])
def test_what_is_said_to_many_on_the_page_is_told_by_each_ones_clock(zone, worded):
    told = moment(Words().of("en").by(zone), START, Web.limits)
    assert told.startswith("<t:1800000000|") == worded
    assert "15 January" in told


@pytest.fixture
def s_words():
    return Words().of("en")


async def test_what_is_left_of_a_turn_is_saved_for_later_ones(s):
    first, second = await pair(s)
    for who in (first, second):
        await s.say(who, "/pace day")
    mover = 0 if first == "ann" else 1
    s.passes(HOUR)
    await s.say(first, "/m a1")
    table = await s.only_table()
    assert table.places[mover].bank == about(DAY - HOUR)
    assert await until(s) == about({1 - mover: DAY})
    s.passes(2 * HOUR)
    await s.say(second, "/m f6")
    assert await until(s) == about({mover: 2 * DAY - HOUR})


async def test_what_is_saved_has_an_end(s):
    await pair(s)
    for who in ("ann", "bob"):
        await s.say(who, "/pace half")
    for cell in ("a1", "f6", "a6", "f1", "c1", "d6", "a3", "f4", "c6", "d1"):
        mover = (await s.only_table()).to_move()[0]
        await s.say(("ann", "bob")[mover], f"/m {cell}")
    banks = {place.bank for place in (await s.only_table()).places}
    assert banks == {3 * 12 * HOUR}


async def test_who_is_late_has_a_harmless_move_made_by_the_clock(s):
    await at_pace(s, "day")
    for who in ("ann", "bob"):
        await chooses(s, who)
    await later(s, DAY)
    table = await s.only_table()
    assert [cause for _, cause in written(table, 2)] == [Cause.CLOCK]
    assert "The time was over for Cid, so a harmless move was made." in board(s).text


async def test_a_clock_goes_on_over_a_restart(tmp_path):
    async with stage(tmp_path) as s:
        await at_pace(s, "day")
        s.passes(HOUR)
        for who in ("ann", "bob"):
            await chooses(s, who)
        before = (await s.only_table()).until
        clock = s.clock
    clock.passes(DAY / 2)
    async with stage(tmp_path, clock=clock) as s:
        assert (await s.only_table()).until == before
        assert (await s.only_table()).pace is Pace.DAY
        await later(s, DAY / 2 - HOUR - 1)
        assert written(await s.only_table(), 2) == []
        await later(s, 1)
        assert [cause for _, cause in written(await s.only_table(), 2)] == [Cause.CLOCK]


async def test_who_is_late_again_is_minded_by_a_computer_until_they_are_back(s):
    await at_pace(s, "day", "/new sack seats=3")
    for _ in range(9):
        for who in ("ann", "bob", "ann", "bob"):
            await plays_turn(s, who)
        if (await s.only_table()).places[2].level is not None:
            break
        await later(s, DAY)
    table = await s.only_table()
    assert ("!sitter computer", Cause.CLOCK) in written(table, 2)
    await s.settled()
    assert "A computer sits in for Cid until they are back." in board(s).text
    refused = await s.say("cid", "/hand", alone("cid"), table=table.id)
    assert refused.refused
    assert shown(refused).picture is None
    assert (await s.say("cid", "/sitter back")).toast == "The seat is its owner’s again."
    assert (await s.only_table()).own_seat("paper:cid") == 2


async def test_a_pace_changes_later_when_all_want_the_same(s):
    await at_pace(s, "open")
    await s.say("ann", "/pace week")
    await s.settled()
    assert "Ann would like another pace: a week a turn." in board(s).text
    agree = button(board(s), "✓ Agreed: a week a turn")
    await s.press("bob", agree)
    assert (await s.only_table()).pace is Pace.OPEN
    await s.press("cid", agree)
    table = await s.only_table()
    assert (table.pace, table.wills) == (Pace.WEEK, ())
    assert await until(s) == about({0: 7 * DAY, 1: 7 * DAY, 2: 7 * DAY})


async def test_a_pause_begins_when_all_agree_and_anybody_ends_it(s):
    await at_pace(s, "day")
    await s.say("ann", "/pause yes")
    await s.say("bob", "/pause yes")
    assert (await s.only_table()).status is Status.PLAYING
    await s.say("cid", "/pause yes")
    await s.settled()
    assert "⏸ The table rests" in board(s).text
    await later(s, 20 * DAY)
    table = await s.only_table()
    assert (table.status, table.told.rows, table.until) == (Status.RESTING, (), ())
    refused = await s.say("ann", "/m x", alone("ann"), table=table.id)
    assert labels(shown(refused)) == ["▶ Go on", "✕ Close"]
    await s.press("cid", button(board(s), "▶ Go on"))
    assert await until(s) == about({0: DAY, 1: DAY, 2: DAY})


async def test_a_pause_survives_a_restart_and_one_no_ends_the_wish(tmp_path):
    async with stage(tmp_path) as s:
        await at_pace(s, "open")
        await s.say("ann", "/pause yes")
        clock = s.clock
    async with stage(tmp_path, clock=clock) as s:
        assert len((await s.only_table()).wills) == 1
        await s.say("bob", "/pause no")
        assert (await s.only_table()).wills == ()
        for who in ("ann", "bob", "cid"):
            await s.say(who, "/pause yes")
        clock = s.clock
    async with stage(tmp_path, clock=clock) as s:
        assert (await s.only_table()).status is Status.RESTING
        assert not (await s.say("bob", "/wake")).refused
        assert (await s.only_table()).status is Status.PLAYING


@pytest.mark.parametrize(
    ("since", "hours", "at"),
    [
        pytest.param(START, 3, START + 3 * HOUR, id="in one day"),
        pytest.param(START, 13, START + 25 * HOUR, id="over one night"),
        pytest.param(START - 4 * HOUR, 1, START + HOUR, id="begun at night"),
        pytest.param(START, 24, START + 48 * HOUR, id="until the night: until the next morning"),
    ],
)
def test_time_is_counted_in_hours_in_which_somebody_may_be_called(since, hours, at):
    assert after(since, hours * HOUR, at_night) == pytest.approx(at, abs=1)
    assert between(since, at, at_night) == pytest.approx(hours * HOUR, abs=1)


def test_time_runs_on_for_whom_may_be_called_at_any_time():
    assert after(START, DAY, always) == START + DAY
    assert between(START, START + 5, always) == 5
    assert between(START + 5, START, always) == 0


async def test_a_deadline_leaves_out_the_hours_in_which_somebody_is_not_called(s):
    await s.say("bob", "/hours 20-8")
    await at_pace(s, "half")
    assert await until(s) == about({0: 12 * HOUR, 1: 24 * HOUR, 2: 12 * HOUR})


async def test_whoever_asks_is_told_the_moment_by_their_own_clock(s):
    await at_pace(s, "day")
    await s.say("bob", "/help", zone="Asia/Tokyo")
    table = await s.only_table()
    known = await s.bot.desk.people.find("paper:bob")
    assert known is not None
    said = time_lines(s.bot.desk.people.speech_of(known), table, s.bot.platforms[0].limits)
    assert said == ["⏳ Ann, Bob and Cid: until Saturday, 16 January, 17:00 (Tokyo)."]


async def test_reminders_and_quiet_hours_are_a_press_away_from_a_table(s):
    await at_pace(s, "day")
    panel = shown(await s.press("bob", button(board(s), "Away…")))
    assert len(panel.rows) <= 5
    for label, key in (("Reminders", "remind"), ("Quiet hours", "hours")):
        asked = (await s.press("bob", button(panel, label))).post
        assert asked is not None
        assert asked.key == key
        assert asked.rows
