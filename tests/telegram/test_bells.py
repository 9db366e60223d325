"""A press is answered within its moment, whatever the desk, the disk or the group is doing."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.contract import Answer, RetryLater, Urgency, Venue
from bot.platforms.telegram.posting.bells import MOMENT as MOMENT_LASTS
from bot.platforms.telegram.updates.polling import A_WHILE
from bot.platforms.telegram.wire import CONNECTIONS
from tests.telegram.conftest import ANN, BOB, CID, CLUB
from tests.telegram.people import until
from tests.telegram.test_answers import BOARD, HAND, PAD, SECRET, board, public
from tests.telegram.town import words

MOMENT = "One moment, I am on it."
NOT_YOURS = "It is not your turn."


def answers(t) -> list[str]:
    """The words of every answer to a press that Telegram was given."""
    return [call.asked.get("text", "") for call in t.server.of("answerCallbackQuery")]


async def done(t) -> None:
    await until(lambda: not t.inbox.kept and not t.held_up)


@pytest.mark.parametrize("who", [ANN, CID], ids=["reachable", "not reachable"])
async def test_who_waits_for_the_desk_is_told_so_and_reads_the_refusal_afterwards(t, who):
    t.desk.replies["move"] = Answer(NOT_YOURS, refused=True)
    door = t.desk.held["move"] = asyncio.Event()
    query = t.people.press(who, await board(t), "move")
    await until(lambda: t.desk.commands)
    assert not answers(t)
    t.moment_over.set()
    answer = await t.people.answer(query)
    assert answer["text"].startswith({ANN: MOMENT, CID: "Egy pillanat, már intézem."}[who])
    assert "show_alert" not in answer
    door.set()
    await done(t)
    assert len(answers(t)) == 1
    if who == ANN:
        assert words(t.server.town.of(ANN)[-1]) == NOT_YOURS
    else:
        assert "Cid, van egy válaszom" in words(t.server.town.of(CLUB)[-1])
    assert NOT_YOURS not in public(t)


async def test_what_was_done_quietly_is_not_said_again(t):
    door = t.desk.held["undo"] = asyncio.Event()
    query = t.people.press(ANN, await board(t), "undo")
    t.moment_over.set()
    await t.people.answer(query)
    door.set()
    await done(t)
    assert len(answers(t)) == 1
    assert not t.server.town.of(ANN)


async def test_a_slow_disk_does_not_keep_a_press_waiting(t):
    door = t.inbox.door = asyncio.Event()
    t.desk.replies["move"] = Answer(NOT_YOURS, refused=True)
    query = t.people.press(ANN, await board(t), "move")
    t.moment_over.set()
    assert (await t.people.answer(query))["text"].startswith(MOMENT)
    assert not t.desk.commands, "nothing is done before it is kept"
    door.set()
    await t.people.posted(ANN, NOT_YOURS)


async def test_a_press_answered_in_time_is_told_nothing_else(t):
    t.desk.replies["move"] = Answer(NOT_YOURS, refused=True)
    answer = await t.people.pressed(ANN, await board(t), "move")
    assert answer["text"] == NOT_YOURS
    t.moment_over.set()
    await done(t)
    assert answers(t) == [NOT_YOURS]
    assert not t.server.town.of(ANN)


async def test_a_flooded_private_chat_delays_no_answer_and_no_later_press(stand):
    gate = asyncio.Event()

    async def pause(seconds: float) -> None:
        if seconds > 10:
            await gate.wait()
        else:
            await stand.pause(seconds)

    t = stand
    async with t.running(pause=pause, ephemeral=False):
        t.desk.replies |= {"hand": Answer(post=HAND), "undo": Answer("Taken back.")}
        message = await board(t)
        t.server.fail("sendMessage", 429, "Too Many Requests", retry_after=12)
        for _ in range(2):
            answer = await t.people.pressed(ANN, message, "hand")
            assert answer["text"] == "Please look into our private chat."
        assert (await t.people.pressed(ANN, message, "undo"))["text"] == "Taken back."
        assert not t.server.town.of(ANN)
        t.waited += 12
        gate.set()
        assert await t.people.posted(ANN, SECRET)
        await done(t)
        assert len(t.server.town.of(ANN)) == 1, "of one kind, the newest only"


async def test_a_group_that_hangs_delays_no_answer(t):
    t.server.town.chats[CLUB].ephemeral = True
    t.desk.replies["hand"] = Answer(post=HAND)
    number = await t.platform.post(Venue("telegram", str(CLUB)), BOARD)
    message = t.server.town.messages[CLUB, int(number)]
    door = t.server.hang("sendMessage")
    first = t.people.press(ANN, message, "hand")  # whether it works there is not known yet
    await until(lambda: t.server.of("sendMessage"))
    t.moment_over.set()
    assert (await t.people.answer(first))["text"].startswith(MOMENT)
    door.set()
    await done(t)
    t.moment_over.clear()
    door = t.server.hang("sendMessage")
    await t.people.pressed(BOB, message, "hand")
    assert len(t.server.town.secret) == 1
    door.set()
    await done(t)
    assert len(t.server.town.secret) == 2
    assert len(answers(t)) == 2


async def test_a_flood_is_no_reason_to_give_up_what_only_one_person_sees(t):
    t.server.town.chats[CLUB].ephemeral = True
    t.desk.replies["hand"] = Answer(post=HAND)
    message = await board(t)
    t.server.fail("sendMessage", 429, "Too Many Requests", retry_after=3)
    await t.people.pressed(ANN, message, "hand")
    await until(lambda: t.server.town.of(ANN))
    assert not t.server.town.secret
    t.clock.now += 3
    await t.people.pressed(ANN, message, "hand")
    await until(lambda: t.server.town.secret)


@pytest.mark.parametrize("trouble", ["500", "a flood", "a broken connection"])
async def test_an_answer_that_does_not_get_through_is_sent_once_more(t, trouble):
    t.desk.replies["move"] = Answer(NOT_YOURS, refused=True)
    message = await board(t)
    if trouble == "500":
        t.server.fail("answerCallbackQuery", 500, "Internal Server Error")
    elif trouble == "a flood":
        t.server.fail("answerCallbackQuery", 429, "Too Many Requests", retry_after=2)
    else:
        t.server.cut("answerCallbackQuery")
    before = t.ticks()
    assert (await t.people.pressed(ANN, message, "move"))["text"] == NOT_YOURS
    assert answers(t) == [NOT_YOURS] * 2
    assert t.ticks() - before >= (2 if trouble == "a flood" else 0.2)


async def test_who_is_led_to_the_private_chat_too_late_is_shown_the_way_in_the_group(t):
    door = t.desk.held["move"] = asyncio.Event()
    t.desk.replies["move"] = Answer(post=PAD)
    query = t.people.press(CID, await board(t), "move")
    t.moment_over.set()
    await t.people.answer(query)
    door.set()
    hint = await t.people.posted(CLUB, "Cid")
    url = hint["reply_markup"]["inline_keyboard"][0][0]["url"]
    assert url.endswith("?start=move_t1")
    assert "Where?" not in public(t)


async def test_a_board_of_a_running_table_does_not_wait_for_lobbies_in_its_group(t):
    venue = Venue("telegram", str(CLUB))
    opened = 0
    for n in range(30):
        try:
            await t.platform.post(venue, replace(BOARD, text=f"{n}", urgency=Urgency.LOBBY))
        except RetryLater:
            continue
        opened += 1
    assert 3 <= opened <= 10
    number = await t.platform.post(venue, replace(BOARD, urgency=Urgency.PLAY))
    await t.platform.edit(venue, number, replace(BOARD, text="next", urgency=Urgency.PLAY))
    assert len(t.server.of("sendPhoto")) == opened + 1


async def test_who_presses_while_the_press_before_waits_for_the_disk_is_told_so_too(t):
    message = await board(t)
    door = t.inbox.door = asyncio.Event()
    t.people.press(ANN, message, "undo")
    await until(lambda: t.platform._bells._waiting)
    second = t.people.press(BOB, message, "undo")
    t.moment_over.set()
    assert (await t.people.answer(second))["text"].startswith(MOMENT)
    assert not t.desk.commands, "nothing is done before it is kept"
    door.set()
    await until(lambda: len(t.desk.finished) == 2)
    await done(t)
    assert len(answers(t)) == 2, "each is answered once"


async def test_groups_that_hang_take_no_connection_from_an_acknowledgement(t):
    message = await board(t)
    doors = [t.server.hang("sendPhoto") for _ in range(CONNECTIONS)]
    for n in range(CONNECTIONS):
        t.server.town.group(-200_000 - n, f"Group {n}")
    posting = [
        asyncio.create_task(t.platform.post(Venue("telegram", str(-200_000 - n)), BOARD))
        for n in range(CONNECTIONS)
    ]
    await until(lambda: len(t.server.of("sendPhoto")) == 1 + CONNECTIONS)
    assert set(await t.people.pressed(ANN, message, "undo")) == {"callback_query_id"}
    for door in doors:
        door.set()
    await asyncio.gather(*posting)


async def test_a_flooded_group_delays_no_answer(t):
    t.desk.replies |= {"hand": Answer(post=HAND), "undo": Answer("Taken back.")}
    message = await board(t)
    t.server.fail("editMessageMedia", 429, "Too Many Requests", retry_after=40)
    with pytest.raises(RetryLater):
        await t.platform.edit(
            Venue("telegram", str(CLUB)), str(message["message_id"]), replace(BOARD, text="next")
        )
    before = t.ticks()
    assert (await t.people.pressed(BOB, message, "undo"))["text"] == "Taken back."
    assert (await t.people.pressed(ANN, message, "hand"))["text"].startswith("Please look")
    assert t.ticks() - before < 2


async def test_who_presses_again_while_the_answer_before_is_on_its_way_is_told_so(stand):
    t = stand
    async with t.running(ephemeral=False):
        t.desk.replies |= {"hand": Answer(post=HAND), "undo": Answer("Taken back.")}
        message = await board(t)
        await t.people.pressed(ANN, message, "hand")
        await done(t)
        door = t.server.hang("sendMessage")
        await t.people.pressed(ANN, message, "hand")
        again = t.people.press(ANN, message, "undo")
        t.moment_over.set()
        assert (await t.people.answer(again))["text"].startswith(MOMENT)
        door.set()
        await t.people.posted(ANN, "Taken back.")


def test_a_moment_is_over_long_before_two_seconds():
    assert MOMENT_LASTS + A_WHILE < 2
