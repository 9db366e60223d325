"""Games end by a vote nobody sees, lobbies are tidied up, tables sleep and are woken."""

from __future__ import annotations

import pytest

from bot.contract import Person, Venue
from bot.tables.status import Status
from bot.tables.waiting.absence import LONG
from bot.tables.waiting.clocks import SLEEPS, TIDY_AFTER, WARNED
from bot.tables.waiting.wills import LASTS, most_of, two_thirds
from tests.courier.playing import pair
from tests.desk.talk import labels, shown
from tests.stage import ROOM, about, button, stage
from tests.waiting.people import at_pace, board, chooses, later

SACK = "/new sack seats=3"


@pytest.fixture
async def s(tmp_path):
    async with stage(tmp_path, seeds=["sack"]) as running:
        yield running


async def test_two_of_three_end_a_game_and_nobody_learns_who(s):
    table_id = await at_pace(s, "open", SACK)
    before = board(s)
    panel = shown(await s.say("bob", "/end"))
    answer = await s.press("bob", button(panel, "I would like it to end"))
    assert answer.toast == "Noted. Nobody learns how you voted."
    await s.settled()
    assert board(s) == before
    assert (await s.table(table_id)).wills == ()
    assert (await s.say("cid", "/end yes")).toast == "The game is over."
    await s.settled()
    table = await s.table(table_id)
    assert table.status is Status.OVER
    assert table.told.rows[-1].seat == 0
    assert "You have agreed to end this game without a winner." in board(s).text


async def test_a_wish_to_end_is_taken_back_and_grows_old(s):
    await at_pace(s, "open", SACK)
    await s.say("ann", "/end yes")
    panel = shown(await s.say("ann", "/end"))
    await s.press("ann", button(panel, "✕ I take that back"))
    await s.say("bob", "/end yes")
    assert (await s.only_table()).status is Status.PLAYING
    s.passes(LASTS - 60)
    for who in ("ann", "bob", "cid"):
        await chooses(s, who)
    s.passes(61)
    await s.say("ann", "/end yes")
    assert (await s.only_table()).status is Status.PLAYING


async def test_a_vote_to_end_survives_a_restart(tmp_path):
    async with stage(tmp_path, seeds=["sack"]) as s:
        table_id = await at_pace(s, "open", SACK)
        await s.say("ann", "/end yes")
        clock = s.clock
    async with stage(tmp_path, clock=clock) as s:
        await s.say("bob", "/end yes")
        assert (await s.table(table_id)).status is Status.OVER


async def test_who_does_not_come_has_no_vote(s):
    _, waits = await pair(s)
    table_id = (await s.only_table()).id
    await s.say(waits, "/end yes")
    assert (await s.table(table_id)).status is Status.PLAYING
    s.passes(LONG + 1)
    assert (await s.say(waits, "/end yes")).toast == "The game is over."


@pytest.mark.parametrize(
    ("people", "thirds", "most"), [(2, 2, 2), (3, 2, 2), (4, 3, 3), (5, 4, 3), (6, 4, 4)]
)
def test_how_many_it_takes(people, thirds, most):
    assert (two_thirds(people), most_of(people)) == (thirds, most)


async def test_a_lobby_is_warned_and_then_cleared_away(s):
    await s.say("ann", "/new lanterns")
    table_id = (await s.only_table()).id
    await later(s, TIDY_AFTER)
    assert "Nobody has done anything here for days." in board(s).text
    assert (await s.table(table_id)).status is Status.LOBBY
    await later(s, WARNED)
    assert (await s.table(table_id)).status is Status.CANCELLED
    assert "was cleared away before it began" in board(s).text


