"""One budget a person at the desk: lobbies, tables alone, commands, and who may start what."""

from __future__ import annotations

import pytest

from bot.contract import Command, Person, Venue
from bot.desk.seating.shares import ALLOWANCE
from bot.desk.where.charge import LATE
from bot.tables.status import Status
from tests.desk.talk import ROOM, completed, labels, send
from tests.stage import RECEIPTS, Paper, button, stage

TOO_FAST = "Easy, one thing at a time! Please try again in a moment."
TOO_FAST_HU = "Ne olyan gyorsan, csak szépen sorban! Próbáld újra egy pillanat múlva."


@pytest.fixture
async def s(tmp_path):
    """The desk with the allowance people have."""
    async with stage(tmp_path, allowance=ALLOWANCE) as s:
        yield s


def room(number: int) -> Venue:
    return Venue("paper", f"room{number}")


async def lobbies(s) -> list[str]:
    """What Ann has set up and not begun."""
    mine = await s.bot.desk.tables.of_person("paper:ann")
    return [table.id for table in mine if table.status is Status.LOBBY]


async def test_a_second_lobby_in_a_venue_leads_to_the_first(s):
    await s.say("ann", "/new lanterns")
    first = (await s.only_table()).id
    answer = await s.say("ann", "/new boop")
    assert answer.refused
    assert "already have a table waiting" in answer.post.text
    assert labels(answer.post) == [f"Lanterns · {first}", f"✕ Clear away: Lanterns · {first}"]
    assert await lobbies(s) == [first]
    await s.settled()
    boards = set(s.paper.shown())
    await s.press("ann", button(answer.post, f"Lanterns · {first}"))
    await s.settled()
    assert set(s.paper.shown()).isdisjoint(boards), "the one that is open is shown afresh"
    await s.press("ann", button(answer.post, f"✕ Clear away: Lanterns · {first}"))
    await s.say("ann", "/new boop")
    assert (await s.only_table()).game.info.id == "boop"


async def test_it_says_so_in_hungarian(s):
    await s.say("ann", "/new lanterns", language="hu")
    answer = await s.say("ann", "/new boop", language="hu")
    assert "Itt már vár egy asztalod" in answer.post.text


async def test_others_may_set_up_a_table_beside_it_and_one_that_begins_at_once_is_no_lobby(s):
    await s.say("ann", "/new lanterns")
    await s.say("bob", "/new boop")
    await s.say("ann", "/new boop alone")
    tables = await s.bot.desk.tables.at_venue(ROOM.key)
    statuses = sorted(table.status for table in tables)
    assert statuses == [Status.LOBBY, Status.LOBBY, Status.PLAYING]


async def test_a_sixth_lobby_names_the_five_that_are_open(s):
    for number in range(ALLOWANCE.lobbies):
        await s.say("ann", "/new boop", room(number))
    open_ = await lobbies(s)
    assert len(open_) == 5
    answer = await s.say("ann", "/new boop", room(5))
    assert "5 of your tables" in answer.post.text
    assert labels(answer.post) == [f"✕ Clear away: Boooop. · {table}" for table in open_]
    await s.press("ann", button(answer.post, f"✕ Clear away: Boooop. · {open_[3]}"), room(5))
    await s.say("ann", "/new boop", room(5))
    assert len(await lobbies(s)) == 5
    assert open_[3] not in await lobbies(s)


async def test_what_is_open_is_counted_after_a_restart(tmp_path):
    async with stage(tmp_path) as s:
        for number in range(ALLOWANCE.lobbies):
            await s.say("ann", "/new boop", room(number))
    async with stage(tmp_path) as s:
        assert (await s.say("ann", "/new boop", room(5))).refused
        assert (await s.say("ann", "/new boop", room(0))).refused


async def test_a_rematch_is_a_lobby_too(s):
    await s.say("ann", "/new boop ghosts=off")
    await s.say("bob", "/join")
    await s.say("ann", "/resign yes")
    await s.say("ann", "/new lanterns")
    assert (await s.say("ann", "/rematch")).refused
    assert not (await s.say("bob", "/rematch")).refused


async def test_a_person_has_one_budget_whichever_self_they_come_by(tmp_path):
    tent = Paper(name="tent")
    async with stage(tmp_path, also=[tent], allowance=ALLOWANCE) as s:
        for number in range(3):
            await s.say("ann", "/new boop", room(number))

        async def camping(verb: str, *words: str, venue: Venue):
            anna = Person("tent", "anna", "Anna", "en")
            command = Command(f"t{next(RECEIPTS)}", anna, venue, verb, words)
            return await s.bot.desk.handle(command)

        await camping("new", "boop", venue=Venue("tent", "field9"))
        await _same_person(s, "tent:anna", "paper:ann")
        answers = [
            await camping("new", "boop", venue=Venue("tent", f"field{number}"))
            for number in range(3)
        ]
        assert [answer.refused for answer in answers] == [False, False, True]
        spent = [await camping("help", venue=Venue("tent", "field0")) for _ in range(40)]
        assert spent[-1].refused
        assert (await s.say("ann", "/help")).toast == TOO_FAST


async def _same_person(s, key: str, person: str) -> None:
    """Make a self one of somebody's."""

    def job(tx) -> None:
        tx.sql.exec_driver_sql("UPDATE selves SET person = ? WHERE key = ?", (person, key))
        tx.remember(("self", key), None)

    await s.bot.store.write(job)


