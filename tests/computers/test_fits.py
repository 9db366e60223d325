"""What computers at If It Fits think worth a thought."""

from __future__ import annotations

import pytest

from bot.computers.hints import HINTS
from tests.games.fits.drawing import FITS, table

BESIDE = "S1@0,0 S1@1,0 b@0,0"


def thought_of(state):
    """The moves of a turn's beginning that are worth a thought."""
    moves = HINTS["fits"].sensible(FITS.moves(state, 0), state, 0)
    return {FITS.format(move).split()[0] for move in moves}


@pytest.mark.parametrize(
    ("seats", "cats", "words"),
    [
        pytest.param(2, 4, {"draw", "sleep"}, id="two may race to the end"),
        pytest.param(3, 4, {"draw"}, id="of three nobody sleeps early"),
        pytest.param(4, 2, {"draw"}, id="nor of four"),
        pytest.param(4, 1, {"draw", "sleep"}, id="the last cat ends the game"),
    ],
)
def test_among_many_only_the_last_cat_is_sent_to_sleep(seats, cats, words):
    stock = [cats, *[4] * (seats - 1)]
    assert thought_of(table(BESIDE, seats=seats, phase="turn", stock=stock)) == words


def test_nobody_sleeps_away_from_everybody():
    assert thought_of(table("S1@0,0", phase="turn")) == {"draw"}
