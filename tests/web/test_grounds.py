"""What a page makes of the drawings it is sent: the very pixels that were painted."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import AsyncIterator
from hashlib import blake2b
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
  await art.withGround(canvas, picture, (paint) => paint());
  return canvas.toDataURL();
}"""
AGAIN = """async ([parcels, pictures]) => {
  const art = await import("/art.js");
  for (const parcel of parcels) art.take(Uint8Array.from(parcel).buffer);
  const canvas = document.createElement("canvas");
  const drawn = [];
  const plain = CanvasRenderingContext2D.prototype.drawImage;
  CanvasRenderingContext2D.prototype.drawImage = function (...given) {
    if (this.canvas === canvas) drawn.push(given.slice(1));
    return plain.apply(this, given);
  };
  const counts = [];
  for (const picture of pictures) {
    await art.withGround(canvas, picture, (paint) => picture.left || paint());
    counts.push(drawn.splice(0));
  }
  CanvasRenderingContext2D.prototype.drawImage = plain;
  return counts;
}"""

# Some begin at once what keeps the thread for longer than a piece may; how often they make room.
MANY = """async () => {
  const { breathe } = await import("/breath.js");
  let rooms = 0;
  globalThis.scheduler.yield = () => (rooms += 1, new Promise((resolve) => setTimeout(resolve)));
  const work = async () => {
    await breathe();
    const end = performance.now() + 10;
    while (performance.now() < end);
  };
  await breathe();
  const before = rooms;
  await Promise.all([work(), work(), work(), work()]);
  return rooms - before;
}"""


@pytest_asyncio.fixture(loop_scope="module")
async def page(chromium: Browser) -> AsyncIterator[Page]:
    page, faults = await chromium.new_page(), list[str]()
    page.on("pageerror", lambda error: faults.append(str(error)))

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
    assert faults == []


def painted(height: int, down: int) -> Image.Image:
    """A ground with dots of its own in each row, on which what lies there has gone so far down."""
    image = Image.new("P", (90, height))
    image.putpalette([200, 150, 100, 20, 40, 60, 90, 90, 200])
    for row in range(height):
        image.putpixel(((row - down) * (row - down) % 89, row), 1 + (row < down))
    return image


def cut(image: Image.Image, name: str = "", columns: int = 2, rows: int = 3) -> Parts:
    """A ground in tiles."""
    empty = (Art("", b""),) * (columns * rows)
    tiles = list[Art]()
    for number, box in enumerate(boxes(Parts(image.size, empty, (), columns))):
        file = BytesIO()
        image.crop(box).save(file, "PNG")
        tiles.append(Art(f"{name}{image.size} {number}", file.getvalue()))
    return Parts(image.size, tuple(tiles), (), columns)


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


def strip(number: int) -> Image.Image:
    """Pixels nobody could guess."""
    body = b"".join(blake2b(f"strip {number} {part}".encode()).digest() for part in range(85))
    return Image.frombytes("P", (90, 60), bytes(byte % 3 for byte in body[: 90 * 60]))


async def test_a_picture_in_parts_of_older_ones_is_drawn_pixel_for_pixel(page: Page):
    drawings, clipped = Drawings(), 0
    for upper, lower in ((0, 1), (2, 1), (2, 3), (0, 3), (2, 0)):
        image = painted(120, 0)
        image.paste(strip(upper), (0, 0))
        image.paste(strip(lower), (0, 60))
        parts = cut(image, f"{upper} over {lower}", columns=1, rows=1)
        parcel = drawings.parcel(Post("sight.t2", "", Picture("a.png", b"", "", (), parts)))
        for _, _, *over in json.loads(parcel.partition(b"\n")[0]):
            clipped += sum(len(below) > 3 for below in (over[4] if over else ()))
        names = [art.name for art in parts.tiles]
        shown = {"width": 90, "height": 120, "columns": 1, "tiles": names, "pieces": []}
        drawn = await page.evaluate(DRAW, [b64encode(parcel).decode(), shown])
        seen = Image.open(BytesIO(b64decode(drawn.partition(",")[2])))
        assert seen.convert("RGB").tobytes() == image.convert("RGB").tobytes()
    assert clipped > 0


def parcel(*told: tuple[object, ...]) -> list[int]:
    """What a server sends: each drawing by its name, and what it lies over."""
    file = BytesIO()
    Image.new("RGB", (60, 40)).save(file, "WEBP", lossless=True)
    head = [(name, len(file.getvalue()), *over) for name, *over in told]
    return [*json.dumps(head).encode(), *b"\n", *file.getvalue() * len(told)]


def over(name: str, below: str) -> tuple[object, ...]:
    """A drawing of which only what is new in it is sent."""
    return name, 0, 0, 60, 40, [[below, 0, 0]]


def picture(*tiles: str, left: bool = False) -> dict[str, object]:
    """A ground of tiles below each other, which is `left` alone when it is ready."""
    return {"width": 60, "height": 40 * len(tiles), "columns": 1, "tiles": tiles, "left": left}


async def test_a_drawing_that_is_sent_again_never_lies_over_one_that_lies_over_it(page: Page):
    # A server that has forgotten what it sent knows only what is shown now, and patches that.
    sent = [parcel(("first",), over("second", "first")), parcel(over("first", "second"))]
    drawn = await page.evaluate(AGAIN, [sent, [picture("first", "second")]])
    assert drawn == [[[0, 0], [0, 40]]]


async def test_what_a_canvas_shows_already_is_not_drawn_again(page: Page):
    sent = [parcel(("a",), ("b",), ("c",))]
    shown = [
        picture("a", "b"),
        picture("a", "c"),
        picture("b", "c", left=True),
        picture("a", "c"),
        picture("a", "b", "c"),
    ]
    drawn = await page.evaluate(AGAIN, [sent, shown])
    assert drawn == [[[0, 0], [0, 40]], [[0, 40]], [], [], [[0, 0], [0, 40], [0, 80]]]


async def test_tiles_that_were_given_back_are_drawn_anew(page: Page):
    names = [f"tile {number}" for number in range(150)]
    sent = [parcel(*((name,) for name in names[:75]), *map(over, names[75:], names))]
    shown = [picture(name) for name in (*names, *names)]
    drawn = await page.evaluate(AGAIN, [sent, shown])
    assert drawn == [[[0, 0]]] * len(shown)


async def test_what_begins_at_once_is_done_in_tasks_of_its_own(page: Page) -> None:
    assert await page.evaluate(MANY) >= 3
