"""Random play ends, and somebody can move until it does."""

from __future__ import annotations

import re

import pytest

from engines.errors import BadOption, IllegalMove
from engines.rng import Seeded
from tests.conformance.play import (
    PLAYS,
    TESTED,
    every_game,
    every_setup,
    known_moves,
    play_out,
    positions,
    sample,
    seeds,
    spread,
)

CODE = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

WORD = re.compile(r"[!-~]+")
PLAIN = re.compile(r"[a-z0-9-]+")


@every_setup
def test_every_play_ends_with_an_outcome_and_not_before(setup):
    ends = 0
    for position in positions(setup):
        over = setup.game.outcome(position.state) is not None
        assert over == (position.to_move == ()), position
        assert over == (position.seat is None), position
        ends += over
    assert ends == len(seeds(setup))


@every_setup
def test_an_outcome_names_winners_and_one_score_for_each_seat(setup):
    checked = 0
    for seed in seeds(setup):
        outcome = setup.game.outcome(play_out(setup, str(seed))[-1].state)
        assert outcome is not None
        assert CODE.fullmatch(outcome.reason)
        assert outcome.winners == tuple(sorted(set(outcome.winners)))
        assert outcome.winners
        assert set(outcome.winners) <= set(range(setup.seats))
        assert len(outcome.scores) in (0, setup.seats)
        assert len(outcome.breakdown) in (0, setup.seats)
        headings = {tuple(name for name, _ in parts) for parts in outcome.breakdown}
        assert len(headings) <= 1, "every seat's score is made of the same parts"
        if outcome.scores:
            assert max(outcome.scores) in {outcome.scores[seat] for seat in outcome.winners}
        checked += 1
    assert checked


@every_setup
def test_only_seats_to_move_have_moves_and_each_at_least_one(setup):
    checked = 0
    for position in positions(setup):
        turn = position.to_move
        assert turn == tuple(dict.fromkeys(turn)), position
        assert set(turn) <= set(range(setup.seats)), position
        for seat in spread(range(setup.seats), 3):
            assert bool(setup.game.moves(position.state, seat)) == (seat in turn), position
        checked += 1
    assert checked


@every_setup
def test_a_seat_not_to_move_is_refused_whatever_it_tries(setup):
    checked = 0
    for position in (*sample(setup, 20), play_out(setup, "0")[-1]):
        code = "not-your-turn" if position.to_move else "over"
        for seat in set(range(setup.seats)) - set(position.to_move):
            for move in spread(known_moves(setup), 3):
                with pytest.raises(IllegalMove) as refused:
                    setup.game.play(position.state, seat, move, position.rng())
                assert refused.value.objection.code == code, position
                checked += 1
    assert checked


@every_setup
def test_the_absent_always_have_a_harmless_move_and_a_coda_is_a_move(setup):
    checked = 0
    for position in positions(setup):
        for seat in position.to_move:
            coda = setup.game.coda(position.state, seat)
            idle = setup.game.idle(position.state, seat)
            assert setup.game.objection(position.state, seat, idle) is None, position
            assert coda is None or setup.game.objection(position.state, seat, coda) is None
            checked += 1
    assert checked


@every_setup
def test_a_table_everybody_has_left_still_ends(setup):
    game, step = setup.game, 0
    state = game.start(setup.seats, dict(setup.options), Seeded("absent", 0))
    while turn := game.to_move(state):
        step += 1
        assert step < 3000
        state = game.play(state, turn[0], game.idle(state, turn[0]), Seeded("absent", step))
    assert step


@every_setup
def test_every_position_has_news_in_codes_and_plain_facts(setup):
    told = 0
    for position in positions(setup):
        for item in setup.game.news(position.state):
            assert CODE.fullmatch(item.code), item
            assert item.seat is None or item.seat in range(setup.seats), item
            assert all(isinstance(fact, str | int) for fact in item.facts.values()), item
            told += 1
    assert told


@every_setup
def test_news_of_what_moved_say_which_piece_from_where_and_to_where_in_a_word_each(setup):
    told = 0
    for position in positions(setup):
        for item in setup.game.news(position.state):
            told += 1
            ways = [item.facts[name] for name in ("piece", "from", "to") if name in item.facts]
            assert all(isinstance(word, str) and WORD.fullmatch(word) for word in ways), item
            assert ("piece" in item.facts) <= ("from" in item.facts or "to" in item.facts), item
            several = str(item.facts.get("cells", ""))
            assert all(map(WORD.fullmatch, several.split())), item
            assert ("from" in item.facts) <= ("piece" in item.facts), item
            assert ("to" in item.facts) <= ("piece" in item.facts or "cells" in item.facts), item
    assert told


@every_game
def test_its_card_speaks_in_plain_words(game):
    info = game.info
    words = [info.id, *(word for o in info.options for word in (o.id, *o.values))]
    assert all(PLAIN.fullmatch(word) for word in words), words
    assert info.seats.step == 1
    assert 1 <= info.seats.start < info.seats.stop <= 7
    assert info.rules >= 1


@every_setup
def test_moves_are_made_in_private_only_where_there_are_secrets(setup):
    assert setup.secrets or not setup.private


@every_game
def test_a_missing_option_means_its_default_and_a_missing_edition_the_first(game):
    seats, options = game.info.seats[-1], game.info.options
    assert all(option.default in option.values for option in options)
    meant = {option.id: option.values[0] if option.hidden else option.default for option in options}
    assert game.start(seats, {}, Seeded(1, 0)) == game.start(seats, meant, Seeded(1, 0))


@every_game
def test_a_new_table_has_the_newest_edition_and_what_is_offered(game):
    options = game.info.options
    assert game.info.fresh({}) == {option.id: option.default for option in options}
    for option in options:
        assert option.hidden == (option not in game.info.offered)
        if option.hidden:
            assert option.default == option.values[-1], "editions are listed from the oldest on"
            with pytest.raises(BadOption):
                game.info.fresh({option.id: option.default})


@every_game
def test_an_unknown_option_is_refused(game):
    with pytest.raises(BadOption):
        game.start(game.info.seats[-1], {"gravity": "off"}, Seeded(1, 0))


@pytest.mark.parametrize(
    ("game", "option"),
    [
        pytest.param(g, o.id, id=f"{id_} {o.id}")
        for id_, g in TESTED.items()
        for o in g.info.options
    ],
)
def test_an_unknown_value_of_an_option_is_refused(game, option):
    with pytest.raises(BadOption):
        game.start(game.info.seats[-1], {option: "sideways"}, Seeded(1, 0))


@pytest.mark.slow
@every_setup
def test_many_more_plays_end(setup):
    first = len(seeds(setup))
    ends = [play_out.__wrapped__(setup, str(seed))[-1] for seed in range(first, first + PLAYS)]
    assert len(ends) == PLAYS
    assert all(setup.game.outcome(end.state) for end in ends)
