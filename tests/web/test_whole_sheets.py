"""Sheets of their own on the page: what a picture shows is tapped right where it is."""

from __future__ import annotations

import pytest
from playwright.async_api import Page

from engines.values import Seat
from render.painter import Box, Look, View
from tests.knots import KNOTS, KNOTS_PAINTER
from tests.knots.plans import seed_of
from tests.knots.state import State
from tests.web.stage import CHROMIUM, PHONE, pad
from tests.web.whole import Table

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
    assert picture
    assert here
    left = (here["x"] - picture["x"]) / picture["width"]
    top = (here["y"] - picture["y"]) / picture["height"]
    wide, high = here["width"] / picture["width"], here["height"] / picture["height"]
    assert (left, top, left + wide, top + high) == pytest.approx(box, abs=0.01)
