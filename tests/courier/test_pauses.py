"""A computer pauses once a turn: the unbroken run of a seat's spells in one stage."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any, ClassVar

import pytest

from bot.contract import Person, Speed
from bot.games.guide import Guide, Stage
from bot.games.guides import GUIDES
from bot.store import Store
from bot.store.rows.play import timers
from bot.store.rows.who.people import set_speed, touch
from bot.tables.asking.turns import same_turn
from bot.tables.keeper import Tables
from bot.tables.status import Status
from bot.tables.table import Place, Table
from bot.world import BRISK
from engines import GAMES
from engines.log import Cause, Deal
from engines.rng import Seeded
from engines.story import begin
from tests.courier.playing import moves, seed
from tests.engines.drawers import DRAWERS
from tests.stage import Clock, about, database_in, quick_world, stage

PAUSE = 3.0
SHEET = ("write 4", "write 2", "write 9", "write 1", "write 7", "done")


class DrawersGuide(Guide[Any]):
    """So much of a guide as pauses ask for: all the writing of a night is one stage."""

    game: ClassVar = "drawers"
    prompt = label = tell = alt = sketch = NotImplemented

    def stage(self, seen):
        return Stage(seen.state.night, "write")


GUIDE = DrawersGuide()


@pytest.fixture
async def room(tmp_path) -> AsyncIterator[tuple[Tables, Store, Clock]]:
    """A keeper of tables of drawers, and its clock."""
    clock = Clock()
    store = await Store.open(await database_in(tmp_path), now=clock)
    world = quick_world(clock, pause=PAUSE)
    yield Tables({"drawers": DRAWERS}, {"drawers": GUIDE}, store, world), store, clock
    await store.close()
    world.threads.shutdown()


def drawers(*levels: int | None, game=DRAWERS) -> Table:
    """A table just dealt, its seats minded by computers of these levels or by their people."""
    places = tuple(
        Place(f"P{at}", None if level else f"paper:p{at}", level) for at, level in enumerate(levels)
    )
    story = begin(game, Deal(len(levels), (), "yarn"))
    kept = Table("abc", game, (), len(levels), places, "paper:p0", "yarn", 0.0)
    return replace(kept, status=Status.PLAYING, story=story)


async def waits(store: Store, clock: Clock) -> dict[int, float]:
    """How long each seat that is moved for will still think."""
    found = await store.read(lambda sql: timers.due_timers(sql, 1e12, 9))
    return {timer.seat: float(timer.body["at"]) - clock.now for timer in found}


async def write(tables: Tables, store: Store, seat: int, text: str, cause=Cause.COMPUTER) -> None:
    """A move of a seat, or an event, after which its timer is gone."""

    def job(tx):
        now = tables.fetch(tx, "abc")
        for timer in timers.due_timers(tx.sql, 1e12, 9):
            if timer.seat == seat:
                timers.delete_timer(tx.sql, timer)
        event = text.startswith("!")
        move = text if event else DRAWERS.parse(now.told.state, seat, text)
        story = now.told.write(seat, text) if event else now.told.play(seat, move, cause)
        tables.save(tx, now, replace(now, story=story))

    await store.write(job)


async def test_a_sheet_of_six_moves_by_a_computer_takes_one_pause(room):
    tables, store, clock = room
    await store.write(lambda tx: tables.add(tx, drawers(None, 2)))
    assert await waits(store, clock) == about({1: PAUSE})
    clock.passes(PAUSE)
    for number, text in enumerate(SHEET, start=1):
        await write(tables, store, 1, text)
        assert await waits(store, clock) == about({1: 0.0} if number < len(SHEET) else {})
    await write(tables, store, 0, "done", Cause.PERSON)
    assert await waits(store, clock) == about({1: PAUSE}), "the next night is another turn"


@pytest.mark.parametrize(
    ("levels", "pause"),
    [((None, 2), 0.3), ((None, 2, 4), 0.3), ((None, None, 2), PAUSE)],
    ids=["alone", "alone with two", "with somebody else"],
)
async def test_where_one_person_alone_waits_computers_hardly_pause(tmp_path, levels, pause):
    clock = Clock()
    store = await Store.open(await database_in(tmp_path), now=clock)
    world = replace(quick_world(clock, pause=PAUSE), brisk=0.3)
    tables = Tables({"drawers": DRAWERS}, {"drawers": GUIDE}, store, world)
    await store.write(lambda tx: tables.add(tx, drawers(*levels)))
    asked = [seat for seat, level in enumerate(levels) if level]
    assert await waits(store, clock) == about(dict.fromkeys(asked, pause))
    await store.close()
    world.threads.shutdown()


@pytest.mark.parametrize(
    ("game", "people", "chosen", "pause"),
    [
        pytest.param("drawers", 1, (Speed.LEISURELY,), PAUSE, id="alone, leisurely"),
        pytest.param("drawers", 1, (Speed.INSTANT,), 0.0, id="alone, at once"),
        pytest.param(
            "drawers", 1, (None, Speed.LEISURELY), 0.3, id="who is not there does not count"
        ),
        pytest.param("nine", 2, (None, None), PAUSE, id="two have chosen nothing"),
        pytest.param("nine", 2, (Speed.BRISK, None), PAUSE, id="one of two has"),
        pytest.param(
            "nine", 2, (Speed.BRISK, Speed.INSTANT), 0.3, id="as long as the slower likes"
        ),
        pytest.param(
            "drawers", 2, (Speed.BRISK, Speed.INSTANT), PAUSE, id="what it does is a secret"
        ),
    ],
)
async def test_computers_pause_as_long_as_the_slowest_likes_who_waits_for_them_alone(
    tmp_path, game, people, chosen, pause
):
    games = {"drawers": DRAWERS, "nine": GAMES["nine"]}
    clock = Clock()
    store = await Store.open(await database_in(tmp_path), now=clock)
    world = replace(quick_world(clock, pause=PAUSE), brisk=0.3)
    tables = Tables(games, {"drawers": GUIDE, "nine": GUIDES["nine"]}, store, world)
    first = drawers(None, None, None, game=games[game]).to_move()[0]
    minded = [at for at in range(3) if at != first][:people]
    levels = [None if at in minded else 2 for at in range(3)]

    def job(tx):
        for at, speed in zip([*minded, *set(range(3)) - set(minded)], chosen, strict=False):
            touch(tx.sql, Person("paper", f"p{at}", "P", "en"))
            if speed is not None:
                set_speed(tx.sql, f"paper:p{at}", speed)
        tables.add(tx, drawers(*levels, game=games[game]))

    await store.write(job)
    assert (await waits(store, clock))[first] == about(pause)
    await store.close()
    world.threads.shutdown()


async def test_what_others_write_meanwhile_neither_breaks_a_turn_nor_hurries_one(room):
    tables, store, clock = room
    await store.write(lambda tx: tables.add(tx, drawers(None, 2, 2)))
    clock.passes(1)
    await write(tables, store, 0, "write 3", Cause.PERSON)
    assert await waits(store, clock) == about({1: PAUSE - 1, 2: PAUSE - 1})
    await write(tables, store, 1, "write 5")
    await write(tables, store, 0, "write 3", Cause.PERSON)
    assert await waits(store, clock) == about({1: 0.0, 2: PAUSE - 1})


async def test_who_takes_over_a_turn_that_has_begun_thinks_first(room):
    tables, store, clock = room
    await store.write(lambda tx: tables.add(tx, drawers(None, None, None)))
    await write(tables, store, 1, "write 3", Cause.PERSON)

    def resign(tx):
        now = tables.fetch(tx, "abc")
        story = now.told.write(1, "!resign").write(1, "!sitter computer")
        places = (now.places[0], replace(now.places[1], level=2), now.places[2])
        tables.save(tx, now, replace(now, story=story, places=places))

    await store.write(resign)
    assert await waits(store, clock) == about({1: PAUSE})


async def test_a_computer_places_and_sends_its_ghost_after_one_pause(tmp_path):
    async with stage(tmp_path, seeds=[seed(1)], pause=PAUSE) as s:
        await s.say("ann", "/new boop computer")
        table = (await s.only_table()).id
        assert await moves(s) == []
        s.passes(PAUSE)
        await s.until(lambda: len(s.bot.store.memo.get(table).told.beats) == 2)
        first, second = await moves(s)
        assert first.startswith("kitten")
        assert not second.startswith("kitten")


@pytest.mark.parametrize(
    ("texts", "goes_on"),
    [
        pytest.param(["kitten c4"], True, id="a ghost may be sent in"),
        pytest.param(["kitten c4", "stay"], False, id="the other one is asked"),
        pytest.param(["kitten c4", "stay", "kitten a1", "stay"], False, id="asked again later"),
    ],
)
def test_placing_and_haunting_are_one_turn_of_boop(texts, goes_on):
    game = GAMES["boop"]
    old = drawers(None, None, game=game)
    new, seat = old, old.to_move()[0]
    for text in texts:
        state, mover = new.told.state, new.to_move()[0]
        new = replace(new, story=new.told.play(mover, game.parse(state, mover, text)))
    assert same_turn(GUIDES["boop"], old, new, seat) is goes_on


def test_an_auction_is_a_turn_a_bid():
    game = GAMES["sack"]
    old = drawers(None, None, None, game=game)
    for seat in range(3):
        move = game.moves(old.told.state, seat)[0]
        assert same_turn(GUIDES["sack"], old, old, seat)
        old = replace(old, story=old.told.play(seat, move))
    first, new = old.to_move()[0], old
    for _ in range(3):
        (seat,) = new.to_move()
        move = game.parse(new.told.state, seat, f"bid {new.told.state.high + 1}")
        new = replace(new, story=new.told.play(seat, move))
        assert not same_turn(GUIDES["sack"], old, new, first)
    assert new.to_move() == (first,)
    assert GUIDES["sack"].stage(game.seen_by(new.told.state, None)) == (1, "bid")


def test_a_turn_that_is_taken_back_in_part_is_still_the_same():
    old = drawers(None, None)
    one = replace(old, story=old.told.play(0, ("write", "4")).play(0, ("write", "5")))
    two = replace(one, story=one.told.write(0, "!undo 2"))
    assert same_turn(GUIDE, one, two, 0)
    over = replace(two, story=two.told.play(0, ("done",)))
    assert not same_turn(GUIDE, two, over, 0)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_who_plays_alone_with_computers_waits_less_than_25_seconds_for_a_whole_game(seats):
    game, dice = GAMES["sack"], random.Random(seats)
    state = game.start(seats, {each.id: each.default for each in game.info.options}, Seeded("s", 0))
    step = turns = 0
    while asked := game.to_move(state):
        step += 1
        seat = dice.choice(asked)
        turns += seat != 0
        move = dice.choice(game.moves(state, seat)[:2])  # N.B. low bids: the longest auctions
        state = game.play(state, seat, move, Seeded("s", step))
    assert turns > 30
    assert turns * BRISK < 25
