"""One panel a player and table: in the board's place, or one message in the private chat."""

from __future__ import annotations

import asyncio

import pytest

from bot.contract import Trouble, Unwell
from bot.platforms.telegram.posting.own import REMEMBERED
from tests.telegram.conftest import ANN, CLUB
from tests.telegram.people import until
from tests.telegram.town import labels, words
from tests.telegram.whole import NAMES, Whole


@pytest.fixture
async def w(stand, tmp_path):
    """The whole bot, in a group that takes messages for one person alone."""
    stand.server.town.chats[CLUB].ephemeral = True
    whole = Whole(stand, tmp_path)
    async with whole.up():
        yield whole


def secrets(w: Whole, who: int):
    return [each for each in w.stand.server.town.secret.values() if each["receiver"] == who]


async def opened(w: Whole, who: int):
    """Somebody presses Move: the panel, in the group for them alone."""
    await w.press(who, w.newest(), "Move")
    (panel,) = secrets(w, who)
    return panel


def open_labels(message) -> list[str]:
    """What leads on: no closed cell, no way back or out."""
    rows = labels(message)
    return [each for row in rows for each in row if each not in ("‹ Back", "Undo", "✕ Close")]


async def test_the_panel_stands_where_the_board_is_and_goes_with_the_move(w):
    one, other = await w.two()
    panel = await opened(w, one)
    assert panel["replaces"]
    assert panel["photo"]
    assert [len(row) for row in labels(panel)] == [6] * 6 + [1]
    answer = await w.press(one, panel, "c4")
    assert answer["text"] == (f"{NAMES[one]} puts a kitten on c4.\n▶ {NAMES[other]} to move.")
    assert w.stand.server.town.secret == {}
    assert await w.log() == ["kitten c4"]
    assert len(w.stand.server.town.of(CLUB)) == 1


async def test_closing_the_panel_brings_the_board_back(w):
    one, _ = await w.two()
    await w.press(one, await opened(w, one), "✕ Close")
    assert w.stand.server.town.secret == {}
    assert await w.log() == []


async def test_a_panel_is_updated_through_the_turn(w):
    one, _ = await w.two("/new boop")
    panel = await opened(w, one)
    await w.press(one, panel, "c4")
    (after,) = secrets(w, one)
    assert after["ephemeral_message_id"] == panel["ephemeral_message_id"]
    assert "End turn" in open_labels(after)
    await w.press(one, after, "End turn")
    assert w.stand.server.town.secret == {}


TO_A_CAT = "a6, d3, d4, b6, f3, c1, b3, e2, f3, d6, e4, b1, promote b6 c6 d6, b4"
"""The next to move may place a cat, has two ways to promote then, and a ghost to send."""


async def test_the_longest_turn_is_three_presses_after_the_first(w):
    await w.two("/new boop")
    for move in TO_A_CAT.split(", "):
        who = await asked(w)
        await w.say(who, f"/m {move}", CLUB)
        if who == await asked(w) and not (await promotes(w)):
            await w.say(who, "/m stay", CLUB)
    board, who = w.newest(), await asked(w)
    assert [label for row in labels(board) for label in row][:2] == ["Move", "Cat"]
    await w.press(who, board, "Cat")
    for label in ("a1", "a1 b1 c1", "a1–b1 down ↓"):
        (panel,) = secrets(w, who)
        await w.press(who, panel, label)
    assert (await w.log())[-3:] == ["cat a1", "promote a1 b1 c1", "ghost a1b1"]
    assert secrets(w, who) == []
    assert await asked(w) != who
    assert "Cat" not in [label for row in labels(w.newest()) for label in row]


async def asked(w: Whole) -> int:
    """Who is to move."""
    table = await w.table()
    return int((table.places[table.to_move()[0]].person or "").partition(":")[2])


async def promotes(w: Whole) -> bool:
    """Whether something is to be promoted before the turn is over."""
    table = await w.table()
    return any(text.startswith("promote") for text in table.texts(table.to_move()[0]))


