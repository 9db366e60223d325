"""Conversations between tabs, the server and a scripted desk."""

from __future__ import annotations

import json
import logging
from io import BytesIO

import pytest
from PIL import Image

from bot.contract import Button, Command, Gone, Mark, Person, Picture, Post, Spot, Venue
from bot.platforms.web.frames.incoming import person_id
from tests.stage import about
from tests.web.conftest import Browser
from tests.web.desk import ScriptedDesk, paint
from tests.web.test_drawings import opened

LOBBY = Venue("web", "lobby")
PRESS = Button("Press", "t1.1.move.")


def person_of(welcome) -> Person:
    return Person("web", welcome["you"]["id"], welcome["you"]["name"])


def texts(welcome) -> list[str]:
    return [message["text"] for message in welcome["messages"]]


async def test_people_in_a_room_see_who_is_there_and_what_is_said(browser: Browser):
    ann, _ = await browser.enter("Ann")
    bob, welcome = await browser.enter("Bob")
    assert [person["name"] for person in welcome["here"]] == ["Ann", "Bob"]
    assert [person["name"] for person in (await ann.next("presence"))["here"]] == ["Ann", "Bob"]
    await bob.ask("say", text="Hello!", table="")
    message = (await ann.next("message"))["message"]
    assert (message["author"]["name"], message["text"]) == ("Bob", "Hello!")
    await bob.socket.close()
    assert [person["name"] for person in (await ann.next("presence"))["here"]] == ["Ann"]


async def test_rooms_do_not_hear_each_other(browser: Browser):
    ann, _ = await browser.enter("Ann", room="kitchen")
    bob, _ = await browser.enter("Bob", room="cellar")
    await ann.ask("say", text="Milk?", table="")
    await bob.ask("say", text="Mice!", table="")
    assert [frame["message"]["text"] for frame in bob.heard if frame["type"] == "message"] == [
        "Mice!"
    ]
    assert {person["name"] for frame in bob.heard for person in frame.get("here", [])} == {"Bob"}


@pytest.mark.parametrize("others", [0, 3])
async def test_a_message_does_not_tell_what_is_said_elsewhere(browser: Browser, others: int):
    ann, _ = await browser.enter("Ann", room="kitchen")
    bob, _ = await browser.enter("Bob", room="cellar")
    for number in range(others):
        await bob.ask("say", text=f"Mouse {number}!", table="")
    await ann.ask("say", text="Milk?", table="")
    message = next(frame["message"] for frame in ann.heard if frame["type"] == "message")
    assert message["position"] == message["at"] == about(browser.house.clock.now)


async def test_messages_stay_in_order_when_the_clock_is_set_back(browser: Browser):
    ann, _ = await browser.enter("Ann")
    for text in ("one", "two"):
        await ann.ask("say", text=text, table="")
        browser.house.clock.now -= 3600
    _, welcome = await browser.enter("Bob")
    assert texts(welcome) == ["one", "two"]
    positions = [message["position"] for message in welcome["messages"]]
    assert positions == sorted(positions)


async def test_a_typed_command_and_a_press_reach_the_desk(browser: Browser, desk: ScriptedDesk):
    ann, welcome = await browser.enter("Ann", language="hu")
    person = Person("web", welcome["you"]["id"], "Ann", "hu")
    answer = await ann.ask("say", id="one", text="/Resign now", table="t1")
    assert answer["toast"] == "Nobody here knows /resign."
    await ann.ask("press", id="two", data="t1.0.pad.c4")
    receipt = f"web:{person.id}:"
    assert desk.commands == [
        Command(f"{receipt}one", person, LOBBY, "resign", ("now",), "t1", unseen=True),
        Command(f"{receipt}two", person, LOBBY, "pad", ("c4",), "t1", Mark.post(0), unseen=True),
    ]


async def test_a_reply_to_a_board_is_a_move_and_never_chat(browser: Browser, desk: ScriptedDesk):
    ann, _ = await browser.enter("Ann")
    assert (await ann.ask("say", text="c4", table="t1"))["toast"] == "Your cat lies down on c4."
    assert desk.cats == ["c4", "a1"]
    answer = await ann.ask("say", text="lay my secret", table="t1")
    assert answer["toast"] == "No cat can lie down on secret."
    assert "secret" not in repr(browser.house.keeper.messages)


async def test_a_frame_sent_again_is_answered_again_and_done_once(
    browser: Browser, desk: ScriptedDesk
):
    ann, _ = await browser.enter("Ann")
    first = await ann.ask("press", id="move", data="t1.0.move.c4")
    await ann.ask("say", id="chat", text="Hello!", table="")
    await ann.socket.close()
    again, welcome = await browser.enter("Ann")
    assert await again.ask("press", id="move", data="t1.0.move.c4") == first
    await again.ask("say", id="chat", text="Hello!", table="")
    assert desk.cats == ["c4", "a1"]
    assert texts(welcome)[1:] == ["Hello!"]
    assert len(browser.house.keeper.messages) == 2


async def test_two_people_with_the_same_frame_id_have_two_receipts(
    browser: Browser, desk: ScriptedDesk
):
    for name in ("Ann", "Bob"):
        tab, _ = await browser.enter(name)
        await tab.ask("say", id="same", text="/resign yes", table="")
    assert len({command.receipt for command in desk.commands}) == 2


