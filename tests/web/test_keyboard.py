"""Whole games on the page by keyboard alone."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.async_api import Error, Page, expect

from tests.web.stage import CHROMIUM, asked
from tests.web.whole import Table, told

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]
STOPS = 40
"""So many times one may have to press Tab to get anywhere."""
CELLS = ("a3", "f4", "f5", "b1", "b4", "e5", "a6", "e6", "a5", "e2", "e2")
"""Where kittens go until a position has come for the third time, which is a draw."""


async def tab_to(page: Page, part: str) -> None:
    """Press Tab until the keyboard is in a part of the page."""
    within = f"document.querySelector('{part}')?.contains(document.activeElement) ?? true"
    for _ in range(STOPS):
        if await page.evaluate(within):
            return
        await page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {part}")


async def begun(page: Page, line: str) -> None:
    await tab_to(page, "#line")
    await page.keyboard.type(line)
    await page.keyboard.press("Escape")
    await page.keyboard.press("Enter")


async def test_a_game_is_typed_and_entered_to_its_end(table: Table):
    page = await table.page("Ann", reduced_motion="reduce")
    await begun(page, "/new boop computer ghosts=off")
    await told(page, "Your turn: put a kitten")
    await tab_to(page, "#board .spots")
    for cell in CELLS:
        await expect(page.locator("#board .spot[tabindex='0']")).to_be_focused()
        await page.keyboard.type(cell)
        await expect(page.locator("#board .spot:focus")).to_have_attribute(
            "aria-label", re.compile(f"{cell}$")
        )
        await page.keyboard.press("Enter")
        await expect(page.locator("#board .again")).to_be_focused()
        await page.keyboard.press("Enter")
        await expect(page.locator("#board .again")).to_have_count(0)
    rematch = asked(page).get_by_role("button", name="Rematch")
    await expect(rematch).to_be_visible()
    await tab_to(page, "#deeds")
    await expect(rematch).to_be_focused()


STATE = """() => {
  const active = document.activeElement;
  const shown = [...document.querySelectorAll("#board .spot, #deeds button")];
  const back = (node) => /\\.pad\\.$/.test(node.dataset.data);
  return {
    over: shown.some((node) => /\\.rematch\\./.test(node.dataset.data)),
    asked: document.querySelector("#signs .own.turn") !== null,
    busy: shown.some((node) => node.getAttribute("aria-disabled") === "true"),
    spots: document.querySelectorAll("#board .spot").length,
    deeds: document.querySelectorAll("#deeds button").length,
    again: active.matches("#board .again, #deeds .success"),
    on: active.matches("#board .spot") ? "spot" : active.matches("#deeds button") ? "deed" : "",
    said: document.getElementById("toasts").textContent,
    at: `${active.tagName} ${active.id} ${active.className}`,
    back: active.matches("#deeds button") && back(active),
    mark: [document.getElementById("prompt").textContent,
      document.querySelectorAll("#moves li").length,
      ...shown.map((node) => node.dataset.data + node.className)].join(),
  };
}"""
READY = f"""old => {{
  const now = ({STATE})();
  return now.mark !== old && !now.busy && (now.over || (now.asked && now.on !== ""));
}}"""
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
WALKED = 4
PRESSES = 1500
PACE = 250
"""Milliseconds: nobody presses so fast that the bot asks them to slow down."""


async def ready(page: Page, old: str = "") -> dict[str, Any]:
    """Where things stand once the keyboard is where somebody is asked for something."""
    try:
        await page.wait_for_function(READY, arg=old)
    except Error:
        raise AssertionError(f"the keyboard is lost: {await page.evaluate(STATE)}") from None
    found: dict[str, Any] = await page.evaluate(STATE)
    return found


async def choose(page: Page, now: dict[str, Any], dice: random.Random) -> None:
    """Walk to something that can be pressed: places by arrows, buttons by Tab."""
    if now["again"]:
        return
    if now["on"] == "spot":
        for _ in range(dice.randrange(WALKED)):
            await page.keyboard.press(dice.choice(ARROWS))
        return
    for _ in range(dice.randrange(now["deeds"]) if now["spots"] == 0 else 0):
        await page.keyboard.press("Tab")
    while (here := await page.evaluate(STATE))["back"] or here["on"] != "deed":
        await page.keyboard.press("Shift+Tab")


@pytest.mark.parametrize(
    "line",
    [
        "/new lanterns alone",
        *(
            pytest.param(line, marks=pytest.mark.slow)
            for line in (
                "/new knots alone",
                "/new boop computer",
                "/new house alone",
                "/new sack alone",
                "/new fits alone",
                "/new nine alone",
            )
        ),
    ],
)
async def test_a_game_is_played_by_keyboard_and_focus_stays_where_the_work_is(
    table: Table, line: str
):
    dice = random.Random(line)
    page = await table.page("Ann", reduced_motion="reduce")
    await begun(page, line)
    await expect(page.locator("#board .spot, #deeds button").first).to_be_visible()
    await tab_to(page, "#board .spots" if await page.locator(".spot").count() else "#deeds")
    now = await ready(page)
    for _ in range(PRESSES):
        await choose(page, now, dice)
        await page.keyboard.press("Enter")
        await page.wait_for_timeout(PACE)
        now = await ready(page, now["mark"])
        if now["over"]:
            return
    raise AssertionError("it does not end")
