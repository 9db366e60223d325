"""What a page is sent of a picture: each drawing once, and of what hardly changed what is new."""

from __future__ import annotations

import gc
import json
import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from hashlib import blake2b
from io import BytesIO
from itertools import islice
from statistics import median
from typing import Any

import pytest
from PIL import Image

from bot.contract import Answer, Art, Parts, Picture, Post, Sight
from bot.platforms.web import Web
from bot.platforms.web.frames import outgoing
from bot.platforms.web.frames.drawings import DEEPEST, GROUNDS, Drawings
from bot.posts.kit import Kit
from bot.posts.private.grip import grip_of
from bot.posts.studio import Studio
from bot.sights.sight import sight_post
from bot.world import World
from engines import GAMES
from tests.conformance.play import SETUPS, TESTED, positions
from tests.conformance.test_posts import GUIDED, PAINTED, WORDS, table_at

UPDATE = 10_000
"""Bytes on the line of a sight after a move where only pieces moved."""
SMALL = ("boop",)
"""The games of which every update is small, even when each is the first of its kind."""
GROWS, GROWN = ("fits",), 15_000
"""The games whose pictures grow as they are played, and what their usual update takes at most."""
MOVES = 14


@pytest.fixture
def kit() -> Iterator[Kit]:
    with ThreadPoolExecutor(1) as threads:
        world = World(lambda: 0.0, lambda _: 0.0, lambda letters: "x" * letters, str, threads)
        yield Kit(TESTED, GUIDED, WORDS, Studio(PAINTED, world))


def opened(parcel: bytes) -> list[tuple[bytes, str, list[Any]]]:
    """The files of a parcel, the name of each, and what it is drawn over, if anything."""
    head, _, files = parcel.partition(b"\n")
    found = []
    for name, length, *over in json.loads(head) if head else []:
        found.append((files[:length], name, over))
        files = files[length:]
    assert files == b""
    return found


def tile(*dots: tuple[int, int]) -> bytes:
    """A tile on which some pixels are of another colour."""
    image = Image.new("P", (60, 40))
    image.putpalette([200, 150, 100, 20, 40, 60])
    for dot in dots:
        image.putpixel(dot, 1)
    file = BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


def post(*arts: Art) -> Post:
    parts = Parts((60, 40 * len(arts)), arts, ())
    return Post("sight.t1", "", Picture("boop.png", b"", "", (), parts))


def pictured(art: Art) -> Post:
    """A post with a ground of one tile."""
    parts = Parts(Image.open(BytesIO(art.png)).size, (art,), ())
    return Post("sight.t1", "", Picture("boop.png", b"", "", (), parts))


def test_a_drawing_is_sent_once():
    drawings, first = Drawings(), post(Art("one", tile()))
    assert [name for _, name, _ in opened(drawings.parcel(first))] == ["one"]
    assert drawings.complete(first)
    assert drawings.parcel(first) == b""


def test_what_a_page_has_kept_is_not_sent_again():
    drawings, kept = Drawings(["one"]), post(Art("one", tile()))
    assert drawings.complete(kept)
    assert drawings.parcel(kept) == b""


def test_of_a_tile_that_hardly_changed_only_what_is_new_is_sent_and_nothing_is_lost():
    drawings, pixels = Drawings(), dict[str, Image.Image]()
    dots: list[tuple[int, int]] = []
    deep = {"tile 0": 0}
    for number in range(DEEPEST + 4):
        dots.append((3 + number, 7 + number))
        png, name = tile(*dots), f"tile {number}"
        [(file, told, over)] = opened(drawings.parcel(post(Art(name, png))))
        drawn = Image.open(BytesIO(file)).convert("RGBA")
        if over:
            left, top, *size, [[below, *corner]] = over
            assert (tuple(size), corner) == ((60, 40), [0, 0])
            deep[name] = deep[str(below)] + 1
            patch, drawn = drawn, pixels[below].copy()
            assert patch.size < drawn.size
            drawn.paste(patch, (left, top), patch)
        assert told == name
        assert drawn.tobytes() == Image.open(BytesIO(png)).convert("RGBA").tobytes()
        pixels[name] = drawn
    assert 1 <= max(deep.values()) <= DEEPEST


def test_of_tables_looked_at_long_ago_no_drawings_are_held_for_a_page():
    drawings, tables = Drawings(), 3 * GROUNDS
    for number in range(tables):
        art = Art(f"aged {number}", tile((number, 0)))
        drawings.parcel(replace(post(art), key=f"sight.t{number}"))
    gc.collect()
    held = [each.name for each in gc.get_objects() if isinstance(each, Art) and "aged" in each.name]
    assert set(held) == {f"aged {number}" for number in range(tables - GROUNDS, tables)}
    assert drawings.complete(post(Art("aged 0", tile())))


def ground(name: str, size: tuple[int, int], dots: set[tuple[int, int]]) -> Art:
    """A ground of one tile, on which some pixels are of another colour."""
    image = Image.new("P", size)
    image.putpalette([200, 150, 100, 20, 40, 60])
    for dot in dots:
        image.putpixel(dot, 1)
    file = BytesIO()
    image.save(file, "PNG")
    return Art(name, file.getvalue())


