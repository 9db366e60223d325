"""The page's own posts: every move lies under a finger, and nothing in them tells a secret."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from bot.contract import NO_MARK, Button, Mark, Post, read_data
from bot.platforms.web import Web
from bot.posts.kit import Kit
from bot.posts.pages import LONGEST_DATA
from bot.posts.private.grip import grip_of
from bot.posts.studio import Studio
from bot.sights.again import MOST, again_post
from bot.sights.sight import THEN, looking_on, sight_post
from bot.sights.signs import telling
from bot.sights.stills import NOBODY, looker
from bot.world import World
from engines.rng import Seeded
from engines.values import News
from tests.conformance.play import SETUPS, TESTED, play_out, sample, spread
from tests.conformance.test_posts import GUIDED, PAINTED, SECRETIVE, WORDS, table_at
from tests.conformance.test_secrets import twins

TAPPED = [setup for id_ in GUIDED if id_ in PAINTED for setup in spread(list(SETUPS[id_]), 2)]
DEEP = 100
"""Sights that are looked at on the way to all moves of a position."""


@pytest.fixture
def kit():
    """All games, told and painted beside the test's own loop."""
    with ThreadPoolExecutor(1) as threads:
        world = World(lambda: 0.0, lambda _: 0.0, lambda letters: "x" * letters, str, threads)
        yield Kit(TESTED, GUIDED, WORDS, Studio(PAINTED, world))


def buttons(post: Post) -> list[Button]:
    """Everything that can be pressed, on either picture or beside them."""
    pictures = [post.picture, post.sight.beside if post.sight else None]
    spots = [spot.button for picture in pictures if picture for spot in picture.spots]
    return [*spots, *(button for row in post.rows for button in row)]


async def reached(grip) -> set[str]:
    """The moves that are previewed or made, one tap leading to another."""
    legal, made = set(grip.table.texts(grip.seat)), set[str]()
    seen = set[str]()
    ahead: list[tuple[tuple[str, ...], Mark]] = [((), NO_MARK)]
    while ahead and len(seen) < DEEP:
        way, mark = ahead.pop(0)
        for button in buttons(await sight_post(grip, way, mark)):
            assert len(button.data.encode()) <= LONGEST_DATA, button
            read = read_data(button.data)
            assert read is not None
            text = " ".join(read[3])
            if read[2] == "move" or (read[2] == "pad" and text in legal):
                made.add(text.partition(f" {THEN} ")[0])
            if read[2] == "pad" and text and not legal <= made and button.data not in seen:
                seen.add(button.data)
                ahead.append((read[3], read[1]))
    return made


@pytest.mark.parametrize("setup", TAPPED, ids=str)
async def test_every_move_is_previewed_by_tapping_the_board_or_what_stands_beside_it(kit, setup):
    looked = 0
    for position in spread(sample(setup, 24), 4):
        for seat in spread(position.to_move, 1):
            grip = grip_of(kit, table_at(position), seat, WORDS.of("en"), Web.limits)
            legal = set(grip.table.texts(seat))
            if len(legal) <= 200:
                assert legal <= await reached(grip), position
                looked += 1
    assert looked


@pytest.mark.parametrize("setup", TAPPED, ids=str)
async def test_a_preview_can_be_made_by_tapping_again(kit, setup):
    looked = 0
    for position in spread(sample(setup, 24), 4):
        for seat in spread(position.to_move, 1):
            grip = grip_of(kit, table_at(position), seat, WORDS.of("hu"), Web.limits)
            for text in spread(grip.table.texts(seat), 2):
                post = await sight_post(grip, tuple(text.split()), NO_MARK.closing(whole=True))
                assert post.sight is not None
                assert post.sight.preview, text
                deeds = [read_data(button.data) for button in buttons(post)]
                made = [" ".join(each[3]) for each in deeds if each and each[2] == "move"]
                assert any(each.partition(f" {THEN} ")[0] == text for each in made), text
                looked += 1
    assert looked


