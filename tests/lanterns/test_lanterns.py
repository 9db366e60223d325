"""The test game keeps its own rules: what hangs on it would otherwise prove nothing."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import chain

import pytest

from bot.words import Words
from engines.errors import AmbiguousMove, BadNotation
from engines.rng import Scripted, Seeded
from engines.values import HIDDEN, News, Objection, Outcome
from render.painter import Look
from tests.lanterns import DATA, LANTERNS, LANTERNS_GUIDE, LANTERNS_PAINTER, LOCALES
from tests.lanterns.game import Move, State

DUSK = State(
    nights=2,
    deck=(9, 8, 7, 6),
    hands=((1, 5), (2, 6), (6, 3)),
    coins=(4, 0, 1),
    lanterns=(0, 1, 0),
    chosen=(None, None, None),
)
NOBODY = Scripted([])


def night(die, *cards):
    """The night after everybody chose; the die is thrown when the last one has."""
    state = DUSK
    for seat, card in enumerate(cards):
        rng = Scripted([die - 1]) if seat == 2 else NOBODY
        state = LANTERNS.play(state, seat, Move("choose", card), rng)
    return state


def test_hands_of_three_are_dealt_from_three_copies_of_nine_cards():
    state = LANTERNS.start(4, {}, Seeded(1, 0))
    assert [len(hand) for hand in state.hands] == [3, 3, 3, 3]
    assert Counter([*state.deck, *chain(*state.hands)]) == Counter([*range(1, 10)] * 3)
    assert (DATA / "lanterns" / "first.toml").is_file()


def test_all_choose_at_once_and_the_order_is_forgotten():
    one = LANTERNS.play(DUSK, 0, Move("choose", 5), NOBODY)
    other = LANTERNS.play(DUSK, 2, Move("choose", 3), NOBODY)
    assert LANTERNS.to_move(one) == (1, 2)
    assert LANTERNS.play(one, 2, Move("choose", 3), NOBODY) == (
        LANTERNS.play(other, 0, Move("choose", 5), NOBODY)
    )


@pytest.mark.parametrize(
    ("die", "cards", "decides", "coins"),
    [
        pytest.param(1, (5, 6, 3), (1,), (4, 3, 1), id="the brightest earns a coin for each"),
        pytest.param(3, (5, 2, 3), (0,), (5, 0, 1), id="as bright as the gust goes out"),
        pytest.param(5, (1, 6, 6), (1,), (4, 2, 1), id="of two equal the lower seat decides"),
        pytest.param(6, (1, 6, 6), (0, 1, 2), (4, 0, 1), id="all out: the next night falls"),
    ],
)
def test_the_gust_decides_who_shines(die, cards, decides, coins):
    state = night(die, *cards)
    assert LANTERNS.to_move(state) == decides
    assert state.coins == coins


def test_keeping_brings_the_lantern_and_passing_two_coins():
    state = night(1, 5, 6, 3)
    kept = LANTERNS.play(state, 1, Move("keep"), NOBODY)
    passed = LANTERNS.play(state, 1, Move("pass"), NOBODY)
    assert (kept.lanterns, kept.coins) == ((0, 2, 0), (4, 3, 1))
    assert (passed.lanterns, passed.coins) == ((0, 1, 1), (4, 5, 1))
    assert kept.hands == ((1, 9), (2, 8), (6, 7))
    assert LANTERNS.coda(state, 1) == Move("keep")
    assert LANTERNS.coda(state, 0) is None


def test_lanterns_count_three_and_the_parts_are_told():
    over = LANTERNS.play(replace(night(1, 5, 6, 3), nights=1), 1, Move("keep"), NOBODY)
    parts = ((4, 0), (3, 6), (1, 0))
    breakdown = tuple((("coins", coins), ("lanterns", kept)) for coins, kept in parts)
    assert LANTERNS.outcome(over) == Outcome((1,), "dawn", (4, 9, 1), breakdown)


def test_hands_choices_coins_and_deck_are_covered():
    state = LANTERNS.play(DUSK, 0, Move("choose", 5), NOBODY)
    mine = LANTERNS.seen_by(state, 0).state
    theirs = LANTERNS.seen_by(state, 1).state
    assert mine.deck == theirs.deck == (HIDDEN,) * 4
    assert (mine.hands[0], mine.hands[1]) == ((1,), (HIDDEN, HIDDEN))
    assert (theirs.hands[0], theirs.hands[1]) == ((HIDDEN,), (2, 6))
    assert (mine.chosen, theirs.chosen) == ((5, None, None), (HIDDEN, None, None))
    assert (mine.coins, theirs.coins) == ((4, HIDDEN, HIDDEN), (HIDDEN, 0, HIDDEN))
    assert LANTERNS.seen_by(state, None).state.coins == (HIDDEN,) * 3


def test_at_the_end_all_but_the_deck_is_open():
    over = replace(DUSK, nights=0)
    assert LANTERNS.seen_by(over, None).state == replace(over, deck=(HIDDEN,) * 4)


def test_a_redeal_keeps_what_is_known_and_coins_that_were_counted():
    state = LANTERNS.play(DUSK, 2, Move("choose", 3), NOBODY)
    twins = [LANTERNS.redeal(state, 0, Seeded("r", number)) for number in range(20)]
    assert {twin.hands[0] for twin in twins} == {(1, 5)}
    assert {twin.coins for twin in twins} == {(4, 0, 1)}
    assert len({twin.chosen for twin in twins}) > 1
    unknown = Counter((2, 3, 6, 6, 6, 7, 8, 9))
    assert all(Counter([*t.deck, *t.hands[1], *t.hands[2], t.chosen[2]]) == unknown for t in twins)


@pytest.mark.parametrize(
    ("state", "move", "code"),
    [
        pytest.param(DUSK, Move("choose", 9), "not-in-hand", id="a card of the deck"),
        pytest.param(DUSK, Move("keep"), "choose-first", id="nobody shines yet"),
        pytest.param(night(1, 5, 6, 3), Move("choose", 2), "decide-first", id="one shines"),
    ],
)
def test_a_refusal_has_a_reason(state, move, code):
    objection = LANTERNS.objection(state, 1, move)
    assert objection == Objection(code, {"card": 9} if code == "not-in-hand" else {})


def test_a_bare_number_is_a_card_and_a_bare_choose_is_a_question():
    assert LANTERNS.parse(DUSK, 0, "5") == Move("choose", 5)
    with pytest.raises(AmbiguousMove) as asked:
        LANTERNS.parse(DUSK, 0, "choose")
    assert asked.value.candidates == ("choose 1", "choose 5")
    with pytest.raises(BadNotation):
        LANTERNS.parse(DUSK, 0, "juggle")


def test_news_of_cards_is_private():
    kept = LANTERNS.play(night(1, 5, 6, 3), 1, Move("keep"), NOBODY)
    drawn = [News("draw", {"card": str(card)}, seat) for seat, card in enumerate((9, 8, 7))]
    assert LANTERNS.news(kept) == (News("keep"), *drawn)


def test_it_is_drawn_as_text():
    state = LANTERNS.play(DUSK, 0, Move("choose", 5), NOBODY)
    assert LANTERNS.sketch(LANTERNS.seen_by(state, 1)) == (
        "nights 2 gust 0 deck 4\n"
        " 1: hand ? chosen ? lit - coins ?\n"
        " 2: hand 2 6 chosen - lit - coins 0 o\n"
        " 3: hand ? ? chosen - lit - coins ?"
    )


@pytest.mark.parametrize("language", ["en", "hu"])
def test_it_speaks(language):
    say, seen = Words(LOCALES).of(language), LANTERNS.seen_by(DUSK, 0)
    labels = [LANTERNS_GUIDE.label(say, seen, words) for words in (["choose"], ["choose", "5"])]
    assert all(labels)
    assert "Kati" in LANTERNS_GUIDE.alt(say, seen, ("Ann", "Bob", "Kati"))


def test_its_picture_changes_exactly_with_what_is_seen():
    say = Words(LOCALES).of("en")
    look = Look(
        ("Ann", "Bob", "Kati"),
        {key: say(f"lanterns-label-{key}") for key in LANTERNS_PAINTER.labels},
    )
    chosen = LANTERNS.play(DUSK, 0, Move("choose", 5), NOBODY)
    other = LANTERNS.play(DUSK, 0, Move("choose", 1), NOBODY)
    seen = [LANTERNS.seen_by(state, 1) for state in (DUSK, chosen, other)]
    dusk, five, one = (LANTERNS_PAINTER.paint(view, look).picture().tobytes() for view in seen)
    assert dusk != five
    assert five == one
