"""A game of five that takes two weeks: who is called, when, and what the groups hear of it.

Two platforms made of paper: one whose people are called in private, one where they are mentioned.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import TypeAlias
from zoneinfo import ZoneInfo

import pytest

from bot.contract import Answer, CallWay, Command, Person, Post, Venue
from bot.store.rows.play import calls
from bot.tables.asking.unasked import unasked
from bot.tables.status import Status
from tests.stage import RECEIPTS, ROOMY, Clock, Paper, Stage, stage

HOUR = 3600.0
GROUP, CHANNEL = Venue("paper", "group"), Venue("wire", "channel")
MOVED = Venue("paper", "supergroup")
HOME = {"ann": "paper", "bob": "paper", "cid": "wire", "dot": "wire", "eve": "paper"}
HOME |= {"fay": "paper", "gus": "paper"}
QUIET = {"bob": (ZoneInfo("Europe/Budapest"), 22, 8), "dot": (ZoneInfo("Asia/Tokyo"), 23, 7)}
Heard: TypeAlias = list[tuple[float, str, Post]]


@dataclass
class Listening(Paper):
    """A platform that notes when each new message came, and where."""

    clock: Clock = field(default_factory=Clock)
    heard: Heard = field(default_factory=list)

    async def post(self, venue: Venue, post: Post) -> str:
        before = len(self.said)
        message = await super().post(venue, post)
        if len(self.said) > before:
            self.heard.append((self.clock.now, venue.key, post))
        return message

    async def whisper(self, person: Person, post: Post) -> str:
        message = await super().whisper(person, post)
        self.heard.append((self.clock.now, person.key, post))
        return message


@dataclass
class Weeks:
    """The world around several runs of the bot."""

    folder: Path
    clock: Clock = field(default_factory=Clock)
    papers: tuple[Listening, ...] = ()
    table: str = ""

    def __post_init__(self) -> None:
        ways = {"paper": CallWay.PRIVATE, "wire": CallWay.HERE}
        self.papers = tuple(
            Listening(name, limits=replace(ROOMY, calls=way), clock=self.clock)
            for name, way in ways.items()
        )

    def run(self):
        """The bot from a start to a stop."""
        first, *others = self.papers
        return stage(self.folder, seeds=["weeks"], paper=first, also=others, clock=self.clock)

    async def says(self, s: Stage, who: str, line: str, venue: Venue | None = None) -> Answer:
        """Somebody types a line; without a venue in private."""
        verb, *words = line.removeprefix("/").split()
        language = "hu" if who == "bob" else "en"
        person = Person(HOME[who], who, who.capitalize(), language)
        where = venue or Venue(HOME[who], who, private=True)
        table = self.table if venue is None and verb not in ("hours", "calls", "language") else ""
        command = Command(f"w{next(RECEIPTS)}", person, where, verb, tuple(words), table)
        answer = await s.bot.desk.handle(command)
        assert not answer.refused, (who, line, answer)
        return answer

    async def plays(self, s: Stage, turns: int, *, absent: frozenset[str] = frozenset()) -> int:
        """Everybody who was called comes some hours later; how many moves they made."""
        made = 0
        for _ in range(turns * 4):
            table = await s.table(self.table)
            if table.status is not Status.PLAYING or made >= turns:
                break
            s.passes(1.7 * HOUR)
            await s.settled()
            for seat in table.to_move():
                now = await s.table(self.table)
                minder = (now.places[seat].minder or "").partition(":")[2]
                if seat not in now.to_move() or not minder or minder in absent:
                    continue
                if self.sleeps(minder) or seat in unasked(s.bot.desk.kit.guide(now.game), now):
                    continue
                texts = now.texts(seat)
                text = texts[-1 if now.told.state.high > seat + 1 else 0]
                await self.says(s, minder, f"/m {text}")
                made += 1
                await s.settled()
        return made

    def sleeps(self, who: str) -> bool:
        """Whether somebody has their quiet hours now."""
        return self.quiet(who, self.clock.now)

    def quiet(self, who: str, at: float) -> bool:
        """Whether somebody had their quiet hours at a time."""
        if who not in QUIET:
            return False
        zone, begins, ends = QUIET[who]
        hour = datetime.fromtimestamp(at, zone).hour
        return hour >= begins or hour < ends


async def seated(w: Weeks, s: Stage) -> None:
    """Five people of both platforms at one table, two of whom sleep at night."""
    await w.says(s, "ann", "/new sack seats=5", GROUP)
    await s.settled()
    [table] = await s.bot.desk.tables.at_venue(GROUP.key)
    for who in ("bob", "eve"):
        await w.says(s, who, "/join", GROUP)
    code = (await w.says(s, "ann", "/invite", GROUP)).post
    assert code is not None
    assert code.invitation is not None
    for who in ("cid", "dot"):
        await w.says(s, who, f"/join {code.invitation.code}", CHANNEL)
    w.table = table.id
    for who, (zone, begins, ends) in QUIET.items():
        await w.says(s, who, f"/hours {zone.key}")
        await w.says(s, who, f"/hours {begins}-{ends}")
    await s.settled()
    assert (await s.table(w.table)).status is Status.PLAYING


async def counted(w: Weeks, s: Stage) -> None:
    """Nobody was called twice for a turn or at night, and the groups were left in peace."""
    records = await s.bot.store.read(lambda sql: calls.calls_of_table(sql, w.table))
    arrived = [call for call in records if call.way is CallWay.PRIVATE and call.at is not None]
    private = Counter(call.person for call in arrived if call.turn >= 0)  # below are ends
    assert private
    assert max(Counter((c.person, c.turn) for c in records if not c.failed).values()) == 1
    rung: Counter[str] = Counter()
    noise: Counter[tuple[str, int]] = Counter()
    for paper in w.papers:
        for at, place, post in paper.heard:
            if post.silent:
                continue
            called = [place, *(person.key for person in post.pings)]
            for key in called:
                assert not w.quiet(key.partition(":")[2], at), (key, at, post.text)
            if post.text.startswith(("Your turn at", "Te jössz")) and not post.pings:
                rung[place] += 1
            elif not post.pings and place in (GROUP.key, CHANNEL.key, MOVED.key):
                noise[place, int(at // (24 * HOUR))] += 1
    assert rung == private
    assert max(noise.values(), default=0) <= 2


async def ended(w: Weeks, s: Stage) -> None:
    """The one with the most points has won."""
    table = await s.table(w.table)
    outcome = table.told.outcome()
    assert table.status is Status.OVER
    assert outcome is not None
    best = max(outcome.scores)
    assert outcome.winners == tuple(
        seat for seat, score in enumerate(outcome.scores) if score == best
    )


async def test_the_first_days_of_five_people_on_two_platforms(tmp_path):
    w = Weeks(tmp_path)
    async with w.run() as s:
        await seated(w, s)
        assert await w.plays(s, 6) >= 6
    async with w.run() as s:
        assert await w.plays(s, 4) >= 4
        await counted(w, s)


@pytest.mark.slow
async def test_two_weeks_of_five_people_on_two_platforms(tmp_path):
    w = Weeks(tmp_path)
    began = w.clock.now
    async with w.run() as s:
        await seated(w, s)
        assert await w.plays(s, 15) >= 15
    async with w.run() as s:
        await s.bot.desk.moved(GROUP, MOVED)
        await w.says(s, "cid", "/sitter 3")
        assert await w.plays(s, 15) >= 15
        await w.says(s, "ann", "/language hu")
        await w.says(s, "cid", "/sitter back")
    async with w.run() as s:
        s.passes(2 * 24 * HOUR)
        assert await w.plays(s, 15) >= 15
        await w.says(s, "eve", "/resign yes")
        await s.settled()
        await w.says(s, "fay", "/takeover 3", MOVED)
        assert "Fay" in (await s.table(w.table)).names()
    async with w.run() as s:
        s.passes(3 * 24 * HOUR)
        await w.plays(s, 400)
        await counted(w, s)
        await ended(w, s)
    assert w.clock.now - began > 10 * 24 * HOUR
