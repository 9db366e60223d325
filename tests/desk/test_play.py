"""Playing, by text and by taps, and everything that can go wrong with a press."""

from __future__ import annotations

import asyncio

import pytest

from bot.games.levels import SITTER
from bot.store.rows.play.tables import Sitter, load_seats
from bot.tables.status import Status
from engines.log import Cause, Row
from tests.desk.talk import log, two, why_not
from tests.patience import DEADLINE
from tests.stage import button, stage


async def test_a_typed_move_is_made_and_told(s):
    one, other = await two(s)
    answer = await s.say(one, "/m c4")
    told = f"{one.capitalize()} puts a kitten on c4."
    assert answer.post.text == f"{told}\n▶ {other.capitalize()} to move."
    assert answer.closes == (await s.only_table()).id
    await s.settled()
    text = s.paper.newest().text
    assert f"{one.capitalize()} puts a kitten on c4." in text
    assert f"▶ {other.capitalize()} to move." in text
    assert await log(s) == ["kitten c4"]


async def test_a_boop_is_told_with_both_ends(s):
    one, other = await two(s)
    await s.say(one, "/m c4")
    await s.say(other, "/move KITTEN  c3")
    await s.settled()
    assert "hops from c4 to c5" in s.paper.newest().text


async def test_a_move_that_gives_nothing_up_is_made_by_the_press_that_says_it(s):
    one, other = await two(s)
    pad = (await s.press(one, button(s.paper.newest(), "Move"))).post
    assert pad.panel == (await s.only_table()).id
    answer = await s.press(one, button(pad, "c4"))
    assert answer.closes == pad.panel
    assert answer.post.text.endswith(f"▶ {other.capitalize()} to move.")
    assert await log(s) == ["kitten c4"]


async def test_who_wants_it_is_shown_every_move_before_it_is_made(s):
    one, _ = await two(s)
    await s.say(one, "/confirm always")
    pad = (await s.press(one, button(s.paper.newest(), "Move"))).post
    assert [len(row) for row in pad.rows] == [6] * 6
    preview = (await s.press(one, button(pad, "c4"))).post
    assert preview.picture is not None
    assert "puts a kitten on c4" in preview.text
    assert await log(s) == []
    back = (await s.press(one, button(preview, "‹ Back"))).post
    assert back.rows == pad.rows
    await s.press(one, button(preview, "✓ Do it"))
    assert await log(s) == ["kitten c4"]


async def test_a_turn_with_a_ghost_goes_on_in_the_same_pad(s):
    one, other = await two(s, "/new boop")
    pad = (await s.say(one, "/m c4")).post
    assert "ghost" in pad.text.casefold()
    after = (await s.press(one, button(pad, "End turn"))).post
    assert after.text == f"{one.capitalize()} ends the turn.\n▶ {other.capitalize()} to move."
    assert await log(s) == ["kitten c4", "stay"]
    assert (await s.say(other, "/m")).post.rows


async def test_an_occupied_cell_is_refused_with_the_rule(s):
    one, other = await two(s)
    await s.say(one, "/m c4")
    assert "c4" in (await s.say(other, "/m c4")).toast
    pad = (await s.say(other, "/m")).post
    closed = pad.rows[3][2]
    assert closed.label == f"c4 {one[0].upper()}k"
    assert (await s.press(other, closed)).toast == (await s.say(other, "/m c4")).toast
    assert await log(s) == ["kitten c4"]


async def test_nonsense_gets_the_syntax_with_an_example(s):
    one, _ = await two(s)
    post = (await s.say(one, "/m zzz top")).post
    assert post.text.startswith("I cannot read “zzz top”.")
    assert "kitten c4" in post.text


async def test_out_of_turn_is_told_whom_we_wait_for(s):
    one, other = await two(s)
    answer = await s.say(other, "/m c4")
    assert answer.toast == f"It is not your turn. Waiting for {one.capitalize()}."


async def test_a_bystander_cannot_move(s):
    await two(s)
    answer = await s.press("cid", button(s.paper.newest(), "Move"))
    assert answer.toast == "You are not sitting at this table."


async def test_a_pad_of_an_earlier_choice_is_stale(s):
    one, other = await two(s)
    pad = (await s.say(one, "/m")).post
    await s.say(one, "/m c4")
    await s.say(other, "/m a1")
    answer = await s.press(one, button(pad, "d4"))
    assert answer.toast.startswith("That button belongs to a moment that has passed.")
    assert await log(s) == ["kitten c4", "kitten a1"]


