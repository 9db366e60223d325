"""Sheets of their own on the page: what a picture shows is tapped right where it is."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from engines.values import Seat
from render.painter import Box, Look, View
from tests.knots import KNOTS, KNOTS_PAINTER
from tests.knots.plans import seed_of
from tests.knots.state import State
from tests.web.stage import CHROMIUM, PHONE, asked, bed, press, say
from tests.web.whole import Table, told

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
    """A place on the board one looks at."""
    return bed(page).locator(".spot").and_(page.get_by_label(word, exact=True))


async def lies(page: Page, word: str, box: Box) -> None:
    """Hold the place of a word on the page against its place in the picture."""
    picture = await bed(page).bounding_box()
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


async def again(page: Page) -> None:
    """Tap what was tapped before: whatever was previewed is done."""
    await expect(bed(page).locator(".again")).to_be_visible()
    await page.wait_for_timeout(320)
    await bed(page).locator(".again").click()


async def test_a_person_taps_a_sheet_of_eighty_one_cells_and_a_quilt_that_grows(table: Table):
    table.seed = NUMBERS
    ann, bob = await table.page("Ann", **ON_A_PHONE), await table.page("Bob")
    await say(ann, "/new knots seats=2 size=large")
    await told(bob, "Press Start")
    await press(bob.locator("#lobby"), "Join")
    await expect(spot(ann, "Die 1 (2)")).to_be_visible()
    await lies(ann, "Die 1 (2)", place(await state_of(table), 0, "1", View.OWN))
    state = await state_of(table)
    for cell in ("a1", "e5", "i9"):
        await lies(ann, f"Die 1 (2) {cell}", place(state, 0, cell, View.OWN))
    await spot(ann, "Die 1 (2) e5").click()
    await expect(asked(ann)).to_contain_text("Die 1 (2) goes to e5.")
    await expect(spot(ann, "Die 2 (3) e5")).to_be_visible()
    await again(ann)
    await expect(asked(ann)).to_contain_text("Knit 2 more dice of 3, 4, 2.")
    await spot(ann, "Die 2 (3)").click()
    await spot(ann, "c1").click()
    await again(ann)
    await knit(ann, "3 e1", "done")
    await expect(bob.locator("#moves")).not_to_contain_text("goes to")
    await knit(bob, "1 a1", "2 c1", "3 e1", "done")
    await expect(spot(ann, "1,0")).to_be_visible()
    middle = await place_of_patch(ann, table, "1,0")
    await spot(ann, "1,0").click()
    await again(ann)
    await told(ann, "Ann sews a patch at 1,0")
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
    for die, face, cell in ((1, 2, "a1"), (2, 3, "c1"), (3, 4, "e1")):
        await spot(page, f"Die {die} ({face})").click()
        await spot(page, cell).click()
        await again(page)
        await told(page, f"Die {die} ({face}) goes to {cell}.")
    await press(asked(page), "End turn")
    await told(page, "Ann opens a sheet")
    for at in ("1,0", "2,0"):
        await spot(page, at).click()
        await again(page)
        await told(page, f"Ann sews a patch at {at} and gets wool: 1.")
    await say(page, "/resign yes")
    await told(page, "Ann stops here, with:")
    await told(page, "Ann: 2 (knots 0, loops 0, wool 2)")


async def test_what_somebody_has_begun_stays_when_others_are_done(table: Table):
    table.seed = NUMBERS
    ann, bob = await table.page("Ann"), await table.page("Bob")
    await say(ann, "/new knots seats=2 size=large")
    await told(bob, "Press Start")
    await press(bob.locator("#lobby"), "Join")
    await expect(spot(bob, "Die 1 (2)")).to_be_visible()
    await expect(ann.locator("#signs .turn")).to_have_count(2)
    await spot(ann, "Die 2 (3)").click()
    await expect(spot(ann, "c1")).to_be_visible()
    await knit(bob, "1 a1", "2 c1", "3 e1", "done")
    await expect(ann.locator("#signs .turn")).to_have_count(1)
    await expect(asked(ann).get_by_role("button", name="Back")).to_be_visible()
    await spot(ann, "c1").click()
    await again(ann)
    await told(ann, "Die 2 (3) goes to c1.")