async def test_who_sits_in_a_lobby_is_told_before_it_is_cleared_away(s):
    await s.say("ann", "/new lanterns seats=3")
    await s.say("bob", "/join")
    await s.say("bob", "/calls private")
    await s.bot.desk.reached(Person("paper", "bob", "Bob", "en"), reachable=True)
    await s.settled()
    await later(s, TIDY_AFTER)
    [told] = [post for post in s.paper.shown().values() if post.key.startswith("tidied.")]
    assert [person.id for person in told.pings] == ["ann"]
    [(who, post)] = [each for each in s.paper.whispers if each[1].key.startswith("tidied.")]
    assert (who, post.silent) == ("bob", False)
    assert post.text.startswith("Your table of Lanterns")
    assert not (await s.press("bob", button(post, "Keep it"))).refused
    await s.quiet()
    assert (await s.only_table()).tidied is None
    shown = s.paper.shown
    await s.until(lambda: not any(post.key.startswith("tidied.") for post in shown().values()))


async def test_a_lobby_that_was_cleared_away_leaves_no_warning_in_private(s):
    await s.say("ann", "/new lanterns seats=3")
    await s.say("ann", "/calls private")
    await s.bot.desk.reached(Person("paper", "ann", "Ann", "en"), reachable=True)
    await later(s, TIDY_AFTER)
    alone = Venue("paper", "ann", private=True)
    assert [post.key.partition(".")[0] for post in s.paper.shown(alone).values()] == ["tidied"]
    await later(s, WARNED)
    assert "was cleared away before it began" in board(s).text
    assert s.paper.shown(alone) == {}


async def test_nobody_is_told_of_a_lobby_who_wants_no_calls_or_rests(s):
    await s.say("ann", "/new lanterns seats=3")
    await s.say("bob", "/join")
    await s.say("ann", "/calls none")
    await s.say("bob", "/hours away 20")
    await later(s, TIDY_AFTER)
    assert not [post for post in s.paper.said if post.key.startswith("tidied.") and post.pings]
    assert not [post for _, post in s.paper.whispers if post.key.startswith("tidied.")]
    assert (await s.only_table()).tidied is not None


async def test_a_lobby_that_was_warned_stays_where_somebody_keeps_it(tmp_path):
    async with stage(tmp_path) as s:
        await s.say("ann", "/new lanterns")
        await later(s, TIDY_AFTER)
        clock, paper = s.clock, s.paper
    async with stage(tmp_path, clock=clock, paper=paper) as s:
        assert (await s.only_table()).tidied == about(clock.now + WARNED)
        assert not (await s.press("ann", button(board(s), "Keep it"))).refused
        await later(s, TIDY_AFTER - 1)
        assert "Keep it" not in labels(board(s))
        assert (await s.only_table()).status is Status.LOBBY


async def test_a_table_where_nothing_happens_sleeps_and_is_woken(tmp_path):
    async with stage(tmp_path, seeds=["sack"]) as s:
        table_id = await at_pace(s, "open", SACK)
        await later(s, SLEEPS / 2)
        await chooses(s, "ann")
        await later(s, SLEEPS / 2)
        assert (await s.table(table_id)).status is Status.PLAYING
        await later(s, SLEEPS / 2)
        assert (await s.table(table_id)).status is Status.RESTING
        clock, paper = s.clock, s.paper
    async with stage(tmp_path, clock=clock, paper=paper) as s:
        await later(s, 10 * SLEEPS)
        assert (await s.table(table_id)).status is Status.RESTING
        assert not (await s.press("bob", button(board(s), "▶ Go on"))).refused
        await chooses(s, "bob")


async def test_a_table_without_other_people_waits_for_ever(s):
    await s.say("ann", "/new boop computer ghosts=off")
    await later(s, 5 * SLEEPS)
    assert (await s.only_table()).status is Status.PLAYING


async def test_a_rematch_rotates_the_seats(s):
    table_id = await at_pace(s, "open", SACK)
    for who in ("ann", "bob"):
        await s.say(who, "/end yes")
    await s.settled()
    again = button(board(s), "Rematch")
    for who in ("cid", "ann", "bob"):
        assert not (await s.press(who, again)).refused
    (table,) = [t for t in await s.bot.desk.tables.at_venue(ROOM.key) if t.id != table_id]
    assert table.names() == ("Bob", "Cid", "Ann")
