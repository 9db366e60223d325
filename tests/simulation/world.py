"""A world: one seed, its people, its messengers, and the lives of the bot that serves them."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import sqlite3
import sys
import warnings
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, contextmanager, suppress
from contextvars import copy_context
from dataclasses import dataclass, field, replace
from math import inf
from pathlib import Path
from typing import Any, Final, TypeVar
from unittest.mock import patch

from sqlalchemy import Connection

from bot.computers.hints import hints_for
from bot.computers.search import choose
from bot.contract import Answer, Command, Unwell
from bot.games.levels import USUAL
from bot.host.app import Bot
from bot.settings import Settings
from bot.store import StoreClosed
from bot.tables.calling.presence import HERE
from bot.tables.status import Status
from bot.tables.table import Table
from bot.world import ALPHABET
from bot.world import World as Surroundings
from engines.story import Story
from engines.values import Seat
from tests.discord.server import TOKEN as DISCORD
from tests.simulation import (  # noqa: F401 — some only for what they check
    checks,
    checks_boards,
    checks_budgets,
    checks_calls,
    checks_ends,
    checks_leftovers,
    checks_panels,
    checks_presses,
    checks_secrets,
    checks_sending,
    checks_timers,
    people,
)
from tests.simulation.clock import Clock, surroundings
from tests.simulation.disk import Disk
from tests.simulation.economy import economy, every_game, phrase, sketchy
from tests.simulation.life import Held, Life, Over, Plan
from tests.simulation.loop import Loop
from tests.simulation.parting import part
from tests.simulation.shape import Shape, shape_of
from tests.simulation.storms import KINDS, Faults
from tests.simulation.town_discord import DiscordTown
from tests.simulation.town_page import Page
from tests.simulation.town_telegram import TelegramTown
from tests.simulation.towns import Place, Post, Self
from tests.simulation.trace import Trace
from tests.simulation.weather import StormyDiscord, StormyTelegram
from tests.simulation.witness import Witness
from tests.telegram.server import TOKEN as TELEGRAM

T = TypeVar("T")
PORT: Final = 8765
HOOK: Final = 8443
HUSH: Final = "hush"
LONGEST: Final = 20 * 86400.0
"""Seconds a world lasts at most before it is brought to its end."""
STOPPED: Final = 60.0
"""Seconds in which a bot that is asked to stop has to."""
PUT_OFF: Final = 62.0
"""Seconds for which a messenger puts something off at most."""
SETTLED: Final = 2 * 3600.0
"""Seconds in which everything due must be done once nothing goes wrong any more."""
A_MOVE: Final = 8
"""Commits that a move which nobody makes may take, with all that is shown of it."""
HUSHED: Final = HERE + 40.0
"""Seconds in which nobody does anything before it is looked: whoever is asked is called by then."""


@dataclass
class World:
    """Everything there is."""

    seed: int
    folder: Path
    tell: Callable[[str], object] | None = None
    shape: Shape = field(init=False)
    life: Life | None = None
    lives: list[Life] = field(default_factory=list)
    acts: int = 0
    opened: int = 0
    """Tables somebody has asked for."""
    idle_writes: int = 0
    """Commits of the last while in which nobody did anything, but for moves of computers."""
    held: bool = False
    """Nobody does anything, and nothing new goes wrong: it is looked at what stands."""
    found: list[str] = field(default_factory=list)
    """What is wrong."""
    stories: list[Story[Any, Any]] = field(default_factory=list)
    """How its tables were played, as far as the last look saw them."""

    def __post_init__(self) -> None:
        self.shape = shape_of(self.seed)
        self.acts = self.shape.acts
        delays, disks = self.chance("latency"), self.chance("disk")
        self.loop = Loop(lambda: delays.uniform(0.5, 1.5) * self.shape.latency)
        self.loop.aside = lambda: disks.uniform(0, 0.01)
        slowest = self.shape.disk
        self.disk = Disk(lambda: disks.uniform(0, slowest) if slowest else 0.0)
        self.clock = Clock(self.loop, self.chance("clock"), self.shape.tick)
        self.trace = Trace(self.loop.time, self.tell)
        self.faults = Faults(self)
        self.evidence = checks.Evidence(self)
        self.post = Post(self.loop.time, self.faults.struck, self.chance("post"))
        self.witness = Witness(self)
        self.calls = checks_calls.Book()
        self.presses = checks_presses.Presses(self)
        self.towns: dict[str, Any] = {}
        self.people: list[people.Person] = []
        self.file = str(self.folder / "world.db")
        self._context = copy_context()
        self._reviving: asyncio.Task[None] | None = None
        self._spent = asyncio.Event()
        self._reader: sqlite3.Connection | None = None

    def chance(self, name: str) -> random.Random:
        """Chance of its own for each thing, so that one more changes no other."""
        return random.Random(f"{self.seed} {name}")

    @property
    def down(self) -> bool:
        """Whether no bot runs."""
        return self.life is None or self.life.over

    @property
    def bot(self) -> Bot:
        """The bot that runs."""
        if self.life is None or self.life.bot is None:
            raise Over
        return self.life.bot

    @property
    def telegram(self) -> TelegramTown:
        town: TelegramTown = self.towns["telegram"]
        return town

    def spend(self, acts: int) -> None:
        """Somebody does one of the things that are done in this world."""
        self.acts -= acts
        self._spent.set()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Have the world itself do something, whoever asks for it."""
        return self.loop.create_task(work, context=self._context.copy())

    async def run(self) -> None:
        """From its beginning to its end."""
        async with AsyncExitStack() as stack:
            await self._found_towns(stack)
            self._plan = self._planned()
            await self._born()
            looking = self.spawn(self._look_now_and_then())
            doing = [self.spawn(self.faults.run())]
            living = [self.spawn(people.live(self, each)) for each in self.people]
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST):
                    await asyncio.gather(*living)
            self.spend(self.acts)
            await looking
            await self._to_its_end()
            for task in (*doing, *living):
                task.cancel()
            await asyncio.gather(*doing, *living, return_exceptions=True)
            for person in self.people:
                for self_ in person.selves:
                    await self_.leave()
        self.trace.count("worlds")
        self.trace.count("virtual seconds", int(self.loop.time()))

    async def _born(self) -> None:
        """The first life; where there is no database, it is not for sure that it makes one."""
        if self.shape.unborn:
            os.unlink(self.file)  # noqa: PTH108 — nobody waits for this disk
            await KINDS["kill at birth"].strike(self, self.chance("birth"))
        self.begin()
        while self.shape.unborn:
            await asyncio.sleep(1.0)
            if self.life is not None and await self.life.ready():
                return

    async def _to_its_end(self) -> None:
        self.held = True
        await part(self)
        await self.faults.calm()
        await self.quiet("the end")
        for table in await self.every_table() if self.life and not self.life.over else ():
            if table.story is not None:
                self.trace.count(f"begun: {table.game.info.id}")
            if table.status is Status.OVER:
                self.trace.count(f"finished: {table.game.info.id}")
        life = self.life
        if life is not None and not life.dead:
            await life.stop()
            await asyncio.sleep(5)
            for check in checks.AT_THE_END:
                self._report("after the end", await check(self))

    async def _look_now_and_then(self) -> None:
        """Sometimes everything is held for a while, and looked at."""
        chance = self.chance("quiet")
        for left in sorted(chance.sample(range(self.shape.acts), k=1), reverse=True):
            while self.acts > left:
                await self._spent.wait()
                self._spent.clear()
            if self.held:
                return
            self.held = True
            try:
                await self.quiet("a quiet moment")
            finally:
                self.held = False

    async def quiet(self, when: str) -> None:
        """Wait until all that is due is done, and look at it."""
        while True:
            try:
                for silence in (0.0, HUSHED):
                    written, moves = self.disk.commits, len(self.log())
                    await asyncio.sleep(silence)
                    moves = len(self.log()) - moves
                    self.idle_writes = self.disk.commits - written - A_MOVE * moves
                    if under_way := await self._settle():
                        self._report(when, [f"after two hours there is still {under_way}"])
                for table in await self.every_table():
                    self.trace.count(f"table: {table.status}")
                for check in checks.CHECKS:
                    self._report(when, await check(self))
            except Over:
                if self._reviving is None or self._reviving.done():
                    self._report(when, ["no bot is there any more"])
                    return
                await asyncio.wait((self._reviving,))
            else:
                self.trace.count("quiet moments")
                return

    def _report(self, when: str, wrong: Any) -> None:
        for each in wrong:
            self.trace.note("WRONG", when, each)
            self.found.append(f"{when}: {each}")

    async def _settle(self) -> str:
        """Until nothing is under way; what still is when that does not come to pass."""
        await self.faults.relent()
        with self.faults.stilled():
            until = self.loop.time() + SETTLED
            calm = pause = 0
            under_way = ""
            while self.loop.time() < until:
                await asyncio.sleep(min(1.0 + pause, 60.0))
                under_way = await self._under_way()
                calm = 0 if under_way else calm + 1
                pause = 0 if calm else pause + 1
                if calm >= 3:
                    break
            return under_way

    async def _under_way(self) -> str:
        """What is not done yet, though its time has come; nothing if all is."""
        if self._reviving is not None and not self._reviving.done():
            await asyncio.wait((self._reviving,))
            return "a start"
        now = self.clock.now()
        found: list[Any] = self.rows("SELECT * FROM outbox WHERE due<=?", now + PUT_OFF)
        found += self.rows("SELECT * FROM timers WHERE due<=?", now + 2)
        found += self.rows(
            "SELECT platform, key, body FROM inbox WHERE platform IN ('discord', 'telegram')"
        )
        if "telegram" in self.towns:
            found += self.telegram.server.mailbox.waiting
        if self.bot.courier._watch._busy:
            found.append("a delivery")
        if self.post.under_way:
            found.append("an update")
        return str(found[0])[:300] if found else ""

    def begin(self) -> None:
        """A life of the bot."""
        self.life = Life(self._plan, len(self.lives))
        self.lives.append(self.life)
        self.trace.note("begins", f"life {self.life.number}")
        self.life.begin()
        self._reviving = self.spawn(self._begun(self.life))

    async def _begun(self, life: Life) -> None:
        if not await life.ready() and not life.dead and life.ended is not None:
            error = life.ended.exception()
            if life.failed:  # whoever hosts it starts it again
                self.trace.note("ends", f"life {life.number}", error)
                self._reviving = self.spawn(self._revive())
                return
            self._report("at a start", [f"the bot ended by itself: {error!r}"])

    def kill(self, why: str) -> None:
        """End the life of the bot here and now; after a while there is another."""
        if self.life is None or self.life.over:
            return
        self.witness.trouble("kill")
        self.trace.note("killed", why)
        self.trace.count("kills")
        self.life.kill()
        self._reviving = self.spawn(self._revive())

    def restart(self) -> bool:
        """Stop the bot in good order, and have another begin; whether there is one."""
        life = self.life
        if life is None or life.over or (self._reviving and not self._reviving.done()):
            return False
        self._reviving = self.spawn(self._restarted(life))
        return True

    async def _restarted(self, life: Life) -> None:
        stopping = self.spawn(life.stop())
        until = self.loop.time() + STOPPED
        while not stopping.done() and not life.dead and self.loop.time() < until:
            await asyncio.wait((stopping,), timeout=1)
        if not stopping.done():
            stopping.cancel()
            if life.dead:  # it was killed meanwhile
                return
            self._report("at a stop", [f"the bot does not stop within {STOPPED:g} s"])
            life.kill()
        await self._revive()

    async def _revive(self) -> None:
        chance = self.chance(f"outage {len(self.lives)}")
        await asyncio.sleep(chance.choice((0.5, 5.0, 60.0, 3600.0 if self.shape.slow else 300.0)))
        self.begin()
        assert self.life is not None
        await self.life.ready()

    async def ask(self, question: Coroutine[Any, Any, T]) -> T:
        """What the bot that runs has to say; raises `Over` if it dies of it."""
        life = self.life
        if life is None or life.over:
            question.close()
            raise Over
        asking = life.doing(question)
        while not asking.done():
            await asyncio.wait((asking,), timeout=0.5)
            if life.over:
                raise Over
        return asking.result()

    async def read(self, job: Callable[[Connection], T]) -> T:
        """What the bot's store has."""
        return await self.ask(self.bot.store.read(job))

    async def every_table(self) -> list[Table]:
        """All there are, open or not."""
        ids = [id_ for (id_,) in self.rows("SELECT id FROM tables ORDER BY id")]
        found = [await self.ask(self.bot.desk.tables.get(each)) for each in ids]
        self.stories = [each.story for each in found if each is not None and each.story]
        return [each for each in found if each is not None]

    async def tables_for(self, person: people.Person) -> list[Table]:
        """Open tables somebody sits at or has before them, as they stand now."""
        keys = {each.key for each in person.selves} | {each.venue for each in person.selves}
        ids = self.rows(
            "SELECT DISTINCT id FROM tables LEFT JOIN seats ON seats.`table`=id "
            "LEFT JOIN showings ON showings.`table`=id WHERE status NOT IN ('over', 'cancelled') "
            "AND (instr(?, ' ' || person || ' ') OR instr(?, ' ' || venue || ' ')) ORDER BY id",
            *[f" {' '.join(sorted(keys))} "] * 2,
        )
        try:
            found = [await self.ask(self.bot.desk.tables.get(each)) for (each,) in ids]
        except (Over, StoreClosed, Unwell):
            return []
        return [each for each in found if each is not None]

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """What is kept, read past the bot."""
        if self._reader is None:
            self._reader = sqlite3.connect(f"file:{self.file}?mode=ro", uri=True)
        return self._reader.execute(query, values).fetchall()

    def close(self) -> None:
        """Nobody reads any more."""
        if self._reader is not None:
            self._reader.close()

    def log(self) -> list[checks.Kept]:
        """Every row of every log."""
        found = self.rows("SELECT `table`, step, seat, text, cause FROM log ORDER BY 1, 2")
        return [checks.Kept(*row) for row in found]

    def shows(self, venue: str, message: str) -> str | None:
        """What stands in a venue under an id, if anything does."""
        platform, _, place = venue.partition(":")
        if platform == "web":
            found = self.rows("SELECT text FROM web_messages WHERE id=?", message)
            return str(found[0][0]) if found else None
        shown: str | None = self.towns[platform].shows(place, message)
        return shown

    def _asked(self, command: Command) -> None:
        self.witness.asked(command)
        self.evidence.asked(command)
        self.presses.asked(command)

    def _heard(self, command: Command, answer: Answer) -> None:
        self.evidence.heard(command, answer)
        self.presses.heard(command, answer)
        if self.life is not None and self.life.bot is not None:
            self.life.bot.deadlines.look()  # it would a few seconds later

    async def _found_towns(self, stack: AsyncExitStack) -> None:
        place = Place(self.trace, self.chance("places"), self.post)
        true = self.clock.true
        makers: dict[str, Callable[[], Any]] = {
            "discord": lambda: DiscordTown(place, true, StormyDiscord),
            "telegram": lambda: TelegramTown(place, true, StormyTelegram, forum=self.shape.forum),
            "web": lambda: Page(place, PORT),
        }
        for name in self.shape.platforms:
            self.towns[name] = makers[name]()
            await self.towns[name].open(stack)
            self.witness.watch(name, self.towns[name])
            if name != "web":
                self.towns[name].server.shaken_by(self.faults)
        for name, language, temperament, where in self.shape.people:
            selves: list[Self] = [self.towns[each].someone(name, language) for each in where]
            chance = self.chance(f"person {name}")
            self.people.append(people.Person(name, temperament, selves, chance))

    def _planned(self) -> Plan:
        shape, chance = self.shape, self.chance("bot")
        settings = Settings(Path(self.file), "127.0.0.1", PORT, frozenset(), "INFO")
        if "discord" in self.towns:
            api = self.towns["discord"].server.api
            settings = replace(settings, discord_token=DISCORD, discord_api=api)
        if "telegram" in self.towns:
            api = self.telegram.server.address
            settings = replace(settings, telegram_token=TELEGRAM, telegram_api=api)
            if shape.webhook:
                hook = f"http://127.0.0.1:{HOOK}/hook"
                settings = replace(settings, telegram_webhook=hook, telegram_secret=HUSH)
        around = Surroundings(
            now=self.clock.now,
            pause=lambda _: chance.uniform(0.8, 8.0),
            token=lambda letters: "".join(chance.choices(ALPHABET, k=letters)),
            seed=lambda: f"{chance.getrandbits(128):032x}",
            threads=_NOBODY,
            brisk=0.15 if chance.random() < 0.5 else inf,
            lull=1.5,
            unhurried=lambda: chance.uniform(120.0, 1200.0),
            ticks=self.clock.ticks,
            glance=3600.0 if shape.slow else 120.0,
        )
        offered = every_game()
        if not shape.pictures:
            offered = replace(offered, painters=sketchy())
        thinks = self.chance("computers")

        async def choosing(table: Table, seat: Seat) -> object:
            state, step = table.told.state, len(table.told.rows) + 1
            if not shape.thinking:
                return thinks.choice(table.game.moves(state, seat))
            level, hints = table.places[seat].level or USUAL, hints_for(table.game.info.id)
            seed = f"{table.seed}/{step}"
            return choose(
                table.game, state, seat, min(level, 2), seed, hints, secrets=table.secrets
            )

        return Plan(
            self.loop,
            self.disk,
            around,
            settings,
            shape.platforms,
            offered,
            phrase,
            choosing,
            self._asked,
            self.witness.typing,
            self._heard,
        )


