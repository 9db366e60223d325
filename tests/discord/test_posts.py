"""Posts, edits, whispers and threads as they arrive in channels and private chats."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.contract import (
    Answer,
    Bar,
    Barred,
    Button,
    Gone,
    Mark,
    Person,
    Picture,
    Post,
    Style,
    Unreachable,
    Venue,
    button_data,
)
from bot.platforms.discord.posting.letters import LIMITS, escape, fit, letter, nonce
from tests.discord.checks import complaints
from tests.discord.desk import board, pad, picture
from tests.discord.stage import person
from tests.discord.town import NEWS, NEWS_THREAD, buttons

POST, EDIT = "POST /channels/{id}/messages", "PATCH /channels/{id}/messages/{id}"
SILENT, NO_EMBEDS = 1 << 12, 1 << 2


async def test_a_board_has_its_picture_words_and_buttons(s):
    id_ = await s.platform.post(s.venue, board(3))
    shown = s.board()
    assert shown["id"] == id_
    assert shown["content"] == "Ann to move."
    [attachment] = shown["attachments"]
    assert attachment["description"] == "A cat on a quilt."
    assert s.discord.town.picture(shown) == picture().png
    [row] = shown["components"]
    assert [(each["label"], each["style"]) for each in row["components"]] == [
        ("Move", 1),
        ("Rules", 2),
    ]
    assert buttons(shown)["Move"] == "t1.3.move."


async def test_a_new_board_calls_the_one_person_who_is_to_move(s):
    await s.platform.post(s.venue, board(ping=person(s.ann)))
    body = s.discord.sent(POST)[0].body
    assert body["content"] == f"<@{s.ann.id}>\nAnn to move."
    assert body["allowed_mentions"]["users"] == [int(s.ann.id)]
    assert body["allowed_mentions"]["parse"] == []
    assert not body["flags"] & SILENT


async def test_a_board_that_calls_nobody_makes_no_sound(s):
    await s.platform.post(s.venue, board())
    body = s.discord.sent(POST)[0].body
    assert body["flags"] == SILENT | NO_EMBEDS
    assert body["allowed_mentions"] == {"parse": []}


async def test_somebody_of_another_platform_is_not_called(s):
    await s.platform.post(s.venue, board(ping=Person("telegram", "17", "Tom")))
    assert s.board()["content"] == "Ann to move."


async def test_an_edit_replaces_words_picture_and_buttons_and_calls_nobody(s):
    id_ = await s.platform.post(s.venue, board(1, ping=person(s.ann)))
    white = replace(board(2, "Bob to move.", person(s.bob)), picture=picture("#ffffff", "Snow."))
    await s.platform.edit(s.venue, id_, white)
    shown = s.board()
    assert (shown["id"], shown["content"]) == (id_, "Bob to move.")
    [attachment] = shown["attachments"]
    assert attachment["description"] == "Snow."
    assert buttons(shown)["Move"] == "t1.2.move."
    assert s.discord.sent(EDIT)[0].body["allowed_mentions"] == {"parse": []}
    await s.platform.edit(s.venue, id_, Post("t1.3", "It was cleared away."))
    assert (s.board()["attachments"], s.board()["components"]) == ([], [])


async def test_what_is_delivered_twice_is_there_once(s):
    first = await s.platform.post(s.venue, board(4))
    assert await s.platform.post(s.venue, board(4)) == first
    assert len(s.discord.town.shown(s.channel)) == 1
    assert s.discord.sent(EDIT) == []
    assert await s.platform.post(s.venue, board(5)) != first


async def test_what_has_changed_before_it_is_delivered_again_is_changed(s):
    first = await s.platform.post(s.venue, board(4))
    assert await s.platform.post(s.venue, board(4, "Bob to move.")) == first
    assert [shown["content"] for shown in s.discord.town.shown(s.channel)] == ["Bob to move."]


async def test_the_same_key_elsewhere_is_another_message(s):
    other = s.discord.town.channel(s.guild, "quiet games")
    first = await s.platform.post(s.venue, board())
    assert await s.platform.post(Venue("discord", other["id"]), board()) != first
    assert len(s.discord.town.shown(other)) == 1


async def test_a_hand_is_whispered_once_for_each_thing_it_shows(s):
    one = Post("hand.t1", "Two kittens.", picture())
    first = await s.platform.whisper(person(s.ann), one)
    assert await s.platform.whisper(person(s.ann), one) == first
    assert await s.platform.whisper(person(s.ann), replace(one, text="A kitten.")) != first
    assert await s.platform.whisper(person(s.ann), replace(one, picture=picture("#000"))) != first
    chat = s.discord.town.private_chat(s.ann.id)
    assert len(s.discord.town.shown(chat, s.ann.person)) == 3
    assert s.discord.town.shown(chat, s.bob.person) == []


async def test_a_closed_private_chat_is_nobody_there(s):
    s.discord.town.closed.add(s.bob.id)
    with pytest.raises(Unreachable):
        await s.platform.whisper(person(s.bob), board())


@pytest.mark.parametrize(
    "who",
    [
        pytest.param(Person("discord", "99", "Nobody"), id="unknown to Discord"),
        pytest.param(Person("telegram", "17", "Tom"), id="of another platform"),
        pytest.param(Person("discord", "not a number", "Odd"), id="with an odd id"),
    ],
)
async def test_nobody_is_reached_who_is_not_there(s, who):
    with pytest.raises(Unreachable):
        await s.platform.whisper(who, board())


async def test_a_table_gets_a_thread_of_its_own(s):
    venue = await s.platform.branch(s.venue, "Boooop. · t1 " + "x" * 120, None, ())
    thread = s.discord.town.channels[venue.id]
    assert (thread["parent_id"], len(thread["name"])) == (s.channel["id"], 100)
    [request] = s.discord.sent("POST /channels/{id}/threads")
    assert (request.body["type"], request.body["auto_archive_duration"]) == (11, 10080)
    await s.platform.post(venue, board())
    assert len(s.discord.town.shown(thread)) == 1


async def test_a_channel_of_announcements_has_threads_of_its_own_kind(s):
    news = s.discord.town.channel(s.guild, "news", NEWS)
    venue = await s.platform.branch(Venue("discord", news["id"]), "Boooop. · t1", None, ())
    thread = s.discord.town.channels[venue.id]
    assert (thread["parent_id"], thread["type"]) == (news["id"], NEWS_THREAD)
    await s.platform.post(venue, board())
    assert len(s.discord.town.shown(thread)) == 1


async def test_a_thread_and_a_private_chat_have_no_threads(s):
    thread = s.discord.town.thread(s.channel, "t1")
    chat = s.discord.town.private_chat(s.ann.id)
    for venue in (Venue("discord", thread["id"]), Venue("discord", chat["id"], private=True)):
        with pytest.raises(Barred) as told:
            await s.platform.branch(venue, "t1", None, ())
        assert told.value.bar is Bar.KIND


async def test_no_message_is_remembered(s):
    s.desk.script["move"] = Answer(post=pad("Where to?", "a1"))
    id_ = await s.platform.post(s.venue, board())
    await s.platform.edit(s.venue, id_, board(2))
    first = (await s.ann.press(s.board(), "Move")).newest
    await s.ann.press(first, "Type it")
    kept = s.platform._link._connection._view_store
    assert not kept._views
    assert not kept._modals


async def test_a_drawing_in_letters_is_shown_where_there_is_no_picture(s):
    sketch = ". k .\n. . c"
    await s.platform.post(s.venue, Post("text", "The bed.", sketch=sketch))
    assert s.board()["content"] == f"The bed.\n```\n{sketch}\n```"
    await s.platform.post(s.venue, Post("both", "The bed.", picture(), sketch=sketch))
    assert s.board()["content"] == "The bed."


async def test_no_name_breaks_out_of_a_drawing_in_letters(s):
    await s.platform.post(s.venue, Post("text", "The bed.", sketch="A ```@everyone``` **"))
    assert s.board()["content"] == "The bed.\n```\nA ˋˋˋ@everyoneˋˋˋ **\n```"


@pytest.mark.parametrize(
    ("written", "sent"),
    [
        pytest.param("Ann_*of*_Gables", r"Ann\_\*of\*\_Gables", id="emphasis"),
        pytest.param("[win](http://x)", r"\[win\](http://x)", id="a link in disguise"),
        pytest.param("<@123> <#4> <t:1>", r"\<@123> \<#4> \<t:1>", id="mentions"),
        pytest.param("# A\n> B\n- C", "\\# A\n\\> B\n\\- C", id="headings, quotes and lists"),
        pytest.param("▶ Ödön 3-2", "▶ Ödön 3-2", id="nothing to escape"),
    ],
)
def test_text_reads_as_it_is_written(written, sent):
    assert escape(written) == sent


def test_the_longest_post_fits():
    ping = Person("discord", "9" * 20, "Ann")
    rows = tuple(
        tuple(
            Button("x" * 90, button_data("t", Mark.read("1"), "m", (f"{row}{at}",)))
            for at in range(5)
        )
        for row in range(5)
    )
    longest = Post(
        "k", "_" * LIMITS.text, Picture("a.png", b"", "a" * 3000), rows, (ping,), sketch="x" * 100
    )
    for sent in (letter(longest, ping=True), letter(replace(longest, picture=None))):
        body = {
            "content": sent.text,
            "allowed_mentions": {"parse": []},
            "components": [
                {
                    "type": 1,
                    "components": [
                        {"type": 2, "label": each.label[:80], "custom_id": each.data}
                        for each in row
                    ],
                }
                for row in sent.rows
            ],
        }
        assert complaints(("channels", "1", "messages"), body) == []


def test_rows_that_do_not_fit_are_set_in_fives(caplog):
    def row(number: int, length: int = 1) -> tuple[Button, ...]:
        return tuple(
            Button(f"{number}{at}", button_data("t", Mark.read("1"), "m", (f"{number}{at}",)))
            for at in range(length)
        )

    assert fit((row(1, 5), (), row(2, 3))) == (row(1, 5), row(2, 3))
    assert [len(each) for each in fit([row(number) for number in range(7)])] == [5, 2]
    assert [len(each) for each in fit((row(1, 6),))] == [5, 1]
    assert [len(each) for each in fit([row(number, 6) for number in range(6)])] == [5] * 5
    assert "11 buttons do not fit" in caplog.text


def test_every_style_has_its_colour():
    for style in Style:
        assert letter(Post("k", "x", rows=((Button("a", "t.1.m.", style),),))).rows


def test_a_nonce_is_short_and_tells_its_parts_apart():
    assert len(nonce("discord:1", "t1.1")) <= 25
    assert nonce("ab", "c") != nonce("a", "bc")
    assert nonce("a", b"c") == nonce("a", "c")


async def test_several_are_called_in_one_post_beside_the_board(s):
    one = await s.platform.post(s.venue, board())
    call = Post("call", "Your turn.", pings=(person(s.ann), person(s.bob)), about=one)
    await s.platform.post(s.venue, call)
    body = s.discord.sent(POST)[-1].body
    assert body["content"] == f"<@{s.ann.id}> <@{s.bob.id}>\nYour turn."
    assert body["allowed_mentions"]["users"] == [int(s.ann.id), int(s.bob.id)]
    assert body["message_reference"]["message_id"] == int(one)
    assert not body["flags"] & SILENT


async def test_a_message_is_erased_and_then_gone(s):
    id_ = await s.platform.post(s.venue, board())
    await s.platform.erase(s.venue, id_)
    assert s.discord.town.shown(s.channel) == []
    with pytest.raises(Gone):
        await s.platform.erase(s.venue, id_)


async def test_a_private_message_is_changed_in_its_place_and_erased(s):
    ann = person(s.ann)
    id_ = await s.platform.whisper(ann, replace(board(), silent=True))
    chat = s.discord.town.private_chat(s.ann.id)
    assert s.discord.sent(POST)[-1].body["flags"] & SILENT
    await s.platform.edit(ann, id_, board(2, "Your move."))
    [message] = s.discord.town.shown(chat, s.ann.person)
    assert (message["id"], message["content"]) == (id_, "Your move.")
    await s.platform.erase(ann, id_)
    assert s.discord.town.shown(chat, s.ann.person) == []
    with pytest.raises(Gone):
        await s.platform.edit(ann, id_, board(3))
