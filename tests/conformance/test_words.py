"""Every guide finds words for whatever it may see, in every language, and gives nothing away."""

from __future__ import annotations

import pytest

from bot.games.guides import GUIDES
from bot.games.lettering import WIDTH, columns
from bot.words import LOCALES, Words
from engines.values import Objection
from tests import knots, lanterns
from tests.conformance.play import (
    SETUPS,
    Setup,
    known_moves,
    news_for,
    positions,
    sample,
    spread,
)
from tests.conformance.test_secrets import twins

SPOKEN = {**GUIDES, "lanterns": lanterns.LANTERNS_GUIDE, "knots": knots.KNOTS_GUIDE}
WORDS = Words(LOCALES, lanterns.LOCALES, knots.LOCALES)
NAMES = ("Ann", "Őze Öcsi", "Kati", "x", "Éva & Bob", "Ῥόδη")
TABLES = [
    pytest.param(setup, language, id=f"{setup} {language}")
    for id_ in SPOKEN
    for setup in spread(SETUPS[id_], 6)
    for language in WORDS.languages
]
every_table = pytest.mark.parametrize(("setup", "language"), TABLES)


def spoken(setup: Setup, language: str):
    """The guide, its speech and the names at a table."""
    return SPOKEN[setup.game.info.id], WORDS.of(language), NAMES[: setup.seats]


def prefixes(setup: Setup, state, seat):
    """The words of legal moves as a pad shows them, one more at a time."""
    ways: dict[tuple[str, ...], None] = {}
    for move in spread(setup.game.moves(state, seat), 30):
        words = tuple(setup.game.format(move).split(" "))
        ways |= {words[:end]: None for end in range(1, len(words) + 1)}
    return list(ways)


@every_table
def test_every_table_can_be_told_without_its_picture(setup, language):
    guide, say, names = spoken(setup, language)
    told = 0
    for position in sample(setup, 30):
        for viewer in setup.viewers:
            seen = setup.game.seen_by(position.state, viewer)
            assert guide.alt(say, seen, names).strip(), position
            told += 1
    assert told


@every_table
def test_a_text_board_fits_a_phone_and_is_not_read_as_a_picture(setup, language):
    guide, say, names = spoken(setup, language)
    drawn = 0
    for position in sample(setup, 30):
        for viewer in setup.viewers:
            board = guide.sketch(say, setup.game.seen_by(position.state, viewer), names)
            lines = board.splitlines()
            assert max(map(columns, lines)) <= WIDTH, (position, board)
            assert all(line == line.rstrip() and line for line in lines), (position, board)
            assert not {sign for sign in board if "\u2500" <= sign <= "\u259f" or sign in "|`"}
            assert all(name.split()[0] in board for name in names), (position, board)
            drawn += 1
    assert drawn


@every_table
def test_a_text_board_tells_apart_what_the_machines_sketch_tells_apart(setup, language):
    guide, say, names = spoken(setup, language)
    read: dict[tuple[object, ...], str] = {}
    for position in sample(setup, 60):
        for viewer in setup.viewers:
            seen = setup.game.seen_by(position.state, viewer)
            board = guide.sketch(say, seen, names)
            key = (viewer, position.to_move, guide.stage(seen), board)
            sketch = setup.game.sketch(seen)
            assert read.setdefault(key, sketch) == sketch, (position, board)
    assert len(read) > 1


@every_table
def test_a_stage_is_the_same_for_everybody_and_its_rounds_count_up(setup, language):
    guide, _, _ = spoken(setup, language)
    last: dict[object, int] = {}
    for position in positions(setup):
        stages = {guide.stage(setup.game.seen_by(position.state, v)) for v in setup.viewers}
        assert len(stages) == 1, position
        (now,) = stages
        assert last.get(position.seed, now.round) <= now.round, position
        last[position.seed] = now.round
    assert last


@every_table
def test_every_seat_to_move_is_asked_and_every_word_has_a_button(setup, language):
    guide, say, _ = spoken(setup, language)
    labelled = 0
    for position in sample(setup, 40):
        for seat in position.to_move:
            seen = setup.game.seen_by(position.state, seat)
            assert guide.prompt(say, seen, seat).strip(), position
            for words in prefixes(setup, position.state, seat):
                assert guide.label(say, seen, words).strip(), (position, words)
                labelled += 1
    assert labelled


