"""That a computer thinks is seen and heard of as long as it does."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import expect

from tests.stage import first_move
from tests.web.stage import CHROMIUM, say
from tests.web.whole import Table, told

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]


async def test_a_computer_is_seen_to_think_until_it_has_moved(table: Table):
    done = asyncio.Event()

    async def slowly(*asked):
        await done.wait()
        return await first_move(*asked)

    await table.close()
    table.chooses = slowly
    await table.open()
    page = await table.page("Ann")
    thinking = page.locator("#signs").get_by_role("img", name="thinking")
    await say(page, "/new boop computer ghosts=off")
    await told(page, "Your turn: put a kitten")
    await expect(thinking).to_have_count(0)
    await say(page, "/m c4")
    await expect(
        page.locator("#signs li").filter(has_text="Mog").locator(".thinks")
    ).to_be_visible()
    await expect(thinking).to_have_count(1)
    done.set()
    await told(page, "Mog puts a kitten")
    await expect(thinking).to_have_count(0)
