"""What lies beside the board: the other picture, which is never the one on it, and told moves."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, Page, expect

from tests.patience import PATIENCE
from tests.web.stage import CHROMIUM, PHONE, asked, say
from tests.web.whole import Table, told

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]
ON_A_PHONE = {"viewport": {"width": PHONE[0], "height": PHONE[1]}}
# Whether what is painted on the board is not what is painted beside it.
OTHERS = """() => {
  const canvas = (part) => document.querySelector(`${part} > canvas`);
  const [board, small] = ["#board", "#small"].map(canvas);
  return small.width !== 300 && board.toDataURL() !== small.toDataURL();
}"""
MORE = "count => document.querySelectorAll('#moves li').length > count"


async def choices(table: Table, page: Page) -> list[str]:
    """What Ann may do, once the page has asked her."""
    assert table.bot is not None
    await expect(page.locator("#signs .own.turn")).to_be_visible()
    (kept, *_) = await table.bot.desk.tables.at_venue("web:lobby")
    return list(kept.texts(0))


@pytest.mark.parametrize("options", [{}, ON_A_PHONE], ids=["desktop", "phone"])
async def test_when_a_turn_leads_back_to_ones_own_hand_the_table_lies_beside(table: Table, options):
    page = await table.page("Ann", **options)
    await say(page, "/new sack alone")
    rounds, moves = 0, page.locator("#moves li")
    while rounds < 2:
        texts = await choices(table, page)
        if texts[0].startswith("lay"):
            rounds += 1
            await expect(page.locator("#board .spot").first).to_be_visible()
            await page.wait_for_function(OTHERS, timeout=PATIENCE)
            await expect(page.get_by_role("button", name="Look at the table")).to_be_visible()
        count = await moves.count()
        await say(page, f"/m {texts[-1]}")
        await page.wait_for_function(MORE, arg=count, timeout=PATIENCE)


async def test_a_tall_table_beside_a_hand_is_seen_whole(table: Table):
    page = await table.page("Ann", viewport={"width": 1280, "height": 800})
    await say(page, "/new fits alone")
    await choices(table, page)
    await page.wait_for_function(OTHERS, timeout=PATIENCE)
    await expect(page.get_by_role("button", name="Look at the table")).to_be_visible()
    assert await page.locator("#ask").evaluate("node => node.scrollHeight - node.clientHeight") <= 0


async def told_of(page: Page) -> Locator:
    """A move that is told, under the mouse, with how the table looked after it beside it."""
    await say(page, "/new boop computer ghosts=off")
    await told(page, "Your turn: put a kitten")
    await say(page, "/m c4")
    await told(page, "Mog puts a kitten on a1.")
    move = page.get_by_role("button", name="Ann puts a kitten on c4.")
    await move.hover()
    await expect(page.locator(".peek")).to_be_visible()
    return move


async def test_a_picture_beside_a_told_move_goes_with_the_move(table: Table):
    page = await table.page("Ann")
    await told_of(page)
    await say(page, "/resign yes")
    await expect(page.locator(".peek")).to_be_visible()
    await page.wait_for_timeout(400)
    await asked(page).get_by_role("button", name="Rematch").press("Enter")
    await told(page, "Mog puts a kitten on a1.")
    await expect(page.locator("#moves li")).to_have_count(1)
    await expect(page.locator(".peek")).to_have_count(0)


async def test_a_told_move_that_slides_under_the_mouse_is_not_looked_at(table: Table):
    page = await table.page("Ann")
    await told_of(page)
    box = await page.locator("#moves li").last.bounding_box()
    assert box is not None
    await page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 1.5 * box["height"])
    await expect(page.locator(".peek")).to_have_count(0)
    await say(page, "/m e5")
    await told(page, "Ann sets a kitten down on e5")
    await expect(page.locator("#moves li:hover")).to_have_count(1)
    await page.wait_for_timeout(100)
    await expect(page.locator(".peek")).to_have_count(0)
    await page.mouse.move(box["x"] + box["width"] / 3, box["y"] + 1.5 * box["height"])
    await expect(page.locator(".peek")).to_be_visible()
