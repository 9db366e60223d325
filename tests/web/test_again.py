"""What happened since one's own last move is shown once more, also to who was not there to see."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.async_api import Page, expect

from tests.patience import PATIENCE
from tests.web.stage import CHROMIUM, hide, press, say
from tests.web.whole import Table, told

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]

# What is told, and how many pieces lay there when something else was told.
HEARING = """() => {
  globalThis.heard = [];
  document.addEventListener("DOMContentLoaded", () => {
    const prompt = document.getElementById("prompt");
    if (prompt === null) return;
    const pieces = () => document.querySelectorAll("#board .pieces img:not(.gone)").length;
    new MutationObserver(() => {
      if (heard.length > 0) heard.at(-1)[1] = pieces();
      heard.push([prompt.textContent, null]);
    }).observe(prompt, { childList: true });
  });
}"""
SHOWN = """texts => {
  const at = heard.findIndex(([text]) => text.startsWith(texts[0]));
  return at >= 0 && texts.every((text, after) => heard[at + after]?.[0].startsWith(text));
}"""
ANN, MOG = "Ann puts a kitten on c4.", "Mog puts a kitten on a1."
TURN = "Your turn: put a kitten"


async def shown(page: Page, *texts: str) -> None:
    """Wait until these were told in this order where it is asked what to do."""
    await page.wait_for_function(SHOWN, arg=texts, timeout=PATIENCE)


async def heard(page: Page) -> Sequence[str]:
    """What was told there."""
    return [text for text, _ in await page.evaluate("heard")]


async def listening(table: Table, name: str, **options: object) -> Page:
    """Somebody's page, of which it is written down what it tells."""
    page = await table.door(**options)
    await page.add_init_script(f"({HEARING})()")
    await page.reload()
    await page.get_by_label("What shall we call you?").fill(name)
    await page.get_by_role("button", name="Come in").click()
    return page


async def one_turn(table: Table) -> Page:
    """Ann has moved, and the computer."""
    page = await listening(table, "Ann")
    await say(page, "/new boop computer ghosts=off")
    await told(page, TURN)
    await say(page, "/m c4")
    await told(page, MOG)
    return page


async def two_people(table: Table) -> tuple[Page, Page]:
    """Ann and Bob at one table, and Ann has moved."""
    ann, bob = await listening(table, "Ann"), await table.page("Bob")
    await say(ann, "/new boop seats=2 ghosts=off")
    await press(bob.locator("#lobby"), "Join")
    await told(ann, TURN)
    await say(ann, "/m c4")
    await told(bob, TURN)
    return ann, bob


async def test_again_shows_what_happened_after_a_reload_and_after_a_restart(table: Table):
    page = await one_turn(table)
    for restart in (False, True):
        if restart:
            await table.close()
            await expect(page.get_by_text("The line is down.")).to_be_visible()
            await table.open()
            await expect(page.get_by_text("The line is down.")).to_be_hidden()
        await page.reload()
        await told(page, TURN)
        await page.get_by_role("button", name="↺ Again").click()
        await shown(page, ANN, MOG, TURN)
        counts = dict(await page.evaluate("heard"))
        assert (counts[ANN], counts[MOG]) == (1, 2)
        await expect(page.locator("#board .spot")).to_have_count(34)


async def test_who_comes_back_is_shown_what_others_did_meanwhile_once(table: Table):
    ann, bob = await two_people(table)
    await ann.goto("about:blank")
    await say(bob, "/m d4")
    await told(bob, "Ann to move")
    await ann.go_back()
    await shown(ann, "Bob puts a kitten on d4", TURN)
    await ann.reload()
    await told(ann, TURN)
    await expect(ann.get_by_role("button", name="↺ Again")).to_be_visible()
    assert all(text.startswith(TURN) for text in await heard(ann))


async def test_what_happens_behind_a_hidden_tab_is_shown_when_it_is_looked_at(table: Table):
    ann, bob = await two_people(table)
    await hide(ann, hidden=True)
    await say(bob, "/m d4")
    await told(ann, TURN)
    await ann.evaluate("heard.length = 0")
    await hide(ann, hidden=False)
    await shown(ann, "Bob puts a kitten on d4", TURN)


async def test_a_tap_ends_it_at_once_and_nobody_is_kept_from_moving(table: Table):
    page = await one_turn(table)
    await page.reload()
    await told(page, TURN)
    await page.clock.install()
    await page.get_by_role("button", name="↺ Again").click()
    await expect(page.locator("#prompt")).to_have_text(ANN)
    await expect(page.locator("#board .spot")).to_have_count(0)
    await page.locator("#board").click(position={"x": 5, "y": 5})
    await expect(page.locator("#prompt")).to_contain_text(TURN)
    await expect(page.locator("#board .spot")).to_have_count(34)


async def test_nothing_is_shown_unasked_to_whom_nothing_shall_move(table: Table):
    page = await listening(table, "Ann", reduced_motion="reduce")
    bob = await table.page("Bob")
    await say(page, "/new boop seats=2 ghosts=off")
    await press(bob.locator("#lobby"), "Join")
    await told(page, TURN)
    await say(page, "/m c4")
    await told(bob, TURN)
    await page.goto("about:blank")
    await say(bob, "/m d4")
    await told(bob, "Ann to move")
    await page.go_back()
    await told(page, TURN)
    assert all(text.startswith(TURN) for text in await heard(page))
    await page.get_by_role("button", name="↺ Again").click()
    await shown(page, ANN, "Bob puts a kitten on d4", TURN)


async def test_a_move_told_before_a_reload_unfolds_with_its_picture(table: Table):
    page = await one_turn(table)
    await page.reload()
    await page.get_by_role("button", name=ANN).click()
    await expect(page.locator(".mini .pieces img")).to_have_count(1)
