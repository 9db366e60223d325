"""Nine Lives in words: buttons that are sentences, prompts, news, warnings, the text board."""

from __future__ import annotations

import pytest

from bot.games.guides import GUIDES
from bot.games.hearing import heard
from bot.games.lettering import WIDTH, columns
from bot.words import Words
from engines.nine.cards import NAMES as CARDS
from engines.values import News
from tests.games.nine.laying import NINE, moves, play, table

GUIDE = GUIDES["nine"]
EN, HU = (Words().of(language) for language in ("en", "hu"))
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")


def seen(state, seat=None):
    return NINE.seen_by(state, seat)


def said(state, text, say=EN):
    """A whole move as a button says it."""
    names = NAMES[: state.seats]
    return GUIDE.phrase(say, seen(state), text.split(), names=names)


def told(state, say=EN):
    """What the last move did."""
    return GUIDE.tell(say, NINE.news(state), NAMES[: state.seats])


@pytest.mark.parametrize(
    ("series", "tops", "text", "en", "hu"),
    [
        (
            "1 yellow: yellow1", "blue1|yellow7|lady", "take 2",
            "Take the yellow 7 from pile 2 (2 cards)",
            "Elveszem a 2. pakliról: sárga 7 (2 lap lesz)",
        ),
        (
            "1 red: red3 red7", "blue1|red9|lady", "take 2",
            "Take the red 9 from pile 2 (3 cards, worth 1 coin)",
            "Elveszem a 2. pakliról: piros 9 (3 lap lesz, most 1 tallér)",
        ),
        (
            "1 red: red9 red9 red9 red3", "blue1|red1-9|lady", "take 2",
            "Take the red 1-9 from pile 2 (5 cards for 3 coins)",
            "Elveszem a 2. pakliról: piros 1-9 (5 lap lesz: 3 tallér)",
        ),
        (
            "1 red: red9 red9 red9 red9", "blue1|red1|lady", "take 2",
            "Take the red 1 from pile 2 (5 cards, but for nothing!)",
            "Elveszem a 2. pakliról: piros 1 (5 lap lesz, de semmit sem ér!)",
        ),
        (
            "1 red: red9 stray", "blue1|red1|lady", "take 3",
            "Take the cat lady from pile 3",
            "Elveszem a 3. pakliról: macskás néni",
        ),
    ],
)  # fmt: skip
def test_the_top_of_a_pile_is_offered_with_what_it_would_make(series, tops, text, en, hu):
    state = table(series, tops=tops)
    assert said(state, text) == en
    assert said(state, text, HU) == hu


def test_a_theft_says_whose_card_it_is_and_what_it_brings():
    state = table("1 red: red9 red9 red9 red1", "2 red: red1", "3 red: red5", "2 blue: blue1")
    assert said(state, "steal 2 red") == "Steal Bob’s red 1: completes your five for 3 coins"
    assert said(state, "steal 3 red") == "Steal Cid’s red 5: completes your five, but for nothing!"
    assert said(state, "steal 2 red", HU) == "Ellopom (Bob): piros 1 – megvan az ötösöd: 3 tallér"


def test_a_double_theft_says_what_both_bring():
    state = table("1 red: red3 red7", "1 blue: blue3 blue3", "2 red: red9", "3 blue: blue3")
    assert said(state, "rob 2 red 3 blue") == (
        "Steal Bob’s red 9, Cid’s blue 3: completes two series for 4 coins"
    )
    one = table("1 red: red5", "2 red: red1", "3 red: red3")
    assert said(one, "rob 2 red 3 red") == (
        "Steal Bob’s red 1, Cid’s red 3: completes your three for 1 coin"
    )
    bad = table("1 red: red3 red7", "1 blue: blue3 blue3", "2 red: red9", "3 blue: blue1")
    assert said(bad, "rob 2 red 3 blue").endswith("completes two for 1 coin, but one for nothing!")


@pytest.mark.parametrize(
    ("question", "text", "en"),
    [
        ("red5", "play", "Play the red 5 (3 cards, worth nothing yet)"),
        ("red5", "drop 2", "Drop the red 5 on pile 2"),
        ("stray", "into red", "Stray to your red cats (3 cards)"),
        ("kittens", "into red", "Kittens on your red cats: it becomes seven"),
        ("rascal", "rascal green 2", "Swap your green stray for Bob’s green 9"),
        ("gooddog", "gooddog red 3", "Good dog takes the last red card (red 7) to Cid"),
        ("baddog", "baddog red 2", "Bad dog chases your 2 red cats to Bob"),
        ("lady", "lady", "Adopt all your strays: 2 coins"),
        ("red5 blue1", "first", "Upper card first: red 5"),
        ("red5 blue1", "second", "Lower card first: blue 1"),
    ],
)
def test_whatever_is_done_with_a_card_is_a_sentence(question, text, en):
    series = ("1 red: red3 red7", "1 green: green1 stray", "2 green: green5 green9")
    state = table(*series, question=question)
    assert text in moves(state)
    assert said(state, text) == en
    assert said(state, text, HU) != en


