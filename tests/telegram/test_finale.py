"""What people have before them on Telegram when a turn, a seat or a game ends."""

from __future__ import annotations

import random

import pytest

from bot.contract import NO_MARK, button_data
from bot.store.rows.play import timers
from bot.tables.status import Status
from bot.tables.table import Table
from tests.finale import living, move_of, shorten
from tests.stage import OFFERED, whole_shelf
from tests.telegram.conftest import ANN, BOB, CID, CLUB
from tests.telegram.town import Json, labels, words
from tests.telegram.whole import Whole

PEOPLE = (ANN, BOB, CID)
AWAY = 600.0
"""Seconds after which whoever is asked has been called."""


@pytest.fixture(params=[True, False], ids=["in the group", "in private"])
async def w(request, stand, tmp_path):
    """The whole bot, in a group that takes messages for one person alone, or does not."""
    stand.server.town.chats[CLUB].ephemeral = request.param
    stand.server.town.chats[CID].admits = True
    whole = Whole(stand, tmp_path)
    async with whole.up():
        yield whole


def alone(w: Whole, who: int) -> list[Json]:
    """All that somebody alone has before them."""
    town = w.stand.server.town
    return [*town.of(who), *(each for each in town.secret.values() if each["receiver"] == who)]


def alive(w: Whole, table: str, who: int) -> list[str]:
    """What they could press that leads nowhere any more."""
    rows = [m.get("reply_markup", {}).get("inline_keyboard", []) for m in alone(w, who)]
    pressable = [button for each in rows for row in each for button in row]
    return living(table, (b["callback_data"] for b in pressable if "callback_data" in b))


async def passes(w: Whole, seconds: float) -> None:
    """Time goes by, and who is to be called by then is."""
    clock, store = w.stand.clock, w.bot.store
    clock.now += seconds
    now = clock.now
    w.bot.courier.wake()
    while any(t.due <= now for t in await store.read(lambda sql: timers.due_calls(sql, now, 99))):
        await w.quiet()
    await w.settled()


async def seated(w: Whole, game: str, people: tuple[int, ...]) -> str:
    await w.say(ANN, f"/new {game} seats={len(people)}", CLUB)
    for who in people[1:]:
        await w.say(who, "/join", CLUB)
    table = await w.table()
    if table.status is Status.LOBBY:
        await w.say(ANN, "/start", CLUB)
    return table.id


async def open_panels(w: Whole, people: tuple[int, ...]) -> None:
    """Everybody presses what brings a panel; who is not asked looks at what may be done."""
    for who in people:
        board = w.newest()
        shown = [label for row in labels(board) for label in row]
        wanted = next(each for each in ("My hand", "My sheet", "Move", "Pause…") if each in shown)
        await w.press(who, board, wanted)
        w.stand.clock.now += 30


async def known(w: Whole, table_id: str) -> Table:
    table = await w.bot.desk.tables.get(table_id)
    assert table is not None
    return table


async def one_move(w: Whole, table_id: str, chance: random.Random) -> None:
    table = await known(w, table_id)
    seat, move = move_of(table, chance)
    who = int((table.places[seat].minder or "").partition(":")[2])
    await w.say(who, f"/m {table.game.format(move)}")


@pytest.mark.parametrize("game", OFFERED)
async def test_at_the_end_of_a_game_nobody_has_a_living_panel(w, game):
    people = PEOPLE[: max(2, whole_shelf().games[game].info.seats.start)]
    table_id = await seated(w, game, people)
    await passes(w, AWAY)
    await shorten(w.bot, table_id, 3)
    await w.settled()
    await passes(w, AWAY)
    await open_panels(w, people)
    assert any(alive(w, table_id, who) for who in people)
    chance = random.Random(table_id)
    for _ in range(99):
        if (await known(w, table_id)).status is Status.OVER:
            break
        await one_move(w, table_id, chance)
        w.stand.clock.now += 30
    else:
        raise AssertionError("this game does not end")
    await w.settled()
    for who in people:
        assert alive(w, table_id, who) == []
        for message in alone(w, who):
            assert "to move" not in words(message), words(message)
            assert "choosing" not in words(message), words(message)
            assert "eyes only" not in words(message), words(message)


async def test_nobody_keeps_a_panel_of_a_turn_somebody_else_has_ended(w):
    one, other = await w.two()
    table_id = (await w.table()).id
    await w.press(one, w.newest(), "Move")
    assert alive(w, table_id, one)
    await w.say(other, "/resign yes")
    assert alive(w, table_id, one) == []


async def test_a_move_typed_where_a_hand_stands_changes_it_and_sends_no_other(w):
    table_id = await seated(w, "lanterns", (ANN, BOB))
    (hand,) = w.stand.server.town.of(ANN)
    before = len(w.stand.server.of("sendPhoto"))
    table = await known(w, table_id)
    await w.say(ANN, f"/m {table.texts(0)[0]}")
    assert [call.asked for call in w.stand.server.of("sendPhoto")[before:]] == []
    first, answer = w.stand.server.town.of(ANN)
    assert first is hand
    assert "Bob to move" in words(answer)
    assert labels(answer) == []


async def test_what_was_said_of_orders_ends_with_the_seat(w):
    """Also where it has taken the place of a picture: that is another message."""
    table = await seated(w, "fits", (ANN, BOB))
    [seat] = (await w.table()).to_move()
    who = (ANN, BOB)[seat]
    await w.press(who, w.newest(CLUB), "Move")
    panel = alone(w, who)[-1]
    assert panel["photo"]
    query = w.stand.people.press_data(who, panel, button_data(table, NO_MARK, "order"))
    await w.stand.people.answer(query)
    await w.settled()
    assert "order" in alive(w, table, who)
    assert "standing orders" in words(alone(w, who)[-1])
    await w.say(who, "/resign yes")
    assert alive(w, table, who) == []


async def test_whoever_gave_up_is_offered_nothing_more_to_give_up(w):
    """What they open afterwards ends with the game, too."""
    table = await seated(w, "nine", (ANN, BOB, CID))
    await w.say(BOB, "/resign yes")
    await w.say(BOB, "/away", CLUB)
    assert {"pace", "pause", "end", "resign"}.isdisjoint(alive(w, table, BOB))
    for who in (ANN, CID):
        await w.say(who, "/resign yes")
    assert (await w.bot.desk.tables.get(table)).status is Status.OVER
    assert [alive(w, table, who) for who in (ANN, BOB, CID)] == [[], [], []]