async def test_a_message_with_a_known_key_is_edited_in_its_place(browser: Browser):
    web = browser.house.web
    first = await web.post(LOBBY, Post("a", "first"))
    await web.post(LOBBY, Post("b", "second"))
    ann, _ = await browser.enter("Ann")
    browser.house.clock.now += 60
    assert await web.post(LOBBY, Post("a", "first, better")) == first
    await web.edit(LOBBY, first, Post("a", "first, best"))
    before = [(await ann.next("message"))["message"] for _ in range(2)]
    assert [message["text"] for message in before] == ["first, better", "first, best"]
    assert {message["id"] for message in before} == {first}
    assert [message["at"] for message in before] == about([browser.house.clock.now - 60] * 2)
    _, welcome = await browser.enter("Bob")
    assert texts(welcome) == ["first, best", "second"]
    positions = [message["position"] for message in welcome["messages"]]
    assert positions == sorted(positions)
    assert before[0]["position"] == positions[0]


async def test_a_message_that_is_not_there_can_be_neither_edited_nor_erased(browser: Browser):
    web, ann = browser.house.web, Person("web", person_id("x"), "Ann")
    secret = await web.whisper(ann, Post("a", "psst"))
    with pytest.raises(Gone):
        await web.edit(LOBBY, "nothing", Post("a", "x"))
    with pytest.raises(Gone):
        await web.erase(LOBBY, "nothing")
    with pytest.raises(Gone):
        await web.edit(LOBBY, secret, Post("a", "a secret is never edited into a room"))
    await web.edit(Venue("web", ann.id, private=True), secret, Post("a", "psst!"))
    assert browser.house.keeper.messages[secret].text == "psst!"


async def test_an_erased_message_stays_without_buttons_now_and_later(browser: Browser):
    web = browser.house.web
    spot = Spot(0.1, 0.1, 0.2, 0.2, PRESS)
    picture = Picture("boop.png", paint([]), "The bed.", (spot,))
    id_ = await web.post(LOBBY, Post("a", "Press!", picture, ((PRESS,),)))
    ann, welcome = await browser.enter("Ann")
    assert welcome["messages"][0]["rows"] == [
        [{"label": "Press", "data": "t1.1.move.", "style": "plain"}]
    ]
    assert welcome["messages"][0]["picture"]["spots"][0][0] == 0.1
    await web.erase(LOBBY, id_)
    assert (await ann.next("stripped"))["id"] == id_
    _, welcome = await browser.enter("Bob")
    assert welcome["messages"][0]["rows"] == []
    assert welcome["messages"][0]["picture"]["spots"] == []


async def test_a_whisper_is_heard_by_every_tab_of_one_person_and_by_nobody_else(browser: Browser):
    web = browser.house.web
    ann, welcome = await browser.enter("Ann")
    twin, _ = await browser.enter("Ann")
    bob, _ = await browser.enter("Bob")
    picture = Picture("hand.png", paint(["a1"]), "Two mice.")
    await web.whisper(person_of(welcome), Post("hand", "Your hand: two mice", picture))
    for tab in (ann, twin):
        message = (await tab.next("message"))["message"]
        assert message["private"]
        assert message["text"] == "Your hand: two mice"
    await web.post(LOBBY, Post("end", "the end"))
    assert (await bob.next("message"))["message"]["text"] == "the end"
    assert "mice" not in json.dumps(bob.heard)
    _, welcome = await browser.enter("Cid")
    assert "mice" not in json.dumps(welcome)
    _, welcome = await browser.enter("Ann", room="kitchen")
    assert texts(welcome) == ["Your hand: two mice"]


async def test_an_answer_goes_to_the_tab_that_asked_and_is_kept_nowhere(
    browser: Browser, desk: ScriptedDesk
):
    ann, _ = await browser.enter("Ann")
    twin, _ = await browser.enter("Ann")
    desk.mover = f"web:{person_id(b'Ann'.hex().rjust(48, '0'))}"
    post = (await ann.ask("press", data="t1.0.move."))["post"]
    assert post["text"] == "Where shall your kitten lie down?"
    assert len(post["picture"]["spots"]) == 36
    [(file, name, over)] = [each for parcel in ann.drawings for each in opened(parcel)]
    assert ([name], over) == (post["picture"]["tiles"], [])
    drawn = [Image.open(BytesIO(each)).convert("RGB").tobytes() for each in (file, paint([]))]
    assert drawn[0] == drawn[1]
    await ann.ask("press", data="t1.0.move.")
    assert len(ann.drawings) == 1, "what a page has been sent is not sent again"
    await twin.ask("say", id="own", text="/resign yes", table="")
    assert "kitten" not in json.dumps(twin.heard)
    assert browser.house.keeper.messages == {}
    assert browser.house.keeper.pictures == {}


async def test_a_token_is_never_kept_sent_or_logged(
    browser: Browser, desk: ScriptedDesk, caplog: pytest.LogCaptureFixture
):
    token = "c0ffee" * 8
    with caplog.at_level(logging.DEBUG):
        ann, _ = await browser.enter("Ann", token=token)
        bob, _ = await browser.enter("Bob")
        await ann.ask("say", text="Hello!", table="")
        await ann.send("say", text="/break", table="")
        await ann.next("trouble")
        await bob.next("message")
    everywhere = [ann.heard, bob.heard, desk.commands, browser.house.keeper.messages, caplog.text]
    assert "the script says so" in caplog.text
    assert not [place for place in everywhere if token in repr(place)]


async def test_a_desk_that_fails_is_an_apology_and_the_line_stays(browser: Browser):
    ann, _ = await browser.enter("Ann")
    id_ = await ann.send("say", text="/break", table="")
    assert await ann.next("trouble") == {"type": "trouble", "id": id_, "code": "broken"}
    assert (await ann.ask("say", text="/resign yes", table=""))["toast"]
