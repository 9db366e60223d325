"""The search knows no more than its seat, always answers the same, and never breaks a rule."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.computers.hints import NEUTRAL, Level, Neutral, hints_for
from bot.computers.search import choose
from bot.games.hints import ladder
from bot.games.levels import LEVELS
from engines.rng import Seeded
from tests.conformance.play import SETUPS, every_setup, sample
from tests.games.boop.drawing import BOOP
from tests.lanterns import LANTERNS
from tests.lanterns.game import Move

LANTERN = SETUPS["lanterns"][0]
THINKERS = pytest.mark.parametrize("level", LEVELS[1:])


class Brief(Neutral):
    """Hints of no game, for little thought."""

    levels = ladder(*(Level(150) for _ in LEVELS))


class Glance(Brief):
    """Hints for lanterns that judge all moves of a position at once."""

    plies = 0

    def worth(self, state, seat):
        return 0.1 + state.coins[seat] / 20


class Thoughtless(Neutral):
    """Hints that must not be needed."""

    def lean(self, moves, state, seat, rng):
        raise AssertionError(
            f"{len(moves)} moves of {seat} were thought about at {state} with {rng}"
        )


def hints_of(game):
    """The hints of a game; brief ones where it has none."""
    hints = hints_for(game.info.id)
    return Brief() if hints is NEUTRAL else hints


def think(setup, *asked):
    """What a computer chooses."""
    return choose(setup.game, *asked, secrets=setup.secrets)


def choices(setup, count):
    """Positions of play where a seat has a choice, with the seat."""
    found = [
        (position, seat)
        for position in sample(setup, count)
        for seat in position.to_move
        if len(setup.game.moves(position.state, seat)) > 1
    ]
    assert found
    return found


def dealt(*hands, nights=1, **more):
    """A table of lanterns with these hands."""
    state = LANTERNS.start(len(hands), {}, Seeded("hands", 0))
    return replace(state, hands=hands, nights=nights, **more)


@every_setup
def test_computers_make_legal_moves_only(setup):
    game, hints = setup.game, hints_of(setup.game)
    for position, seat in choices(setup, 24):
        move = think(setup, position.state, seat, 1, str(position), hints)
        assert move in game.moves(position.state, seat), position


@pytest.mark.parametrize("hints", [Brief(), Glance()], ids=["playing on", "at a glance"])
@pytest.mark.parametrize("setup", SETUPS["lanterns"], ids=str)
def test_a_game_with_hands_is_played_to_its_end_at_any_number_of_seats(setup, hints):
    game, step = setup.game, 0
    state = game.start(setup.seats, dict(setup.options), Seeded("any", 0))
    while turn := game.to_move(state):
        step += 1
        move = think(setup, state, turn[-1], LEVELS[-1], f"any/{step}", hints)
        state = game.play(state, turn[-1], move, Seeded("any", step))
    assert step >= 2 * setup.seats
    assert game.outcome(state)


def twins_agree(setup, position, seat, hints):
    """Whether a decision is the same at a state and at two of its twins."""
    state = position.state
    twins = [setup.game.redeal(state, seat, Seeded("twin", number)) for number in (1, 2)]
    return len({think(setup, twin, seat, 1, "twins", hints) for twin in (state, *twins)}) == 1


@every_setup
def test_a_decision_is_the_same_at_every_twin(setup):
    for position, seat in choices(setup, 12):
        assert twins_agree(setup, position, seat, hints_of(setup.game)), position


@pytest.mark.parametrize("setup", SETUPS["lanterns"], ids=str)
def test_a_decision_at_a_glance_is_the_same_at_every_twin(setup):
    for position, seat in choices(setup, 24):
        assert twins_agree(setup, position, seat, Glance()), position


@every_setup
def test_a_decision_is_the_same_whenever_it_is_made(setup):
    hints = hints_of(setup.game)
    for position, seat in choices(setup, 8):
        first = think(setup, position.state, seat, 1, "again", hints)
        assert think(setup, position.state, seat, 1, "again", hints) == first, position


def test_another_seed_may_mean_another_move():
    state = BOOP.start(2, {}, Seeded(1, 0))
    (setup, *_), hints = SETUPS["boop"], hints_for("boop")
    opened = {think(setup, state, state.seat, 1, str(n), hints) for n in range(12)}
    assert len(opened) > 1


def test_a_forced_move_needs_no_thought():
    state = dealt((4,), (2, 3))
    assert think(LANTERN, state, 0, 3, "forced", Thoughtless()) == Move("choose", 4)


def test_a_choice_needs_thought():
    state = dealt((4, 5), (2, 3))
    with pytest.raises(AssertionError, match="were thought about"):
        think(LANTERN, state, 0, 3, "free", Thoughtless())


@THINKERS
def test_the_brightest_lantern_is_lit_on_the_last_night(level):
    state = dealt((1, 9, 2), (5, 5, 5), (6, 1, 4))
    assert think(LANTERN, state, 0, level, "last", NEUTRAL) == Move("choose", 9)


@THINKERS
def test_a_lantern_worth_three_is_not_given_away_for_two(level):
    state = dealt((), (), lit=(9, 8), gust=1, brightest=0)
    assert think(LANTERN, state, 0, level, "keep", NEUTRAL) == Move("keep")
