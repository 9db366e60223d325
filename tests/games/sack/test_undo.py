"""Cat in the Sack: what may be taken back."""

from __future__ import annotations

import pytest

from engines.log import Deal
from engines.rng import Seeded
from engines.story import begin
from engines.undo import last_move, undo_objection
from tests.conformance.oracle import Twins
from tests.games.sack.drawing import SACK, play, table


def told_story(seats, *texts, order=None, seed="sack"):
    """All lay the first card of the hand in some order from the start player's seat; then these."""
    story = begin(SACK, Deal(seats, (), seed))
    for turn in range(seats) if order is None else order:
        seat = (story.state.start + turn) % seats
        story = story.play(seat, SACK.moves(story.state, seat)[0])
    for text in texts:
        (seat,) = story.to_move()
        story = story.play(seat, SACK.parse(story.state, seat, text))
    return story


def answer(story, turn):
    """What the seat so many after the first start player is told when it wants to undo."""
    start = story.opening.start
    objection = undo_objection(story, (start + turn) % story.deal.seats)
    return objection.code if objection else "yes"


@pytest.mark.rule("sack", 7)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_laid_card_may_be_taken_back_while_somebody_still_chooses(seats):
    for count in range(1, seats):
        story = told_story(seats, order=range(count))
        assert [answer(story, turn) for turn in range(count)] == ["yes"] * count
        assert [answer(story, turn) for turn in range(count, seats)] == ["nothing-to-undo"] * (
            seats - count
        )


@pytest.mark.rule("sack", 7)
def test_the_card_is_back_in_the_hand_and_the_others_stay_laid():
    story = told_story(4, order=[1, 0, 3])
    seat = (story.opening.start + 1) % 4
    undone = story.write(seat, f"!undo {last_move(story, seat)}")
    assert undone.state == told_story(4, order=[0, 3]).state
    assert undone.state.hands[seat] == story.opening.hands[seat]
    assert seat in undone.to_move()


@pytest.mark.rule("sack", 7)
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_once_all_have_laid_no_card_that_helped_to_show_another_is_taken_back(seats, seed):
    for last in range(seats):
        order = [*(turn for turn in range(seats) if turn != last), last]
        story = told_story(seats, order=order, seed=seed)
        # A start player who lays last shows nothing but his own card, if there is no draw pile.
        asked = [turn for turn in range(seats) if turn != last or turn or seats == 3]
        assert [answer(story, turn) for turn in asked] == ["revealed"] * len(asked)
        assert len(asked) >= seats - 1


def test_a_bid_may_be_taken_back_until_somebody_moves():
    story = told_story(4, "bid 3")
    assert answer(story, 0) == "yes"
    undone = story.write(story.opening.start, "!undo 5")
    assert undone.state == told_story(4).state
    assert answer(told_story(4, "bid 3", "bid 4"), 0) == "others-moved"
    assert answer(told_story(4, "bid 3", "bid 4"), 1) == "yes"
    assert answer(told_story(4, "bid 3", "pass"), 0) == "others-moved"


@pytest.mark.parametrize(
    ("seats", "texts"),
    [
        pytest.param(4, ["pass"], id="the first pass"),
        pytest.param(4, ["bid 1", "bid 2", "pass"], id="a pass after bids"),
        pytest.param(3, ["bid 1", "pass"], id="a pass of three players"),
        pytest.param(3, ["bid 1", "pass", "pass"], id="the pass that sells the sack"),
        pytest.param(4, ["pass", "pass", "pass"], id="the pass that leaves one"),
        pytest.param(5, ["pass", "pass"], id="a second pass"),
        pytest.param(4, ["bid 1", "pass"], id="a pass that opens ones own card"),
        pytest.param(3, ["pass"], id="the same of three players"),
        pytest.param(4, ["bid 1", "pass", "pass", "pass"], id="the same, and the sack is sold"),
    ],
)
def test_a_pass_opens_a_card_and_is_not_taken_back(seats, texts):
    story = told_story(seats, *texts)
    passed = (story.rows[-1].seat - story.opening.start) % seats
    assert answer(story, passed) == "revealed"


@pytest.mark.parametrize("text", ["buy", "pass"])
def test_what_the_last_one_says_to_an_open_row_is_taken_back_until_somebody_lays(text):
    story = told_story(4, "pass", "pass", "pass", text)
    assert answer(story, 3) == "yes"
    seat = (story.opening.start + 1) % 4
    later = story.play(seat, SACK.moves(story.state, seat)[0])
    assert answer(later, 3) == "others-moved"


@pytest.mark.rule("sack", 21)
@pytest.mark.parametrize(("round_", "shows"), [(8, False), (9, True)])
def test_the_last_move_of_all_shows_everybodys_mice_and_so_is_not_shown_beforehand(round_, shows):
    asked = play(table("15 3 5 | 8", offers="- 0 - 0", seat=3, round_=round_), "pass")
    for text in ("buy", "pass"):
        move = SACK.parse(asked, 1, text)
        assert SACK.reveals(asked, 1, move) is shows
        assert Twins(SACK, secrets=True).reveals(asked, 1, move, Seeded("x", 1)) is shows
