"""Boards: every one stands where it is shown, is the newest, and calls whom it waits for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot.contract import Mark, Person, Post
from bot.posts.digest import digest
from bot.posts.private.plea import board_with_plea
from bot.posts.rows import Frame
from bot.store.rows.shown import showings
from bot.store.rows.who.people import selves_of
from bot.tables.status import Status
from bot.tables.table import Table
from tests.simulation.checks import check, told

if TYPE_CHECKING:
    from tests.simulation.world import World


@check
async def boards_show_the_newest(world: World) -> Iterable[str]:
    """Every board stands there and says what it would say now, unless it sleeps."""
    wrong: list[str] = []
    for table in await world.every_table():
        for showing in await world.read(partial(showings.showings_of, table=table.id)):
            if showing.closed or showing.sleep is not None or table.status is Status.CANCELLED:
                continue
            wrong += await _stale(world, table, showing)
    return wrong


def _forgers(world: World) -> set[str]:
    """The private chats of who presses what was never on a message."""
    return {each.key for person in world.people if person.hostile for each in person.selves}


async def _stale(world: World, table: Table, showing: showings.ShowingRecord) -> list[str]:
    where = f"table {table.id} in {showing.venue}"
    if showing.message is None:
        # N.B. the last board of a game that was over stays in the group that a group once was
        left = table.status is Status.OVER and "group migrated" in world.faults.happened
        return [] if left else [f"{where} was never shown"]
    posts = await _boards(world, table, showing)
    if showing.digest not in [digest(post) for post in posts]:
        return [f"{where} shows what was so before (version {showing.version} of {table.version})"]
    if showing.venue in _forgers(world):
        return []  # whoever forges a press on it there has it taken for a panel
    shown = world.shows(showing.venue, showing.message)
    if shown is None:
        if world.faults.deleted.get((showing.venue, showing.message)) == showing.digest:
            return []  # nobody tells a bot, and it has had nothing to say there since
        return [f"{where}: the board, {showing.message}, is not there"]
    missing = min((told(post.text) - told(shown) for post in posts), key=len)
    return [f"{where} does not say {sorted(missing)}"] if missing else []


async def _boards(world: World, table: Table, showing: showings.ShowingRecord) -> list[Post]:
    """What a venue would be shown now, if the table is taken for one that is played fast or slowly.

    That goes by how long people take, and no board is renewed because they take long.
    """
    desk = world.bot.desk
    venue = await world.ask(desk.people.find_venue(showing.venue))
    assert venue is not None, f"{showing.venue} is no venue"
    limits, number = desk.platforms[venue.platform].limits, showing.number
    speeches = [desk.people.speech_at(venue)]
    if table.status is Status.OVER:  # its board keeps the language it was spoken in then
        words = desk.kit.words
        speeches = [words.of(each, venue.platform) for each in words.languages]
    pings = await _waited_for(world, table, venue.platform) if limits.replaces else ()
    return [
        replace(await world.ask(board_with_plea(desk.kit, table, frame, slow=slow)), pings=pings)
        for say in speeches
        for frame in (Frame(f"{table.id}.{number}", Mark.post(number), say, limits),)
        for slow in (False, True)
    ]


async def _waited_for(world: World, table: Table, platform: str) -> tuple[Person, ...]:
    """Whom a page calls, by the self they have there."""
    found = []
    for seat in table.to_move():
        minder = table.places[seat].minder
        selves = await world.read(partial(selves_of, person=minder)) if minder else ()
        there = [known for known in selves if known.platform == platform]
        found += [known.there for known in (there or selves)[:1]]
    return tuple(found)
