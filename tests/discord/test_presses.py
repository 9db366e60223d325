"""What people press and type arrives at the desk, and its answers come back to them alone."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.contract import (
    Answer,
    Button,
    Mark,
    Post,
    RetryLater,
    Trouble,
    Unreachable,
    Unwell,
    button_data,
)
from bot.platforms.discord import reception
from bot.platforms.discord.posting.panels import READ
from tests.discord.desk import board, pad, picture
from tests.discord.faults import Fault
from tests.discord.people import PRESS
from tests.discord.stage import person, stage, until
from tests.discord.town import EPHEMERAL, buttons, said

THINKING, QUIETLY, BOX = 5, 6, 9


async def test_a_press_becomes_a_command(s):
    await s.platform.post(s.venue, board(7))
    asked = await s.bob.press(s.board(), "Move")
    [command] = s.desk.commands
    assert command.receipt == asked.id
    assert command.person == person(s.bob, "hu")
    assert command.venue == s.venue
    assert (command.verb, command.words, command.table, command.mark) == (
        "move",
        (),
        "t1",
        Mark.post(7),
    )
    assert command.unseen


async def test_a_press_is_acknowledged_before_the_desk_is_asked(s):
    await s.platform.post(s.venue, board())
    s.desk.hold = asyncio.Event()
    data = {"custom_id": buttons(s.board())["Move"], "component_type": 2}
    asked = await s.ann.ask(PRESS, s.channel, data, s.board())
    assert asked.kind == QUIETLY
    await until(lambda: s.desk.commands)
    assert asked.more == []
    s.desk.hold.set()
    await s.ann.answered(asked)


async def test_a_press_is_acknowledged_while_the_channel_hangs_and_a_private_chat_is_flooded(s):
    await s.platform.post(s.venue, board())
    shown = s.board()
    await s.platform.whisper(person(s.ann), pad())
    s.discord.faults.append(Fault("POST", r"^channels/\d+/messages$", 429, retry_after=12.0))
    with pytest.raises(RetryLater):
        await s.platform.whisper(person(s.ann), pad("Again?"))
    door = s.discord.doors["channels/"] = asyncio.Event()
    posting = asyncio.create_task(s.platform.post(s.venue, board(2)))
    s.desk.script["move"] = Answer(post=pad("Where to?", "a1"))
    data = {"custom_id": buttons(shown)["Move"], "component_type": 2}
    asked = await s.ann.ask(PRESS, s.channel, data, shown)
    assert asked.kind == QUIETLY
    await s.ann.answered(asked)
    assert [each["content"] for each in asked.more] == ["Where to?"]
    assert not posting.done()
    door.set()
    await posting


async def test_an_answer_to_a_press_on_the_board_is_for_the_presser_alone(s):
    await s.platform.post(s.venue, board())
    s.desk.script["move"] = Answer(post=pad("Where to?", "a1", "b2"))
    before = dict(s.board())
    asked = await s.ann.press(s.board(), "Move")
    [answer] = asked.more
    assert answer["content"] == "Where to?"
    assert answer["flags"] & EPHEMERAL
    assert answer["attachments"][0]["description"] == "A cat on a quilt."
    assert list(buttons(answer)) == ["a1", "b2", "Type it"]
    assert s.board() == before
    assert answer not in s.discord.town.shown(s.channel, s.bob.person)


async def test_a_press_on_a_pad_changes_that_pad(s):
    await s.platform.post(s.venue, board())
    s.desk.script["move"] = Answer(post=pad("Where to?", "a1"))
    preview = replace(pad("On a1?"), picture=picture("#ffffff", "A white cat on a1."))
    s.desk.script["pad"] = Answer(post=preview)
    first = (await s.ann.press(s.board(), "Move")).newest
    asked = await s.ann.press(first, "a1")
    assert asked.kind == QUIETLY
    assert asked.more == []
    assert asked.newest["id"] == first["id"]
    assert asked.newest["content"] == "On a1?"
    assert list(buttons(asked.newest)) == ["Type it"]
    [attachment] = asked.newest["attachments"]
    assert attachment["description"] == "A white cat on a1."


async def test_a_pad_that_is_done_with_loses_its_picture_and_buttons(s):
    await s.platform.post(s.venue, board())
    s.desk.script["move"] = Answer(post=pad("Where to?", "a1"))
    s.desk.script["pad"] = Answer(post=Post("pad.t1", "Done. Now the others."))
    first = (await s.ann.press(s.board(), "Move")).newest
    done = (await s.ann.press(first, "a1")).newest
    assert (done["content"], done["attachments"], done["components"]) == (
        "Done. Now the others.",
        [],
        [],
    )


async def test_a_sentence_leaves_the_pad_as_it_is(s):
    await s.platform.post(s.venue, board())
    s.desk.script["move"] = Answer(post=pad("Where to?", "a1"))
    s.desk.script["pad"] = Answer("That cell is taken.")
    first = (await s.ann.press(s.board(), "Move")).newest
    asked = await s.ann.press(first, "a1")
    assert first["content"] == "Where to?"
    [sentence] = asked.more
    assert sentence["content"] == "That cell is taken."
    assert sentence["flags"] & EPHEMERAL


async def test_a_sentence_and_a_pad_come_in_one_message(s):
    await s.platform.post(s.venue, board())
    s.desk.script["move"] = Answer("Taken back.", pad("Where to?", "a1"))
    asked = await s.ann.press(s.board(), "Move")
    assert asked.newest["content"] == "Taken back.\n\nWhere to?"


async def test_nothing_to_say_leaves_nothing_behind(s):
    await s.platform.post(s.venue, board())
    before = dict(s.board())
    asked = await s.ann.press(s.board(), "Rules")
    assert (asked.kind, asked.more) == (QUIETLY, [])
    assert s.discord.town.shown(s.channel, s.ann.person) == [before]


async def test_typing_a_move_opens_a_box_at_once(s):
    await s.platform.post(s.venue, board())
    s.desk.script["move"] = Answer(post=pad("Where to?", "a1"))
    first = (await s.ann.press(s.board(), "Move")).newest
    s.desk.commands.clear()
    box = await s.ann.press(first, "Type it")
    assert box.kind == BOX
    assert box.data["title"] == "Your move"
    assert s.desk.commands == []
    s.desk.script["move"] = Answer(post=pad("Done."))
    typed = await s.ann.fill_in(box, "  kitten   C4 ")
    [command] = s.desk.commands
    assert (command.verb, command.words) == ("move", ("kitten", "C4"))
    assert (command.table, command.mark, command.unseen) == ("t1", Mark.pad(3), True)
    assert typed.newest["id"] == first["id"]
    assert first["content"] == "Done."


async def test_a_box_speaks_the_language_of_its_person(s):
    await s.platform.post(s.venue, replace(board(), rows=pad().rows))
    box = await s.bob.press(s.board(), "Type it")
    assert box.data["title"] == "A lépésed"


@pytest.mark.parametrize(
    "custom_id",
    [
        pytest.param("nobody knows this", id="of another bot's making"),
        pytest.param("g:1:2", id="of an older time"),
    ],
)
async def test_a_button_nobody_knows_is_answered_too(s, custom_id):
    await s.platform.post(s.venue, board())
    asked = await s.ann.press_id(s.board(), custom_id)
    assert asked.newest["content"].startswith("I no longer know")
    assert s.desk.commands == []


async def test_a_desk_that_fails_is_owned_up_to(s, caplog):
    await s.platform.post(s.venue, board())
    s.desk.script["move"] = RuntimeError("the script says so")
    asked = await s.ann.press(s.board(), "Move")
    assert asked.newest["content"].startswith("Something went wrong on my side")
    assert "table t1: /move was not carried out" in caplog.text


@pytest.mark.parametrize(
    ("who", "sentence"), [("ann", "The disk is full on my side"), ("bob", "Nálam megtelt a lemez")]
)
async def test_a_desk_that_cannot_keep_anything_says_why(s, caplog, who, sentence):
    await s.platform.post(s.venue, board())
    s.desk.script["move"] = Unwell(Trouble.FULL)
    asked = await getattr(s, who).press(s.board(), "Move")
    assert asked.newest["content"].startswith(sentence)
    assert caplog.text == ""


async def test_a_press_that_comes_twice_is_carried_out_once(s):
    await s.platform.post(s.venue, board())
    data = {"custom_id": buttons(s.board())["Move"], "component_type": 2}
    first = await s.ann.answered(await s.ann.ask(PRESS, s.channel, data, s.board()))
    await s.ann.ask(PRESS, s.channel, data, s.board(), id_=first.id)
    callback = "POST /interactions/{id}/{token}/callback"
    await until(lambda: len(s.discord.sent(callback)) == 2)
    await s.ann.answered(first)
    assert [seen.status for seen in s.discord.sent(callback)] == [200, 400]
    assert len(s.desk.commands) == 1


async def test_a_press_that_could_not_be_acknowledged_is_not_carried_out(s, caplog):
    await s.platform.post(s.venue, board())
    s.discord.faults.append(Fault("POST", "callback", 404, 10062))
    data = {"custom_id": buttons(s.board())["Move"], "component_type": 2}
    await s.ann.ask(PRESS, s.channel, data, s.board(), wait=False)
    await until(lambda: "could not be acknowledged" in caplog.text)
    assert s.desk.commands == []


async def test_lines_cut_at_each_acknowledgement_carry_nothing_out(s, caplog):
    await s.platform.post(s.venue, board())
    s.discord.faults.append(Fault("POST", "callback", 500, cut=True, times=9))
    data = {"custom_id": buttons(s.board())["Move"], "component_type": 2}
    await s.ann.ask(PRESS, s.channel, data, s.board(), wait=False)
    await until(lambda: "could not be acknowledged" in caplog.text)
    assert s.desk.commands == []


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
async def test_an_acknowledgement_nobody_heard_of_is_said_again(s, after):
    """Cut before or after it came to pass: the press is carried out once."""
    await s.platform.post(s.venue, board())
    s.discord.faults.append(Fault("POST", "callback", 500, cut=True, after=after))
    asked = await s.ann.press(s.board(), "Move")
    callback = "POST /interactions/{id}/{token}/callback"
    assert [seen.status for seen in s.discord.sent(callback)][1:] == [400 if after else 200]
    assert len(s.desk.commands) == 1
    assert asked.kind == QUIETLY


@pytest.mark.parametrize(("wait", "said"), [(0.01, 2), (10.0, 1)])
async def test_an_acknowledgement_that_has_to_wait_too_long_is_given_up(s, caplog, wait, said):
    await s.platform.post(s.venue, board())
    s.discord.faults.append(Fault("POST", "callback", 429, retry_after=wait))
    data = {"custom_id": buttons(s.board())["Move"], "component_type": 2}
    await s.ann.ask(PRESS, s.channel, data, s.board(), wait=False)
    await until(lambda: s.desk.commands or "could not be acknowledged" in caplog.text)
    assert len(s.discord.sent("POST /interactions/{id}/{token}/callback")) == said
    assert len(s.desk.commands) == said - 1


class Door(asyncio.Event):
    """One that knows whether somebody stands before it."""

    waited = False

    async def wait(self):
        self.waited = True
        return await super().wait()


async def test_a_silent_line_does_not_swallow_a_press(s, monkeypatch):
    monkeypatch.setattr(reception, "HEARD", 0.05)
    await s.platform.post(s.venue, board())
    door = s.discord.doors["interactions/"] = Door()
    s.desk.script["move"] = Answer("There you are.")
    data = {"custom_id": buttons(s.board())["Move"], "component_type": 2}
    asked = await s.ann.ask(PRESS, s.channel, data, s.board(), wait=False)
    await until(lambda: door.waited)
    del s.discord.doors["interactions/"]
    await s.ann.answered(asked)
    door.set()
    assert len(s.desk.commands) == 1


async def test_an_answer_that_does_not_arrive_is_noted_with_its_table(s, caplog):
    await s.platform.post(s.venue, board())
    s.desk.script["move"] = Answer("There you are.")
    s.discord.faults.append(Fault("POST", "^webhooks", 401, 50027))
    asked = await s.ann.press(s.board(), "Move")
    assert asked.more == []
    assert "table t1: an answer did not arrive" in caplog.text


async def test_a_box_that_does_not_open_is_noted(s, caplog):
    await s.platform.post(s.venue, replace(board(), rows=pad().rows))
    s.discord.faults.append(Fault("POST", "callback", 404, 10062))
    data = {"custom_id": buttons(s.board())["Type it"], "component_type": 2}
    await s.ann.ask(PRESS, s.channel, data, s.board(), wait=False)
    await until(lambda: "t1.~3.type.: no box to type in" in caplog.text)


async def test_what_is_typed_into_a_box_of_an_older_time_is_answered(s):
    await s.platform.post(s.venue, replace(board(), rows=pad().rows))
    box = await s.ann.press(s.board(), "Type it")
    box.data["custom_id"] = "an older time"
    typed = await s.ann.fill_in(box, "c4")
    assert typed.newest["content"].startswith("I no longer know")


async def test_two_buttons_that_do_the_same_both_work(s):
    turn = button_data("t1", Mark.read("-"), "rules", ("boop", "2"))
    both = (Button("‹", turn), Button("›", turn))
    await s.platform.post(s.venue, Post("rules", "Page 1 of 2", rows=(both,)))
    for label in ("‹", "›"):
        await s.ann.press(s.board(), label)
    assert [command.words for command in s.desk.commands] == [("boop", "2")] * 2


async def test_whoever_presses_in_private_can_be_written_to(s):
    await s.platform.whisper(person(s.ann), board())
    chat = s.discord.town.private_chat(s.ann.id)
    [hand] = s.discord.town.shown(chat, s.ann.person)
    for _ in range(2):
        await s.ann.press(hand, "Move")
    assert s.desk.met == [(s.ann.id, True)]
    assert s.desk.commands[0].venue.private
    await s.platform.post(s.venue, board())
    await s.bob.press(s.board(), "Move")
    assert s.desk.met == [(s.ann.id, True)]


async def test_who_presses_in_private_once_they_could_not_be_written_to_can_be_again(s):
    await s.platform.whisper(person(s.ann), board())
    [hand] = s.discord.town.shown(s.discord.town.private_chat(s.ann.id), s.ann.person)
    await s.ann.press(hand, "Move")
    s.discord.town.closed.add(s.ann.id)
    with pytest.raises(Unreachable):
        await s.platform.whisper(person(s.ann), board())
    s.discord.town.closed.clear()
    await s.ann.press(hand, "Move")
    assert s.desk.met == [(s.ann.id, True)] * 2


async def test_of_the_many_who_press_in_private_not_all_are_remembered(s, monkeypatch):
    monkeypatch.setattr("bot.platforms.discord.reception.REMEMBERED", 3)
    s.platform._written_to.update(range(3))
    await s.platform.whisper(person(s.ann), board())
    [hand] = s.discord.town.shown(s.discord.town.private_chat(s.ann.id), s.ann.person)
    for _ in range(2):
        await s.ann.press(hand, "Move")
    assert s.desk.met == [(s.ann.id, True)]
    assert s.platform._written_to == {int(s.ann.id)}


class Reading:
    """A pause that ends when somebody has read what was shown."""

    def __init__(self) -> None:
        self.begun, self.done = asyncio.Event(), asyncio.Event()

    async def __call__(self, seconds: float) -> None:
        if seconds == READ:
            self.begun.set()
            await self.done.wait()


@pytest.mark.parametrize("where", ["panel", "board"])
async def test_the_last_words_of_a_panel_are_read_and_leave_nothing_behind(where):
    reading = Reading()
    async with stage(pause=reading) as s:
        await s.platform.post(s.venue, board())
        s.desk.script["move"] = Answer(post=replace(pad("Really?", "a1"), panel="t1"))
        s.desk.script["pad"] = Answer("You have resigned.", closes="t1")
        panel = (await s.ann.press(s.board(), "Move")).newest
        if where == "panel":
            asked = await s.ann.press(panel, "a1")
            assert asked.newest["id"] == panel["id"], "no other message comes"
        else:
            s.desk.script["move"] = s.desk.script["pad"]
            asked = await s.ann.press(s.board(), "Move")
        own = [m for m in s.discord.town.shown(s.channel, s.ann.person) if m["flags"] & EPHEMERAL]
        assert [said(each) for each in own] == ["You have resigned."]
        assert buttons(own[0]) == {}
        await reading.begun.wait()
        reading.done.set()
        await until(lambda: own[0]["id"] not in s.discord.town.messages)
        assert s.discord.town.shown(s.channel, s.ann.person) == [s.board()]


async def test_words_that_took_the_place_of_others_do_not_go_with_them():
    reading = Reading()
    async with stage(pause=reading) as s:
        await s.platform.post(s.venue, board())
        s.desk.script["move"] = Answer("You have resigned.", closes="t1")
        await s.ann.press(s.board(), "Move")
        await reading.begun.wait()
        s.desk.script["move"] = Answer("That cell is taken.")
        newer = (await s.ann.press(s.board(), "Move")).newest
        reading.done.set()
        await until(lambda: not s.platform._panels._fading)
        assert s.discord.town.shown(s.channel, s.ann.person) == [s.board(), newer]


async def test_words_that_are_replaced_as_they_come_need_not_go_by_themselves(caplog):
    reading = Reading()
    async with stage(pause=reading) as s:
        await s.platform.post(s.venue, board())
        s.desk.script["move"] = Answer("That cell is taken.")
        await s.ann.press(s.board(), "Move")
        s.discord.faults.append(Fault("DELETE", "^webhooks", 429, retry_after=0.2))
        s.desk.script["move"] = Answer("You have resigned.", closes="t1")
        data = {"custom_id": buttons(s.board())["Move"], "component_type": 2}
        asked = await s.ann.ask(PRESS, s.channel, data, s.board())
        await until(lambda: s.discord.sent("DELETE /webhooks/{id}/{token}/messages/{id}"))
        s.desk.script["move"] = Answer(post=replace(pad("Where to?", "a1"), panel="t1"))
        await s.ann.press(s.board(), "Move")
        await s.ann.answered(asked)
        assert "Ignoring exception" not in caplog.text
