"""Who keeps a table waiting is reminded, ever less often, not at night; then the table is told."""

from __future__ import annotations

import asyncio

import pytest

from bot.contract import Unreachable
from bot.store import Store
from bot.store.rows.play import timers
from tests.courier.playing import pair
from tests.courier.test_calls import called, choose, private, recorded
from tests.stage import Clock, Paper, Stage, button, stage

HOUR = 3600.0


def private_reminders(paper: Paper, who: str) -> list[str]:
    """What somebody was reminded of privately, with a sound."""
    loud = [post for whom, post in paper.whispers if whom == who and not post.silent]
    return [post.text.splitlines()[0] for post in loud if "has waited for your move" in post.text]


def told(paper: Paper) -> list[str]:
    """What the room was told of those it waits for."""
    return [post.text for post in paper.said if "You others can decide" in post.text]


def nudges(paper: Paper) -> list[str]:
    """Whom the room was told to move at last."""
    return [
        person.id
        for post in paper.said
        if "has waited for your move" in post.text
        for person in post.pings
    ]


async def ahead(s: Stage, days: float, step: float = 3.0) -> None:
    """Time goes by, so many hours at a time, and what falls due is done."""
    for _ in range(round(days * 24 / step)):
        s.passes(step * HOUR)
        await due(s)


async def due(s: Stage) -> None:
    """Whatever is due by now is done."""
    for _ in range(3):
        await asyncio.sleep(0)
        await rung(s)
        await s.quiet()


async def rung(s: Stage) -> None:
    """Until no timer that reaches people is left that has run out."""
    async with asyncio.timeout(60):
        while any(each.due <= s.clock.now for each in await calling(s.bot.store, s.clock)):
            s.bot.courier._ringer._watch.wake()
            await asyncio.sleep(0.002)


async def calling(store: Store, clock: Clock) -> list[timers.TimerRecord]:
    """The timers that have run out."""
    found = await store.read(lambda sql: timers.due_calls(sql, clock.now, 50))
    return [each for each in found if each.due <= clock.now]


async def waiting(s: Stage, way: str = "private") -> str:
    """Somebody is called and does not come; who that is."""
    one, other = await pair(s)
    await choose(s, other, way)
    s.passes(HOUR)
    await s.say(one, "/m a1")
    await due(s)
    assert len(await recorded(s)) == 1
    return other


async def test_who_does_not_come_is_reminded_after_1_3_and_7_days_and_the_table_told(s):
    other = await waiting(s)
    found = []
    for day in range(1, 13):
        await ahead(s, 1)
        found.append((day, len(private_reminders(s.paper, other)), len(told(s.paper))))
    assert next(day for day, count, _ in found if count >= 1) == 1
    assert next(day for day, count, _ in found if count >= 2) == 3
    assert next(day for day, count, _ in found if count >= 3) == 7
    assert next(day for day, _, count in found if count >= 1) == 8
    assert found[-1] == (12, 3, 1)
    assert len(await recorded(s)) == 1, "a reminder is no call"
    [line] = told(s.paper)
    assert f"for {other.capitalize()} for 8 days" in line
    assert nudges(s.paper) == []
    [post] = [post for post in s.paper.said if post.text == line]
    one = "ann" if other == "bob" else "bob"
    offered = await s.press(one, button(post, "What can be done"))
    assert offered.post is not None
    assert other.capitalize() in " ".join(each.label for row in offered.post.rows for each in row)


async def test_a_move_ends_it(s):
    other = await waiting(s)
    await ahead(s, 1)
    assert len(private_reminders(s.paper, other)) == 1
    await s.say(other, "/m f6")
    await ahead(s, 3)
    assert len(private_reminders(s.paper, other)) == 1


async def test_a_press_ends_it_for_this_turn(s):
    other = await waiting(s)
    await ahead(s, 1)
    [reminder] = [p for who, p in s.paper.whispers if "has waited" in p.text and who == other]
    pressed = await s.press(other, button(reminder, "Not for this turn"), private(other))
    assert pressed.toast == "I do not remind you of this turn any more."
    await ahead(s, 7.5, 6.0)
    assert len(private_reminders(s.paper, other)) == 1
    assert len(told(s.paper)) == 1


async def test_nobody_is_reminded_at_night_or_while_away(s):
    # The stage's clock stands at 8:00 in Greenwich.
    one, other = await pair(s)
    await choose(s, other, "private")
    s.passes(13 * HOUR)
    await s.say(one, "/m a1")
    await due(s)
    await s.say(other, "/hours 21-9")
    await ahead(s, 1)
    assert private_reminders(s.paper, other) == []
    await ahead(s, 11 / 24, 1.0)
    assert private_reminders(s.paper, other) == []
    await ahead(s, 1 / 24, 1.0)
    assert len(private_reminders(s.paper, other)) == 1
    await s.say(other, "/hours away 20")
    await ahead(s, 12, 6.0)
    assert len(private_reminders(s.paper, other)) == 1
    assert told(s.paper) == []


@pytest.mark.parametrize(("typed", "day"), [("2", 2), ("off", None), ("3 days", 3), ("3 nap", 3)])
async def test_everybody_has_an_interval_of_their_own(s, typed, day):
    other = await waiting(s)
    assert not (await s.say(other, f"/remind {typed}")).refused
    found = []
    for at in range(1, 5):
        await ahead(s, 1)
        found += [at] if private_reminders(s.paper, other) else []
    assert next(iter(found), None) == day


async def test_who_is_called_beside_the_board_is_reminded_there_by_name(s):
    other = await waiting(s, "here")
    await ahead(s, 1)
    assert nudges(s.paper) == [other]
    assert private_reminders(s.paper, other) == []
    await ahead(s, 2)
    assert nudges(s.paper) == [other, other]
    assert len(called(s.paper)) == 1, "one call of a table stands there, or its reminder"


async def test_who_is_not_called_is_not_reminded_but_the_table_is_told(s):
    other = await waiting(s, "none")
    await ahead(s, 8)
    assert nudges(s.paper) == private_reminders(s.paper, other) == []
    assert len(told(s.paper)) == 1


async def test_a_reminder_that_does_not_arrive_takes_the_other_way(s):
    other = await waiting(s)
    s.paper.refusals[private(other).key] = Unreachable("closed")
    await ahead(s, 1)
    assert nudges(s.paper) == [other]


async def test_reminders_go_on_after_a_restart(tmp_path):
    clock, paper = Clock(), Paper()
    async with stage(tmp_path, clock=clock, paper=paper) as s:
        other = await waiting(s)
        await ahead(s, 1)
    for days, count in ((1, 1), (1, 2), (4, 3)):
        async with stage(tmp_path, clock=clock, paper=paper) as s:
            await ahead(s, days)
            assert len(private_reminders(paper, other)) == count


async def test_the_buttons_say_what_is_chosen_and_change_it(s):
    asked = (await s.say("ann", "/remind")).post
    assert "three times at most" in asked.text
    done = await s.press("ann", button(asked, "After 3 days"))
    assert done.toast == "I remind you first after 3 days."
    asked = (await s.say("ann", "/remind")).post
    assert button(asked, "After 3 days").style.value == "primary"
    assert (await s.press("ann", button(asked, "Never"))).toast.startswith("I do not remind you")
    refused = await s.say("ann", "/remind cats")
    assert refused.refused
    assert "1 to 30" in refused.post.text
