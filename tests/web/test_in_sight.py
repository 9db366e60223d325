"""What is asked of somebody stands in the window beside the board, whatever they have begun."""

from __future__ import annotations

import random

import pytest
from playwright.async_api import Page, expect

from bot.games.guides import GUIDES
from tests.bench.frames import chooser
from tests.web.stage import CHROMIUM, DESKTOP, PHONE, say
from tests.web.whole import Table

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]
WINDOWS = (PHONE, (360, 640), (844, 390), DESKTOP)
PRESSES = 16
BEGIN = {"boop": "/new boop computer"}
"""How one begins where not with computers alone."""
# A sentence that goes by itself goes at once here.
HIDDEN = """() => {
  for (const note of document.querySelectorAll(".toast")) note.click();
  for (const id of ["room", "ask", "stage"]) document.getElementById(id).scrollTop = 0;
  const asked = "#prompt, #deeds button, #deeds .dial, #board .again";
  const shown = [...document.querySelectorAll(asked)].filter((node) => node.checkVisibility());
  const hidden = shown.filter((node) => {
    const { left, top, right, bottom, width, height } = node.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    const within = (edge, most) => edge >= -0.5 && edge <= most + 0.5;
    const inside = [left, right].every((edge) => within(edge, innerWidth))
      && [top, bottom].every((edge) => within(edge, innerHeight));
    return !inside || !(node.contains(at) || at?.contains(node));
  });
  return [shown.length, hidden.map((node) => node.textContent || node.ariaLabel)];
}"""
NEXT = """(which) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const free = (selector) => all(selector).filter((node) => node.checkVisibility());
  const sure = free("#board .again, #deeds .success");
  const ways = free("#board .spot, #deeds button:not(.danger)");
  const node = sure[0] ?? ways[Math.floor(which * ways.length)];
  if (node === undefined) return false;
  for (const each of [node, document.getElementById("deeds")]) each.changed = -Infinity;
  node.click();
  return true;
}"""
"""Press what does what was begun, or else anything, however soon; whether there was anything."""
OVER = """() => document.querySelector("#deeds [data-data*='.rematch.']") !== null"""
ASKED = f"""() => (({OVER})() || document.querySelector("#signs .own.turn") !== null)
  && document.querySelector("#room [aria-disabled=true]") === null
  && [...document.querySelectorAll("#board .spot, #deeds button:not(.danger)")].some(
    (node) => node.checkVisibility())"""


async def hidden(page: Page) -> dict[tuple[int, int], list[str]]:
    """What is asked and not seen on windows of all sizes."""
    found = {}
    for wide, high in WINDOWS:
        await page.set_viewport_size({"width": wide, "height": high})
        await page.wait_for_function(
            "([w, h]) => innerWidth === w && innerHeight === h", arg=[wide, high]
        )
        shown, away = await page.evaluate(HIDDEN)
        assert shown > 0
        if away:
            found[wide, high] = away
    return found


@pytest.mark.parametrize("locale", [pytest.param("en-GB", marks=pytest.mark.slow), "hu-HU"])
@pytest.mark.parametrize("game", GUIDES)
async def test_what_is_asked_is_seen_beside_the_board_on_every_window(
    table: Table, game: str, locale: str
):
    dice = random.Random(game)
    table.seed, table.chooses = f"in sight of {game}", chooser(game)
    page = await table.door(locale=locale, reduced_motion="reduce")
    await page.locator("#enter .primary").click()
    await say(page, BEGIN.get(game, f"/new {game} alone"))
    begun = 0
    for _ in range(PRESSES):
        await page.wait_for_function(ASKED)
        assert await hidden(page) == {}
        if await page.evaluate(OVER):
            break
        await page.wait_for_function(ASKED)  # a smaller window may have folded what was asked
        begun += await page.locator("#board .again, #deeds .success").count() > 0
        await page.wait_for_function(NEXT, arg=dice.random())
    assert begun > 3


NARROW = {"width": PHONE[0], "height": PHONE[1]}
LAST_TOLD = """() => {
  const pane = document.getElementById("part-moves").getBoundingClientRect();
  const last = document.querySelector("#moves li:last-child").getBoundingClientRect();
  return last.bottom <= pane.bottom + 0.5 && Math.min(last.bottom - pane.top, last.height) > 20;
}"""


async def test_the_last_move_is_read_beside_a_tall_table_on_a_phone(table: Table):
    table.seed, dice = "in sight of house", random.Random("told")
    page = await table.door(locale="hu-HU", reduced_motion="reduce", viewport=NARROW)
    await page.locator("#enter .primary").click()
    await say(page, "/new house alone")
    while await page.locator("#moves li").count() < 3:
        await page.wait_for_function(ASKED)
        await page.wait_for_function(NEXT, arg=dice.random())
    await page.wait_for_function(LAST_TOLD)
    await page.locator("#text-board summary").click()
    await page.evaluate(NEXT, dice.random())
    await page.wait_for_function(ASKED)
    await expect(page.locator("#sketch")).to_be_in_viewport()
