"""The page finds its server again: soon, after a sleep, and without fetching anything twice."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, WebSocket, expect

from tests.patience import PATIENCE
from tests.web.stage import CHROMIUM, LINE_IS_DOWN, Stage, bed, say

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]

SOON = 1500
"""Milliseconds in which the page looks again for a server that is away; to open takes the rest."""
COUNTING = """
globalThis.begun = globalThis.ended = 0;
const Plain = WebSocket;
globalThis.WebSocket = class extends Plain {
  constructor(address) {
    super(address);
    globalThis.begun += 1;
    this.addEventListener("close", () => (globalThis.ended += 1));
  }
};
"""


async def counting(stage: Stage) -> Page:
    """Somebody whose browser counts its attempts, and whose clock is moved by hand."""
    context = await stage.browser()
    await context.add_init_script(COUNTING)
    page = await context.new_page()
    page.set_default_timeout(PATIENCE)
    await page.clock.install()
    await page.goto(f"{stage.house.url}/")
    await page.get_by_role("button", name="Come in").click()
    await expect(page.get_by_label("Message or command")).to_be_visible()
    await page.clock.pause_at(await page.evaluate("Date.now() / 1000 + 1"))
    return page


async def test_a_server_that_is_away_is_looked_for_again_and_again_within_two_seconds(stage: Stage):
    page = await counting(stage)
    await stage.house.shut()
    await expect(page.get_by_text("The line is down.")).to_be_visible()
    for attempt in range(1, 15):
        await page.wait_for_function(
            "attempt => ended === attempt && begun === attempt", arg=attempt
        )
        await page.clock.run_for(SOON)
        assert await page.evaluate("begun") > attempt
    await stage.house.open(stage.desk)
    await page.clock.run_for(SOON)
    await expect(page.get_by_text("The line is down.")).to_be_hidden()


async def test_who_comes_back_to_the_tab_need_not_wait_for_the_next_attempt(stage: Stage):
    page = await counting(stage)
    await stage.house.shut()
    await page.wait_for_function("() => ended === 1")
    await stage.house.open(stage.desk)
    await page.evaluate("dispatchEvent(new Event('online'))")
    await expect(page.get_by_text("The line is down.")).to_be_hidden()


async def test_a_line_that_says_nothing_any_more_is_given_up(stage: Stage):
    page = await counting(stage)
    await page.wait_for_function("() => begun === 1")
    await page.evaluate("WebSocket.prototype.send = () => {}")  # as in a tunnel
    await page.evaluate("dispatchEvent(new Event('online'))")
    await page.clock.run_for(SOON)
    await page.wait_for_function("() => begun > 1")


async def test_a_reload_and_a_lost_line_fetch_no_drawing_twice(stage: Stage):
    page = await stage.inside("Ann")
    heard: list[bytes | str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(frame))  # noqa: PLW0108

    page.on("websocket", listen)
    await say(page, "/new boop computer")
    await expect(bed(page).get_by_role("button")).to_have_count(36)
    await page.wait_for_function("() => 'tiles' in sessionStorage")
    await page.reload()
    await expect(bed(page).get_by_role("button")).to_have_count(36)
    await stage.house.shut()
    await expect(page.get_by_text("The line is down.")).to_be_visible()
    await stage.house.open(stage.desk)
    await expect(page.get_by_text("The line is down.")).to_be_hidden()
    await say(page, "purr")
    await expect(page.locator(".said p")).to_have_text(["purr"])
    assert len(heard) > 2
    assert [frame for frame in heard if isinstance(frame, bytes)] == []
    stage.faults = [fault for fault in stage.faults if not fault.startswith(LINE_IS_DOWN)]