async def test_twenty_tables_without_other_people_are_enough(tmp_path):
    async with stage(tmp_path, choose=_never) as s:
        for number in range(ALLOWANCE.alone):
            assert not (await s.say("ann", "/new boop alone", room(number // 5))).refused
            s.passes(10)
        answer = await s.say("ann", "/new boop alone", language="en")
        assert answer.refused
        assert "20" in answer.toast
        await s.say("ann", "/new lanterns")
        assert (await s.say("ann", "/computer 1")).toast == ""
        assert (await s.say("ann", "/computer 1")).toast == ""
        refused = await s.say("ann", "/start")
        assert refused.refused, "nor is there another way to begin one"
        await s.say("bob", "/join")
        assert not (await s.say("ann", "/start")).refused, "with somebody else there is"
        playing = await s.bot.desk.tables.of_person("paper:ann")
        mine = next(table for table in playing if len(table.places) == 2)
        await s.say("ann", "/resign yes", table=mine.id)
        assert not (await s.say("ann", "/new boop alone")).refused


async def test_a_table_that_fills_up_with_computers_is_one_of_the_twenty(tmp_path):
    async with stage(tmp_path, choose=_never) as s:
        for number in range(ALLOWANCE.alone):
            await s.say("ann", "/new boop alone", room(number))
            s.passes(10)
        await s.say("ann", "/new boop")
        assert (await s.say("ann", "/computer 1")).refused
        assert len(await lobbies(s)) == 1


async def _never(table, seat):  # noqa: ARG001
    raise LookupError("nobody thinks here")


async def test_who_presses_like_mad_is_told_so_and_others_are_not(s):
    burst = int(ALLOWANCE.burst)
    said = [(await s.say("ann", "/rules boop")).toast for _ in range(burst + 3)]
    assert said == [""] * burst + [TOO_FAST] * 3
    assert (await s.say("bob", "/rules boop")).toast == ""
    s.passes(2 / ALLOWANCE.rate)
    said = [(await s.say("ann", "/rules boop")).toast for _ in range(3)]
    assert said == ["", "", TOO_FAST]
    s.passes(3600)
    said = [(await s.say("ann", "/rules boop", language="hu")).toast for _ in range(burst + 1)]
    assert said == [""] * burst + [TOO_FAST_HU]


async def test_a_clock_that_is_set_back_makes_nobody_too_fast(s):
    await s.say("ann", "/rules boop")
    for _ in range(3):
        s.clock.now -= 3600
        assert (await s.say("ann", "/rules boop")).toast == ""


async def test_opening_tables_costs_more_than_looking(s):
    opened = 0
    while not (await s.say("ann", "/new boop alone", room(opened))).refused:
        opened += 1
    assert 5 <= opened < ALLOWANCE.burst / 2


async def test_who_is_refused_costs_the_store_nothing(s):
    async def call(name: str):
        return await send(s, "rules", "boop", name=name)

    while not (await call("Ann")).refused:
        pass
    wrote = []
    write = s.bot.store.write

    async def told(job):
        wrote.append(job)
        return await write(job)

    s.bot.store.write = told
    for number in range(5):
        assert (await call(f"Ann {number}")).refused
    assert wrote == []


async def test_completion_is_paid_for_but_cheaply(s):
    await s.say("ann", "/new boop alone")
    await s.settled()
    offered = 0
    while await completed(s, "ann", "rules "):
        offered += 1
    assert offered > ALLOWANCE.burst


async def test_who_sits_down_late_cannot_start_clear_away_or_fill_up_somebody_elses_table(s):
    await s.say("ann", "/new lanterns seats=4")
    await s.say("bob", "/join")
    s.passes(LATE)
    await s.say("cid", "/join")
    for line in ("/start", "/cancel", "/computer 1"):
        answer = await s.say("cid", line)
        assert answer.refused, line
        assert "Ann" in answer.toast, line
    assert (await s.only_table()).status is Status.LOBBY
    s.passes(LATE)
    assert not (await s.say("cid", "/start")).refused, "the host has had the time"
    assert (await s.only_table()).status is Status.PLAYING


@pytest.mark.parametrize("who", ["ann", "bob"])
async def test_the_host_and_whoever_has_sat_there_for_a_while_start_it(s, who):
    await s.say("ann", "/new lanterns")
    await s.say("bob", "/join")
    s.passes(LATE)
    await s.say("cid", "/join")
    await s.say(who, "/start")
    assert (await s.only_table()).status is Status.PLAYING


async def test_a_computer_that_leaves_a_seat_free_may_be_called_by_anybody_seated(s):
    await s.say("ann", "/new lanterns seats=4")
    await s.say("bob", "/join")
    assert not (await s.say("bob", "/computer 1")).refused


async def test_nobody_outside_can_do_anything_to_a_table_that_is_set_up(s):
    await s.say("ann", "/new lanterns")
    await s.say("bob", "/join")
    s.passes(LATE)
    for line in ("/start", "/cancel", "/computer 1", "/option ghosts off", "/leave"):
        assert (await s.say("dot", line)).refused, line
    assert (await s.only_table()).status is Status.LOBBY


async def test_the_counts_are_read_by_an_index(s):
    def plan(sql) -> str:
        return " ".join(
            str(row)
            for line in (
                "SELECT * FROM tables WHERE host = 'x' AND status = 'lobby' ORDER BY created, id",
                "SELECT count(*) FROM tables WHERE host = 'x' AND status = 'playing'",
            )
            for row in sql.exec_driver_sql(f"EXPLAIN QUERY PLAN {line}")
        )

    steps = await s.bot.store.read(plan)
    assert steps.count("ix_tables_host_status (host=? AND status=?)") == 2


def test_the_figures_stand_in_one_place():
    assert (ALLOWANCE.lobbies, ALLOWANCE.alone) == (5, 20)
