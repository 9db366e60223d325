"""Messages one person sees in a group: used where they work, and never a way to a public one."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.contract import Answer, Person, Venue
from tests.telegram.conftest import ANN, CID, CLUB, FORUM
from tests.telegram.people import until
from tests.telegram.test_answers import BOARD, HAND, PAD, PREVIEW, SECRET, public
from tests.telegram.town import words


@pytest.fixture
async def message(t):
    t.server.town.chats[CLUB].ephemeral = True
    t.desk.replies |= {"hand": Answer(post=HAND), "move": Answer(post=PAD)}
    number = await t.platform.post(Venue("telegram", str(CLUB)), BOARD)
    return t.server.town.messages[CLUB, int(number)]


async def pressed(t, who, shown, label):
    """Somebody presses, and what that brings is there."""
    answer = await t.people.pressed(who, shown, label)
    await until(lambda: not t.inbox.kept and not t.server.mailbox.waiting)
    return answer


def secrets(t):
    return list(t.server.town.secret.values())


async def test_the_hand_is_shown_in_the_group_to_its_owner_alone(t, message):
    await pressed(t, CID, message, "hand")
    (shown,) = secrets(t)
    assert SECRET in words(shown)
    assert shown["receiver"] == CID
    assert not t.server.town.of(CID)


async def test_the_first_of_a_server_is_a_placeholder_until_it_was_called_ephemeral(t, message):
    for _ in range(2):
        await pressed(t, CID, message, "hand")
    sent = [call.asked["text"] for call in t.server.of("sendMessage")]
    assert sent == ["Egy pillanat…", HAND.text]


async def test_every_group_has_to_prove_itself(t, message):
    await pressed(t, CID, message, "hand")
    t.server.town.knows_ephemeral = False
    number = await t.platform.post(Venue("telegram", str(FORUM)), BOARD)
    await pressed(t, ANN, t.server.town.messages[FORUM, int(number)], "hand")
    sent = [call.asked for call in t.server.calls if call.asked.get("chat_id") == str(FORUM)]
    assert [each["text"] for each in sent if "text" in each] == ["One moment…"]
    assert SECRET in words(t.server.town.of(ANN)[-1])


async def test_a_pad_nobody_else_sees_turns_in_its_place(t, message):
    await pressed(t, CID, message, "move")
    t.desk.replies["pad"] = Answer(post=PREVIEW)
    await pressed(t, CID, secrets(t)[0], "c4")
    (shown,) = secrets(t)
    assert words(shown) == "To c4?"
    assert shown["photo"]


async def test_what_is_done_in_private_puts_away_what_stands_in_the_group(t, message):
    t.desk.replies |= {"move": Answer(post=replace(PAD, panel="t1")), "undo": Answer(closes="t1")}
    await pressed(t, ANN, message, "move")
    assert len(secrets(t)) == 1
    number = await t.platform.whisper(Person("telegram", str(ANN), "Ann"), BOARD)
    await pressed(t, ANN, t.server.town.messages[ANN, int(number)], "undo")
    assert secrets(t) == []


async def test_a_picture_makes_way_for_text_in_a_new_message(t, message):
    t.desk.replies |= {"move": Answer(post=PREVIEW), "pad": Answer(post=PAD)}
    await pressed(t, CID, message, "move")
    await pressed(t, CID, secrets(t)[0], "Back")
    assert [words(shown) for shown in secrets(t)] == ["To c4?", "Where?"]


async def test_a_server_that_does_not_know_them_is_shown_no_secret(t, message):
    t.server.town.knows_ephemeral = False
    for _ in range(2):
        answer = await pressed(t, CID, message, "hand")
        assert answer["text"] == HAND.brief
    assert SECRET not in public(t)
    assert [words(each) for each in t.server.town.of(CLUB)] == ["Boooop."], "nothing stays behind"
    asked = [c for c in t.server.calls if "ephemeral_message_parameters" in c.asked]
    assert asked == [], "it was asked otherwise"


async def test_a_group_that_refuses_them_is_remembered(t, message):
    t.server.town.chats[CLUB].ephemeral = False
    for _ in range(3):
        await pressed(t, ANN, message, "hand")
    asked = [c for c in t.server.calls if "ephemeral_message_parameters" in c.asked]
    assert len(asked) == 1
    assert SECRET in words(t.server.town.of(ANN)[-1])


async def test_a_broken_connection_is_no_reason_to_give_them_up(t, message):
    t.server.cut("sendMessage")
    await pressed(t, ANN, message, "hand")
    assert SECRET in words(t.server.town.of(ANN)[-1])
    await pressed(t, ANN, message, "hand")
    assert SECRET in words(secrets(t)[-1])


async def test_they_can_be_turned_off(stand):
    async with stand.running(ephemeral=False):
        stand.server.town.chats[CLUB].ephemeral = True
        stand.desk.replies["hand"] = Answer(post=HAND)
        await stand.platform.post(Venue("telegram", str(CLUB)), BOARD)
        await stand.people.pressed(ANN, stand.server.town.of(CLUB)[0], "hand")
        assert not secrets(stand)
        assert SECRET in words(stand.server.town.of(ANN)[-1])


async def test_a_press_that_waited_through_a_restart_takes_the_private_way(stand):
    stand.server.town.chats[CLUB].ephemeral = True
    stand.desk.replies["hand"] = Answer(post=HAND)
    async with stand.running() as platform:
        await platform.post(Venue("telegram", str(CLUB)), BOARD)
    stand.people.press(ANN, stand.server.town.of(CLUB)[0], "hand")
    (update,) = stand.server.mailbox.waiting
    stand.inbox.kept[str(update["update_id"])] = json.dumps(update)
    async with stand.running():
        await until(lambda: stand.server.town.of(ANN))
    assert not secrets(stand)
