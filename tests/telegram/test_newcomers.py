"""The first minute on Telegram: greetings, invitations, links that do what was asked before."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from urllib.parse import parse_qs, urlsplit

import pytest

from bot.contract import Answer, Button, Invitation, Person, Post, Venue
from bot.platforms.telegram.links import HELLO
from tests.telegram import conftest
from tests.telegram.conftest import ANN, CID, CLUB
from tests.telegram.people import until
from tests.telegram.town import BOT, Json, words

GREETING = Post("greeting", "Hello!\nPress a game.", rows=((Button("Boooop.", "-.-.new.boop"),),))
CODE = "abcdefghjk"
INVITATION = Post(
    "invite.t1",
    "Send this: /join abcdefghjk",
    invitation=Invitation(CODE, "Come!", "Friends", "Group"),
)
ANYBODY = {"id": 1087968824, "is_bot": True, "first_name": "Group", "username": "GroupAnonymousBot"}


def keys(message) -> list[Json]:
    return [key for row in message["reply_markup"]["inline_keyboard"] for key in row]


async def unnamed(t, text: str) -> Json:
    """An administrator who writes in the group's name; what the bot says to that."""
    club = t.server.town.chats[CLUB]
    message = t.server.town.add(club, ANYBODY, text=text, sender_chat=club.json())
    t.server.mailbox.put(message=message)
    asked: Json = await t.people.posted(CLUB, "cannot tell who you are")
    return asked


async def test_a_group_that_lets_the_bot_in_is_greeted_with_buttons(t):
    t.desk.greetings[str(CLUB)] = GREETING
    t.people.bring(CID, CLUB)
    message = await t.people.posted(CLUB, "Hello!")
    assert [key["text"] for key in keys(message)] == ["Boooop."]
    assert ("greeting", str(CLUB), "hu") in t.desk.told


async def test_a_change_of_rights_is_no_reason_to_greet(t):
    t.people.let_in(ANN, CLUB)
    await until(lambda: ("returned", str(CLUB)) in t.desk.told)
    assert not [each for each in t.desk.told if each[0] == "greeting"]


async def test_a_link_brings_a_table_to_the_group_that_was_chosen(t):
    t.people.bring(ANN, CLUB, f"join_{CODE}")
    await until(lambda: t.desk.finished)
    assert conftest.asked(t) == [("join", (), CODE)]
    assert t.desk.finished[0].venue.id == str(CLUB)


@pytest.mark.parametrize("inline", [True, False])
async def test_an_invitation_is_sent_to_friends_or_taken_to_a_group_by_a_press(
    t, inline, monkeypatch
):
    changed = replace_bot(t, supports_inline_queries=inline)
    monkeypatch.setattr(t.platform._wire.bot, "_bot_user", changed)
    await t.platform.whisper(Person("telegram", str(ANN), "Ann"), INVITATION)
    friends, group = keys(t.server.town.of(ANN)[-1])
    assert group["url"] == f"https://t.me/purrlor_bot?startgroup=join_{CODE}"
    if inline:
        assert friends["switch_inline_query"] == f"join_{CODE}"
        return
    query = parse_qs(urlsplit(friends["url"]).query)
    assert query == {"url": [f"https://t.me/purrlor_bot?start=join_{CODE}"], "text": ["Come!"]}


def replace_bot(t, **changed):
    """The bot as the server knows it, but for this."""
    user = t.platform._wire.bot.bot
    return type(user).de_json({**BOT, **changed}, t.platform._wire.bot)


async def test_what_a_friend_is_sent_leads_to_the_table(t):
    ann = t.server.town.people[ANN]
    query = {"id": "i1", "from": ann, "query": f"join_{CODE}", "offset": ""}
    t.server.mailbox.put(inline_query=query)
    await until(lambda: "i1" in t.server.town.offered)
    (article,) = t.server.town.offered["i1"]
    ((key,),) = article["reply_markup"]["inline_keyboard"]
    assert key["url"] == f"https://t.me/purrlor_bot?start=join_{CODE}"


@pytest.mark.parametrize("typed", ["", "join_", "hello", "join_a b"])
async def test_whatever_else_is_typed_after_the_name_offers_nothing(t, typed):
    query = {"id": "i1", "from": t.server.town.people[ANN], "query": typed, "offset": ""}
    t.server.mailbox.put(inline_query=query)
    await until(lambda: "i1" in t.server.town.offered)
    assert t.server.town.offered["i1"] == []


async def test_the_link_in_a_hint_does_what_was_asked_with_its_words(t):
    t.desk.replies["rules"] = Answer(post=Post("rules.boop", "The rules", rows=GREETING.rows))
    t.people.say(CID, "/rules boop", CLUB)
    hint = await t.people.posted(CLUB, "Cid")
    t.people.follow(CID, keys(hint)[0]["url"])
    await t.people.posted(CID, "The rules")
    assert conftest.asked(t)[-1] == ("rules", ("boop",), "")


async def test_an_answer_that_could_not_be_given_comes_with_the_first_hello(t):
    t.desk.replies["play"] = Answer(post=Post("games", "Which game?", rows=GREETING.rows))
    t.people.say(CID, "/play", CLUB)
    hint = await t.people.posted(CLUB, "Cid")
    t.people.follow(CID, keys(hint)[0]["url"])
    message = await t.people.posted(CID, "Which game?")
    assert words(message).startswith("Rendben, most már írhatok neked")
    assert [verb for verb, *_ in conftest.asked(t)] == ["play"], "it is not done twice"


