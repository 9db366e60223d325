"""What people type, press and follow becomes the command they meant."""

from __future__ import annotations

import pytest

from bot.contract import Answer, Button, Mark, Post, Venue, button_data
from tests.telegram.conftest import ANN, BOB, CID, CLUB, FORUM, asked
from tests.telegram.people import until
from tests.telegram.town import words

BOARD = Post(
    "t1.1",
    "Boooop. · table t1",
    rows=(
        (Button("Rules", "-.-.rules."), Button("Move", button_data("t1", Mark.read("1"), "move"))),
    ),
)


async def board(t, chat: int = CLUB):
    await t.platform.post(Venue("telegram", str(chat)), BOARD)
    return t.server.town.of(chat)[-1]


@pytest.mark.parametrize(
    ("text", "command"),
    [
        pytest.param("/new boop computer", ("new", ("boop", "computer"), ""), id="verb and words"),
        pytest.param("/hand@purrlor_bot", ("hand", (), ""), id="addressed to this bot"),
        pytest.param("/M  c4", ("m", ("c4",), ""), id="capitals and gaps"),
        pytest.param("/jatek boop", ("play", ("boop",), ""), id="a command's Hungarian name"),
        pytest.param("/leul", ("join", (), ""), id="another Hungarian name"),
        pytest.param("/start", ("start", (), ""), id="dealing, which in groups is a command"),
        pytest.param("/new boop\nfast", ("new", ("boop", "fast"), ""), id="over two lines"),
    ],
)
async def test_a_line_in_a_group_is_a_command_that_others_read(t, text, command):
    t.people.say(ANN, text, CLUB)
    await until(lambda: t.desk.finished)
    assert asked(t) == [command]
    assert t.desk.finished[0].venue == Venue("telegram", str(CLUB))
    assert not t.desk.finished[0].unseen


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("hello everybody", id="talk"),
        pytest.param("/hand@other_bot", id="a command for another bot"),
        pytest.param("/", id="a bare slash"),
    ],
)
async def test_mere_talk_in_a_group_is_left_alone(t, text):
    t.people.say(ANN, text, CLUB)
    number = t.people.say(ANN, "/help", CLUB)
    await until(lambda: t.desk.finished)
    assert asked(t) == [("help", (), "")]
    assert t.desk.finished[0].receipt == str(number)


async def test_a_person_comes_with_name_and_language(t):
    t.people.say(CID, "/help")
    await until(lambda: t.desk.finished)
    person, venue = t.desk.finished[0].person, t.desk.finished[0].venue
    assert (person.key, person.name, person.language) == ("telegram:13", "Cid", "hu")
    assert venue == Venue("telegram", "13", private=True)
    assert t.desk.finished[0].unseen


async def test_plain_text_in_private_is_a_move(t):
    t.people.say(ANN, "kitten c4")
    await until(lambda: t.desk.finished)
    assert asked(t) == [("move", ("kitten", "c4"), "")]


async def test_a_reply_to_a_board_is_a_move_at_its_table(t):
    message = await board(t)
    t.people.say(ANN, "c4", CLUB, reply=message)
    await until(lambda: t.desk.finished)
    assert asked(t) == [("move", ("c4",), "t1")]


async def test_a_command_in_reply_to_a_board_is_about_its_table(t):
    message = await board(t)
    t.people.say(ANN, "/undo", CLUB, reply=message)
    await until(lambda: t.desk.finished)
    assert asked(t) == [("undo", (), "t1")]


async def test_talk_in_reply_to_a_board_without_buttons_is_left_alone(t):
    message = await board(t)
    del message["reply_markup"]
    t.people.say(ANN, "what a game", CLUB, reply=message)
    t.people.say(ANN, "/help", CLUB, reply=message)
    await until(lambda: t.desk.finished)
    assert asked(t) == [("help", (), "")]


async def test_a_press_carries_what_its_button_carries(t):
    message = await board(t)
    await t.people.pressed(BOB, message, "Move")
    (command,) = t.desk.finished
    assert (command.table, command.mark, command.verb, command.words) == (
        "t1",
        Mark.read("1"),
        "move",
        (),
    )
    assert command.unseen
    assert command.venue == Venue("telegram", str(CLUB))


async def test_a_strange_button_stops_turning(t):
    message = await board(t)
    query = t.people.press_data(ANN, message, "something else")
    assert await t.people.answer(query) == {"callback_query_id": query}
    assert not t.desk.commands


async def test_a_press_on_a_message_too_old_to_be_described_still_counts(t):
    message = await board(t)
    old = {"chat": message["chat"], "message_id": message["message_id"], "date": 0}
    await t.people.answer(t.people.press_data(ANN, old, "t1.1.move."))
    assert asked(t) == [("move", (), "t1")]


async def test_other_bots_have_no_seat(t):
    t.server.town.people[99] = {"id": 99, "is_bot": True, "first_name": "Another"}
    t.people.say(99, "/join", CLUB)
    t.people.say(ANN, "/help", CLUB)
    await until(lambda: t.desk.finished)
    assert [command.person.id for command in t.desk.finished] == [str(ANN)]


async def test_a_topic_is_a_venue_and_general_is_the_group_itself(t):
    town = t.server.town
    town.chats[FORUM].topics.add(77)
    t.people.say(ANN, "/new boop", FORUM, topic=77)
    t.people.say(ANN, "/new boop", FORUM)
    await until(lambda: len(t.desk.finished) == 2)
    assert [command.venue.id for command in t.desk.finished] == [f"{FORUM}/77", str(FORUM)]


async def test_a_thread_of_replies_in_an_ordinary_group_is_no_topic(t):
    message = t.server.town.add(
        t.server.town.chats[CLUB], t.server.town.people[ANN], text="/help", message_thread_id=5
    )
    t.server.mailbox.put(message=message)
    await until(lambda: t.desk.finished)
    assert t.desk.finished[0].venue.id == str(CLUB)


@pytest.mark.parametrize(
    ("payload", "command"),
    [
        pytest.param("/start move_t1", ("move", (), "t1"), id="the pad of a table"),
        pytest.param("/start hand_t1", ("hand", (), "t1"), id="the hand"),
        pytest.param("/start join_t1", ("join", (), "t1"), id="a seat"),
        pytest.param("/start tables", ("tables", (), ""), id="no table needed"),
        pytest.param("/start", ("welcome", (), ""), id="nothing"),
        pytest.param("/start resign_t1", ("welcome", (), ""), id="nothing that cannot be undone"),
    ],
)
async def test_a_deep_link_asks_in_private_for_what_led_there(t, payload, command):
    t.people.say(CID, payload)
    await until(lambda: t.desk.finished)
    assert asked(t) == [command]
    assert ("reached", str(CID), True) in t.desk.told


async def test_saying_hello_is_answered_without_the_desk(t):
    t.people.say(CID, "/start hello")
    message = await t.people.posted(CID, "Rendben, most már írhatok neked")
    assert message["text"]
    assert not t.desk.commands


async def test_who_is_known_already_is_not_greeted_by_every_link(t):
    bare = "You are not sitting at any table."
    t.desk.replies["tables"] = Answer(bare)
    t.people.say(CID, "/start tables")
    await until(lambda: t.server.town.of(CID))
    assert words(t.server.town.of(CID)[-1]).startswith("Rendben, most már írhatok neked")
    t.people.say(CID, "/start tables")
    await until(lambda: words(t.server.town.of(CID)[-1]) == bare)
