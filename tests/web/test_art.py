"""The drawings a page keeps."""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.async_api import Browser as Chromium

from bot.platforms import web
from tests.web.stage import CHROMIUM

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]
ART = Path(web.__file__).parent / "static" / "art.js"
ALONE = 'import { recall, remember } from "./words.js";'
GROUND = """async ([source, parcels]) => {
  const art = await import("data:text/javascript," + encodeURIComponent(source));
  for (const parcel of parcels) art.take(Uint8Array.from(parcel).buffer);
  return (await art.groundOf({ tiles: ["a", "b"] })).map((tile) => tile.width);
}"""


def parcel(*told: tuple[object, ...]) -> list[int]:
    """What a server sends: each drawing by its name, and what it lies over."""
    file = BytesIO()
    Image.new("RGB", (60, 40)).save(file, "WEBP", lossless=True)
    head = [(name, len(file.getvalue()), *over) for name, *over in told]
    return [*json.dumps(head).encode(), *b"\n", *file.getvalue() * len(told)]


def over(name: str, below: str) -> tuple[object, ...]:
    """A drawing of which only what is new in it is sent."""
    return name, 0, 0, 60, 40, [[below, 0, 0]]


async def test_a_drawing_that_is_sent_again_never_lies_over_one_that_lies_over_it(
    chromium: Chromium,
):
    # A server that has forgotten what it sent knows only what is shown now, and patches that.
    source = ART.read_text(encoding="utf-8")
    assert ALONE in source
    page = await chromium.new_page()
    sent = [parcel(("a",), over("b", "a")), parcel(over("a", "b"))]
    widths = await page.evaluate(GROUND, [source.replace(ALONE, ""), sent])
    await page.close()
    assert widths == [60, 60]
