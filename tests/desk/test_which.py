"""Which table is meant: the one replied to, the only one that fits, or a question: no guess."""

from __future__ import annotations

import pytest

from bot.contract import NO_MARK, read_data
from bot.desk.ask import quoted
from bot.desk.verbs import ALIASES
from tests.desk.talk import OTHER_ROOM, ROOM, alone, buttons, labels, send, why_not
from tests.stage import button


async def boards(s, count: int, venue=ROOM) -> list[str]:
    """So many tables of boop in a room, all of Ann and Bob; returns their ids."""
    ids: list[str] = []
    for _ in range(count):
        s.passes(1)
        await s.say("ann", "/new boop ghosts=off", venue)
        here = await s.bot.desk.tables.at_venue(venue.key)
        (new,) = {table.id for table in here} - set(ids)
        await s.say("bob", "/join", venue, table=new)
        ids.append(new)
    return ids


async def mover(s, table: str) -> str:
    return ("ann", "bob")[(await s.table(table)).to_move()[0]]


async def rows(s, table: str) -> list[str]:
    return [row.text for row in (await s.table(table)).told.rows]


async def test_of_several_tables_the_one_that_is_replied_to_is_meant(s):
    one, other = await boards(s, 2)
    await s.say(await mover(s, other), "/m c4", table=other)
    assert (await rows(s, one), await rows(s, other)) == ([], ["kitten c4"])


async def test_the_only_one_that_waits_for_me_is_meant(s):
    one, other = await boards(s, 2)
    who = await mover(s, one)
    if await mover(s, other) == who:
        await s.say(who, "/m a1", table=other)
    await s.say(who, "/m c4")
    assert await rows(s, one) == ["kitten c4"]


async def test_what_is_done_at_games_is_not_asked_of_tables_being_set_up(s):
    [game] = await boards(s, 1)
    s.passes(1)
    await s.say("ann", "/new lanterns")
    await s.say("bob", "/join")
    for who, line in (("ann", "/text"), ("cid", "/text"), ("ann", "/why")):
        answer = await s.say(who, line)
        assert game in answer.post.key, line
    assert not (await s.say(await mover(s, game), "/m c4")).refused
    asked = await s.say("ann", "/resign")
    assert asked.post.key == f"sure.{game}"


async def test_several_that_wait_for_me_are_asked_about_and_nothing_is_done(s):
    ids = await boards(s, 3)
    for table in ids:
        if await mover(s, table) == "bob":
            await s.say("bob", "/m a1", table=table)
    answer = await s.say("ann", "/m c4")
    lines = [f"• Boooop. · {table} (Ann and Bob)" for table in ids]
    assert answer.post.text.splitlines() == ["Which table do you mean?", *lines]
    assert labels(answer.post) == [f"Boooop. · {table}" for table in ids]
    assert ["kitten c4" in await rows(s, table) for table in ids] == [False] * 3


async def test_pressing_the_table_one_means_does_what_was_asked(s):
    ids = await boards(s, 2)
    for table in ids:
        if await mover(s, table) == "bob":
            await s.say("bob", "/m a1", table=table)
    asked = (await s.say("ann", "/m c4")).post
    answer = await s.press("ann", button(asked, f"Boooop. · {ids[1]}"))
    assert answer.post.text == "Ann puts a kitten on c4.\n▶ Bob to move."
    assert (await rows(s, ids[1]))[-1] == "kitten c4"
    assert "kitten c4" not in await rows(s, ids[0])


@pytest.mark.parametrize(
    "line", ["/undo", "/resign", "/hand", "/text", "/show", "/m", "/M", "/move c4"]
)
async def test_whatever_is_asked_of_several_tables_is_asked_back(s, line):
    ids = await boards(s, 2)
    for table in ids:
        if await mover(s, table) == "bob":
            await s.say("bob", "/m a1", table=table)
    asked = (await s.say("ann", line)).post
    assert asked.text.startswith("Which table do you mean?")
    typed, *words = line[1:].split()
    verb = ALIASES.get(typed.lower(), typed.lower())
    for table, each in zip(ids, buttons(asked), strict=True):
        assert read_data(each.data) == (table, NO_MARK, verb, tuple(words))
        answer = await s.press("ann", each)
        assert answer.post is None or answer.post.text != asked.text


async def test_a_question_about_many_tables_offers_all_of_them(s):
    ids = await boards(s, 14)
    asked = (await s.say("ann", "/resign")).post
    assert labels(asked) == [f"Boooop. · {table}" for table in ids]
    assert len(asked.rows) <= s.paper.limits.rows
    assert max(map(len, asked.rows)) <= s.paper.limits.columns


async def test_words_too_long_for_a_button_are_left_out_of_the_question(s):
    ids = await boards(s, 2)
    for table in ids:
        if await mover(s, table) == "bob":
            await s.say("bob", "/m a1", table=table)
    asked = (await send(s, "m", "ő" * 10_000)).post
    assert [read_data(each.data) for each in buttons(asked)] == [
        (table, NO_MARK, "move", ()) for table in ids
    ]
    assert (await s.press("ann", buttons(asked)[0])).post.rows


async def test_two_tables_being_set_up_are_asked_about(s):
    for who in ("ann", "cid"):
        s.passes(1)
        await s.say(who, "/new boop")
    asked = (await s.say("bob", "/join")).post
    await s.press("bob", buttons(asked)[1])
    tables = await s.bot.desk.tables.at_venue(ROOM.key)
    assert [len(table.places) for table in tables] == [1, 2]


async def test_in_private_all_my_tables_are_near(s):
    (one,) = await boards(s, 1)
    (other,) = await boards(s, 1, OTHER_ROOM)
    asked = (await s.say("ann", "/resign", alone("ann"))).post
    assert labels(asked) == [f"Boooop. · {one}", f"Boooop. · {other}"]
    assert (await s.say("cid", "/resign yes", alone("cid"))).post.text.startswith("No table here")


async def test_a_table_of_another_room_is_not_near(s):
    await boards(s, 1)
    assert (await s.say("ann", "/m c4", OTHER_ROOM)).post.text.startswith("No table here")


async def test_several_tables_here_one_mine_is_no_question(s):
    await boards(s, 2)
    await s.say("cid", "/new boop computer ghosts=off")
    assert (await s.say("cid", "/resign yes")).toast == "You have resigned."


@pytest.mark.parametrize(
    "line", ["/m c4", "/m", "/undo", "/resign", "/show", "/text", "/hand", "/join", "/rematch"]
)
async def test_a_table_that_is_not_there_is_said_to_be_unknown(s, line):
    await boards(s, 1)
    for table in ("nope", "x" * 10_000, "a.b", "ő🐈", " ", "%s", "';--"):
        answer = await s.say("ann", line, table=table)
        assert why_not(answer) == f"I know of no table “{quoted(table)}”."
