"""The page with the real bot behind it: the real desk, store, courier, pictures and games."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.async_api import expect

from tests.web.stage import CHROMIUM, PHONE, pad, say
from tests.web.whole import PATIENCE, Table, board

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]


async def test_a_newcomer_plays_a_turn_with_two_clicks_and_three_taps(table: Table):
    page = await table.page("", viewport={"width": PHONE[0], "height": PHONE[1]})
    await page.get_by_role("button", name="Play Boooop. against a computer").click()
    await expect(pad(page).get_by_text("Your turn: put a kitten")).to_be_visible(timeout=PATIENCE)
    await pad(page).get_by_role("button", name="d3", exact=True).click()
    await expect(pad(page).get_by_text("This is what it would do")).to_be_visible()
    await pad(page).get_by_role("button", name="✓ Do it").click()
    await pad(page).get_by_role("button", name="End turn").click()
    await board(page, "Mog puts a kitten on a1.")
    assert table.bot is not None
    found = await table.bot.desk.tables.at_venue("web:lobby")
    assert [row.text for row in found[0].told.rows][:3] == ["kitten d3", "stay", "kitten a1"]


async def test_a_game_is_played_to_its_end_and_played_again(table: Table):
    page = await table.page("Ann")
    await say(page, "/new boop computer ghosts=off")
    await board(page, "Ann to move")
    await say(page, "/m c4")
    await board(page, "Mog puts a kitten on")
    await say(page, "/resign")
    await board(page, "wins: everybody else has resigned.")
    await page.get_by_role("button", name="Rematch").click()
    await board(page, "to move")
    await expect(page.locator("#messages > li")).to_have_count(2)


async def test_a_reload_and_a_restart_in_the_middle_of_a_game_lose_nothing(table: Table):
    page = await table.page("Ann")
    await say(page, "/new boop computer ghosts=off")
    await board(page, "Ann to move")
    await say(page, "/m c4")
    await board(page, "Mog puts a kitten on a1.")
    await page.reload()
    await board(page, "Mog puts a kitten on a1.")
    await table.close()
    await expect(page.get_by_text("The line is down.")).to_be_visible(timeout=PATIENCE)
    await table.open()
    await expect(page.get_by_text("The line is down.")).to_be_hidden(timeout=PATIENCE)
    await board(page, "Ann to move")
    await say(page, "/m e5")
    await board(page, "Mog puts a kitten on b1")
    await expect(page.locator("#messages > li")).to_have_count(1)


async def test_hands_are_seen_by_their_owner_only(table: Table):
    ann, bob = await table.page("Ann"), await table.page("Bob")
    await say(ann, "/new lanterns seats=2")
    await board(bob, "One more is needed")
    await bob.locator("#messages").get_by_role("button", name="Join").click()
    for page in (ann, bob):
        await expect(pad(page).get_by_role("img").first).to_be_visible(timeout=PATIENCE)
    assert table.bot is not None
    shown = [await page.content() for page in (ann, bob)]
    pictures = [
        await pad(page).get_by_role("img").first.get_attribute("alt") for page in (ann, bob)
    ]
    assert pictures[0] != pictures[1]
    for own, other in ((0, 1), (1, 0)):
        assert str(pictures[own]) in shown[own]
        assert str(pictures[own]) not in shown[other]


async def test_a_hidden_choice_is_tapped_and_typed_in_private(table: Table):
    ann, bob = await table.page("Ann"), await table.page("Bob")
    await say(ann, "/new lanterns seats=2")
    await board(bob, "One more is needed")
    await bob.locator("#messages").get_by_role("button", name="Join").click()
    await board(ann, "Still choosing: Ann and Bob.")
    await pad(bob).get_by_role("button", name=re.compile(r"^Lantern \d")).first.click()
    await pad(bob).get_by_role("button", name="✓ Do it").click()
    await board(ann, "▶ Ann to move.")
    await expect(ann.locator("#messages")).not_to_contain_text("Bob lights")


async def test_what_cannot_be_is_said_in_one_sentence(table: Table):
    page = await table.page("Ann")
    await say(page, "/m c4")
    await expect(page.get_by_text("No table here is waiting for that.")).to_be_visible()
    await say(page, "/new boop computer ghosts=off")
    await board(page, "Ann to move")
    await say(page, "/m zebra")
    await expect(page.get_by_text("I cannot read “zebra”.")).to_be_visible()


async def test_a_bid_is_one_press_under_the_board_and_made_by_nobody_else(table: Table):
    page = await table.page("Ann", viewport={"width": PHONE[0], "height": PHONE[1]})
    await say(page, "/new sack alone")
    await board(page, "Lay a card")
    assert table.bot is not None
    [found] = await table.bot.desk.tables.at_venue("web:lobby")
    seat = found.seat_of(found.host)
    assert seat is not None
    card = found.texts(seat)[0]
    await say(page, f"/m {card}")
    quick = page.locator("#messages").get_by_role("button", name="Pass", exact=True)
    await expect(quick).to_be_visible()
    await page.wait_for_timeout(500)  # whatever the page may do by itself
    assert await said_by(table, found.id, seat) == [card]
    await quick.click()
    async with asyncio.timeout(PATIENCE / 1000):
        while (await said_by(table, found.id, seat))[1:2] != ["pass"]:  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def test_on_a_phone_a_card_is_tapped_in_the_hand_which_then_makes_way_for_the_board(
    table: Table,
):
    page = await table.page("Ann", viewport={"width": PHONE[0], "height": PHONE[1]})
    await say(page, "/new sack alone")
    cards = pad(page).locator(".spot")
    await expect(cards).to_have_count(9)
    await cards.first.click()
    await pad(page).get_by_role("button", name="✓ Do it").click()
    await expect(pad(page).get_by_role("img")).to_have_count(0)
    await expect(page.locator("#messages .picture")).to_be_in_viewport(ratio=1)
    await page.locator("#messages").get_by_role("button", name="Pass", exact=True).click()
    await expect(cards).to_have_count(8)
    await expect(cards.first).to_be_in_viewport()
    await say(page, "/text")
    await expect(pad(page).locator("pre").first).to_be_visible()
    wide = await page.locator("#cards").evaluate("node => node.scrollWidth - node.clientWidth")
    assert wide <= 0
    await say(page, "/resign")
    await board(page, "Nobody is left to play on")
    await expect(pad(page).locator(".picture")).to_have_count(0)


async def said_by(table: Table, id_: str, seat: int) -> list[str]:
    """What a seat has done so far."""
    assert table.bot is not None
    found = await table.bot.desk.tables.get(id_)
    assert found is not None
    return [row.text for row in found.told.rows if row.seat == seat]
