"""Who was replaced, removed or succeeded in a seat is told at once, and whose lobby can begin."""

from __future__ import annotations

import pytest

from bot.contract import Post, Unreachable
from bot.store.rows.play import calls
from bot.store.rows.play.calls import CallRecord
from bot.tables.calling.presence import HERE
from bot.tables.pace import DAY
from bot.tables.status import Status
from bot.tables.waiting.absence import SEVERAL
from bot.tables.waiting.clocks import RETURNS
from tests.courier.test_calls import CHANNELS, GROUPS, choose
from tests.courier.test_ends import rested
from tests.desk.talk import OTHER_ROOM, alone, labels, shown
from tests.stage import ROOM, Paper, Stage, button, stage
from tests.waiting.people import at_pace, board, chooses, later, plays_turn

SACK = "/new sack seats=3"
BACK = "I am back"
HOUR = 3600.0


@pytest.fixture
async def s(tmp_path):
    """Hands stay hidden, and computers are in no hurry."""
    async with stage(tmp_path, seeds=["sack"], pause=1e6) as running:
        yield running


def mentions(s: Stage, who: str) -> list[Post]:
    """The posts beside the board that call somebody."""
    beside = [post for post in s.paper.shown().values() if post.about]
    return [post for post in beside if who in [person.id for person in post.pings]]


def heard(s: Stage, who: str, words: str) -> list[Post]:
    """What told somebody something, in private or by a mention, however it stands now."""
    private = [post for name, post in s.paper.whispers if name == who and not post.silent]
    public = [post for post in s.paper.said if who in [person.id for person in post.pings]]
    return [post for post in (*private, *public) if words in post.text]


async def voted_out(s: Stage, waits: float = SEVERAL) -> str:
    """Cid does not come, and the others put a computer into the seat; the table's id."""
    table = await at_pace(s, "open", SACK)
    for who in ("ann", "bob"):
        await chooses(s, who)
    s.passes(waits)
    await rested(s)
    for who in ("ann", "bob"):
        assert not (await s.say(who, "/absent 3 sitter")).refused
    await rested(s)
    assert (await s.only_table()).places[2].level is not None
    return table


async def told(s: Stage) -> CallRecord:
    """The one thing that the table has told beside turns."""
    table = await s.only_table()
    kept = await s.bot.store.read(lambda sql: calls.calls_of_table(sql, table.id))
    [call] = [call for call in kept if call.turn < 0]
    return call


@pytest.mark.parametrize("way", ["here", "private"])
async def test_who_is_replaced_by_a_vote_is_told_at_once_and_comes_back_by_a_press(s, way):
    await s.say("cid", f"/calls {way}", alone("cid"))
    table = await voted_out(s)
    if way == "here":
        [post] = mentions(s, "cid")
        assert not post.silent
    else:
        [post] = heard(s, "cid", "A computer plays for you")
        assert mentions(s, "cid") == []
    words = (
        f"A computer plays for you at Cat in the Sack now ({table}). A press takes your seat back."
    )
    assert post.text == words
    answer = await s.press("cid", button(post, BACK), ROOM if way == "here" else alone("cid"))
    assert not answer.refused
    assert (await s.only_table()).own_seat("paper:cid") == 2
    s.passes(HERE * 2)
    await rested(s)
    assert len(heard(s, "cid", "A computer plays for you")) == 1


async def test_who_is_replaced_once_more_is_told_once_more(s):
    await voted_out(s)
    assert not (await s.say("cid", "/sitter back")).refused
    s.passes(SEVERAL * 2)
    await rested(s)
    before = (await told(s)).at or 0.0
    assert not (await s.say("ann", "/absent 3 sitter")).refused, "Bob’s vote still counts"
    await rested(s)
    assert ((await told(s)).at or 0.0) > before


