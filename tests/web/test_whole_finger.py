"""A press counts for what lay under the finger, also while others make buttons come and go."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, Page, expect

from tests.web.stage import CHROMIUM, PHONE, press, say
from tests.web.whole import Table, told

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]
ON_A_PHONE = {"viewport": {"width": PHONE[0], "height": PHONE[1]}}


async def lobby(table: Table, **options: object) -> tuple[Page, Page]:
    """Ann and Bob, who sit before a table of three at least."""
    ann, bob = await table.page("Ann", **options), await table.page("Bob")
    await say(ann, "/new sack seats=5")
    await told(bob, "Ann")
    await press(bob.locator("#lobby"), "Join")
    await told(ann, "Bob")
    cid = await table.page("Cid")
    await press(cid.locator("#lobby"), "Join")
    await told(ann, "Cid")
    await told(bob, "Cid")
    await ann.wait_for_timeout(400)
    return ann, bob


async def still(page: Page) -> None:
    """From now on everything happens at one moment, and nothing has just changed yet."""
    await page.wait_for_timeout(400)
    await page.evaluate("() => { const now = performance.now(); performance.now = () => now; }")


async def middle(button: Locator) -> tuple[float, float]:
    """Where one presses it."""
    await expect(button).to_be_visible()
    box = await button.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("options", [{}, ON_A_PHONE], ids=["desktop", "phone"])
async def test_start_is_pressed_although_somebody_joins_under_the_finger(table: Table, options):
    ann, _ = await lobby(table, **options)
    await ann.mouse.move(*await middle(ann.locator("#lobby").get_by_role("button", name="Start")))
    await ann.mouse.down()
    await press((await table.page("Dan")).locator("#lobby"), "Join")
    await told(ann, "Dan")
    await ann.mouse.up()
    await told(ann, "choose a card")


@pytest.mark.parametrize("options", [{}, ON_A_PHONE], ids=["desktop", "phone"])
async def test_start_is_pressed_although_somebody_has_only_just_joined(table: Table, options):
    ann, _ = await lobby(table, **options)
    start = await middle(ann.locator("#lobby").get_by_role("button", name="Start"))
    dan = await table.page("Dan")
    await still(ann)
    await press(dan.locator("#lobby"), "Join")
    await told(ann, "Dan")
    await ann.mouse.click(*start)
    await told(ann, "choose a card")


@pytest.mark.parametrize(
    ("locale", "says"),
    [("en-GB", "The buttons have just changed"), ("hu-HU", "Épp most változtak a gombok")],
)
async def test_what_has_only_just_come_is_not_pressed_and_that_is_said(table: Table, locale, says):
    ann = await table.page("Ann")
    await say(ann, "/new boop seats=2 ghosts=off")
    await told(ann, "One more is needed")
    door = await table.door(locale=locale)
    await door.locator("#enter button.primary").click()
    join = await middle(door.locator("#lobby button.primary").first)
    await still(door)
    bob = await table.page("Bob")
    await press(bob.locator("#lobby"), "Join")
    await told(ann, "Your turn")
    await expect(door.locator("#board")).to_be_visible()
    rules = await middle(door.locator("#tools button").first)
    assert join != rules
    await door.mouse.click(*rules)
    await expect(door.locator("#toasts")).to_contain_text(says)
    await expect(door.locator(".card")).to_have_count(0)


async def test_who_presses_twice_by_mistake_presses_once(table: Table):
    ann = await table.page("Ann")
    await say(ann, "/new boop computer ghosts=off")
    await told(ann, "Your turn")
    await say(ann, "/m c4")
    await told(ann, "Mog puts a kitten on a1.")
    undo = await middle(ann.locator("#tools").get_by_role("button", name="Undo"))
    await still(ann)
    await ann.mouse.click(*undo)
    await expect(ann.locator("#moves li")).to_have_count(0)
    await ann.mouse.click(*undo)
    await expect(ann.locator(".toast")).to_have_count(1)
