"""The whole bot in bad weather: floods, faults, stops, kills, moving groups, closed doors."""

from __future__ import annotations

import asyncio
import json
from math import inf

import pytest

from bot.platforms.telegram import Webhook
from bot.store.rows.shown import outbox
from bot.tables.status import Status
from tests.patience import DEADLINE
from tests.telegram.conftest import ANN, BOB, CID, CLUB
from tests.telegram.people import until
from tests.telegram.town import labels, words
from tests.telegram.whole import NAMES, Whole

EMPTY = ("a1", "f6", "a6", "f1", "c1", "d6", "a3", "f4")
"""Cells so far from one another that no kitten put there moves another."""


@pytest.fixture
def whole(stand, tmp_path) -> Whole:
    return Whole(stand, tmp_path)


async def test_a_press_that_came_while_the_bot_was_down_is_answered_after_the_start(whole):
    async with whole.up():
        one, _ = await whole.two()
    query = whole.stand.people.press(one, whole.newest(), "Move")
    async with whole.up():
        await whole.stand.people.answer(query)
        assert len(labels(whole.newest(one))) == 7


async def test_a_move_that_was_recorded_and_not_handled_is_made_once(whole):
    async with whole.up():
        one, _ = await whole.two()
    number = whole.stand.people.say(one, "/m c4", CLUB)
    (update,) = whole.stand.server.mailbox.waiting  # recorded, not confirmed: it comes twice
    whole.stand.inbox.kept[str(number)] = json.dumps(update)
    async with whole.up():
        await whole.settled()
        assert await whole.log() == ["kitten c4"]


async def test_a_move_that_was_made_but_not_struck_out_is_not_made_again(whole):
    async with whole.up():
        one, other = await whole.two()
        number = whole.stand.people.say(one, "/m c4", CLUB)
        (update,) = whole.stand.server.mailbox.waiting
        await whole.settled()
        await whole.say(other, "/m a1", CLUB)
        before = len(whole.stand.server.town.of(one))
    whole.stand.inbox.kept[str(number)] = json.dumps(update)
    whole.stand.server.mailbox.waiting.append(update)
    async with whole.up():
        await whole.settled()
        assert await whole.log() == ["kitten c4", "kitten a1"]
        assert len(whole.stand.server.town.of(one)) == before


async def test_many_boards_in_a_minute_stay_within_what_a_group_takes(whole):
    server = whole.stand.server
    server.town.per_minute = 20
    async with whole.up():
        one, other = await whole.two()
        for n, cell in enumerate(EMPTY):
            for line in (f"/m {cell}", "/show", "/show"):
                whole.stand.people.say((one, other)[n % 2], line, CLUB)
                await until(lambda: not server.mailbox.waiting and not whole.stand.inbox.kept)
        await whole.settled()
        assert len(await whole.log()) == len(EMPTY)
        assert f"▶ {NAMES[one]} to move." in words(whole.newest())
    sent = server.of("sendMessage", "sendPhoto", "editMessageMedia", "deleteMessage")
    # N.B. what comes faster than it can be shown is one board, on a busy machine more of it.
    assert len([call for call in sent if call.asked["chat_id"] == str(CLUB)]) >= 5
    assert not [call for call in server.calls if "Too Many" in call.refused]


async def test_a_slow_disk_delays_a_move_but_not_the_word_that_it_takes_a_moment(
    whole, monkeypatch
):
    async with whole.up():
        one, other = await whole.two()
        pad = await whole.pad(one)
        disk, write = asyncio.Event(), whole.bot.store.write

        async def slowly(job):
            await disk.wait()
            return await write(job)

        monkeypatch.setattr(whole.bot.store, "write", slowly)
        query = whole.stand.people.press(one, pad, "c4")
        whole.stand.moment_over.set()
        assert (await whole.stand.people.answer(query))["text"].startswith("One moment")
        assert "Done" not in words(whole.newest(one))
        assert await whole.log() == []
        disk.set()
        await whole.settled()
        assert await whole.log() == ["kitten c4"]
        assert words(whole.newest(one)).startswith(f"{NAMES[one]} puts a kitten on c4.")
        assert f"▶ {NAMES[other]} to move." in words(whole.newest())


async def test_a_flood_of_lobbies_delays_no_move_in_the_same_group(whole):
    server, clock, people = whole.stand.server, whole.stand.clock, whole.stand.people
    server.town.per_minute = 20
    async with whole.up():
        one, other = await whole.two()
        table, start = await whole.table(), clock.now
        for _ in range(30):
            people.say(CID, "/new boop ghosts=off", CLUB)
        await until(lambda: not server.mailbox.waiting and not whole.stand.inbox.kept)
        people.say(one, "/m c4", CLUB)
        async with asyncio.timeout(DEADLINE):
            while not any(
                f"▶ {NAMES[other]} to move." in words(each) for each in server.town.of(CLUB)
            ):
                owed = await whole.bot.store.read(lambda sql: outbox.due_rows(sql, inf, 100))
                due = [row.due for row in owed if row.table == table.id]
                if due and due[0] > clock.now:  # put off: time jumps to when it is due
                    clock.now = due[0]
                    whole.bot.courier.wake()
                await asyncio.sleep(0.005)
        assert clock.now - start <= 10
    assert not server.town.turned_away


