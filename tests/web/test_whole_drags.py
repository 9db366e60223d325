"""Pieces and cards on the page are carried to their places, with the mouse or a finger."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import FloatRect, Locator, Page, expect

from tests.web.stage import CHROMIUM, PHONE, asked, bed, say
from tests.web.whole import Table, told

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]
ON_A_PHONE = {"viewport": {"width": PHONE[0], "height": PHONE[1]}, "has_touch": True}
NOWHERE: FloatRect = {"x": 20.0, "y": 700.0, "width": 0.0, "height": 0.0}


async def box_of(part: Locator) -> FloatRect:
    await expect(part).to_be_visible()
    box = await part.bounding_box()
    assert box is not None
    return box


def middle(box: FloatRect) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def carry(page: Page, what: Locator, where: Locator | FloatRect) -> None:
    """Take something with the mouse, carry it somewhere, and let go."""
    x, y = middle(await box_of(what))
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 9, y + 9)
    await expect(page.locator(".carried")).to_be_visible()
    await page.mouse.move(*middle(await box_of(where) if isinstance(where, Locator) else where))
    await page.mouse.up()


def place(page: Page, name: str | re.Pattern[str]) -> Locator:
    return bed(page).locator(".spot").and_(page.get_by_label(name, exact=isinstance(name, str)))


async def moved(table: Table, name: str = "Ann") -> list[str]:
    """What somebody has done so far."""
    assert table.bot is not None
    [found] = await table.bot.desk.tables.at_venue("web:lobby")
    return [row.text for row in found.told.rows if found.places[row.seat].name == name]


async def test_a_kitten_is_carried_from_the_pool_and_once_more_before_it_stays(table: Table):
    page = await table.page("Ann")
    await say(page, "/new boop computer ghosts=off")
    await told(page, "Your turn: put a kitten")
    pool = bed(page).locator("div.grab")
    await carry(page, pool, place(page, "c4"))
    await expect(asked(page)).to_contain_text("Kitten c4?")
    await expect(page.locator(".carried")).to_have_count(0)
    await carry(page, place(page, "Kitten c4"), place(page, "d3"))
    await expect(asked(page)).to_contain_text("Kitten d3?")
    assert await moved(table) == []


async def test_what_is_dropped_elsewhere_changes_nothing(table: Table):
    page = await table.page("Ann")
    await say(page, "/new house alone")
    die = place(page, re.compile(r"^die 1 \(\d\)$"))
    await carry(page, die, NOWHERE)
    await expect(page.locator(".carried")).to_have_count(0)
    await expect(asked(page).get_by_role("button", name="‹ Back")).to_have_count(0)
    await expect(die).to_be_visible()
    assert await moved(table) == []


async def test_a_die_is_carried_into_a_house(table: Table):
    page = await table.page("Ann")
    await say(page, "/new house alone")
    await carry(page, place(page, re.compile(r"^die 3 \(\d\)$")), place(page, re.compile("c3$")))
    await expect(bed(page).locator(".again")).to_have_attribute(
        "aria-label", re.compile(r"die 3 \(\d\).*c3")
    )
    assert await moved(table) == []


async def test_a_card_is_carried_from_the_hand_to_the_table(table: Table):
    page = await table.page("Ann", **ON_A_PHONE)
    await say(page, "/new sack alone")
    await expect(bed(page).locator(".spot")).to_have_count(9)
    card = bed(page).locator(".spot").first
    await carry(page, card, page.locator("#beside"))
    await expect(bed(page).locator(".again")).to_have_count(1)
    assert await moved(table) == []


async def test_a_card_of_boxes_is_carried_to_where_it_shall_lie(table: Table):
    page = await table.page("Ann")
    await say(page, "/new fits alone")
    card = bed(page).locator(".spot.grab").first
    await carry(page, card, bed(page).locator(".spot:not(.grab)").first)
    await expect(asked(page)).to_contain_text("Start box")
    await expect(bed(page).locator(".again")).to_have_count(1)
    assert await moved(table) == []


async def test_a_card_that_was_drawn_is_carried_to_a_pile(table: Table):
    page = await table.page("Ann")
    await say(page, "/new nine alone")
    for move in ("draw", "first"):
        await expect(bed(page).locator(".spot").first).to_be_visible()
        await say(page, f"/m {move}")
    card = place(page, "Play the yellow 9 (1 card)")
    await carry(page, card, place(page, "Drop the yellow 9 on pile 2"))
    await expect(asked(page)).to_contain_text("Drop the yellow 9 on pile 2?")
    assert await moved(table) == ["draw", "first"]


async def test_a_finger_carries_like_the_mouse(table: Table):
    page = await table.page("Ann", **ON_A_PHONE)
    await say(page, "/new boop computer ghosts=off")
    await told(page, "Your turn: put a kitten")
    start = middle(await box_of(bed(page).locator("div.grab")))
    end = middle(await box_of(place(page, "e2")))
    finger = await page.context.new_cdp_session(page)
    for kind, at in (("touchStart", start), ("touchMove", end), ("touchMove", end)):
        points = [{"x": at[0], "y": at[1]}]
        await finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    await finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await expect(asked(page)).to_contain_text("Kitten e2?")