async def test_an_undone_position_does_not_revive_its_buttons(s):
    one, _ = await two(s)
    pad = (await s.say(one, "/m")).post
    await s.say(one, "/m c4")
    await s.say(one, "/undo")
    answer = await s.press(one, button(pad, "d4"))
    assert answer.toast.startswith("That button belongs to a moment that has passed.")


async def test_the_same_press_twice_moves_once(s):
    one, _ = await two(s, "/new lanterns seats=2")
    await s.say(one, "/confirm mindig")
    pad = (await s.say(one, "/m")).post
    preview = (await s.press(one, pad.rows[0][0])).post
    confirm = preview.rows[0][0]
    await s.press(one, confirm, receipt="once")
    again = await s.press(one, confirm, receipt="once")
    assert (again.toast, again.post) == ("", None)
    assert len(await log(s)) == 1


async def test_buttons_that_are_none_of_ours_do_no_harm(s):
    await two(s)
    table = await s.only_table()
    assert why_not(await s.say("ann", "/undo", table="nope")) == "I know of no table “nope”."
    for mark in ("~x", "~99", "-1", "999", "~"):
        answer = await s.say("ann", "/undo", table=table.id, mark=mark)
        assert answer.toast, mark


async def test_my_last_move_is_taken_back(s):
    one, _ = await two(s)
    await s.say(one, "/m c4")
    await s.settled()
    answer = await s.press(one, button(s.paper.newest(), "Undo"))
    assert answer.toast == f"Taken back: “{one.capitalize()} puts a kitten on c4.”"
    await s.settled()
    assert "puts a kitten" not in s.paper.newest().text
    await s.say(one, "/m d4")
    assert await log(s) == ["kitten c4", "!undo 1", "kitten d4"]


async def test_undo_pressed_twice_takes_one_move_back(tmp_path):
    async with stage(tmp_path) as s:
        await s.say("ann", "/new boop computer ghosts=off")
        for cell in ("c3", "e5"):
            await s.until(lambda: True)
            await _my_turn(s)
            await s.say("ann", f"/m {cell}")
        await _my_turn(s)
        await s.settled()
        undo = button(s.paper.newest(), "Undo")
        assert (await s.press("ann", undo)).toast.startswith("Taken back: ")
        assert "passed" in (await s.press("ann", undo)).toast
        moves = [row.text for row in (await s.only_table()).told.rows if row.seat == 0]
        assert sum(text.startswith("!undo") for text in moves) == 1


async def _my_turn(s):
    async with asyncio.timeout(DEADLINE):
        while (await s.only_table()).to_move() != (0,):  # noqa: ASYNC110 — nobody tells
            await asyncio.sleep(0.005)


async def test_undo_against_a_computer_that_has_answered_is_allowed(tmp_path):
    async with stage(tmp_path) as s:
        await s.say("ann", "/new boop computer ghosts=off")
        await _my_turn(s)
        before = (await s.only_table()).told.state
        await s.say("ann", "/m c3")
        await _my_turn(s)
        assert (await s.say("ann", "/undo")).toast.startswith("Taken back: ")
        assert (await s.only_table()).told.state == before


async def test_undo_after_the_other_moved_is_refused(s):
    one, other = await two(s)
    await s.say(one, "/m c4")
    await s.say(other, "/m a1")
    asked = await s.say(one, "/undo")
    assert (asked.refused, asked.toast) == (True, "")
    assert (await s.say("cid", "/undo")).post.text.startswith("No table here")


async def test_who_resigns_gives_the_other_the_win(s):
    one, other = await two(s)
    table = await s.only_table()
    assert (await s.say(one, "/resign yes")).toast == "You have resigned."
    await s.settled()
    text = s.paper.newest().text
    assert text.endswith(f"{other.capitalize()} wins: everybody else has resigned.")
    assert (await s.table(table.id)).status is Status.OVER
    again = await s.say(one, "/m c4", table=table.id)
    assert again.toast == "This game is over."


async def test_of_three_a_computer_plays_on_for_who_resigned(s):
    await s.say("ann", "/new lanterns seats=3")
    await s.say("bob", "/join")
    await s.say("cid", "/join")
    await s.say("bob", "/resign yes")
    table = await s.only_table()
    assert table.status is Status.PLAYING
    assert table.places[1].level == SITTER
    assert table.places[1].minder is None
    await s.until(lambda: any(row.seat == 1 and row.text[0] != "!" for row in _rows(s, table.id)))
    assert (await s.say("bob", "/resign yes")).toast == "You have resigned from this game."


