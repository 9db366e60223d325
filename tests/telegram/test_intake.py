"""No update is lost, whatever stops when; none is handled twice while we remember it."""

from __future__ import annotations

import asyncio
import json
import logging

from bot.contract import Answer, Trouble, Unwell
from bot.platforms.telegram.updates.intake import CROWD, LANE
from tests.telegram.conftest import ANN, BOB, CLUB, asked
from tests.telegram.people import until


async def test_an_update_is_kept_before_it_is_confirmed_and_until_it_is_done(t):
    t.desk.held["undo"] = asyncio.Event()
    number = t.people.say(ANN, "/undo")
    await until(lambda: number in t.server.mailbox.confirmed)
    assert list(t.inbox.kept) == [str(number)]
    assert json.loads(t.inbox.kept[str(number)])["message"]["text"] == "/undo"
    t.desk.held["undo"].set()
    await until(lambda: not t.inbox.kept)
    assert t.inbox.events == [("record", str(number)), ("done", str(number))]


async def test_what_cannot_be_recorded_is_not_confirmed_and_comes_again(t, caplog):
    t.inbox.broken = 2
    number = t.people.say(ANN, "/undo")
    await until(lambda: t.desk.finished)
    await until(lambda: number in t.server.mailbox.confirmed)
    assert asked(t) == [("undo", (), "")]
    assert "updates were not recorded" in caplog.text


async def test_a_full_disk_is_not_the_platforms_to_complain_about(t, caplog):
    t.inbox.trouble, t.inbox.broken = Unwell(Trouble.FULL), 5
    number = t.people.say(ANN, "/undo")
    await until(lambda: t.desk.finished)
    await until(lambda: number in t.server.mailbox.confirmed)
    assert asked(t) == [("undo", (), "")]
    assert caplog.text == ""


async def test_what_cannot_be_noted_now_stands_in_the_inbox_until_it_can(stand, caplog):
    stand.desk.replies["undo"] = Answer()
    async with stand.running():
        stand.inbox.unsettled = True
        stand.people.say(ANN, "/undo")
        await until(lambda: stand.desk.finished)
        await asyncio.sleep(0)
    assert stand.inbox.kept
    stand.inbox.unsettled = False
    async with stand.running():
        await until(lambda: not stand.inbox.kept)
    assert [command.verb for command in stand.desk.finished] == ["undo", "undo"]
    assert len({command.receipt for command in stand.desk.finished}) == 1
    assert caplog.text == ""


async def test_what_has_become_of_a_chat_is_noted_as_soon_as_it_can_be(t, caplog):
    t.desk.unwell = 2
    t.people.kick(ANN, CLUB)
    await until(lambda: t.desk.told)
    await until(lambda: not t.inbox.kept)
    assert t.desk.told == [("left", str(CLUB))]
    assert caplog.text == ""


async def test_an_update_that_cannot_be_read_back_keeps_nothing_from_starting(stand, caplog):
    stand.inbox.kept["7"] = "{"
    async with stand.running():
        stand.people.say(ANN, "/undo")
        await until(lambda: stand.desk.finished)
        await until(lambda: not stand.inbox.kept)
    assert caplog.text.count("update 7 cannot be read back") == 1


async def test_a_start_waits_until_the_inbox_can_be_read(stand, caplog):
    stand.inbox.unread = 3
    async with stand.running():
        stand.people.say(ANN, "/undo")
        await until(lambda: stand.desk.finished)
    assert caplog.text == ""


async def test_a_stop_between_recording_and_handling_loses_nothing(stand):
    stand.desk.held["undo"] = asyncio.Event()
    async with stand.running():
        stand.people.say(ANN, "/undo")
        stand.people.say(BOB, "/undo")
        await until(lambda: len(stand.desk.commands) == 2)
    assert not stand.desk.finished
    assert len(stand.inbox.kept) == 2
    del stand.desk.held["undo"]
    async with stand.running():
        await until(lambda: not stand.inbox.kept)
    assert [command.person.name for command in stand.desk.finished] == ["Ann", "Bob"]


async def test_a_kill_between_recording_and_confirming_handles_it_once(stand):
    number = stand.people.say(ANN, "/undo")
    (update,) = stand.server.mailbox.waiting
    stand.inbox.kept[str(number)] = json.dumps(update)
    async with stand.running():
        await until(lambda: number in stand.server.mailbox.confirmed)
        await until(lambda: not stand.inbox.kept)
        assert asked(stand) == [("undo", (), "")]