@every_table
def test_buttons_beside_each_other_are_told_apart(setup, language):
    guide, say, _ = spoken(setup, language)
    compared = 0
    for position in sample(setup, 25):
        for seat in position.to_move:
            seen = setup.game.seen_by(position.state, seat)
            labels: dict[tuple[str, ...], dict[str, str]] = {}
            for words in prefixes(setup, position.state, seat):
                beside = labels.setdefault(words[:-1], {})
                label = guide.label(say, seen, words)
                assert label not in beside, (position, words, beside.get(label), label)
                beside[label] = words[-1]
                compared += 1
    assert compared


@every_table
def test_words_of_a_language_never_change_what_the_notation_means(setup, language):
    guide, say, _ = spoken(setup, language)
    known, read = guide.spoken(say), 0
    for position in sample(setup, 25):
        for seat in position.to_move:
            for move in spread(setup.game.moves(position.state, seat), 10):
                words = setup.game.format(move).split(" ")
                text = " ".join(known.get(word.casefold(), word) for word in words)
                assert setup.game.parse(position.state, seat, text) == move, (position, text)
                read += 1
    assert read
    assert all(word == word.casefold() and " " not in word for word in known)


@every_table
def test_a_grid_holds_every_next_word(setup, language):
    guide, _, _ = spoken(setup, language)
    asked = 0
    for position in sample(setup, 25):
        for seat in position.to_move:
            seen = setup.game.seen_by(position.state, seat)
            ways = prefixes(setup, position.state, seat)
            for words in ((), *ways):
                asked += 1
                if grid := guide.grid(seen, words):
                    after = [way[-1] for way in ways if way[:-1] == words]
                    assert set(after) <= set(grid.names()), (position, words)
    assert asked


@every_table
def test_all_news_is_told_to_those_it_is_for(setup, language):
    guide, say, names = spoken(setup, language)
    told = 0
    for position in positions(setup):
        for viewer in spread(setup.viewers, 2):
            news = news_for(setup, position.state, viewer)
            sentences = guide.tell(say, news, names)
            assert all(sentence.strip() for sentence in sentences), position
            told += len(sentences)
    assert told


@every_table
def test_every_objection_is_explained(setup, language):
    guide, say, _ = spoken(setup, language)
    codes = {}
    for position in sample(setup, 40):
        for seat in position.to_move:
            for move in spread(known_moves(setup), 80):
                objection = setup.game.objection(position.state, seat, move)
                if objection is not None:
                    codes[objection.code] = objection
    assert codes
    codes |= {code: Objection(code) for code in ("over", "not-your-turn")}
    assert all(guide.why(say, objection).strip() for objection in codes.values())


@every_table
def test_twins_are_told_in_the_same_words_and_offered_the_same_buttons(setup, language):
    guide, say, names = spoken(setup, language)
    compared = 0
    for position in sample(setup, 12):
        for viewer in setup.viewers:
            expected = _said(guide, say, names, setup, position.state, viewer)
            for twin in twins(setup, position.state, viewer):
                assert _said(guide, say, names, setup, twin, viewer) == expected, position
                compared += 1
    assert compared


def _said(guide, say, names, setup, state, viewer):
    seen = setup.game.seen_by(state, viewer)
    said = [guide.alt(say, seen, names), guide.sketch(say, seen, names), str(guide.stage(seen))]
    said += guide.tell(say, news_for(setup, state, viewer), names)
    if viewer in setup.game.to_move(state):
        said.append(guide.prompt(say, seen, viewer))
        said += [guide.label(say, seen, words) for words in prefixes(setup, state, viewer)]
    return said


@pytest.mark.parametrize("id_", SPOKEN)
@pytest.mark.parametrize("language", WORDS.languages)
def test_the_rules_have_pages(id_, language):
    guide, say = SPOKEN[id_], WORDS.of(language)
    assert guide.game == id_
    assert guide.pages()
    assert all(say(page.key).strip() for page in guide.pages())


def test_there_is_more_than_one_language():
    assert set(WORDS.languages) >= {"en", "hu"}
