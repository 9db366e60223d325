"""When somebody is asked before a move of theirs is made, and what is always asked about."""

from __future__ import annotations

import pytest

from bot.contract import Confirm, Mark
from bot.tables.status import Status
from tests.desk.talk import alone, buttons, labels, log, send, shown, three, two
from tests.stage import button, stage

PEOPLE = ("ann", "bob", "cid")


async def test_the_setting_is_offered_by_buttons_that_show_how_it_is(s):
    asked = (await s.say("ann", "/confirm")).post
    assert labels(asked) == ["Always", "When I give something up", "Never"]
    assert [each.style.value for each in buttons(asked)] == ["plain", "primary", "plain"]
    answer = await s.press("ann", button(asked, "Never"))
    assert answer.toast == "From now on I make your moves at once. Resigning I still ask about."
    again = (await s.say("ann", "/confirm")).post
    assert [each.style.value for each in buttons(again)] == ["plain", "plain", "primary"]


@pytest.mark.parametrize(
    ("word", "chosen"),
    [
        ("always", Confirm.ALWAYS),
        ("SOMETIMES", Confirm.GRAVE),
        ("never", Confirm.NEVER),
        ("mindig", Confirm.ALWAYS),
        ("neha", Confirm.GRAVE),
        ("soha", Confirm.NEVER),
    ],
)
async def test_it_is_chosen_in_words_of_either_language(s, word, chosen):
    await s.say("ann", f"/confirm {word}")
    known = await s.bot.desk.people.find("paper:ann")
    assert known is not None
    assert known.asked is chosen


async def test_it_outlives_a_restart(tmp_path):
    async with stage(tmp_path) as s:
        await s.say("ann", "/confirm never")
    async with stage(tmp_path) as s:
        asked = (await s.say("ann", "/confirm")).post
        assert buttons(asked)[2].style.value == "primary"


async def keep_or_pass(s):
    """The brightest of a night is asked about the big lantern; returns who that is."""
    table = await three(s)
    seat = (await s.table(table)).to_move()[0]
    while (card := (await s.table(table)).texts(seat)[-1]) != "pass":
        await s.say(PEOPLE[seat], f"/m {card}", alone(PEOPLE[seat]))
        seat = (await s.table(table)).to_move()[0]
    await s.settled()
    return PEOPLE[seat]


async def test_only_what_gives_something_up_is_asked_about(s):
    who = await keep_or_pass(s)
    pad = (await s.say(who, "/m")).post
    [wanted] = [each for each in buttons(pad) if each.data.endswith(".pass")]
    assert ".pad." in wanted.data
    question = (await s.press(who, button(pad, "Pass it on"))).post
    assert "✓ Do it" in labels(question)
    before = await log(s)
    await s.press(who, button(question, "✓ Do it"))
    assert (await log(s))[len(before)] == "pass"


async def test_a_grave_button_under_the_board_asks_its_presser_alone(s):
    who = await keep_or_pass(s)
    board, before = s.paper.newest(), await log(s)
    quick = next(each for each in buttons(board) if ".pass" in each.data)
    assert quick.style.value == "plain", "it is not as blue as what keeps something"
    question = shown(await s.press(who, quick))
    assert "✓ Do it" in labels(question)
    assert await log(s) == before
    await s.say(who, "/confirm never")
    await s.press(who, quick)
    assert (await log(s))[len(before)] == "pass"


async def test_the_coda_is_below_what_may_be_chosen(s):
    one, _ = await two(s, "/new boop")
    pad = shown(await s.say(one, "/m c4"))
    places = [number for number, row in enumerate(pad.rows) for each in row if "stay" in each.data]
    assert places == [len(pad.rows) - 1]
    assert len(pad.rows) > 1


async def test_resigning_is_asked_about_even_of_who_is_never_asked(s):
    one, _ = await two(s)
    await s.say(one, "/confirm never")
    table = await s.only_table()
    question = shown(await s.say(one, "/resign"))
    assert "do you really resign?" in question.text
    assert question.panel == table.id
    closed = await s.press(one, button(question, "✕ Close"))
    assert (closed.closes, closed.post) == (table.id, None)
    assert (await s.table(table.id)).status is Status.PLAYING
    answer = await s.press(one, button(question, "✓ Resign"))
    assert (answer.toast, answer.closes) == ("You have resigned.", table.id)
    assert (await s.table(table.id)).status is Status.OVER


async def test_a_question_about_resigning_from_before_a_move_is_stale(s):
    one, other = await two(s)
    question = shown(await s.say(one, "/resign"))
    await s.say(one, "/m c4")
    await s.say(other, "/m a1")
    answer = await s.press(one, button(question, "✓ Resign"))
    assert answer.toast.startswith("That button belongs to a moment that has passed.")
    assert (await s.only_table()).status is Status.PLAYING


async def test_clearing_a_table_away_is_asked_about_unless_one_is_never_asked(s):
    await s.say("ann", "/new boop")
    await s.settled()
    question = shown(await s.press("ann", button(s.paper.newest(), "Clear away")))
    assert (await s.only_table()).status is Status.LOBBY
    await s.press("ann", button(question, "✓ Clear away"))
    assert await s.bot.desk.tables.at_venue("paper:room") == []
    await s.say("ann", "/confirm never")
    await s.say("ann", "/new boop")
    await s.say("ann", "/cancel")
    assert await s.bot.desk.tables.at_venue("paper:room") == []


async def test_who_may_not_clear_a_table_away_is_told_so_and_not_asked(s):
    await s.say("ann", "/new boop")
    assert (await s.say("bob", "/cancel")).refused


async def test_a_secret_said_aloud_brings_the_pad_instead(s):
    await three(s)
    answer = await s.say("ann", "/m choose 3")
    assert answer.refused
    assert answer.toast.startswith("That is a secret move")
    assert buttons(answer.post)
    assert await log(s) == []


async def test_in_the_private_chat_the_hand_stays_when_the_turn_is_done(s):
    await three(s)
    pad = shown(await s.say("ann", "/m", alone("ann")))
    answer = await s.press("ann", buttons(pad)[0], alone("ann"))
    assert shown(answer).key.startswith("hand.")
    assert answer.closes == ""


async def test_a_stranger_can_close_nothing(s):
    await two(s)
    table = (await s.only_table()).id
    answer = await send(s, "close", who="cid", table=table, mark=Mark.pad(1))
    assert (answer.refused, answer.closes) == (True, "")