async def test_what_was_left_is_handled_before_what_came_meanwhile(stand):
    first = stand.people.say(ANN, "/undo")
    stand.inbox.kept[str(first)] = json.dumps(stand.server.mailbox.waiting.pop())
    stand.people.say(ANN, "/hand")
    async with stand.running():
        await until(lambda: len(stand.desk.finished) == 2)
    assert [verb for verb, _, _ in asked(stand)] == ["undo", "hand"]


async def test_a_clean_stop_confirms_what_was_taken(stand):
    async with stand.running():
        numbers = [stand.people.say(ANN, "/undo") for _ in range(3)]
        await until(lambda: len(stand.desk.finished) == 3)
    assert stand.server.mailbox.confirmed == numbers


async def test_the_receipt_is_the_number_of_the_update(t):
    numbers = [t.people.say(ANN, "/undo") for _ in range(2)]
    await until(lambda: len(t.desk.finished) == 2)
    assert [command.receipt for command in t.desk.finished] == [str(n) for n in numbers]


async def test_an_update_delivered_twice_is_handled_once(t):
    t.people.say(ANN, "/undo")
    await until(lambda: t.desk.finished)
    update = json.loads(json.dumps({"update_id": int(t.desk.finished[0].receipt)}))
    message = next(iter(t.server.town.messages.values()))
    t.server.mailbox.waiting.append({**update, "message": message})
    t.people.say(BOB, "/help")
    await until(lambda: len(t.desk.finished) == 2)
    assert [verb for verb, _, _ in asked(t)] == ["undo", "help"]


async def test_one_person_is_answered_in_order_and_others_need_not_wait(t):
    t.desk.held["undo"] = asyncio.Event()
    t.people.say(ANN, "/undo", CLUB)
    t.people.say(ANN, "/hand", CLUB)
    t.people.say(BOB, "/help", CLUB)
    t.people.say(ANN, "/tables")
    await until(lambda: len(t.desk.finished) == 2)
    assert {verb for verb, _, _ in asked(t)} == {"help", "tables"}
    t.desk.held["undo"].set()
    await until(lambda: len(t.desk.finished) == 4)
    assert [verb for verb, _, _ in asked(t)][2:] == ["undo", "hand"]


async def test_an_update_nobody_can_read_stands_in_nobodys_way(t, caplog):
    t.server.mailbox.put(message={"message_id": 1, "chat": "nonsense"})
    t.server.mailbox.put(callback_query={"id": "q"})
    t.server.mailbox.put(something_new={"x": 1})
    t.people.say(ANN, "/undo")
    await until(lambda: t.desk.finished)
    await until(lambda: not t.inbox.kept)
    assert asked(t) == [("undo", (), "")]
    broken = [each for each in caplog.records if each.levelno >= logging.WARNING]
    assert len(broken) == 2
    assert "Traceback" not in caplog.text


async def test_a_crowd_is_taken_in_as_there_is_room(t):
    for n in range(250):
        t.people.say((ANN, BOB)[n % 2], f"/move {n}", CLUB)
    await until(lambda: len(t.desk.finished) == 250)
    for who in ("Ann", "Bob"):
        words = [int(c.words[0]) for c in t.desk.finished if c.person.name == who]
        assert words == sorted(words)
    await until(lambda: not t.inbox.kept)


async def test_who_asks_faster_than_can_be_answered_keeps_nobody_else_waiting(t):
    t.desk.held["undo"] = asyncio.Event()
    for _ in range(CROWD + LANE):
        t.people.say(ANN, "/undo")
    t.people.say(BOB, "/help")
    await until(lambda: t.desk.finished)
    assert asked(t) == [("help", (), "")]
    t.desk.held["undo"].set()
    await until(lambda: not t.inbox.kept)
    assert len(asked(t)) == 1 + LANE


async def test_a_desk_that_fails_is_not_asked_again_after_every_start(stand, caplog):
    stand.desk.replies["undo"] = RuntimeError("the script says so")
    async with stand.running():
        stand.people.say(ANN, "/undo")
        assert await stand.people.posted(ANN, "Something went wrong")
        await until(lambda: not stand.inbox.kept)
    assert "was not carried out" in caplog.text
    async with stand.running():
        assert len(stand.desk.finished) == 1


async def test_an_empty_answer_in_private_is_no_message(t):
    t.desk.replies["undo"] = Answer()
    t.people.say(ANN, "/undo")
    await until(lambda: t.inbox.events and not t.inbox.kept)
    assert not t.server.town.of(ANN)
