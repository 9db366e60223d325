"""A secret never leaves its owner: not in a view, a list of moves, an objection or the news."""

from __future__ import annotations

import pytest

from engines.rng import Seeded
from engines.values import HIDDEN
from tests.conformance.masks import covered_for, masked, places
from tests.conformance.play import (
    RUNAWAY,
    SETUPS,
    any_move,
    every_setup,
    known_moves,
    news_for,
    positions,
    sample,
    spread,
)

TWINS = 3
SECRETIVE = [id_ for id_, setups in SETUPS.items() if any(setup.secrets for setup in setups)]
PRIVATE = [setup for setups in SETUPS.values() for setup in setups if setup.private]


def twins(setup, state, viewer):
    """Other tables this viewer cannot tell from this one, by redealing and by masking."""
    for number in range(TWINS):
        yield setup.game.redeal(state, viewer, Seeded("twin", number))
        yield masked(setup, state, viewer, Seeded("mask", number))


@every_setup
def test_a_view_shows_the_truth_or_covers_it(setup):
    checked = 0
    for position in sample(setup, 30):
        for viewer in setup.viewers:
            seen = setup.game.seen_by(position.state, viewer)
            assert seen.seat == viewer
            hidden = covered_for(setup, position.state, viewer)
            assert setup.secrets or not hidden, position
            assert all(value is not HIDDEN for _, value in places(position.state)), position
            checked += 1
    assert checked


@every_setup
def test_a_secret_has_one_owner_at_most_and_a_bystander_is_not_it(setup):
    checked = 0
    for position in sample(setup, 30):
        hidden = {viewer: covered_for(setup, position.state, viewer) for viewer in setup.viewers}
        for path in {path for paths in hidden.values() for path in paths}:
            covering = [
                viewer
                for viewer, paths in hidden.items()
                if any(path[:end] in paths for end in range(len(path) + 1))
            ]
            assert None in covering, (position, path, "a bystander sees it")
            assert len(covering) >= setup.seats, (position, path, "two seats see it")
            checked += 1
    assert checked or not setup.secrets


@every_setup
def test_twins_look_the_same(setup):
    checked = 0
    for position in sample(setup, 25):
        for viewer in setup.viewers:
            seen = setup.game.seen_by(position.state, viewer)
            for twin in twins(setup, position.state, viewer):
                assert setup.game.seen_by(twin, viewer) == seen, (position, viewer)
                assert setup.game.to_move(twin) == position.to_move, (position, viewer)
                assert setup.game.sketch(setup.game.seen_by(twin, viewer)) == (
                    setup.game.sketch(seen)
                )
                checked += 1
    assert checked


@every_setup
def test_twins_are_told_the_same_news_and_outcome(setup):
    checked = 0
    for position in sample(setup, 25):
        outcome = setup.game.outcome(position.state)
        for viewer in setup.viewers:
            told = news_for(setup, position.state, viewer)
            for twin in twins(setup, position.state, viewer):
                assert news_for(setup, twin, viewer) == told, (position, viewer)
                assert setup.game.outcome(twin) == outcome, (position, viewer)
                checked += 1
    assert checked


@every_setup
def test_my_moves_and_what_speaks_against_them_depend_on_what_i_see(setup):
    game, checked = setup.game, 0
    for position in sample(setup, 15):
        for seat in position.to_move:
            moves = tuple(game.moves(position.state, seat))
            tried = {*spread(known_moves(setup), 15), *spread(moves, 5)}
            expected = _asked(game, position.state, seat, tried)
            for twin in twins(setup, position.state, seat):
                assert tuple(game.moves(twin, seat)) == moves, (position, seat)
                assert _asked(game, twin, seat, tried) == expected, (position, seat)
                checked += 1
    assert checked


def _asked(game, state, seat, tried):
    objections = {move: game.objection(state, seat, move) for move in tried}
    return objections, game.idle(state, seat), game.coda(state, seat)


@pytest.mark.parametrize("setup", PRIVATE, ids=str)
def test_what_one_chooses_is_not_seen_while_others_still_choose(setup):
    game = setup.game
    for position in spread([p for p in sample(setup, 60) if len(p.to_move) > 1], 15):
        for seat in position.to_move:
            seen: dict[bool, object] = {}
            for move in spread(game.moves(position.state, seat), 12):
                after = game.play(position.state, seat, move, position.rng())
                views = [game.seen_by(after, v) for v in setup.viewers if v != seat]
                told = [news_for(setup, after, v) for v in setup.viewers if v != seat]
                stays = seat in game.to_move(after)
                assert seen.setdefault(stays, (views, told)) == (views, told), (position, move)


@every_setup
def test_redealing_depends_on_the_view_alone(setup):
    game, checked = setup.game, 0
    for position in sample(setup, 25):
        for viewer in setup.viewers:
            first = game.redeal(position.state, viewer, Seeded("a", 1))
            again = game.redeal(first, viewer, Seeded("b", 1))
            assert again == game.redeal(position.state, viewer, Seeded("b", 1)), (position, viewer)
            assert setup.secrets or first == position.state, position
            checked += 1
    assert checked


@every_setup
def test_a_twin_plays_on_to_its_end(setup):
    game, ends = setup.game, 0
    for position in sample(setup, 5):
        viewer = position.to_move[0] if position.to_move else None
        state = game.redeal(position.state, viewer, Seeded("on", 0))
        rng, step = Seeded("on", 1), position.step
        while turn := game.to_move(state):
            step += 1
            assert step < RUNAWAY, position
            seat = rng.choice(turn)
            move = any_move(game, game.moves(state, seat), rng)
            state = game.play(state, seat, move, Seeded("on", step))
        ends += 1
    assert ends


@pytest.mark.parametrize("id_", SECRETIVE)
def test_games_with_secrets_really_hide_something(id_):
    redealt = refilled = 0
    for setup in (setup for setup in SETUPS[id_] if setup.secrets):
        for position in spread(sample(setup, 25), 5):
            for viewer in setup.viewers:
                twin = setup.game.redeal(position.state, viewer, Seeded("twin", 1))
                redealt += twin != position.state
                other = masked(setup, position.state, viewer, Seeded("mask", 1))
                refilled += other != position.state
    assert redealt
    assert refilled


@pytest.mark.parametrize("setup", PRIVATE, ids=str)
def test_nobody_knows_what_another_may_choose_from(setup):
    for viewer in setup.viewers:
        for seat in set(range(setup.seats)) - {viewer}:
            turns = (p.state for p in positions(setup) if seat in p.to_move)
            assert any(_may_differ(setup, state, viewer, seat) for state in turns), (viewer, seat)


def _may_differ(setup, state, viewer, seat):
    moves = set(setup.game.moves(state, seat))
    return any(set(setup.game.moves(t, seat)) != moves for t in twins(setup, state, viewer))


def test_there_are_games_with_secrets():
    assert "lanterns" in SECRETIVE
