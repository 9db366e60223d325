"""What the rules pages say may be typed is understood, in every language."""

from __future__ import annotations

import re

import pytest

from bot.games.guides import GUIDES
from bot.games.hearing import heard
from bot.words import Words
from engines import GAMES
from engines.errors import AmbiguousMove, BadNotation
from engines.rng import Seeded

WORDS = Words()
QUOTED = re.compile("[“„]([^“”„]+)”")
POSITIONS = 400
"""Moves into a game: what is read depends on where it stands at Nine Lives and If It Fits."""


def typing_page(game: str) -> str:
    """The page about typing: the last one whose key says so."""
    keys = [page.key for page in GUIDES[game].pages()]
    [key] = [key for key in keys if key.endswith(("-words", "-typing"))]
    return key


def understood(game: str, text: str) -> bool:
    """Whether a text is notation somewhere in a game, be it legal there or not."""
    rules, chance = GAMES[game], Seeded(f"pages {game}", 0)
    seats = rules.info.seats.start
    for options in ({}, {each.id: each.values[-1] for each in rules.info.options}):
        state = rules.start(max(seats, 3) if game == "nine" else seats, options, chance)
        for _ in range(POSITIONS):
            waiting = rules.to_move(state)
            if not waiting:
                break
            try:
                rules.parse(state, waiting[0], text)
            except AmbiguousMove:
                return True
            except BadNotation:
                move = chance.choice(rules.moves(state, waiting[0]))
                state = rules.play(state, waiting[0], move, chance)
                continue
            return True
    return False


@pytest.mark.parametrize("language", WORDS.languages)
@pytest.mark.parametrize("game", GUIDES)
def test_a_page_says_what_to_type_and_all_of_it_is_understood(game, language):
    say, guide = WORDS.of(language), GUIDES[game]
    names = say("rules-names").split(", ")
    examples = QUOTED.findall(say(typing_page(game)))
    assert len(examples) >= 8
    for example in examples:
        spoken = guide.spoken(say, names) if guide.names else guide.spoken(say)
        text = heard(spoken, example.split())
        assert understood(game, text), f"{example}: {text}"


@pytest.mark.parametrize("language", WORDS.languages)
@pytest.mark.parametrize("game", GUIDES)
def test_rules_begin_with_the_goal_and_fit_below_a_picture(game, language):
    pages = [WORDS.of(language)(page.key) for page in GUIDES[game].pages()]
    assert len(pages) >= 7
    wins = {"en": r"\bwin\b", "hu": r"győz"}[language]
    assert re.search(wins, pages[0].split("\n\n")[0])
    pictured = {"en": "picture", "hu": "képen"}[language]
    for page in pages:
        assert len(page) < 950, "Telegram takes 1024 below a picture, title included"
        assert pictured in page.split("\n\n")[-1].casefold(), page


@pytest.mark.parametrize("language", WORDS.languages)
@pytest.mark.parametrize("game", GUIDES)
def test_a_move_is_shown_as_it_may_be_typed_in_ones_own_language(game, language):
    say, guide, rules = WORDS.of(language), GUIDES[game], GAMES[game]
    chance, seen = Seeded(f"typed {game}", 0), set()
    state = rules.start(max(rules.info.seats.start, 2), {}, chance)
    for _ in range(POSITIONS):
        waiting = rules.to_move(state)
        if not waiting:
            break
        for move in rules.moves(state, waiting[0]):
            text = rules.format(move)
            typed = guide.typed(say, text)
            assert heard(guide.spoken(say), typed.split()) == text
            seen.add(typed.split()[0])
        state = rules.play(state, waiting[0], chance.choice(rules.moves(state, waiting[0])), chance)
    assert len(seen) > 2
    own = {word for word in guide.words if guide.typed(say, word) != word}
    assert bool(own) == (language != "en")
