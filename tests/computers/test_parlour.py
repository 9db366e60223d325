"""Luck is not foreseen, and nobody is taken to know what another chooses at the same time."""

from __future__ import annotations

import pytest

from bot.computers.hints import Level, Neutral
from bot.computers.search import choose
from bot.games.hints import ladder
from bot.games.levels import LEVELS
from engines.rng import Scripted, Seeded
from tests.computers.parlour import DARE, HIDE, PLACES


class Brief(Neutral):
    """Hints of no game, for little thought."""

    levels = ladder(*(Level(400) for _ in LEVELS))


class Glance(Brief):
    """The same, judging without playing on."""

    plies = 0


SEEDS = range(30)
HINTS = pytest.mark.parametrize("hints", [Brief(), Glance()], ids=["playing on", "at a glance"])


def decide(game, state, seat, hints, number):
    """What is chosen with this seed."""
    return choose(game, state, seat, 1, str(number), hints, secrets=game.secrets(2, {}))


@HINTS
def test_a_lucky_throw_is_not_taken_for_certain(hints):
    state = DARE.start(2, {}, Seeded(1, 0))
    moves = [decide(DARE, state, 0, hints, number) for number in SEEDS]
    assert moves == ["rest"] * len(SEEDS)


@HINTS
def test_hiding_is_good_as_the_seeker_does_not_see_where(hints):
    state = HIDE.start(2, {}, Seeded(1, 0))
    moves = {decide(HIDE, state, 0, hints, number) for number in SEEDS}
    assert moves <= set(PLACES)


@HINTS
@pytest.mark.parametrize("place", PLACES)
def test_the_seeker_does_not_see_where_either(hints, place):
    state = HIDE.start(2, {}, Seeded(1, 0))
    there = HIDE.play(state, 0, place, Scripted([]))
    home = HIDE.play(state, 0, "home", Scripted([]))
    for number in SEEDS:
        assert decide(HIDE, there, 1, hints, number) == decide(HIDE, home, 1, hints, number)


@HINTS
def test_the_seeker_looks_where_a_cat_is_most_likely(hints):
    state = HIDE.play(HIDE.start(2, {}, Seeded(1, 0)), 0, "garden", Scripted([]))
    assert [decide(HIDE, state, 1, hints, number) for number in SEEDS] == ["attic"] * len(SEEDS)
