"""Who may do what where: languages, channels, beginning and clearing away, and how many."""

from __future__ import annotations

import asyncio

import pytest

from bot.contract import Venue
from bot.tables.status import Status
from tests.desk.talk import alone, labels, shown
from tests.stage import ROOM, button, stage

GAMES = Venue("paper", "games", above=("server",))
CHAT = Venue("paper", "chat", above=("server",))
THREAD = Venue("paper", "thread", above=("games", "server"))
IN_CHARGE = "That is for those to decide who may manage this place."


async def panel(s, venue: Venue = ROOM):
    return shown(await s.say("ann", "/purrlor", venue))


async def settle(s, label: str, venue: Venue = ROOM):
    return shown(await s.press("ann", button(await panel(s, venue), label), venue))


async def test_nobody_else_settles_anything(s):
    for line in ("/purrlor", "/purrlor most 1", "/language hu here"):
        assert (await s.say("bob", line)).toast == IN_CHARGE
    assert (await s.press("bob", button(await panel(s), "At most 1"))).toast == IN_CHARGE
    assert "One table" not in (await panel(s)).text


async def test_in_private_there_is_nobody_to_settle_anything_for(s):
    answer = await s.say("ann", "/purrlor", alone("ann"))
    assert answer.toast.startswith("That is about groups and servers")
    assert (await s.say("bob", "/language hu here", alone("bob"))).toast.startswith("Mostantól")


async def test_the_language_of_a_place_is_chosen_by_those_in_charge(s):
    await s.say("bob", "/new boop")
    answer = await s.press("ann", button(await panel(s), "Magyar"))
    assert answer.toast == "Mostantól magyarul beszélek itt."
    await s.settled()
    assert "új asztal" in s.paper.newest().text


async def test_a_cap_holds_for_each_channel_and_for_invited_tables(s):
    assert "One table may be open in a channel." in (await settle(s, "At most 1", GAMES)).text
    await s.say("bob", "/new boop", GAMES)
    refused = await s.say("cid", "/new boop", GAMES)
    assert refused.toast.startswith("One table is open here")
    await s.say("cid", "/new boop", CHAT)
    code = shown(await s.say("cid", "/invite", CHAT)).invitation.code
    assert (await s.say("bob", f"/join {code}", GAMES)).refused
    await settle(s, "Any number", GAMES)
    assert not (await s.say("cid", "/new boop", GAMES)).refused


async def test_of_two_who_open_at_once_a_cap_of_one_lets_one(s):
    await settle(s, "At most 1", GAMES)
    answers = await asyncio.gather(*(s.say(who, "/new boop", GAMES) for who in ("bob", "cid")))
    assert sorted(answer.refused for answer in answers) == [False, True]
    await s.only_table(GAMES)


async def test_a_table_that_stands_here_already_is_none_too_many(s):
    await settle(s, "At most 1", GAMES)
    await s.say("bob", "/new boop", GAMES)
    code = shown(await s.say("bob", "/invite", GAMES)).invitation.code
    assert not (await s.say("cid", f"/join {code}", GAMES)).refused


async def test_tables_are_set_up_in_chosen_channels_only_and_in_threads_below(s):
    await settle(s, "In chosen channels", GAMES)
    chosen = await settle(s, "In this channel", GAMES)
    assert "this is one of them" in chosen.text
    assert (await s.say("bob", "/new boop", CHAT)).toast.startswith("No tables are set up in this")
    for venue in (GAMES, THREAD):
        assert not (await s.say("bob", "/new boop", venue)).refused
    await settle(s, "In every channel", GAMES)
    assert not (await s.say("bob", "/new boop", CHAT)).refused


async def test_those_in_charge_may_keep_tables_to_themselves(s):
    await settle(s, "We begin")
    assert (await s.say("bob", "/new lanterns")).toast == IN_CHARGE
    await s.say("ann", "/new lanterns")
    await s.say("bob", "/join")
    await s.say("cid", "/join")
    for line in ("/start", "/cancel yes"):
        assert (await s.say("bob", line)).toast == IN_CHARGE
    await s.say("ann", "/start")
    assert (await s.only_table()).status is Status.PLAYING


async def test_where_they_begin_tables_a_full_one_waits_for_them(s):
    await settle(s, "We begin")
    await s.say("ann", "/new boop")
    await s.say("ann", "/new lanterns seats=2", GAMES)
    await s.say("bob", "/join")
    assert (await s.only_table()).status is Status.LOBBY
    assert (await s.say("bob", "/start")).toast == IN_CHARGE
    await s.say("ann", "/start")
    assert (await s.only_table()).status is Status.PLAYING


async def test_a_computer_in_the_last_seat_waits_for_them_too(s):
    await settle(s, "We begin")
    await s.say("ann", "/new lanterns seats=3")
    await s.say("bob", "/join")
    assert not (await s.say("bob", "/computer 1")).refused
    assert (await s.only_table()).status is Status.LOBBY
    await s.say("bob", "/computer none")
    await s.say("ann", "/computer 1")
    assert (await s.only_table()).status is Status.PLAYING


