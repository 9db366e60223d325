"""Those in charge take somebody's seat away: in a lobby it is free, in a game it goes on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.store.rows.play.tables import load_log
from bot.tables.status import Status
from bot.tables.table import Table
from engines.log import Cause
from tests.courier.playing import pair
from tests.desk.talk import OTHER_ROOM, alone, labels, shown, why_not
from tests.stage import ROOMY, Paper, Stage, button, stage
from tests.waiting.people import at_pace, board, chooses, written

SACK = "/new sack seats=3"
REMOVED = "Somebody in charge has taken you from this table: it is not for you any more."


@pytest.fixture
async def s(tmp_path):
    """Ann, who is in charge here, Bob and Cid hold hidden cards."""
    async with stage(tmp_path, seeds=["sack"], pause=1e6) as running:
        yield running


def people(table: Table) -> tuple[str, ...]:
    """Who decides for themselves there."""
    return tuple(person.removeprefix("paper:") for person in table.people())


async def removes(s: Stage, who: str, name: str, by: str = "Away…") -> str:
    """Somebody in charge removes a person by buttons alone; what is said in the end."""
    panel = shown(await s.press(who, button(board(s), by)))
    if by == "Away…":
        panel = shown(await s.press(who, button(panel, "Remove somebody…")))
    sure = shown(await s.press(who, button(panel, f"Remove {name}")))
    assert name in sure.text
    toast: str = (await s.press(who, button(sure, "✓ Remove"))).toast
    await s.settled()
    return toast


async def test_who_is_removed_from_a_game_has_a_computer_play_on_and_a_newcomer_in_the_seat(s):
    await at_pace(s, "open", SACK)
    for who in ("ann", "bob"):
        await chooses(s, who)
    assert await removes(s, "ann", "Cid") == "Done: the seat is free, and a computer plays there."
    table = await s.only_table()
    assert (table.status, people(table)) == (Status.PLAYING, ("ann", "bob"))
    assert written(table, 2) == [("!remove", Cause.CLOCK)]
    assert "The seat of Cid is free: a newcomer may take it over." in board(s).text
    assert (await s.press("cid", button(board(s), "Take over the seat of Cid"))).toast == REMOVED
    await s.press("dot", button(board(s), "Take over the seat of Cid"))
    assert people(await s.only_table()) == ("ann", "bob", "dot")


async def test_who_is_removed_sees_nothing_of_the_seat_any_more(s):
    table_id = await at_pace(s, "open", SACK)
    assert not (await s.say("cid", "/hand", alone("cid"), table=table_id)).refused
    await removes(s, "ann", "Cid")
    for line in ("/hand", "/sitter back", "/m lay cat8", "/end yes"):
        assert (await s.say("cid", line, alone("cid"), table=table_id)).refused, line
    await s.quiet()
    standing = [post for (key, _), post in s.paper.posts.items() if key == "paper:cid"]
    assert not any("🐭" in post.text or post.picture for post in standing), standing


async def test_of_two_the_one_who_is_left_plays_on(tmp_path):
    async with stage(tmp_path) as s:
        mover, _ = await pair(s)
        await removes(s, "ann", "Bob")
        table = await s.only_table()
        assert (table.status, people(table)) == (Status.PLAYING, ("ann",))
        if mover == "bob":
            s.bot.automatic.look()
            await s.until_kept(lambda sql: len(load_log(sql, table.id)) == 2)
        assert not (await s.say("ann", "/m c4")).refused


async def test_without_anybody_left_the_game_is_over(s):
    s.paper.managers = frozenset({"eve"})
    await at_pace(s, "open", "/new lanterns seats=2")
    table_id = (await s.only_table()).id
    for name in ("1", "2"):
        await s.say("eve", f"/remove {name} yes")
    assert (await s.table(table_id)).status is Status.OVER


async def test_in_words_somebody_is_named_or_their_seat(s):
    await at_pace(s, "open", SACK)
    asked = shown(await s.say("ann", "/remove cid"))
    assert "Cid" in asked.text
    assert len(people(await s.only_table())) == 3
    await s.say("ann", "/remove CID yes")
    assert people(await s.only_table()) == ("ann", "bob")
    assert why_not(await s.say("ann", "/remove 3 yes")) == "Nobody called “3” plays here."
    assert (await s.say("ann", "/remove ann yes")).refused
    await s.say("ann", "/remove 2 yes")
    assert people(await s.only_table()) == ("ann",)


async def test_from_a_game_nobody_is_removed_but_by_those_in_charge(s):
    table_id = await at_pace(s, "open", SACK)
    in_charge = "That is for those to decide who may manage this place."
    assert (await s.say("bob", "/remove cid yes")).toast == in_charge
    assert "Remove somebody…" not in labels(shown(await s.press("bob", button(board(s), "Away…"))))
    for who in ("bob", "dot"):
        assert (await s.say(who, "/remove cid yes", alone(who), table=table_id)).refused, who
    for line in ("/remove cid yes", "/cancel yes"):  # who leads another place decides nothing here
        assert (await s.say("ann", line, OTHER_ROOM, table=table_id)).refused, line
    assert people(await s.only_table()) == ("ann", "bob", "cid")


async def test_who_is_in_charge_need_not_sit_there(s):
    s.paper.managers = frozenset({"eve"})
    await at_pace(s, "open", SACK)
    panel = shown(await s.press("eve", button(board(s), "Away…")))
    assert labels(panel) == ["Remove somebody…", "End it for everybody…", "✕ Close"]
    assert (await s.press("dot", button(board(s), "Away…"))).refused
    await removes(s, "eve", "Ann")
    assert people(await s.only_table()) == ("bob", "cid")


async def test_in_a_lobby_who_may_clear_it_away_sends_people_away_and_they_stay_away(s):
    await s.say("bob", "/new sack seats=3")
    await s.settled()
    assert "– Player" not in labels(board(s))
    await s.say("cid", "/join")
    await s.settled()
    assert (await s.say("cid", "/remove bob")).refused
    assert "computer" not in shown(await s.press("bob", button(board(s), "– Player"))).text
    assert await removes(s, "bob", "Cid", "– Player") == "Done: the seat is free."
    assert (await s.only_table()).names() == ("Bob",)
    assert (await s.press("cid", button(board(s), "Join"))).toast == REMOVED
    await s.say("dot", "/join")
    await s.settled()
    await removes(s, "ann", "Bob", "– Player")
    table = await s.only_table()
    assert (table.names(), table.host) == (("Dot",), "paper:dot")


async def test_a_removal_survives_a_restart(tmp_path):
    async with stage(tmp_path, seeds=["sack"], pause=1e6) as s:
        await at_pace(s, "open", SACK)
        await s.say("ann", "/remove cid yes")
        clock = s.clock
    async with stage(tmp_path, clock=clock, pause=1e6) as s:
        table = await s.only_table()
        assert people(table) == ("ann", "bob")
        assert table.told.vacant == (2,)
        assert (await s.say("cid", "/takeover 3")).toast == REMOVED


async def test_panels_read_in_private_are_of_use_to_those_in_charge(s):
    table_id = await at_pace(s, "open", SACK)
    panel = shown(await s.say("ann", "/away", alone("ann"), table=table_id))
    who = shown(await s.press("ann", button(panel, "Remove somebody…"), alone("ann")))
    sure = shown(await s.press("ann", button(who, "Remove Cid"), alone("ann")))
    await s.press("ann", button(sure, "✓ Remove"), alone("ann"))
    assert people(await s.only_table()) == ("ann", "bob")
    sure = shown(await s.press("ann", button(panel, "End it for everybody…"), alone("ann")))
    await s.press("ann", sure.rows[0][0], alone("ann"))
    assert (await s.table(table_id)).status is Status.OVER


@pytest.fixture
async def commons(tmp_path):
    """A place where everybody is in charge."""
    paper = Paper(limits=replace(ROOMY, commons=True))
    paper.managers = frozenset({"ann", "bob", "cid", "dot"})
    async with stage(tmp_path, paper=paper, seeds=["sack"], pause=1e6) as running:
        yield running


async def test_where_everybody_is_in_charge_a_table_is_its_openers(commons):
    s = commons
    table_id = await at_pace(s, "open", SACK)
    for who in ("bob", "dot"):
        for line in ("/remove cid yes", "/cancel yes"):
            toast = (await s.say(who, line, table=table_id)).toast
            assert toast.startswith("Only whoever opened this table"), (who, line)
    panel = shown(await s.press("bob", button(board(s), "Away…")))
    assert not {"Remove somebody…", "End it for everybody…"} & {*labels(panel)}
    await removes(s, "ann", "Cid")
    assert people(await s.only_table()) == ("ann", "bob")


async def test_where_everybody_is_in_charge_no_stranger_touches_a_lobby(commons):
    s = commons
    await s.say("ann", SACK)
    await s.say("bob", "/join")
    await s.settled()
    for line in ("/remove bob yes", "/remove ann yes", "/cancel yes"):
        assert (await s.say("dot", line)).refused, line
    assert people(await s.only_table()) == ("ann", "bob")
    await removes(s, "ann", "Bob", "– Player")
    assert people(await s.only_table()) == ("ann",)
