"""Every kind of picture on one sheet and one by one: `python -m render.gallery [folder]`."""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path

from PIL import Image

from render.kit import cats, frames
from render.kit.png import encode
from render.kit.theme import DEFAULT
from render.kit.type import lettering
from render.scenes import SCENES, Scene


def every_scene() -> dict[str, Scene]:
    """The scenes of all games, each under its game's name and its own."""
    return {
        f"{game} {name}": scene for game, scenes in SCENES.items() for name, scene in scenes.items()
    }


def sprites() -> Image.Image:
    """The cats of every seat and what the games share."""
    size = 150
    kinds = (cats.kitten, cats.cat, cats.portrait)
    sheet = Image.new("RGBA", (size * (len(DEFAULT.coats) + 1), size * len(kinds)), DEFAULT.page)
    for (column, coat), (row, kind) in product(enumerate(DEFAULT.coats), enumerate(kinds)):
        sheet.alpha_composite(kind(coat, DEFAULT, size), (column * size, row * size))
    at = size * len(DEFAULT.coats) + size // 4, size // 4
    sheet.alpha_composite(frames.crown(DEFAULT, size // 2), at)
    return sheet.convert("RGB")


def contact_sheet(pictures: dict[str, Image.Image]) -> Image.Image:
    """All pictures, small, with their names."""
    columns, gap, size = 5, 16, DEFAULT.small_text
    across = max(picture.width for picture in pictures.values()) * 9 // 20
    down = max(picture.height for picture in pictures.values()) * 9 // 20
    rows = -(-len(pictures) // columns)
    family = sprites()
    wide = columns * (across + gap) + gap
    high = rows * (down + gap + 40) + gap
    sheet = Image.new("RGBA", (wide, high + family.height + gap), DEFAULT.panel)
    for n, (name, picture) in enumerate(pictures.items()):
        left = gap + n % columns * (across + gap)
        top = gap + n // columns * (down + gap + 40)
        sheet.alpha_composite(lettering(name, size, DEFAULT.panel_text, DEFAULT), (left, top))
        width, height = (side * 9 // 20 for side in picture.size)
        small = picture.convert("RGBA").resize((width, height), Image.Resampling.LANCZOS)
        sheet.alpha_composite(small, (left, top + 40))
    sheet.paste(family, ((wide - family.width) // 2, high))
    return sheet.convert("RGB")


def main(folder: Path) -> None:
    """Write everything into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {name: scene.picture() for name, scene in every_scene().items()}
    for name, picture in pictures.items():
        (folder / f"{name}.png").write_bytes(encode(picture))
    contact_sheet(pictures).save(folder / "contact sheet.png")
    sys.stdout.write(f"{len(pictures) + 1} pictures in {folder}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "gallery"))
