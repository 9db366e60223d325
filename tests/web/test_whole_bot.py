"""The page with the real bot behind it: the real desk, store, courier, pictures and games."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.async_api import expect

from tests.patience import DEADLINE
from tests.web.stage import CHROMIUM, PHONE, asked, bed, cards, press, say, tap
from tests.web.whole import Table, told

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]


async def test_a_newcomer_plays_a_turn_with_two_clicks_and_two_taps(table: Table):
    page = await table.page("", viewport={"width": PHONE[0], "height": PHONE[1]})
    await page.get_by_role("button", name="Play Boooop. against a computer").click()
    await expect(asked(page).get_by_text("Your turn: put a kitten")).to_be_visible()
    await tap(page, "d3")
    await expect(asked(page).get_by_text("This is what it would do")).to_be_visible()
    await tap(page, "Kitten d3")
    await told(page, "Mog puts a kitten on a1.")
    assert table.bot is not None
    found = await table.bot.desk.tables.at_venue("web:lobby")
    assert [row.text for row in found[0].told.rows][:3] == ["kitten d3", "stay", "kitten a1"]


async def test_a_ghost_is_sent_from_the_preview_and_pieces_are_where_they_went(table: Table):
    page = await table.page("Ann")
    await say(page, "/new boop computer")
    await told(page, "Your turn: put a kitten")
    await tap(page, "b2")
    await expect(page.locator(".spot.arrow")).to_have_count(20)
    await tap(page, "Ghost e1–f1 down ↓")
    await told(page, "Mog puts a kitten on a1: boop! Ann’s kitten hops from b2 to c3.")
    assert table.bot is not None
    found = await table.bot.desk.tables.at_venue("web:lobby")
    assert [row.text for row in found[0].told.rows][:2] == ["kitten b2", "ghost e1f1"]
    await expect(page.locator(".pieces img")).to_have_count(4)
    await expect(page.get_by_role("button", name="↺ Again")).to_be_visible()
    await page.get_by_role("button", name="Ann puts a kitten on b2.").click()
    await expect(page.locator(".mini canvas")).to_be_visible()


async def test_a_game_is_played_to_its_end_and_played_again(table: Table):
    page = await table.page("Ann")
    await say(page, "/new boop computer ghosts=off")
    await told(page, "Your turn")
    await say(page, "/m c4")
    await told(page, "Mog puts a kitten on")
    await say(page, "/resign yes")
    await told(page, "wins: everybody else has resigned.")
    await press(asked(page), "Rematch")
    await told(page, "Your turn")
    await expect(page.locator("#tabs button[aria-current]")).to_have_count(1)
    await expect(bed(page).locator("canvas")).to_have_count(1)
    await expect(page.locator(".said")).to_have_count(0)


async def test_a_reload_and_a_restart_in_the_middle_of_a_game_lose_nothing(table: Table):
    page = await table.page("Ann")
    await say(page, "/new boop computer ghosts=off")
    await told(page, "Your turn")
    await say(page, "/m c4")
    await told(page, "Mog puts a kitten on a1.")
    await page.reload()
    await told(page, "Mog puts a kitten on a1.")
    await told(page, "Ann puts a kitten on c4.")
    await table.close()
    await expect(page.get_by_text("The line is down.")).to_be_visible()
    await table.open()
    await expect(page.get_by_text("The line is down.")).to_be_hidden()
    await told(page, "Your turn")
    await say(page, "/m e5")
    await told(page, "on b1")
    await expect(page.locator("#moves li")).to_have_count(4)


async def test_hands_are_seen_by_their_owner_only(table: Table):
    ann, bob = await table.page("Ann"), await table.page("Bob")
    heard: dict[str, list[str]] = {"Ann": [], "Bob": []}
    await say(ann, "/new lanterns seats=2")
    await told(bob, "One more is needed")
    await press(bob.locator("#lobby"), "Join")
    for page in (ann, bob):
        await expect(bed(page).get_by_role("button").first).to_be_visible()
    assert table.bot is not None
    for name, page in (("Ann", ann), ("Bob", bob)):
        for each in await bed(page).get_by_role("button").all():
            heard[name].append(str(await each.get_attribute("aria-label")))
    assert heard["Ann"] != heard["Bob"]
    [found] = await table.bot.desk.tables.at_venue("web:lobby")
    for seat, place in enumerate(found.places):
        held = [text.split()[-1] for text in found.texts(seat)]
        assert sorted(heard[place.name]) == sorted(f"Lantern {number}" for number in held)


async def test_a_hidden_choice_is_tapped_and_typed_in_private(table: Table):
    ann, bob = await table.page("Ann"), await table.page("Bob")
    await say(ann, "/new lanterns seats=2")
    await told(bob, "One more is needed")
    await press(bob.locator("#lobby"), "Join")
    await told(ann, "Choose the lantern")
    await bed(bob).get_by_role("button", name=re.compile(r"^Lantern \d")).first.click()
    await asked(bob).get_by_role("button", name="✓ Do it").focus()
    await bob.keyboard.press("Enter")
    await expect(asked(bob)).to_contain_text("▶ Ann to move.")
    await expect(ann.locator("#moves")).not_to_contain_text("Bob lights")


async def test_people_at_one_table_each_read_their_own_language(table: Table):
    ann = await table.page("Ann")
    kati = await table.page("Kati")
    await kati.locator("#company summary").click()
    await kati.get_by_role("button", name="Magyar").click()
    await say(ann, "/new boop seats=2 ghosts=off")
    await press(kati.locator("#lobby"), "Leülök")
    await told(ann, "Your turn: put a kitten on an empty square.")
    await told(kati, "▶ Ann következik.")
    await expect(ann.get_by_role("img", name="Turn 1: Ann is to place")).to_be_visible()
    await expect(kati.get_by_role("img", name="1. kör: Ann következik")).to_be_visible()


async def test_what_cannot_be_is_said_in_one_sentence(table: Table):
    page = await table.page("Ann")
    await say(page, "/m c4")
    await expect(page.get_by_text("No table here is waiting for that.").first).to_be_visible()
    await say(page, "/new boop computer ghosts=off")
    await told(page, "Your turn")
    await say(page, "/m zebra")
    await expect(page.get_by_text("I cannot read “zebra”.")).to_be_visible()


async def test_a_bid_is_looked_at_made_and_offered_to_nobody_else(table: Table):
    page = await table.page("Ann", viewport={"width": PHONE[0], "height": PHONE[1]})
    other = await table.page("Bob")
    await say(page, "/new sack alone")
    await told(page, "choose a card to lay")
    assert table.bot is not None
    [found] = await table.bot.desk.tables.at_venue("web:lobby")
    seat = found.seat_of(found.host)
    assert seat is not None
    card = found.texts(seat)[0]
    await say(page, f"/m {card}")
    quick = asked(page).get_by_role("button", name="Pass", exact=True)
    await expect(quick).to_be_in_viewport()
    await expect(other.locator("#deeds button")).to_have_count(0)
    await page.wait_for_timeout(500)  # whatever the page may do by itself
    assert await said_by(table, found.id, seat) == [card]
    await quick.click()
    confirm = asked(page).get_by_role("button", name="✓ Do it")
    await expect(confirm).to_be_in_viewport()
    assert await said_by(table, found.id, seat) == [card]
    await page.wait_for_timeout(400)
    await confirm.click()
    async with asyncio.timeout(DEADLINE):
        while (await said_by(table, found.id, seat))[1:2] != ["pass"]:  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def test_on_a_phone_a_card_is_tapped_in_the_hand_which_then_makes_way_for_the_table(
    table: Table,
):
    page = await table.page("Ann", viewport={"width": PHONE[0], "height": PHONE[1]})
    await say(page, "/new sack alone")
    cards_held = bed(page).locator(".spot")
    await expect(cards_held).to_have_count(9)
    await cards_held.first.click()
    await expect(bed(page).locator(".again")).to_be_visible()
    await page.wait_for_timeout(320)
    await bed(page).locator(".again").click()
    await expect(cards_held).to_have_count(0)
    await expect(bed(page).locator("canvas[role=img]")).to_be_in_viewport(ratio=1)
    await expect(page.get_by_role("button", name="Look at what is yours")).to_be_visible()
    await say(page, "/m pass")
    await expect(cards_held).to_have_count(8)
    await expect(cards_held.first).to_be_in_viewport()
    await say(page, "/text")
    await expect(cards(page).locator("pre").first).to_be_visible()
    wide = await page.locator("#part-cards").evaluate("node => node.scrollWidth - node.clientWidth")
    assert wide <= 0
    await cards(page).get_by_role("button", name="Close").click()
    await say(page, "/resign yes")
    await told(page, "Nobody is left to play on")
    await expect(page.locator("#deeds button")).to_have_text(["Rematch"])


async def said_by(table: Table, id_: str, seat: int) -> list[str]:
    """What a seat has done so far."""
    assert table.bot is not None
    found = await table.bot.desk.tables.get(id_)
    assert found is not None
    return [row.text for row in found.told.rows if row.seat == seat]


async def test_what_is_typed_is_about_the_table_one_looks_at(table: Table):
    page = await table.page("Ann")
    await say(page, "/new boop computer ghosts=off")
    await told(page, "Your turn: put a kitten")
    await say(page, "/játék knots alone")
    await expect(page.locator("#tabs button[aria-current]")).to_contain_text("Knots")
    await page.locator("#tabs button").first.click()
    await told(page, "Your turn: put a kitten")
    await say(page, "/resign yes")
    await told(page, "wins: everybody else has resigned.")
    await page.locator("#tabs button").last.click()
    await expect(page.locator("#board .spot").first).to_be_visible()


async def test_a_place_where_nothing_may_be_put_is_no_talk(table: Table):
    page = await table.page("Ann")
    await say(page, "/new boop computer ghosts=off")
    await told(page, "Your turn: put a kitten")
    await say(page, "/m c4")
    await told(page, "Mog puts a kitten on a1.")
    await told(page, "Your turn: put a kitten")
    await say(page, "C4")
    await expect(page.locator("#toasts")).to_contain_text("c4")
    await say(page, "good luck")
    await expect(page.locator(".said")).to_have_text(re.compile("good luck$"))


async def test_a_lesson_makes_way_for_a_table_one_sets_up_on_a_phone(table: Table):
    page = await table.page("Ann", viewport={"width": PHONE[0], "height": PHONE[1]})
    await say(page, "/learn boop")
    await expect(page.locator("#cards .spot").first).to_be_visible()
    await say(page, "/new sack")
    await expect(page.locator("#lobby button").first).to_be_visible()
    await expect(page.locator("#part-cards")).to_be_hidden()
    await page.locator("#tab-cards").click()
    await expect(page.locator("#cards .spot").first).to_be_visible()