async def test_a_closed_cell_says_which_it_is_and_what_lies_there(w):
    one, other = await w.two()
    await w.press(one, await opened(w, one), "c4")
    panel = await opened(w, other)
    assert labels(panel)[3][2] == f"c4 {NAMES[one][0]}k"


async def test_a_second_panel_takes_the_place_of_the_first(w):
    one, _ = await w.two()
    first = await opened(w, one)
    await w.press(one, w.newest(), "Move")
    (second,) = secrets(w, one)
    assert second["ephemeral_message_id"] != first["ephemeral_message_id"]


async def test_the_private_chat_and_the_group_have_one_panel_together(w):
    one, _ = await w.two()
    for _ in range(2):
        await opened(w, one)
        assert w.stand.server.town.of(one) == []
        await w.say(one, "/move")
        assert secrets(w, one) == []
        assert len(w.stand.server.town.of(one)) == 1


async def test_a_hand_stays_that_was_walked_as_a_pad_before_another_in_the_group(w):
    one, _ = await w.two("/new lanterns seats=2")
    (hand,) = w.stand.server.town.of(one)
    for _ in range(2):
        await w.press(one, hand, open_labels(hand)[0])
        (hand,) = w.stand.server.town.of(one)
        await w.press(one, w.newest(), "My hand")
        assert len(secrets(w, one)) == 1
        assert [each["message_id"] for each in w.stand.server.town.of(one)] == [hand["message_id"]]


async def test_a_typed_move_puts_the_panel_away_and_is_answered_with_what_it_did(w):
    one, other = await w.two()
    await opened(w, one)
    await w.say(one, "/m c4", CLUB)
    assert w.stand.server.town.secret == {}
    assert words(w.newest(one)) == (f"{NAMES[one]} puts a kitten on c4.\n▶ {NAMES[other]} to move.")


async def test_a_flood_is_no_reason_to_give_them_up(w):
    one, other = await w.two()
    await w.press(one, await opened(w, one), "c4")
    w.stand.server.fail("sendPhoto", 429, "Too Many Requests: retry after 3", retry_after=3)
    await w.press(other, w.newest(), "Move")
    assert words(w.newest(other)).startswith("Your turn"), "meanwhile the private chat serves"
    w.stand.clock.now += 60
    await w.press(other, w.newest(), "Move")
    assert len(secrets(w, other)) == 1


async def test_a_chat_that_refuses_them_is_asked_again_after_a_while(w):
    w.stand.server.town.chats[CLUB].ephemeral = False
    one, _ = await w.two()
    await w.press(one, w.newest(), "Move")
    assert w.stand.server.town.secret == {}
    w.stand.server.town.chats[CLUB].ephemeral = True
    await w.press(one, w.newest(), "Move")
    assert w.stand.server.town.secret == {}
    w.stand.clock.now += 3_601
    await w.press(one, w.newest(), "Move")
    assert len(secrets(w, one)) == 1


async def test_where_they_are_refused_the_private_chat_holds_one_panel_with_its_picture(w):
    w.stand.server.town.chats[CLUB].ephemeral = False
    one, _ = await w.two()
    for _ in range(3):
        await w.press(one, w.newest(), "Move")
        (panel,) = w.stand.server.town.of(one)
        assert panel["photo"]
    await w.press(one, panel, "c4")
    assert [words(each) for each in w.stand.server.town.of(one)] == []
    assert await w.log() == ["kitten c4"]


async def test_a_server_without_them_is_found_out_without_a_word_in_the_group(w):
    w.stand.server.town.knows_ephemeral = False
    one, _ = await w.two()
    await w.press(one, w.newest(), "Move")
    assert len(w.stand.server.town.of(one)) == 1
    sent = [call.asked for call in w.stand.server.of("sendMessage", "sendPhoto")]
    assert not [each for each in sent if "ephemeral_message_parameters" in each]


async def test_the_placeholder_makes_no_sound(w):
    one, _ = await w.two()
    await opened(w, one)
    sent = [call.asked for call in w.stand.server.of("sendMessage", "sendPhoto")]
    secret = [each for each in sent if "ephemeral_message_parameters" in each]
    assert secret
    assert all(each["disable_notification"] == "true" for each in secret)


