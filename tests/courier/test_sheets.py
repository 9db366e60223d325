"""Six people write on sheets of their own at once, and a computer thinks once a turn."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from engines.log import Cause
from tests.courier.test_simultaneous import SIX, alone
from tests.knots.plans import planned, seed_of
from tests.knots.state import Phase
from tests.stage import Stage, button, stage

NUMBERS = seed_of(2, 3, 4, 2)
"""A seed by which no cat is rolled at first."""
PAUSE = 3.0
LULL = 1.5


async def six(s: Stage) -> str:
    """Six people who knit; the table's id."""
    await s.say("ann", "/new knots seats=6")
    for who in SIX[1:]:
        await s.say(who, "/join")
    await s.settled()
    table = await s.only_table()
    assert table.to_move() == (0, 1, 2, 3, 4, 5)
    return table.id


async def test_six_presses_in_one_instant_all_land(tmp_path):
    async with stage(tmp_path, seeds=[NUMBERS]) as s:
        table, buttons = await six(s), []
        for who, cell in zip(SIX, ("a1", "b2", "c3", "d4", "e5", "a5"), strict=True):
            pad = (await s.say(who, "/m", alone(who))).post
            cells = (await s.press(who, button(pad, "Die 1 (2)"), alone(who))).post
            buttons.append(button(cells, cell))
        both = list(zip(SIX, buttons, strict=True))
        answers = await asyncio.gather(*(s.press(who, each, alone(who)) for who, each in both * 2))
        assert sum("goes to" in answer.toast for answer in answers) == 6
        rows = (await s.table(table)).told.rows
        assert sorted((row.seat, row.text) for row in rows) == [
            (0, "1 a1"),
            (1, "1 b2"),
            (2, "1 c3"),
            (3, "1 d4"),
            (4, "1 e5"),
            (5, "1 a5"),
        ]


async def test_six_write_whole_sheets_at_once_and_the_last_opens_them(tmp_path):
    steps = [step for step in planned(NUMBERS, 6)[0] if step.round == 1]
    knit = [step for step in steps if step.phase is Phase.KNIT]
    async with stage(tmp_path, seeds=[NUMBERS]) as s:
        table = await six(s)

        async def write(seat: int, who: str) -> None:
            for step in knit:
                if step.seat == seat:
                    answer = await s.say(who, f"/m {step.text}", alone(who))
                    assert not answer.refused, (who, step.text, answer.toast)

        await asyncio.gather(*(write(seat, who) for seat, who in enumerate(SIX)))
        told = (await s.table(table)).told
        assert len(told.rows) == len(knit) > 24
        assert told.state.phase is Phase.SEW
        assert {row.cause for row in told.rows} == {Cause.PERSON}
        await s.settled()
        board = s.paper.newest().text
        assert [f"{who.capitalize()} opens a sheet" in board for who in SIX] == [True] * 6


async def test_a_stitch_leaves_no_trace_on_the_board(tmp_path):
    async with stage(tmp_path, seeds=[NUMBERS]) as s:
        await six(s)
        stitched = 0
        for step in planned(NUMBERS, 6)[0]:
            before = [each for each in s.paper.order if each[1] in s.paper.shown()]
            await s.say(SIX[step.seat], f"/m {step.text}", alone(SIX[step.seat]))
            await s.settled()
            after = [each for each in s.paper.order if each[1] in s.paper.shown()]
            hidden = step.phase is Phase.KNIT and step.text != "done"
            assert (before == after) is hidden, step
            stitched += hidden
        assert stitched > 24


def edits(s: Stage) -> int:
    """How often a board was changed."""
    shown = s.paper.shown()
    return sum(verb == "edit" and message in shown for verb, message in s.paper.order)


async def test_who_is_done_in_the_same_lull_makes_one_edit(tmp_path):
    steps = [step for step in planned(NUMBERS, 6)[0] if step.round == 1]
    knit = [step for step in steps if step.phase is Phase.KNIT]
    async with stage(tmp_path, seeds=[NUMBERS], world=lambda usual: replace(usual, lull=LULL)) as s:
        await six(s)
        before = edits(s)

        async def write(seat: int) -> None:
            for step in knit:
                if step.seat == seat:
                    who = SIX[seat]
                    assert not (await s.say(who, f"/m {step.text}", alone(who))).refused

        await asyncio.gather(*map(write, range(5)))
        await s.quiet()
        assert edits(s) == before, "nobody is kept waiting by a board"
        s.passes(LULL)
        await s.settled()
        assert edits(s) == before + 1
        assert s.paper.newest().text.splitlines()[-1] == "▶ Fay to move."
        await write(5)
        await s.settled()
        assert edits(s) == before + 2, "the sheets are opened at once"
        assert "Fay opens a sheet" in s.paper.newest().text


async def test_a_computer_opposite_knits_and_sews_after_one_pause_each(tmp_path):
    async with stage(tmp_path, seeds=[NUMBERS], pause=PAUSE) as s:
        await s.say("ann", "/new knots seats=2 computer")
        table = (await s.only_table()).id

        def beats(seat: int) -> list[str]:
            told = s.bot.store.memo.get(table).told
            return [beat.row.text for beat in told.beats if beat.row.seat == seat]

        s.passes(PAUSE - 1)
        await asyncio.sleep(0.1)
        assert beats(1) == []
        s.passes(1)
        await s.until(lambda: "done" in beats(1))
        knitted = beats(1)
        assert len(knitted) > 3
        for text in ("1 a1", "2 c1", "3 e1", "done", "lay 1,0", "lay 2,0"):
            assert not (await s.say("ann", f"/m {text}", alone("ann"))).refused
        await asyncio.sleep(0.1)
        assert beats(1) == knitted
        s.passes(PAUSE)
        await s.until(lambda: len(beats(1)) >= len(knitted) + 2)
        assert [text.split()[0] for text in beats(1)[len(knitted) :]] == ["lay", "lay"]
        await asyncio.sleep(0.1)
        assert len(beats(1)) == len(knitted) + 2, "the next round is another turn"
