"""Whole games as people read them, compared with what was kept, and how often a sentence comes."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import pairwise

import pytest

from bot.games.guides import GUIDES
from bot.posts.news import remembered
from bot.words import Words
from engines import GAMES
from tests.transcripts.record import FOLDER, LANGUAGES, played, transcript, turns
from tests.transcripts.templates import told

SEEDS = ("transcript", "measure")
ENOUGH = 30
"""Fewer sentences than that are no game to measure."""
SETUPS = [
    *((game, seats, {}) for game, rules in GAMES.items() for seats in rules.info.seats),
    *(("house", seats, {"level": level}) for level in "234" for seats in (1, 3)),
    ("boop", 2, {"ghosts": "off"}),
    ("fits", 3, {"advanced": "on"}),
]
MOST = 0.15
"""The share of all sentences of a game that one of them may have."""
EACH = pytest.mark.parametrize("game", GAMES)
BOTH = pytest.mark.parametrize("language", LANGUAGES)
WORDS = Words()
story_of = cache(played)


@EACH
@BOTH
def test_a_whole_game_reads_as_it_did(game, language):
    kept = (FOLDER / f"{game}-{language}.txt").read_text(encoding="utf-8")
    assert transcript(story_of(game, "transcript"), WORDS.of(language)) == kept


@pytest.mark.parametrize(
    ("game", "seats", "chosen"),
    SETUPS,
    ids=lambda each: "".join(each.values()) if isinstance(each, dict) else None,
)
def test_no_sentence_is_told_all_the_time(game, seats, chosen):
    """In no game, unless it was so short that there is not enough to go by."""
    stories = [played(game, f"sentences-{seed}", seats, **chosen) for seed in range(3)]
    for language in LANGUAGES:
        games = [told(story, WORDS.of(language)) for story in stories]
        together = sum(games, Counter())
        assert together.total() > 50
        for said in (together, *(each for each in games if each.total() > ENOUGH)):
            [(sentence, times)] = said.most_common(1)
            assert times <= MOST * said.total(), f"{times} of {said.total()}: {sentence}"


@EACH
@BOTH
def test_the_end_is_told_once(game, language):
    lines = [*turns(story_of(game, "transcript"), WORDS.of(language))]
    assert len(lines) > 10
    wins = re.compile({"en": r"\bwon\b|\bwins\b", "hu": r"győzött|győztes|nyert"}[language])
    assert [line for turn in lines for line in turn if wins.search(line)] == []


@EACH
@BOTH
def test_no_points_are_told_as_the_sum_of_themselves(game, language):
    told = transcript(story_of(game, "transcript"), WORDS.of(language)).splitlines()
    scored = [line for line in told if re.search(r": −?\d+ ", line)]
    assert len(scored) >= (0 if game == "boop" else 3)
    assert [line for line in scored if re.search(r": (−?\d+) \(\1 ", line)] == []


def public(news) -> bool:
    return any(item.seat is None for item in news)


@pytest.mark.parametrize("game", [each for each in GAMES if GUIDES[each].races])
@pytest.mark.parametrize("seed", SEEDS)
def test_who_comes_to_the_front_is_told_once_until_somebody_else_does(game, seed):
    """Also where several are level in between: whoever led before has not come to the front."""
    story, told, front = story_of(game, seed), [], None
    for beat, news in zip(story.beats, remembered(GUIDES[game], story), strict=True):
        ahead = [item for item in news if item.code == "ahead"]
        tally = story.game.tally(beat.state)
        assert tally is not None
        scores, most = tally.scores, max(tally.scores)
        leading = scores.index(most) if scores.count(most) == 1 else None
        over = story.game.outcome(beat.state) is not None
        fresh = leading not in (None, front) and not over and public(news)
        assert [item.facts["seat"] for item in ahead] == ([leading] if fresh else [])
        told += ahead
        front = front if leading is None else leading
    assert told
    assert all(one.facts["seat"] != other.facts["seat"] for one, other in pairwise(told))
