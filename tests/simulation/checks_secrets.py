"""Secrets: no seed in anything that was sent, and nothing of what others hold in what is shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from bot.contract import Mark, Post
from bot.posts.digest import digest
from bot.posts.private.grip import grip_of
from bot.posts.private.pad import hand_post
from bot.posts.public.board import board_post
from bot.posts.rows import Frame
from bot.store.rows.who.people import load_self
from bot.tables.status import Status
from bot.tables.table import Table
from engines.rng import Seeded
from engines.values import Seat
from tests.simulation.checks import check

if TYPE_CHECKING:
    from tests.simulation.world import World

SAMPLED: Final = 0.5
"""Of the quiet moments, in which a table is compared with a twin."""


@check
async def no_seed_is_told(world: World) -> Iterable[str]:
    """Whoever has it can work out everything."""
    seeds = dict(world.rows("SELECT seed, id FROM tables"))
    return [
        f"the seed of {seeds[each]} was sent" for each in sorted(seeds.keys() & world.trace.seedy)
    ]


@check
async def twins_look_the_same(world: World) -> Iterable[str]:
    """A table that differs in what somebody may not see is shown to them as this one is."""
    chance = world.chance(f"twins {world.trace.counts['quiet moments']}")
    tables = [each for each in await world.every_table() if each.status is Status.PLAYING]
    secretive = [each for each in tables if each.secrets and each.told.beats]
    if not secretive or chance.random() >= SAMPLED:
        return []
    table = chance.choice(secretive)
    seats = [n for n, place in enumerate(table.places) if place.minder is not None]
    wrong = []
    for viewer in (None, chance.choice(seats)) if seats else (None,):
        twin = _twin(table, viewer, chance.getrandbits(32))
        shown = [digest(await _shown(world, each, viewer)) for each in (table, twin)]
        world.trace.count("twins compared")
        if shown[0] != shown[1]:
            whom = "a bystander" if viewer is None else f"seat {viewer}"
            wrong.append(f"{whom} can tell {table.id} from a twin of it")
    return wrong


def _twin(table: Table, viewer: Seat | None, number: int) -> Table:
    story = table.told
    state: Any = table.game.redeal(story.state, viewer, Seeded("twin", number))
    beats = (*story.beats[:-1], replace(story.beats[-1], state=state))
    return replace(table, story=replace(story, beats=beats))


async def _shown(world: World, table: Table, viewer: Seat | None) -> Post:
    """The board, or what stands in the private chat of a seat."""
    desk = world.bot.desk
    if viewer is not None:
        minder = table.places[viewer].minder or ""
        known = await world.read(partial(load_self, key=minder))
        if known is not None:
            say, limits = desk.people.speech_of(known), desk.platforms[known.platform].limits
            grip = grip_of(desk.kit, table, viewer, say, limits, known.asked)
            return await world.ask(hand_post(grip))
    platform = next(iter(desk.platforms.values()))
    frame = Frame(f"{table.id}.1", Mark.post(1), desk.kit.words.of("en"), platform.limits)
    return await world.ask(board_post(desk.kit, table, frame))
