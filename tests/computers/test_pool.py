"""Computers think in processes of their own, which know nothing and leave nothing behind."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from bot.computers import Computers
from engines import GAMES
from engines.rng import Seeded
from tests.lanterns import LANTERNS
from tests.lanterns.game import Lanterns, State

ROOT = Path(__file__).parent.parent.parent
BOOP = GAMES["boop"]


@pytest.fixture
async def computers():
    """One worker, not yet started."""
    found = Computers(1)
    yield found
    await found.close()


class Truth(State):
    """A state that must never be sent anywhere."""

    __slots__ = ()

    def __reduce__(self):
        raise pickle.PicklingError("what is hidden would leave the process")


class Discreet(Lanterns):
    """Lanterns whose twins may be sent."""

    def redeal(self, state, seat, rng):
        twin = super().redeal(state, seat, rng)
        return State(**{field.name: getattr(twin, field.name) for field in fields(State)})


def truth(seats):
    """The deal of a table of lanterns, not to be sent."""
    state = LANTERNS.start(seats, {}, Seeded("truth", 0))
    return Truth(**{field.name: getattr(state, field.name) for field in fields(State)})


async def test_the_same_seed_gets_the_same_move(computers):
    state = BOOP.start(2, {}, Seeded("same", 0))
    moves = {
        await computers.choose(BOOP, state, state.seat, 2, "same/1", secrets=False)
        for _ in range(2)
    }
    assert len(moves) == 1
    assert moves <= set(BOOP.moves(state, state.seat))


async def test_a_game_outside_the_registry_is_played_too(computers):
    state = LANTERNS.start(3, {}, Seeded("outside", 0))
    move = await computers.choose(LANTERNS, state, 2, 1, "outside/1", secrets=True)
    assert move in LANTERNS.moves(state, 2)


async def test_what_is_hidden_never_leaves_the_process(computers):
    state = truth(3)
    with pytest.raises(pickle.PicklingError):
        pickle.dumps(state)
    move = await computers.choose(Discreet(), state, 1, 1, "discreet/1", secrets=True)
    assert move in LANTERNS.moves(state, 1)


async def test_every_twin_of_a_table_gets_the_same_move(computers):
    for number in range(6):
        state = LANTERNS.start(4, {}, Seeded(number, 0))
        twins = (state, LANTERNS.redeal(state, 0, Seeded("twin", number)))
        moves = {
            await computers.choose(LANTERNS, twin, 0, 1, "twins", secrets=True) for twin in twins
        }
        assert len(moves) == 1


async def test_another_seed_may_get_another_move(computers):
    state = BOOP.start(2, {}, Seeded("seeds", 0))
    moves = {
        await computers.choose(BOOP, state, state.seat, 1, str(n), secrets=False) for n in range(12)
    }
    assert len(moves) > 1


async def test_a_worker_knows_the_games_and_how_to_think_and_nothing_else(computers):
    state = BOOP.start(2, {}, Seeded("known", 0))
    await computers.choose(BOOP, state, state.seat, 1, "known/1", secrets=False)
    loaded = await computers.ask(eval, "sorted(__import__('sys').modules)")
    ours = {name for name in loaded if name.partition(".")[0] in {"bot", "render", "tests"}}
    assert "bot.computers.search" in ours
    rooms = ("bot.computers", "bot.games")
    assert {name for name in ours if name != "bot" and not name.startswith(rooms)} == set()
    spoken = {name for name in ours if name.endswith((".guide", ".guides"))}
    assert not spoken, "thinking needs no words"
    assert not {"PIL", "sqlalchemy", "aiosqlite", "aiohttp", "fluent", "alembic"} & set(loaded)


async def test_a_killed_worker_is_replaced(computers):
    state = BOOP.start(2, {}, Seeded("killed", 0))
    (before,) = await computers.warm()
    os.kill(before, signal.SIGKILL)
    move = await computers.choose(BOOP, state, state.seat, 1, "killed/1", secrets=False)
    assert move in BOOP.moves(state, state.seat)
    assert await computers.warm() != {before}


async def test_everybody_who_waited_for_a_killed_worker_is_answered(computers):
    state = BOOP.start(2, {}, Seeded("waiting", 0))
    (worker,) = await computers.warm()
    waiting = [
        asyncio.ensure_future(
            computers.choose(BOOP, state, state.seat, 3, f"waiting/{n}", secrets=False)
        )
        for n in range(3)
    ]
    await asyncio.sleep(0)
    os.kill(worker, signal.SIGKILL)
    moves = await asyncio.gather(*waiting)
    assert len(moves) == 3
    assert set(moves) <= set(BOOP.moves(state, state.seat))


async def test_a_worker_that_dies_twice_is_given_up(computers):
    with pytest.raises(Exception, match="terminated abruptly"):
        await computers.ask(eval, "__import__('os')._exit(1)")
    assert await computers.warm()


async def test_warming_starts_every_worker():
    computers = Computers(2)
    try:
        assert 1 <= len(await computers.warm()) <= 2
    finally:
        await computers.close()


async def test_closed_computers_think_no_more(computers):
    await computers.warm()
    await computers.close()
    state = BOOP.start(2, {}, Seeded("closed", 0))
    with pytest.raises(RuntimeError, match="closed"):
        await computers.choose(BOOP, state, state.seat, 1, "closed/1", secrets=False)


async def test_computers_that_never_thought_are_closed_too():
    await Computers().close()


def start_thinking():
    """A bot in a process group of its own, its worker at work."""
    bot = subprocess.Popen(
        [sys.executable, "-m", "tests.computers.thinking"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert bot.stdout
    assert int(bot.stdout.readline())
    return bot


def test_the_keyboard_stops_the_bot_and_its_workers_without_a_word():
    bot = start_thinking()
    os.killpg(bot.pid, signal.SIGINT)
    printed, complaints = bot.communicate(timeout=60)
    assert (bot.returncode, printed, complaints) == (0, "stopped\n", "")


def test_workers_do_not_outlive_a_bot_that_was_killed():
    bot = start_thinking()
    bot.kill()
    # The pipe ends when the last process that holds it has gone: the worker, too.
    bot.communicate(timeout=60)
    assert bot.returncode == -signal.SIGKILL
