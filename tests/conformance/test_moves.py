"""Moves are written in words, read back as people type them, and refused with a reason."""

from __future__ import annotations

import re

import pytest

from bot.contract import Mark, button_data, read_data
from engines.errors import AmbiguousMove, BadNotation, IllegalMove
from tests.conformance.play import every_setup, known_moves, sample, spread
from tests.conformance.test_play import CODE

WORDS = re.compile(r"[!-~]+( [!-~]+)*")
NONSENSE = ("", " ", "\n", "fnord", "!undo 3", "őű", "٣", "²", "-", "a0", "9" * 5000, "a" * 5000)


@every_setup
def test_every_legal_move_is_read_back_as_it_was_written(setup):
    read = 0
    for position in sample(setup, 40):
        for seat in position.to_move:
            moves = setup.game.moves(position.state, seat)
            assert tuple(moves) == tuple(setup.game.moves(position.state, seat)), position
            texts = [setup.game.format(move) for move in moves]
            assert len(set(texts)) == len(texts), position
            for move, text in spread(zip(moves, texts, strict=True), 25):
                assert WORDS.fullmatch(text), text
                assert setup.game.parse(position.state, seat, text) == move, (position, text)
                read += 1
    assert read


@every_setup
def test_case_and_extra_spaces_are_forgiven(setup):
    read = 0
    for position in sample(setup, 20):
        for seat in position.to_move:
            for move in spread(setup.game.moves(position.state, seat), 5):
                text = setup.game.format(move)
                wide = f"  {text.replace(' ', '   ')}\t"
                for typed in (wide, text.lower(), text.upper(), text.capitalize()):
                    assert setup.game.parse(position.state, seat, typed) == move, (position, typed)
                    read += 1
    assert read


@every_setup
def test_a_move_fits_into_a_button(setup):
    fitted = 0
    for position in sample(setup, 60):
        for seat in position.to_move:
            for move in setup.game.moves(position.state, seat):
                words = tuple(setup.game.format(move).split(" "))
                data = button_data("a1b2c3", Mark.pad(1234), "move", words)
                assert len(data.encode()) <= 64, data
                assert read_data(data) == ("a1b2c3", Mark.pad(1234), "move", words)
                fitted += 1
    assert fitted


@every_setup
def test_there_is_no_objection_to_exactly_the_legal_moves(setup):
    allowed = refused = 0
    for position in sample(setup, 25):
        for seat in position.to_move:
            legal = setup.game.moves(position.state, seat)
            for move in dict.fromkeys([*spread(known_moves(setup), 60), *spread(legal, 40)]):
                objection = setup.game.objection(position.state, seat, move)
                assert (objection is None) == (move in legal), (position, seat, move, objection)
                if objection is None:
                    allowed += 1
                    continue
                refused += 1
                assert CODE.fullmatch(objection.code), objection
                assert all(isinstance(fact, str | int) for fact in objection.facts.values())
                with pytest.raises(IllegalMove) as error:
                    setup.game.play(position.state, seat, move, position.rng())
                assert error.value.objection == objection
    assert allowed
    assert refused


@every_setup
def test_whatever_is_typed_is_a_move_or_a_mistake_of_notation(setup):
    mistaken = 0
    for position in sample(setup, 12):
        for seat in position.to_move:
            legal = setup.game.moves(position.state, seat)
            typed = {slip for move in spread(legal, 4) for slip in _slips(setup.game.format(move))}
            for text in sorted({*NONSENSE, *typed}):
                try:
                    move = setup.game.parse(position.state, seat, text)
                except (BadNotation, AmbiguousMove):
                    mistaken += 1
                    continue
                objection = setup.game.objection(position.state, seat, move)
                assert (objection is None) == (move in legal), (position, text, move)
    assert mistaken


def _slips(text):
    """What fingers make of a move: a word lost, doubled or swapped, odd digits, a sign too many."""
    words = text.split(" ")
    for at in range(len(words)):
        yield " ".join(words[:at] + words[at + 1 :])
        yield " ".join(words[: at + 1] + words[at:])
    yield " ".join(reversed(words))
    yield text.translate(str.maketrans("123456789", "¹²³⁴⁵⁶⁷⁸⁹"))
    yield text.translate(str.maketrans("123456789", "١٢٣٤٥٦٧٨٩"))
    yield re.sub(r"\d", lambda digit: digit.group() * 2, text)
    yield re.sub(r"\d", lambda digit: f"-{digit.group()}", text)
    yield text + "?"
    yield text[:-1]
