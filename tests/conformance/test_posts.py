"""Whole posts, as they leave for a platform, are the same for all a reader cannot tell apart.

Words, buttons with what they carry, pictures, file names and descriptions: to the byte.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from bot.contract import Limits, Mark
from bot.games.guides import GUIDES
from bot.posts.kit import Kit
from bot.posts.private.call import call_post
from bot.posts.private.grip import grip_of
from bot.posts.private.orders import orders_post
from bot.posts.private.pad import hand_post, pad_post
from bot.posts.public.board import board_post
from bot.posts.rows import Frame
from bot.posts.studio import Studio
from bot.tables.status import Status
from bot.tables.table import Place, Table
from bot.words import LOCALES, Words
from bot.world import World
from engines.log import Beat
from engines.rng import Seeded
from engines.story import replay
from render import PAINTERS
from tests import knots, lanterns
from tests.conformance.play import SETUPS, TESTED, rows, sample, spread
from tests.conformance.test_secrets import twins

NAMES = ("Ann", "Öcsi", "Kati", "Dénes", "Éva", "Flóra")
LIMITS = Limits(columns=8, rows=12, buttons=100, text=4000, alt=1500, toast=200)
GUIDED = {**GUIDES, "lanterns": lanterns.LANTERNS_GUIDE, "knots": knots.KNOTS_GUIDE}
PAINTED = {**PAINTERS, "lanterns": lanterns.LANTERNS_PAINTER, "knots": knots.KNOTS_PAINTER}
WORDS = Words(LOCALES, lanterns.LOCALES, knots.LOCALES)
SECRETIVE = [
    setup
    for id_ in GUIDED
    if id_ in PAINTED
    for setup in spread([setup for setup in SETUPS[id_] if setup.secrets], 3)
]


@pytest.fixture
def kit():
    """All games, told and painted beside the test's own loop."""
    with ThreadPoolExecutor(1) as threads:
        world = World(lambda: 0.0, lambda _: 0.0, lambda letters: "x" * letters, str, threads)
        yield Kit(TESTED, GUIDED, WORDS, Studio(PAINTED, world))


def table_at(position, state=None):
    """The table at a position, or at a twin of it."""
    setup = position.setup
    log = rows(setup, position.seed)[: position.step - 1]
    story = replay(setup.game, setup.deal(position.seed), log)
    if state is not None and story.beats:
        story = replace(story, beats=(*story.beats[:-1], Beat(story.beats[-1].row, state)))
    elif state is not None:
        story = replace(story, opening=state)
    return Table(
        id="a1b2c3",
        game=setup.game,
        options=setup.options,
        room=setup.seats,
        places=tuple(Place(name) for name in NAMES[: setup.seats]),
        host="web:1",
        seed="covered",
        created=0.0,
        version=position.step,
        status=Status.OVER if setup.game.outcome(story.state) else Status.PLAYING,
        story=story,
    )


@pytest.mark.parametrize("setup", SECRETIVE, ids=str)
async def test_the_board_in_public_is_the_same_for_all_a_bystander_cannot_tell_apart(kit, setup):
    compared = 0
    frame = Frame("board.a1b2c3", Mark.post(1), WORDS.of("hu"), LIMITS)
    for position in sample(setup, 8):
        expected = await board_post(kit, table_at(position), frame)
        for twin in twins(setup, position.state, None):
            assert await board_post(kit, table_at(position, twin), frame) == expected, position
            compared += 1
    assert compared


@pytest.mark.parametrize("setup", SECRETIVE, ids=str)
async def test_hand_and_pad_depend_on_what_their_owner_sees(kit, setup):
    compared = 0
    for position in sample(setup, 6):
        for seat in spread(position.to_move, 2):
            expected = await _private(kit, table_at(position), seat)
            previews = await _previews(kit, table_at(position), seat)
            for twin in spread(twins(setup, position.state, seat), 2):
                assert await _private(kit, table_at(position, twin), seat) == expected, position
                compared += 1
            # N.B. a mask may fill in what cannot be, and nobody can look ahead from there.
            twin = setup.game.redeal(position.state, seat, Seeded("preview", 1))
            assert await _previews(kit, table_at(position, twin), seat) == previews, position
    assert compared


async def _private(kit, table, seat):
    grip = grip_of(kit, table, seat, WORDS.of("en"), LIMITS)
    calls = [await call_post(grip, hands=hands) for hands in (True, False)]
    return [await hand_post(grip), await pad_post(grip), orders_post(grip), *calls]


async def _previews(kit, table, seat):
    grip = grip_of(kit, table, seat, WORDS.of("en"), LIMITS)
    return [await pad_post(grip, tuple(text.split())) for text in spread(table.texts(seat), 2)]


@pytest.mark.parametrize("setup", SECRETIVE, ids=str)
async def test_what_is_ordered_changes_nothing_others_see(kit, setup):
    guide, compared = GUIDED[setup.game.info.id], 0
    frame = Frame("board.a1b2c3", Mark.post(1), WORDS.of("en"), LIMITS)
    for position in spread(sample(setup, 30), 6):
        for seat in position.to_move:
            table, game = table_at(position), setup.game
            orders = guide.orders(game.seen_by(position.state, seat), seat)
            if not orders:
                continue
            ordered = table.with_orders(seat, orders[:1])
            assert await board_post(kit, ordered, frame) == await board_post(kit, table, frame)
            other = (seat + 1) % setup.seats
            assert await _private(kit, ordered, other) == await _private(kit, table, other)
            told = orders_post(grip_of(kit, ordered, seat, WORDS.of("en"), LIMITS))
            assert told != orders_post(grip_of(kit, table, seat, WORDS.of("en"), LIMITS))
            compared += 1
    assert compared or not guide.takes_orders


def test_there_is_something_to_keep_secret():
    assert SECRETIVE