async def test_who_asks_again_before_that_is_seen_and_gets_all_of_it(t):
    t.desk.replies["play"] = Answer(post=Post("games", "Which game?"))
    t.desk.replies["calls"] = Answer(post=Post("calls", "How shall I call you?"))
    t.people.say(CID, "/play", CLUB)
    hint = await t.people.posted(CLUB, "Cid")
    t.people.say(CID, "/calls", CLUB)
    await until(lambda: [m for m in t.server.town.messages.values() if m.get("reactions")])
    t.people.follow(CID, keys(hint)[0]["url"])
    await t.people.posted(CID, "Which game?")
    await t.people.posted(CID, "How shall I call you?")


async def is_owed_a_pad(t) -> Json:
    """Somebody cannot be written to, and a table would show them what they can do."""
    t.desk.replies["m"] = Answer(post=Post("pad.t1", "Where?", panel="t1"))
    t.desk.replies["play"] = Answer(post=Post("games", "Which game?"))
    t.people.say(CID, "/m a1", CLUB)
    hint: Json = await t.people.posted(CLUB, "Cid")
    t.people.say(CID, "/play", CLUB)
    await until(lambda: [m for m in t.server.town.messages.values() if m.get("reactions")])
    return hint


async def opens(t, hint: Json) -> str:
    """What somebody then has before them in private."""
    t.people.follow(CID, keys(hint)[0]["url"])
    await t.people.posted(CID, "Which game?")
    await t.people.posted(CID, "the last")
    return "\n".join(words(each) for each in t.server.town.of(CID))


@pytest.mark.parametrize("way", ["by a line", "by a press", "by others"])
async def test_of_a_turn_that_is_over_nothing_is_owed_any_more(t, way):
    hint = await is_owed_a_pad(t)
    t.desk.replies |= {"undo": Answer(closes="t1"), "end": Answer("This was the last.")}
    if way == "by a line":
        t.people.say(CID, "/undo", CLUB)
    elif way == "by a press":
        board = Post("t1.1", "Boooop.", rows=((Button("Undo", "t1.1.undo."),),))
        number = await t.platform.post(Venue("telegram", str(CLUB)), board)
        await t.people.pressed(CID, t.server.town.messages[CLUB, int(number)], "Undo")
    else:
        await t.platform.put_away(Person("telegram", str(CID), "Cid"), "t1")
    t.people.say(CID, "/end", CLUB)
    await until(lambda: "end" in [each.verb for each in t.desk.finished])
    assert "Where?" not in await opens(t, hint)


async def test_what_is_owed_goes_again_where_its_turn_ends_on_its_way(t, monkeypatch):
    await is_owed_a_pad(t)
    t.desk.replies["undo"] = Answer("Taken back.", closes="t1")
    call, sent, door = t.server.methods.call, asyncio.Event(), asyncio.Event()

    async def held_up(method: str, asked: Json) -> object:
        if method == "sendMessage" and "Where?" in str(asked):
            sent.set()
            await door.wait()
        return await call(method, asked)

    monkeypatch.setattr(t.server.methods, "call", held_up)
    t.people.say(CID, f"/start {HELLO}")
    await sent.wait()
    t.people.say(CID, "/undo", CLUB)
    await t.people.posted(CID, "Taken back.")
    door.set()
    await until(lambda: t.server.of("deleteMessage"))
    assert "Where?" not in "".join(words(each) for each in t.server.town.of(CID))


async def test_of_the_panels_of_a_table_the_newest_alone_is_owed(t):
    hint = await is_owed_a_pad(t)
    t.desk.replies["map"] = Answer(post=Post("map.t1", "All of it, the last.", panel="t1"))
    t.people.say(CID, "/map", CLUB)
    await until(lambda: "map" in [each.verb for each in t.desk.finished])
    await opens(t, hint)
    sent = [each for each in t.server.of("sendMessage") if not each.refused]
    assert not [each for each in sent if "Where?" in str(each.asked)]


async def test_who_writes_without_a_name_is_asked_who_they_are_and_a_press_does_it(t):
    message = await unnamed(t, "/play boop")
    assert [key["text"] for key in keys(message)] == ["/play boop"]
    await t.people.pressed(ANN, message, "/play boop")
    (command,) = t.desk.finished
    assert (command.verb, command.words, command.person.id) == ("play", ("boop",), str(ANN))


async def test_talk_without_a_name_is_left_alone(t):
    club = t.server.town.chats[CLUB]
    for text in ("hello", "/other@another_bot"):
        message = t.server.town.add(club, ANYBODY, text=text, sender_chat=club.json())
        t.server.mailbox.put(message=message)
    t.people.say(ANN, "/help", CLUB)
    await until(lambda: t.desk.finished)
    assert not [m for m in t.server.town.of(CLUB) if "cannot tell" in words(m)]


async def test_a_command_in_a_channel_is_answered_there(t):
    number = t.server.town.group(-1009, "News")
    channel = t.server.town.chats[number]
    post = t.server.town.add(channel, ANYBODY, text="/play boop", sender_chat=channel.json())
    t.server.mailbox.put(channel_post={k: v for k, v in post.items() if k != "from"})
    assert await t.people.posted(number, "cannot tell who you are")


async def test_a_reply_to_a_board_may_be_mere_talk(t):
    board = replace(GREETING, rows=((Button("Move", "t1.1.move."),),))
    await t.platform.post(Venue("telegram", str(CLUB)), board)
    t.people.say(ANN, "good luck!", CLUB, reply=t.server.town.of(CLUB)[-1])
    await until(lambda: t.desk.finished)
    (command,) = t.desk.finished
    assert command.talk
    assert command.table == "t1"
