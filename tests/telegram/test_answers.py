"""Answers reach the person who asked, by the first way that is open, and nobody else."""

from __future__ import annotations

import asyncio

import pytest

from bot.contract import Answer, Button, Mark, Post, Trouble, Unwell, Venue, button_data
from tests.telegram.conftest import ANN, BOB, CID, CLUB
from tests.telegram.people import until
from tests.telegram.pictures import picture
from tests.telegram.town import labels, words

SECRET = "the striped cat"  # noqa: S105 — a card, no password
HAND = Post("hand.t1", f"You hold {SECRET}.", brief=f"Hand: {SECRET}")
BACK = Button("Back", button_data("t1", Mark.read("~0"), "pad"))
PAD = Post(
    "pad.t1", "Where?", rows=((Button("c4", button_data("t1", Mark.read("~0"), "pad", ("c4",))),),)
)
PREVIEW = Post("pad.t1", "To c4?", picture(30), ((BACK,),))
DONE = Post("pad.t1", "Done. Now the others.")
BOARD = Post(
    "t1.1",
    "Boooop.",
    picture(1),
    (
        tuple(
            Button(v, button_data("t1", Mark.read("1"), v))
            for v in ("hand", "move", "join", "undo")
        ),
    ),
)


async def board(t, chat: int = CLUB):
    venue = Venue("telegram", str(chat), private=chat > 0)
    number = await t.platform.post(venue, BOARD)
    return t.server.town.messages[chat, int(number)]


def public(t) -> str:
    """Everything the group has ever been shown."""
    sent = [call for call in t.server.calls if str(call.asked.get("chat_id")) == str(CLUB)]
    return str([call.asked for call in sent if "ephemeral_message_id" not in call.asked])


HELP = Answer(post=Post("help", "Nobody needs help here."))


async def test_a_refusal_is_an_alert_for_its_presser_alone(t):
    t.desk.replies["move"] = Answer("It is not your turn.", refused=True)
    answer = await t.people.pressed(BOB, await board(t), "move")
    assert (answer["text"], answer["show_alert"]) == ("It is not your turn.", "true")
    assert "not your turn" not in public(t)


async def test_a_press_with_nothing_to_say_just_stops_turning(t):
    answer = await t.people.pressed(BOB, await board(t), "undo")
    assert set(answer) == {"callback_query_id"}


async def test_a_long_sentence_is_cut_to_what_an_alert_takes(t):
    t.desk.replies["move"] = Answer("No. " * 100)
    answer = await t.people.pressed(BOB, await board(t), "move")
    assert len(answer["text"]) <= 200
    assert answer["text"].endswith("…")


async def test_a_press_that_waited_too_long_is_carried_out_all_the_same(t):
    t.people.press(BOB, await board(t), "undo", old=True)
    await until(lambda: t.server.of("answerCallbackQuery"))
    assert [command.verb for command in t.desk.finished] == ["undo"]


async def test_a_desk_that_stumbles_says_so(t):
    t.desk.replies["undo"] = RuntimeError("the script says so")
    answer = await t.people.pressed(BOB, await board(t), "undo")
    assert answer["text"].startswith("Something went wrong on my side")


async def test_a_desk_that_cannot_keep_anything_says_why(t, caplog):
    t.desk.replies["undo"] = Unwell(Trouble.FULL)
    answer = await t.people.pressed(BOB, await board(t), "undo")
    assert "megtelt a lemez" in answer["text"] or "disk is full" in answer["text"]
    assert caplog.text == ""


async def test_the_hand_of_somebody_reachable_comes_in_private(t):
    t.desk.replies["hand"] = Answer(post=HAND)
    answer = await t.people.pressed(ANN, await board(t), "hand")
    assert answer["text"] == "Please look into our private chat."
    assert "show_alert" not in answer
    assert SECRET in words(t.server.town.of(ANN)[-1])
    assert SECRET not in public(t)


async def test_the_hand_of_somebody_unreachable_is_an_alert(t):
    t.desk.replies["hand"] = Answer(post=HAND)
    answer = await t.people.pressed(CID, await board(t), "hand")
    assert (answer["text"], answer["show_alert"]) == (f"Hand: {SECRET}", "true")
    assert ("reached", str(CID), False) in t.desk.told
    assert SECRET not in public(t)


async def test_who_is_known_to_be_unreachable_is_not_tried_again(t):
    t.desk.replies["hand"] = Answer(post=HAND)
    message = await board(t)
    for _ in range(3):
        await t.people.pressed(CID, message, "hand")
    assert [c.asked["chat_id"] for c in t.server.of("sendMessage")].count(str(CID)) == 1


