"""The values games are told in."""

from __future__ import annotations

import pickle
from dataclasses import replace

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


EDITED = replace(INFO, options=(*INFO.options, Option("edition", ("a", "b"), "b", hidden=True)))


@pytest.mark.parametrize(
    ("deal", "edition"),
    [
        pytest.param({}, "a", id="none named: the first there was"),
        pytest.param({"edition": "a"}, "a", id="the first"),
        pytest.param({"edition": "b"}, "b", id="the newest"),
    ],
)
def test_a_deal_is_of_the_edition_it_names_or_of_the_first(deal, edition):
    assert EDITED.settle({"wind": "on", **deal}) == {
        "nights": "2",
        "wind": "on",
        "edition": edition,
    }


def test_a_new_table_gets_what_was_chosen_and_the_newest_edition():
    assert EDITED.fresh({"wind": "on"}) == {"nights": "2", "wind": "on", "edition": "b"}
    with pytest.raises(BadOption):
        EDITED.fresh({"edition": "b"})


def test_an_edition_is_not_offered_and_nobody_has_chosen_it():
    assert EDITED.offered == INFO.options
    assert EDITED.chosen({"wind": "on", "edition": "b"}) == {"wind": "on"}


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
