"""Whole games on Discord: the real bot, real sockets, people who press buttons."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.contract import Mark, button_data
from tests.discord.faults import Fault
from tests.discord.people import PRESS
from tests.discord.stage import until
from tests.discord.table import Evening, evening
from tests.discord.town import EPHEMERAL, FRAMED, GALLERY, LIST, buttons, parts, said

BOARD_EDIT = r"^channels/\d+/messages/\d+$"


@pytest.fixture
async def e(tmp_path):
    """Ann, Bob and the running bot."""
    async with evening(tmp_path) as here, here.running():
        yield here


NO_MOVES = ("Undo", "Take back…", "Type…", "‹ Back")


async def tap(who, shown, *labels):
    """Press one button after the other, each on the message the last one led to."""
    for label in labels:
        assert shown is not None, f"it went before {label}"
        asked = await who.press(shown, label)
        shown = None if asked.gone else asked.newest
    return shown


async def put_down(e: Evening, who, cell: str):
    """A kitten by buttons: the pad, then the cell."""
    return await tap(who, e.board(), "Move", cell)


def slips(e: Evening, who) -> list[str]:
    """What somebody alone still sees in the channel."""
    everybody, own = e.boards(), e.discord.town.shown(e.channel, who.person)
    return [said(message) for message in own if message not in everybody]


async def test_a_table_is_set_up_joined_and_begun(e):
    asked = await e.ann.slash(e.channel, "play", game="boop", options="ghosts=off")
    assert asked.gone
    lobby = await e.shows("a new table")
    assert "• Ann" in lobby["content"]
    assert "Ghosts: off" in buttons(lobby)
    joined = await e.bob.press(lobby, "Join")
    assert joined.newest["content"] == "You have a seat."
    assert joined.newest["flags"] & EPHEMERAL
    assert slips(e, e.bob) == ["You have a seat."]
    board = await e.shown(lambda shown: shown["attachments"])
    assert board["id"] == lobby["id"]
    assert "to move" in board["content"]
    assert board["attachments"][0]["description"]
    assert list(buttons(board)) == ["Move", "Undo", "Rules", "What can I do?", "Away…"]


async def test_a_move_on_36_cells_takes_one_choice_from_two_lists(e):
    one, other = await e.open("boop", options="ghosts=off")
    pad = await tap(one, e.board(), "Move")
    assert pad["flags"] & FRAMED
    assert pad["flags"] & EPHEMERAL
    [frame] = pad["components"]
    lists = [each for each in parts([frame]) if each["type"] == LIST]
    assert [len(each["options"]) for each in lists] == [24, 12]
    assert [each["placeholder"] for each in lists] == ["a1 … f4", "a5 … f6"]
    [gallery] = [each for each in parts([frame]) if each["type"] == GALLERY]
    assert "kitten" in gallery["items"][0]["description"]
    asked = await one.press(pad, "c4")
    assert asked.gone, "what everybody sees says the rest"
    assert asked.more == []
    board = await e.shows("puts a kitten on c4")
    assert len(e.boards()) == 1
    assert "<@" not in board["content"]
    assert await e.log() == ["kitten c4"]
    assert slips(e, one) == []
    assert slips(e, other) == (["You have a seat."] if other is e.bob else [])


async def test_who_wants_it_is_shown_the_move_first(e):
    one, _ = await e.open("boop", options="ghosts=off")
    await one.slash(e.channel, "confirm", when="always")
    pad = await tap(one, e.board(), "Move")
    preview = await tap(one, pad, "c4")
    assert preview["id"] == pad["id"]
    assert "puts a kitten on c4" in said(preview)
    assert len(preview["attachments"]) == 1
    assert await e.log() == []
    assert await tap(one, preview, "✓ Do it") is None
    assert await e.log() == ["kitten c4"]


async def test_a_turn_with_a_ghost_is_ended_with_its_own_button(e):
    one, _ = await e.open("boop")
    after = await put_down(e, one, "c4")
    assert "puts a kitten on c4" in said(after)
    assert {"End turn", "Undo"} <= set(buttons(after))
    assert await tap(one, after, "End turn") is None
    assert await e.log() == ["kitten c4", "stay"]
    assert slips(e, one) == []


async def test_a_second_panel_takes_the_place_of_the_first(e):
    one, _ = await e.open("boop", options="ghosts=off")
    first = await tap(one, e.board(), "Move")
    second = await tap(one, e.board(), "Move")
    assert second["id"] != first["id"]
    assert slips(e, one) == [said(second)]


async def test_a_typed_move_puts_the_panel_away_and_the_next_answer_takes_its_place(e):
    one, other = await e.open("boop", options="ghosts=off")
    await tap(one, e.board(), "Move")
    asked = await one.slash(e.channel, "move", move="c4")
    told = slips(e, one)
    assert len(told) == 1
    assert told[0].startswith(asked.newest["content"][:10])
    assert told[0].endswith("to move.")
    await other.slash(e.channel, "move", move="a1")
    await tap(one, e.board(), "Move", "d5")
    assert slips(e, one) == []


async def test_a_turn_that_lasts_longer_than_messages_can_be_taken_back_is_made_all_the_same(e):
    one, _ = await e.open("boop", options="ghosts=off")
    pad = await tap(one, e.board(), "Move")
    for asked in e.discord.rest.asked.values():
        asked.made -= 16 * 60
    assert await tap(one, pad, "c4") is None
    assert await e.log() == ["kitten c4"]


async def test_resigning_is_always_asked_about(e):
    one, _ = await e.open("boop", options="ghosts=off")
    await one.slash(e.channel, "confirm", when="never")
    table = await e.table()
    question = (await one.slash(e.channel, "resign")).newest
    assert "do you really resign?" in said(question)
    assert (await e.table()).told.outcome() is None
    asked = await one.press(question, "✓ Resign")
    assert asked.shown is None or said(asked.shown) == "You have resigned."
    await until(lambda: slips(e, one) == [])
    assert (await e.bot.desk.tables.get(table.id)).told.outcome() is not None


@pytest.mark.parametrize("turns", [8, pytest.param(60, marks=pytest.mark.slow)])
async def test_after_many_turns_nobody_has_anything_left_before_them(e, turns):
    """Turns with ghosts: at most three presses each after the first, and no litter.

    One more asks whether a single cat is really to be taken up.
    """
    one, other = await e.open("boop")
    table, most, number = (await e.table()).id, 0, 0
    for number in range(turns):
        who = (one, other)[number % 2]
        if (await e.bot.desk.tables.get(table)).told.outcome() is not None:
            break
        shown, presses = await tap(who, e.board(), "Move"), 0
        while shown is not None:
            labels = [each for each in buttons(shown) if each not in NO_MOVES]
            label = "End turn" if "End turn" in labels else labels[7 * number % len(labels)]
            shown, presses = await tap(who, shown, label), presses + (label != "✓ Do it")
        most = max(most, presses)
        assert slips(e, who) == []
        await e.settled()
    assert number >= min(turns, 20) - 1
    assert 1 < most <= 3
    assert len(e.boards()) == 1


async def test_a_move_is_typed_with_what_the_bot_offers(e):
    one, other = await e.open("boop", options="ghosts=off")
    offered = await one.complete(e.channel, "move", "move", move="kitten c")
    assert offered == [f"kitten c{number}" for number in range(1, 7)]
    assert await other.complete(e.channel, "move", "move", move="kitten c") == []
    asked = await one.slash(e.channel, "move", move=offered[3])
    assert "puts a kitten on c4" in asked.newest["content"]
    assert await e.log() == ["kitten c4"]


async def test_a_move_is_typed_into_a_box(e):
    one, _ = await e.open("boop", options="ghosts=off")
    pad = await tap(one, e.board(), "Move")
    table, mark, *_ = buttons(pad)["c4"].split(".")
    box = await one.press_id(pad, button_data(table, Mark.read(mark), "type"))
    typed = await one.fill_in(box, " C4")
    assert typed.gone
    assert await e.log() == ["kitten c4"]


async def test_somebody_else_and_somebody_late_are_told_so(e):
    one, other = await e.open("boop", options="ghosts=off")
    asked = await other.press(e.board(), "Move")
    assert asked.newest["content"].startswith("It is not your turn.")
    stranger = replace(other, person=e.discord.town.person("cid"))
    asked = await stranger.press(e.board(), "Move")
    assert asked.newest["content"] == "You are not sitting at this table."
    pad = await tap(one, e.board(), "Move")
    await tap(one, pad, "c4")
    await put_down(e, other, "a1")
    late = await one.press(pad, "d5")
    assert late.newest["content"].startswith("That button belongs to a moment that has passed.")
    assert await e.log() == ["kitten c4", "kitten a1"]


async def test_a_move_is_taken_back(e):
    one, _ = await e.open("boop", options="ghosts=off")
    await put_down(e, one, "c4")
    board = await e.shows("puts a kitten on c4")
    undone = await tap(one, board, "Undo")
    assert said(undone).startswith("Taken back: “Ann puts a kitten on c4.”\n\n")
    assert "c4" in buttons(undone)
    assert (await e.log())[-1] == "!undo 1"


async def test_a_game_ends_and_is_played_again(e):
    _, other = await e.open("boop", options="ghosts=off")
    await other.slash(e.channel, "resign", sure="yes")
    over = await e.shows("everybody else has resigned")
    assert list(buttons(over)) == ["Rematch", "Rules"]
    await other.press(over, "Rematch")
    again = await e.shows("a new table")
    assert again["id"] != over["id"]


async def test_the_rules_are_read_page_by_page_in_one_message(e):
    await e.open("boop", options="ghosts=off")
    page = await tap(e.bob, e.board(), "Rules")
    first = page["content"]
    after = await tap(e.bob, page, "Next page ›")
    assert after["id"] == page["id"]
    assert after["content"] != first


async def test_everybody_is_answered_in_their_own_language(e):
    await e.open("boop", options="ghosts=off")
    kata = replace(e.ann, person=e.discord.town.person("kata"), locale="hu")
    assert (await kata.press(e.board(), "Move")).newest["content"] == "Nem ülsz ennél az asztalnál."
    assert "to move" in e.board()["content"]


async def test_a_restart_between_two_taps_loses_nothing(tmp_path):
    async with evening(tmp_path) as e:
        async with e.running():
            one, _ = await e.open("boop", options="ghosts=off")
            pad = await tap(one, e.board(), "Move")
        async with e.running():
            assert await tap(one, pad, "c4") is None
            await e.shows("puts a kitten on c4")


async def test_a_press_that_is_delivered_twice_is_one_move(e):
    one, _ = await e.open("boop", options="ghosts=off")
    pad = await tap(one, e.board(), "Move")
    data = {"custom_id": "list 0", "component_type": LIST, "values": [buttons(pad)["c4"]]}
    first = await one.ask(PRESS, e.channel, data, pad)
    await one.ask(PRESS, e.channel, data, pad, id_=first.id)
    await one.answered(first)
    assert await e.log() == ["kitten c4"]


async def test_a_slow_game_calls_its_next_person_with_a_new_board_in_the_place_of_the_old(e):
    one, other = await e.open("boop", options="ghosts=off")
    old = e.board()
    e.passes(3600)
    await put_down(e, one, "c4")
    board = await e.shown(lambda shown: shown["id"] != old["id"])
    assert board["content"].startswith(f"<@{other.id}>\n")
    await until(lambda: e.boards() == [board])


async def test_a_board_that_was_deleted_is_posted_again(e):
    one, _ = await e.open("boop", options="ghosts=off")
    pad = await tap(one, e.board(), "Move")
    del e.discord.town.messages[e.board()["id"]]
    await tap(one, pad, "c4")
    assert (await e.shows("puts a kitten on c4"))["attachments"]


async def test_too_many_edits_of_an_old_board_bring_a_new_one(e):
    one, _ = await e.open("boop", options="ghosts=off")
    old = e.board()
    e.discord.faults.append(Fault("PATCH", BOARD_EDIT, 429, 30046))
    await put_down(e, one, "c4")
    board = await e.shows("puts a kitten on c4")
    assert board["id"] != old["id"]
    await until(lambda: e.boards() == [board])


@pytest.mark.parametrize(
    "fault",
    [
        pytest.param(Fault("PATCH", BOARD_EDIT, 429, retry_after=0.01, times=5), id="a storm"),
        pytest.param(Fault("PATCH", BOARD_EDIT, 500, times=5), id="faults of Discord's"),
        pytest.param(Fault("PATCH", BOARD_EDIT, 500, cut=True, times=3), id="a broken line"),
    ],
)
async def test_what_could_not_be_delivered_is_delivered_later(e, fault):
    one, other = await e.open("boop", options="ghosts=off")
    e.discord.faults.append(replace(fault))
    assert await put_down(e, one, "c4") is None
    await e.settled()
    await e.shows("puts a kitten on c4")
    await put_down(e, other, "a1")
    assert len(await e.log()) == 2


async def test_a_channel_closed_to_the_bot_stops_no_game(e):
    one, other = await e.open("boop", options="ghosts=off")
    table, board = (await e.table()).id, e.board()
    e.discord.town.refused[e.channel["id"]] = (403, 50013)
    await put_down(e, one, "c4")
    await e.quiet()
    assert "kitten" not in board["content"]
    asked = await other.slash(e.channel, "move", move="a1", table=table)
    assert "puts a kitten on a1" in said(asked.newest)
    told = (await e.bot.desk.tables.get(table)).told
    assert [row.text for row in told.rows] == ["kitten c4", "kitten a1"]


async def test_a_game_goes_on_in_a_thread_that_was_archived(e):
    e.channel = e.discord.town.thread(e.channel, "our table")
    one, _ = await e.open("boop", options="ghosts=off")
    old = e.board()
    e.channel["thread_metadata"]["archived"] = True
    await put_down(e, one, "c4")
    board = await e.shows("puts a kitten on c4")
    assert board["id"] != old["id"]
    assert not e.channel["thread_metadata"]["archived"]


async def test_a_line_that_is_cut_in_the_middle_of_a_game_costs_nothing(e):
    one, other = await e.open("boop", options="ghosts=off")
    await put_down(e, one, "c4")
    await e.discord.gateway.drop()
    assert await put_down(e, other, "a1") is None
    assert e.discord.gateway.resumed == 1
    assert await e.log() == ["kitten c4", "kitten a1"]
