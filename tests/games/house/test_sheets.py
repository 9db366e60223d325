"""The printed sheets as they are kept, and what stays so on them whatever is written."""

from __future__ import annotations

from itertools import combinations

import pytest

from engines.house.cells import beside, connected, names_in
from engines.house.plans import ANY, NONE, read_plan, read_tiles
from engines.house.state import Phase
from engines.house.turn import finished
from engines.house.writing import weight
from engines.rng import Seeded
from engines.tables import read_table
from tests.conformance.play import any_move
from tests.games.house.drawing import GAME, mask

LEVELS = (1, 2, 3, 4)
AREAS = ("RRRRBB", "RRRBBB", "YRRBBB", "YYYGGB", "YYYGGG", "YYGGGG")


def plan_of(level):
    """The sheet of a level with the first abilities."""
    return read_plan("first", level, ("A", "B", "C", "D"))


def test_the_tiles_and_the_worth_of_rooms():
    assert read_tiles("first") == tuple("ABCDEFGHIJKL")
    assert {plan_of(level).worth for level in LEVELS} == {(1, 3, 5, 7)}


@pytest.mark.parametrize(
    ("level", "stars", "bonus"),
    [
        (2, "b2 e2 d5", "d1 f3 c4 a5 e6"),
        (3, "d2 b4 e5", "b1 c3 f2 a5 d6"),
        (1, "", ""),
        (4, "", ""),
    ],
)
def test_stars_and_bonus_cells(level, stars, bonus):
    plan = plan_of(level)
    assert sum(1 << cell for cell in plan.stars) == mask(stars)
    assert plan.bonus == mask(bonus)
    assert not any(beside(1 << one) >> other & 1 for one, other in combinations(plan.stars, 2))


def test_the_track_of_the_first_level():
    assert plan_of(1).track == (NONE, 2, NONE, 3, NONE, 4, NONE, 5, NONE, ANY)
    assert not any(plan_of(level).track for level in (2, 3, 4))


def test_the_areas_of_the_third_level_hang_together_and_are_all_of_it():
    plan = plan_of(3)
    drawn = dict.fromkeys("RBYG", 0)
    for row, signs in enumerate(AREAS):
        for column, sign in enumerate(signs):
            drawn[sign] |= 1 << 8 * row + column
    assert set(plan.areas) == set(drawn.values())
    assert sum(plan.areas) == plan.every
    assert all(connected(area & -area, area) == area for area in plan.areas)


def test_the_fourth_level_opens_fifteen_squares_in_the_middle():
    plan = plan_of(4)
    assert (plan.grid.columns, plan.grid.rows, plan.every.bit_count()) == (7, 7, 49)
    assert plan.open == mask(" ".join(f"{c}{r}" for c in "bcdef" for r in (3, 4, 5)))
    assert [plan_of(level).every.bit_count() for level in (1, 2, 3)] == [36] * 3


@pytest.mark.parametrize("level", LEVELS)
def test_the_rows_and_columns_are_lines(level):
    plan = plan_of(level)
    size = plan.grid.columns
    assert len(plan.lines) == 2 * size
    assert sum(plan.lines[:size]) == sum(plan.lines[size:]) == plan.every
    assert all(line.bit_count() == size for line in plan.lines)
    assert names_in(plan.lines[0]) == tuple(f"{c}1" for c in "abcdefg"[:size])


def test_a_sheet_that_is_read_twice_is_one():
    assert plan_of(2) is plan_of(2)
    assert hash(plan_of(2)) != hash(plan_of(3))


def test_averages_of_computers_rise_with_their_levels():
    measured = read_table("house", "alone")
    found = [row for sheets in measured.values() for row in sheets.values()]
    assert len(found) == 4
    assert all(len(row) == 5 and row == sorted(row) for row in found)


@pytest.mark.parametrize("level", LEVELS)
def test_rooms_never_overlap_and_no_loose_group_is_large_enough(level):
    rooms = 0
    for seed in range(12 if level == 4 else 3):
        state, step, rng = (
            GAME.start(1, {"level": str(level)}, Seeded(seed, 0)),
            0,
            Seeded("p", seed),
        )
        while GAME.to_move(state):
            step += 1
            state = GAME.play(
                state, 0, any_move(GAME, GAME.moves(state, 0), rng), Seeded(seed, step)
            )
            sheet = state.shown(0)
            cells = [walled for _, walled in sheet.rooms]
            assert sum(cells) == sheet.walled
            assert all(connected(each & -each, each) == each for each in cells)
            held = [*sheet.held, sheet.empty, sheet.dead, sheet.closed]
            assert sum(held) == state.plan.every
            for number, walled in sheet.rooms:
                assert walled & sheet.holds(number) == walled
                assert weight(sheet, walled) in (number, number + 1)
            owes_room = state.drafts and any(o.verb == "room" for o in state.draft(0).owed)
            for number in (2, 3, 4, 5):
                loose = sheet.holds(number) & ~sheet.walled
                while loose and not owes_room:
                    group = connected(loose & -loose, loose)
                    assert weight(sheet, group) < number
                    loose ^= group
        rooms += len(state.shown(0).rooms)
    assert rooms


@pytest.mark.parametrize("level", LEVELS)
def test_a_round_can_always_be_ended_without_an_ability(level):
    ended = 0
    for seed in range(3):
        state, step, rng = (
            GAME.start(1, {"level": str(level)}, Seeded(seed, 0)),
            0,
            Seeded("e", seed),
        )
        while GAME.to_move(state):
            if state.phase is Phase.ROUND and rng.below(6) == 0:
                draft, count = state.draft(0), 0
                look = state
                while look.round == state.round and GAME.to_move(look):
                    look = GAME.play(look, 0, GAME.idle(look, 0), Seeded("idle", count))
                    count += 1
                assert count < 60
                assert finished(state.plan, draft) == (GAME.coda(state, 0) is not None)
                ended += 1
            step += 1
            state = GAME.play(
                state, 0, any_move(GAME, GAME.moves(state, 0), rng), Seeded(seed, step)
            )
    assert ended
