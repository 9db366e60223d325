"""The panels above the bed: what each seat has in its pool."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from PIL import Image

from engines.values import Seat
from render.kit.panels import Dress, Panel, Shape, lay_panel
from render.kit.theme import Coat, Theme
from render.kit.tiles import laid
from render.kit.tokens import Pen
from render.kit.type import lettering
from render.painter import Pixels

Icon: TypeAlias = Callable[[Coat, Theme, int], Image.Image]

ICON: Final = 62
SHAPE: Final = Shape(
    size=(416, 128),
    margin=18,
    head=96,
    head_at=(16, 13),
    badge_at=(76, 76),
    crown=46,
    crown_at=(41, 3),
    text=126,
    name=21,
    label=17,
    label_room=163,
)


@dataclass(frozen=True, slots=True)
class Stock:
    """Some pieces beside the bed; a count of None shows the piece alone, pale if not there."""

    icon: Icon
    count: int | None
    there: bool = True


def lay_pool(
    picture: Image.Image, at: tuple[int, int], panel: Panel, stocks: Sequence[Stock], pen: Pen
) -> list[Pixels]:
    """Paste a seat's panel with its pool; tells where each stock lies."""
    worn = lay_panel(picture, at, panel, SHAPE, pen)
    x, bottom = at[0] + SHAPE.text - 4, at[1] + SHAPE.size[1] - 12
    boxes = []
    for stock in stocks:
        tile = _stock(pen, panel.seat, stock, worn)
        picture.paste(tile, (x, bottom - tile.height))
        boxes.append((x, bottom - tile.height, x + tile.width, bottom))
        x += tile.width + 5
    return boxes


@lru_cache(maxsize=512)
def _stock(pen: Pen, seat: Seat, stock: Stock, worn: Dress) -> Image.Image:
    theme = pen.theme
    sprite = stock.icon(theme.coats[seat], theme, ICON)
    sprite = sprite.crop(sprite.getbbox())
    if not stock.there or stock.count == 0:
        sprite.putalpha(sprite.getchannel("A").point(lambda a: a * 2 // 5))
    digits = "" if stock.count is None else str(stock.count)
    count = lettering(digits, theme.count_text, worn.text, theme)
    ground = Image.new("RGB", (sprite.width + count.width + 6, ICON), worn.fill)
    tile = laid(sprite, ground, (0, ICON - sprite.height))
    tile.alpha_composite(count, (sprite.width + 3, ICON - count.height - 4))
    return pen.ink.press(tile)
