"""How posts look on Telegram, and what becomes of those that do not arrive."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.contract import (
    Bar,
    Barred,
    Button,
    Closed,
    Gone,
    Mark,
    Moved,
    Person,
    Post,
    RetryLater,
    Style,
    Unreachable,
    Urgency,
    Venue,
    Why,
    button_data,
)
from bot.platforms.telegram.request import GROUP, PRIVATE
from tests.telegram.conftest import ANN, BOB, CID, CLUB, FORUM
from tests.telegram.pictures import picture
from tests.telegram.town import data_of, labels

HERE = Venue("telegram", str(CLUB))
MOVE = Button("Move", button_data("t1", Mark.read("1"), "move"), Style.PRIMARY)
TEXT = Post("t1.1", "A new table", rows=((MOVE,),))
BOARD = Post("t1.2", "Ann to move.", picture(10), ((MOVE,),), sketch="o . x")
ANNA = Person("telegram", str(ANN), "Ann")
BOBBY = Person("telegram", str(BOB), "Bob")


def shown(t, message: str):
    return t.server.town.messages[CLUB, int(message)]


@pytest.mark.parametrize(
    ("name", "written"),
    [
        pytest.param("@bob", "@\u2060bob", id="would call somebody else with every board"),
        pytest.param("/resign", "/\u2060resign", id="would have whoever taps it resign"),
        pytest.param("Ann 1/2 a@b :/", "Ann 1/2 a@b :/", id="nothing to be tapped"),
    ],
)
async def test_a_name_in_a_group_is_nothing_to_tap_on(t, name, written):
    number = await t.platform.post(HERE, replace(BOARD, text=f"{name} to move."))
    assert shown(t, number)["caption"] == f"{written} to move."
    await t.platform.edit(HERE, number, replace(BOARD, text=f"{name} has won."))
    assert shown(t, number)["caption"] == f"{written} has won."


async def test_commands_in_private_are_there_to_be_tapped(t):
    number = await t.platform.whisper(ANNA, Post("help", "/new opens a table"))
    assert t.server.town.messages[ANN, int(number)]["text"] == "/new opens a table"


async def test_nothing_is_shown_of_pages_that_a_name_links_to(t):
    number = await t.platform.post(HERE, TEXT)
    await t.platform.edit(HERE, number, replace(TEXT, text="cat.example joins"))
    asked = [call.asked for call in t.server.of("sendMessage", "editMessageText")]
    assert [each["link_preview_options"] for each in asked] == [{"is_disabled": True}] * 2


async def test_a_board_is_a_photo_with_its_words_below_and_no_description_in_them(t):
    message = shown(t, await t.platform.post(HERE, BOARD))
    assert message["caption"] == "Ann to move."
    assert labels(message) == [["Move"]]
    assert data_of(message, "Move") == "t1.1.move."
    assert message["reply_markup"]["inline_keyboard"][0][0]["style"] == "primary"
    assert t.server.town.files[message["photo"][0]["file_id"]] == picture(10).png
    assert "A bed." not in str(t.server.calls)


async def test_a_post_without_a_picture_shows_its_sketch_in_a_fixed_width(t):
    post = Post("text.t1", "Ann’s 🐈 sleeps.", sketch=". o\nx .")
    message = shown(t, await t.platform.post(HERE, post))
    assert message["text"] == "Ann’s 🐈 sleeps.\n\n. o\nx ."
    (entity,) = message["entities"]
    # Telegram counts the cat as two.
    assert (entity["type"], entity["offset"], entity["length"]) == ("pre", 18, 7)


async def test_a_pad_of_36_cells_stands_in_its_six_rows(t):
    names = [[f"{column}{row}" for column in "abcdef"] for row in range(1, 7)]
    rows = tuple(
        tuple(Button(n, button_data("t1", Mark.read("~0"), "pad", (n,))) for n in r) for r in names
    )
    message = shown(t, await t.platform.post(HERE, Post("pad.t1", "Where?", rows=rows)))
    assert labels(message) == names


async def test_whom_a_new_post_calls_is_mentioned_at_its_end_and_nobody_else(t):
    message = shown(t, await t.platform.post(HERE, replace(BOARD, pings=(ANNA,))))
    assert message["caption"] == "Ann to move.\nAnn"
    (entity,) = message["caption_entities"]
    assert (entity["type"], entity["offset"], entity["length"]) == ("text_mention", 13, 3)
    assert entity["user"]["id"] == ANN
    assert t.server.of("sendPhoto")[0].asked.get("disable_notification") is None


async def test_several_are_called_in_one_post_beside_the_board(t):
    one = await t.platform.post(HERE, BOARD)
    call = Post("call", "Your turn.", pings=(ANNA, BOBBY), about=one)
    message = shown(t, await t.platform.post(HERE, call))
    assert message["text"] == "Your turn.\nAnn, Bob"
    assert [each["user"]["id"] for each in message["entities"]] == [ANN, BOB]
    assert [(e["offset"], e["length"]) for e in message["entities"]] == [(11, 3), (16, 3)]
    asked = t.server.of("sendMessage")[-1].asked
    assert asked["reply_parameters"]["message_id"] == int(one)
    assert asked.get("disable_notification") is None


async def test_a_message_is_erased_and_then_gone(t):
    number = await t.platform.post(HERE, BOARD)
    await t.platform.erase(HERE, number)
    assert t.server.town.of(CLUB) == []
    with pytest.raises(Gone):
        await t.platform.erase(HERE, number)


async def test_a_message_that_is_too_old_to_be_erased_loses_its_buttons(t):
    number = await t.platform.post(HERE, BOARD)
    t.server.fail("deleteMessage", 400, "Bad Request: message can't be deleted for everyone")
    await t.platform.erase(HERE, number)
    assert labels(shown(t, number)) == []


async def test_a_message_too_old_to_be_erased_loses_its_buttons_in_a_busy_chat_too(t):
    number = await t.platform.whisper(ANNA, BOARD)
    for turn in range(PRIVATE.rooms[Urgency.HAND].at_once - 1):
        await t.platform.edit(ANNA, number, replace(BOARD, text=f"{turn} to move."))
    sentence = "Bad Request: message can't be deleted for everyone"
    t.server.fail("deleteMessage", 400, sentence, times=9)
    refused = 0
    while labels(t.server.town.messages[ANN, int(number)]):
        try:
            await t.platform.erase(ANNA, number)
        except RetryLater as later:
            refused += 1
            assert refused < 9, "it is asked to be erased again and again"
            t.clock.now += later.seconds or 0
    assert refused
    assert len(t.server.of("deleteMessage")) == 1


async def test_a_private_message_is_changed_in_its_place_and_erased(t):
    number = await t.platform.whisper(ANNA, replace(BOARD, silent=True))
    assert t.server.of("sendPhoto")[-1].asked["disable_notification"] == "true"
    await t.platform.edit(ANNA, number, replace(BOARD, text="Your move."))
    [message] = t.server.town.of(ANN)
    assert message["caption"] == "Your move."
    await t.platform.erase(ANNA, number)
    assert t.server.town.of(ANN) == []


async def test_a_private_message_whose_new_picture_is_refused_is_changed_in_words(t):
    number = await t.platform.whisper(ANNA, TEXT)
    t.server.town.chats[ANN].may_photo = False
    await t.platform.edit(ANNA, number, BOARD)
    message = t.server.town.messages[ANN, int(number)]
    assert message["text"].startswith("Ann to move.")
    assert "photo" not in message


async def test_a_board_that_is_known_to_have_a_picture_is_not_tried_to_be_edited_to_words(t):
    number = await t.platform.post(HERE, BOARD)
    with pytest.raises(Gone):
        await t.platform.edit(HERE, number, replace(BOARD, picture=None))
    assert t.server.of("editMessageText", "editMessageCaption") == []


async def test_a_post_that_calls_nobody_rings_nowhere(t):
    await t.platform.post(HERE, BOARD)
    assert t.server.of("sendPhoto")[0].asked["disable_notification"] == "true"


async def test_an_edit_calls_nobody(t):
    number = await t.platform.post(HERE, BOARD)
    await t.platform.edit(HERE, number, replace(BOARD, text="Your move.", pings=(ANNA,)))
    assert shown(t, number)["caption"] == "Your move."
    assert "caption_entities" not in shown(t, number)


async def test_a_mention_fits_below_a_picture_however_long_the_words(t):
    post = replace(BOARD, text="🐈" * 700, pings=(replace(ANNA, name="Ann 🐈"),))
    caption = shown(t, await t.platform.post(HERE, post))["caption"]
    assert len(caption.encode("utf-16-le")) // 2 <= 1024
    assert caption.endswith("🐈…\nAnn 🐈")


async def test_the_same_picture_is_uploaded_once(t):
    await t.platform.post(HERE, BOARD)
    await t.platform.post(Venue("telegram", str(FORUM)), BOARD)
    number = await t.platform.post(HERE, replace(BOARD, picture=picture(20)))
    await t.platform.edit(HERE, number, BOARD)
    uploads = [call.method for call in t.server.calls if call.files]
    assert uploads == ["sendPhoto", "sendPhoto"]
    name = shown(t, number)["photo"][0]["file_id"]
    assert t.server.town.files[name] == picture(10).png


async def test_a_picture_telegram_has_forgotten_is_uploaded_again(t):
    await t.platform.post(HERE, BOARD)
    t.server.town.files.clear()
    number = await t.platform.post(HERE, BOARD)
    name = shown(t, number)["photo"][0]["file_id"]
    assert t.server.town.files[name] == picture(10).png


async def test_a_table_that_starts_turns_its_text_into_a_board(t):
    number = await t.platform.post(HERE, TEXT)
    await t.platform.edit(HERE, number, BOARD)
    assert shown(t, number)["caption"] == "Ann to move."
    assert "text" not in shown(t, number)


async def test_a_board_that_loses_its_picture_keeps_the_old_one_under_new_words(t):
    number = await t.platform.post(HERE, BOARD)
    await t.platform.edit(HERE, number, Post("t1.3", "This table is paused."))
    assert shown(t, number)["caption"] == "This table is paused."
    assert labels(shown(t, number)) == []


async def test_an_edit_to_what_is_shown_already_is_done(t):
    for post in (TEXT, BOARD):
        number = await t.platform.post(HERE, post)
        await t.platform.edit(HERE, number, post)
        await t.platform.edit(HERE, number, post)
    assert any("not modified" in call.refused for call in t.server.calls)


@pytest.mark.parametrize(
    ("code", "sentence", "parameters", "error", "seconds"),
    [
        pytest.param(429, "Too Many Requests", {"retry_after": 7}, RetryLater, 7, id="a flood"),
        pytest.param(429, "Too Many Requests", {}, RetryLater, 5, id="a flood without seconds"),
        pytest.param(502, "Bad Gateway", {}, RetryLater, None, id="a server that is down"),
        pytest.param(500, "Internal Server Error", {}, RetryLater, None, id="one that stumbles"),
        pytest.param(403, "Forbidden: bot was kicked", {}, Closed, None, id="kicked"),
        pytest.param(400, "Bad Request: chat not found", {}, Closed, None, id="no such chat"),
        pytest.param(400, "Bad Request: CHAT_WRITE_FORBIDDEN", {}, Closed, None, id="muted"),
        pytest.param(400, "Bad Request: message to edit not found", {}, Gone, None, id="deleted"),
        pytest.param(400, "Bad Request: message can't be edited", {}, Gone, None, id="frozen"),
        pytest.param(400, "Bad Request: BUTTON_DATA_INVALID", {}, Closed, None, id="our fault"),
    ],
)
async def test_what_telegram_refuses_is_sorted(t, code, sentence, parameters, error, seconds):
    number = await t.platform.post(HERE, BOARD)
    for method, send in (
        ("editMessageMedia", lambda: t.platform.edit(HERE, number, replace(BOARD, text="x"))),
        ("deleteMessage", lambda: t.platform.erase(HERE, number)),
        ("sendPhoto", lambda: t.platform.post(HERE, BOARD)),
    ):
        t.server.fail(method, code, sentence, **parameters)
        with pytest.raises(error) as caught:
            await send()
        assert getattr(caught.value, "seconds", None) == seconds
        t.clock.now += seconds or 0
    assert not t.server.faults


async def test_a_broken_connection_is_tried_again_later(t):
    t.server.cut("sendMessage")
    with pytest.raises(RetryLater):
        await t.platform.post(HERE, TEXT)
    assert await t.platform.post(HERE, TEXT)


async def test_a_group_that_became_a_supergroup_says_where_it_is_now(t):
    new = t.people.upgrade(CLUB, told=False)
    with pytest.raises(Moved) as caught:
        await t.platform.post(HERE, BOARD)
    assert caught.value.venue == Venue("telegram", str(new))


async def test_a_topic_takes_posts_and_general_takes_them_without_a_number(t):
    t.server.town.chats[FORUM].topics.add(77)
    for venue, topic in ((f"{FORUM}/77", 77), (f"{FORUM}/1", None), (str(FORUM), None)):
        number = await t.platform.post(Venue("telegram", venue), BOARD)
        message = t.server.town.messages[FORUM, int(number)]
        assert message.get("message_thread_id") == topic


async def test_a_topic_that_was_deleted_is_gone(t):
    with pytest.raises(Closed) as told:
        await t.platform.post(Venue("telegram", f"{FORUM}/78"), BOARD)
    assert told.value.why is Why.GONE


async def test_where_topics_are_switched_off_the_table_goes_on_in_the_group(t):
    t.server.town.chats[FORUM].forum = False
    with pytest.raises(Moved) as caught:
        await t.platform.post(Venue("telegram", f"{FORUM}/78"), BOARD)
    assert caught.value.venue.id == str(FORUM)


async def test_a_busy_group_is_asked_at_once_whether_its_topics_are_switched_off(t):
    group = Venue("telegram", str(FORUM))
    number = await t.platform.post(group, replace(BOARD, urgency=Urgency.HAND))
    for turn in range(GROUP.rooms[Urgency.HAND].at_once - 2):
        moved = replace(BOARD, text=f"{turn} to move.", urgency=Urgency.HAND)
        await t.platform.edit(group, number, moved)
    t.server.town.chats[FORUM].forum = False
    with pytest.raises(Moved) as caught:
        await t.platform.post(
            Venue("telegram", f"{FORUM}/78"), replace(BOARD, urgency=Urgency.HAND)
        )
    assert caught.value.venue.id == str(FORUM)


async def test_a_table_gets_a_topic_of_its_own_where_that_is_allowed(t):
    venue = await t.platform.branch(Venue("telegram", str(FORUM)), "Boooop. " * 40, None, ())
    topic = int(venue.id.removeprefix(f"{FORUM}/"))
    assert len(t.server.town.topic_names[topic]) == 128
    assert await t.platform.post(venue, BOARD)


@pytest.mark.parametrize(
    ("chat", "bar"),
    [
        pytest.param(CLUB, Bar.KIND, id="no forum"),
        pytest.param(FORUM, Bar.RIGHTS, id="no right"),
        pytest.param(CID, Bar.KIND, id="private"),
    ],
)
async def test_no_topic_can_be_opened_where_none_may_be(t, chat, bar):
    t.server.town.chats[FORUM].may_branch = False
    with pytest.raises(Barred) as told:
        await t.platform.branch(Venue("telegram", str(chat), chat > 0), "Boooop.", None, ())
    assert told.value.bar is bar


async def test_a_whisper_arrives_where_the_chat_was_opened(t):
    number = await t.platform.whisper(ANNA, Post("hand.t1", "Two kittens"))
    assert t.server.town.messages[ANN, int(number)]["text"] == "Two kittens"
    assert ("reached", str(ANN), True) in t.desk.told


@pytest.mark.parametrize(
    ("person", "why"),
    [
        pytest.param(CID, "never started", id="who never pressed Start"),
        pytest.param(ANN, "blocked", id="who blocked the bot"),
        pytest.param(999, "unknown", id="whom Telegram does not know"),
    ],
)
async def test_who_cannot_be_written_to_is_unreachable_and_the_desk_hears_of_it(t, person, why):
    if why == "blocked":
        t.people.block(ANN)
    with pytest.raises(Unreachable):
        await t.platform.whisper(Person("telegram", str(person), "X"), Post("hand.t1", "A card"))
    assert ("reached", str(person), False) in t.desk.told


async def test_people_of_other_platforms_are_unreachable(t):
    for person in (Person("web", "11", "X"), Person("telegram", "ann", "X")):
        with pytest.raises(Unreachable):
            await t.platform.whisper(person, TEXT)
    assert not t.server.of("sendMessage")


async def test_a_flooded_whisper_is_the_couriers_to_repeat(t):
    t.server.fail("sendMessage", 429, "Too Many Requests", retry_after=3)
    with pytest.raises(RetryLater) as caught:
        await t.platform.whisper(ANNA, TEXT)
    assert caught.value.seconds == 3
