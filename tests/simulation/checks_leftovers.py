"""What is left lying about: older boards, calls of turns that are over, promises, deadlines."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from bot.contract.marks import Life
from bot.tables.status import Status
from tests.simulation.checks import check
from tests.simulation.checks_calls import calls_for
from tests.simulation.witness import Sent

if TYPE_CHECKING:
    from tests.simulation.world import World

PROMISED: Final = 60.0
"""Seconds after which nobody thinks any more."""
OVERDUE: Final = 60.0


@check
async def nothing_older_stands_beside_a_board(world: World) -> Iterable[str]:
    """No older board, and at most the newest call, which goes with the game, or as that moves."""
    wrong = []
    open_ = set(world.rows("SELECT `table`, venue FROM showings WHERE closed=0"))
    shown = world.rows("SELECT `table`, venue, message FROM showings WHERE asleep IS NULL")
    newest = {(table, venue): message for table, venue, message in shown}
    tables = {each.id: each for each in await world.every_table()}
    calls: defaultdict[tuple[str, str], list[Sent]] = defaultdict(list)
    for sent in _standing_in_public(world):
        for id_ in {of for of, mark, _ in sent.deeds() if mark.life is Life.POST}:
            if sent.message != newest.get((id_, sent.place), sent.message):
                wrong += [f"an older board of {id_} keeps its buttons in {sent.place}"] * (
                    not world.witness.troubled(sent.at - OVERDUE)
                )
        for table in tables.values():
            if (
                table.story is not None
                and not tuple(sent.deeds())
                and calls_for(world, table, sent)
            ):
                calls[table.id, sent.place].append(sent)
    for (id_, place), standing in calls.items():
        stays = tables[id_].status is Status.PLAYING and (id_, place) in open_
        many = len(standing) - stays
        if many > 0 and (id_, place) in newest and not world.witness.troubled(standing[0].at - 60):
            wrong.append(f"{many} calls of {id_} are left in {place}")
    return wrong


def _standing_in_public(world: World) -> Iterator[Sent]:
    for sent in world.witness.sent:
        if not sent.reader and world.shows(sent.place, sent.message) is not None:
            yield sent


@check
async def nobody_waits_for_an_answer(world: World) -> Iterable[str]:
    """No "thinking…" on Discord, no button that turns on Telegram."""
    wrong = []
    now, troubled = world.clock.true(), world.witness.truly_troubled
    if "discord" in world.towns:
        every = world.towns["discord"].server.rest.asked.values()
        wrong += [
            f"the bot has been thinking for {now - asked.made:.0f} s"
            for asked in every
            if asked.is_thinking and asked.made < now - PROMISED and not troubled(asked.made - 5)
        ]
    if "telegram" in world.towns and not world.witness.troubles:
        queries = world.telegram.server.town.queries.values()
        wrong += ["a press was never answered" for each in queries if each.answer is None]
    return wrong


@check
async def clocks_have_run_out(world: World) -> Iterable[str]:
    """Whose time is over has been found late, or was moved for."""
    now = world.clock.now()
    return [
        f"the time of seat {seat} at {table.id} was over {now - until:.0f} s ago"
        for table in await world.every_table()
        if table.status is Status.PLAYING
        for seat, until in table.until
        if until < now - OVERDUE and seat not in table.late and seat in table.to_move()
    ]