_NOBODY: Final = ThreadPoolExecutor(max_workers=1)
"""No thread of it is ever begun: the loop does what is done aside."""


@contextmanager
def _heard(evidence: checks.Evidence) -> Iterator[None]:
    """What is logged is evidence, and nowhere else."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    root.handlers[:] = [evidence]
    root.setLevel(logging.WARNING)
    try:
        yield
    finally:
        root.handlers[:] = before
        root.setLevel(level)


@contextmanager
def unmoved() -> Iterator[None]:
    """What the dead still say is not heard."""
    hook, sys.unraisablehook = sys.unraisablehook, lambda _: None
    logging.disable(logging.CRITICAL)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        logging.disable(logging.NOTSET)
        sys.unraisablehook = hook


def live(world: World) -> None:
    """Have a world lived through; its database must be in its folder."""
    asyncio.set_event_loop(world.loop)
    try:
        with (
            surroundings(world.clock, world.chance("machine")),
            economy(),
            patch("bot.store.store.FileLock", Held),
            _heard(world.evidence),
        ):
            try:
                world.loop.run_until_complete(world.run())
            finally:
                with unmoved():
                    for life in world.lives:
                        life.kill()
                        life.close_graves()
    finally:
        with unmoved():
            world.loop.close()
        world.close()
        asyncio.set_event_loop(None)
