"""Budgets: messengers are asked for no more than they take, and left alone while they say so."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from tests.simulation.checks import check
from tests.simulation.witness import Request

if TYPE_CHECKING:
    from tests.simulation.world import World

MINUTE: Final = 60.0
PER_MINUTE: Final = 20
"""Messages sent and changed in a group on Telegram."""
ON_ITS_WAY: Final = 1.0
"""Seconds by which what is sent at one pace may come in at another."""
WRITES: Final = 40
"""Commits in which nobody does anything."""


@check
async def budgets_are_kept(world: World) -> Iterable[str]:
    """Of groups, and of what a messenger has refused."""
    places: defaultdict[tuple[str, int], list[Request]] = defaultdict(list)
    for each in world.witness.requests:
        places[each.place, each.life].append(each)
    wrong: list[str] = []
    for (place, _), requests in places.items():
        wrong += _crowded(place, [each.at for each in requests if each.counted])
        wrong += _pressed(world, place, requests)
    return wrong


def _crowded(place: str, times: Sequence[float]) -> Iterator[str]:
    for first, last in zip(times, times[PER_MINUTE:], strict=False):
        if last - first < MINUTE - ON_ITS_WAY:
            yield f"{place} was sent {PER_MINUTE + 1} messages in {last - first:.0f} s"
            return


def _pressed(world: World, place: str, requests: Sequence[Request]) -> Iterator[str]:
    swallowed = [each.true for each in world.witness.troubles if each.name == "silence"]
    for number, refused in enumerate(requests):
        if refused.rest == 0:
            continue
        if any(abs(at - refused.at) < ON_ITS_WAY for at in swallowed):
            continue  # nobody has heard that it is to be left alone
        for later in requests[number + 1 :]:
            early = refused.at + ON_ITS_WAY < later.at < refused.at + refused.rest - ON_ITS_WAY
            if early and not later.parting:
                yield f"{place} was asked again, though it had said to wait {refused.rest:g} s"
                return


@check
async def nothing_is_written_without_end(world: World) -> Iterable[str]:
    """While nobody did anything, little was written, and nothing was tried for ever."""
    wrong = []
    if world.idle_writes > WRITES:
        wrong.append(f"{world.idle_writes} commits while nobody did anything")
    rows = world.rows("SELECT kind, `table`, attempts FROM outbox WHERE attempts>50")
    wrong += [f"a {kind} of {table} was tried {n} times" for kind, table, n in rows]
    return wrong
