"""The board policy: one board a venue, edited where it stands."""

from __future__ import annotations

import asyncio

import pytest

from bot.contract import Venue
from bot.store.rows.shown import showings
from bot.tables.calling.presence import HERE
from tests.courier.playing import ANN, EMPTY, YARD, board, moves, pair
from tests.stage import ROOM, button, stage


async def numbers(s, venue: Venue = ROOM) -> tuple[int, str | None]:
    table = await s.only_table(venue)
    showing = await s.bot.store.read(
        lambda sql: showings.load_showing(sql, table.id, venue.key),
    )
    return showing.number, showing.message


async def test_a_live_board_is_edited_in_place(s):
    one, other = await pair(s)
    for who, cell in zip((one, other) * 4, EMPTY, strict=True):
        await s.say(who, f"/m {cell}")
        await s.settled()
        s.passes(HERE / 2)
    assert len(s.paper.shown()) == 1
    assert {verb for verb, _ in s.paper.order[1:]} == {"edit"}


async def test_a_board_is_edited_in_place_however_slowly_they_play(s):
    one, other = await pair(s)
    for who, cell in zip((one, other) * 4, EMPTY, strict=True):
        s.passes(3 * HERE)
        await s.say(who, f"/m {cell}")
        await s.settled()
    board, call = s.paper.shown().values()
    assert board.picture is not None
    assert board.pings == ()
    assert call.rows == ()


async def test_who_has_resigned_is_not_called_and_not_waited_for(tmp_path):
    async with stage(tmp_path, choose=thinking) as s:
        await s.say("ann", "/new sack seats=4")
        for who in ("bob", "cid", "dot"):
            await s.say(who, "/join")
        table = await s.only_table()
        for seat, who in enumerate(("ann", "bob", "cid", "dot")):
            card = table.texts(seat)[0]
            await s.say(who, f"/m {card}", Venue("paper", who, private=True))
        table = await s.only_table()
        [mover] = table.to_move()
        for seat in (mover, (mover + 1) % 4):
            await s.settled()
            await s.say(table.names()[seat].lower(), "/resign yes")
        await s.settled()
        s.passes(HERE + 1)
        await s.settled()
        assert (await s.only_table()).to_move() == (mover,)
        assert "have resigned" in s.paper.newest().text
        assert len(s.paper.shown()) == 1, "nobody is called"


async def thinking(_table: object, _seat: int) -> object:
    """A computer that never comes to a decision."""
    return await asyncio.get_running_loop().create_future()


async def test_a_computer_is_not_called_and_not_waited_for(tmp_path):
    never = asyncio.Event()

    async def think(_table, _seat):
        await never.wait()

    async with stage(tmp_path, choose=think, seeds=["computer first"]) as s:
        await s.say("ann", "/new boop computer")
        await s.settled()
        if (await s.only_table()).to_move() == (0,):
            await s.say("ann", "/m a1")
            await s.say("ann", "/m stay")
        s.passes(HERE + 1)
        await s.settled()
        assert len(s.paper.shown()) == 1, "nobody is called"


async def test_the_lobby_is_edited_however_long_it_takes_to_gather(s):
    await s.say("ann", "/new lanterns")
    await s.settled()
    s.passes(HERE * 9)
    await s.say("bob", "/join")
    await s.settled()
    assert len(s.paper.shown()) == 1


async def test_many_moves_during_one_delivery_end_in_one_edit_with_the_newest_board(s):
    one, other = await pair(s)
    door, tried = asyncio.Event(), len(s.paper.tried)
    s.paper.doors[ROOM.key] = door
    await s.say(one, "/m a1")
    await s.until(lambda: len(s.paper.tried) > tried)
    for who, cell in zip((other, one) * 3, EMPTY[1:], strict=False):
        await s.say(who, f"/m {cell}")
    door.set()
    await s.settled()
    assert len(s.paper.tried) - tried == 2
    assert len(await moves(s)) == 7
    table = await s.only_table()
    assert s.paper.newest().sketch == board(table, None)


