"""Sitting down proves that hands can be sent; coming and going of people and groups is told."""

from __future__ import annotations

import pytest

from bot.contract import Answer, Button, Mark, Person, Post, Venue, button_data
from tests.telegram.conftest import ANN, CID, CLUB, asked
from tests.telegram.people import until
from tests.telegram.town import words

LOBBY = Post(
    "t1.1",
    "A new table",
    rows=(
        (
            Button("Join", button_data("t1", Mark.read("1"), "join")),
            Button("Again", button_data("t1", Mark.read("1"), "rematch")),
        ),
    ),
)


async def lobby(t):
    await t.platform.post(Venue("telegram", str(CLUB)), LOBBY)
    return t.server.town.of(CLUB)[0]


async def test_who_can_be_written_to_sits_down_at_once(t):
    t.desk.replies["join"] = Answer("You have a seat.")
    answer = await t.people.pressed(ANN, await lobby(t), "Join")
    assert answer["text"] == "You have a seat."
    assert asked(t) == [("join", (), "t1")]
    assert not t.server.town.of(ANN), "finding out shows nothing"
    assert ("reached", str(ANN), True) in t.desk.told


async def test_who_cannot_opens_the_private_chat_and_sits_down_there(t):
    t.desk.replies["join"] = Answer("You have a seat.")
    answer = await t.people.pressed(CID, await lobby(t), "Join")
    assert answer["url"] == "https://t.me/purrlor_bot?start=join_t1"
    assert not t.desk.commands
    t.people.follow(CID, answer["url"])
    assert await t.people.posted(CID, "You have a seat.")
    assert asked(t) == [("join", (), "t1")]
    assert t.desk.told == [("reached", str(CID), False), ("reached", str(CID), True)]


async def test_a_doubt_keeps_nobody_from_sitting_down(t):
    t.server.fail("sendChatAction", 429, "Too Many Requests", retry_after=3)
    await t.people.pressed(CID, await lobby(t), "Join")
    assert asked(t) == [("join", (), "t1")]


@pytest.mark.parametrize("line", ["/new boop", "/join"])
async def test_who_sits_down_by_typing_is_shown_the_way_into_private(t, line):
    t.people.say(CID, line, CLUB)
    hint = await t.people.posted(CLUB, "Cid")
    url = hint["reply_markup"]["inline_keyboard"][0][0]["url"]
    assert url == "https://t.me/purrlor_bot?start=hello"
    assert len(t.desk.finished) == 1


async def test_who_presses_rematch_unreachable_is_led_into_private(t):
    answer = await t.people.pressed(CID, await lobby(t), "Again")
    assert answer["url"] == "https://t.me/purrlor_bot?start=hello"
    assert asked(t) == [("rematch", (), "t1")]


async def test_somebody_who_blocks_the_bot_is_noted_and_comes_back_by_writing(t):
    t.people.block(ANN)
    await until(lambda: ("reached", str(ANN), False) in t.desk.told)
    t.people.say(ANN, "/help")
    await until(lambda: ("reached", str(ANN), True) in t.desk.told)


async def test_a_group_that_throws_the_bot_out_is_left(t):
    t.people.kick(ANN, CLUB)
    await until(lambda: ("left", str(CLUB)) in t.desk.told)


async def test_the_desk_follows_a_group_that_moves(t):
    new = t.people.upgrade(CLUB, told=True)
    await until(lambda: ("moved", str(CLUB), str(new)) in t.desk.told)


async def test_the_new_group_tells_the_same(t):
    ann, club = t.server.town.people[ANN], t.server.town.chats[CLUB]
    message = t.server.town.add(club, ann, migrate_from_chat_id=-55)
    t.server.mailbox.put(message=message)
    await until(lambda: ("moved", "-55", str(CLUB)) in t.desk.told)


async def test_who_started_after_a_failed_hand_gets_the_next_one(t):
    cid = Person("telegram", str(CID), "Cid")
    t.people.say(CID, "/start")
    await until(lambda: t.desk.finished)
    await t.platform.whisper(cid, Post("hand.t1", "Two kittens"))
    assert words(t.server.town.of(CID)[-1]) == "Two kittens"


async def test_a_desk_that_cannot_note_it_carries_out_what_was_asked(t, monkeypatch, caplog):
    async def stumble(person, *, reachable):
        raise RuntimeError(f"{person.name}, {reachable}")

    monkeypatch.setattr(t.desk, "reached", stumble)
    t.people.say(ANN, "/undo")
    await until(lambda: t.desk.finished)
    assert asked(t) == [("undo", (), "")]
    assert "is not noted" in caplog.text


async def test_a_desk_that_fails_at_one_update_goes_on_with_the_next(t, monkeypatch, caplog):
    async def stumble(venue):
        raise RuntimeError(venue.id)

    monkeypatch.setattr(t.desk, "left", stumble)
    t.people.kick(ANN, CLUB)
    t.people.say(ANN, "/undo")
    await until(lambda: t.desk.finished)
    await until(lambda: not t.inbox.kept)
    assert "was not handled" in caplog.text
