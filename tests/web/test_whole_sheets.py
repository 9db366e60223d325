"""Sheets of their own on the page: what a picture shows is tapped right where it is."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from engines.values import Seat
from render.painter import Box, Look, View
from tests.knots import KNOTS, KNOTS_PAINTER
from tests.knots.plans import seed_of
from tests.knots.state import State
from tests.web.stage import CHROMIUM, PHONE, pad, say
from tests.web.whole import Table, board

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]
NUMBERS = seed_of(2, 3, 4, 2)
"""A seed by which no cat is rolled at first."""
ON_A_PHONE = {"viewport": {"width": PHONE[0], "height": PHONE[1]}}


async def state_of(table: Table) -> State:
    """Where the one open table stands."""
    assert table.bot is not None
    [found] = await table.bot.desk.tables.at_venue("web:lobby")
    state = found.told.state
    assert isinstance(state, State)
    return state


def place(state: State, seat: Seat, word: str, view: View) -> Box:
    """Where a word is on a picture, as its painter says."""
    look = Look(("Ann", "Bob")[: state.seats], dict.fromkeys(KNOTS_PAINTER.labels, ""), view)
    return KNOTS_PAINTER.paint(KNOTS.seen_by(state, seat), look).places[word]


def spot(page: Page, word: str):
    """A place on the picture of one's pad."""
    return pad(page).locator(".spot").and_(page.get_by_label(word, exact=True))


async def lies(page: Page, word: str, box: Box) -> None:
    """Hold the place of a word on the page against its place in the picture."""
    picture = await pad(page).get_by_role("img").first.bounding_box()
    here = await spot(page, word).bounding_box()
    assert picture is not None
    assert here is not None
    left = (here["x"] - picture["x"]) / picture["width"]
    top = (here["y"] - picture["y"]) / picture["height"]
    wide, high = here["width"] / picture["width"], here["height"] / picture["height"]
    assert (left, top, left + wide, top + high) == pytest.approx(box, abs=0.01)


async def knit(page: Page, *texts: str) -> None:
    """Somebody types moves where nobody else reads them."""
    for text in texts:
        await say(page, f"/m {text}")


async def open_pad(page: Page) -> None:
    """The button under the board brings the pad."""
    await page.locator("#messages").get_by_role("button", name="Move", exact=True).click()


async def confirm(page: Page) -> None:
    """Whatever was previewed is done."""
    await pad(page).get_by_role("button", name="✓ Do it").click()


async def test_a_person_taps_a_sheet_of_eighty_one_cells_and_a_quilt_that_grows(table: Table):
    table.seed = NUMBERS
    ann, bob = await table.page("Ann", **ON_A_PHONE), await table.page("Bob")
    await say(ann, "/new knots seats=2 size=large")
    await board(bob, "Press Start")
    await bob.locator("#messages").get_by_role("button", name="Join").click()
    await board(ann, "Still choosing: Ann and Bob.")
    await expect(pad(ann).locator(".spot")).to_have_count(4)
    await lies(ann, "Die 1 (2)", place(await state_of(table), 0, "1", View.OWN))
    await spot(ann, "Die 1 (2)").click()
    await expect(pad(ann).get_by_role("button", name="Row 9")).to_be_attached()
    state = await state_of(table)
    for cell in ("a1", "e5", "i9"):
        await lies(ann, cell, place(state, 0, cell, View.OWN))
    await spot(ann, "e5").click()
    await expect(pad(ann).get_by_text("Die 1 (2) goes to e5.")).to_be_visible()
    await confirm(ann)
    await expect(pad(ann).get_by_text("Knit 2 more dice of 3, 4, 2.").first).to_be_visible()
    await knit(ann, "2 c1", "3 e1", "done")
    await expect(bob.locator("#messages")).not_to_contain_text("goes to")
    await knit(bob, "1 a1", "2 c1", "3 e1", "done")
    await board(ann, "▶ Ann to move.")
    await open_pad(ann)
    middle = await place_of_patch(ann, table, "1,0")
    await spot(ann, "1,0").click()
    await confirm(ann)
    await board(ann, "Ann sews a patch at 1,0")
    assert await place_of_patch(ann, table, "2,0") != middle
    await expect(spot(ann, "1,0")).to_have_count(0)


async def place_of_patch(page: Page, table: Table, at: str) -> Box:
    """Where a place beside the quilt is on the page, which is where it was painted."""
    await expect(spot(page, at)).to_be_visible()
    box = place(await state_of(table), 0, at, View.TABLE)
    await lies(page, at, box)
    return box


async def test_a_person_alone_taps_their_sheet_and_hears_the_score(table: Table):
    table.seed = NUMBERS
    page = await table.page("Ann", **ON_A_PHONE)
    await say(page, "/new knots alone size=large")
    await board(page, "▶ Ann to move.")
    await expect(page.locator("#messages").get_by_role("button", name="My hand")).to_have_count(0)
    await open_pad(page)
    for die, face, cell in ((1, 2, "a1"), (2, 3, "c1"), (3, 4, "e1")):
        await spot(page, f"Die {die} ({face})").click()
        await spot(page, cell).click()
        await confirm(page)
        await board(page, f"Die {die} ({face}) goes to {cell}.")
    await pad(page).get_by_role("button", name="End turn").click()
    await board(page, "Ann opens a sheet")
    for at in ("1,0", "2,0"):
        await spot(page, at).click()
        await confirm(page)
        await board(page, f"Ann sews a patch at {at} and gets wool: 1.")
    await say(page, "/resign")
    await board(page, "Ann stops here, with:")
    await board(page, "Ann: 2 (knots 0, loops 0, wool 2)")