def test_to_score_or_to_wait_says_what_it_brings():
    state = play(table("1 red: red3 red7", tops="red9|blue1|blue3"), "take 1")
    assert [said(state, text) for text in moves(state)] == ["Score now: 1 coin", "Go on to five"]
    nothing = play(table("1 red: red3 red3", tops="red9|blue1|blue3"), "take 1")
    assert said(nothing, "score") == "Score now, for nothing!"


@pytest.mark.parametrize(
    ("state", "text", "grave"),
    [
        (table("1 red: red1 red1", "2 red: red5"), "steal 2 red", True),
        (table("1 red: red3 red7", "2 red: red9"), "steal 2 red", False),
        (
            table("1 red: red3 red7", "1 blue: blue3 blue3", "2 red: red9", "3 blue: blue1"),
            "rob 2 red 3 blue",
            True,
        ),
        (table("1 red: red9 red9 red9 red9", tops="red1|blue1|blue3"), "take 1", True),
        (table("1 red: red9 red9 red9 red9", question="red3"), "play", False),
        (table("1 red: red9 red9 red9 red9", question="red1"), "play", True),
        (table("1 red: red9 red9", tops="red1|blue1|blue3"), "take 1", False),
        (table(), "draw", False),
    ],
)
def test_a_move_that_scores_a_series_for_nothing_is_grave(state, text, grave):
    assert GUIDE.grave(seen(state, 0), 0, text.split()) == grave


@pytest.mark.rule("nine", 9)
def test_a_theft_for_nothing_is_warned_of_in_words():
    state = table("1 red: red1 red1", "2 red: red5")
    assert "but for nothing!" in said(state, "steal 2 red")
    assert "semmit sem ér" in said(state, "steal 2 red", HU)
    assert "no nine at the end, no coins!" in told(play(state, "steal 2 red"))[-1]


def test_names_of_people_become_numbers():
    spoken = GUIDE.spoken(EN, NAMES[:3])
    assert heard(spoken, ["steal", "bob", "red"]) == "steal 2 red"
    assert heard(GUIDE.spoken(HU, NAMES[:3]), ["ellopom", "Cid", "piros"]) == "steal 3 red"
    assert heard(GUIDE.spoken(HU), ["jó", "kutya", "piros", "2"]) == "good dog red 2"


def test_the_prompt_says_what_may_be_done():
    assert GUIDE.prompt(EN, seen(table()), 0) == "Your turn: take a card from a pile, or draw two."
    thieving = table("1 red: red3 red7", "2 red: red9")
    assert "or steal what completes a series" in GUIDE.prompt(EN, seen(thieving), 0)
    asked = play(table("1 red: red3 red7", tops="red9|blue1|blue3"), "take 1")
    assert GUIDE.prompt(EN, seen(asked), 0) == (
        "Three cards: score now, or go on to five? Later they cannot be scored. "
        "The red series 3, 7, 9 may be scored now: 1 coin."
    )
    stolen = play(table("1 red: red3 red7", "3 red: red9 +kittens"), "steal 3 red")
    assert GUIDE.prompt(EN, seen(stolen), 2).startswith("Drop your kittens on a pile.")


def test_the_news_of_a_theft_are_told_in_order():
    after = play(table("1 red: red3 red7", "3 red: red9 +kittens"), "steal 3 red")
    assert told(after) == [
        "Ann steals Cid’s red 9!",
        "The kittens on Cid’s red series have nothing left beneath them.",
        "Ann scores red 3, 7, 9: 1 coin.",
    ]


def test_every_kind_of_news_has_its_sentence():
    swapped = play(
        table("1 red: red1 stray red3 red5", "2 red: red7 red9", question="rascal"), "rascal red 2"
    )
    assert told(swapped)[:3] == [
        "A rascal: Ann gets Bob’s red 9…",
        "…and Bob the stray cat for the red series.",
        "Bob keeps the rascal as 1 coin.",
    ]
    drawn = play(table(stock="lady lady red1 red3"), "draw")
    assert told(drawn) == [
        "Ann draws: cat lady and cat lady. Only 2 cards are left to draw.",
        "Twice the cat lady: Ann puts both into the box.",
    ]
    chased = play(table("1 red: red1 stray", question="baddog"), "baddog red 2")
    assert told(chased) == ["The bad dog chases Ann’s red series (1, stray cat) to Bob: 2 coins."]
    adopted = play(table("1 red: red1 stray", question="lady"), "lady")
    assert told(adopted) == ["The cat lady takes Ann’s stray: 2 coins."]


def heard_of(*pairs):
    """What is told of some news, in both languages."""
    news = [News(code, facts) for code, facts in pairs]
    return [" ".join(GUIDE.tell(say, news, NAMES[:3])) for say in (EN, HU)]


