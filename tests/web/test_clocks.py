"""Moments that are told to many are read by each one's own clock."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Browser, expect

from bot.contract import Post, Venue
from bot.platforms.web.pages import STATIC
from tests.web.stage import CHROMIUM, Stage

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]
TOLD = "Until <t:1800000000|Friday, 15 January, 08:00 (UTC)>."
READ = """async ([script, texts]) => {
  const all = `const WORDS = { en: {}, hu: {} };${script}`;
  const file = new Blob([all], { type: "text/javascript" });
  const { timed } = await import(URL.createObjectURL(file));
  return texts.map(timed);
}"""


@pytest.mark.parametrize(
    ("zone", "read"),
    [
        ("Europe/Budapest", "Until Friday 15 January at 09:00."),
        ("America/New_York", "Until Friday 15 January at 03:00."),
    ],
)
async def test_a_moment_is_told_by_the_clock_of_whoever_reads_it(
    stage: Stage, zone: str, read: str
):
    page = await stage.inside("Ann", await stage.browser(timezone_id=zone))
    await stage.house.web.post(Venue("web", "lobby"), Post("notice", TOLD))
    await page.get_by_role("tab", name="Chat").click()
    said = page.locator("#messages p").last
    await expect(said).to_contain_text("Until")
    assert re.sub(r"[,\s]+", " ", await said.inner_text()) in (read, read.replace(" at", ""))


async def test_what_only_looks_like_a_moment_is_left_as_it_is(chromium: Browser):
    page = await chromium.new_page()
    script = (STATIC / "words.js").read_text(encoding="utf-8")
    texts = ["<t:1800000000>", "<t:x|y>", "<t:1800000000|<b>>", "plain"]
    assert await page.evaluate(READ, [script, texts]) == texts
    await page.close()
