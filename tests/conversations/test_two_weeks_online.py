"""The two weeks of five people once more, on loopback: one group on Telegram, a channel on Discord.

The group becomes a supergroup, the others vote on one who does not come, a database of an earlier
version is brought up to date, and what each of them and the rooms received is counted.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.contract import CallWay
from bot.store.migrations import HEAD
from bot.store.rows.play import calls, timers
from bot.tables.asking.unasked import unasked
from bot.tables.pace import DAY, HOUR
from bot.tables.status import Status
from bot.tables.waiting.absence import SEVERAL
from tests.conversations.on_discord import DiscordRoom
from tests.conversations.on_telegram import OnTelegram, TelegramRoom
from tests.conversations.party import Party, log_of, meeting, outcome_of, served
from tests.conversations.talking import Messenger, Talker
from tests.conversations.test_together import invite, only_table
from tests.discord.server import Seen
from tests.patience import DEADLINE
from tests.stage import Clock
from tests.store.earlier import as_earlier, revision_of
from tests.telegram.server import Call

EARLIER = "0015"
"""A schema that knew pace, sitters and links, but neither reminders nor speeds of one's own."""
SILENT = 1 << 12
QUIET = {"Bob": (ZoneInfo("Europe/Budapest"), 22, 8), "Dot": (ZoneInfo("Asia/Tokyo"), 23, 7)}
CALLED = ("Your turn at", "Te jössz")
REMINDED = "has waited for your move"


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
    def database(self) -> Path:
        return self.folder / "party.db"

    def run(self) -> Any:
        """The bot from a start to a stop."""
        talkers = tuple(self.people.values())
        return served(self.folder, self.messengers, self.clock, ["weeks"], talkers)

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

    async def plays(self, here: Party, turns: int, *, absent: frozenset[str] = frozenset()) -> int:
        """Everybody who was called comes some hours later; how many moves they made."""
        made, names = 0, {talker.key: name for name, talker in self.people.items()}
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


async def seated(w: Weeks, here: Party) -> None:
    """Five people of both messengers at one table, two of whom sleep at night."""
    ann = await w.comes(here, "Ann", "telegram")
    bob = await w.comes(here, "Bob", "telegram", "hu")
    eve = await w.comes(here, "Eve", "telegram")
    cid = await w.comes(here, "Cid", "discord")
    dot = await w.comes(here, "Dot", "discord")
    for name, (zone, begins, ends) in QUIET.items():
        await w.people[name].whisper("hours", hours=zone.key)
        await w.people[name].whisper("hours", hours=f"{begins}-{ends}")
    await ann.type("play", game="sack", options="seats=5")
    for talker in (bob, eve):
        await talker.press("Join" if "Join" in talker.board().labels else "Beülök")
    await invite(ann, cid, dot)
    w.table = await only_table(here, "discord")
    table = await here.table(w.table)
    assert table.status is Status.PLAYING
    assert table.names() == ("Ann", "Bob", "Eve", "Cid", "Dot")


async def counted(w: Weeks, here: Party) -> None:
    """Nobody was called twice for a turn or at night, and the rooms were left in peace."""
    records = await here.bot.store.read(lambda sql: calls.calls_of_table(sql, w.table))
    arrived = [call for call in records if call.at is not None]
    private = Counter(call.person for call in arrived if call.way is CallWay.PRIVATE)
    assert private
    assert max(Counter((c.person, c.turn) for c in records if not c.failed).values()) == 1
    rung: Counter[str] = Counter()
    noise: Counter[tuple[str, int]] = Counter()
    for call in w.on_telegram.server.calls:
        if sounds_in_telegram(call):
            heard_in_telegram(w, call, rung, noise)
    mentioned = heard_in_discord(w, noise)
    assert rung == private
    assert mentioned == Counter(call.person for call in arrived if call.way is CallWay.HERE)
    assert mentioned
    assert max(noise.values(), default=0) <= 2, noise


def sounds_in_telegram(call: Call) -> bool:
    """Whether this brought a new message that sounds."""
    new = call.method in ("sendMessage", "sendPhoto") and not call.refused
    return new and call.asked.get("disable_notification") != "true"


