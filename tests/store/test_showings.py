"""Showings: what stands where, and venues that move."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from bot.contract import Deciders, Venue
from bot.store import Store
from bot.store.rows.shown.outbox import Kind, due_rows, owe
from bot.store.rows.shown.showings import (
    ShowingRecord,
    close,
    forget_stale,
    load_showing,
    move_venue,
    record_post,
    retire,
    show_here,
    showings_of,
)
from bot.store.rows.who.charters import (
    CharterRecord,
    greet,
    load_charter,
    set_deciders,
    set_most,
)
from bot.store.rows.who.people import load_venue, set_charter, set_venue_language, touch_venue
from tests.store.examples import ask, do, lay

NEW = ShowingRecord("t1", "tg:-1", None, 0, None, 0, None, (), closed=False)
SUPERGROUP = Venue("tg", "-100")


async def shown(store: Store, venue: str = "tg:-1") -> ShowingRecord | None:
    return await ask(store, load_showing, "t1", venue)


async def post(store: Store, number: int, version: int, message: str, venue: str = "tg:-1") -> None:
    record = partial(record_post, number=number, version=version, message=message)
    await do(store, record, "t1", venue, digest=f"d{number}", at=10.0 + number)


async def test_a_table_is_shown_where_it_was_asked_for(store):
    await lay(store, "t1")
    await do(store, show_here, "t1", "tg:-1")
    await do(store, show_here, "t1", "tg:-2")
    assert await ask(store, showings_of, "t1") == (NEW, replace(NEW, venue="tg:-2"))
    assert await shown(store, "tg:-3") is None


async def test_showing_again_changes_nothing_but_opens_what_was_closed(store):
    await lay(store, "t1")
    await do(store, show_here, "t1", "tg:-1")
    await post(store, 1, 4, "m1")
    before = await shown(store)
    assert before is not None
    await do(store, close, "t1", "tg:-1")
    assert await shown(store) == replace(before, closed=True)
    await do(store, show_here, "t1", "tg:-1")
    assert await shown(store) == before


async def test_an_edit_in_place_leaves_nothing_stale(store):
    await lay(store, "t1")
    await do(store, show_here, "t1", "tg:-1")
    await post(store, 1, 4, "m1")
    await post(store, 2, 7, "m1")
    assert await shown(store) == ShowingRecord(
        "t1", "tg:-1", "m1", 2, "d2", 7, 12.0, (), closed=False
    )


async def test_a_board_below_makes_the_ones_above_stale_until_they_are_stripped(store):
    await lay(store, "t1")
    await do(store, show_here, "t1", "tg:-1")
    for number, message in enumerate(("m1", "m2", "m3"), 1):
        await post(store, number, number, message)
    showing = await shown(store)
    assert showing is not None
    assert (showing.message, showing.stale) == ("m3", ("m1", "m2"))
    await do(store, forget_stale, "t1", "tg:-1", "m1")
    await do(store, forget_stale, "t1", "tg:-1", "m9")
    await do(store, forget_stale, "t1", "tg:-1", "m2")
    showing = await shown(store)
    assert showing is not None
    assert showing.stale == ()


async def test_a_retired_board_is_stale_and_the_next_one_is_new(store):
    await lay(store, "t1")
    await do(store, show_here, "t1", "tg:-1")
    await do(store, retire, "t1", "tg:-1")
    assert await shown(store) == NEW
    await post(store, 1, 1, "m1")
    await do(store, retire, "t1", "tg:-1")
    showing = await shown(store)
    assert showing is not None
    assert (showing.message, showing.digest, showing.stale) == (None, None, ("m1",))
    await post(store, 2, 2, "m2")
    showing = await shown(store)
    assert showing is not None
    assert (showing.message, showing.stale) == ("m2", ("m1",))


async def test_an_edit_that_arrives_after_its_board_was_retired_does_not_bring_it_back(store):
    await lay(store, "t1")
    await do(store, show_here, "t1", "tg:-1")
    await post(store, 1, 1, "m1")
    await do(store, retire, "t1", "tg:-1")
    await post(store, 2, 2, "m1")
    showing = await shown(store)
    assert showing is not None
    assert (showing.message, showing.number, showing.stale) == (None, 2, ("m1",))


async def test_nothing_is_recorded_where_nothing_is_shown(store):
    await lay(store, "t1")
    await post(store, 1, 1, "m1")
    assert await ask(store, showings_of, "t1") == ()


async def test_everything_follows_a_venue_that_moves(store):
    await lay(store, "t1")
    await do(store, touch_venue, Venue("tg", "-1"))
    await do(store, set_venue_language, "tg:-1", "hu")
    await do(store, show_here, "t1", "tg:-1")
    await post(store, 1, 4, "m1")
    await do(store, owe, Kind.BOARD, "t1", venue="tg:-1", due=1.0)
    assert await do(store, move_venue, "tg:-1", SUPERGROUP) == ("t1",)

    assert await shown(store) is None
    # The message stayed behind, so there is none to edit; the count goes on.
    assert await shown(store, "tg:-100") == replace(NEW, venue="tg:-100", number=1, version=4)
    assert [row.venue for row in await ask(store, due_rows, 9.0, 9)] == ["tg:-100"]
    assert await ask(store, load_venue, "tg:-1") is None
    moved = await ask(store, load_venue, "tg:-100")
    assert moved is not None
    assert (moved.native, moved.language) == ("-100", "hu")


async def test_a_venue_may_move_to_where_the_bot_already_is(store):
    await lay(store, "t1", "t2")
    for table, venue in (("t1", "tg:-1"), ("t2", "tg:-1"), ("t1", "tg:-100")):
        await do(store, show_here, table, venue)
        await do(store, owe, Kind.BOARD, table, venue=venue, due=1.0)
    await post(store, 1, 4, "old")
    await post(store, 2, 5, "old")
    await post(store, 1, 8, "new", venue="tg:-100")
    await do(store, move_venue, "tg:-1", SUPERGROUP)
    showing = await shown(store, "tg:-100")
    assert showing is not None
    assert (showing.message, showing.number, showing.version) == ("new", 1, 8)
    assert [row.table for row in await ask(store, due_rows, 9.0, 9)] == ["t2", "t1"]
    assert len(await ask(store, showings_of, "t2")) == 1


async def test_what_is_settled_for_a_group_follows_it(store):
    old = Venue("tg", "-1")
    for venue in (old, SUPERGROUP):
        await do(store, touch_venue, venue)
    await do(store, set_charter, old)
    await do(store, greet, "tg:-1")
    await do(store, set_deciders, "tg:-1", Deciders.CHARGE)
    await do(store, set_most, "tg:-1", 3)
    await do(store, set_most, "tg:-100", 5)  # settled there already
    await do(store, move_venue, "tg:-1", SUPERGROUP)
    moved = CharterRecord("tg:-100", greeted=True, deciders=Deciders.CHARGE.value, most=5)
    assert await ask(store, load_charter, "tg:-100") == moved
    assert await ask(store, load_charter, "tg:-1") == CharterRecord("tg:-1")
    kept = await ask(store, load_venue, "tg:-100")
    assert kept is not None
    assert kept.charter == "tg:-100"


@pytest.mark.parametrize(
    ("new", "speaks"),
    [
        pytest.param("hu", "hu", id="its own language stays"),
        pytest.param(None, "en", id="the old venue's comes along"),
    ],
)
async def test_a_venue_that_moves_overwrites_no_language(store, new, speaks):
    for venue in (Venue("tg", "-1"), SUPERGROUP):
        await do(store, touch_venue, venue)
    await do(store, set_venue_language, "tg:-1", "en")
    await do(store, set_venue_language, "tg:-100", new)
    await do(store, move_venue, "tg:-1", SUPERGROUP)
    kept = await ask(store, load_venue, "tg:-100")
    assert kept is not None
    assert kept.language == speaks


async def test_a_move_that_is_told_twice_is_one_move(store):
    await lay(store, "t1")
    await do(store, touch_venue, SUPERGROUP)
    await do(store, set_venue_language, "tg:-100", "en")
    await do(store, show_here, "t1", "tg:-1")
    for old in ("tg:-1", "tg:-1", "tg:-100"):
        await do(store, move_venue, old, SUPERGROUP)
    assert [each.venue for each in await ask(store, showings_of, "t1")] == ["tg:-100"]
    kept = await ask(store, load_venue, "tg:-100")
    assert kept is not None
    assert kept.language == "en"
