"""What one person may have is the same on every messenger, and is said politely when spent."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import pytest

from bot.desk.seating.shares import ALLOWANCE, Shares
from bot.tables.status import Status
from tests.conversations.on_web import OnWeb
from tests.conversations.party import MESSENGERS, party


@pytest.mark.parametrize("messenger", MESSENGERS)
async def test_a_second_lobby_leads_to_the_first(tmp_path, messenger):
    async with party(tmp_path, [messenger]) as here:
        ann = await here.person("Ann", messenger)
        await ann.type("play", game="lanterns")
        [first] = await here.tables(messenger)
        told = await ann.type("play", game="boop")
        assert "You already have a table waiting for people here." in told.text
        assert [table.id for table in await here.tables(messenger)] == [first.id]
        await ann.tap(f"✕ Clear away: Lanterns · {first.id}")
        assert await here.tables(messenger) == []
        await ann.type("play", game="boop")
        assert [table.game.info.id for table in await here.tables(messenger)] == ["boop"]


@pytest.mark.parametrize("messenger", MESSENGERS)
async def test_who_asks_too_much_at_once_reads_so_in_their_language(tmp_path, messenger):
    async with party(tmp_path, [messenger]) as here:
        ann = await here.person("Ann", messenger)
        kati = await here.person("Kati", messenger, "hu")
        await ann.type("play", game="lanterns")
        nothing = replace(ALLOWANCE, burst=0, rate=0)
        here.bot.desk.shares = Shares(nothing, here.clock.ticks)
        assert (await ann.type("tables")).text.startswith("Easy, one thing at a time!")
        assert (await kati.press("Join")).text.startswith("Ne olyan gyorsan")
        [table] = await here.tables(messenger)
        assert table.names() == ("Ann",)


@pytest.mark.parametrize("messenger", MESSENGERS)
async def test_who_comes_late_does_not_start_somebody_elses_table(tmp_path, messenger):
    async with party(tmp_path, [messenger]) as here:
        ann = await here.person("Ann", messenger)
        dot = await here.person("Dot", messenger)
        here.relieve(dot, messenger)
        await ann.type("play", game="lanterns")
        assert "You are not sitting" in (await dot.press("Start")).text
        await dot.press("Join")
        assert (await dot.press("Start")).text.startswith("Ann set this table up")
        [table] = await here.tables(messenger)
        assert table.status is Status.LOBBY
        await ann.press("Start")
        [table] = await here.tables(messenger)
        assert table.status is Status.PLAYING


async def test_a_newcomer_sees_the_board_through_any_amount_of_chat(tmp_path):
    ids = count(1)
    async with party(tmp_path, ["web"]) as here:
        ann = await here.person("Ann", "web")
        assert isinstance(ann, OnWeb)
        await ann.type("play", game="boop", options="alone")
        [table] = await here.tables("web")
        for lines in (70, 230):
            for _ in range(lines):
                await ann.tab.ask("say", id=f"line-{next(ids)}", text="purr", table="")
            bob = await here.person(f"Bob {lines}", "web")
            assert isinstance(bob, OnWeb)
            (welcome,) = [frame for frame in bob.tab.heard if frame["type"] == "welcome"]
            boards = [each for each in welcome["messages"] if table.id in each["text"]]
            assert len(boards) == 1, f"after {lines} lines"
            assert boards[0]["rows"], "its buttons work"
            await bob.tab.socket.close()
