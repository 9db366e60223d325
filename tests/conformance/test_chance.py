"""A table is its seed and its log: states are values, and nothing else decides what comes."""

from __future__ import annotations

import pickle
from dataclasses import is_dataclass
from enum import Enum
from itertools import combinations
from typing import Any

from engines.rng import Seeded
from engines.story import replay
from tests.conformance.masks import places
from tests.conformance.play import SETUPS, every_setup, play_out, rows, sample, spread

PLAIN = (int, str, bool, tuple, frozenset, Enum, type(None))


@every_setup
def test_the_log_as_text_replays_to_the_same_states(setup):
    play = play_out(setup, "0")
    log = rows(setup, "0")
    story = replay(setup.game, setup.deal("0"), log)
    assert log
    assert [story.opening, *(beat.state for beat in story.beats)] == [p.state for p in play]
    assert story.outcome() == setup.game.outcome(play[-1].state)


@every_setup
def test_a_step_depends_on_nothing_but_state_move_seed_and_step(setup):
    checked = 0
    for position in sample(setup, 20):
        if position.seat is None:
            continue
        before = (hash(position.state), repr(position.state))
        first, second = position.rng(), position.rng()
        after = setup.game.apply(position.state, position.seat, position.move, first)
        assert after == setup.game.play(position.state, position.seat, position.move, second)
        assert first.drawn == second.drawn, position
        assert (hash(position.state), repr(position.state)) == before, position
        checked += 1
    assert checked


@every_setup
def test_states_and_moves_are_frozen_values_that_hash_and_travel(setup):
    checked = 0
    for position in sample(setup, 12):
        for whole in (position.state, position.move):
            assert hash(whole) == hash(pickle.loads(pickle.dumps(whole)))  # noqa: S301  our own
            assert whole == pickle.loads(pickle.dumps(whole))  # noqa: S301
            for path, value in places(whole):
                assert isinstance(value, PLAIN) or _frozen(value), (path, type(value))
                checked += 1
    assert checked


def _frozen(value: Any) -> bool:
    return is_dataclass(value) and vars(type(value))["__dataclass_params__"].frozen


@every_setup
def test_moves_made_at_the_same_time_commute_and_do_not_touch_each_other(setup):
    game = setup.game
    for position in spread([p for p in sample(setup, 60) if len(p.to_move) > 1], 15):
        for one, other in combinations(position.to_move, 2):
            theirs = game.moves(position.state, other)
            for move in spread(game.moves(position.state, one), 3):
                first = game.play(position.state, one, move, position.rng())
                assert other in game.to_move(first), (position, one, move, other)
                assert tuple(game.moves(first, other)) == tuple(theirs), (position, one, move)
                for answer in spread(theirs, 3):
                    forth = game.play(first, other, answer, position.rng(later=1))
                    back = game.play(position.state, other, answer, position.rng())
                    back = game.play(back, one, move, position.rng(later=1))
                    told = (position, one, move, other, answer)
                    assert forth == back, ("the state tells who was first", told)


@every_setup
def test_no_chance_is_drawn_while_others_still_choose(setup):
    for position in sample(setup, 60):
        waiting = set(position.to_move) - {position.seat}
        if waiting:
            rng = position.rng()
            after = setup.game.play(position.state, position.seat, position.move, rng)
            assert waiting.isdisjoint(setup.game.to_move(after)) or rng.drawn == 0, position


def test_the_test_game_chooses_at_the_same_time():
    crowds = [p for setup in SETUPS["lanterns"] for p in sample(setup, 60) if len(p.to_move) > 1]
    assert crowds


@every_setup
def test_the_same_seed_deals_the_same_table(setup):
    options = dict(setup.options)
    one, two = (setup.game.start(setup.seats, options, Seeded("s", 0)) for _ in range(2))
    assert one == two
    assert hash(one) == hash(two)


@every_setup
def test_another_seed_deals_another_table(setup):
    options = dict(setup.options)
    deals = {setup.game.start(setup.seats, options, Seeded(seed, 0)) for seed in range(20)}
    assert len(deals) > 1
