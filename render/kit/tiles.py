"""Palette tiles: drawn once in full colour, pressed into one palette, and then only pasted.

Scaling and quantising are what pictures cost. Both happen here, once for each tile; after that a
picture is a few dozen copies of rows of bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from PIL import Image, ImageChops, ImageStat

Spot: TypeAlias = tuple[int, int]

COLOURS = 64
"""Of a palette: two bits of a byte are left to say under which tint a pixel lies."""
BANDS = ((8, 96), (96, 176), (176, 200))
"""The alphas of a sprite's three tints; below them a pixel is clear, above them opaque."""


def laid(sprite: Image.Image, ground: Image.Image, at: Spot = (0, 0)) -> Image.Image:
    """A sprite on an opaque ground, in full colour."""
    picture = ground.convert("RGBA")
    picture.alpha_composite(sprite, at)
    return picture


class Rest(Protocol):
    """Something ready for pasting."""

    def lay(self, picture: Image.Image, corner: Spot) -> None:
        """Paste it with its left upper corner on a point."""


@dataclass(frozen=True, slots=True)
class Tile:
    """An opaque piece of a palette picture, with what shows around a sprite on it."""

    image: Image.Image

    def lay(self, picture: Image.Image, corner: Spot) -> None:
        """Paste it with its left upper corner on a point."""
        picture.paste(self.image, corner)


@dataclass(frozen=True, slots=True)
class Stack:
    """Several things above each other, each so far from the common corner."""

    parts: Sequence[tuple[Spot, Rest]]

    def lay(self, picture: Image.Image, corner: Spot) -> None:
        """Paste them with their common left upper corner on a point."""
        for (right, down), part in self.parts:
            part.lay(picture, (corner[0] + right, corner[1] + down))


@dataclass(frozen=True, slots=True)
class Glass:
    """A translucent sprite for palette pictures.

    Its translucent pixels are sorted into three tints. A tint stands in the two high bits of a
    byte, the colour below in the six low ones, and a table says for each byte what is seen: no
    blending is left for the moment of painting.
    """

    tints: Image.Image
    table: bytes
    solid: Image.Image
    solid_mask: Image.Image

    def lay(self, picture: Image.Image, corner: Spot) -> None:
        """Paste it with its left upper corner on a point."""
        (left, top), (width, height) = corner, self.solid.size
        below = picture.crop((left, top, left + width, top + height)).tobytes()
        under = ImageChops.add(Image.frombytes("L", self.solid.size, below), self.tints)
        tinted = under.tobytes().translate(self.table)
        picture.paste(Image.frombytes("P", self.solid.size, tinted), corner)
        picture.paste(self.solid, corner, self.solid_mask)


@dataclass(frozen=True, slots=True, eq=False)
class Palette:
    """The colours of every picture of a game; two palettes are the same only if they are one."""

    colours: Image.Image
    """A picture whose palette it is."""

    @classmethod
    def of(cls, sheet: Image.Image, colours: int = COLOURS) -> Palette:
        """The palette that serves a sheet of everything that is ever drawn.

        Where nothing is laid under glass there may be more colours.
        """
        method = Image.Quantize.MEDIANCUT
        return cls(sheet.convert("RGB").quantize(colours, method=method, kmeans=2))

    def press(self, picture: Image.Image) -> Image.Image:
        """An opaque picture in these colours; not dithered, so that areas stay flat and small."""
        flat = picture.convert("RGB")
        return flat.quantize(palette=self.colours, dither=Image.Dither.NONE)

    def glass(self, sprite: Image.Image) -> Glass:
        """A sprite with an alpha channel, ready for pasting."""
        alpha, flat = sprite.getchannel("A"), sprite.convert("RGB")
        tints, table = Image.new("L", sprite.size), bytearray(range(COLOURS))
        for number, (low, high) in enumerate(BANDS, start=1):
            band = alpha.point([255 * (low <= a < high) for a in range(256)])
            tints.paste(COLOURS * number, mask=band)
            table += self._under(flat, ImageChops.multiply(alpha, band), band)
        solid_mask = alpha.point([255 * (a >= BANDS[-1][1]) for a in range(256)])
        return Glass(tints, bytes(table), self.press(sprite), solid_mask)

    def _under(self, flat: Image.Image, alpha: Image.Image, band: Image.Image) -> bytes:
        """What each colour becomes under the band's average tint."""
        if band.getbbox() is None:
            return bytes(range(COLOURS))
        means = (*ImageStat.Stat(flat, band).mean, *ImageStat.Stat(alpha, band).mean)
        swatches = Image.new("P", (COLOURS, 1))
        swatches.putpalette(self.colours.getpalette("RGB") or ())
        swatches.putdata(range(COLOURS))
        tint = Image.new("RGBA", swatches.size, tuple(map(round, means)))
        return self.press(laid(tint, swatches.convert("RGB"))).tobytes()
