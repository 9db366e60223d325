"""Sack in buttons, typed words and pages of rules, and whole games of it."""

from __future__ import annotations

import re

import pytest

from bot.games.guides import GUIDES
from bot.games.sack.guide import SackGuide
from engines.rng import Seeded
from engines.sack.state import Phase
from tests.games.sack.drawing import SACK, play, table
from tests.games.sack.speech import ENGLISH, GUIDE, HUNGARIAN, NAMES, WORDS

BIDDING = table("15 | D 3 r", offers="2 5 0 0", seat=2)
LAYING = table(". 5 . 8")
BUYING = play(table("15 | D 3 r"), "pass", "pass", "pass")


def test_the_registry_has_the_guide_of_sack():
    assert isinstance(GUIDES["sack"], SackGuide)


@pytest.mark.parametrize(
    ("words", "english", "hungarian"),
    [
        pytest.param("lay cat8", "Lay Cat 8", "Lerakom: 8-as macska", id="a good cat"),
        pytest.param("lay cat-8", "Lay Cat −8", "Lerakom: −8-as macska", id="a bad cat"),
        pytest.param("lay rabbit", "Lay Rabbit", "Lerakom: Nyúl", id="the rabbit"),
        pytest.param("lay bigdog", "Lay Big dog", "Lerakom: Nagy kutya", id="the big dog"),
        pytest.param("lay smalldog", "Lay Small dog", "Lerakom: Kis kutya", id="the small dog"),
        pytest.param("bid 6", "Bid 6", "Licit: 6", id="a bid"),
        pytest.param("pass", "Pass", "Passz", id="passing"),
        pytest.param("buy", "Buy for 1", "Megveszem 1 egérért", id="buying"),
    ],
)
def test_a_move_reads_well_on_a_button(words, english, hungarian):
    seen = SACK.seen_by(BIDDING, None)
    assert GUIDE.phrase(ENGLISH, seen, words.split()) == english
    assert GUIDE.phrase(HUNGARIAN, seen, words.split()) == hungarian


def test_the_last_word_alone_is_a_short_button():
    seen = SACK.seen_by(BIDDING, 2)
    assert GUIDE.label(ENGLISH, seen, ("bid", "12")) == "12"
    assert GUIDE.label(ENGLISH, seen, ("lay", "cat11")) == "Cat 11"


@pytest.mark.parametrize(
    ("state", "quick", "english", "hungarian"),
    [
        pytest.param(LAYING, "", "Lay a card", "Lapot rakok", id="laying"),
        pytest.param(BIDDING, "bid 6, bid 7, bid 8, pass", "Other bid…", "Más licit…", id="bids"),
        pytest.param(
            table("15 | D 3 r"),
            "bid 1, bid 2, bid 3, pass",
            "Other bid…",
            "Más licit…",
            id="the first bid",
        ),
        pytest.param(BUYING, "buy, pass", "Move", "Lépek", id="buying"),
    ],
)
def test_the_usual_moves_are_one_press_away(state, quick, english, hungarian):
    seen = SACK.seen_by(state, None)
    assert ", ".join(GUIDE.quick(seen)) == quick
    assert (GUIDE.asking(ENGLISH, seen), GUIDE.asking(HUNGARIAN, seen)) == (english, hungarian)


def test_the_quick_moves_do_not_tell_how_much_anybody_has():
    poor = table("15 | D 3 r", offers="2 5 0 0", seat=2, mice="6 6 0 0")
    for viewer in (None, 0, 1, 2, 3):
        assert GUIDE.quick(SACK.seen_by(poor, viewer)) == ("bid 6", "bid 7", "bid 8", "pass")


def test_nothing_is_offered_when_the_game_is_over():
    state = table("3 5 8 | 11", offers="4 - - 0", round_=9, hands=["", "", "", ""], seat=3)
    over = play(state, "pass")
    assert over.phase is Phase.OVER
    assert GUIDE.quick(SACK.seen_by(over, None)) == ()


@pytest.mark.parametrize(
    ("say", "typed", "move"),
    [
        pytest.param(ENGLISH, "put cat 8", "lay cat8", id="put"),
        pytest.param(ENGLISH, "lay big dog", "lay bigdog", id="the big dog"),
        pytest.param(ENGLISH, "bunny", "lay rabbit", id="a bunny"),
        pytest.param(ENGLISH, "offer 5", "bid 5", id="offer"),
        pytest.param(ENGLISH, "out", "pass", id="out"),
        pytest.param(HUNGARIAN, "lerak -8", "lay cat-8", id="lerak"),
        pytest.param(HUNGARIAN, "Lerakom macska 8", "lay cat8", id="lerakom"),
        pytest.param(HUNGARIAN, "nyúl", "lay rabbit", id="nyúl"),
        pytest.param(HUNGARIAN, "lerak nagy kutya", "lay bigdog", id="nagy kutya"),
        pytest.param(HUNGARIAN, "lerakom kiskutyát", "lay smalldog", id="kiskutyát"),
        pytest.param(HUNGARIAN, "licit 6", "bid 6", id="licit"),
        pytest.param(HUNGARIAN, "passz", "pass", id="passz"),
        pytest.param(HUNGARIAN, "veszem", "buy", id="veszem"),
    ],
)
def test_moves_may_be_typed_in_the_language_of_the_person(say, typed, move):
    spoken = GUIDE.spoken(say)
    text = " ".join(spoken.get(word.casefold(), word) for word in typed.split())
    assert SACK.format(SACK.parse(LAYING, 0, text)) == move


