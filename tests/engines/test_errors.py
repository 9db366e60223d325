"""What an engine refuses can be read by people and told apart by programs."""

from __future__ import annotations

import pytest

from engines.errors import (
    AmbiguousMove,
    BadNotation,
    BadOption,
    BrokenLog,
    EngineError,
    IllegalMove,
)
from engines.values import Objection


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        pytest.param(BadNotation("fnord"), "'fnord' is not a move of this game", id="notation"),
        pytest.param(
            AmbiguousMove("5", ("lay 5", "bid 5")), "'5' may mean lay 5 or bid 5", id="two"
        ),
        pytest.param(IllegalMove(Objection("over")), "over", id="a code alone"),
        pytest.param(
            IllegalMove(Objection("not-in-hand", {"card": 5})), "not-in-hand card=5", id="a fact"
        ),
        pytest.param(BadOption("wind", "up"), "there is no option wind=up", id="an option"),
        pytest.param(BrokenLog(7, "over"), "step 7 does not replay: over", id="a broken log"),
    ],
)
def test_an_error_is_a_sentence(error, sentence):
    assert isinstance(error, EngineError)
    assert str(error) == sentence


def test_an_error_carries_what_it_is_about():
    assert BadNotation("fnord").text == "fnord"
    assert AmbiguousMove("5", ("lay 5", "bid 5")).candidates == ("lay 5", "bid 5")
    assert IllegalMove(Objection("over")).objection == Objection("over")
    assert BrokenLog(7, "over").step == 7
