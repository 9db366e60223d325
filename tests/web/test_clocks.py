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
NO_INTL = """Intl.DateTimeFormat = Date.prototype.toLocaleTimeString = () => {
  throw new Error("its first word takes a slow phone 50 ms");
};"""
READ = """async ([script, texts]) => {
  const all = `const WORDS = { en: {}, hu: {} };${script}`;
  const file = new Blob([all], { type: "text/javascript" });
  const { timed } = await import(URL.createObjectURL(file));
  return texts.map(timed);
}"""


@pytest.mark.parametrize(
    ("zone", "locale", "read"),
    [
        ("Europe/Budapest", "en-GB", "Until Friday 15 January at 09:00."),
        ("America/New_York", "en-GB", "Until Friday 15 January at 03:00."),
        ("Europe/Budapest", "hu-HU", "Until január 15., péntek, 09:00."),
    ],
)
async def test_a_moment_is_told_by_the_clock_of_whoever_reads_it(
    stage: Stage, zone: str, locale: str, read: str
):
    context = await stage.browser(locale=locale, timezone_id=zone)
    await context.add_init_script(NO_INTL)
    page = await stage.tab(context)
    await page.locator("#enter .primary").click()
    await expect(page.locator("#line")).to_be_visible()
    await stage.house.web.post(Venue("web", "lobby"), Post("notice", TOLD))
    await page.locator("#tab-chat").click()
    await expect(page.locator("#messages p").last).to_have_text(read)
    clock = await page.locator("#messages time").last.inner_text()
    assert re.fullmatch(r"[0-2]\d:[0-5]\d", clock)


async def test_what_only_looks_like_a_moment_is_left_as_it_is(chromium: Browser):
    page = await chromium.new_page()
    script = (STATIC / "words.js").read_text(encoding="utf-8")
    texts = ["<t:1800000000>", "<t:x|y>", "<t:1800000000|<b>>", "plain"]
    assert await page.evaluate(READ, [script, texts]) == texts
    await page.close()