async def test_of_every_seat_it_is_kept_whether_a_person_minds_it(s):
    await s.say("ann", "/new lanterns seats=4 computer")
    await s.say("bob", "/join")
    await s.say("cid", "/join")
    await s.say("bob", "/resign yes")
    table = await s.only_table()
    kept = await s.bot.store.read(lambda sql: load_seats(sql, table.id))
    sitters = {each.name: each.sitter for each in kept}
    assert (sitters["Ann"], sitters["Bob"]) == (Sitter.PERSON, Sitter.COMPUTER)
    assert sorted(sitters.values()) == [Sitter.COMPUTER] * 2 + [Sitter.PERSON] * 2


def _rows(s, table):
    return s.bot.store.memo.get(table).told.rows


async def test_without_any_person_left_a_table_ends(s):
    await s.say("ann", "/new lanterns seats=3 computer computer")
    table = await s.only_table()
    await s.say("ann", "/resign yes")
    assert (await s.table(table.id)).status is Status.OVER


async def test_a_forced_move_is_made_by_the_desk(s):
    one, other = await two(s)
    # Rules 13 to 16: c3 d3 e3 is one line of three and nothing else is, so there is no choice.
    for number, cell in enumerate(("c3", "a6", "e3", "f6", "f3", "a1", "e3")):
        answer = await s.say((one, other)[number % 2], f"/m {cell}")
    assert answer.post.text.endswith(f"▶ {other.capitalize()} to move.")
    table = await s.only_table()
    assert [(row.text, row.cause) for row in table.told.rows[-2:]] == [
        ("kitten e3", Cause.PERSON),
        ("promote c3 d3 e3", Cause.FORCED),
    ]
    assert table.told.rows[-1].seat == table.told.rows[-2].seat
    await s.settled()
    text = s.paper.newest().text
    assert f"{one.capitalize()} takes up c3 d3 e3, and three kittens grow up." in text
    assert text.endswith(f"▶ {other.capitalize()} to move.")


async def test_an_undo_takes_the_forced_move_along(s):
    one, other = await two(s)
    for number, cell in enumerate(("c3", "a6", "e3", "f6", "f3", "a1", "e3")):
        await s.say((one, other)[number % 2], f"/m {cell}")
    assert (await s.say(one, "/undo")).toast.startswith("Taken back: ")
    table = await s.only_table()
    assert [row.text for row in table.told.rows[-3:]] == [
        "kitten e3",
        "promote c3 d3 e3",
        "!undo 7",
    ]
    assert [beat.row.text for beat in table.told.beats[-1:]] == ["kitten a1"]


async def test_a_choice_of_promotions_is_left_to_its_owner(s):
    one, other = await two(s)
    for number, cell in enumerate(("b5", "c2", "c3", "f1", "c2", "b1", "a6")):
        answer = await s.say((one, other)[number % 2], f"/m {cell}")
    pad = answer.post
    assert [each.label for row in pad.rows for each in row] == ["d3 c4 b5", "c4 b5 a6", "Undo"]
    assert (await s.only_table()).told.rows[-1].text == "kitten a6"
    answer = await s.press(one, button(pad, "c4 b5 a6"))
    assert "takes up c4 b5 a6" in answer.post.text
    assert (await s.only_table()).told.rows[-1] == Row(8, _seat(one), "promote c4 b5 a6")


def _seat(who: str) -> int:
    return ("ann", "bob").index(who)


async def test_a_move_cut_short_is_previewed_in_full(s):
    one, _ = await two(s)
    preview = (await s.say(one, "/pad c4")).post
    assert "puts a kitten on c4" in preview.text
    assert preview == (await s.say(one, "/pad kitten c4")).post


async def test_the_pad_of_another_is_of_no_use(s):
    one, other = await two(s)
    pad = (await s.say(one, "/m")).post
    answer = await s.press(other, button(pad, "c4"))
    assert answer.toast == f"It is not your turn. Waiting for {one.capitalize()}."
    assert (await s.press("cid", button(pad, "c4"))).toast == "You are not sitting at this table."
    assert await log(s) == []


@pytest.mark.parametrize(
    ("word", "move"),
    [
        pytest.param("cica c4", "kitten c4", id="Hungarian words"),
        pytest.param("kitten c4", "kitten c4", id="the notation"),
    ],
)
async def test_moves_may_be_typed_in_ones_own_language(tmp_path, word, move):
    async with stage(tmp_path, language="hu") as s:
        one, _ = await two(s)
        await s.say(one, f"/m {word}")
        assert await log(s) == [move]


async def test_a_table_that_was_resigned_no_longer_asks_for_a_move(s):
    one, other = await two(s)
    await s.say(one, "/resign yes")
    await s.settled()
    picture = s.paper.newest().picture
    assert picture.alt.startswith(f"{other.capitalize()} wins: everybody else has resigned.")
    assert "is to place" not in picture.alt
