"""What has to be true of a world: looked at in quiet moments, and at its end.

A check is a function of the world that returns what is wrong, a sentence each; another is added by
writing it and decorating it with `check`. Nothing is under way and no fault is at work when it is
asked, unless somebody has to wait for a long time. What is gathered while things happen (moves that
were acknowledged, records of the log) stands in `Evidence`.
"""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.contract import Answer, Command
from bot.desk.verbs import verb_of
from bot.sights.sight import THEN
from engines.story import replay
from tests.simulation.economy import every_game
from tests.simulation.loop import LIFE

if TYPE_CHECKING:
    from tests.simulation.world import World

Check = Callable[["World"], Awaitable[Iterable[str]]]
CHECKS: list[Check] = []
AT_THE_END: list[Check] = []
STAMP: Final = re.compile(r"<t:\d+[^>]*>")


def check(look: Check) -> Check:
    """One more thing to be looked at in every quiet moment, and at the end."""
    CHECKS.append(look)
    return look


def check_at_the_end(look: Check) -> Check:
    """One more thing to be looked at once the bot has stopped."""
    AT_THE_END.append(look)
    return look


def told(text: str) -> set[str]:
    """The words of a text, but for times that tick."""
    return set(re.findall(r"\w{2,}", STAMP.sub(" ", text)))


class Kept(NamedTuple):
    """A row of a log."""

    table: str
    step: int
    seat: int
    text: str
    cause: str


@dataclass
class Evidence(logging.Handler):
    """What is gathered on the way."""

    world: World
    steps: dict[str, dict[str, int]] = field(default_factory=dict)
    """The last step of each table when a command was brought, by receipt."""
    acknowledged: dict[Kept, str] = field(default_factory=dict)
    """Moves somebody was told had been made, and by which receipt."""
    receipts: dict[str, int] = field(default_factory=dict)
    """How many moves each update asked for, by receipt."""
    wrong: list[str] = field(default_factory=list)
    """What was seen to be wrong at once."""
    records: list[logging.LogRecord] = field(default_factory=list)

    def __post_init__(self) -> None:
        logging.Handler.__init__(self, logging.WARNING)

    def __hash__(self) -> int:
        return id(self)

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR:
            self.records.append(record)
        said = record.getMessage()
        self.world.trace.note(record.levelname.lower(), record.name, said[:160])
        self.world.trace.count(f"log: {record.levelname.lower()}")

    def asked(self, command: Command) -> None:
        """A platform has brought a command."""
        key = f"{command.person.platform}:{command.receipt}"
        self.world.trace.note(
            "asked", command.person.key, command.verb, *command.words, command.table, quiet=True
        )
        if command.verb in ("move", "m") and command.words:
            self.receipts[key] = 1 + command.words.count(THEN)
            self.steps[key] = dict(
                self.world.rows("SELECT `table`, MAX(step) FROM log GROUP BY `table`")
            )

    def heard(self, command: Command, answer: Answer) -> None:
        """The desk has answered: a move it says was made has to be kept by now."""
        said = "refused" if answer.refused else "answered"
        self.world.trace.note(said, command.person.key, answer.toast[:60], quiet=True)
        if not answer.refused:
            self.world.trace.count(f"verb: {verb_of(every_game().words, command.verb)}")
        key = f"{command.person.platform}:{command.receipt}"
        if key not in self.steps or answer.refused:
            return
        # N.B. a page is shown the table itself, be it after the move or asking whether it is meant
        sure = bool(answer.toast or answer.closes)
        if not sure and command.person.platform != "web":
            return
        before = self.steps.pop(key)
        found = [
            row
            for row in self.world.log()
            if row.step > before.get(row.table, 0) and row.cause in ("person", "sitter")
        ]
        mine = [
            row for row in found if self._is_mine(row, command) and row not in self.acknowledged
        ]
        # N.B. what was done by others of theirs in the same commit is not this command's
        mine.sort(key=lambda row: not self._is_asked(row, command))
        if not mine and sure:
            self.wrong.append(
                f"{command.person.name} was told that /{command.verb} {' '.join(command.words)} "
                f"was done ({answer.toast!r}), and it is not kept"
            )
        for row in mine[: self.receipts[key]]:
            self.acknowledged[row] = key
            self.world.trace.count("moves acknowledged")

    def _is_asked(self, row: Kept, command: Command) -> bool:
        """Whether this is what the command says, rather than something else of its person."""
        words = " ".join(command.words)
        return row.table in (command.table, *command.words) and row.text in words

    def _is_mine(self, row: Kept, command: Command) -> bool:
        seats = self.world.rows(
            "SELECT person, minder FROM seats WHERE `table`=? AND seat=?", row.table, row.seat
        )
        own = self.world.rows("SELECT person FROM selves WHERE key=?", command.person.key)
        people = {command.person.key, *(person for (person,) in own)}
        return bool(seats and people & set(seats[0]))