@pytest.mark.parametrize("ephemeral", [True, False], ids=["in the group", "in private"])
@pytest.mark.parametrize("turns", [6, pytest.param(60, marks=pytest.mark.slow)])
async def test_after_many_turns_nobody_has_anything_left_before_them(w, ephemeral, turns):
    """Turns with ghosts: few presses each after the first, and no litter."""
    town = w.stand.server.town
    town.chats[CLUB].ephemeral = ephemeral
    one, other = await w.two("/new boop")
    table, most, number = (await w.table()).id, 0, 0
    for number in range(turns):
        who = (one, other)[number % 2]
        w.stand.clock.now += 30
        if (await w.bot.desk.tables.get(table)).told.outcome() is not None:
            break
        await w.press(who, w.newest(), "Move")
        presses = 0
        while left := (secrets(w, who) if ephemeral else town.of(who)):
            (panel,) = left
            ways = open_labels(panel)
            if "Rematch" in ways:  # it shows the end
                break
            ways = [
                each for each in ways if each != "Cat" and " " not in each.replace("End turn", "")
            ]
            label = "End turn" if "End turn" in ways else ways[7 * number % len(ways)]
            await w.press(who, panel, label)
            presses += label != "✓ Do it"
            assert presses < 9
        most = max(most, presses)
    assert number >= min(turns, 20) - 1
    assert 1 < most <= 3
    assert town.secret == {}
    over = (await w.bot.desk.tables.get(table)).told.outcome() is not None
    for who in (one, other):
        assert len(town.of(who)) <= over
        assert all("Rematch" in open_labels(each) for each in town.of(who))


async def test_resigning_from_the_menu_asks_first(w):
    await w.two()
    await w.say(ANN, "/resign", CLUB)
    question = w.newest(ANN)
    assert "do you really resign?" in words(question)
    table = await w.table()
    await w.press(ANN, question, "✓ Resign")
    assert [words(m) for m in w.stand.server.town.of(ANN)] == []
    assert (await w.bot.desk.tables.get(table.id)).told.outcome() is not None


async def test_a_panel_goes_when_the_seat_is_given_up_in_words(w):
    one, _ = await w.two()
    await w.say(one, "/move")
    assert "a1" in open_labels(w.newest(one))
    await w.say(one, "/resign yes")
    assert [labels(each) for each in w.stand.server.town.of(one)] == [[]]


@pytest.mark.parametrize("label", ["Move", "Away…"], ids=["a pad", "a menu"])
async def test_a_panel_is_put_away_that_was_opened_before_a_restart(stand, tmp_path, label):
    whole = Whole(stand, tmp_path)
    async with whole.up():
        one, other = await whole.two()
        await whole.press(one, whole.newest(), label)
        assert len(stand.server.town.of(one)) == 1
        assert len(stand.panels.kept) <= 1
    async with whole.up():
        await whole.say(other, "/resign yes", CLUB)
        assert [words(each) for each in stand.server.town.of(one) if labels(each)] == []
    assert stand.panels.kept == {}


async def test_a_second_panel_takes_the_place_of_one_from_before_a_restart(stand, tmp_path):
    whole = Whole(stand, tmp_path)
    async with whole.up():
        one, _ = await whole.two()
        await whole.press(one, whole.newest(), "Move")
    async with whole.up():
        await whole.press(one, whole.newest(), "Move")
        assert len(stand.server.town.of(one)) == 1
        await whole.press(one, whole.newest(one), "c4")
        assert stand.server.town.of(one) == []
    assert stand.panels.kept == {}


async def test_an_answer_does_not_wait_until_its_panel_is_kept(stand, tmp_path):
    whole, stand.panels.door = Whole(stand, tmp_path), asyncio.Event()
    async with whole.up():
        one, _ = await whole.two()
        await whole.press(one, whole.newest(), "Move")
        assert len(stand.server.town.of(one)) == 1
        assert stand.panels.events == []
        stand.panels.door.set()
        await until(lambda: len(stand.panels.kept) == 1)


