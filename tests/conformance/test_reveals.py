"""A game says of a move that it reveals something where twins show it, or it is noticed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from engines.sack.state import Phase
from engines.values import Seat
from tests.conformance.oracle import Twins
from tests.conformance.play import (
    CLOSE,
    SETUPS,
    TESTED,
    Position,
    Setup,
    every_game,
    every_setup,
    positions,
    sample,
    spread,
)

MORE = 512
"""So many twins are asked before a game is told that nothing was revealed after all."""
LOOKS = 24
"""Positions of a set-up that are looked at; a game with many set-ups has fewer of each.
The slow test looks at more of them, in every set-up."""
MANY = 10 * LOOKS
FEW = 24
"""So many are enough to notice a wrong answer."""


def first_word(game: Any, move: Any) -> str:
    """What kind of move it is."""
    return str(game.format(move).split(" ")[0])


def asked(setup: Setup, count: int) -> Iterator[tuple[Position, Seat, Any]]:
    """Moves of every kind: those made in play, and some of each word that could have been."""
    for position in sample(setup, count):
        for seat in spread(position.to_move, 2):
            kinds: dict[str, list[Any]] = {}
            for move in setup.game.moves(position.state, seat):
                kinds.setdefault(first_word(setup.game, move), []).append(move)
            for moves in kinds.values():
                for move in spread(moves, 2):
                    yield position, seat, move


def twins_say(setup: Setup, position: Position, seat: Seat, move: Any, *, told: bool) -> bool:
    """What the twins say; where a game is said to reveal more than they see, more are asked."""
    found = Twins(setup.game, setup.secrets).reveals(position.state, seat, move, position.rng())
    if told and not found:
        many = Twins(setup.game, setup.secrets, MORE)
        return many.reveals(position.state, seat, move, position.rng())
    return found


def disagreements(setup: Setup, count: int) -> Iterator[str]:
    """Where a game and the twins differ; something is asked at least."""
    looked = 0
    for position, seat, move in asked(setup, count):
        looked += 1
        told = setup.game.reveals(position.state, seat, move)
        if twins_say(setup, position, seat, move, told=told) is not told:
            yield f"{position} seat {seat} {setup.game.format(move)}: {told}"
    assert looked


def is_wrong(position: Position) -> bool:
    """Whether a game says of the move made here what its twins do not."""
    game, seat, move = position.setup.game, position.seat, position.move
    assert seat is not None
    told = game.reveals(position.state, seat, move)
    return twins_say(position.setup, position, seat, move, told=told) is not told


def is_caught(game: Any, count: int) -> bool:
    """Whether a game that answers as it does now is found to be wrong anywhere."""
    return any(any(disagreements(setup, count)) for setup in SETUPS[game.info.id])


@every_setup
def test_a_game_says_what_its_twins_show(setup):
    assert not list(disagreements(setup, LOOKS))


@pytest.mark.slow
@every_setup
def test_a_game_says_what_its_twins_show_in_every_set_up(setup):
    assert not list(disagreements(setup, MANY))


def wrongly(game: Any, word: str) -> Callable[[Any, Seat, Any], bool]:
    """The contrary answer for moves of one word."""

    def reveals(state: Any, seat: Seat, move: Any) -> bool:
        return type(game).reveals(game, state, seat, move) is not (first_word(game, move) == word)

    return reveals


@every_game
def test_a_wrong_answer_about_one_kind_of_move_is_noticed(monkeypatch, game):
    made: dict[str, list[Position]] = {}
    for setup in CLOSE[game.info.id]:
        for position in positions(setup):
            if position.seat is not None:
                made.setdefault(first_word(game, position.move), []).append(position)
    assert made
    for word, played in made.items():
        with monkeypatch.context() as patch:
            patch.setattr(game, "reveals", wrongly(game, word))
            assert any(map(is_wrong, spread(played, FEW))), word


@pytest.mark.parametrize("answer", [False, True])
@every_game
def test_the_same_answer_about_every_move_is_noticed(monkeypatch, game, answer):
    setups = SETUPS[game.info.id]
    right = not answer and not any(setup.secrets for setup in setups)
    monkeypatch.setattr(game, "reveals", lambda *_: answer)
    assert is_caught(game, FEW) is not right


@pytest.mark.parametrize(
    "laying",
    [
        pytest.param(lambda s, _: s.laid.count(None) == 1, id="who starts knows the first card"),
        pytest.param(
            lambda s, seat: s.laid.count(None) == 1 and seat != s.start, id="a card of the pile"
        ),
        pytest.param(lambda s, seat: s.pile or seat != s.start, id="others still choose"),
    ],
)
def test_a_wrong_branch_of_the_laying_is_noticed(monkeypatch, laying):
    game = TESTED["sack"]
    right = type(game).reveals

    def reveals(state: Any, seat: Seat, move: Any) -> bool:
        if first_word(game, move) == "lay":
            return bool(laying(state, seat))
        return right(game, state, seat, move)

    monkeypatch.setattr(game, "reveals", reveals)
    assert is_caught(game, LOOKS)


def test_it_is_noticed_that_the_last_sack_shows_everything(monkeypatch):
    game = TESTED["sack"]
    right = type(game).reveals

    def reveals(state: Any, seat: Seat, move: Any) -> bool:
        return state.phase is not Phase.BUY and right(game, state, seat, move)

    monkeypatch.setattr(game, "reveals", reveals)
    assert is_caught(game, LOOKS)