async def test_whom_the_clock_replaces_is_told_and_at_night_not_before_the_morning(s):
    await at_pace(s, "day", SACK)
    await choose(s, "cid", "private")
    await s.say("cid", "/hours 22-8")
    for _ in range(6):
        for who in ("ann", "bob"):
            await plays_turn(s, who)
        if (await s.only_table()).places[2].level is not None:
            break
        await later(s, DAY)
        await rested(s)
    else:
        raise AssertionError("no computer ever sat down")
    told = heard(s, "cid", "A computer plays for you")
    assert len(told) == 1
    assert BACK in labels(told[0])


async def test_whoever_rests_is_told_in_the_morning(s):
    await s.say("cid", "/hours 22-8")  # it is 8:00 in Greenwich
    s.passes(13.5 * HOUR)
    await voted_out(s, waits=HOUR)
    assert heard(s, "cid", "A computer plays for you") == []
    s.passes(10 * HOUR)
    await s.until(lambda: len(mentions(s, "cid")) == 1)
    for _ in range(3):
        s.passes(HOUR)
        await rested(s)
    assert len(heard(s, "cid", "A computer plays for you")) == 1


async def test_who_comes_back_before_they_are_told_is_told_nothing(s):
    await s.say("cid", "/hours 22-8")
    s.passes(13.5 * HOUR)
    await voted_out(s, waits=HOUR)
    assert not (await s.say("cid", "/sitter back")).refused
    s.passes(10 * HOUR)
    await rested(s)
    assert heard(s, "cid", "A computer plays for you") == []


async def test_who_hands_the_seat_over_himself_is_told_nothing(s):
    await at_pace(s, "open", SACK)
    assert not (await s.say("cid", "/sitter 3")).refused
    assert not (await s.say("bob", "/resign yes")).refused
    await rested(s)
    table = await s.only_table()
    kept = await s.bot.store.read(lambda sql: calls.calls_of_table(sql, table.id))
    assert [call for call in kept if call.turn < 0] == []


async def test_who_is_removed_is_told(tmp_path):
    async with stage(tmp_path, paper=Paper(limits=GROUPS), seeds=["sack"], pause=1e6) as s:
        await at_pace(s, "open", SACK)
        s.paper.whispers.clear()
        assert not (await s.say("ann", "/remove 3 yes")).refused
        await rested(s)
        [post] = heard(s, "cid", "Somebody in charge has taken you from a table")
        assert labels(post) == [], "there is nothing they could press"
        standing = [post for (key, _), post in s.paper.posts.items() if key == "paper:cid"]
        assert standing == [post], "and what they held has gone"


async def test_whose_seat_is_taken_over_is_told(s):
    await voted_out(s)
    await later(s, RETURNS + 1)
    assert not (await s.press("dot", button(board(s), "Take over the seat of Cid"))).refused
    await rested(s)
    [post] = heard(s, "cid", "Dot has taken your seat over")
    assert BACK not in labels(post)


async def test_a_friend_who_is_replaced_and_whose_seat_it_is_are_both_told(s):
    await at_pace(s, "open", SACK)
    assert not (await s.say("cid", "/sitter friend")).refused
    assert not (await s.say("dot", "/mind 3")).refused
    for who in ("ann", "bob"):
        await chooses(s, who)
    s.passes(SEVERAL)
    await rested(s)
    for who in ("ann", "bob"):
        assert not (await s.say(who, "/absent 3 sitter")).refused
    await rested(s)
    [post] = mentions(s, "cid")
    assert mentions(s, "dot") == [post]
    assert "Cid: A computer plays for you" in post.text
    assert "You do not sit in for Cid any more" in post.text


async def test_whom_the_venue_does_not_reach_is_written_to(s):
    s.paper.departed.add("cid")
    await voted_out(s)
    assert len(heard(s, "cid", "A computer plays for you")) == 1
    assert mentions(s, "cid") == []


async def test_beside_a_board_that_has_scrolled_away_it_is_said_as_well(tmp_path):
    async with stage(tmp_path, paper=Paper(limits=CHANNELS), seeds=["sack"], pause=1e6) as s:
        await voted_out(s, waits=2 * HOUR)
        assert len(heard(s, "cid", "A computer plays for you")) == 1


