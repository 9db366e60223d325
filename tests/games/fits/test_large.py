"""A table too large to be seen at once: the picture follows the pad, and a map shows all of it."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest
from PIL import Image

from bot.contract import Confirm, Limits, Mark, read_data
from bot.games.guides import GUIDES
from bot.platforms.discord.posting.letters import LIMITS as DISCORD
from bot.platforms.telegram.platform import Telegram
from bot.platforms.web.platform import Web
from bot.posts.kit import Kit
from bot.posts.private.grip import AT_ONCE, Grip, grip_of
from bot.posts.private.pad import hand_post, pad_post
from bot.posts.public.board import board_post
from bot.posts.rows import Frame
from bot.posts.studio import Studio
from bot.sights.map import map_post
from bot.sights.sight import looking_on, sight_post
from bot.tables.table import Table
from bot.words import Words
from bot.world import World
from engines.fits.state import State
from render.fits.paint import PAINTER, regions
from render.fits.places import plan_of
from render.painter import Look, Painted, Painter, View
from tests.conformance.play import Position, Setup
from tests.conformance.test_taps import buttons, deed, table_at, walked
from tests.games.fits.drawing import FITS, table

MESSENGERS = {"discord": DISCORD, "telegram": Telegram.limits}
PLATFORMS = {**MESSENGERS, "web": Web.limits}
WORDS = Words()
HUNGARIAN = WORDS.of("hu")
MOST, PRESSES = 840, 8
FIRST_AND_LAST = 2
"""The board's button that opens the pad, and the one that confirms."""


class Looks:
    """A painter that paints nothing and knows how it was asked to look."""

    def __init__(self) -> None:
        self.seen: list[tuple[State, Look]] = []

    def paint(self, seen, look):
        self.seen.append((seen.state, look))
        return Painted(Image.new("P", (1, 1)))

    def frames(self):
        """What is seen large on the newest picture."""
        state, look = self.seen[-1]
        return plan_of(state, look, 0).frames


def row(length, **more):
    """A table that is one long row."""
    return table(" ".join(f"A{x % 8 + 1}@{x},0" for x in range(length)), **more)


@contextmanager
def kit(painter: Painter) -> Iterator[Kit]:
    """If It Fits alone."""
    with ThreadPoolExecutor(1) as threads:
        world = World(lambda: 0.0, lambda _: 0.0, lambda letters: "x" * letters, str, threads)
        games = {"fits": FITS}
        yield Kit(games, {"fits": GUIDES["fits"]}, WORDS, Studio({"fits": painter}, world))


def position(state) -> Position:
    """A state as somebody may meet it."""
    return Position(Setup(FITS, (), state.seats), "large", 1, state)


def at(state) -> Table:
    """A table for two that stands so."""
    return table_at(position(state))


def held(told: Kit, state, limits: Limits) -> Grip:
    """The table in the hands of who is to move and is never asked twice."""
    return grip_of(told, at(state), state.seat, HUNGARIAN, limits, Confirm.NEVER)


def cells(texts) -> set[tuple[int, int]]:
    """Where moves lead."""
    return {move.at for text in texts if (move := FITS.parse(row(69), 0, text)).at is not None}


@pytest.mark.parametrize(
    "limits", [DISCORD, pytest.param(Telegram.limits, marks=pytest.mark.slow)], ids=MESSENGERS
)
async def test_any_of_840_moves_is_eight_presses_away_and_its_place_is_seen(limits):
    state, looks = row(69, hand="B1 C1 F1", stock=(5, 5)), Looks()
    with kit(Painter(looks.paint, regions=regions)) as told:
        walk = await walked(held(told, state, limits), position(state))
    assert len(walk.legal) >= MOST
    assert set(walk.made) == set(walk.legal)
    assert max(walk.made.values()) + FIRST_AND_LAST <= PRESSES
    followed = 0
    with kit(Painter(looks.paint, regions=regions)) as told:
        for data, post in walk.posts.items():
            whole = [text for verb, text in map(deed, buttons(post)) if verb == "move"]
            if "/" not in data or not whole:
                continue
            read = read_data(data)
            assert read is not None
            await pad_post(held(told, state, limits), read[3], read[1])
            [frame] = looks.frames()
            assert 1 < len(whole) <= AT_ONCE
            assert all(map(frame.holds, cells(whole)))
            followed += len(whole)
        assert followed == MOST


