"""An independent reading of the rules agrees at every move of random games."""

from __future__ import annotations

import random
from itertools import product

import pytest

from engines.house.cells import cells_in, names_in
from engines.house.scoring import filled
from engines.house.state import Phase
from engines.house.words.notation import symbol_word
from engines.rng import Seeded
from tests.conformance.play import any_move
from tests.games.house.by_the_book import Referee
from tests.games.house.drawing import GAME, outcome_of

SETUPS = list(product("1234", ("first", "random"), range(1, 7)))


def dice_of(state):
    return [symbol_word(face) for face in state.dice]


def assert_same(state, referee):
    assert state.phase.value == referee.stage
    assert state.round == referee.round
    over = state.phase is Phase.OVER
    for seat, sheet in enumerate(referee.sheets):
        ours = state.shown(seat)
        assert set(names_in(ours.empty)) == set(sheet.empty())
        assert set(names_in(ours.dead)) == set(sheet.dead)
        for symbol in range(2, 8):
            held = {c for c, what in sheet.written.items() if what[0] == symbol_word(symbol)}
            assert set(names_in(ours.holds(symbol))) == held
        twice = {cell for cell, what in sheet.written.items() if len(what) == 2}
        assert set(names_in(ours.doubles)) == twice
        rooms = sorted((number, tuple(sorted(cells))) for number, cells in sheet.rooms)
        assert sorted((number, names_in(cells)) for number, cells in ours.rooms) == rooms
        assert ours.track == sheet.crossed
        assert list(ours.uses) == list(sheet.circles.values())
        if not over:
            assert {GAME.format(move) for move in GAME.moves(state, seat)} == referee.options(seat)


def follow(setup, seed, pick):
    """Play a game with the referee beside it; returns the number of moves."""
    level, abilities, seats = setup
    options = {"level": level, "abilities": abilities}
    rng, step = random.Random(f"{seed}{options}{seats}"), 0
    state = GAME.start(seats, options, Seeded(seed, 0))
    referee = Referee(int(level), list(state.plan.tiles), seats, dice_of(state))
    assert_same(state, referee)
    while turn := GAME.to_move(state):
        step += 1
        seat = rng.choice(turn)
        move = pick(state, seat, rng)
        state = GAME.play(state, seat, move, Seeded(seed, step))
        referee.do(seat, GAME.format(move), dice_of(state))
        assert_same(state, referee)
    outcome = outcome_of(state)
    assert [dict(parts) for parts in outcome.breakdown] == [s.points() for s in referee.sheets]
    assert outcome.scores == tuple(sum(sheet.points().values()) for sheet in referee.sheets)
    assert outcome.winners == (referee.winners() if seats > 1 else (0,))
    assert [filled(sheet) for sheet in state.sheets] == [s.filled() for s in referee.sheets]
    assert all(not list(cells_in(sheet.empty)) for sheet in state.sheets) or level != "4"
    return step


def anything(state, seat, rng):
    """Any move, rare kinds as often as common ones."""
    return any_move(GAME, GAME.moves(state, seat), Seeded(rng.random(), 0))


def builder(state, seat, rng):
    """Somebody who likes rooms: what they bring comes up far more often so."""
    moves = GAME.moves(state, seat)
    some = rng.sample(list(moves), min(40, len(moves)))

    def wish(move):
        before = state.draft(seat).sheet
        after = GAME.play(state, seat, move, Seeded("look", 1)).shown(seat)
        grown = sum(
            (
                after.holds(n) & ~after.walled & (after.holds(n) << 1 | after.holds(n) << 8)
            ).bit_count()
            for n in (2, 3, 4, 5)
        )
        uses = sum(after.uses) < sum(before.uses)
        return 9 * (len(after.rooms) - len(before.rooms)) + grown + 3 * uses * rng.random()

    return max(some, key=wish)


@pytest.mark.parametrize("setup", SETUPS[::5] + SETUPS[1:2], ids=str)
def test_the_referee_agrees_at_every_move_of_a_game(setup):
    assert follow(setup, "0", anything) > 10


@pytest.mark.parametrize("level", "1234")
@pytest.mark.parametrize("seed", ["0", "1"])
def test_the_referee_agrees_where_many_rooms_are_built(level, seed):
    assert follow((level, "random", 1), seed, builder) > 10


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_referee_agrees_in_every_setup(setup):
    for seed in range(8):
        assert follow(setup, str(seed), anything) > 10
        assert setup[2] > 2 or follow(setup, str(seed), builder) > 10
