"""Four people do whatever comes to mind at three tables: nothing falls over, nothing is lost."""

from __future__ import annotations

import logging
from random import Random

import pytest

from bot.contract import NO_MARK, Command, Mark, Person, read_data
from bot.desk.verbs import VERBS
from bot.store.rows.play.tables import load_log, load_table
from bot.tables.status import Status
from engines.log import Row
from engines.story import replay
from tests.desk.talk import OTHER_ROOM, ROOM, UPDATES, alone, buttons
from tests.stage import stage

PEOPLE = ("ann", "bob", "cid", "dot")
OPENERS = (
    "boop ghosts=off",
    "boop",
    "lanterns seats=3",
    "lanterns",
    "knots seats=2 size=large",
    "knots",
    "boop computer",
    "boop seats=2",
)
WORDS = (
    *("c4", "d3", "a1", "f6", "stay", "keep", "pass", "ghost", "promote", "choose", "none"),
    *("here", "hu", "en", "off", "1", "2", "9", "zzz", "²", "~", "+0", "/2"),
)
TABLES = 3


class Crowd:
    """People with everything they were ever shown."""

    def __init__(self, s, seed: int) -> None:
        self.s = s
        self.chance = Random(seed)
        self.shown: dict[str, object] = {}
        self.versions: dict[str, int] = {}
        self.answers = 0

    async def act(self) -> None:
        """One command of somebody."""
        who = self.chance.choice(PEOPLE)
        table, mark, verb, words = await self.idea(who)
        places = (alone(who),) if verb == "m" else (ROOM, ROOM, ROOM, OTHER_ROOM, alone(who))
        person = Person("paper", who, who.capitalize(), self.chance.choice(("en", "hu-HU")))
        update = self.chance.choice((f"z{next(UPDATES)}",) * 19 + ("again",))
        venue = self.chance.choice(places)
        command = Command(update, person, venue, verb, words, table, mark)
        if self.chance.random() < 0.05:
            assert len(await self.s.bot.desk.complete(command, 25)) <= 25
        answer = await self.s.bot.desk.handle(command)
        self.answers += bool(answer.toast or answer.post)
        self.look(answer.post)
        for post in list(self.s.paper.posts.values()):
            self.look(post)

    async def idea(self, who):
        """What to ask for: table, mark, verb, words."""
        near, chance = await self.tables(), self.chance
        if len(near) < TABLES:
            return "", NO_MARK, "new", tuple(chance.choice(OPENERS).split())
        table = chance.choice(near)
        mine = [each for each in near if each.waits_for(f"paper:{who}")]
        roll = chance.random()
        if roll < 0.55 and mine:
            table = chance.choice(mine)
            texts = table.texts(table.seat_of(f"paper:{who}"))
            return table.id, NO_MARK, "m", tuple(chance.choice(texts).split())
        if roll < 0.65:
            usual = ("join", "start") if table.status is Status.LOBBY else ("undo", "pad")
            return chance.choice(("", table.id)), NO_MARK, chance.choice(usual), ()
        if roll < 0.9 and self.shown:
            return read_data(chance.choice(list(self.shown)))
        verbs = sorted(set(VERBS) - ({"resign", "cancel"} if chance.random() < 0.9 else {"new"}))
        words = tuple(chance.choices(WORDS, k=chance.randrange(4)))
        mark = chance.choice(("", "", "-", "~1", "~2", "3", "~²"))
        return chance.choice(("", table.id, "nope")), Mark.read(mark), chance.choice(verbs), words

    def look(self, post) -> None:
        """Remember every button of a post."""
        for each in buttons(post):
            assert len(each.data.encode()) <= 64, each.data
            self.shown[each.data] = each

    async def tables(self):
        """What is open in either room, its version never lower than before."""
        found = {
            table.id: table
            for venue in (ROOM, OTHER_ROOM)
            for table in await self.s.bot.desk.tables.at_venue(venue.key)
        }
        for table in found.values():
            assert table.version >= self.versions.get(table.id, 0)
            self.versions[table.id] = table.version
        return list(found.values())


SEEDS = [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 4))]


@pytest.mark.parametrize("seed", SEEDS)
async def test_whatever_four_people_do_nothing_falls_over(tmp_path, caplog, seed):
    async with stage(tmp_path, seeds=[f"random {n}" for n in range(500)]) as s:
        crowd = Crowd(s, seed)
        for _ in range(500):
            await crowd.act()
        await s.settled()
        assert crowd.answers > 250
        assert len(crowd.shown) > 100
        assert len(crowd.versions) >= TABLES
        moves = 0
        for table in crowd.versions:
            moves += await _sound(s, table)
        assert moves > 80
    loud = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert not loud


async def _sound(s, id_: str) -> int:
    """A table's log replays to what the desk remembers; returns its rows."""
    table = await s.table(id_)
    kept = await s.bot.store.read(lambda sql: load_table(sql, id_))
    log = await s.bot.store.read(lambda sql: load_log(sql, id_))
    assert (kept.status, kept.version) == (table.status, table.version)
    assert [row.step for row in log] == list(range(1, len(log) + 1))
    assert [row.version for row in log] == sorted({row.version for row in log})
    assert all(row.version <= table.version for row in log)
    if table.story is None:
        assert table.status in (Status.LOBBY, Status.CANCELLED)
        assert not log
        return 0
    rows = [Row(row.step, row.seat, row.text, row.cause) for row in log]
    assert replay(table.game, table.told.deal, rows) == table.told
    assert (table.told.outcome() is not None) is (table.status is Status.OVER)
    return len(rows)
