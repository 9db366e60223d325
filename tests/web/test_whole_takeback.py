"""Taking back by consent on the page: asked where the table is, and gone once it is answered."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.web.stage import CHROMIUM, PHONE, asked, cards, press, say, tap
from tests.web.whole import Table, told

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]
ON_A_PHONE = {"viewport": {"width": PHONE[0], "height": PHONE[1]}}
YOURS = "Your turn: put a kitten"
ASKS = "Ann would like to take back: “Ann puts a kitten on c4.”"


async def moved(table: Table, **options: object) -> tuple[Page, Page]:
    """Both have put a kitten and ended their turn; Ann is to move."""
    ann, bob = await table.page("Ann", **options), await table.page("Bob")
    await say(ann, "/new boop seats=2 ghosts=on")
    await press(bob.locator("#lobby"), "Join")
    for page, cell, other in ((ann, "c4", bob), (bob, "a1", ann)):
        await told(page, YOURS)
        await say(page, f"/m {cell}")
        await told(page, f"puts a kitten on {cell}")
        await say(page, "/m stay")
        await told(other, YOURS)
    return ann, bob


async def pleading(table: Table) -> tuple[Page, Page]:
    """Ann has asked Bob to let her take her turn back."""
    ann, bob = await moved(table, **ON_A_PHONE)
    await press(asked(ann), "Take back…")
    await press(cards(ann), "Ask the others")
    await told(ann, ASKS)
    await told(bob, ASKS)
    return ann, bob


async def nothing_is_left(page: Page) -> None:
    """No card, no question, no button of it."""
    await expect(page.locator(".card")).to_have_count(0)
    await expect(page.locator("#ask")).not_to_contain_text("take back")
    for name in ("Never mind", "✓ Take it back", "✕ It stands"):
        await expect(page.get_by_role("button", name=name)).to_have_count(0)


async def test_a_takeback_is_asked_beside_the_board_and_leaves_no_card(table: Table):
    ann, bob = await pleading(table)
    for page in (ann, bob):
        await expect(page.locator(".card")).to_have_count(0)
    await expect(asked(ann).get_by_role("button", name="Never mind")).to_be_visible()
    await bob.reload()
    await told(bob, ASKS)
    await expect(bob.locator(".card")).to_have_count(0)
    await press(asked(bob), "✓ Take it back")
    await expect(bob.locator("#toasts")).to_contain_text("Everybody agreed: it is taken back.")
    await told(ann, YOURS)
    await expect(ann.locator("#board .pieces img")).to_have_count(0)
    await nothing_is_left(ann)
    await nothing_is_left(bob)
    for restart in (False, True):
        if restart:
            await table.close()
            await expect(bob.get_by_text("The line is down.")).to_be_visible()
            await table.open()
            await expect(bob.get_by_text("The line is down.")).to_be_hidden()
        await bob.reload()
        await told(bob, "Ann to move")
        await nothing_is_left(bob)
    await bob.locator("#company summary").click()
    await bob.get_by_role("button", name="Magyar").click()
    await told(bob, "Ann következik")
    await expect(bob.locator(".card")).to_have_count(0)


async def test_who_tries_something_out_sees_that_others_ask_and_that_they_do_no_more(table: Table):
    ann, bob = await moved(table)
    await say(ann, "/m d5")
    await told(ann, "Ann sets a kitten down on d5")
    await say(ann, "/m stay")
    await told(bob, YOURS)
    await tap(bob, "e2")
    await expect(bob.locator("#ask.preview")).to_be_visible()
    await press(asked(ann), "Undo")
    await told(ann, YOURS)
    await press(asked(ann), "Take back…")
    await tap(ann, "e2")
    await expect(ann.locator("#ask.preview")).to_be_visible()
    await press(cards(ann), "Ask the others")
    await told(ann, ASKS)
    await told(bob, ASKS)
    await tap(ann, "e2")
    await expect(ann.locator("#ask.preview")).to_contain_text(ASKS)
    await press(asked(bob), "✕ It stands")
    await told(ann, "Not everybody agreed to take moves back: they stand.")
    await expect(asked(ann).get_by_role("button", name="Never mind")).to_have_count(0)
    await expect(ann.locator(".card")).to_have_count(0)
