from __future__ import annotations

import io

import pytest
from PIL import Image

from render.boop.scenes import SCENES
from render.kit.png import LARGE, encode


@pytest.mark.parametrize("name", ["start", "busy"])
def test_what_is_written_can_be_read_back(name):
    picture = SCENES[name].picture()
    with Image.open(io.BytesIO(encode(picture))) as read:
        read.load()
        assert read.format == "PNG"
        assert read.mode == "P"
        assert read.size == picture.size
        assert read.tobytes() == picture.tobytes()
        assert read.convert("RGB").tobytes() == picture.convert("RGB").tobytes()


def test_what_comes_out_large_is_pressed_harder():
    noise = Image.effect_noise((600, 600), 8).convert("P")
    noise.putpalette(bytes(range(256)) * 3)
    fast_enough = encode(noise)
    with Image.open(io.BytesIO(fast_enough)) as read:
        assert read.tobytes() == noise.tobytes()
    assert len(fast_enough) > LARGE


def test_a_picture_in_full_colour_is_refused():
    with pytest.raises(ValueError, match="palette"):
        encode(Image.new("RGB", (2, 2)))