@pytest.mark.parametrize("setup", SECRETIVE, ids=str)
async def test_a_sight_is_the_same_for_all_its_reader_cannot_tell_apart(kit, setup):
    compared = 0
    for position in sample(setup, 5):
        table = table_at(position)
        for seat in spread(range(setup.seats), 2):
            expected = await _sights(kit, table, seat)
            for twin in spread(twins(setup, position.state, seat), 2):
                assert await _sights(kit, table_at(position, twin), seat) == expected, position
                compared += 1
            other = setup.game.redeal(position.state, seat, Seeded("preview", 1))
            previews = await _previews(kit, table, seat)
            assert await _previews(kit, table_at(position, other), seat) == previews, position
        for twin in spread(twins(setup, position.state, None), 2):
            say = WORDS.of("en")
            shown = await looking_on(kit, table, say, Web.limits, 0)
            assert await looking_on(kit, table_at(position, twin), say, Web.limits, 0) == shown
    assert compared


@pytest.mark.parametrize("setup", SECRETIVE, ids=str)
async def test_what_is_shown_again_is_the_same_for_all_its_reader_cannot_tell_apart(kit, setup):
    compared = 0
    for position in spread(sample(setup, 30), 3):
        table = table_at(position)
        for seat in [*spread(range(setup.seats), 2), NOBODY]:
            expected = await again_post(_grip(kit, table, seat), 0, 24)
            assert expected.sight is not None
            viewer, told = None if seat == NOBODY else seat, expected.sight.told
            assert all(each.after is not None for each in told)
            beats = [
                replace(beat, state=setup.game.redeal(beat.state, viewer, Seeded("was", number)))
                for number, beat in enumerate(table.told.beats)
            ]
            twin = replace(table, story=replace(table.told, beats=tuple(beats)))
            assert await again_post(_grip(kit, twin, seat), 0, 24) == expected, position
            compared += len(told)
    assert compared


@pytest.mark.parametrize("setup", TAPPED, ids=str)
async def test_the_newest_shown_again_is_the_table_as_it_stands(kit, setup):
    compared = 0
    for position in spread(sample(setup, 60), 3):
        table = table_at(position)
        for seat in spread(range(setup.seats), 1):
            grip = _grip(kit, table, seat)
            shown = (await again_post(grip, 0, 10**6)).sight
            assert shown is not None
            assert len(shown.told) == min(shown.count, MOST)
            if not shown.told or telling(grip)[-1].beat is not table.told.beats[-1]:
                continue
            newest = (await again_post(grip, shown.count - 1, 1)).sight
            post = await sight_post(grip, known=0)
            assert newest is not None
            assert post.sight is not None
            assert replace(newest.told[0], after=None) == post.sight.told[-1]
            lies = [_lying(post.picture), _lying(post.sight.beside)]
            assert _lying(newest.told[0].after) in lies
            compared += 1
    assert compared


HIDDEN_MOVES = {"sack", "house", "knots"}
"""Games in which several choose at once and each is told of their own choice alone."""


@pytest.mark.parametrize("setup", TAPPED, ids=str)
def test_what_one_has_done_in_secret_is_told_once_not_with_every_move_of_others(kit, setup):
    last = play_out(setup, "0")[-1]
    told = secret = 0
    for seat in range(setup.seats):
        before: list[News] = []
        for move in telling(_grip(kit, table_at(last), seat)):
            own = [item for item in move.news if item.seat == seat]
            if move.beat.row.seat != seat:
                assert not [item for item in own if item in before], (last, move.beat.row)
            else:
                secret += len(own)
            told, before = told + 1, own
    assert told
    assert secret or setup.seats == 1 or setup.game.info.id not in HIDDEN_MOVES


def _lying(picture):
    return picture and [(piece.word, piece.box) for piece in picture.parts.pieces]


def _grip(kit, table, seat):
    say = WORDS.of("en")
    if seat == NOBODY:
        return looker(kit, table, say, Web.limits)
    return grip_of(kit, table, seat, say, Web.limits)


async def _sights(kit, table, seat):
    grip = grip_of(kit, table, seat, WORDS.of("en"), Web.limits)
    shown = await sight_post(grip, known=0)
    return replace(shown, rows=tuple(row for row in shown.rows if row))


async def _previews(kit, table, seat):
    grip = grip_of(kit, table, seat, WORDS.of("en"), Web.limits)
    return [await sight_post(grip, tuple(text.split())) for text in spread(table.texts(seat), 2)]
