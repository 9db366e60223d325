"""Where turns take long, nothing that is done for people stands out by its tempo."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.store.rows.play.tables import LogRecord
from bot.tables.asking.tempo import SLOW, is_slow
from bot.world import UNHURRIED, World, unhurried
from engines.log import Cause
from tests.courier.test_automatic import quiet, rung
from tests.desk.talk import alone, labels, log, shown, three
from tests.games.sack.test_desk import PEOPLE, say, sit
from tests.stage import Stage, about, button, stage

PAUSE = 3.0
LONG = 700.0
DEAL = 1_800_000_000.0


def patient(world: World) -> World:
    """A world where it is known how long nobody hurries."""
    return replace(world, unhurried=lambda: LONG)


@pytest.fixture
async def slow(tmp_path):
    """A bot that pauses before it moves for anybody."""
    async with stage(tmp_path, pause=PAUSE, world=patient) as running:
        yield running


async def ann_orders_and_the_others_choose(s: Stage, after: float) -> str:
    """All but Ann, who left an order, make their first choice after some time each."""
    table: str = await three(s)
    seats = {"ann": 0, "bob": 1, "cid": 2}
    cards = {who: (await s.only_table()).texts(seat)[0] for who, seat in seats.items()}
    await s.say("ann", f"/order {cards['ann']}", alone("ann"))
    for who in ("bob", "cid"):
        s.passes(after)
        await s.say(who, f"/m {cards[who]}", alone(who))
    return table


async def waits(s: Stage) -> list[float]:
    """How long those who are moved for will still wait."""
    return [timer.due - s.clock.now for timer in await rung(s)]


async def test_an_order_waits_for_minutes_where_turns_take_long(slow):
    s = slow
    await ann_orders_and_the_others_choose(s, after=3600)
    assert await waits(s) == about([LONG])
    s.passes(LONG - 1)
    assert len(await log(s)) == 2
    s.passes(1)
    await quiet(s)
    assert (await s.only_table()).told.rows[2].cause is Cause.ORDER


async def test_an_order_waits_for_seconds_where_everybody_is_quick(slow):
    await ann_orders_and_the_others_choose(slow, after=5)
    assert await waits(slow) == about([PAUSE])


async def test_what_is_forced_waits_as_long_as_what_is_ordered(tmp_path):
    async with stage(tmp_path, pause=PAUSE, world=patient, seeds=["sack"]) as s:
        await sit(s)
        for who in PEOPLE:
            s.passes(3600)
            card = (await s.only_table()).texts(PEOPLE.index(who))[0]
            await s.say(who, f"/m {card}", alone(who))
        s.passes(3600)
        await say(s, "15")  # nobody has more mice
        (timer,) = await rung(s)
        assert (timer.kind, timer.due - s.clock.now) == (Cause.FORCED, about(LONG))


async def test_a_computer_at_a_slow_table_keeps_its_own_pace(tmp_path):
    async with stage(tmp_path, pause=PAUSE, world=patient) as s:
        await s.say("ann", "/new lanterns seats=3 computer")
        s.passes(3600)
        await s.say("bob", "/join")
        (seat,) = (n for n, each in enumerate((await s.only_table()).places) if each.level)
        (timer,) = await rung(s)
        assert (timer.seat, float(timer.body["at"])) == (seat, about(s.clock.now + PAUSE))


async def test_who_is_in_a_hurry_says_so_is_told_what_it_tells_and_waits_for_seconds(slow):
    s = slow
    table = await ann_orders_and_the_others_choose(s, after=3600)
    told = (await s.say("ann", "/order", alone("ann"))).post
    assert "after 2 to 20 minutes where turns take long" in told.text
    answer = await s.press("ann", button(told, "⏩ Act at once"), alone("ann"))
    assert answer.toast == "From now on your orders act at once, at every table."
    assert "such a quick move tells everybody" in answer.post.text
    assert "⏳ Take my time" in labels(answer.post)
    assert await waits(s) == about([PAUSE]), "what waits already is hurried, too"
    s.passes(PAUSE)
    await quiet(s)
    assert (await s.table(table)).told.rows[2].cause is Cause.ORDER


async def test_who_takes_their_time_again_is_waited_for_as_before(slow):
    s = slow
    await ann_orders_and_the_others_choose(s, after=3600)
    await s.say("ann", "/order at once", alone("ann"))
    answer = await s.say("ann", "/order later", alone("ann"))
    assert answer.toast == "From now on your orders take their time, as others do."
    assert "after 2 to 20 minutes" in answer.post.text
    assert await waits(s) == about([LONG])


async def test_hurry_is_said_in_hungarian_too(tmp_path):
    async with stage(tmp_path, language="hu") as s:
        await three(s)
        answer = await s.say("ann", "/order azonnal", alone("ann"))
        assert answer.toast == "A megbízásaid mostantól minden asztalnál azonnal lépnek."
        assert "mindenki láthatja, hogy nem te léptél" in shown(answer).text
        await s.say("ann", "/order ráér", alone("ann"))
        assert "2–20 perc múlva" in shown(await s.say("ann", "/order", alone("ann"))).text


async def test_the_hurry_of_one_is_not_the_hurry_of_another(slow):
    s = slow
    await s.say("bob", "/hands on", alone("bob"))
    await ann_orders_and_the_others_choose(s, after=3600)
    await s.say("bob", "/order now", alone("bob"))
    assert await waits(s) == about([LONG])


def rows(*turns: tuple[int, float], cause: Cause = Cause.PERSON) -> list[LogRecord]:
    """A log in which seats moved after so many seconds each."""
    found, at = [], DEAL
    for step, (seat, seconds) in enumerate(turns, start=1):
        at += seconds
        found.append(LogRecord("t", step, step, seat, "move", cause, at))
    return found


QUICK, LATE = 10.0, 3600.0


@pytest.mark.parametrize(
    ("turns", "slow_"),
    [
        pytest.param([(0, LATE), (1, LATE), (0, LATE)], True, id="everybody is late"),
        pytest.param([(0, QUICK), (1, QUICK), (0, QUICK)], False, id="everybody is quick"),
        pytest.param(
            [(0, QUICK), (1, QUICK), (0, 8 * LATE), (1, QUICK)], False, id="one night passed"
        ),
        pytest.param(
            [(0, LATE), (0, 1.0), (0, 1.0), (1, LATE), (1, 1.0), (1, 1.0)],
            True,
            id="turns of several moves",
        ),
        pytest.param([(0, LATE)] + [(1, QUICK), (0, QUICK)] * 3, False, id="it has become quick"),
        pytest.param(
            [(0, QUICK), (1, QUICK)] * 3 + [(0, LATE), (1, LATE)] * 2, True, id="slow by now"
        ),
        pytest.param([(0, SLOW)], False, id="two minutes are not long yet"),
    ],
)
def test_a_table_is_slow_when_most_of_its_latest_turns_were(turns, slow_):
    latest = rows(*turns)
    assert is_slow(latest, DEAL, latest[-1].at) is slow_


def test_a_table_nobody_has_moved_at_is_as_slow_as_its_people_were_to_come():
    assert is_slow([], DEAL, DEAL + LATE)
    assert not is_slow([], DEAL, DEAL + QUICK)


def test_only_what_people_did_themselves_tells_how_fast_they_are():
    quick = rows((0, QUICK), (1, QUICK))
    ordered = [
        LogRecord("t", 3 + n, 3 + n, n % 2, "move", Cause.ORDER, quick[-1].at + LATE * (n + 1))
        for n in range(6)
    ]
    assert not is_slow([*quick, *ordered], DEAL, ordered[-1].at)


def test_nobody_hurries_for_two_to_twenty_minutes_however_it_falls():
    pauses = [unhurried() for _ in range(400)]
    assert min(pauses) >= UNHURRIED[0] == 120
    assert max(pauses) <= UNHURRIED[1] == 1200
    assert max(pauses) - min(pauses) > 900
