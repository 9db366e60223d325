"""The end is told: whoever sat at the table and is not here is called for it once."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace

import pytest

from bot.contract import Closed, Command, Gone, Person, Post, RetryLater, Unreachable, Venue, Why
from bot.store import Transaction
from bot.store.rows.play import calls
from bot.store.rows.play.calls import CallRecord
from bot.tables.calling.presence import HERE
from bot.tables.status import Status
from engines.log import Cause
from tests.courier.playing import YARD, pair
from tests.courier.test_calls import GROUPS, called, choose, private, ringing
from tests.desk.talk import alone, labels
from tests.patience import DEADLINE
from tests.stage import ROOM, Clock, Paper, Stage, button, stage
from tests.waiting.people import at_pace

HOUR = 3600.0
DAY = 24 * HOUR
SACK = "/new sack seats=3"


@dataclass(frozen=True)
class Played:
    """A table of two at which one has been silent for long."""

    one: str
    other: str
    table: str


async def played(s: Stage, silent: float = HERE + 1) -> Played:
    """Ann and Bob have moved; whoever is to move now is the one that will be told."""
    one, other = await pair(s)
    await s.say(one, "/m a1")
    await s.settled()
    s.passes(silent)
    await rested(s)
    return Played(one, other, (await s.only_table()).id)


async def rested(s: Stage) -> None:
    """What was to be done by now is done."""
    await asyncio.sleep(0.05)
    await s.quiet()
    await s.until(lambda: not s.bot.courier._watch._busy)


async def ends(s: Stage, at: Played) -> None:
    """Who is not to move gives up."""
    assert not (await s.say(at.one, "/resign yes")).refused
    assert (await s.table(at.table)).status is Status.OVER
    await rested(s)


async def told(s: Stage, table: str) -> list[CallRecord]:
    """The calls a table remembers that are for no turn."""
    kept = await s.bot.store.read(lambda sql: calls.calls_of_table(sql, table))
    return [call for call in kept if call.turn < 0]


def ended(paper: Paper, who: str) -> list[Post]:
    """The posts that told somebody privately, with a sound, that it is over."""
    found = [post for name, post in paper.whispers if name == who and not post.silent]
    return [post for post in found if " is over" in post.text]


def posted(paper: Paper) -> int:
    """How many new messages there were in public."""
    return [verb for verb, _ in paper.order].count("post")


async def test_who_is_not_here_is_mentioned_by_one_new_post_with_the_end(s):
    at = await played(s)
    before = posted(s.paper)
    await ends(s, at)
    [board] = s.paper.shown().values()
    assert [person.id for person in board.pings] == [at.other]
    assert not board.silent
    assert board.picture is not None
    assert f"{at.other.capitalize()} wins: everybody else has resigned." in board.text
    assert labels(board)[0] == "Rematch"
    assert posted(s.paper) == before + 1
    [call] = await told(s, at.table)
    assert call.person == f"paper:{at.other}"
    assert call.at is not None
    for _ in range(3):
        s.passes(DAY)
        await rested(s)
    assert posted(s.paper) == before + 1
    assert s.paper.whispers == []


async def test_who_was_moved_for_shortly_before_the_end_and_is_not_here_is_told(s):
    """What others took for a sign of theirs was none."""
    for who, line in (("ann", SACK), ("bob", "/join"), ("cid", "/join")):
        await s.say(who, line)
    table = await s.only_table()
    await s.say("bob", f"/order {table.texts(1)[0]}", private("bob"))
    s.passes(HERE + 1)
    for seat, who in ((0, "ann"), (2, "cid")):
        await s.say(who, f"/m {(await s.only_table()).texts(seat)[0]}", private(who))
    s.passes(10)
    await s.until(lambda: len(s.bot.store.memo.get(table.id).told.rows) == 3)
    assert (await s.only_table()).acted[1] > s.clock.now - HERE
    for who in ("ann", "cid"):
        assert not (await s.say(who, "/resign yes", table=table.id)).refused
    await rested(s)
    assert (await s.table(table.id)).status is Status.OVER
    [call] = await told(s, table.id)
    assert call.person == "paper:bob"


async def test_where_everybody_is_here_the_board_is_edited_and_nothing_more_is_posted(s):
    at = await played(s, silent=HERE / 2)
    before = posted(s.paper)
    await ends(s, at)
    assert list(s.paper.shown()) == ["m1"]
    assert "wins" in s.paper.newest().text
    s.passes(DAY)
    await rested(s)
    assert posted(s.paper) == before
    assert await told(s, at.table) == []


@pytest.mark.parametrize("language", ["en", "hu"])
async def test_where_a_post_sounds_for_all_they_are_told_privately_and_the_board_is_edited(
    tmp_path, language
):
    async with stage(tmp_path, paper=Paper(limits=GROUPS), language=language) as s:
        at = await played(s)
        whispers, before = len(s.paper.whispers), posted(s.paper)
        await ends(s, at)
        [(who, post)] = s.paper.whispers[whispers:]
        assert (who, post.silent) == (at.other, False)
        assert post.picture is not None
        first = {
            "en": f"Boooop. ({at.table}) is over, and you have won!",
            "hu": f"Vége, és te győztél: HUUupp ({at.table})",
        }
        assert post.text.splitlines()[0] == first[language]
        assert labels(post)[0] == {"en": "Rematch", "hu": "Visszavágó"}[language]
        assert posted(s.paper) == before
        assert list(s.paper.shown()) == ["m1"]
        assert len(s.paper.shown(private(at.other))) == 1, "the former call is taken away"
        assert not (await s.press(at.other, button(post, labels(post)[0]), private(at.other))).toast
        s.passes(DAY)
        await rested(s)
        assert len(s.paper.whispers) == whispers + 1


async def test_whom_private_messages_do_not_reach_is_mentioned(tmp_path):
    async with stage(tmp_path, paper=Paper(limits=GROUPS)) as s:
        at = await played(s)
        s.paper.refusals[f"paper:{at.other}"] = Unreachable("blocked")
        await ends(s, at)
        await s.until(lambda: called(s.paper) == [[at.other]])
        [board] = s.paper.shown().values()
        assert "wins" in board.text
        assert ended(s.paper, at.other) == []


@pytest.mark.parametrize("shut", [Gone("no writing"), Closed(Why.WRITING, "no right")])
async def test_whom_a_closed_venue_does_not_reach_is_written_to_once(s, shut):
    at = await played(s)
    s.paper.refusals[ROOM.key] = shut
    await ends(s, at)
    await s.until(lambda: len(ended(s.paper, at.other)) == 1)
    [(who, post)] = [each for each in s.paper.whispers if each[0] == at.other]
    assert "wins" in post.text
    s.paper.refusals.clear()
    s.passes(HOUR)
    await s.settled()
    assert [name for name, _ in s.paper.whispers].count(at.other) == 1
    assert called(s.paper) == []
    assert "wins" in s.paper.newest().text
    assert who == at.other


async def test_where_a_venue_sleeps_already_everybody_hears_once(s):
    at = await played(s)
    s.paper.refusals[ROOM.key] = Closed(Why.WRITING, "no right")
    await s.say(at.other, "/m f6", alone(at.other), table=at.table)
    await rested(s)
    s.passes(HERE + 1)
    await rested(s)
    s.paper.whispers.clear()
    answer = await s.say(at.one, "/resign yes", alone(at.one), table=at.table)
    assert not answer.refused
    await rested(s)
    assert sorted(name for name, _ in s.paper.whispers) == sorted([at.one, at.other])
    assert len(ended(s.paper, at.other)) == 1
    for _ in range(3):
        s.passes(HOUR)
        await rested(s)
    assert len(s.paper.whispers) == 2


@pytest.mark.parametrize("way", ["here", "private"])
async def test_who_sleeps_is_told_in_the_morning_and_once(tmp_path, way):
    paper, clock = Paper(), Clock()
    async with stage(tmp_path, paper=paper, clock=clock) as s:  # it is 8:00 in Greenwich
        at = await played(s)
        await choose(s, at.other, way)
        await s.say(at.other, "/hours 22-8")
        s.passes(15 * HOUR)
        await rested(s)
        paper.whispers.clear()
        await ends(s, at)
        await s.until(lambda: called(paper) == [])
        assert paper.whispers == []
    async with stage(tmp_path, paper=paper, clock=clock) as s:
        s.passes(9 * HOUR - 300)
        await rested(s)
        assert (called(paper), paper.whispers) == ([], [])
        s.passes(300)
        if way == "here":
            await s.until(lambda: called(paper) == [[at.other]])
        else:
            await s.until(lambda: len(ended(paper, at.other)) == 1)
        for _ in range(3):
            s.passes(DAY)
            await rested(s)
        assert len(called(paper)) + len(ended(paper, at.other)) == 1


async def test_an_end_that_may_have_been_told_makes_no_second_sound(tmp_path):
    paper, clock = Paper(limits=GROUPS), Clock()
    async with stage(tmp_path, paper=paper, clock=clock) as s:
        at = await played(s)
        await s.until(lambda: ringing(paper, at.other))
        await s.settled()
        paper.silent.add(f"paper:{at.other}")
        assert not (await s.say(at.one, "/resign yes")).refused
        await s.until(lambda: len(ended(paper, at.other)) == 1)
    paper.silent.clear()
    async with stage(tmp_path, paper=paper, clock=clock) as s:
        await s.settled()
        assert len(ended(paper, at.other)) == 1
        [call] = await told(s, at.table)
        assert call.at is not None


@pytest.mark.parametrize("limits", [Paper().limits, GROUPS], ids=["channels", "groups"])
async def test_a_kill_between_what_is_written_and_what_is_sent_loses_no_end(tmp_path, limits):
    paper, clock = Paper(limits=limits), Clock()
    async with stage(tmp_path, paper=paper, clock=clock) as s:
        at = await played(s)
        paper.whispers.clear()
        for place in (ROOM.key, f"paper:{at.other}"):
            paper.doors[place] = asyncio.Event()
        assert not (await s.say(at.one, "/resign yes")).refused
    paper.doors.clear()
    async with stage(tmp_path, paper=paper, clock=clock) as s:
        await s.settled()
        heard = called(paper) + [[name] for name, _ in paper.whispers]
        assert heard == [[at.other]]
        s.passes(DAY)
        await rested(s)
        assert called(paper) + [[name] for name, _ in paper.whispers] == heard


async def test_an_end_put_off_by_a_flood_sounds_when_it_comes(tmp_path):
    async with stage(tmp_path, paper=Paper(limits=GROUPS)) as s:
        at = await played(s)
        s.paper.refusals[f"paper:{at.other}"] = RetryLater(30)
        await s.say(at.one, "/resign yes")
        await s.until(lambda: f"paper:{at.other}" in s.paper.tried)
        s.paper.refusals.clear()
        async with asyncio.timeout(DEADLINE):
            while not ended(s.paper, at.other):
                s.passes(30)
                await asyncio.sleep(0.005)
        assert len(ended(s.paper, at.other)) == 1


@pytest.mark.parametrize(
    ("way", "privately", "mentions"), [("none", 0, 0), ("private", 1, 0), ("both", 1, 1)]
)
async def test_the_way_somebody_chose_is_taken(s, way, privately, mentions):
    one, other = await pair(s)
    await choose(s, other, way)
    await s.say(one, "/m a1")
    s.passes(DAY)
    await rested(s)
    await ends(s, Played(one, other, (await s.only_table()).id))
    assert len(ended(s.paper, other)) == privately
    assert called(s.paper) == [[other]] * mentions
    assert len(s.paper.shown()) == 1


async def test_whom_nothing_reaches_is_tried_again_for_a_day_and_no_longer(s):
    at = await played(s)
    places = (f"paper:{at.other}", ROOM.key)
    s.paper.refusals |= {place: Unreachable("blocked") for place in places}
    await ends(s, at)
    s.paper.tried.clear()
    for _ in range(30):
        s.passes(HOUR)
        await rested(s)
    assert s.paper.tried.count(f"paper:{at.other}") >= 10
    s.paper.tried.clear()
    for _ in range(5):
        s.passes(HOUR)
        await rested(s)
    assert s.paper.tried == []
    await s.settled()


async def test_whom_nothing_reached_at_first_hears_of_it_later(s):
    at = await played(s)
    places = (f"paper:{at.other}", ROOM.key)
    s.paper.refusals |= {place: Unreachable("blocked") for place in places}
    await ends(s, at)
    s.paper.refusals.pop(f"paper:{at.other}")
    for _ in range(3):
        s.passes(HOUR)
        await rested(s)
    assert len(ended(s.paper, at.other)) == 1


async def test_whom_nothing_reached_hears_of_it_once_they_can_be_written_to(s):
    at = await played(s)
    places = (f"paper:{at.other}", ROOM.key)
    s.paper.refusals |= {place: Unreachable("blocked") for place in places}
    await ends(s, at)
    s.paper.refusals.pop(f"paper:{at.other}")
    await s.bot.desk.reached(Person("paper", at.other, at.other, "en"), reachable=True)
    s.passes(2)
    await rested(s)
    assert len(ended(s.paper, at.other)) == 1


async def test_a_vote_ends_it_and_who_was_away_is_told_with_those_who_gave_up(tmp_path):
    async with stage(tmp_path, seeds=["sack"], pause=1e6) as s:
        table = await at_pace(s, "open", SACK)
        await s.say("cid", "/resign yes")
        s.passes(DAY)
        await rested(s)
        for who in ("ann", "bob"):
            assert not (await s.say(who, "/end yes")).refused
        await rested(s)
        assert (await s.table(table)).status is Status.OVER
        await s.until(lambda: called(s.paper) == [["cid"]])
        [board] = s.paper.shown().values()
        assert "without a winner" in board.text


async def test_a_friend_who_minds_a_seat_is_told_and_so_is_its_person(tmp_path):
    async with stage(tmp_path, seeds=["sack"], pause=1e6) as s:
        table = await at_pace(s, "open", SACK)
        await s.say("ann", "/sitter friend")
        assert not (await s.say("dot", "/mind 1")).refused
        s.passes(DAY)
        await rested(s)
        for who in ("bob", "cid"):
            assert not (await s.say(who, "/end yes")).refused
        await rested(s)
        assert (await s.table(table)).status is Status.OVER
        assert sorted(called(s.paper)[0]) == ["ann", "dot"]


@pytest.mark.parametrize(("silent", "heard"), [(0.0, []), (DAY, [["ann"]])])
async def test_who_plays_with_computers_alone_is_told_only_if_not_here(s, silent, heard):
    await s.say("ann", "/new boop computer ghosts=off")
    table = (await s.only_table()).id
    s.passes(silent)
    await rested(s)

    def end(tx: Transaction) -> None:
        found = s.bot.desk.tables.fetch(tx, table)
        story = found.told.write(0, "!end charge", Cause.CLOCK)
        s.bot.desk.tables.save(tx, found, replace(found, story=story))

    await s.bot.desk.commit(end)
    await rested(s)
    assert (await s.table(table)).status is Status.OVER
    assert called(s.paper) == heard


async def test_a_table_shown_in_two_places_has_its_end_posted_where_somebody_is_called(s):
    one, other = await pair(s)
    table = (await s.only_table()).id
    assert not (await s.say(one, "/show", YARD, table=table)).refused
    await s.say(one, "/m a1")
    await s.settled()
    s.passes(DAY)
    await rested(s)
    before = posted(s.paper)
    await ends(s, Played(one, other, table))
    boards = [post for venue in (ROOM, YARD) for post in s.paper.shown(venue).values()]
    assert [" wins" in post.text for post in boards] == [True, True]
    assert [[person.id for person in post.pings] for post in boards].count([other]) == 1
    assert posted(s.paper) == before + 1


async def test_two_messengers_at_one_table_each_have_their_own_way(tmp_path):
    attic = Paper(name="attic", limits=GROUPS)
    async with stage(tmp_path, also=[attic], seeds=["sack"], pause=1e6) as s:
        for who, line in (("ann", SACK), ("cid", "/join")):
            await s.say(who, line)
        table = (await s.only_table()).id
        bob, den = Person("attic", "bob", "Bob", "en"), Venue("attic", "bob", private=True)
        joins = Command("b1", bob, den, "join", (), table)
        assert not (await s.bot.desk.handle(joins)).refused
        await s.settled()
        s.passes(DAY)
        await rested(s)
        attic.whispers.clear()
        assert not (await s.say("ann", "/cancel yes")).refused
        await rested(s)
        assert (await s.table(table)).status is Status.OVER
        assert called(s.paper) == [["cid"]]
        assert [len(ended(paper, "bob")) for paper in (attic, s.paper)] == [1, 0]
        assert "Those in charge" in ended(attic, "bob")[0].text


async def test_the_call_for_the_last_turn_goes_when_the_end_is_told(s):
    at = await played(s)
    await s.until(lambda: called(s.paper) == [[at.other]])  # for the turn
    await ends(s, at)
    assert called(s.paper) == [[at.other]], "for the end"
    assert "wins" in s.paper.newest().text
    assert len(s.paper.shown()) == 1