@pytest.mark.parametrize(
    "trouble",
    [
        pytest.param((429, "Too Many Requests", {"retry_after": 30}), id="floods"),
        pytest.param((502, "Bad Gateway", {}), id="a server that is down"),
        pytest.param(None, id="broken connections"),
    ],
)
async def test_a_board_arrives_through_a_storm_and_presses_are_answered_in_it(whole, trouble):
    server = whole.stand.server
    async with whole.up():
        one, other = await whole.two()
        for method in ("editMessageMedia", "sendPhoto"):
            if trouble:
                server.fail(method, trouble[0], trouble[1], times=4, **trouble[2])
            else:
                server.cut(method, times=4)
        whole.stand.people.say(one, "/m c4", CLUB)
        query = whole.stand.people.press(one, whole.newest(), "Move")
        answer = await whole.stand.people.answer(query)
        assert answer["text"] == f"It is not your turn. Waiting for {NAMES[other]}."
        await whole.settled()
        assert f"▶ {NAMES[other]} to move." in words(whole.newest())


async def test_a_board_whose_arrival_was_not_heard_of_is_not_lost(whole):
    async with whole.up():
        one, other = await whole.two()
        whole.stand.server.cut("editMessageMedia", done=True)
        await whole.say(one, "/m c4", CLUB)
        assert f"▶ {NAMES[other]} to move." in words(whole.newest())
        assert len(whole.stand.server.town.of(CLUB)) == 1


async def test_a_board_that_was_sent_twice_goes_when_it_is_pressed(whole):
    async with whole.up():
        one, other = await whole.two()
        whole.stand.server.cut("sendPhoto", done=True)
        await whole.say(one, "/show", CLUB)
        unheard, board = whole.stand.server.town.of(CLUB)
        await whole.press(other, board, "Rules")
        assert whole.stand.server.town.of(CLUB) == [unheard, board]
        await whole.press(other, unheard, "Rules")
        assert whole.stand.server.town.of(CLUB) == [board]


@pytest.mark.parametrize("told", [True, False], ids=["it is told", "it finds out"])
async def test_a_group_that_becomes_a_supergroup_takes_its_table_along(whole, told):
    group = whole.stand.server.town.group(-600, "Small club")
    async with whole.up():
        one, other = await whole.two(chat=group)
        new = whole.stand.people.upgrade(group, told=told)
        await whole.settled()
        await whole.say(one, "c4")
        board = whole.newest(new)
        assert f"▶ {NAMES[other]} to move." in words(board)
        await whole.say(other, "/m a1", new)
        assert await whole.log(new) == ["kitten c4", "kitten a1"]


async def test_a_board_that_was_deleted_is_posted_anew(whole):
    async with whole.up():
        one, other = await whole.two()
        whole.stand.server.town.messages.clear()
        await whole.say(one, "/m c4", CLUB)
        assert f"▶ {NAMES[other]} to move." in words(whole.newest())


async def test_a_group_that_throws_the_bot_out_is_left_in_peace(whole):
    async with whole.up():
        one, _ = await whole.two()
        table = await whole.table()
        whole.stand.people.kick(ANN, CLUB)
        await whole.quiet()
        sent = len(whole.stand.server.of("sendPhoto", "editMessageMedia"))
        whole.stand.people.say(one, "/m c4")
        await whole.quiet()
        tries = len(whole.stand.server.of("sendPhoto", "editMessageMedia")) - sent
        assert tries <= 1
        kept = await whole.bot.desk.tables.get(table.id)
        assert kept.status is Status.PLAYING
        assert [row.text for row in kept.told.rows] == ["kitten c4"]


async def test_who_blocks_the_bot_can_still_play_in_the_group(whole):
    async with whole.up():
        one, _ = await whole.two()
        whole.stand.people.block(one)
        await whole.settled()
        answer = await whole.press(one, whole.newest(), "Move")
        assert "start=move_" in answer["url"]
        await whole.say(one, "/m c4", CLUB)
        assert await whole.log() == ["kitten c4"]


async def test_a_whole_game_goes_through_a_webhook(whole, unused_tcp_port):
    address = f"http://127.0.0.1:{unused_tcp_port}/hook"
    webhook = Webhook(address, "a-secret", port=unused_tcp_port)
    async with whole.up(webhook=webhook):
        one, _ = await whole.two()
        await whole.press(one, await whole.pad(one), "c4")
        assert await whole.log() == ["kitten c4"]
    assert not whole.stand.server.of("getUpdates")


async def test_a_table_goes_on_where_it_stood_after_a_restart(whole):
    async with whole.up():
        one, other = await whole.two()
        await whole.say(one, "/m c4", CLUB)
    async with whole.up():
        await whole.press(other, await whole.pad(other), "a1")
        assert await whole.log() == ["kitten c4", "kitten a1"]
        assert len(whole.stand.server.town.of(CLUB)) == 1


async def test_a_bystander_learns_nothing_from_pressing_everything(whole):
    async with whole.up():
        await whole.two()
        for label in ("Move", "Undo"):
            answer = await whole.press(CID, whole.newest(), label)
            assert answer["show_alert"] == "true"
        assert await whole.log() == []
        assert (await whole.table()).seat_of(f"telegram:{BOB}") == 1