async def test_a_pad_for_somebody_unreachable_opens_the_private_chat_and_waits_there(t):
    t.desk.replies["move"] = Answer(post=PAD)
    answer = await t.people.pressed(CID, await board(t), "move")
    assert answer["url"] == "https://t.me/purrlor_bot?start=move_t1"
    t.people.follow(CID, answer["url"])
    pad = await t.people.posted(CID, "Where?")
    assert labels(pad) == [["c4"]]
    assert words(pad).startswith("Rendben, most már írhatok neked")


async def test_the_way_to_ones_orders_asks_for_them_and_gives_none(t):
    t.desk.replies["order"] = Answer(post=Post("orders.t1", "You have left no order."))
    message = await board(t)
    answer = await t.people.answer(
        t.people.press_data(CID, message, button_data("t1", Mark.read("@3"), "order", ("bid", "6")))
    )
    assert answer["url"] == "https://t.me/purrlor_bot?start=order_t1"
    t.people.follow(CID, answer["url"])
    assert await t.people.posted(CID, "You have left no order.")
    assert [c.words for c in t.desk.finished if c.verb == "order"] == [("bid", "6"), ()]


async def test_a_pad_in_private_turns_as_its_presser_walks(t):
    t.desk.replies |= {"move": Answer(post=PAD), "pad": Answer(post=PREVIEW)}
    t.people.say(ANN, "/move")
    pad = await t.people.posted(ANN, "Where?")
    await t.people.pressed(ANN, pad, "c4")
    preview = await t.people.posted(ANN, "To c4?")
    assert preview["message_id"] == pad["message_id"]
    t.desk.replies["pad"] = Answer(post=PAD)
    await t.people.pressed(ANN, preview, "Back")
    again = await t.people.posted(ANN, "Where?")
    await until(lambda: t.server.of("deleteMessage"))
    assert "photo" not in again, "a picture of what was not chosen must not stay"
    assert [words(message) for message in t.server.town.of(ANN)] == ["Where?"]


async def test_a_closing_word_leaves_the_picture_of_what_was_done(t):
    t.desk.replies |= {"move": Answer(post=PREVIEW), "pad": Answer("Taken.", DONE)}
    t.people.say(ANN, "/move")
    preview = await t.people.posted(ANN, "To c4?")
    assert (await t.people.pressed(ANN, preview, "Back"))["text"] == "Taken."
    done = await t.people.posted(ANN, "Done.")
    assert done["message_id"] == preview["message_id"]
    assert done["photo"]
    assert labels(done) == []


async def test_a_board_in_private_is_not_turned_into_a_pad(t):
    t.desk.replies["move"] = Answer(post=PAD)
    message = await board(t, ANN)
    await t.people.pressed(ANN, message, "move")
    pad = await t.people.posted(ANN, "Where?")
    assert pad["message_id"] != message["message_id"]
    assert words(t.server.town.messages[ANN, message["message_id"]]) == "Boooop."


async def test_a_quick_move_refused_at_length_leaves_the_board_as_it_is(t):
    t.desk.replies["move"] = Answer(post=Post("refused", "Why not, at length."), refused=True)
    message = await board(t, ANN)
    t.people.press_data(ANN, message, button_data("t1", Mark.read("^3-0"), "move", ("pass",)))
    await t.people.posted(ANN, "Why not, at length.")
    assert words(t.server.town.messages[ANN, message["message_id"]]) == "Boooop."


@pytest.mark.parametrize("floods", [0, 1], ids=["at once", "once a flood is over"])
async def test_a_pad_that_was_deleted_comes_anew(t, floods):
    t.desk.replies |= {"move": Answer(post=PAD), "pad": Answer(post=PREVIEW)}
    t.people.say(ANN, "/move")
    pad = await t.people.posted(ANN, "Where?")
    del t.server.town.messages[ANN, pad["message_id"]]
    for method in ("editMessageMedia", "sendPhoto"):
        t.server.fail(method, 429, "Too Many Requests", times=floods, retry_after=2)
    await t.people.pressed(ANN, pad, "c4")
    assert await t.people.posted(ANN, "To c4?")
    assert len(t.server.of("editMessageMedia")) == 1 + floods, "what is gone is tried once"


