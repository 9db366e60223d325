"""A bot on a stage: the real desk, courier and store, with a platform made of paper."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from sqlalchemy import Connection

from bot.contract import (
    Answer,
    Button,
    Command,
    Finding,
    Gone,
    Limits,
    Mark,
    Person,
    Pictureless,
    Place,
    Post,
    RetryLater,
    Unreachable,
    Venue,
    read_data,
)
from bot.courier.due.automatic import Choose
from bot.desk.seating.shares import ALLOWANCE, Allowance
from bot.games.guides import GUIDES
from bot.host.app import Bot, Shelf, put_together
from bot.store import Store
from bot.store.rows.shown import outbox
from bot.tables.table import Table
from bot.words import LOCALES, Words
from bot.world import ALPHABET, World, real_world
from engines import GAMES
from render import PAINTERS
from tests.knots import KNOTS, KNOTS_GUIDE, KNOTS_PAINTER
from tests.knots import LOCALES as KNOTS_LOCALES
from tests.lanterns import LANTERNS, LANTERNS_GUIDE, LANTERNS_PAINTER
from tests.lanterns import LOCALES as LANTERNS_LOCALES
from tests.patience import DEADLINE

ROOMY = Limits(columns=8, rows=12, buttons=100, text=4000, alt=1024, toast=200)
RECEIPTS = itertools.count(1)
"""No two updates are the same, not even after a restart."""
ROOM = Venue("paper", "room")
TALKATIVE = replace(ALLOWANCE, burst=inf)
"""As much as anybody may have, but people in tests say all they have to say in one instant."""


@dataclass
class Paper:
    """A platform that writes everything down; `faults` are raised by the next deliveries.

    Places and people are named by their keys: `paper:room`, `paper:ann`.
    """

    name: str = "paper"
    address: str = "on paper"
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    limits: Limits = ROOMY
    posts: dict[tuple[str, str], Post] = field(default_factory=dict)
    order: list[tuple[str, str]] = field(default_factory=list)
    """What was done, as (verb, message or person)."""
    whispers: list[tuple[str, Post]] = field(default_factory=list)
    asides: list[tuple[str, Post]] = field(default_factory=list)
    put_away_from: list[tuple[str, str]] = field(default_factory=list)
    """Whose panels were put away, of which tables."""
    at_hand: set[str] = field(default_factory=set)
    """Places where everybody has just pressed."""
    branches: list[tuple[str | None, tuple[str, ...]]] = field(default_factory=list)
    """The message each branch was made from, and who was brought in."""
    said: list[Post] = field(default_factory=list)
    """Every new post, whatever became of it."""
    faults: list[Exception] = field(default_factory=list)
    strip_faults: list[Exception] = field(default_factory=list)
    """Raised when buttons are to be taken away."""
    refusals: dict[str, Exception] = field(default_factory=dict)
    """What every delivery to a place or a person meets."""
    managers: frozenset[str] = frozenset({"ann"})
    """Who is in charge everywhere."""
    departed: set[str] = field(default_factory=set)
    """Who is nowhere here any more."""
    unsure: bool = False
    """Nobody can be told now who is in charge."""
    pictureless: set[str] = field(default_factory=set)
    """Places that take no pictures."""
    doors: dict[str, asyncio.Event] = field(default_factory=dict)
    """Deliveries to these places wait until the door opens."""
    silent: set[str] = field(default_factory=set)
    """Deliveries to these places are carried out, but no answer ever comes."""
    tried: list[str] = field(default_factory=list)
    """Where deliveries were tried, whatever became of them."""
    keys: dict[tuple[str, str], str] = field(default_factory=dict)
    _ids: Callable[[], int] = field(default_factory=lambda: itertools.count(1).__next__)

    def command(self, language: str, verb: str, typed: str = "", /) -> str:
        return f"/{verb} {typed}".rstrip()

    async def run(self, desk: object) -> None:
        self.ready.set()
        await asyncio.get_running_loop().create_future()

    async def post(self, venue: Venue, post: Post) -> str:
        await self._stumble(venue.key, post)
        known = self.keys.get((venue.key, post.key))
        message = known or f"m{self._ids()}"
        self.keys[venue.key, post.key] = message
        self.posts[venue.key, message] = post
        if known is None:
            self.said.append(post)
        self.order.append(("edit" if known else "post", message))
        await self._answer(venue.key)
        return message

    async def edit(self, place: Place, message: str, post: Post) -> None:
        await self._stumble(place.key, post)
        if (place.key, message) not in self.posts:
            raise Gone(message)
        self.posts[place.key, message] = post
        self.order.append(("edit", message))
        await self._answer(place.key)

    async def erase(self, place: Place, message: str) -> None:
        await self._stumble(place.key)
        if self.strip_faults:
            raise self.strip_faults.pop(0)
        if self.posts.pop((place.key, message), None) is None:
            raise Gone(message)
        self.order.append(("erase", message))

    async def whisper(self, person: Person, post: Post) -> str:
        await self._stumble(person.key)
        self.whispers.append((person.id, post))
        message = f"w{len(self.whispers)}"
        self.posts[person.key, message] = post
        self.order.append(("whisper", person.id))
        await self._answer(person.key)
        return message

    async def aside(self, venue: Venue, person: Person, post: Post) -> None:
        if venue.key not in self.at_hand:
            raise Unreachable(f"{person.key} has not pressed here lately")
        self.asides.append((person.id, post))

    async def put_away(self, person: Person, panel: str, *, but: str = "") -> None:
        self.put_away_from.append((person.id, panel))

    async def answered(self, person: Person) -> None:
        """At once: nothing is on its way."""

    async def branch(
        self, venue: Venue, title: str, message: str | None, people: Sequence[Person]
    ) -> Venue:
        await self._stumble(venue.key)
        self.branches.append((message, tuple(person.id for person in people)))
        return Venue(self.name, f"{venue.id}/{message or title}")

    async def manages(self, venue: Venue, person: Person) -> bool:
        if self.unsure:
            raise RetryLater
        return person.id in self.managers

    async def includes(self, venue: Venue, person: Person) -> bool:
        return person.id not in self.departed

    async def examine(self) -> Sequence[Finding]:
        return ()

    def newest(self, venue: Venue = ROOM) -> Post:
        """The post that was written last."""
        return [post for (key, _), post in self.posts.items() if key == venue.key][-1]

    def shown(self, venue: Venue = ROOM) -> dict[str, Post]:
        """What stands in a place, by message."""
        return {message: post for (key, message), post in self.posts.items() if key == venue.key}

    def done_for_others(self, person: str) -> list[tuple[str, str]]:
        """What was done, but for what this person alone has before them."""
        own = {("whisper", person)}
        own |= {("edit", message) for key, message in self.posts if key == f"{self.name}:{person}"}
        return [each for each in self.order if each not in own]

    async def _stumble(self, place: str, post: Post | None = None) -> None:
        self.tried.append(place)
        if place in self.doors:
            await self.doors[place].wait()
        if place in self.refusals:
            raise self.refusals[place]
        if self.faults:
            raise self.faults.pop(0)
        if place in self.pictureless and post is not None and post.picture is not None:
            raise Pictureless(place)

    async def _answer(self, place: str) -> None:
        if place in self.silent:
            await asyncio.get_running_loop().create_future()


class Clock:
    """Time that passes when a test says so, and a little with every reading, as it does anywhere.

    Whoever reads it twice to decide one thing decides it by two moments. A test that looks at
    `now` reads nothing. A reading takes a microsecond; in every eighth test, chosen by its name,
    up to some milliseconds, as where a machine is busy.
    """

    def __init__(self) -> None:
        self.now = 1_800_000_000.0
        self.ticked = 0.0
        """Seconds that have passed, whatever was done to the clock."""
        chance = random.Random(f"readings of {_test()}")
        busy = chance.randrange(8) == 0
        self._step = partial(chance.uniform, 0, 0.003) if busy else lambda: 1e-6

    def ticks(self) -> float:
        self.passes(self._step())
        return self.ticked

    def passes(self, seconds: float) -> None:
        """Time goes by."""
        self.now += seconds
        self.ticked += seconds

    def __call__(self) -> float:
        self.passes(self._step())
        return self.now


def about(moment: Any) -> Any:
    """A moment, or several, give or take what readings of a clock take."""
    return pytest.approx(moment, rel=0, abs=0.5)


@dataclass
class Stage:
    """People talk to the bot and look at what it wrote."""

    bot: Bot
    paper: Paper
    clock: Clock
    language: str = "en"

    async def say(
        self,
        who: str,
        line: str,
        venue: Venue = ROOM,
        *,
        table: str = "",
        mark: str | Mark = "",
        receipt: str = "",
        language: str = "",
        zone: str = "",
    ) -> Answer:
        """Somebody types a line: `ann: /m c4`."""
        verb, *words = line.removeprefix("/").split()
        person = Person("paper", who, who.capitalize(), language or self.language, zone)
        receipt = receipt or f"r{next(RECEIPTS)}"
        mark = Mark.read(mark) if isinstance(mark, str) else mark
        command = Command(receipt, person, venue, verb, tuple(words), table, mark)
        return await self.bot.desk.handle(command)

    async def press(
        self, who: str, button: Button, venue: Venue = ROOM, receipt: str = ""
    ) -> Answer:
        """Somebody presses a button."""
        data = read_data(button.data)
        assert data is not None, f"{button.data!r} is no data of ours"
        table, mark, verb, words = data
        line = " ".join((verb, *words))
        return await self.say(who, line, venue, table=table, mark=mark, receipt=receipt)

    async def settled(self) -> None:
        """Until everything owed is delivered, and older boards have lost their buttons."""
        working = self.bot.courier._watch._busy
        owed = partial(self.bot.store.read, lambda sql: outbox.due_rows(sql, inf, 1))

        async def quiet() -> None:
            # N.B. polled: what is waited for tells nobody.
            while await owed() or working:  # noqa: ASYNC110
                await asyncio.sleep(0.005)

        await asyncio.wait_for(quiet(), DEADLINE)

    async def quiet(self) -> None:
        """Until everything owed by now is delivered; what sleeps is owed later."""

        def owed(sql: Connection) -> bool:
            now = self.clock.now
            return any(row.due <= now for row in outbox.due_rows(sql, now, 100))

        async def nothing_owed() -> None:
            while await self.bot.store.read(owed):  # noqa: ASYNC110
                await asyncio.sleep(0.005)

        await asyncio.wait_for(nothing_owed(), DEADLINE)

    def passes(self, seconds: float) -> None:
        """Time goes by."""
        self.clock.passes(seconds)
        self.bot.courier.wake()
        self.bot.automatic.look()
        self.bot.deadlines.look()

    async def until(self, true: Callable[[], bool]) -> None:
        """Until something is so."""

        async def wait() -> None:
            while not true():  # noqa: ASYNC110
                await asyncio.sleep(0.005)

        await asyncio.wait_for(wait(), DEADLINE)

    async def until_kept(self, true: Callable[[Connection], Any]) -> Any:
        """What a question to the database brings, once it brings something."""

        async def wait() -> Any:
            while not (found := await self.bot.store.read(true)):  # noqa: ASYNC110 — nobody tells
                await asyncio.sleep(0.005)
            return found

        return await asyncio.wait_for(wait(), DEADLINE)

    async def table(self, table: str) -> Table:
        """A table as it was last committed."""
        found = await self.bot.desk.tables.get(table)
        assert found is not None, f"there is no table {table}"
        return found

    async def only_table(self, venue: Venue = ROOM) -> Table:
        """The one open table of a venue."""
        tables = await self.bot.desk.tables.at_venue(venue.key)
        assert len(tables) == 1, f"{len(tables)} tables are open here"
        return tables[0]


def button(post: Post | None, label: str) -> Button:
    """The button of a post that says this."""
    assert post is not None, "there is no post"
    labels = [each.label for row in post.rows for each in row]
    found = [each for row in post.rows for each in row if each.label == label]
    assert found, f"no button says {label!r}; there are {labels}"
    return found[0]


def whole_shelf() -> Shelf:
    """Every game there is, and the two only tests know."""
    return Shelf(
        {**GAMES, "lanterns": LANTERNS, "knots": KNOTS},
        {**GUIDES, "lanterns": LANTERNS_GUIDE, "knots": KNOTS_GUIDE},
        {**PAINTERS, "lanterns": LANTERNS_PAINTER, "knots": KNOTS_PAINTER},
        Words(LOCALES, LANTERNS_LOCALES, KNOTS_LOCALES),
    )


OFFERED = tuple(whole_shelf().games)
"""Their ids, in the order people see them."""


async def first_move(table: Table, seat: int) -> object:
    """A computer that plays the first legal move."""
    return table.game.moves(table.told.state, seat)[0]


def quick_world(clock: Clock, seeds: Sequence[str] = (), pause: float = 0.0) -> World:
    """A world with its own clock, without pauses if a test does not like any, with known seeds.

    Nothing is left to chance: what no seed is given for comes from the name of the test.
    """
    given = iter(seeds)
    return replace(
        real_world(pause=lambda _: pause),
        now=clock,
        ticks=clock.ticks,
        token=lambda letters: "".join(_chance().choices(ALPHABET, k=letters)),
        seed=lambda: next(given, None) or f"{_chance().getrandbits(128):032x}",
        brisk=inf,
        lull=0.0,
    )


async def database_in(folder: Path, name: str = "stage.db") -> str:
    """The address of a folder's database, of the newest schema; what is there stays."""
    file = folder / name
    if not file.exists():
        file.write_bytes(_NEWEST.get("file") or await _migrated())
    return f"sqlite+aiosqlite:///{file}"