async def test_those_in_charge_may_end_a_game_and_nobody_else(s):
    await s.say("bob", "/new boop")
    await s.say("cid", "/join")
    table = await s.only_table()
    refused = await s.say("bob", "/cancel yes", table=table.id)
    assert refused.toast == "This game has already begun."
    asked = shown(await s.say("ann", "/cancel"))
    assert "end this game for everybody?" in asked.text
    assert (await s.table(table.id)).status is Status.PLAYING
    done = await s.press("ann", button(asked, "✓ End the game"))
    assert done.toast == "The game is over."
    await s.settled()
    assert (await s.table(table.id)).status is Status.OVER
    assert "Those in charge of this place have ended the game." in s.paper.newest().text
    assert (await s.press("ann", button(asked, "✓ End the game"))).refused


async def test_where_nobody_can_be_told_who_is_in_charge_that_is_said(s):
    s.paper.unsure = True
    answer = await s.say("ann", "/purrlor")
    assert answer.refused
    assert answer.toast.startswith("I could not find out just now who may manage this place")
    s.paper.unsure = False
    assert not (await s.say("ann", "/purrlor")).refused


async def test_everybody_at_a_table_may_begin_it_at_once_where_that_is_settled(s):
    await settle(s, "Everybody begins")
    await s.say("bob", "/new lanterns")
    await s.say("cid", "/join")
    assert not (await s.say("cid", "/start")).refused
    assert (await s.only_table()).status is Status.PLAYING


async def test_those_in_charge_clear_away_what_stands_about(s):
    await s.say("bob", "/new lanterns")
    assert (await s.say("cid", "/cancel yes")).refused
    assert (await s.say("ann", "/cancel yes")).toast == "The table is cleared away."


async def test_what_is_settled_is_kept_and_said_in_the_readers_language(tmp_path):
    async with stage(tmp_path) as s:
        await settle(s, "At most 2")
    async with stage(tmp_path) as s:
        text = shown(await s.say("ann", "/purrlor", language="hu")).text
        assert "2 tábl" in text or "2 asztal" in text
        assert "Magyar" in labels(shown(await s.say("ann", "/purrlor")))


HOUSE = Venue("paper", "den", above=("house",))


async def full_by_code(s, start: Venue, join: Venue):
    """Ann's table of two is filled by Bob with a code from somewhere else."""
    await s.say("ann", "/new boop", start)
    code = shown(await s.say("ann", "/invite", start)).invitation.code
    await s.say("bob", f"/join {code}", join)
    return await s.only_table(start)


@pytest.mark.parametrize("elsewhere", [alone("bob"), HOUSE], ids=["private", "another server"])
async def test_a_code_gets_nobody_round_those_who_keep_beginning_to_themselves(s, elsewhere):
    await settle(s, "We begin", GAMES)
    table = await full_by_code(s, GAMES, elsewhere)
    assert (len(table.places), table.status) == (2, Status.LOBBY)
    for line in ("/start", "/cancel yes"):
        refused = await s.say("bob", line, elsewhere, table=table.id)
        assert refused.toast.startswith("Where this table was opened, those in charge")
    assert not (await s.say("ann", "/start", GAMES)).refused
    assert (await s.table(table.id)).status is Status.PLAYING


async def test_a_code_fills_a_table_that_begins_at_once_where_nobody_keeps_that(s):
    table = await full_by_code(s, GAMES, HOUSE)
    assert table.status is Status.PLAYING


async def test_a_table_is_begun_where_it_was_opened_whoever_keeps_that_elsewhere(s):
    await settle(s, "We begin", GAMES)
    await settle(s, "We begin", HOUSE)
    table = await full_by_code(s, GAMES, HOUSE)
    assert table.status is Status.LOBBY
    assert (await s.say("ann", "/start", HOUSE, table=table.id)).refused
    assert not (await s.say("ann", "/start", GAMES, table=table.id)).refused
    assert (await s.table(table.id)).status is Status.PLAYING


async def test_a_charter_of_another_place_keeps_no_table_from_beginning(s):
    await settle(s, "We begin", HOUSE)
    assert (await full_by_code(s, GAMES, HOUSE)).status is Status.PLAYING


async def test_a_thread_is_part_of_what_keeps_its_tables(s):
    await settle(s, "We begin", GAMES)
    await s.say("ann", "/new boop", GAMES)
    code = shown(await s.say("ann", "/invite", GAMES)).invitation.code
    table = await s.only_table(GAMES)
    await s.say("ann", "/thread", GAMES)
    assert GAMES.key not in (await s.table(table.id)).venues
    await s.say("bob", f"/join {code}", alone("bob"))
    known = await s.table(table.id)
    assert (len(known.places), known.status) == (2, Status.LOBBY)


async def test_nobody_sets_a_table_up_again_where_others_keep_that_to_themselves(s):
    await s.say("bob", "/new boop computer", GAMES)
    await s.settled()
    table = await s.only_table(GAMES)
    await s.say("bob", "/resign yes", GAMES)
    await settle(s, "We begin", GAMES)
    refused = await s.say("bob", "/rematch", alone("bob"), table=table.id)
    assert refused.toast.startswith("Where this table was opened, those in charge")
    s.paper.managers |= {"bob"}
    assert not (await s.say("bob", "/rematch", GAMES)).refused
