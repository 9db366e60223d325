"""Whoever holds a code shows a table in a group of their own, and has no power over it there."""

from __future__ import annotations

import re

import pytest

from tests.telegram.conftest import ANN, BOB, CID, CLUB, FORUM
from tests.telegram.town import words
from tests.telegram.whole import Whole, text_of


@pytest.fixture
async def w(stand, tmp_path):
    """Ann is an administrator of the club, Cid of the forum."""
    stand.server.methods.statuses.update({(CLUB, ANN): "administrator", (FORUM, CID): "creator"})
    whole = Whole(stand, tmp_path)
    async with whole.up():
        yield whole


async def brought(w: Whole) -> None:
    """A game of the club that Cid shows in the forum."""
    await w.say(CID, "/start")
    await w.say(CID, "/language en")
    await w.two()
    await w.say(BOB, "/invite", CLUB)
    [code] = re.findall(r"/join (\w+)", text_of(w.stand.server.town.of(BOB)))[:1]
    await w.say(CID, f"/join {code}", FORUM)
    assert len((await w.table()).venues) == 2


async def test_a_stranger_with_a_code_takes_no_seat_and_ends_nothing(w):
    await brought(w)
    people = (await w.table()).people()
    for line in ("/takeover 1", "/remove Ann yes", "/remove Bob yes", "/cancel yes"):
        await w.say(CID, line, FORUM)
        assert (await w.table()).people() == people, line
        told = text_of(w.stand.server.town.of(CID))
        assert ("This table was opened elsewhere" in told) is line.endswith("yes"), line


async def test_it_is_hidden_there_by_a_press_and_goes_on_at_home(w):
    await brought(w)
    board = w.newest(FORUM)
    await w.say(CID, "/cancel", FORUM)
    await w.press(CID, w.newest(CID), "Hide it here")
    table = await w.table()
    assert table.venues == (f"telegram:{CLUB}",)
    assert "not shown here any more" in words(board)
    assert "reply_markup" not in board or not board["reply_markup"]["inline_keyboard"]
    await w.say(ANN, "/remove Bob yes", CLUB)
    assert (await w.table()).people() == (f"telegram:{ANN}",)
