"""A browser that cannot draw a tile just now is asked once more."""

from __future__ import annotations

import pytest

from tests.web.stage import CHROMIUM, say
from tests.web.whole import Table

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]

ONCE = """() => {
  const plain = globalThis.createImageBitmap;
  globalThis.tried = 0;
  globalThis.createImageBitmap = async (...given) => {
    tried += 1;
    if (tried === 3) throw new Error("there is no memory just now");
    return plain(...given);
  };
}"""


async def test_a_tile_that_could_not_be_drawn_is_tried_once_more(table: Table):
    page = await table.door(reduced_motion="reduce")
    await page.evaluate(ONCE)
    await page.get_by_role("button", name="Come in").click()
    await say(page, "/new boop computer ghosts=off")
    await page.wait_for_function("() => document.querySelector('#board canvas')?.width > 300")
    assert await page.evaluate("tried") > 3
