"""How large everything is on windows of many sizes: the board, what is pressed, what is covered."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page, expect

from bot.games.guides import GUIDES
from tests.web.stage import CHROMIUM, DESKTOP, PHONE, say
from tests.web.whole import Table

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]
BEGUN = {"boop": "/new boop computer"}
"""How one begins where not with computers alone."""
SMALL_PHONE, ON_ITS_SIDE = (360, 640), (844, 390)
ZOOMED = {"desktop": (640, 400), "phone": (195, 422)}
"""What is left of windows when everything is twice as large."""
FINGER = 44
SEEN = """() => {
  const box = (node) => node.getBoundingClientRect();
  const shown = [...document.querySelectorAll("button:not(.spot), summary, input")].filter(
    (node) => node.checkVisibility() && box(node).width > 1,
  );
  const named = (node) => `${node.id || node.className} ${node.textContent.trim()}`;
  const covered = (node) => {
    node.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = box(node);
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return at === null || !node.contains(at);
  };
  const { width, height } = box(document.getElementById("board"));
  document.getElementById("room").scrollTop = 0;
  const found = {
    wide: width / innerWidth,
    high: height / innerHeight,
    long: Math.max(width, height),
    beyond: document.documentElement.scrollWidth - innerWidth,
    small: shown.filter((node) => Math.min(box(node).width, box(node).height) < 43.5).map(named),
    top: box(document.getElementById("board")).top,
    asked: shown.filter((node) => node.closest("#ask")).length,
    covered: shown.filter((node) => node.closest("#ask") && covered(node)).map(named),
  };
  document.getElementById("room").scrollTop = 0;
  return found;
}"""


async def seen(page: Page, size: tuple[int, int]) -> dict[str, Any]:
    """What is measured on a window of a size."""
    await page.set_viewport_size({"width": size[0], "height": size[1]})
    await page.wait_for_function("width => innerWidth === width", arg=size[0])
    found: dict[str, Any] = await page.evaluate(SEEN)
    return found


WINDOWS = (PHONE, SMALL_PHONE, ON_ITS_SIDE, DESKTOP, *ZOOMED.values())


async def test_all_that_may_be_played_can_be_reached(table: Table):
    page = await table.page("Ann", reduced_motion="reduce")
    await expect(page.locator("#hero button").first).to_be_visible()
    for size in WINDOWS:
        found = await seen(page, size)
        assert found["beyond"] <= 0, size
        assert found["small"] == [], size
        # N.B. what lies above the beginning of what can be scrolled is seen by nobody.
        above = "node => { node.scrollTop = 0; return node.getBoundingClientRect().top }"
        await page.locator("#stage").evaluate("node => { node.scrollTop = 0; }")
        assert await page.locator("#hero").evaluate(above) >= 0, size


async def test_a_table_taller_than_a_phone_is_as_wide_as_it(table: Table):
    page = await table.page("Ann", reduced_motion="reduce")
    await say(page, BEGUN["boop"])
    await expect(page.locator("#board .spot").first).to_be_visible()
    for size in (PHONE, SMALL_PHONE):
        await seen(page, size)
        for node in ("room", "board"):
            tall = "node => node.style.setProperty('--ratio', '0.557')"
            await page.locator(f"#{node}").evaluate(tall)
        found = await seen(page, size)
        assert found["wide"] >= 0.96, size
        assert found["top"] >= 0, size
        assert found["beyond"] <= 0, size
        foot = """board => {
          const room = document.getElementById("room");
          room.scrollTop = room.scrollHeight;
          return innerHeight - board.getBoundingClientRect().bottom;
        }"""
        assert 0 < await page.locator("#board").evaluate(foot) < size[1] / 2, size


@pytest.mark.parametrize("game", GUIDES)
async def test_a_board_fills_its_window_and_nothing_covers_what_is_asked(table: Table, game: str):
    page = await table.page("Ann", reduced_motion="reduce")
    await say(page, BEGUN.get(game, f"/new {game} alone"))
    await expect(page.locator("#board .spot").first).to_be_visible()
    # N.B. a finger that comes down sooner set out for what lay there before, a lesson for one.
    await page.wait_for_timeout(400)
    await page.locator("#tab-moves").click()
    for size in WINDOWS:
        found = await seen(page, size)
        assert found["beyond"] <= 0, size
        assert found["small"] == [], size
        assert found["asked"] > 2, size
        assert found["covered"] == [], size
        if size in (PHONE, SMALL_PHONE):
            assert found["wide"] >= 0.96, size
        elif size == ON_ITS_SIDE:
            assert found["high"] >= 0.9, size
        elif size == DESKTOP:
            assert found["long"] >= 600, size


BIDDING = """() => {
  for (const id of ["room", "ask"]) document.getElementById(id).scrollTop = 0;
  const all = [...document.querySelectorAll("#prompt, #deeds button, #deeds .dial")];
  const shown = all.filter((node) => node.checkVisibility());
  const hidden = (node) => {
    const { left, top, right, bottom, width, height } = node.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return !inside || !(node.contains(at) || at?.contains(node));
  };
  const small = (node) => {
    const { width, height } = node.getBoundingClientRect();
    return node.matches("button") && Math.min(width, height) < 43.5;
  };
  const wrong = shown.filter((node) => hidden(node) || small(node));
  return [shown.length, wrong.map((node) => node.outerHTML)];
}"""


async def test_every_bid_is_there_without_scrolling_on_any_window(table: Table):
    page = await table.page("Ann", reduced_motion="reduce")
    await say(page, "/new sack alone")
    await expect(page.locator("#board .spot").first).to_be_visible()
    await say(page, "/m cat5")
    go, prompt = page.locator("#deeds .dial .go"), page.locator("#prompt")
    await expect(go).to_be_visible()
    slider = page.get_by_role("slider", name="How many")
    for size in WINDOWS:
        await seen(page, size)
        shown, wrong = await page.evaluate(BIDDING)
        assert shown > 5, size
        assert wrong == [], size
        await slider.press("End")
        await expect(go).to_have_text("Bid 15")
        await expect(slider).to_have_attribute("aria-valuetext", "Bid 15")
        await slider.press("Home")
        await expect(go).to_have_text("Bid 2")
        await page.get_by_role("button", name="More").click()
        await expect(go).to_have_text("Bid 3")
        await slider.press("Enter")
        await expect(prompt).to_contain_text("Bid 3")
        await page.get_by_role("button", name="Back").press("Enter")
        await expect(go).to_have_text("Bid 3")
