"""Places that are too small for a finger can be brought nearer, and the table stays where it is."""

from __future__ import annotations

import random

import pytest
from playwright.async_api import Page, ViewportSize, expect

from tests.bench.frames import chooser
from tests.web.stage import CHROMIUM, say
from tests.web.test_in_sight import ASKED, NEXT
from tests.web.whole import Table

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]
SMALL: ViewportSize = {"width": 360, "height": 640}
FINGER = 43.5
"""Pixels, as far as a browser rounds."""
LEAST = """() => Math.min(...[...document.querySelectorAll("#board .spot")].map((spot) => {
  const { width, height } = spot.getBoundingClientRect();
  return Math.min(width, height);
}))"""
BOXES = """() => ["#ask", "#board", ".window"].map((name) => {
  const { left, top, width, height } = document.querySelector(name).getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
})"""


async def crowded(table: Table) -> Page:
    """A table of If It Fits whose places are small on a small phone, when Ann is asked."""
    dice = random.Random("b")
    table.seed, table.chooses = "spots b", chooser("b")
    page = await table.page("Ann", reduced_motion="reduce")
    await say(page, "/new fits alone")
    await page.set_viewport_size(SMALL)
    for _ in range(40):
        await page.wait_for_function(ASKED)
        places = await page.locator("#board .spot").count()
        if (
            places
            and await page.evaluate(LEAST) < 32
            and await page.locator("#board .again").count() == 0
        ):
            return page
        await page.evaluate(NEXT, dice.random())
    raise AssertionError("no place ever became small")


async def test_small_places_are_brought_nearer_and_the_whole_table_back(table: Table):
    page = await crowded(table)
    nearer = page.get_by_role("button", name="Bring the places nearer")
    await expect(nearer).to_have_attribute("aria-pressed", "false")
    asked, board, _ = await page.evaluate(BOXES)
    await nearer.click()
    await expect(nearer).to_have_attribute("aria-pressed", "true")
    assert await page.evaluate(LEAST) >= FINGER
    moved, grown, window = await page.evaluate(BOXES)
    assert (moved, window) == (asked, board)
    assert grown[2] > 1.3 * board[2]
    await page.wait_for_timeout(400)
    await page.locator("#board .spot").last.click()
    tapped = page.locator("#board :is(.again, .chosen:not([hidden]))")
    await expect(tapped).to_be_in_viewport()
    assert await tapped.evaluate("node => node.getBoundingClientRect().width") >= FINGER
    await nearer.click()
    await expect(tapped).to_be_in_viewport()
    assert (await page.evaluate(BOXES))[1][2:] == board[2:]
    await expect(nearer).to_have_attribute("aria-pressed", "false")


async def test_another_table_is_shown_as_a_whole_and_large_places_need_no_loupe(table: Table):
    page = await crowded(table)
    nearer = page.get_by_role("button", name="Bring the places nearer")
    await nearer.click()
    await page.locator("#tab-chat").click()
    await say(page, "/new boop")
    await expect(page.locator("#lobby h2")).to_be_visible()
    _, _, window = await page.evaluate(BOXES)
    assert window == [0, 0, 0, 0], "there is a frame around no board"
    await say(page, "/new boop computer")
    await expect(page.locator("#board .spot")).to_have_count(36)
    await expect(nearer).to_be_hidden()
    _, board, window = await page.evaluate(BOXES)
    assert board[2] > 300
    assert window == [0, 0, 0, 0], "there is a frame around a whole board"


async def test_the_other_picture_is_shown_as_a_whole(table: Table):
    page = await crowded(table)
    await page.get_by_role("button", name="Bring the places nearer").click()
    await page.locator("#beside").click()
    await page.wait_for_function("() => document.querySelector('.window.near') === null")
    _, board, _ = await page.evaluate(BOXES)
    assert board[2] <= 360
