"""Every painter draws whatever may be seen, and twins down to the same byte."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.words import LOCALES, Words
from engines.rng import Seeded
from render import PAINTERS
from render.painter import Look
from tests import knots, lanterns
from tests.conformance.masks import masked
from tests.conformance.play import SETUPS, sample, spread

PAINTED = {**PAINTERS, "lanterns": lanterns.LANTERNS_PAINTER, "knots": knots.KNOTS_PAINTER}
WORDS = Words(LOCALES, lanterns.LOCALES, knots.LOCALES)
NAMES = ("Ann", "Őze Öcsi", "Kati", "x", "Éva & Bob", "Ῥόδη")
every_table = pytest.mark.parametrize(
    "setup", [setup for id_ in PAINTED for setup in spread(SETUPS[id_], 3)], ids=str
)


def look(setup, state, viewer, language="en"):
    """How the table is drawn for one viewer: own choices are marked."""
    id_, say = setup.game.info.id, WORDS.of(language)
    labels = {key: say(f"{id_}-label-{key}") for key in PAINTED[id_].labels}
    moves = setup.game.moves(state, viewer) if viewer is not None else ()
    choices = tuple(setup.game.format(move) for move in moves)
    return Look(NAMES[: setup.seats], labels, choices)


def pictures(setup, state, viewer, language="en"):
    """All one viewer is shown, as bytes with what they mean."""
    painter = PAINTED[setup.game.info.id]
    seen, how = setup.game.seen_by(state, viewer), look(setup, state, viewer, language)
    images = [painter.paint(seen, how)]
    if painter.hand is not None and viewer is not None:
        images.append(painter.hand(seen, how))
    return [(image.mode, image.size, image.getpalette(), image.tobytes()) for image in images]


@every_table
@pytest.mark.parametrize("language", WORDS.languages)
def test_every_kind_of_position_is_drawn_in_palette_mode(setup, language):
    drawn = 0
    for position in sample(setup, 8):
        for viewer in spread(setup.viewers, 2):
            for mode, size, _, _ in pictures(setup, position.state, viewer, language):
                assert mode == "P"
                assert 200 <= max(size) <= 1600
                drawn += 1
    assert drawn


@every_table
def test_twins_are_drawn_alike_to_the_byte(setup):
    compared = 0
    for position in sample(setup, 5):
        for viewer in spread(setup.viewers, 2):
            expected = pictures(setup, position.state, viewer)
            twin = setup.game.redeal(position.state, viewer, Seeded("twin", 1))
            assert pictures(setup, twin, viewer) == expected, position
            other = masked(setup, position.state, viewer, Seeded("mask", 1))
            assert pictures(setup, other, viewer) == expected, position
            compared += 1
    assert compared


@every_table
def test_a_board_that_changed_looks_different(setup):
    changed = 0
    play = sample(setup, 8)
    for before, after in pairwise(play):
        one, other = (setup.game.seen_by(p.state, None) for p in (before, after))
        if setup.game.sketch(one) != setup.game.sketch(other):
            assert pictures(setup, before.state, None) != pictures(setup, after.state, None)
            changed += 1
    assert changed


@every_table
def test_pressing_places_of_a_picture_lie_on_it(setup):
    painter, asked = PAINTED[setup.game.info.id], 0
    for position in sample(setup, 20):
        for seat in position.to_move:
            for move in spread(setup.game.moves(position.state, seat), 20):
                for word in setup.game.format(move).split(" "):
                    asked += 1
                    if box := painter.spot(word):
                        left, top, right, bottom = box
                        assert 0 <= left < right <= 1
                        assert 0 <= top < bottom <= 1
    assert asked
