"""The loopback is an honest Discord: its answers are as described, its limits are the real ones."""

from __future__ import annotations

import pytest

from bot.contract import Answer
from tests.discord.checks import complaints, description
from tests.discord.desk import board, pad
from tests.discord.stage import person, stage
from tests.discord.town import Json

MESSAGES = ("channels", "1", "messages")
CALLBACK = ("interactions", "1", "token", "callback")
COMMANDS = ("applications", "1", "commands")
CALLS_NOBODY: Json = {"allowed_mentions": {"parse": []}}


def row(*ids: str, label: str = "a") -> Json:
    """A row of buttons."""
    return {
        "type": 1,
        "components": [{"type": 2, "style": 1, "label": label, "custom_id": id_} for id_ in ids],
    }


def command(**more: object) -> list[Json]:
    """A menu of one command."""
    return [{"name": "play", "description": "Play", **more}]


@pytest.mark.parametrize(
    ("path", "body", "wrong"),
    [
        pytest.param(
            MESSAGES, {"content": "x" * 2001}, "more than 2000 characters", id="2001 characters"
        ),
        pytest.param(
            MESSAGES, {"components": [row(str(n)) for n in range(6)]}, "5 rows", id="six rows"
        ),
        pytest.param(MESSAGES, {"components": [row(*"abcdef")]}, "row of more", id="six in a row"),
        pytest.param(MESSAGES, {"components": [row("a", "a")]}, "two of the id a", id="one id"),
        pytest.param(MESSAGES, {"components": [row("x" * 101)]}, "id of 101", id="a long id"),
        pytest.param(
            MESSAGES, {"components": [row("a", label="")]}, "label of 0", id="an empty label"
        ),
        pytest.param(
            MESSAGES, {"components": [row("a", label="x" * 81)]}, "label of 81", id="a long label"
        ),
        pytest.param(MESSAGES, {"colour": 1}, "unknown field colour", id="an unknown field"),
        pytest.param(MESSAGES, {"nonce": "x" * 26}, "nonce of more", id="a long nonce"),
        pytest.param(
            MESSAGES,
            {"attachments": [{"id": 0, "description": "x" * 1025}]},
            "description of more",
            id="a long description",
        ),
        pytest.param(
            MESSAGES,
            {"content": "x", "allowed_mentions": {"parse": ["everyone"]}},
            "more are called",
            id="everybody called",
        ),
        pytest.param(
            CALLBACK,
            {"type": 8, "data": {"choices": [{"value": str(n)} for n in range(26)]}},
            "25 choices",
            id="26 choices",
        ),
        pytest.param(
            CALLBACK,
            {"type": 9, "data": {"title": "x" * 46, "custom_id": "a", "components": []}},
            "title",
            id="a long title",
        ),
        pytest.param(COMMANDS, command(name="Play"), "the name Play", id="capitals"),
        pytest.param(COMMANDS, command(description="x" * 101), "description x", id="long words"),
        pytest.param(COMMANDS, command(colour=1), "unknown field", id="an unknown property"),
        pytest.param(
            COMMANDS,
            command(
                options=[
                    {"name": "a", "description": "a"},
                    {"name": "b", "description": "b", "required": True},
                ]
            ),
            "behind others",
            id="a required option last",
        ),
    ],
)
def test_what_goes_beyond_a_limit_is_noticed(path, body, wrong):
    found = complaints(path, {**CALLS_NOBODY, **body} if path == MESSAGES else body)
    assert len(found) == 1
    assert wrong in found[0]


def test_who_may_be_called_has_to_be_said():
    assert complaints(MESSAGES, {"content": "x"}) == ["anybody may be called"]


def test_an_ordinary_message_is_fine():
    body = {**CALLS_NOBODY, "content": "x" * 2000, "components": [row("a", "b"), row("c")]}
    assert complaints(MESSAGES, body) == []


@pytest.mark.skipif(description() is None, reason="Discord's description is not beside the project")
def test_the_description_refuses_what_it_does_not_know():
    known = description()
    assert known is not None
    path = "/channels/123456789012345678/messages"
    assert known.request("POST", path, {"content": "Hello"}) == []
    assert known.request("POST", path, {"content": 17}) != []
    assert known.request("POST", "/channels/1/nothing", {}) == ["no route POST /channels/1/nothing"]


@pytest.mark.skipif(description() is None, reason="Discord's description is not beside the project")
async def test_our_own_answers_are_as_discord_describes_them():
    known = description()
    assert known is not None
    async with stage() as s:
        s.desk.script = {
            "move": Answer(post=pad("Where to?", "a1")),
            "pad": Answer(post=pad("a1?")),
        }
        id_ = await s.platform.post(s.venue, board())
        await s.platform.edit(s.venue, id_, board(2))
        await s.platform.whisper(person(s.ann), board())
        await s.platform.branch(s.venue, "t1", None, ())
        first = (await s.ann.press(s.board(), "Move")).newest
        await s.ann.press(first, "a1")
        await s.ann.slash(s.channel, "move")
        await s.ann.slash(s.channel, "play", game="boop")
        await s.ann.complete(s.channel, "move", "move", move="k")
        answered = [seen for seen in s.discord.seen if isinstance(seen.answer, dict | list)]
        wrong = [
            f"{seen.route}: {each}"
            for seen in answered
            for each in known.response(seen.method, seen.path, seen.status, seen.answer)
        ]
    assert len(answered) >= 12
    assert wrong == []