def test_nothing_shrinks_where_all_is_seen_at_once():
    with kit(PAINTER) as told:
        small, large = (held(told, row(length, hand="B1"), DISCORD) for length in (13, 14))
        assert small.room == DISCORD
        assert (small.cropped, large.cropped) == (False, True)
        assert large.room.menus == 0


async def test_on_the_page_the_picture_goes_where_a_part_is_pressed():
    state, went = row(69, hand="B1 A3"), 0
    with kit(PAINTER) as told:
        grip = held(told, state, Web.limits)
        first = await sight_post(grip, ("lay", "B1"))
        parts = [read for each in buttons(first) if (read := read_data(each.data)) and read[1].span]
        for _, mark, _, way in parts[::4]:
            shown = await sight_post(grip, way, mark)
            assert shown.picture is not None
            tapped = {deed(spot.button)[1] for spot in shown.picture.spots}
            asked = {text for verb, text in map(deed, buttons(shown)) if text.startswith("lay B1 ")}
            assert asked
            assert asked <= tapped
            went += 1
    assert went > 1


def offers_map(post) -> bool:
    """Whether there is a button for the map."""
    return any(each.label == "Térkép" for each in buttons(post))


async def test_all_of_a_large_table_may_be_asked_for_and_of_a_small_one_need_not():
    looked = 0
    for length, offered in ((69, True), (9, False)):
        with kit(PAINTER) as told:
            here = at(row(length))
            frame = Frame("board", Mark.post(1), HUNGARIAN, DISCORD)
            assert offers_map(await board_post(told, here, frame)) is offered
            assert offers_map(await looking_on(told, here, HUNGARIAN, Web.limits, None)) is offered
            for limits in PLATFORMS.values():
                grip = held(told, row(length), limits)
                posts = [await pad_post(grip, ("lay",)), await hand_post(grip)]
                posts += [await sight_post(grip)] if limits.sights else []
                assert {offers_map(post) for post in posts} == {offered}
                looked += 1
    assert looked


async def test_on_the_map_every_place_may_be_tapped_that_is_legal():
    state = row(69, hand="B1 A3")
    with kit(PAINTER) as told:
        post = await map_post(told, at(state), 0, HUNGARIAN, Web.limits, ("lay", "B1"))
    assert post.picture is not None
    legal = {text for text in at(state).texts(0) if text.startswith("lay B1 ")}
    assert {deed(spot.button)[1] for spot in post.picture.spots} == legal
    assert [deed(each) for each in buttons(post)] == [("pad", "lay B1")]


async def test_who_only_looks_on_is_shown_the_same_map_without_places():
    one, two = row(69, hand="B1 A3"), row(69, hand="C1 princess")
    with kit(PAINTER) as told:
        posts = [
            await map_post(told, at(state), None, HUNGARIAN, Web.limits) for state in (one, two)
        ]
        own = await map_post(told, at(one), 1, HUNGARIAN, Web.limits)
    assert posts[0] == posts[1]
    pictures = [post.picture for post in (*posts, own) if post.picture]
    assert len({picture.png for picture in pictures}) == 1
    assert [picture.spots for picture in pictures] == [(), (), ()]
    assert "az egész" in own.text


async def test_a_hand_that_shows_the_table_is_not_laid_beneath_it_once_more():
    state = row(9, hand="B1 A3")
    seen, names = FITS.seen_by(state, 0), ("Ann", "Bob")
    with kit(PAINTER) as told:
        plain = await told.studio.picture(FITS, seen, HUNGARIAN, names, view=View.OWN)
        stacked = await told.studio.picture(
            FITS, seen, HUNGARIAN, names, view=View.OWN, beneath=True
        )
    assert stacked.png == plain.png
