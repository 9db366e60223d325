"""The pictures as they are meant to look, quarter size: `python -m tests.render.golden` rewrites.

Another Pillow or FreeType sets letters a little differently and may find another palette, so
pictures are not compared to the byte. Two measures bound the difference: its mean over the whole
picture (colours that drift), and its mean over the worst block of 16 pixels (something missing,
moved or wrong, however small a part of the picture it is).
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from render.gallery import every_scene

GOLDEN = Path(__file__).parent / "golden"
MEAN, WORST = 2.0, 40


def small(picture: Image.Image) -> Image.Image:
    return picture.convert("RGB").reduce(4)


def kept(name: str) -> Image.Image:
    with Image.open(GOLDEN / f"{name}.png") as picture:
        return picture.convert("RGB")


def distance(one: Image.Image, other: Image.Image) -> tuple[float, int]:
    """How far two small pictures are apart: in the mean, and in the worst block."""
    mean = ImageStat.Stat(ImageChops.difference(one, other)).mean
    blocks = ImageChops.difference(one.reduce(4), other.reduce(4))
    return max(mean), max(blocks.tobytes())


def alike(one: Image.Image, other: Image.Image) -> bool:
    mean, worst = distance(one, other)
    return mean <= MEAN and worst <= WORST


def main() -> None:
    for old in GOLDEN.glob("*.png"):
        old.unlink()
    GOLDEN.mkdir(exist_ok=True)
    scenes = every_scene()
    for name, scene in scenes.items():
        picture = small(scene.picture()).quantize(256, dither=Image.Dither.NONE)
        picture.save(GOLDEN / f"{name}.png", optimize=True)
    print(f"{len(scenes)} pictures in {GOLDEN}")


if __name__ == "__main__":
    main()
