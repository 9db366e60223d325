"""The web's chat: rooms, edits, private messages and pictures."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.contract import Button, Spot, Style
from bot.store import Store
from bot.store.rows.play.tables import SeatRecord, insert_table, replace_seats
from bot.store.rows.shown.rooms import (
    BOARDS,
    MessageRecord,
    load,
    picture,
    prune,
    recent,
    rooms,
    save,
    strip,
)
from bot.store.rows.shown.showings import close, show_here
from bot.tables.status import Status
from tests.store.examples import TABLE, ask, do, url

BOARD = MessageRecord(
    id="m1",
    room="hall",
    person="",
    key="board-t1",
    at=1.0,
    text="Ann kezd, ő lép.",
    sketch=". . .\n. k .",
    rows=((Button("a1", "t1.1.move.a1", Style.PRIMARY), Button("b1", "t1.1.move.b1")), ()),
    ping="web:ann",
    picture_id="p1",
    alt="An empty bed.",
    spots=(Spot(0.0, 0.25, 0.5, 1.0, Button("a1", "t1.1.move.a1", Style.DANGER)),),
)
LINE = MessageRecord("m2", "hall", "", "line-1", 2.0, "hello", author="ann", author_name="Ann")
HAND = MessageRecord("m3", "", "ann", "hand-t1", 3.0, "Your hand")


async def test_a_message_comes_back_as_it_was_said(store):
    assert await do(store, save, BOARD, b"PNG") == 1
    assert await do(store, save, LINE) == 2
    assert await ask(store, recent, "hall", "ann", 10) == [
        replace(BOARD, position=1),
        replace(LINE, position=2),
    ]
    assert await ask(store, load, "m2") == replace(LINE, position=2)
    assert await ask(store, load, "m9") is None
    assert await ask(store, picture, "p1") == b"PNG"


async def test_an_edit_keeps_the_message_s_id_place_and_time(store):
    await do(store, save, BOARD, b"PNG")
    await do(store, save, LINE)
    edit = replace(BOARD, id="m7", at=9.0, text="Bob lép.", rows=(), picture_id="p2")
    assert await do(store, save, edit, b"NEW") == 1
    first, second = await ask(store, recent, "hall", "", 10)
    assert first == replace(edit, id="m1", at=1.0, position=1)
    assert second.id == "m2"
    assert await ask(store, picture, "p1") is None
    assert await ask(store, picture, "p2") == b"NEW"


async def test_the_same_key_elsewhere_is_another_message(store):
    elsewhere = (BOARD, replace(BOARD, id="m4", room="yard", picture_id=None))
    private = replace(BOARD, id="m5", person="ann", picture_id=None)
    positions = [await do(store, save, each) for each in (*elsewhere, private)]
    assert positions == [1, 2, 3]


async def test_private_messages_are_read_by_their_person_alone(store):
    for message in (BOARD, LINE, HAND, replace(HAND, id="m4", person="bob")):
        await do(store, save, message)
    in_hall = replace(HAND, id="m5", room="hall", key="aside")
    await do(store, save, in_hall)
    await do(store, save, replace(in_hall, id="m6", room="yard"))

    async def read(room: str, person: str) -> list[str]:
        return [message.id for message in await ask(store, recent, room, person, 10)]

    assert await read("hall", "ann") == ["m1", "m2", "m3", "m5"]
    assert await read("hall", "bob") == ["m1", "m2", "m4"]
    assert await read("hall", "") == ["m1", "m2"]
    assert await read("yard", "ann") == ["m3", "m6"]


async def test_only_the_newest_of_a_room_and_of_a_person_are_read(store):
    for n in range(1, 6):
        await do(store, save, replace(LINE, id=f"m{n}", key=f"k{n}"))
        await do(store, save, replace(HAND, id=f"h{n}", key=f"k{n}"))
    found = await ask(store, recent, "hall", "ann", 2)
    assert [message.id for message in found] == ["m4", "h4", "m5", "h5"]


async def test_a_stripped_message_has_no_buttons_and_keeps_its_picture(store):
    await do(store, save, BOARD, b"PNG")
    await do(store, strip, "m1")
    assert await ask(store, load, "m1") == replace(BOARD, position=1, rows=(), spots=())
    assert await ask(store, picture, "p1") == b"PNG"


async def test_rooms_are_those_in_which_something_was_said(store):
    assert await ask(store, rooms) == []
    for message in (LINE, HAND, replace(LINE, id="m4", room="attic")):
        await do(store, save, message)
    assert await ask(store, rooms) == ["attic", "hall"]


async def test_pruning_leaves_the_newest_and_everybody_else_s(store):
    for n in range(1, 6):
        await do(store, save, replace(LINE, id=f"m{n}", key=f"k{n}"))
    await do(store, save, replace(HAND, id="h1"))
    await do(store, save, replace(LINE, id="yard", room="yard"))
    assert await do(store, prune, "hall", 5) == 0
    assert await do(store, prune, "hall", 2) == 3
    assert await do(store, prune, "", 1, person="ann") == 0
    assert [each.id for each in await ask(store, recent, "hall", "ann", 9)] == ["m4", "m5", "h1"]
    assert len(await ask(store, recent, "yard", "", 9)) == 1


async def test_the_chat_survives_a_restart_and_goes_on_counting(file):
    store = await Store.open(url(file))
    await do(store, save, BOARD, b"PNG")
    await store.close()
    store = await Store.open(url(file))
    assert await do(store, save, LINE) == 2
    assert await ask(store, picture, "p1") == b"PNG"
    await store.close()


async def showing(store: Store, number: int, status: Status = Status.PLAYING) -> str:
    """A table of Ann's that the hall shows; the id of its board."""
    table, board = f"t{number}", f"b{number}"
    await do(store, insert_table, replace(TABLE, id=table, status=status))
    await do(store, show_here, table, "web:hall")
    await store.write(
        lambda tx: tx.sql.exec_driver_sql(
            'UPDATE showings SET message = ? WHERE "table" = ?', (board, table)
        )
    )
    await do(store, save, replace(BOARD, id=board, key=f"board.{table}", picture_id=None))
    return board