async def _migrated() -> bytes:
    """An empty database: running every migration takes longer than most tests."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "new.db"
        await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()
        return _NEWEST.setdefault("file", file.read_bytes())


_NEWEST: dict[str, bytes] = {}


def _test() -> str:
    """The name of the test that runs."""
    return os.environ.get("PYTEST_CURRENT_TEST", "").partition(" (")[0]


def _chance() -> random.Random:
    """The chance of the test that runs: the same in every run, and it goes on over a restart."""
    test = _test()
    if test not in _CHANCES:
        _CHANCES.clear()
        _CHANCES[test] = random.Random(test)
    return _CHANCES[test]


_CHANCES: dict[str, random.Random] = {}


@asynccontextmanager
async def stage(
    folder: Path,
    *,
    seeds: Sequence[str] = (),
    choose: Choose = first_move,
    paper: Paper | None = None,
    language: str = "en",
    offered: Shelf | None = None,
    also: Sequence[Paper] = (),
    clock: Clock | None = None,
    pause: float = 0.0,
    allowance: Allowance = TALKATIVE,
    world: Callable[[World], World] = lambda world: world,
) -> AsyncIterator[Stage]:
    """A running bot with its database in a folder; the same folder again is a restart."""
    clock, paper = clock or Clock(), paper or Paper()
    around = world(quick_world(clock, seeds, pause))
    database = await database_in(folder)
    async with put_together(
        database, around, offered or whole_shelf(), choose, lambda _: [paper, *also], allowance
    ) as bot:
        running = asyncio.create_task(bot.run())
        try:
            yield Stage(bot, paper, clock, language=language)
        finally:
            running.cancel()
            with suppress(asyncio.CancelledError):
                await running
            around.threads.shutdown()
