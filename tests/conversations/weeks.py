"""Two weeks of five people on Telegram, Discord and the page: they come, sleep, move, are heard.

What reached each of them is counted where it arrived: at the servers of the messengers, on the
page, never in what the bot has kept of it.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

from bot.contract import CallWay
from bot.store.rows.play import calls, timers
from bot.tables.asking.unasked import unasked
from bot.tables.pace import DAY, HOUR
from bot.tables.status import Status
from tests.conversations.on_discord import DiscordRoom
from tests.conversations.on_telegram import TelegramRoom
from tests.conversations.on_web import OnWeb, WebRoom
from tests.conversations.party import Party, served
from tests.conversations.talking import Messenger, Talker
from tests.discord.server import Seen
from tests.discord.town import DM, said
from tests.patience import DEADLINE
from tests.stage import Clock
from tests.telegram.server import Call

SILENT = 1 << 12
QUIET = {"Bob": (ZoneInfo("Europe/Budapest"), 22, 8), "Dot": (ZoneInfo("Asia/Tokyo"), 23, 7)}
CALLED = {"en": "Your turn at", "hu": "Te jössz"}
REMINDED = "has waited for your move"
NOBODY = frozenset[str]()


class Timed(list[Seen]):
    """What came in, and when."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.clock = clock
        self.times: list[float] = []

    def append(self, seen: Seen) -> None:
        """One more came in."""
        super().append(seen)
        self.times.append(self.clock.now)


@dataclass
class Weeks:
    """The world around several runs of the bot."""

    folder: Path
    messengers: dict[str, Messenger]
    clock: Clock
    people: dict[str, Talker] = field(default_factory=dict)
    table: str = ""
    came: Timed = field(init=False)

    def __post_init__(self) -> None:
        self.came = Timed(self.clock)
        self.on_discord.discord.seen = self.came

    @property
    def on_discord(self) -> DiscordRoom:
        room = self.messengers["discord"]
        assert isinstance(room, DiscordRoom)
        return room

    @property
    def on_telegram(self) -> TelegramRoom:
        room = self.messengers["telegram"]
        assert isinstance(room, TelegramRoom)
        return room

    @property
    def on_web(self) -> WebRoom:
        room = self.messengers["web"]
        assert isinstance(room, WebRoom)
        return room

    @property
    def database(self) -> Path:
        return self.folder / "party.db"

    @property
    def names(self) -> dict[str, str]:
        """Who is who, by their names in the store."""
        return {talker.key: name for name, talker in self.people.items()}

    @asynccontextmanager
    async def run(self) -> AsyncIterator[Party]:
        """The bot from a start to a stop; the page finds it again by itself."""
        talkers = tuple(self.people.values())
        async with served(self.folder, self.messengers, self.clock, ["weeks"], talkers) as here:
            for talker in talkers:
                if isinstance(talker, OnWeb):
                    await self.on_web.again(talker)
            yield here

    async def comes(self, here: Party, name: str, messenger: str, language: str = "en") -> Talker:
        """Somebody comes into the room of a messenger."""
        self.people[name] = await here.person(name, messenger, language)
        return self.people[name]

    def quiet(self, name: str, at: float) -> bool:
        """Whether somebody had their quiet hours at a time."""
        if name not in QUIET:
            return False
        zone, begins, ends = QUIET[name]
        hour = datetime.fromtimestamp(at, zone).hour
        return hour >= begins or hour < ends

    async def plays(self, here: Party, turns: int, *, absent: frozenset[str] = NOBODY) -> int:
        """Everybody who was called comes some hours later; how many moves they made."""
        made, names = 0, self.names
        for _ in range(turns * 4):
            table = await here.table(self.table)
            if table.status is not Status.PLAYING or made >= turns:
                break
            await passes(here, 1.7 * HOUR)
            for seat in table.to_move():
                now = await here.table(self.table)
                name = names.get(now.places[seat].minder or "", "")
                if seat not in now.to_move() or not name or name in absent:
                    continue
                if self.quiet(name, self.clock.now):
                    continue
                if seat in unasked(here.bot.desk.kit.guide(now.game), now):
                    continue
                texts = now.texts(seat)
                text = texts[-1 if now.told.state.high > seat + 1 else 0]
                before = len(now.told.rows)
                told = await self.people[name].whisper("move", words=text)
                after = await here.table(self.table)
                assert len(after.told.rows) > before, (name, text, told.text)
                made += 1
        return made