async def test_the_board_has_a_way_back_for_whom_a_computer_sits_in(s):
    await voted_out(s)
    assert "A computer sits in for Cid until they are back." in board(s).text
    await s.press("cid", button(board(s), BACK))
    assert (await s.only_table()).own_seat("paper:cid") == 2
    await rested(s)
    assert BACK not in labels(board(s))


@pytest.mark.parametrize("line", ["/hand", "/m lay", "/move", "/undo", "/resign", "/pause yes"])
async def test_whoever_is_told_that_somebody_minds_the_seat_takes_it_back_by_a_press(s, line):
    table = await at_pace(s, "open", SACK)
    assert not (await s.say("cid", "/sitter 3")).refused
    answer = await s.say("cid", line, alone("cid"), table=table)
    assert answer.refused
    assert "Somebody else minds your seat" in shown(answer).text
    await s.press("cid", button(answer.post, BACK), alone("cid"))
    assert (await s.only_table()).own_seat("paper:cid") == 2


@pytest.mark.parametrize("limits", [Paper().limits, GROUPS], ids=["channels", "groups"])
async def test_a_lobby_that_can_begin_calls_who_opened_it_once_with_a_way_to_begin(
    tmp_path, limits
):
    async with stage(tmp_path, paper=Paper(limits=limits)) as s:
        await s.say("ann", "/new lanterns seats=4")
        s.passes(HOUR)
        await s.say("bob", "/join")
        await rested(s)
        await s.say("cid", "/join")
        for _ in range(3):
            s.passes(HOUR)
            await rested(s)
        if limits is GROUPS:
            [(who, post)] = s.paper.whispers
            assert (who, post.silent) == ("ann", False)
            assert "Enough of you are at your table of Lanterns" in post.text
            venue = alone("ann")
        else:
            assert [[p.id for p in post.pings] for post in s.paper.said if post.pings] == [["ann"]]
            [post] = s.paper.shown().values()
            assert "Cid" in post.text
            venue = ROOM
        await s.press("ann", button(post, "Start"), venue)
        assert (await s.only_table()).status is Status.PLAYING


async def test_a_call_to_a_lobby_goes_when_the_game_has_begun(tmp_path):
    async with stage(tmp_path, paper=Paper(limits=GROUPS), seeds=["b"]) as s:
        await s.say("ann", "/new nine seats=4")
        s.passes(HOUR)
        for who in ("bob", "cid"):
            await s.say(who, "/join")
        await rested(s)
        assert len(s.paper.whispers) == 1
        assert not (await s.say("ann", "/start")).refused
        await rested(s)
        table = await s.only_table()
        assert (table.private, table.to_move()) == (False, (1,))
        assert [post for (key, _), post in s.paper.posts.items() if key == "paper:ann"] == []


async def test_a_lobby_calls_nobody_who_is_here_nor_who_has_only_computers_there(s):
    await s.say("ann", "/new lanterns seats=4")
    await s.say("ann", "/computer 2")
    await s.say("bob", "/join")
    s.passes(DAY)
    await rested(s)
    assert [post for post in s.paper.said if post.pings] == []
    await s.say("eve", "/new lanterns seats=4", OTHER_ROOM)
    s.passes(DAY)
    await s.say("eve", "/computer 2", OTHER_ROOM)
    s.passes(DAY)
    await rested(s)
    assert [post for post in s.paper.said if post.pings] == []


async def test_a_lobby_whose_opener_cannot_be_written_to_mentions_them(tmp_path):
    async with stage(tmp_path, paper=Paper(limits=GROUPS)) as s:
        await s.say("ann", "/new lanterns seats=4")
        s.paper.refusals["paper:ann"] = Unreachable("blocked")
        s.passes(HOUR)
        await s.say("bob", "/join")
        await s.until(lambda: any(post.pings for post in s.paper.shown().values()))
        await rested(s)
        [post] = s.paper.shown().values()
        assert [person.id for person in post.pings] == ["ann"]
        button(post, "Start")
