"""A bot on a stage: the real desk, courier and store, with a platform made of paper."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

from bot.app import Bot, Shelf, put_together
from bot.automatic import Choose
from bot.contract import (
    Answer,
    Button,
    Command,
    Gone,
    Limits,
    Person,
    Post,
    Venue,
    read_data,
)
from bot.table import Table
from bot.words import LOCALES, Words
from bot.world import World, real_world
from engines import GAMES
from bot.games import GUIDES
from render import PAINTERS
from tests.lanterns import LANTERNS, LANTERNS_GUIDE, LANTERNS_PAINTER
from tests.lanterns import LOCALES as LANTERNS_LOCALES

DEADLINE = 20.0
ROOM = Venue("paper", "room")


@dataclass
class Paper:
    """A platform that writes everything down; `faults` are raised by the next deliveries."""

    name: str = "paper"
    limits: Limits = Limits(columns=8, rows=12, buttons=100, text=4000, alt=1024, toast=200)
    posts: dict[tuple[str, str], Post] = field(default_factory=dict)
    order: list[tuple[str, str]] = field(default_factory=list)
    """What was done, as (verb, message or person)."""
    whispers: list[tuple[str, Post]] = field(default_factory=list)
    stripped: set[str] = field(default_factory=set)
    faults: list[Exception] = field(default_factory=list)
    keys: dict[tuple[str, str], str] = field(default_factory=dict)
    _ids: Callable[[], int] = field(default_factory=lambda: itertools.count(1).__next__)

    async def run(self, desk: object) -> None:  # noqa: ARG002
        await asyncio.get_running_loop().create_future()

    async def post(self, venue: Venue, post: Post) -> str:
        self._stumble()
        known = self.keys.get((venue.key, post.key))
        message = known or f"m{self._ids()}"
        self.keys[venue.key, post.key] = message
        self.posts[venue.key, message] = post
        self.order.append(("edit" if known else "post", message))
        return message

    async def edit(self, venue: Venue, message: str, post: Post) -> None:
        self._stumble()
        if (venue.key, message) not in self.posts:
            raise Gone(message)
        self.posts[venue.key, message] = post
        self.order.append(("edit", message))

    async def strip(self, venue: Venue, message: str) -> None:
        self._stumble()
        if (venue.key, message) in self.posts:
            old = self.posts[venue.key, message]
            self.posts[venue.key, message] = replace(old, rows=())
        self.stripped.add(message)

    async def whisper(self, person: Person, post: Post) -> str:
        self._stumble()
        self.whispers.append((person.id, post))
        self.order.append(("whisper", person.id))
        return f"w{len(self.whispers)}"

    def newest(self, venue: Venue = ROOM) -> Post:
        """The post that was written last."""
        return [post for (key, _), post in self.posts.items() if key == venue.key][-1]

    def _stumble(self) -> None:
        if self.faults:
            raise self.faults.pop(0)


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Stage:
    """People talk to the bot and look at what it wrote."""

    bot: Bot
    paper: Paper
    clock: Clock
    receipts: Callable[[], int] = field(default_factory=lambda: itertools.count(1).__next__)
    language: str = "en"

    async def say(self, who: str, line: str, venue: Venue = ROOM, **more: str) -> Answer:
        """Somebody types a line: `ann: /m c4`."""
        verb, *words = line.removeprefix("/").split()
        receipt = more.pop("receipt", None) or f"r{self.receipts()}"
        person = Person("paper", who, who.capitalize(), more.pop("language", self.language))
        command = Command(receipt, person, venue, verb, tuple(words), **more)
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
        """Until everything owed is delivered."""

        async def quiet() -> None:
            while await self.bot.store.read(
                _pending,
            ):
                await asyncio.sleep(0.005)

        await asyncio.wait_for(quiet(), DEADLINE)

    async def until(self, true: Callable[[], bool]) -> None:
        """Until something is so."""

        async def wait() -> None:
            while not true():
                await asyncio.sleep(0.005)

        await asyncio.wait_for(wait(), DEADLINE)

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


def _pending(sql):
    from bot.store import outbox

    return outbox.next_due(sql) is not None


def button(post: Post | None, label: str) -> Button:
    """The button of a post that says this."""
    assert post is not None, "there is no post"
    labels = [each.label for row in post.rows for each in row]
    found = [each for row in post.rows for each in row if each.label == label]
    assert found, f"no button says {label!r}; there are {labels}"
    return found[0]


def whole_shelf() -> Shelf:
    """Every game there is, and the one only tests know."""
    return Shelf(
        {**GAMES, "lanterns": LANTERNS},
        {**GUIDES, "lanterns": LANTERNS_GUIDE},
        {**PAINTERS, "lanterns": LANTERNS_PAINTER},
        Words(LOCALES, LANTERNS_LOCALES),
    )


async def first_move(table: Table, seat: int) -> object:
    """A computer that plays the first legal move."""
    return table.game.moves(table.told.state, seat)[0]


def quick_world(clock: Clock, seeds: Sequence[str] = ()) -> World:
    """A world without pauses, with its own clock and, if a test likes, known seeds."""
    given = iter(seeds)
    world = real_world(pause=lambda: 0.0)
    return replace(world, now=clock, seed=lambda: next(given, None) or world.seed())


@asynccontextmanager
async def stage(
    folder: Path,
    *,
    seeds: Sequence[str] = (),
    choose: Choose = first_move,
    paper: Paper | None = None,
    language: str = "en",
    offered: Shelf | None = None,
) -> AsyncIterator[Stage]:
    """A running bot with its database in a folder."""
    clock, paper = Clock(), paper or Paper()
    world = quick_world(clock, seeds)
    database = f"sqlite+aiosqlite:///{folder / 'stage.db'}"
    async with put_together(
        database, world, offered or whole_shelf(), choose, lambda _: [paper]
    ) as bot:
        running = asyncio.create_task(bot.run())
        try:
            yield Stage(bot, paper, clock, language=language)
        finally:
            running.cancel()
            with suppress(asyncio.CancelledError):
                await running
            world.threads.shutdown()
