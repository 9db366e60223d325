"""Two editions of Cat in the Sack side by side: each table plays by the figures it began with."""

from __future__ import annotations

import pytest

from engines import GAMES
from engines.errors import BrokenLog
from engines.log import Deal
from engines.record import read_record, write_record
from engines.rng import Seeded
from engines.sack import Sack
from engines.sack.editions import read_edition
from engines.sack.moves import MOST
from engines.story import begin, replay
from tests.conformance.play import any_move
from tests.games.sack.two_editions import two_editions
from tests.playthroughs.record import FOLDER

SACK = GAMES["sack"]
OLD = Deal(4, (), "side by side")
NEW = Deal(4, (("edition", "second"),), "side by side")
ROUNDS = {"first": 9, "second": 8}


@pytest.fixture
def both(tmp_path):
    """The game with its made-up second edition."""
    return two_editions(tmp_path)


def went_on(story):
    """The story after one more random move."""
    rng = Seeded("on", len(story.rows))
    seat = rng.choice(story.to_move())
    return story.play(seat, any_move(story.game, story.game.moves(story.state, seat), rng))


def test_two_tables_play_side_by_side_each_by_its_own_figures(both):
    tables = {"first": begin(both, OLD), "second": begin(both, NEW)}
    assert [tables[each].state.mice[0] for each in ROUNDS] == [15, 12]
    assert [tables[each].state.mouse_cards for each in ROUNDS] == [(2, 4, 6), (1, 4, 6)]
    assert [len(tables[each].state.hands[0]) for each in ROUNDS] == [9, 8]
    laid = dict.fromkeys(ROUNDS, 0)
    while any(story.to_move() for story in tables.values()):
        for each, story in tables.items():
            if story.to_move():
                tables[each] = went_on(story)
                laid[each] = max(laid[each], story.state.round)
    assert laid == ROUNDS
    for each, story in tables.items():
        assert story.outcome() is not None
        assert replay(both, story.deal, story.rows) == story
        cards = {card for sack in story.state.sacks for card in sack} | {*story.state.gone}
        assert ("cat15" in cards) is (each == "first")


def test_a_table_from_before_there_were_editions_plays_on_by_the_first(both):
    old, now = begin(SACK, OLD), begin(both, OLD)
    assert old.to_move()
    while old.to_move():
        old = went_on(old)
        now = now.then(old.rows[-1])
    assert now.state == old.state
    assert now.outcome() == old.outcome()


@pytest.mark.parametrize("file", sorted(FOLDER.glob("sack-1-*.txt")), ids=lambda file: file.stem)
def test_a_record_from_before_there_were_editions_stays_what_it_was(both, file):
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    log = "".join(line for line in lines if not line.startswith("#"))
    for game in (SACK, both):
        story = read_record(log, {"sack": game})
        assert story.state.edition.id == "first"
        assert write_record(story) == log


def test_a_record_names_its_edition(both):
    story = went_on(begin(both, NEW))
    assert "\noptions edition=second\n" in write_record(story)
    assert read_record(write_record(story), {"sack": both}) == story
    with pytest.raises(BrokenLog, match="edition=second"):
        read_record(write_record(story), {"sack": SACK})


def test_a_new_table_gets_the_newest_edition_and_a_log_without_one_the_first(both):
    assert both.info.fresh({}) == {"edition": "second"}
    assert both.info.settle({}) == {"edition": "first"}
    assert both.info.offered == ()


def test_the_notation_knows_the_cards_of_its_edition(both):
    states = [begin(both, deal).state for deal in (OLD, NEW)]
    texts = []
    for state in states:
        moves = both.moves(state, 0)
        assert [both.parse(state, 0, both.format(move)) for move in moves] == list(moves)
        texts.append({both.format(move) for seat in range(4) for move in both.moves(state, seat)})
    assert texts[0] - texts[1] == {"lay cat15"}


@pytest.mark.parametrize("edition", [e for o in Sack.info.options for e in o.values])
@pytest.mark.parametrize("seats", Sack.info.seats)
def test_every_edition_can_be_played_by_as_many_as_may_sit_down(edition, seats):
    figures = read_edition(edition, seats)
    assert figures.rounds < len(figures.cards)
    assert len(figures.filled) == seats - 1
    assert figures.bank + seats * figures.mice < MOST
    assert len({*figures.cards}) == len(figures.cards)
