"""Playing, by text and by taps, and everything that can go wrong with a press."""

from __future__ import annotations

import pytest

from bot.store.tables import Status
from tests.stage import button, stage


async def two(s, line: str = "/new boop ghosts=off") -> tuple[str, str]:
    """A table of two; returns who is to move and who waits."""
    await s.say("ann", line)
    await s.say("bob", "/join")
    await s.settled()
    first = (await s.only_table()).to_move()[0]
    return ("ann", "bob") if first == 0 else ("bob", "ann")


async def log(s) -> list[str]:
    return [row.text for row in (await s.only_table()).told.rows]


async def test_a_typed_move_is_made_and_told(s):
    one, other = await two(s)
    answer = await s.say(one, "/m c4")
    assert answer.post.text == "Done. Now the others."
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


async def test_a_move_is_tapped_previewed_and_confirmed(s):
    one, _ = await two(s)
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
    assert after.text == "Done. Now the others."
    assert await log(s) == ["kitten c4", "stay"]
    assert (await s.say(other, "/m")).post.rows


async def test_an_occupied_cell_is_refused_with_the_rule(s):
    one, other = await two(s)
    await s.say(one, "/m c4")
    assert "c4" in (await s.say(other, "/m c4")).toast
    pad = (await s.say(other, "/m")).post
    closed = pad.rows[3][2]
    assert closed.label == "·"
    assert (await s.press(other, closed)).toast == (await s.say(other, "/m c4")).toast
    assert await log(s) == ["kitten c4"]


async def test_nonsense_gets_the_syntax_with_an_example(s):
    one, _ = await two(s)
    toast = (await s.say(one, "/m zzz top")).toast
    assert toast.startswith("I cannot read “zzz top”.")
    assert "kitten c4" in toast


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
    assert (await s.say("ann", "/undo", table="nope")).toast == "I know of no such table."
    for mark in ("~x", "~99", "-1", "999", "~"):
        answer = await s.say("ann", "/undo", table=table.id, mark=mark)
        assert answer.toast, mark


async def test_my_last_move_is_taken_back(s):
    one, other = await two(s)
    await s.say(one, "/m c4")
    await s.settled()
    answer = await s.press(one, button(s.paper.newest(), "Undo"))
    assert answer.toast == "Taken back."
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
        assert (await s.press("ann", undo)).toast == "Taken back."
        assert "passed" in (await s.press("ann", undo)).toast
        moves = [row.text for row in (await s.only_table()).told.rows if row.seat == 0]
        assert sum(text.startswith("!undo") for text in moves) == 1


async def _my_turn(s):
    for _ in range(2000):
        if (await s.only_table()).to_move() == (0,):
            return
        await __import__("asyncio").sleep(0.005)
    raise AssertionError("the computer never moved")


async def test_undo_against_a_computer_that_has_answered_is_allowed(tmp_path):
    async with stage(tmp_path) as s:
        await s.say("ann", "/new boop computer ghosts=off")
        await _my_turn(s)
        before = (await s.only_table()).told.state
        await s.say("ann", "/m c3")
        await _my_turn(s)
        assert (await s.say("ann", "/undo")).toast == "Taken back."
        assert (await s.only_table()).told.state == before


async def test_undo_after_the_other_moved_is_refused(s):
    one, other = await two(s)
    await s.say(one, "/m c4")
    await s.say(other, "/m a1")
    assert (await s.say(one, "/undo")).toast.startswith("Somebody has moved since")
    assert (await s.say("cid", "/undo")).toast.startswith("No table here")


async def test_who_resigns_gives_the_other_the_win(s):
    one, other = await two(s)
    table = await s.only_table()
    assert (await s.say(one, "/resign")).toast == "You have resigned."
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
    await s.say("bob", "/resign")
    table = await s.only_table()
    assert table.status is Status.PLAYING
    assert table.places[1].level is not None
    await s.until(lambda: any(row.seat == 1 and row.text[0] != "!" for row in _rows(s, table.id)))
    assert (await s.say("bob", "/resign")).toast == "You have resigned from this game."


def _rows(s, table):
    return s.bot.store.memo.get(table).told.rows


async def test_without_any_person_left_a_table_ends(s):
    await s.say("ann", "/new lanterns seats=3 computer computer")
    table = await s.only_table()
    await s.say("ann", "/resign")
    assert (await s.table(table.id)).status is Status.OVER


async def test_a_forced_move_is_made_by_the_desk(s):
    one, other = await two(s)
    script = [("a1", "f6"), ("c1", "f4"), ("b1", None)]
    for mine, theirs in script:
        await s.say(one, f"/m {mine}")
        if theirs:
            await s.say(other, f"/m {theirs}")
    rows = (await s.only_table()).told.rows
    forced = [row for row in rows if row.cause.value == "forced"]
    assert len(rows) in (5, 6)
    assert all(row.text.startswith("promote") for row in forced)


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
    await s.say(one, "/resign")
    await s.settled()
    picture = s.paper.newest().picture
    assert picture.alt.startswith(f"{other.capitalize()} wins: everybody else has resigned.")
    assert "is to place" not in picture.alt
