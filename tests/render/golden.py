"""The pictures as they are meant to look, quarter size: `python -m tests.render.golden` renews.

Another Pillow or FreeType sets letters a little differently and may find another palette, so
pictures are not compared to the byte. Two measures bound the difference: its mean over the whole
picture (colours that drift), and its mean over the worst block of 16 pixels (something missing,
moved or wrong, however small a part of the picture it is).
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from render.gallery import every_scene
from render.scenes import Scene

GOLDEN = Path(__file__).parent / "golden"
MEAN, WORST = 2.0, 40


def small(picture: Image.Image) -> Image.Image:
    return picture.convert("RGB").reduce(4)


def kept(name: str, folder: Path = GOLDEN) -> Image.Image:
    with Image.open(folder / f"{name}.png") as picture:
        return picture.convert("RGB")


def distance(one: Image.Image, other: Image.Image) -> tuple[float, int]:
    """How far two small pictures are apart: in the mean, and in the worst block."""
    mean = ImageStat.Stat(ImageChops.difference(one, other)).mean
    blocks = ImageChops.difference(one.reduce(4), other.reduce(4))
    return max(mean), max(blocks.tobytes())


def alike(one: Image.Image, other: Image.Image) -> bool:
    if one.size != other.size:
        return False
    mean, worst = distance(one, other)
    return mean <= MEAN and worst <= WORST


def renew(scenes: Mapping[str, Scene], folder: Path) -> list[str]:
    """Write the pictures that are not as they are kept, and take away those without a scene."""
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.png"):
        if old.stem not in scenes:
            old.unlink()
    changed = []
    for name, scene in scenes.items():
        file, picture = folder / f"{name}.png", small(scene.picture())
        if not file.exists() or not alike(picture, kept(name, folder)):
            changed.append(name)
            picture.quantize(256, dither=Image.Dither.NONE).save(file, optimize=True)
    return changed


def main() -> None:
    print("\n".join(renew(every_scene(), GOLDEN)) or "They are all as they were.")


if __name__ == "__main__":
    main()