@check
async def acknowledged_moves_stand_once(world: World) -> Iterable[str]:
    """Nothing that was told is lost, and nothing was done that nobody asked for."""
    rows = world.log()
    kept = Counter((row.table, row.step) for row in rows)
    wrong = list(world.evidence.wrong)
    wrong += [
        f"table {row.table}: step {row.step} ({row.text}) was acknowledged and is not kept"
        for row in world.evidence.acknowledged
        if row not in rows
    ]
    wrong += [
        f"table {table}: step {step} is kept twice" for (table, step), n in kept.items() if n > 1
    ]
    made = sum(row.cause == "person" and not row.text.startswith("!") for row in rows)
    asked = sum(world.evidence.receipts.values())
    if made > asked:
        wrong.append(f"{made} moves are kept, and {asked} were asked for")
    return wrong


@check
async def logs_replay(world: World) -> Iterable[str]:
    """What is kept leads to a table, and to the one that is remembered."""
    wrong = []
    for table in await world.every_table():
        if table.story is None:
            continue
        fresh = replay(table.story.game, table.story.deal, table.story.rows)
        if fresh.state != table.story.state or fresh.spells != table.story.spells:
            wrong.append(f"table {table.id} is remembered otherwise than it was played")
        steps = [row.step for row in world.log() if row.table == table.id]
        if steps != list(range(1, len(steps) + 1)) or len(steps) != len(table.told.rows):
            wrong.append(f"table {table.id} has steps {steps} and {len(table.told.rows)} rows")
    return wrong


@check
async def nothing_is_owed(world: World) -> Iterable[str]:
    """What is due has been brought, but for what sleeps."""
    now = world.clock.now()
    rows = world.rows(
        "SELECT o.kind, o.`table`, o.venue, o.person, o.due, o.attempts FROM outbox o "
        "LEFT JOIN showings s ON s.`table`=o.`table` AND s.venue=o.venue WHERE s.asleep IS NULL"
    )
    late = [row for row in rows if row[4] <= now]
    return [
        f"a {kind} of {table} is owed to {venue}{person}" for kind, table, venue, person, *_ in late
    ]


@check
async def nothing_failed(world: World) -> Iterable[str]:
    """No error was logged that no fault explains."""
    found = [each for each in world.evidence.records if not world.faults.explain(each)]
    world.evidence.records.clear()
    return [f"logged by {each.name}: {_whole(each)}" for each in found]


def _whole(record: logging.LogRecord) -> str:
    said = record.getMessage()
    if record.exc_info and record.exc_info[1] is not None:
        said += f" ({record.exc_info[1]!r})"
    return said[:400]


@check_at_the_end
async def nothing_is_left(world: World) -> Iterable[str]:
    """No task, no connection, no server outlives the bot."""
    life = world.life
    assert life is not None
    wrong = [
        f"a task is left over: {task.get_name()} {task.get_coro()}"
        for task in life.tasks
        if not task.done() and task is not life.ended
    ]
    wrong += [
        f"port {port} is still served"
        for port, server in world.loop.servers.items()
        if server.context.get(LIFE) is life
    ]
    wrong += [
        "a connection to the database is left" for each in life.connections if each._connection
    ]
    ours = {task for each in world.lives for task in each.tasks}
    wrong += [
        f"nobody heard: {each['message']} {each.get('exception')!r}"
        for each in world.loop.faults
        if (task := each.get("future", each.get("task"))) in ours
        and "RequestHandler.start" not in repr(task)  # aiohttp's, where it stops as one comes in
    ]
    return wrong
