"""Ends, by what messengers delivered: everybody who sat there and was not here is told once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from bot.store.rows.who.people import selves_of
from bot.tables.calling.hours import hours_of
from bot.tables.calling.presence import HERE
from bot.tables.status import Status
from bot.tables.table import Table
from engines.values import Seat
from tests.simulation.checks import check
from tests.simulation.checks_calls import BROUGHT, is_reachable, shown_on_page
from tests.simulation.witness import Sent

if TYPE_CHECKING:
    from tests.simulation.world import World

HOWS: Final = ("over", "won", "shared")
DOUBT: Final = 10.0
"""Seconds in which somebody may or may not have been here still."""


@check
async def the_end_is_told_once(world: World) -> Iterable[str]:
    """To who is not here, by one post that makes a sound; who is here has seen it."""
    wrong = []
    people = dict(world.rows("SELECT key, person FROM selves"))
    ends = dict(world.rows("SELECT `table`, MAX(at) FROM results GROUP BY `table`"))
    for table in await world.every_table():
        if table.status is not Status.OVER or table.id not in ends:
            continue
        ended = ends[table.id]
        told = [
            sent for sent in world.witness.sent if sent.at >= ended and _tells(world, table, sent)
        ]
        for seat, place in enumerate(table.places):
            if place.person is not None and table.seat_of(place.person) == seat:
                mine = [
                    sent
                    for sent in told
                    if place.person in {people.get(key, key) for key in sent.people()}
                ]
                wrong += await _judged(world, table, seat, ended, mine)
    return wrong


def _tells(world: World, table: Table, sent: Sent) -> bool:
    """Whether a message tells somebody of an end: in words, or as the last board."""
    if any(line in sent.text for line in _lines(world, table)):
        return True
    return bool(sent.called) and any(of == table.id for of, _, _ in sent.deeds())


def _lines(world: World, table: Table) -> Iterator[str]:
    words = world.bot.desk.kit.words
    for language in words.languages:
        say = words.of(language)
        title = say(f"{table.game.info.id}-title")
        for how in HOWS:
            yield say("told-over", how=how, game=title, table=table.id)


def _moved_at(world: World, table: Table, seat: Seat) -> float:
    """When somebody has moved in a seat last, and nobody and nothing for them."""
    moved = "SELECT MAX(at) FROM log WHERE `table`=? AND seat=? AND cause IN ('person', 'sitter')"
    [(at,)] = world.rows(moved, table.id, seat)
    return at or table.created


async def _judged(
    world: World, table: Table, seat: Seat, ended: float, told: list[Sent]
) -> list[str]:
    """What is wrong with how one of them was told."""
    person, witness = table.places[seat].person or "", world.witness
    troubled = witness.troubled(ended - BROUGHT)
    selves = await world.read(partial(selves_of, person=person))
    both = any(each.calls == "both" for each in selves)  # N.B. then by each way, in private and not
    if sum(sent.loud for sent in told) > 1 + both and not troubled:
        return [f"{person} was told more than once how {table.id} ended"]
    signs = [witness.last_before(each.key, ended) for each in selves]
    moved = _moved_at(world, table, seat)  # N.B. with no sign where much time passes at once
    here_until = max([*signs, moved]) + HERE
    if here_until > ended - DOUBT:
        if "clock leaps" in world.faults.happened:
            return []
        loud = [sent.true for sent in told if sent.loud]
        if loud and witness.joined_since([each.key for each in selves], min(loud) - DOUBT):
            return []  # whose sign it was may have been somebody else then
        return [f"{person} was here as {table.id} ended, and called"] * (
            bool(loud) and max(signs) + HERE > ended + DOUBT and len(witness.world.lives) == 1
        )
    world.trace.count("ends to be told")
    hours = await world.read(partial(hours_of, person=person))
    now = world.clock.now()
    if hours.awake(ended) + BROUGHT > now or any(each.calls == "none" for each in selves):
        return []
    if any(sent.loud for sent in told) or (told and troubled):
        return []
    if shown_on_page(world, table, selves, _lines(world, table)):
        return []
    if not is_reachable(world, table, selves, ended):
        return []
    return [f"{person} was never told how {table.id} ended {now - ended:.0f} s ago"]