async def test_a_double_press_on_a_pad_is_answered_twice_and_shown_once(t):
    t.desk.replies |= {"move": Answer(post=PAD), "pad": Answer(post=PREVIEW)}
    t.people.say(ANN, "/move")
    pad = await t.people.posted(ANN, "Where?")
    presses = [t.people.press(ANN, pad, "c4") for _ in range(2)]
    await asyncio.gather(*map(t.people.answer, presses))
    await until(lambda: len(t.server.of("editMessageMedia")) == 2)
    assert len(t.server.town.of(ANN)) == 1


@pytest.mark.parametrize(
    "fault",
    [
        pytest.param((429, "Too Many Requests", {"retry_after": 2}), id="a flood"),
        pytest.param((502, "Bad Gateway", {}), id="a server that is down"),
    ],
)
async def test_an_answer_survives_trouble_that_passes(t, fault):
    code, sentence, parameters = fault
    t.desk.replies["hand"] = Answer(post=HAND)
    t.server.fail("sendMessage", code, sentence, times=2, **parameters)
    t.people.say(ANN, "/hand")
    assert await t.people.posted(ANN, SECRET)


async def test_a_flood_that_lasts_leaves_the_other_ways(t):
    t.desk.replies["hand"] = Answer(post=HAND)
    t.server.fail("sendMessage", 429, "Too Many Requests", times=2, retry_after=600)
    answer = await t.people.pressed(ANN, await board(t), "hand")
    assert answer["text"] == f"Hand: {SECRET}"
    assert ("reached", str(ANN), False) not in t.desk.told


async def test_what_is_typed_in_a_group_is_answered_in_private(t):
    t.desk.replies |= {"hand": Answer("Look:", HAND), "m": Answer("I cannot read “x”.")}
    t.people.say(ANN, "/hand", CLUB)
    assert words(await t.people.posted(ANN, SECRET)) == f"Look:\n\nYou hold {SECRET}."
    t.people.say(ANN, "/m x", CLUB)
    assert await t.people.posted(ANN, "I cannot read “x”.")
    assert not t.server.town.of(CLUB)


async def test_who_cannot_be_answered_in_private_is_shown_the_way_there_and_nothing_else(t):
    t.desk.replies["hand"] = Answer(post=HAND)
    t.people.say(CID, "/hand", CLUB)
    hint = await t.people.posted(CLUB, "Cid, van egy válaszom")
    assert SECRET not in public(t)
    assert "Hand:" not in public(t)
    (button,) = hint["reply_markup"]["inline_keyboard"][0]
    assert button["url"] == "https://t.me/purrlor_bot?start=hand"
    t.people.follow(CID, button["url"])
    assert await t.people.posted(CID, SECRET)


async def test_an_answer_takes_the_place_of_the_one_of_its_kind_before_it(t):
    t.desk.replies |= {"m": Answer("Noted."), "hand": Answer("Look:", HAND), "help": HELP}
    for line in ("/help", "/m a1", "/hand", "/m a2", "/hand", "/m a3"):
        t.people.say(ANN, line, CLUB)
        await until(lambda: not t.inbox.kept)
    await until(lambda: len(t.server.town.of(ANN)) == 3)
    told = {words(each).partition("\n")[0] for each in t.server.town.of(ANN)}
    assert told == {"Nobody needs help here.", "Look:", "Noted."}


async def test_what_was_done_is_not_done_again_by_opening_the_private_chat(t):
    t.desk.replies["undo"] = Answer("Taken back.")
    t.people.say(CID, "/undo", CLUB)
    hint = await t.people.posted(CLUB, "Cid")
    assert hint["reply_markup"]["inline_keyboard"][0][0]["url"].endswith("?start=hello")


async def test_nobody_can_fill_a_group_with_hints(t):
    t.desk.replies["hand"] = Answer(post=HAND)
    for _ in range(5):
        t.people.say(CID, "/hand", CLUB)
    await until(lambda: len(t.desk.finished) == 5)
    await until(lambda: not t.inbox.kept)
    assert len(t.server.town.of(CLUB)) == 1
    t.clock.now += 61
    t.people.say(CID, "/hand", CLUB)
    await until(lambda: len(t.server.town.of(CLUB)) == 2)


async def test_a_hint_in_a_topic_stays_there(t):
    town = t.server.town
    town.chats[CLUB].forum, town.chats[CLUB].topics = True, {77}
    t.desk.replies["hand"] = Answer(post=HAND)
    t.people.say(CID, "/hand", CLUB, topic=77)
    assert (await t.people.posted(CLUB, "Cid"))["message_thread_id"] == 77
