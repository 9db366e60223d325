"""What a page makes of the drawings it is sent: the very pixels that were painted."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import AsyncIterator
from io import BytesIO

import pytest
import pytest_asyncio
from PIL import Image
from playwright.async_api import Browser, Page, Route

from bot.contract import Art, Parts, Picture, Post
from bot.platforms.web.frames.drawings import Drawings
from bot.platforms.web.frames.shifts import boxes
from bot.platforms.web.pages import STATIC
from tests.web.stage import CHROMIUM

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]
DRAW = """async ([parcel, picture]) => {
  const art = await import("/art.js");
  art.take(Uint8Array.from(atob(parcel), (letter) => letter.charCodeAt(0)));
  const canvas = document.createElement("canvas");
  art.paintGround(canvas, picture, await art.groundOf(picture));
  return canvas.toDataURL();
}"""


@pytest_asyncio.fixture(loop_scope="module")
async def page(chromium: Browser) -> AsyncIterator[Page]:
    page = await chromium.new_page()

    async def serve(route: Route) -> None:
        name = route.request.url.rpartition("/")[2]
        if name.endswith(".js"):
            await route.fulfill(path=STATIC / name, content_type="text/javascript")
        else:
            await route.fulfill(body="<!doctype html>", content_type="text/html")

    await page.route("**/*", serve)
    await page.goto("http://purrlor.test/")
    yield page
    await page.close()


def painted(height: int, down: int) -> Image.Image:
    """A ground with dots of its own in each row, on which what lies there has gone so far down."""
    image = Image.new("P", (90, height))
    image.putpalette([200, 150, 100, 20, 40, 60, 90, 90, 200])
    for row in range(height):
        image.putpixel(((row - down) * (row - down) % 89, row), 1 + (row < down))
    return image


def cut(image: Image.Image) -> Parts:
    """A ground in two tiles by three."""
    empty = Art("", b"")
    tiles = list[Art]()
    for number, box in enumerate(boxes(Parts(image.size, (empty,) * 6, (), 2))):
        file = BytesIO()
        image.crop(box).save(file, "PNG")
        tiles.append(Art(f"{image.size} {number}", file.getvalue()))
    return Parts(image.size, tuple(tiles), (), 2)


async def test_a_picture_that_grew_is_drawn_pixel_for_pixel(page: Page):
    drawings, patches = Drawings(), 0
    for height, down in ((100, 0), (137, 37), (151, 51), (120, 51), (131, 51)):
        image = painted(height, down)
        parts = cut(image)
        parcel = drawings.parcel(Post("sight.t1", "", Picture("a.png", b"", "", (), parts)))
        patches += parcel.partition(b"\n")[0].count(b"[[")
        names = [art.name for art in parts.tiles]
        told = {"width": 90, "height": height, "columns": 2, "tiles": names, "pieces": []}
        drawn = await page.evaluate(DRAW, [b64encode(parcel).decode(), told])
        seen = Image.open(BytesIO(b64decode(drawn.partition(",")[2])))
        assert seen.convert("RGB").tobytes() == image.convert("RGB").tobytes()
    assert patches > 12
