"""Tables that take days: who is there, and a clock that runs from deadline to deadline."""

from __future__ import annotations

from sqlalchemy import Connection

from bot.contract import Post
from bot.store.rows.play import timers
from bot.tables.table import Table
from engines.log import Cause
from tests.desk.talk import alone
from tests.stage import Stage

DAY = 24 * 3600.0
SEATS = ("ann", "bob", "cid")


async def at_pace(s: Stage, pace: str, line: str = "/new lanterns seats=3") -> str:
    """Ann and her friends at a table with a pace, all of them to choose; its id."""
    await s.say("ann", line)
    await s.say("ann", f"/pace {pace}")
    room = (await s.only_table()).room
    for who in SEATS[1:room]:
        await s.say(who, "/join")
    await s.settled()
    return (await s.only_table()).id


async def chooses(s: Stage, who: str) -> None:
    """Somebody makes the first move there is, in private."""
    table = await s.only_table()
    text = table.texts(SEATS.index(who))[0]
    answer = await s.say(who, f"/m {text}", alone(who), table=table.id)
    assert not answer.refused, answer


async def plays_turn(s: Stage, who: str) -> None:
    """Somebody moves as long as it is their turn, at most a few times."""
    seat = SEATS.index(who)
    for _ in range(6):
        if seat not in (await s.only_table()).to_move():
            return
        await chooses(s, who)


async def later(s: Stage, seconds: float) -> None:
    """Time goes by, and what is over by then has happened."""
    s.passes(seconds)

    def over(sql: Connection) -> bool:
        return not any(t.due <= s.clock.now for t in timers.due_slowly(sql, s.clock.now, 99))

    for _ in range(2000):
        if await s.bot.store.read(over):
            break
        await s.until(lambda: True)
    else:
        raise AssertionError("a deadline was missed")
    await s.quiet()


def board(s: Stage) -> Post:
    """The board of the room, not the calls beside it."""
    return next(post for post in s.paper.shown().values() if not post.about)


def written(table: Table, seat: int) -> list[tuple[str, Cause]]:
    """What was written down for a seat, by what."""
    return [(row.text, row.cause) for row in table.told.rows if row.seat == seat]
