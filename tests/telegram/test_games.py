"""Whole games on Telegram: set up, played by pad, text and reply, undone, ended, played again."""

from __future__ import annotations

import pytest

from bot.tables.status import Status
from tests.telegram.conftest import ANN, BOB, CID, CLUB, FORUM
from tests.telegram.people import until
from tests.telegram.town import labels, words
from tests.telegram.whole import NAMES, Whole


@pytest.fixture
async def w(stand, tmp_path):
    """The whole bot, polling."""
    whole = Whole(stand, tmp_path)
    async with whole.up():
        yield whole


async def test_a_table_is_set_up_in_a_group_and_its_lobby_becomes_the_board(w):
    await w.say(ANN, "/new boop ghosts=off", CLUB)
    lobby = w.newest()
    assert "• Ann" in words(lobby)
    assert labels(lobby)[0][0] == "Join"
    await w.press(BOB, lobby, "Join")
    board = w.newest()
    assert board["message_id"] == lobby["message_id"]
    assert board["photo"]
    assert "to move." in words(board)
    assert len(w.stand.server.town.of(CLUB)) == 1


async def test_the_board_has_no_description_below_it_but_words_on_demand(w):
    one, _ = await w.two()
    alt = "An empty bed"
    await w.say(one, "/text", CLUB)
    told = w.newest(one)
    assert any(entity["type"] == "pre" for entity in told["entities"])
    assert alt not in words(w.newest())


async def test_a_move_is_tapped_on_six_rows_of_six_and_confirmed_in_one_message(w):
    one, other = await w.two()
    await w.say(one, "/confirm always")
    pad = await w.pad(one)
    assert [len(row) for row in labels(pad)] == [*[6] * 6, 1]
    await w.press(one, pad, "c4")
    preview = w.newest(one)
    assert preview["message_id"] == pad["message_id"]
    assert preview["photo"]
    answer = await w.press(one, preview, "✓ Do it")
    told = f"{NAMES[one]} puts a kitten on c4."
    assert answer["text"] == f"{told}\n▶ {NAMES[other]} to move."
    assert preview not in w.stand.server.town.of(one)
    assert await w.log() == ["kitten c4"]
    assert f"▶ {NAMES[other]} to move." in words(w.newest())


async def test_going_back_shows_the_pad_again(w):
    one, _ = await w.two()
    await w.say(one, "/confirm always")
    before = len(w.stand.server.town.of(one))
    await w.press(one, await w.pad(one), "c4")
    await w.press(one, w.newest(one), "‹ Back")
    assert len(labels(w.newest(one))) == 7
    assert len(w.stand.server.town.of(one)) == before + 1


async def test_moves_are_typed_in_the_group_in_reply_and_in_private(w):
    one, other = await w.two()
    await w.say(one, "/m a1", CLUB)
    await w.say(other, "f6", CLUB, reply=w.newest())
    await w.say(one, "a6")
    assert await w.log() == ["kitten a1", "kitten f6", "kitten a6"]


async def test_a_wrong_move_is_explained_to_who_made_it(w):
    one, other = await w.two()
    await w.say(one, "/m c4", CLUB)
    before = len(w.stand.server.town.of(CLUB))
    await w.say(other, "/m c4", CLUB)
    assert "c4" in words(w.newest(other))
    assert len(w.stand.server.town.of(CLUB)) == before


async def test_the_wrong_person_gets_an_alert(w):
    one, other = await w.two()
    answer = await w.press(other, w.newest(), "Move")
    assert answer["text"] == f"It is not your turn. Waiting for {NAMES[one]}."
    assert answer["show_alert"] == "true"
    answer = await w.press(CID, w.newest(), "Move")
    assert answer["show_alert"] == "true"
    assert await w.log() == []


async def test_a_stale_button_does_nothing_and_says_so(w):
    one, _ = await w.two()
    pad = w.stand.server.town.snapshot(await w.pad(one))
    await w.say(one, "/m c4", CLUB)
    answer = await w.press(one, pad, "d5")
    assert answer["show_alert"] == "true"
    assert await w.log() == ["kitten c4"]


async def test_two_presses_at_once_make_one_move(w):
    one, _ = await w.two()
    pad = w.stand.server.town.snapshot(await w.pad(one))
    presses = [w.stand.people.press(one, pad, "c4") for _ in range(3)]
    for query in presses:
        await w.stand.people.answer(query)
    await w.settled()
    assert await w.log() == ["kitten c4"]


