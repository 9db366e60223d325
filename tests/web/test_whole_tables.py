"""Which of a room's tables one comes to: the one asked for, the one of before, one that goes on."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.web.stage import CHROMIUM, PHONE, press, say
from tests.web.whole import Table, told

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]
ON_A_PHONE = {"viewport": {"width": PHONE[0], "height": PHONE[1]}}
YOURS = "Your turn: put a kitten"
HERO = "#hero h2"


async def begun(page: Page, cell: str) -> str:
    """A game against the computer with a kitten of hers on it; returns its table."""
    current = page.locator("#tabs [aria-current]")
    before = await current.get_attribute("id") if await current.count() else None
    await say(page, "/new boop computer ghosts=off")
    await expect(current).not_to_have_id(before or "none")  # else one asks at the one before
    await told(page, YOURS)
    await say(page, f"/m {cell}")
    await told(page, f"puts a kitten on {cell}")
    await told(page, YOURS)
    return await looks_at(page)


async def over(page: Page, cell: str) -> str:
    """One that is over."""
    found = await begun(page, cell)
    await say(page, "/resign yes")
    await told(page, "has resigned")
    return found


async def looks_at(page: Page) -> str:
    """The table one looks at, as its tab has it."""
    current = page.locator("#tabs [aria-current]")
    await expect(current).to_have_count(1)
    return (await current.get_attribute("id") or "").removeprefix("table-")


async def test_a_reload_shows_the_running_game_not_an_older_one(table: Table):
    page = await table.page("Ann", **ON_A_PHONE)
    await over(page, "b2")
    await over(page, "b3")
    running = await begun(page, "c4")
    for restart in (False, True):
        if restart:
            await table.close()
            await expect(page.get_by_text("The line is down.")).to_be_visible()
            await table.open()
            await expect(page.get_by_text("The line is down.")).to_be_hidden()
        await page.reload()
        await told(page, YOURS)
        await told(page, "Ann puts a kitten on c4.")
        assert await looks_at(page) == running


async def test_a_game_that_is_over_stays_before_who_looks_at_it(table: Table):
    page = await table.page("Ann")
    await begun(page, "c4")
    ended = await over(page, "b2")
    await page.reload()
    await told(page, "has resigned")
    assert await looks_at(page) == ended


async def test_nobody_comes_to_a_game_of_strangers_that_is_over(table: Table):
    ann = await table.page("Ann")
    ended = await over(ann, "b2")
    for locale in ("en-GB", "hu-HU"):
        door = await table.door(locale=locale)
        await door.locator("#enter button.primary").click()
        await expect(door.locator(HERO)).to_be_visible()
        await expect(door.locator("#tabs button")).to_have_count(0)
        await door.reload()
        await expect(door.locator(HERO)).to_be_visible()
    address = ann.url
    assert address.endswith(f"#{ended}")
    table.link = address
    bob = await table.page("Bob")
    await expect(bob.locator(HERO)).to_be_visible()
    assert "#" not in bob.url
    await ann.goto("about:blank")
    await ann.goto(address)
    await told(ann, "has resigned")


async def test_what_ends_among_strangers_does_not_call_a_newcomer_from_the_welcome(table: Table):
    ann = await table.page("Ann")
    await over(ann, "b2")
    bob = await table.page("Bob")
    await expect(bob.locator(HERO)).to_be_visible()
    await say(ann, "/board")
    await say(ann, "done here")
    await expect(bob.locator("#tab-chat.fresh")).to_be_visible()
    await expect(bob.locator(HERO)).to_be_visible()


async def test_a_newcomer_is_shown_what_goes_on_and_who_is_given_an_address_what_it_names(
    table: Table,
):
    ann, cid = await table.page("Ann"), await table.page("Cid")
    await over(ann, "b2")
    first = await begun(ann, "c4")
    address = ann.url
    second = await begun(cid, "d3")
    await over(cid, "b5")
    bob = await table.page("Bob")
    await told(bob, "Cid puts a kitten on d3.")
    assert await looks_at(bob) == second
    await bob.goto(address)
    await told(bob, "Ann puts a kitten on c4.")
    assert await looks_at(bob) == first
    table.link = address
    dan = await table.page("Dan")
    await told(dan, "Ann puts a kitten on c4.")
    await dan.reload()
    await told(dan, "Ann puts a kitten on c4.")


async def test_who_has_a_seat_comes_back_to_it_not_to_a_newer_table_of_others(table: Table):
    ann, bob = await table.page("Ann"), await table.page("Bob")
    await say(ann, "/new boop seats=2 ghosts=off")
    await press(bob.locator("#lobby"), "Join")
    await told(ann, YOURS)
    await say(ann, "/m c4")
    await told(ann, "Bob to move")
    await begun(await table.page("Cid"), "d3")
    await ann.evaluate("sessionStorage.removeItem('table')")
    await ann.goto("about:blank")
    await ann.goto(f"http://127.0.0.1:{table.port}/")
    await told(ann, "Ann puts a kitten on c4.")


async def test_who_follows_an_invitation_comes_to_its_table_not_to_the_one_of_before(table: Table):
    ann, bob = await table.page("Ann"), await table.page("Bob")
    await begun(ann, "c4")
    await say(bob, "/new boop seats=2 ghosts=off")
    await told(bob, "One more is needed")
    await press(bob.locator("#lobby"), "Invite")
    link = await bob.locator("#cards .address").inner_text()
    await begun(await table.page("Cid"), "d3")
    await ann.goto(link)
    await told(bob, "Ann")
    await expect(ann.locator("#signs")).to_contain_text("Bob")
    await expect(ann.locator("#moves li")).to_have_count(0)
    assert "join=" not in ann.url
