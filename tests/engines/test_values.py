"""The values games are told in."""

from __future__ import annotations

import pickle

import pytest

from engines.errors import BadOption
from engines.values import HIDDEN, Hidden, Info, News, Objection, Option, Outcome, Seen

INFO = Info(
    "lanterns",
    range(2, 5),
    (Option("nights", ("2", "3"), "2"), Option("wind", ("off", "on"), "off")),
)


@pytest.mark.parametrize(
    ("chosen", "settled"),
    [
        pytest.param({}, {"nights": "2", "wind": "off"}, id="all defaults"),
        pytest.param({"wind": "on"}, {"nights": "2", "wind": "on"}, id="one chosen"),
        pytest.param({"wind": "off", "nights": "3"}, {"nights": "3", "wind": "off"}, id="all"),
    ],
)
def test_options_are_settled_in_the_order_of_the_game(chosen, settled):
    assert list(INFO.settle(chosen).items()) == list(settled.items())


@pytest.mark.parametrize(
    ("name", "value"),
    [
        pytest.param("rain", "on", id="an option the game has not"),
        pytest.param("nights", "4", id="a value the option has not"),
        pytest.param("nights", "", id="no value"),
    ],
)
def test_an_option_that_is_not_there_is_refused(name, value):
    with pytest.raises(BadOption) as refused:
        INFO.settle({name: value})
    assert (refused.value.name, refused.value.value) == (name, value)


def test_hidden_stays_itself_on_its_way_to_another_process():
    assert pickle.loads(pickle.dumps(Seen(("a", HIDDEN), 1))).state[1] is HIDDEN  # noqa: S301
    assert HIDDEN is Hidden.HIDDEN


def test_news_is_public_unless_it_has_a_seat():
    assert News("gust", {"die": 3}).seat is None
    assert News("draw", {"card": 3}, 1) != News("draw", {"card": 3})


def test_views_of_different_viewers_differ():
    assert Seen("state", None) != Seen("state", 0)


def test_an_objection_and_an_outcome_need_no_details():
    assert Objection("over").facts == {}
    assert Outcome((0,), "dawn").scores == ()