async def passes(here: Party, seconds: float) -> None:
    """Time goes by, and whoever is to be called by then has been."""
    here.passes(seconds)

    async def due() -> bool:
        now, store = here.clock.now, here.bot.store
        called = await store.read(lambda sql: timers.due_calls(sql, now, 99))
        slowly = await store.read(lambda sql: timers.due_slowly(sql, now, 99))
        return any(timer.due <= now for timer in (*called, *slowly))

    async with asyncio.timeout(DEADLINE):
        while await due():  # noqa: ASYNC110 — nobody tells
            await asyncio.sleep(0.003)
    await here.settled()


@dataclass
class Heard:
    """What reached people, where it reached them."""

    weeks: Weeks
    rung: Counter[str] = field(default_factory=Counter)
    """How often each was called privately."""
    mentioned: Counter[str] = field(default_factory=Counter)
    """How often each was called where the table is."""
    paged: Counter[str] = field(default_factory=Counter)
    """How often the page rang for each."""
    noise: Counter[tuple[str, int]] = field(default_factory=Counter)
    """How often each room sounded on each day for nobody who was asked."""
    words: dict[str, list[str]] = field(default_factory=dict)
    """What each was called with, in order."""

    def private(self, key: str, text: str, at: float) -> None:
        """A private message sounded: was it a call, and did its reader sleep?"""
        name = self.weeks.names[key]
        assert not self.weeks.quiet(name, at), (name, at, text)
        if text.startswith(tuple(CALLED.values())):
            self.rung[key] += 1
            self.words.setdefault(key, []).append(text)

    def public(self, room: str, called: list[str], text: str, at: float) -> None:
        """A message of a room sounded: for whom?"""
        for key in called:
            name = self.weeks.names[key]
            assert not self.weeks.quiet(name, at), (name, at, text)
            self.mentioned[key] += REMINDED not in text
        if not called:
            self.noise[room, int(at // DAY)] += 1

    def on_telegram(self, call: Call) -> None:
        """One request of the bot to Telegram."""
        new = call.method in ("sendMessage", "sendPhoto") and not call.refused
        if not new or call.asked.get("disable_notification") == "true":
            return
        chat = int(call.asked["chat_id"])
        text = call.asked.get("text") or call.asked.get("caption", "")
        if chat < 0:
            self.public(str(chat), [], text, call.at)
        else:
            self.private(f"telegram:{chat}", text, call.at)

    def on_discord(self, seen: Seen, at: float) -> None:
        """One request of the bot to Discord."""
        posted = seen.method == "POST" and seen.path.endswith("/messages")
        if not posted or seen.status >= 400 or seen.answer["flags"] & SILENT:
            return
        room, text = seen.answer["channel_id"], said(seen.answer)
        chat = self.weeks.on_discord.discord.town.channels[room]
        called = [f"discord:{each['id']}" for each in seen.answer["mentions"]]
        if chat["type"] == DM:
            self.private(f"discord:{chat['recipients'][0]['id']}", text, at)
        else:
            self.public(room, called, text, at)

    def on_page(self, talker: OnWeb) -> None:
        """The page rings where its board calls somebody whom it did not call before."""
        called = False
        for each in talker.had():
            if each["rows"] and not each["private"]:
                calls_now = talker.key in each["pings"]
                self.paged[talker.key] += calls_now and not called
                called = calls_now


def heard(w: Weeks) -> Heard:
    """All that sounded so far."""
    all_ = Heard(w)
    for call in w.on_telegram.server.calls:
        all_.on_telegram(call)
    for seen, at in zip(w.came, w.came.times, strict=True):
        all_.on_discord(seen, at)
    for talker in w.people.values():
        if isinstance(talker, OnWeb):
            all_.on_page(talker)
    return all_


async def counted(w: Weeks, here: Party) -> Heard:
    """Nobody was called twice for a turn or at night, and the rooms were left in peace."""
    records = await here.bot.store.read(lambda sql: calls.calls_of_table(sql, w.table))
    assert max(Counter((c.person, c.turn) for c in records if not c.failed).values()) == 1
    arrived = [call for call in records if call.at is not None]
    assert not [call for call in arrived if w.quiet(w.names[call.person], call.at or 0.0)]
    all_ = heard(w)
    turns = [call for call in arrived if call.turn >= 0]  # below are the end and its like
    kept = {way: Counter(c.person for c in turns if c.way is way) for way in CallWay}
    for key, rings in all_.paged.items():  # who goes from one turn into the next hears one ring
        assert 0 < rings <= kept[CallWay.HERE].pop(key), (rings, w.names[key])
    for way, got in ((CallWay.PRIVATE, all_.rung), (CallWay.HERE, +all_.mentioned)):
        assert got, way
        assert got == kept[way], (way, got, kept[way], w.names)
    assert max(all_.noise.values(), default=0) <= 2, all_.noise
    return all_