def heard_in_telegram(
    w: Weeks, call: Call, rung: Counter[str], noise: Counter[tuple[str, int]]
) -> None:
    """A message on Telegram sounded: of whom was it a call, or in which room a noise?"""
    chat, text = int(call.asked["chat_id"]), call.asked.get("text") or call.asked.get("caption", "")
    if chat < 0:
        noise[str(chat), int(call.at // DAY)] += 1
    elif text.startswith(CALLED):
        [name] = [n for n, t in w.people.items() if t.key == f"telegram:{chat}"]
        assert not w.quiet(name, call.at), (name, call.at, text)
        rung[f"telegram:{chat}"] += 1


def heard_in_discord(w: Weeks, noise: Counter[tuple[str, int]]) -> Counter[str]:
    """How often the channel called each; messages in it that sounded for nobody are noise."""
    mentioned: Counter[str] = Counter()
    names = {talker.key: name for name, talker in w.people.items()}
    for seen, at in zip(w.came, w.came.times, strict=True):
        channel = f"/channels/{w.on_discord.channel['id']}/messages"
        if (seen.method, seen.path) != ("POST", channel) or seen.status >= 400:
            continue
        if seen.answer["flags"] & SILENT:
            continue
        called = [f"discord:{each['id']}" for each in seen.answer["mentions"]]
        for key in called:
            assert not w.quiet(names[key], at), (key, at)
            mentioned[key] += REMINDED not in seen.answer["content"]
        if not called:
            noise[channel, int(at // DAY)] += 1
    return mentioned


async def decided_without(w: Weeks, here: Party, name: str) -> None:
    """All the others have moved; more than half of them put a computer into somebody's seat."""
    absent = frozenset({name})
    seat = (await here.table(w.table)).names().index(name)
    for _ in range(60):
        if (await here.table(w.table)).to_move() == (seat,):
            break
        await w.plays(here, 1, absent=absent)
    assert (await here.table(w.table)).to_move() == (seat,)
    await passes(here, SEVERAL)
    for voter in ("Ann", "Cid", "Dot"):
        assert (await here.table(w.table)).places[seat].level is None
        talker = w.people[voter]
        await talker.whisper("absent")
        await talker.tap(f"A computer for {name}")
    assert f"{seat} !sitter computer (clock)" in log_of(await here.table(w.table))


async def begun(w: Weeks) -> None:
    """The first days."""
    async with w.run() as here:
        await seated(w, here)
        assert await w.plays(here, 8) >= 8


async def migrated(w: Weeks) -> None:
    """After a restart the group moves: its board goes on in the supergroup."""
    async with w.run() as here:
        old = w.on_telegram.server.town
        new = w.on_telegram.stand.people.upgrade(int(w.on_telegram.venue.id), told=True)
        await here.settled()
        assert await w.plays(here, 4) >= 4
        ann = w.people["Ann"]
        assert isinstance(ann, OnTelegram)
        assert ann.group == new
        assert old.of(new)
        assert "table" in ann.board().text


async def test_the_first_days_move_to_a_supergroup_and_a_newer_version(tmp_path):
    clock = Clock()
    async with meeting(("discord", "telegram"), clock) as messengers:
        w = Weeks(tmp_path, messengers, clock)
        await begun(w)
        as_earlier(w.database, EARLIER)
        await migrated(w)
        assert revision_of(w.database) == HEAD
        async with w.run() as here:
            await counted(w, here)


@pytest.mark.slow
async def test_two_weeks_of_five_people_on_both_messengers(tmp_path):
    clock = Clock()
    since = clock.now
    async with meeting(("discord", "telegram"), clock) as messengers:
        w = Weeks(tmp_path, messengers, clock)
        await begun(w)
        as_earlier(w.database, EARLIER)
        assert revision_of(w.database) == EARLIER
        await migrated(w)
        assert revision_of(w.database) == HEAD
        async with w.run() as here:
            await w.people["Cid"].whisper("sitter", sitter="3")
            assert await w.plays(here, 10) >= 10
            await w.people["Cid"].whisper("sitter", sitter="back")
            await decided_without(w, here, "Eve")
            await w.people["Ann"].whisper("language", language="hu")
            assert await w.plays(here, 5, absent=frozenset({"Eve"})) >= 5
        async with w.run() as here:
            await passes(here, 7 * DAY)
            fay = await w.comes(here, "Fay", "telegram")
            await fay.type("takeover", seat="3")
            assert "Fay" in (await here.table(w.table)).names()
            await w.plays(here, 400)
            await counted(w, here)
            table = await here.table(w.table)
            outcome = outcome_of(table)
            best = max(outcome.scores)
            won = tuple(seat for seat, score in enumerate(outcome.scores) if score == best)
            assert outcome.winners == won
    assert clock.now - since > 10 * DAY