async def test_what_nobody_may_see_leaves_no_trace(s):
    for line, who in (("/new lanterns seats=3", "ann"), ("/join", "bob"), ("/join", "cid")):
        await s.say(who, line)
    await s.settled()
    cards = (await s.only_table()).texts(0)
    assert len(cards) > 1
    door, tried = asyncio.Event(), len(s.paper.tried)
    s.paper.doors[ROOM.key] = door
    await s.say("ann", f"/m {cards[0]}", ANN)
    await s.until(lambda: ROOM.key in s.paper.tried[tried:])
    await s.say("ann", "/undo", ANN)
    await s.say("ann", f"/m {cards[-1]}", ANN)
    number, _ = await numbers(s)
    door.set()
    await s.settled()
    assert await moves(s) == [cards[0], "!undo 1", cards[-1]]
    assert await numbers(s) == (number + 1, "m1")
    assert s.paper.tried[tried:].count(ROOM.key) == 1


async def test_a_board_that_is_owed_again_unchanged_is_not_sent_again(s):
    await pair(s)
    table, before = await s.only_table(), await numbers(s)
    order = list(s.paper.order)
    await s.bot.desk.commit(
        lambda tx: s.bot.desk.tables.save(tx, s.bot.desk.tables.fetch(tx, table.id), table)
    )
    await s.settled()
    assert s.paper.order == order
    assert await numbers(s) == before


async def test_marks_are_the_venues_own_count(s):
    one, _ = await pair(s)
    first = button(s.paper.newest(), "Move").data.split(".")[1]
    await s.say(one, "/m a1")
    await s.settled()
    second = button(s.paper.newest(), "Move").data.split(".")[1]
    assert (int(second), (await s.only_table()).version) == (int(first) + 1, 3)
    assert await numbers(s) == (int(second), "m1")


async def test_a_board_asked_for_comes_below_and_the_old_one_goes(s):
    await pair(s)
    await s.say("ann", "/show")
    await s.until(lambda: list(s.paper.shown()) == ["m2"])
    button(s.paper.newest(), "Move")


async def test_a_board_asked_for_during_an_edit_still_comes(s):
    one, _ = await pair(s)
    s.paper.doors[ROOM.key] = asyncio.Event()
    tried = len(s.paper.tried)
    await s.say(one, "/m a1")
    await s.until(lambda: len(s.paper.tried) > tried)
    await s.say("ann", "/show")
    s.paper.doors.pop(ROOM.key).set()
    await s.settled()
    await s.until(lambda: list(s.paper.shown()) == ["m2"])
    button(s.paper.newest(), "Move")


async def test_two_tables_of_one_venue_have_a_board_each(s):
    await s.say("ann", "/new boop ghosts=off")
    first = await s.only_table()
    await s.say("cid", "/new boop ghosts=off")
    await s.settled()
    assert len(s.paper.shown()) == 2
    await s.say("bob", "/join", table=first.id)
    await s.settled()
    posts = list(s.paper.shown().values())
    assert posts[0].picture is not None
    assert posts[1].picture is None


@pytest.mark.parametrize("language", ["en", "hu"])
async def test_a_venue_is_spoken_to_in_its_language(s, language):
    await pair(s)
    await s.say("ann", f"/language {language} here", YARD)
    await s.say("ann", "/show", YARD, table=(await s.only_table()).id)
    await s.settled()
    words = {"en": "Move", "hu": "Lépek"}
    button(s.paper.newest(YARD), words[language])
    button(s.paper.newest(ROOM), "Move")


async def test_one_table_in_two_venues_goes_on_in_both(s):
    one, other = await pair(s)
    await s.say("ann", "/language hu here", YARD)
    await s.say("ann", "/show", YARD, table=(await s.only_table()).id)
    await s.say(one, "/m a1")
    await s.settled()
    assert f"{other.capitalize()} to move" in s.paper.newest(ROOM).text
    assert f"{other.capitalize()} következik" in s.paper.newest(YARD).text


async def test_what_comes_while_an_older_board_is_taken_away_leaves_nothing_owed(s):
    await s.say("ann", "/new lanterns seats=3")
    await s.settled()
    door, erase = asyncio.Event(), s.paper.erase
    begun: list[str] = []

    async def slowly(place, message):
        begun.append(message)
        await door.wait()
        await erase(place, message)

    s.paper.erase = slowly
    await s.say("ann", "/show")
    await s.until(lambda: len(begun) == 1)
    await s.say("bob", "/join")
    await s.quiet()
    await s.say("bob", "/show")
    await s.quiet()
    door.set()
    await s.settled()
    assert len(s.paper.shown()) == 1
    assert len(set(begun)) == len(begun) == 2
