"""Runs the bot: the local table alone, or all that is set, in one process."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from bot.computers import Computers
from bot.contract import BadToken, Platform, Trouble
from bot.games.levels import USUAL
from bot.health import Health
from bot.host.app import Bot, put_together, shelf, spare_pauses
from bot.host.openers import OPENERS, phrases_of
from bot.host.pulse import ACCEPTING, pulse_file
from bot.settings import BadSetting, Settings
from bot.store import Store, StoreError
from bot.store.faults import lacks_room
from bot.tables.table import Table
from bot.world import real_world
from engines.rng import Seeded
from engines.values import Seat

BOUND: Final = re.compile(r"bind on address \('([^']+)', (\d+)")
"""Where a port is taken, as the event loop says it."""


async def serve(settings: Settings, names: Sequence[str], announce: Callable[[str], None]) -> None:
    """Serve these platforms until cancelled; announces each once it is up."""
    computers, offered = Computers(), shelf()
    phrases = phrases_of(offered.words)

    async def choose(table: Table, seat: Seat) -> object:
        level = table.places[seat].level or USUAL
        state, step = table.told.state, len(table.told.rows) + 1
        seed = f"{table.seed}/{step}"
        # N.B. the host stands for all who wait there: who opens many tables is host of them all.
        return await computers.choose(
            table.game, state, seat, level, seed, secrets=table.secrets, whose=table.host
        )

    def platforms(store: Store) -> list[Platform]:
        return [OPENERS[name](settings, store, phrases) for name in names]

    database = f"sqlite+aiosqlite:///{settings.database}"
    try:
        pulse = pulse_file(settings.database)
        async with put_together(
            database, real_world(), offered, choose, platforms, pulse=pulse
        ) as bot:
            asyncio.get_running_loop().set_exception_handler(_quietly(bot.store.health))
            await _serve(bot, announce, computers)
    finally:
        await computers.close()


async def _serve(bot: Bot, announce: Callable[[str], None], computers: Computers) -> None:
    beside = [asyncio.create_task(_announced(each, announce)) for each in bot.platforms]
    beside.append(asyncio.create_task(_warm(bot, computers)))
    try:
        await bot.run()
    except ExceptionGroup as failed:
        complaint = _complaint(failed, [platform.address for platform in bot.platforms])
        raise complaint or failed from failed
    finally:
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)


def _quietly(health: Health) -> Callable[[asyncio.AbstractEventLoop, dict[str, Any]], None]:
    """Without descriptors the event loop would complain of every connection it cannot accept."""

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if "socket.accept()" in str(context.get("message")):
            health.ails(ACCEPTING, Trouble.DISK, context.get("exception"))
        else:
            loop.default_exception_handler(context)

    return handle


async def _warm(bot: Bot, computers: Computers) -> None:
    """Draw every game's tiles and start the computers, so that the first press does not wait."""
    for platform in bot.platforms:
        await platform.ready.wait()
    kit = bot.desk.kit
    for game in kit.games.values():
        opening = game.start(game.info.seats.start, {}, Seeded("warm", 0))
        say = kit.words.of(None)
        names = say("rules-names").split(", ")
        await kit.studio.picture(game, game.seen_by(opening, None), say, names)
    await computers.warm()
    spare_pauses()


async def _announced(platform: Platform, announce: Callable[[str], None]) -> None:
    await platform.ready.wait()
    announce(platform.address)


def _complaint(failed: ExceptionGroup[Exception], addresses: Sequence[str]) -> Exception | None:
    """The sentence for the host, if it is one of those faults a host can mend."""
    stored = failed.subgroup(StoreError) or failed.subgroup(lacks_room)
    if stored is not None:
        return _first(stored)
    token = failed.subgroup(BadToken)
    if token is not None:
        return BadSetting(str(_first(token)))
    refused = failed.subgroup(OSError)
    if refused is not None:
        said = str(_first(refused))
        bound, why = BOUND.search(said), said.rpartition(": ")[2]
        where = ":".join(bound.groups()) if bound else " or ".join(addresses)
        return BadSetting(
            f"{where} cannot be served ({why}). "
            "Stop what is there, or set PURRLOR_WEB_HOST and PURRLOR_WEB_PORT."
        )
    return None


def _first(group: ExceptionGroup[Exception]) -> Exception:
    first = group.exceptions[0]
    return _first(first) if isinstance(first, ExceptionGroup) else first
