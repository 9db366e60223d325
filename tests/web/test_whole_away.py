"""Sending somebody away on the page: who opened the table may, and nobody who passes by."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.web.stage import CHROMIUM, PHONE, asked, cards, press, say
from tests.web.whole import Table, told

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]
ON_A_PHONE = {"viewport": {"width": PHONE[0], "height": PHONE[1]}}


async def hungarian(table: Table, name: str) -> Page:
    """Somebody who reads Hungarian."""
    page = await table.door(locale="hu-HU", **ON_A_PHONE)
    await page.get_by_label("Hogy szólítsunk?").fill(name)
    await page.get_by_role("button", name="Belépek").click()
    await expect(page.get_by_label("Üzenet vagy parancs")).to_be_visible()
    return page


async def people(table: Table) -> list[str]:
    """Who plays at the one open table."""
    assert table.bot is not None
    [found] = await table.bot.desk.tables.at_venue("web:lobby")
    return [place.name for place in found.places if place.minder is not None]


async def test_who_opened_a_table_sends_somebody_away_and_a_stranger_does_not(table: Table):
    ann, bob = await table.page("Ann", **ON_A_PHONE), await table.page("Bob")
    await say(ann, "/new boop ghosts=off")
    await told(bob, "One more is needed")
    await press(bob.locator("#lobby"), "Join")
    await told(bob, "Ann")
    eve = await table.page("Eve")
    await say(eve, "/remove Bob yes")
    await expect(eve.locator("#toasts")).to_contain_text("Only whoever opened this table")
    await expect(asked(eve).get_by_role("button", name="Away…")).to_have_count(0)
    await press(asked(ann), "Away…")
    await press(cards(ann), "Remove somebody…")
    await press(cards(ann), "Remove Bob")
    assert await people(table) == ["Ann", "Bob"]
    await press(cards(ann), "✓ Remove")
    await expect(ann.locator("#toasts")).to_contain_text("Done: the seat is free")
    await expect(cards(ann).get_by_role("button", name="✓ Remove")).to_have_count(0)
    assert await people(table) == ["Ann"]
    await told(bob, "The seat of Bob is free")


async def test_who_opened_a_table_frees_a_seat_of_it_before_it_begins(table: Table):
    ann, bob = await hungarian(table, "Anna"), await table.page("Bob")
    line = ann.get_by_label("Üzenet vagy parancs")
    await line.fill("/new sack seats=3")
    await line.press("Escape")
    await line.press("Enter")
    await told(bob, "Anna")
    await press(bob.locator("#lobby"), "Join")
    await press(ann.locator("#lobby"), "– Játékos")
    await press(cards(ann), "Elküldöm: Bob")
    assert await people(table) == ["Anna", "Bob"]
    await press(cards(ann), "✓ Elküldöm")
    await expect(ann.locator("#toasts")).to_contain_text("a hely felszabadult")
    await expect(cards(ann).get_by_role("button", name="✓ Elküldöm")).to_have_count(0)
    assert await people(table) == ["Anna"]


async def test_what_was_about_playing_goes_with_the_game(table: Table):
    """The rules stay: they are about no game in particular."""
    ann, bob = await table.page("Ann"), await table.page("Bob")
    await say(ann, "/new boop ghosts=off")
    await told(bob, "One more is needed")
    await press(bob.locator("#lobby"), "Join")
    await say(ann, "/rules boop")
    await expect(cards(ann)).to_contain_text("the rules, page 1")
    await press(asked(ann), "Away…")
    await expect(cards(ann).get_by_role("button", name="Resign")).to_be_visible()
    await say(bob, "/resign yes")
    await told(ann, "Ann wins")
    await expect(cards(ann).get_by_role("button", name="Resign")).to_have_count(0)
    await expect(cards(ann)).to_contain_text("the rules, page 1")


async def test_what_was_about_playing_goes_with_the_seat(table: Table):
    ann, bob = await table.page("Ann"), await table.page("Bob")
    await say(ann, "/new boop ghosts=off")
    await told(bob, "One more is needed")
    await press(bob.locator("#lobby"), "Join")
    await say(bob, "/rules boop")
    await expect(cards(bob)).to_contain_text("the rules, page 1")
    await press(asked(bob), "Away…")
    await expect(cards(bob).get_by_role("button", name="Resign")).to_be_visible()
    await say(ann, "/remove Bob yes")
    await expect(asked(bob).get_by_role("button", name="Take over the seat of Bob")).to_be_visible()
    await expect(cards(bob).get_by_role("button", name="Resign")).to_have_count(0)
    await expect(cards(bob)).to_contain_text("the rules, page 1")
