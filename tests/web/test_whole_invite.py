"""Inviting on the page: a link that brings a friend to a seat, and its QR code."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.web.stage import CHROMIUM, PHONE, cards, press, say
from tests.web.whole import Table, told

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]


async def test_a_link_or_its_code_brings_a_friend_to_a_seat(table: Table):
    page = await table.page("Ann", viewport={"width": PHONE[0], "height": PHONE[1]})
    await say(page, "/new boop")
    await told(page, "One more is needed")
    await press(page.locator("#lobby"), "Invite")
    code = cards(page).get_by_role("img", name="A QR code of this link")
    await expect(code).to_be_visible()
    await expect(code).to_have_js_property("complete", True)
    assert await code.evaluate("image => image.naturalWidth > 0")
    table.link = await cards(page).locator(".address").inner_text()
    assert "?join=" in table.link
    friend = await table.page("Bob", viewport={"width": PHONE[0], "height": PHONE[1]})
    await told(page, "Your turn")
    await told(friend, "Ann to move")
    assert "join=" not in friend.url