@pytest.mark.parametrize(
    ("pairs", "english", "hungarian"),
    [
        pytest.param(
            [("played", {"seat": 0, "piece": card}) for card in ("red3", "blue5")],
            "Ann keeps both: red 3 and blue 5.",
            "Ann mindkettőt megtartja: piros 3 és kék 5.",
            id="both cards kept",
        ),
        pytest.param(
            [
                ("dropped", {"seat": 0, "piece": "red3", "to": "pile1"}),
                ("dropped", {"seat": 0, "piece": "blue5", "to": "pile3"}),
            ],
            "Ann has no use for either: red 3 on pile 1 and blue 5 on pile 3.",
            "Ann egyikből sem kér: piros 3 (1. pakli) és kék 5 (3. pakli).",
            id="both cards dropped",
        ),
        pytest.param(
            [("took", {"seat": 0, "piece": "red3", "from": "pile2", "length": 1})],
            "Ann begins a series with the red 3 from pile 2.",
            "Ann új sorozatot kezd a 2. pakliról: piros 3.",
            id="a new series",
        ),
        pytest.param(
            [("played", {"seat": 0, "piece": "red3", "length": 6})],
            "The red 3 stays with Ann: that makes six!",
            "Ann megtartja, ez már a hatodik: piros 3!",
            id="a long series",
        ),
        pytest.param(
            [("drew", {"seat": 0, "cards": "red3 blue5", "left": 1})],
            "Ann draws: red 3 and blue 5. Only 1 card is left to draw.",
            "Ann ezt húzza: piros 3 és kék 5. Már csak 1 lap van a húzópakliban.",
            id="the end is near",
        ),
        pytest.param(
            [("scored", {"seat": 0, "cards": "red3 " * 7, "cells": "seat1-red", "coins": 8})],
            "Nine lives, seven cards, eight coins! Ann scores red 3, 3, 3, 3, 3, 3, 3.",
            "Kilenc élet, hét lap, nyolc tallér! Ann lepontozza a piros sorozatát "
            "(3, 3, 3, 3, 3, 3, 3).",
            id="seven",
        ),
    ],
)
def test_the_course_of_the_game_is_heard(pairs, english, hungarian):
    assert heard_of(*pairs) == [english, hungarian]


def test_the_picture_in_words_begins_with_whose_go_it_is_and_ones_own_cats():
    state = table("2 red: red7 stray +kittens", "1 blue: blue1", coins=(0, 2, 1))
    text = GUIDE.alt(EN, seen(state, 1), NAMES[:3])
    assert text.startswith(
        "It is Ann’s go. Bob (2 coins): red 7, stray cat with kittens. Cid (1 coin): no cats. "
        "Ann (no coins): blue 1. Piles: 1 blue 1, 2 yellow 1, 3 green 1."
    )


def test_the_text_board_is_narrow_and_has_a_legend():
    state = table(
        "1 red: red3-7 stray red9 +kittens", "2 blue: blue1", seats=3, tops="red7|stray|lady red1",
        question="red5",
    )  # fmt: skip
    board = GUIDE.sketch(EN, seen(state), NAMES[:3])
    assert max(map(columns, board.splitlines())) <= WIDTH
    assert board.splitlines()[:8] == [
        "Draw pile 10, box 0",
        "Piles: 1 R7:1, 2 ST:1, 3 R1:2",
        "Open: (R5)",
        ">Ann no coins",
        " R: 3-7 ST 9 +KI",
        " Bob no coins",
        " B: 1",
        " Cid no coins",
    ]
    assert "ST stray cat" in board


@pytest.mark.parametrize(
    ("question", "text", "words"),
    [
        ("lady", "drop 1", "You can use this card, so you must: cat lady."),
        ("red7", "into red", "This is a number card: play it, or drop it: red 7."),
        ("", "steal 2 red", "A stray lies on top of that red series and protects it."),
    ],
)
def test_a_refusal_names_the_card(question, text, words):
    state = table("1 red: red1 stray", "2 red: red1 stray", question=question)
    found = NINE.objection(state, 0, NINE.parse(state, 0, text))
    assert found is not None
    assert GUIDE.why(EN, found) == words


def test_few_ways_are_offered_under_the_board():
    assert GUIDE.quick(seen(table())) == ["draw"]
    assert GUIDE.quick(seen(table(question="red5"))) == ["play"]
    assert GUIDE.quick(seen(table(question="red5 red7"))) == ["first", "second"]
    assert GUIDE.quick(seen(table("1 red: red5", question="gooddog"))) == [
        "gooddog red 2",
        "gooddog red 3",
    ]


def test_a_turn_is_one_stage_and_kittens_out_of_turn_another():
    state = table("1 red: red3 red7", "3 red: red9 +kittens", stock="red1 red3 red5 red7")
    drawn = play(state, "draw")
    assert GUIDE.stage(seen(drawn)) == GUIDE.stage(seen(state)) == (1, "turn")
    assert GUIDE.stage(seen(play(state, "steal 3 red"))) == (1, "kittens")
    assert GUIDE.stage(seen(play(state, "take 1"))) == (2, "turn")


@pytest.mark.parametrize("say", [EN, HU])
def test_every_card_has_a_name(say):
    words = {say("nine-tell-chose", card=card) for card in CARDS}
    assert len(words) == len(CARDS)
    assert all(GUIDE.pages())
