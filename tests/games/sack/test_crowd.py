"""Four people and a computer do whatever comes to mind at a table of Cat in the Sack."""

from __future__ import annotations

import asyncio
import logging
from random import Random

import pytest

from bot.contract import Button, Mark, read_data
from bot.store.rows.play.orders import orders_of
from bot.store.rows.play.tables import load_log
from bot.store.rows.play.timers import due_calls, due_timers
from engines.log import Cause, Row
from engines.story import replay
from tests.desk.talk import alone, buttons
from tests.games.sack.test_desk import PEOPLE
from tests.stage import stage

ODD = ("", "@", "^", "~", "^2", "^2-1", "~3", "@1", "@99", "3", "-", "^-")
TURNS = 300
MOST = 4 * TURNS
"""Whoever undoes all the time may need so many to end the first round, or for an order to play."""
EVERY = {Cause.PERSON, Cause.ORDER, Cause.COMPUTER}


class Crowd:
    """People with every button they were ever shown."""

    def __init__(self, s, table: str, seed: int) -> None:
        self.s = s
        self.id = table
        self.chance = Random(seed)
        self.shown: dict[str, Button] = {}
        self.checked = 0

    async def act(self) -> None:
        """One thing somebody does."""
        chance, who = self.chance, self.chance.choice(PEOPLE)
        table = await self.s.table(self.id)
        seat = table.seat_of(f"paper:{who}")
        roll = chance.random()
        if roll < 0.3 and seat in table.to_move():
            text = chance.choice([*table.texts(seat)[:2], table.texts(seat)[-1]])
            answer = await self.s.say(who, f"/m {text}", alone(who), table=self.id)
        elif roll < 0.45:
            answer = await self._order(who, chance.choice(("bid 3", "bid 9", "pass", "none", "")))
        elif roll < 0.5:
            hand = table.told.state.hands[seat]
            answer = await self._order(who, f"lay {chance.choice(hand)}" if hand else "none")
        elif roll < 0.54:
            answer = await self.s.say(who, "/undo", alone(who), table=self.id)
        elif roll < 0.75 and self.shown:
            answer = await self.s.press(who, chance.choice(list(self.shown.values())))
        elif roll < 0.85 and self.shown:
            _, _, verb, words = told(chance.choice(list(self.shown)))
            line = " ".join((verb, *words))
            mark = chance.choice(ODD)
            answer = await self.s.say(who, line, table=self.id, mark=mark)
        else:
            self.s.passes(chance.choice((1.0, 5.0, 400.0)))
            await still(self.s)
            return
        self.look(answer.post)
        self.look(self.s.paper.newest())

    async def _order(self, who: str, words: str):
        before = await self.others_see(who)
        answer = await self.s.say(who, f"/order {words}", alone(who), table=self.id)
        assert await self.others_see(who) == before
        self.checked += 1
        return answer

    async def others_see(self, who: str):
        """What everybody else can read, once all that is due has been done."""
        await still(self.s)
        done = self.s.paper.done_for_others(who)
        rows = len((await self.s.table(self.id)).told.rows)
        return done, self.s.paper.shown(), rows

    def look(self, post) -> None:
        for each in buttons(post):
            assert len(each.data.encode()) <= 64, each.data
            if told(each.data)[2] in ("move", "pad", "order", "undo", "hand"):
                self.shown[each.data] = each


async def still(s) -> None:
    """Until no timer has run out, nothing is owed and no older board is being stripped."""
    now, ringer = s.clock.now, s.bot.courier._ringer

    def late(sql):
        timers = (*due_timers(sql, now, 9), *due_calls(sql, now, 9))
        return any(timer.due <= now for timer in timers)

    while await s.bot.store.read(late):
        s.bot.automatic.look()
        ringer._watch.wake()  # else who is to be called by now may be while something is compared
        await asyncio.sleep(0.002)
    await s.settled()


async def sound(s, id_: str) -> None:
    """The log replays, every order in memory is in the store, and who is waited for is known."""
    table = await s.table(id_)
    log = await s.bot.store.read(lambda sql: load_log(sql, id_))
    told = [Row(row.step, row.seat, row.text, row.cause) for row in log]
    assert replay(table.game, table.told.deal, told) == table.told
    kept = await s.bot.store.read(lambda sql: orders_of(sql, id_))
    remembered = [
        (seat, order.about, order.text, order.round)
        for seat in range(len(table.places))
        for order in table.orders_of(seat)
    ]
    assert [(o.seat, o.about, o.text, o.round) for o in kept] == remembered
    if table.to_move():
        state = table.told.state
        assert all(order[3] >= state.round for order in remembered)


@pytest.mark.parametrize("seed", range(3))
async def test_whatever_they_do_nothing_falls_over_and_orders_are_seen_by_nobody(
    tmp_path, caplog, seed
):
    async with stage(tmp_path, pause=4.0, seeds=[f"crowd {seed}"]) as s:
        await s.say("ann", "/new sack seats=5 computer")
        for who in PEOPLE[1:]:
            await s.say(who, "/join")
        await s.settled()
        table = (await s.only_table()).id
        crowd = Crowd(s, table, seed)
        for turn in range(MOST):
            await crowd.act()
            if turn % 10 == 0:
                await sound(s, table)
            end = await s.table(table)
            causes = {row.cause for row in end.told.rows}
            if turn >= TURNS and end.told.state.round > 1 and causes >= EVERY:
                break
        await sound(s, table)
        assert crowd.checked > 20
        assert causes >= EVERY, causes
        assert end.told.state.round > 1
    loud = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert not loud


def told(data: str) -> tuple[str, Mark, str, tuple[str, ...]]:
    """What a button of ours carries."""
    read = read_data(data)
    assert read is not None, data
    return read
