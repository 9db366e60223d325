"""What a page may send: bounded, cleaned and typed at the edge."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.contract import NO_MARK, Answer, Button, Mark, Person, Post
from bot.platforms.web.frames.incoming import (
    BadFrameError,
    Chat,
    Completion,
    Hello,
    Request,
    clean,
    person_id,
    read_frame,
)
from bot.platforms.web.frames.outgoing import acknowledged, message_frame
from bot.platforms.web.messages import Author, Message

TOKEN = "0123456789abcdef" * 3
HELLO = {
    "type": "hello",
    "id": "1",
    "token": TOKEN,
    "name": "Ann",
    "room": "lobby",
    "language": "hu",
}


def test_hello_names_the_person_by_a_hash_of_their_token():
    person = Person("web", person_id(TOKEN), "Ann", "hu")
    assert read_frame(json.dumps(HELLO)) == Hello("1", person, "lobby")
    assert len(person.id) == 32
    assert TOKEN not in repr(read_frame(json.dumps(HELLO)))


@pytest.mark.parametrize(
    ("frame", "meant"),
    [
        pytest.param(
            {"type": "say", "text": " hello  there ", "table": ""},
            Chat("1", "hello there"),
            id="a line of chat",
        ),
        pytest.param(
            {"type": "say", "text": "kitten c4", "table": "t1"},
            Request("1", "move", ("kitten", "c4"), "t1", NO_MARK),
            id="a reply to a board",
        ),
        pytest.param(
            {"type": "say", "text": "/M kitten C4", "table": ""},
            Request("1", "m", ("kitten", "C4"), "", NO_MARK),
            id="a command",
        ),
        pytest.param(
            {"type": "press", "data": "t1.7.move.kitten c4"},
            Request("1", "move", ("kitten", "c4"), "t1", Mark.post(7)),
            id="a press",
        ),
        pytest.param(
            {"type": "press", "data": "..new.boop=1.5"},
            Request("1", "new", ("boop=1.5",), "", NO_MARK),
            id="a press about no table, with a dot in its words",
        ),
        pytest.param(
            {"type": "complete", "text": "/mo", "table": ""},
            Completion("1", "mo", (), ""),
            id="a verb being typed",
        ),
        pytest.param(
            {"type": "complete", "text": "/move kitten ", "table": "t1"},
            Completion("1", "move", ("kitten", ""), "t1"),
            id="the next word of a command",
        ),
    ],
)
def test_a_frame_is_read_as_what_it_means(frame, meant):
    assert read_frame(json.dumps({"id": "1", **frame})) == meant


@pytest.mark.parametrize(
    ("text", "code"),
    [
        pytest.param("{", "bad-frame", id="broken off"),
        pytest.param("[" * 8000, "bad-frame", id="nested too deep"),
        pytest.param("[1]", "bad-frame", id="not an object"),
        pytest.param('{"type": "say", "text": "x", "table": ""}', "bad-frame", id="no id"),
        pytest.param('{"type": "say", "id": "a b"}', "bad-frame", id="an id with a space"),
        pytest.param('{"type": "dance", "id": "1"}', "bad-frame", id="an unknown type"),
        pytest.param('{"type": ["say"], "id": "1"}', "bad-frame", id="a type that is no text"),
        pytest.param(
            '{"type": "say", "id": "1", "text": 7}', "bad-frame", id="a text that is none"
        ),
        pytest.param('{"type":"say","id":"1","text":" ","table":""}', "empty", id="nothing said"),
        pytest.param('{"type":"say","id":"1","text":"/ ","table":""}', "empty", id="a bare slash"),
        pytest.param(
            json.dumps({"type": "say", "id": "1", "text": "x" * 501, "table": ""}),
            "too-long",
            id="too much said",
        ),
        pytest.param(
            '{"type":"say","id":"1","text":"x","table":"a.b"}', "bad-frame", id="no table's name"
        ),
        pytest.param(
            '{"type":"complete","id":"1","text":"x","table":""}',
            "bad-frame",
            id="completing what is no command",
        ),
        pytest.param(
            json.dumps({"type": "complete", "id": "1", "text": "/" + "x" * 501, "table": ""}),
            "too-long",
            id="completing too much",
        ),
        pytest.param(
            json.dumps({"type": "press", "id": "1", "data": "t1.1.move." + "ő" * 28}),
            "bad-frame",
            id="data of 66 bytes",
        ),
        pytest.param(
            '{"type":"press","id":"1","data":"t1.1"}', "bad-frame", id="data without a verb"
        ),
        pytest.param(
            '{"type":"press","id":"1","data":"t1.1..c4"}', "bad-frame", id="data with an empty verb"
        ),
        pytest.param(
            '{"type":"press","id":"1","data":"t1.1.m\\u0000.c4"}', "bad-frame", id="odd data"
        ),
        pytest.param(json.dumps({**HELLO, "token": "short"}), "bad-frame", id="a short token"),
        pytest.param(json.dumps({**HELLO, "room": "../x"}), "bad-room", id="no room's name"),
        pytest.param(json.dumps({**HELLO, "name": " \u202e "}), "bad-name", id="an empty name"),
        pytest.param(json.dumps({**HELLO, "name": "\u200d"}), "bad-name", id="an unseen name"),
        pytest.param(
            json.dumps({**HELLO, "name": "\u2800\u2800"}), "bad-name", id="no dots at all"
        ),
        pytest.param(json.dumps({**HELLO, "name": "\u3164"}), "bad-name", id="a filler"),
        pytest.param(json.dumps({**HELLO, "name": "\u115f\u1160"}), "bad-name", id="two fillers"),
        pytest.param(
            json.dumps({**HELLO, "name": "\u034f\ufe0f"}), "bad-name", id="marks on nothing"
        ),
        pytest.param(json.dumps({**HELLO, "name": "x" * 25}), "bad-name", id="a long name"),
    ],
)
def test_a_frame_that_is_not_right_is_refused_with_a_reason(text, code):
    with pytest.raises(BadFrameError) as refusal:
        read_frame(text)
    assert refusal.value.code == code


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        pytest.param("  Kati \t néni\n", "Kati néni", id="spaces"),
        pytest.param("A\u0000n\u001bn", "Ann", id="control characters"),
        pytest.param("\u202eevil\u2066", "evil", id="bidi overrides"),
        pytest.param("\ud800x", "x", id="lone surrogates"),
        pytest.param("o\u030b", "ő", id="a letter in two parts"),
        pytest.param("👩\u200d🚀", "👩\u200d🚀", id="a joined emoji stays whole"),
    ],
)
def test_text_is_cleaned(typed, kept):
    assert clean(typed) == kept


@pytest.mark.parametrize(
    ("told", "meant"),
    [
        ("Europe/Budapest", "Europe/Budapest"),
        ("Etc/GMT+5", "Etc/GMT+5"),
        ("Mars/Olympus", ""),
        ("../../etc/passwd", ""),
        ("/etc/localtime", ""),
        ("A" * 41, ""),
        ("", ""),
        (7, ""),
        (None, ""),
    ],
)
def test_a_page_tells_where_its_clock_hangs(told, meant):
    hello = read_frame(json.dumps({**HELLO, "zone": told}))
    assert isinstance(hello, Hello)
    assert hello.person.zone == meant


def test_an_unknown_language_is_english():
    hello = read_frame(json.dumps({**HELLO, "language": "tlh"}))
    assert isinstance(hello, Hello)
    assert hello.person.language == "en"


def test_the_bot_says_nothing_in_signs_that_many_machines_cannot_show():
    later = Button("\u23f3 Take my time", "t.-.later")
    answer = Answer("\u23f8 A pause", Post("k", "\u23f8\ufe0f The table rests.", rows=((later,),)))
    frame = json.loads(acknowledged("1", answer, "2"))
    assert frame["toast"] == "A pause"
    assert frame["post"]["text"] == "The table rests."
    assert frame["post"]["rows"][0][0]["label"] == "Take my time"


def test_what_people_say_in_such_signs_is_left_alone():
    said = Message("1", "lobby", None, "k", 0.0, "\u23f3 soon", author=Author("1", "Ann"))
    assert json.loads(message_frame(said))["message"]["text"] == "\u23f3 soon"
    told = replace(said, author=None)
    assert json.loads(message_frame(told))["message"]["text"] == "soon"