async def chat(store: Store, lines: int) -> None:
    for n in range(lines):
        await do(store, save, replace(LINE, id=f"c{n}", key=f"c{n}"))


async def read_in(store: Store, room: str = "hall", person: str = "") -> list[str]:
    return [message.id for message in await ask(store, recent, room, person, 60)]


async def test_the_board_of_an_open_table_is_read_however_much_was_said_since(store):
    board = await showing(store, 1)
    await chat(store, 70)
    assert await read_in(store) == [board, *(f"c{n}" for n in range(10, 70))]
    assert board not in await read_in(store, "yard")


async def test_a_board_that_is_among_the_newest_is_read_once(store):
    board = await showing(store, 1)
    await chat(store, 5)
    assert (await read_in(store)).count(board) == 1


async def test_the_board_of_an_open_table_is_not_pruned(store):
    board = await showing(store, 1)
    over = await showing(store, 2, Status.OVER)
    await chat(store, 30)
    await do(store, prune, "hall", 20)
    assert await ask(store, load, over) is None
    assert (await read_in(store))[0] == board


@pytest.mark.parametrize("status", [Status.OVER, Status.CANCELLED])
async def test_the_board_of_a_table_that_has_ended_goes_with_the_rest(store, status):
    board = await showing(store, 1, status)
    await chat(store, 70)
    assert board not in await read_in(store)


async def test_a_board_that_is_shown_here_no_more_goes_with_the_rest(store):
    board = await showing(store, 1)
    await do(store, close, "t1", "web:hall")
    await chat(store, 70)
    assert board not in await read_in(store)


async def test_of_many_boards_ones_own_come_first_and_then_the_newest(store):
    boards = [await showing(store, n) for n in range(BOARDS + 5)]
    await chat(store, 70)
    assert await read_in(store) == [*boards[5:], *(f"c{n}" for n in range(10, 70))]
    await do(store, replace_seats, "t2", [SeatRecord(0, "discord:bob", "Bob")])
    await store.write(
        lambda tx: tx.sql.exec_driver_sql(
            "INSERT INTO selves (key, person, platform, native, name, client, hands)"
            " VALUES ('web:bob', 'discord:bob', 'web', 'bob', 'Bob', 'en', 1)"
        )
    )
    found = await read_in(store, person="bob")
    assert found[:BOARDS] == [boards[2], *boards[6:]]