@pytest.mark.parametrize("language", WORDS.languages)
def test_typed_words_are_single_words_that_mean_one_thing(language):
    say = WORDS.of(language)
    listed = [it.strip() for word in SackGuide.words for it in say(f"sack-word-{word}").split(",")]
    assert len(listed) == len(set(listed)) >= 20
    assert set(GUIDE.spoken(say)) == set(listed)
    assert all(typed == typed.lower() and typed.isalpha() for typed in listed)


@pytest.mark.parametrize("language", WORDS.languages)
def test_the_examples_for_whoever_typed_nonsense_are_moves(language):
    say, read = WORDS.of(language), 0
    spoken = GUIDE.spoken(say)
    for typed in re.findall("[“„](.*?)”", say("sack-syntax")):
        text = " ".join(spoken.get(word, word) for word in typed.split())
        assert SACK.parse(LAYING, 0, text)
        read += 1
    assert read == 10


def test_the_rules_are_short_pages_with_pictures_of_positions_that_were_played():
    pages = GUIDE.pages()
    assert len(pages) == 8
    for page in pages:
        assert page.example is not None
        assert page.example.seat is None
        for language in WORDS.languages:
            assert 200 < len(WORDS.of(language)(page.key)) < 900


@pytest.mark.parametrize(
    ("page", "shown"),
    [
        pytest.param(
            "goal",
            "round 1 start 1 bank 18 mice 2,3,4,6 row .,.,.,.,. offers 0,0,0,0,0",
            id="before the first card",
        ),
        pytest.param(
            "sack",
            "round 1 start 1 bank 18 mice 2,3,4,6 row cat15,?,?,?,? offers 0,0,0,0,0",
            id="the first card is Cat 15",
        ),
        pytest.param(
            "auction",
            "round 1 start 1 bank 18 mice 0,0,4,6 row cat15,bigdog,cat3,?,? offers 2,3,-,5,-",
            id="two have passed, three cards lie open",
        ),
        pytest.param(
            "nobody",
            "round 1 start 1 bank 18 mice 0,0,0,0 row cat-5,cat3,rabbit,cat-8,cat8 "
            "offers -,-,-,-,0",
            id="all have passed but one",
        ),
        pytest.param(
            "three",
            "round 1 start 1 bank 12 mice 3,6 row cat15,?,?,? offers 0,0,0",
            id="the pile's card lies open",
        ),
    ],
)
def test_the_pictures_of_the_rules_show_what_their_pages_say(page, shown):
    assert SACK.sketch(example_of(page)).splitlines()[0] == shown


def test_the_page_of_the_dogs_shows_a_chase_and_the_last_page_an_end():
    chased, outcome = example_of("dogs").state.sale, SACK.outcome(example_of("end").state)
    assert chased.chased == ("smalldog", "cat-8")
    assert chased.kept == ("cat11", "cat5", "rabbit")
    assert outcome is not None
    assert outcome.scores == (38, 40, 38, 44, 42)


def example_of(page):
    """The position a page of the rules shows."""
    [example] = [it.example for it in GUIDE.pages() if it.key == f"sack-rules-{page}"]
    assert example is not None
    return example


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("language", WORDS.languages)
def test_whole_games_are_told_to_the_end(language, seats):
    say, names, codes, turns = WORDS.of(language), NAMES[:seats], set(), 0
    for seed in range(6):
        chance = Seeded(f"guide {seed}", 0)
        state = SACK.start(seats, {}, chance)
        while SACK.outcome(state) is None:
            seat = chance.choice(SACK.to_move(state))
            seen = SACK.seen_by(state, seat)
            assert GUIDE.prompt(say, seen, seat)
            assert len(GUIDE.brief(say, seen, seat)) <= 200
            moves = SACK.moves(state, seat)
            shy = state.phase is not Phase.LAY and chance.below(2)
            state = SACK.play(state, seat, moves[-1] if shy else chance.choice(moves), chance)
            codes |= {item.code for item in SACK.news(state)}
            lines = GUIDE.tell(say, SACK.news(state), names)
            assert all(line[-1] in ".!…" for line in lines), lines
            assert len("\n".join(lines)) < 500
            assert len(GUIDE.alt(say, SACK.seen_by(state, None), names)) <= 1024
            assert len(GUIDE.alt(say, SACK.seen_by(state, seat), names)) <= 1500
            turns += 1
    assert turns > 300
    assert {"opened", "bid", "passed", "won", "chased", "took", "round", "last-chance"} <= codes
