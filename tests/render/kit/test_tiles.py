from __future__ import annotations

import pytest
from PIL import Image

from render.kit.tiles import COLOURS, Palette

GREYS = Palette.of(Image.linear_gradient("L"))


def seen_through(ground, sprite):
    picture = GREYS.press(Image.new("RGB", (9, 9), ground))
    GREYS.glass(sprite).lay(picture, (2, 2))
    return picture.convert("RGB").getchannel("R").tobytes()[4 * 9 + 4]


@pytest.mark.parametrize("ground", [0, 128, 255])
@pytest.mark.parametrize("alpha", [40, 128, 189])
@pytest.mark.parametrize("tint", [0, 255])
def test_glass_mixes_its_tint_with_whatever_is_below(ground, alpha, tint):
    sprite = Image.new("RGBA", (5, 5), (tint, tint, tint, alpha))
    expected = (tint * alpha + ground * (255 - alpha)) / 255
    assert seen_through((ground, ground, ground), sprite) == pytest.approx(expected, abs=5)


def test_clear_pixels_leave_the_picture_alone_and_solid_ones_cover_it():
    sprite = Image.new("RGBA", (5, 5), (255, 255, 255, 0))
    assert seen_through((0, 0, 0), sprite) <= 4
    sprite.putpixel((2, 2), (255, 255, 255, 255))
    assert seen_through((0, 0, 0), sprite) >= 251


def test_a_palette_leaves_two_bits_of_a_byte_free():
    pressed = GREYS.press(Image.linear_gradient("L"))
    assert max(pressed.tobytes()) < COLOURS == 64


def test_two_palettes_are_never_taken_for_one_another():
    assert Palette.of(Image.linear_gradient("L")) != GREYS