async def test_a_move_is_taken_back(w):
    one, _ = await w.two()
    await w.say(one, "/m c4", CLUB)
    answer = await w.press(one, w.newest(), "Undo")
    assert answer["text"] == f"Taken back: “{NAMES[one]} puts a kitten on c4.”"
    assert (await w.table()).to_move() == ((0,) if one == ANN else (1,))
    assert f"▶ {NAMES[one]} to move." in words(w.newest())


async def test_a_game_ends_and_is_played_again(w):
    one, other = await w.two()
    table = await w.table()
    await w.say(one, "/resign yes", CLUB)
    assert (await w.bot.desk.tables.get(table.id)).status is Status.OVER
    over = w.newest()
    assert f"{NAMES[other]} wins" in words(over)
    await w.press(other, over, "Rematch")
    assert f"• {NAMES[other]}" in words(w.newest())
    await w.press(one, w.newest(), "Join")
    assert (await w.table()).id != table.id


async def test_after_a_pause_whose_turn_it_is_is_called_in_private_and_the_group_is_not(w):
    one, other = await w.two()
    w.stand.clock.now += 3600
    [old] = w.stand.server.town.of(CLUB)
    await w.say(one, "/m c4", CLUB)
    assert w.stand.server.town.of(CLUB) == [old]
    [call] = w.stand.server.of("sendPhoto")[-1:]
    assert call.asked["chat_id"] == str(other)
    assert call.asked.get("disable_notification") is None
    [private] = w.stand.server.town.of(other)
    assert words(private).startswith("Your turn at Boooop.")


async def test_whom_the_bot_cannot_write_to_is_mentioned_beside_the_board(w):
    one, other = await w.two()
    w.stand.server.town.chats[other].admits = False
    w.stand.clock.now += 3600
    await w.say(one, "/m c4", CLUB)
    board, call = w.stand.server.town.of(CLUB)
    assert board["photo"]
    (mention,) = call["entities"]
    assert mention["user"]["id"] == other
    w.stand.clock.now += 3600
    await w.say(other, "/m a1", CLUB)
    w.stand.clock.now += 3600
    await w.say(one, "/m f6", CLUB)
    await until(lambda: call not in w.stand.server.town.of(CLUB))
    assert len([each for each in w.stand.server.town.of(CLUB) if "entities" in each]) == 1


async def test_somebody_plays_a_computer_in_private(w):
    await w.say(ANN, "/start")
    await w.press(ANN, w.newest(ANN), "Play Boooop. against a computer")
    board = w.newest(ANN)
    assert board["photo"]
    await w.press(ANN, board, "Move")
    pad = w.newest(ANN)
    assert pad["message_id"] != board["message_id"]
    assert len(labels(pad)) >= 6


async def test_hungarian_is_spoken_to_who_speaks_it(w):
    await w.say(CID, "/start")
    assert words(w.newest(CID)).startswith("Szia!")
    await w.say(CID, "/jatek boop gomb")
    assert "Ezzel itt nem tudok mit kezdeni" in words(w.newest(CID))


async def test_topics_have_their_own_tables_and_general_has_its_own(w):
    w.stand.server.town.chats[FORUM].topics |= {77, 78}
    for topic in (77, 78, None):
        await w.say(ANN, "/new boop", FORUM, topic=topic)
    shown = [each.get("message_thread_id") for each in w.stand.server.town.of(FORUM)]
    assert shown == [77, 78, None]
    lobbies = w.stand.server.town.of(FORUM)
    await w.press(BOB, lobbies[0], "Join")
    assert (await w.table(f"{FORUM}/77")).status is Status.PLAYING
    assert (await w.table(f"{FORUM}/78")).status is Status.LOBBY
    assert (await w.table(FORUM)).status is Status.LOBBY


async def test_topics_that_are_switched_off_do_not_stop_a_table(w):
    town = w.stand.server.town
    town.chats[FORUM].topics.add(77)
    await w.say(ANN, "/new boop", FORUM, topic=77)
    for who in (ANN, BOB):
        await w.say(who, "/calls here")
    town.chats[FORUM].forum = False
    await w.press(BOB, w.newest(FORUM), "Join")
    w.stand.clock.now += 3600
    w.bot.courier.wake()
    await until(lambda: [m for m in town.of(FORUM) if "message_thread_id" not in m])
    await w.settled()
    assert (await w.table(FORUM)).status is Status.PLAYING
    [board] = [m for m in town.of(FORUM) if "caption_entities" in m]
    assert "message_thread_id" not in board