def test_of_a_picture_that_grew_only_what_is_new_is_sent_wherever_the_rest_has_gone():
    dots = {(7 * row % 60, row) for row in range(40)}
    small = ground("small", (60, 40), dots)
    grown = ground("grown", (60, 65), {(x, y + 25) for x, y in dots} | {(30, 3)})
    drawings = Drawings()
    whole = drawings.parcel(pictured(small))
    [(file, _, over)] = opened(drawings.parcel(pictured(grown)))
    assert over[2:] == [60, 65, [["small", 0, 25]]]
    made = Image.new("RGBA", (60, 65))
    made.paste(Image.open(BytesIO(opened(whole)[0][0])), (0, 25))
    patch = Image.open(BytesIO(file)).convert("RGBA")
    assert patch.size == (60, 25)
    made.paste(patch, (over[0], over[1]), patch)
    assert made.tobytes() == Image.open(BytesIO(grown.png)).convert("RGBA").tobytes()


def test_what_lies_on_the_picture_beside_as_well_is_sent_once():
    dots = {(7 * row % 60, row) for row in range(40)}
    small, large = ground("small", (60, 40), dots), ground("large", (60, 50), dots)
    beside = pictured(large).picture
    sight = Sight("t1", "Boop", "playing", beside=beside)
    files = opened(Drawings().parcel(replace(pictured(small), sight=sight)))
    assert [(name, over[4:]) for _, name, over in files] == [
        ("small", []),
        ("large", [[["small", 0, 0]]]),
    ]


def noise(seed: str, size: tuple[int, int]) -> Image.Image:
    """Pixels nobody could guess, in two colours."""
    wide, high = size
    bits = b"".join(blake2b(f"{seed} {row}".encode()).digest() for row in range(high))
    image = Image.frombytes("P", size, bytes(bit % 2 for bit in bits[: wide * high]))
    image.putpalette([200, 150, 100, 20, 40, 60])
    return image


def quilted(name: str, *patches: Image.Image) -> Art:
    """A tile of patches beside each other."""
    image = Image.new("P", (64 * len(patches), 48))
    image.putpalette(patches[0].getpalette() or ())
    for number, each in enumerate(patches):
        image.paste(each, (64 * number, 0))
    file = BytesIO()
    image.save(file, "PNG")
    return Art(name, file.getvalue())


def test_what_was_seen_in_an_older_tile_is_taken_from_there():
    lit, dark, one, two, three = (noise(f"a lit panel {each}", (64, 48)) for each in range(5))
    tiles = [
        quilted("first", lit, one, one),
        quilted("then", dark, two, one),
        quilted("now", lit, two, three),
    ]
    drawings, drawn = Drawings(), dict[str, Image.Image]()
    sizes, parts = list[int](), 0
    for art in tiles:
        [(file, name, over)] = opened(drawings.parcel(pictured(art)))
        made = Image.new("RGBA", (192, 48))
        for below, left, top, *clip in over[4] if over else ():
            under = drawn[below].crop(tuple(clip)) if clip else drawn[below]
            made.paste(under, (left + clip[0], top + clip[1]) if clip else (left, top))
            parts += bool(clip)
        patch = Image.open(BytesIO(file)).convert("RGBA")
        made.paste(patch, tuple(over[:2]) if over else (0, 0), patch)
        assert made.tobytes() == Image.open(BytesIO(art.png)).convert("RGBA").tobytes()
        drawn[name] = made
        sizes.append(len(file))
    assert parts > 0
    assert sizes[2] < 0.7 * sizes[1], "of what is new only the third patch was never seen"


def test_what_cannot_be_compared_is_sent_whole():
    drawings, other = Drawings(), Image.new("RGB", (60, 40), "#123456")
    file = BytesIO()
    other.save(file, "PNG")
    drawings.parcel(post(Art("one", tile())))
    [(sent, _, over)] = opened(drawings.parcel(post(Art("two", file.getvalue()))))
    assert over == []
    assert Image.open(BytesIO(sent)).convert("RGB").tobytes() == other.tobytes()


async def updates(kit: Kit, id_: str) -> list[int]:
    """Bytes on the line of each sight of a game after the first."""
    setup = next(each for each in SETUPS[id_] if each.seats > 1)
    drawings, sizes, known = Drawings(), list[int](), 0
    for position in islice(positions(setup), MOVES):
        grip = grip_of(kit, table_at(position), 0, WORDS.of("en"), Web.limits)
        sight = await sight_post(grip, known=known)
        assert sight.sight is not None
        known = sight.sight.count
        frame = outgoing.acknowledged("f" * 24, Answer(post=sight), "m" * 32)
        sizes.append(len(zlib.compress(frame.encode(), 1)) + len(drawings.parcel(sight)))
    return sizes[1:]


@pytest.mark.parametrize("id_", sorted({*GAMES} - {*GROWS}))
async def test_the_usual_update_is_small(kit, id_):
    sizes = await updates(kit, id_)
    assert len(sizes) == MOVES - 1
    assert median(sizes) < UPDATE


@pytest.mark.parametrize("id_", SMALL)
async def test_every_update_of_what_only_has_pieces_that_move_is_small(kit, id_):
    assert max(await updates(kit, id_)) < UPDATE


@pytest.mark.parametrize("id_", GROWS)
async def test_the_usual_update_of_what_grows_is_bounded(kit, id_):
    assert median(await updates(kit, id_)) < GROWN