async def test_panels_that_cannot_be_kept_now_are_kept_with_the_next(stand, tmp_path, caplog):
    whole, stand.panels.trouble = Whole(stand, tmp_path), Unwell(Trouble.FULL)
    async with whole.up():
        one, other = await whole.two()
        stand.panels.broken = 1
        await whole.press(one, whole.newest(), "Move")
        await until(lambda: stand.panels.broken == 0)
        await whole.press(other, whole.newest(), "Away…")
        await until(lambda: len(stand.panels.kept) == 2)
    assert "Traceback" not in caplog.text


async def test_a_hand_that_was_walked_as_a_pad_is_kept_as_one_until_it_is_a_hand_again(w):
    one, other = await w.two("/new lanterns seats=2")
    (hand,) = w.stand.server.town.of(one)
    await w.press(one, hand, open_labels(hand)[0])
    (pad,) = w.stand.server.town.of(one)
    assert pad["message_id"] == hand["message_id"]
    await until(lambda: len(w.stand.panels.kept) == 1)
    await w.say(other, "/resign yes", CLUB)
    (end,) = w.stand.server.town.of(one)
    assert end["message_id"] == hand["message_id"]
    await until(lambda: w.stand.panels.kept == {})


async def test_only_so_many_panels_are_known_after_a_restart(stand):
    stand.panels.kept = {f"{ANN} {number} t{number}": "" for number in range(REMEMBERED + 2)}
    async with stand.running():
        await until(lambda: len(stand.panels.kept) == REMEMBERED)
    assert f"{ANN} 1 t1" not in stand.panels.kept
    assert f"{ANN} 2 t2" in stand.panels.kept


async def test_a_group_that_wants_rest_is_not_asked_to_take_a_panel_back(w):
    one, _ = await w.two()
    await opened(w, one)
    w.stand.server.fail("sendPhoto", 429, "Too Many Requests: retry after 30", retry_after=30)
    waited = w.stand.waited
    await w.press(one, w.newest(), "Move")
    await w.say(one, "/m c4")
    assert secrets(w, one) == []
    assert w.stand.waited - waited > 25


async def test_a_former_panel_goes_however_often_it_has_to_wait(stand, tmp_path):
    whole = Whole(stand, tmp_path)
    async with whole.up():
        one, _ = await whole.two()
        await whole.press(one, whole.newest(), "Move")
        wait = "Too Many Requests: retry after 2"
        stand.server.fail("deleteMessage", 429, wait, times=6, retry_after=2)
        await whole.press(one, whole.newest(), "Move")
        assert len(stand.server.town.of(one)) == 1


async def test_what_somebody_is_answered_as_the_game_ends_goes_once_it_has_come(stand, tmp_path):
    whole = Whole(stand, tmp_path)
    async with whole.up():
        one, other = await whole.two()
        door, photos = stand.server.hang("sendPhoto"), stand.server.of("sendPhoto")[-1:]
        stand.people.say(one, "/move")
        await until(lambda: stand.server.of("sendPhoto")[-1:] != photos)
        stand.people.say(other, "/resign yes", CLUB)
        await until(lambda: "everybody else has resigned" in words(whole.newest()))
        await asyncio.sleep(0.05)
        assert stand.server.town.of(one) == []
        door.set()
        await whole.settled()
        assert [labels(each) for each in stand.server.town.of(one)] == []


async def test_what_a_flood_holds_up_as_the_game_ends_never_comes(stand, tmp_path):
    over, pause = asyncio.Event(), stand.pause

    async def waiting(seconds: float) -> None:
        if 6 < seconds < 8:
            await over.wait()
        await pause(seconds)

    stand.pause = waiting
    whole = Whole(stand, tmp_path)
    async with whole.up():
        one, other = await whole.two()
        wait = "Too Many Requests: retry after 7"
        stand.server.fail("sendPhoto", 429, wait, retry_after=7)
        stand.people.say(one, "/move")
        await until(lambda: stand.held_up)
        stand.people.say(other, "/resign yes", CLUB)
        await until(lambda: "everybody else has resigned" in words(whole.newest()))
        await asyncio.sleep(0.05)
        over.set()
        await whole.settled()
        assert [labels(each) for each in stand.server.town.of(one)] == []
