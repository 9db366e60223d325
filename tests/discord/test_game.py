"""Whole games on Discord: the real bot, real sockets, people who press buttons."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.contract import Mark, button_data
from tests.discord.faults import Fault
from tests.discord.people import PRESS
from tests.discord.stage import until
from tests.discord.table import Evening, evening
from tests.discord.town import EPHEMERAL, buttons

BOARD_EDIT = r"^channels/\d+/messages/\d+$"


@pytest.fixture
async def e(tmp_path):
    """Ann, Bob and the running bot."""
    async with evening(tmp_path) as here, here.running():
        yield here


async def tap(who, shown, *labels):
    """Press one button after the other, each on the message the last one led to."""
    for label in labels:
        asked = await who.press(shown, label)
        shown = asked.newest
    return shown


async def put_down(e: Evening, who, cell: str):
    """A kitten by buttons: the pad, the row, the cell, the preview."""
    return await tap(who, e.board(), "Move", f"Row {cell[1]}", cell, "✓ Do it")


async def test_a_table_is_set_up_joined_and_begun(e):
    asked = await e.ann.slash(e.channel, "play", game="boop", options="ghosts=off")
    assert asked.gone
    lobby = await e.shows("a new table")
    assert "• Ann" in lobby["content"]
    assert "Ghosts: off" in buttons(lobby)
    joined = await e.bob.press(lobby, "Join")
    assert joined.newest["content"] == "You have a seat."
    assert joined.newest["flags"] & EPHEMERAL
    board = await e.shown(lambda shown: shown["attachments"])
    assert board["id"] == lobby["id"]
    assert "to move" in board["content"]
    assert board["attachments"][0]["description"]
    assert list(buttons(board)) == ["Move", "Undo", "Rules"]


async def test_a_move_on_36_cells_takes_two_taps_a_preview_and_a_confirmation(e):
    one, _ = await e.open("boop", options="ghosts=off")
    pad = await tap(one, e.board(), "Move")
    assert list(buttons(pad)) == [*(f"Row {number}" for number in range(1, 7)), "Type…"]
    row = await tap(one, pad, "Row 4")
    assert list(buttons(row)) == ["a4", "b4", "c4", "d4", "e4", "f4", "‹ Back", "Type…"]
    preview = await tap(one, row, "c4")
    assert "puts a kitten on c4" in preview["content"]
    assert preview["attachments"]
    assert await e.log() == []
    done = await tap(one, preview, "✓ Do it")
    assert pad["id"] == row["id"] == preview["id"] == done["id"]
    assert (done["content"], done["attachments"]) == ("Done. Now the others.", [])
    board = await e.shows("puts a kitten on c4")
    assert len(e.boards()) == 1
    assert "<@" not in board["content"]
    assert await e.log() == ["kitten c4"]


async def test_a_turn_with_a_ghost_is_ended_with_its_own_button(e):
    one, _ = await e.open("boop")
    after = await put_down(e, one, "c4")
    done = await tap(one, after, "End turn")
    assert done["content"] == "Done. Now the others."
    assert await e.log() == ["kitten c4", "stay"]


async def test_a_move_is_typed_with_what_the_bot_offers(e):
    one, other = await e.open("boop", options="ghosts=off")
    offered = await one.complete(e.channel, "move", "move", move="kitten c")
    assert offered == [f"kitten c{number}" for number in range(1, 7)]
    assert await other.complete(e.channel, "move", "move", move="kitten c") == []
    asked = await one.slash(e.channel, "move", move=offered[3])
    assert asked.newest["content"] == "Done. Now the others."
    assert await e.log() == ["kitten c4"]


async def test_a_move_is_typed_into_a_box(e):
    one, _ = await e.open("boop", options="ghosts=off")
    pad = await tap(one, e.board(), "Move")
    table, mark, *_ = buttons(pad)["Row 4"].split(".")
    box = await one.press_id(pad, button_data(table, Mark.read(mark), "type"))
    typed = await one.fill_in(box, " C4")
    assert typed.newest["id"] == pad["id"]
    assert pad["content"] == "Done. Now the others."
    assert await e.log() == ["kitten c4"]


async def test_somebody_else_and_somebody_late_are_told_so(e):
    one, other = await e.open("boop", options="ghosts=off")
    asked = await other.press(e.board(), "Move")
    assert asked.newest["content"].startswith("It is not your turn.")
    stranger = replace(other, person=e.discord.town.person("cid"))
    asked = await stranger.press(e.board(), "Move")
    assert asked.newest["content"] == "You are not sitting at this table."
    confirm = await tap(one, e.board(), "Move", "Row 4", "c4")
    old = {**confirm, "components": list(confirm["components"])}
    await tap(one, confirm, "✓ Do it")
    await put_down(e, other, "a1")
    late = await one.press(old, "✓ Do it")
    assert late.newest["content"].startswith("That button belongs to a moment that has passed.")
    assert await e.log() == ["kitten c4", "kitten a1"]


async def test_a_move_is_taken_back(e):
    one, _ = await e.open("boop", options="ghosts=off")
    await put_down(e, one, "c4")
    board = await e.shows("puts a kitten on c4")
    undone = await tap(one, board, "Undo")
    assert undone["content"].startswith("Taken back.\n\n")
    assert "Row 4" in buttons(undone)
    assert (await e.log())[-1] == "!undo 1"


async def test_a_game_ends_and_is_played_again(e):
    _, other = await e.open("boop", options="ghosts=off")
    await other.slash(e.channel, "resign")
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
            row = await tap(one, e.board(), "Move", "Row 4")
        async with e.running():
            done = await tap(one, row, "c4", "✓ Do it")
            assert done["content"] == "Done. Now the others."
            await e.shows("puts a kitten on c4")


async def test_a_press_that_is_delivered_twice_is_one_move(e):
    one, _ = await e.open("boop", options="ghosts=off")
    preview = await tap(one, e.board(), "Move", "Row 4", "c4")
    data = {"custom_id": buttons(preview)["✓ Do it"], "component_type": 2}
    first = await one.ask(PRESS, e.channel, data, preview)
    await one.ask(PRESS, e.channel, data, preview, id_=first.id)
    await one.answered(first)
    assert await e.log() == ["kitten c4"]


async def test_a_slow_game_calls_its_next_person_and_strips_the_old_board(e):
    one, other = await e.open("boop", options="ghosts=off")
    old = e.board()
    e.passes(3600)
    await put_down(e, one, "c4")
    board = await e.shown(lambda shown: shown["id"] != old["id"])
    assert board["content"].startswith(f"<@{other.id}>\n")
    await until(lambda: old["components"] == [])


async def test_a_board_that_was_deleted_is_posted_again(e):
    one, _ = await e.open("boop", options="ghosts=off")
    pad = await tap(one, e.board(), "Move", "Row 4")
    del e.discord.town.messages[e.board()["id"]]
    await tap(one, pad, "c4", "✓ Do it")
    assert (await e.shows("puts a kitten on c4"))["attachments"]


async def test_too_many_edits_of_an_old_board_bring_a_new_one(e):
    one, _ = await e.open("boop", options="ghosts=off")
    old = e.board()
    e.discord.faults.append(Fault("PATCH", BOARD_EDIT, 429, 30046))
    await put_down(e, one, "c4")
    board = await e.shows("puts a kitten on c4")
    assert board["id"] != old["id"]
    await until(lambda: old["components"] == [])


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
    assert (await put_down(e, one, "c4"))["content"] == "Done. Now the others."
    await e.settled()
    await e.shows("puts a kitten on c4")
    await put_down(e, other, "a1")
    assert len(await e.log()) == 2


async def test_a_channel_closed_to_the_bot_stops_no_game(e):
    one, other = await e.open("boop", options="ghosts=off")
    table, board = (await e.table()).id, e.board()
    e.discord.town.refused[e.channel["id"]] = (403, 50013)
    await put_down(e, one, "c4")
    await e.settled()
    assert "kitten" not in board["content"]
    asked = await other.slash(e.channel, "move", move="a1", table=table)
    assert asked.newest["content"] == "Done. Now the others."
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
    assert (await put_down(e, other, "a1"))["content"] == "Done. Now the others."
    assert e.discord.gateway.resumed == 1
    assert await e.log() == ["kitten c4", "kitten a1"]
