from __future__ import annotations

from itertools import combinations

import pytest
from PIL import ImageColor

from render.boop.dress import QUILT
from render.kit.theme import DEFAULT
from render.sack.dress import DECK

# Machado, Oliveira and Fernandes 2009, severity 1, on linear light.
EYES = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
GREY = (0.2126, 0.7152, 0.0722)


def linear(value):
    value /= 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def lightness(colour, eyes):
    light = [linear(value) for value in ImageColor.getrgb(colour)[:3]]
    seen = [sum(a * b for a, b in zip(row, light, strict=True)) for row in EYES[eyes]]
    return sum(max(value, 0) * share for value, share in zip(seen, GREY, strict=True))


def contrast(one, other, eyes="all cones"):
    """As WCAG measures it: from 1 to 21."""
    low, high = sorted((lightness(one, eyes), lightness(other, eyes)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("eyes", EYES)
def test_the_first_two_seats_differ_in_lightness_to_every_eye(eyes):
    one, two = DEFAULT.coats[:2]
    assert contrast(one.fur, two.fur, eyes) > 2
    assert contrast(one.accent, two.accent, eyes) > 2


def test_seats_differ_in_pattern_tag_and_letter_without_any_colour():
    compared = 0
    for one, two in combinations(DEFAULT.coats, 2):
        assert one.pattern != two.pattern
        assert one.tag != two.tag
        assert one.letter != two.letter
        compared += 1
    assert compared == 15
    assert DEFAULT.coats[0].ears != DEFAULT.coats[1].ears


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize(
    ("text", "ground"),
    [
        pytest.param(DEFAULT.panel_text, DEFAULT.panel, id="a name that waits"),
        pytest.param(DEFAULT.turn_text, DEFAULT.turn, id="a name to play"),
        pytest.param(DEFAULT.turn_text, DEFAULT.gold, id="the winner's word"),
        *(pytest.param(DEFAULT.white, c.accent, id=f"tag {c.letter}") for c in DEFAULT.coats),
        pytest.param(DEFAULT.wood_text, DEFAULT.wood, id="the rim"),
        pytest.param(DEFAULT.white, DECK.bad_badge, id="a worth below nothing"),
        pytest.param(DEFAULT.white, DECK.good_badge, id="a worth"),
        pytest.param(DEFAULT.white, DECK.plain_badge, id="no worth"),
        pytest.param(DECK.dog_badge, DEFAULT.white, id="a dog's arrow"),
        *(pytest.param(DEFAULT.choice, p, id=f"a choice on {p}") for p in QUILT.patches),
    ],
)
def test_what_is_to_be_read_stands_out_to_every_eye(text, ground, eyes):
    assert contrast(text, ground, eyes) > 3


def test_no_text_is_too_small_for_half_size():
    sizes = (DEFAULT.text, DEFAULT.small_text, DEFAULT.count_text, DEFAULT.coordinate_text)
    assert min(sizes) >= 22
