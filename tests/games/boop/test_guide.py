"""Boooop. in buttons, typed words and pages of rules, and whole games of it."""

from __future__ import annotations

import pytest

from bot.games.boop.guide import BoopGuide
from bot.games.guides import GUIDES
from engines.rng import Seeded
from tests.games.boop.speech import ENGLISH, GAME, GUIDE, HUNGARIAN, WORDS, after


def test_the_registry_has_the_guide_of_boop():
    assert isinstance(GUIDES["boop"], BoopGuide)


@pytest.mark.parametrize(
    ("words", "english", "hungarian"),
    [
        pytest.param("kitten", "Kitten", "Cica", id="a kitten"),
        pytest.param("cat", "Cat", "Macska", id="a cat"),
        pytest.param("kitten c4", "c4", "c4", id="a square"),
        pytest.param("promote", "Take up", "Felveszem", id="a promotion"),
        pytest.param("promote a1 b2 c3", "c3", "c3", id="the end of a line"),
        pytest.param("ghost", "Ghost", "Szellem", id="a ghost"),
        pytest.param("ghost a1b1", "a1–b1 down ↓", "a1–b1 lefelé ↓", id="in at the top"),
        pytest.param("ghost e6f6", "e6–f6 up ↑", "e6–f6 felfelé ↑", id="in at the bottom"),
        pytest.param("ghost a3a4", "a3–a4 right →", "a3–a4 jobbra →", id="in at the left"),
        pytest.param("ghost f1f2", "f1–f2 left ←", "f1–f2 balra ←", id="in at the right"),
        pytest.param("stay", "End turn", "Kör vége", id="the end of a turn"),
    ],
)
def test_a_button_says_the_next_word_of_a_move(words, english, hungarian):
    seen = GAME.seen_by(after(ghosts="on"), 0)
    assert GUIDE.label(ENGLISH, seen, words.split()) == english
    assert GUIDE.label(HUNGARIAN, seen, words.split()) == hungarian


@pytest.mark.parametrize(
    ("words", "is_grid"),
    [
        pytest.param("", False, id="before anything"),
        pytest.param("kitten", True, id="after kitten"),
        pytest.param("cat", True, id="after cat"),
        pytest.param("kitten c4", False, id="after a whole move"),
        pytest.param("promote", False, id="lines and pieces are listed"),
        pytest.param("ghost", False, id="entries are listed"),
    ],
)
def test_where_a_piece_goes_is_shown_as_the_bed(words, is_grid):
    grid = GUIDE.grid(GAME.seen_by(after(), 0), words.split())
    assert (grid is not None) == is_grid
    if grid is not None:
        assert (grid.columns, grid.rows) == (6, 6)


@pytest.mark.parametrize(
    ("say", "typed", "word"),
    [
        pytest.param(ENGLISH, "kit", "kitten", id="kit"),
        pytest.param(ENGLISH, "cat", "cat", id="cat"),
        pytest.param(ENGLISH, "done", "stay", id="done"),
        pytest.param(HUNGARIAN, "cica", "kitten", id="cica"),
        pytest.param(HUNGARIAN, "macska", "cat", id="macska"),
        pytest.param(HUNGARIAN, "fejleszt", "promote", id="fejleszt"),
        pytest.param(HUNGARIAN, "szellem", "ghost", id="szellem"),
        pytest.param(HUNGARIAN, "szellemmacska", "ghost", id="szellemmacska"),
        pytest.param(HUNGARIAN, "marad", "stay", id="marad"),
        pytest.param(HUNGARIAN, "vége", "stay", id="vége"),
    ],
)
def test_moves_may_be_typed_in_the_language_of_the_person(say, typed, word):
    assert GUIDE.spoken(say)[typed] == word


@pytest.mark.parametrize("language", WORDS.languages)
def test_typed_words_are_single_words_that_mean_one_thing(language):
    say = WORDS.of(language)
    listed = [
        typed.strip()
        for word in ("kitten", "cat", "promote", "ghost", "stay")
        for typed in say(f"boop-word-{word}").split(",")
    ]
    assert len(listed) == len(set(listed)) >= 8
    assert set(GUIDE.spoken(say)) == set(listed)
    assert all(typed == typed.lower() and typed.isalpha() for typed in listed)


def test_the_rules_are_short_pages_with_pictures_of_positions_that_were_played():
    pages = GUIDE.pages()
    assert len(pages) == 7
    for page in pages:
        assert page.example is not None
        assert page.example.state.deeds
        for language in WORDS.languages:
            assert 200 < len(WORDS.of(language)(page.key)) < 900


@pytest.mark.parametrize(
    ("page", "shown"),
    [
        pytest.param("boop-rules-bed", "r c3, m e5", id="d4 was booped to e5"),
        pytest.param("boop-rules-booping", "m a1, r c3, r d4, m e5", id="d4 stayed before e5"),
        pytest.param("boop-rules-growing", "r a1, m c3, m d3, m e3, r a6, r f6", id="a line"),
        pytest.param("boop-rules-haunting", "m b2, r e2, m f2", id="d2 leapt over e2"),
    ],
)
def test_the_pictures_of_the_rules_show_what_their_pages_say(page, shown):
    [example] = [it.example for it in GUIDE.pages() if it.key == page]
    assert example is not None
    lying = ((("m", "r")[piece.seat], piece.cell) for piece in example.state.pieces())
    assert ", ".join(f"{who} {'abcdef'[cell % 6]}{cell // 6 + 1}" for who, cell in lying) == shown


def test_the_winning_page_shows_a_win_and_the_ghost_page_a_ghost():
    won, haunted = GUIDE.pages()[3].example, GUIDE.pages()[4].example
    assert won is not None
    assert haunted is not None
    assert won.state.result.reason == "three-cats"
    assert haunted.state.ghost(0).name == "c1d1"


@pytest.mark.parametrize(("say", "typed"), [(ENGLISH, "kitten c4"), (HUNGARIAN, "cica c4")])
def test_the_example_for_whoever_typed_nonsense_is_a_move(say, typed):
    assert typed in say("boop-syntax")
    spoken = GUIDE.spoken(say)
    text = " ".join(spoken.get(word, word) for word in typed.split())
    assert GAME.format(GAME.parse(after(), 0, text)) == "kitten c4"


@pytest.mark.parametrize("ghosts", ["on", "off"])
@pytest.mark.parametrize("language", WORDS.languages)
def test_whole_games_are_told_to_the_end(language, ghosts):
    say, names, turns, codes = WORDS.of(language), ("A" * 128, "Ű" * 128), 0, set()
    for seed in range(6):
        chance = Seeded(f"guide {seed}", 0)
        state = GAME.start(2, {"ghosts": ghosts}, chance)
        while GAME.outcome(state) is None:
            seat = state.seat
            assert GUIDE.prompt(say, GAME.seen_by(state, seat), seat)
            state = GAME.play(state, seat, chance.choice(GAME.moves(state, seat)), chance)
            codes |= {item.code for item in GAME.news(state)}
            assert all(text[-1] in ".!" for text in GUIDE.tell(say, GAME.news(state), names))
            assert len(GUIDE.alt(say, GAME.seen_by(state, None), names)) <= 1024
            turns += 1
    assert turns > 100
    assert {"placed", "booped", "fell", "promoted"} <= codes
    assert ("ghost-booped" in codes) == (ghosts == "on")
