"""What a page is sent after each move, over whole games: `python -m tests.bench.updates [GAME…]`.

Somebody looks at a table from the first move to the last, tries each of their own moves before they
make it, and is sent what is new: words, buttons and drawings, as they are on the line.
"""

from __future__ import annotations

import asyncio
import sys
import zlib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from statistics import median, quantiles
from typing import Any, Final

from bot.contract import Answer, Mark, Post
from bot.games.guides import GUIDES
from bot.platforms.web import Web
from bot.platforms.web.frames import outgoing
from bot.platforms.web.frames.drawings import Drawings
from bot.posts.kit import Kit
from bot.posts.private.grip import grip_of
from bot.posts.studio import Studio
from bot.sights.sight import sight_post
from bot.tables.status import Status
from bot.tables.table import Place, Table
from bot.words import Words
from bot.world import World
from engines import GAMES
from engines.log import Deal
from engines.story import Story, begin
from render import PAINTERS
from tests.bench.deciding import AHEAD, decided
from tests.bench.press import verdict

SEATS: Final = 3
"""At a table, if so many may sit there."""
ME: Final = 0
NAMES: Final = ("Ann", "Bob", "Cid")
UPDATE: Final = 10_000
"""Bytes at most, where only pieces moved: no ground is drawn that was not seen before."""
LARGE: Final = {"boop": 0.02, "house": 0.08, "sack": 0.2, "fits": 0.4, "nine": 0.02}
"""What share of all updates may be larger: panels light up at Cat in the Sack, a table that grows
is drawn smaller at If It Fits, and whole sheets change hands at House of Cats."""


@dataclass
class Onlooker:
    """A page at a table, and the bytes of all it was sent."""

    kit: Kit
    drawings: Drawings = field(default_factory=Drawings)
    sizes: list[int] = field(default_factory=list)
    known: int = 0
    grounds: set[str] = field(default_factory=set)
    plain: list[int] = field(default_factory=list)
    """Of the bytes, those of updates in which only pieces moved."""

    async def look(self, story: Story[Any, Any], trying: str = "") -> None:
        """Look at a table as it is now, or as a move would leave it."""
        grip = grip_of(self.kit, _table(story), ME, self.kit.words.of("en"), Web.limits)
        mark = Mark.pad(0).closing(whole=True)
        post = await sight_post(grip, tuple(trying.split()), mark, known=self.known)
        assert post.sight is not None
        self.known = self.known if trying else post.sight.count
        size = self._sent(post)
        pictures = (post.picture, post.sight.beside)
        parts = [picture.parts for picture in pictures if picture and picture.parts]
        ground = {tile.name for each in parts for tile in each.tiles}
        if ground <= self.grounds:
            self.plain.append(size)
        self.grounds |= ground
        self.sizes.append(size)

    def _sent(self, post: Post) -> int:
        words = outgoing.acknowledged("f" * 24, Answer(post=post), "m" * 32).encode()
        frames = (words, self.drawings.parcel(post))
        return sum(len(zlib.compress(frame, 1)) for frame in frames if frame)


def _table(story: Story[Any, Any]) -> Table:
    over = story.game.outcome(story.state) is not None
    places = tuple(Place(name) for name in NAMES[: story.deal.seats])
    return Table(
        id="a1b2c3",
        game=story.game,
        options=story.deal.options,
        room=story.deal.seats,
        places=places,
        host="web:1",
        seed="covered",
        created=0.0,
        version=len(story.beats),
        status=Status.OVER if over else Status.PLAYING,
        story=story,
    )


async def updates(id_: str, seed: str) -> tuple[list[int], list[int]]:
    """Bytes of each update of a game, after the first sight of it; and where only pieces moved."""
    game = GAMES[id_]
    seats = min(SEATS, game.info.seats[-1])
    story = begin(game, Deal(seats, tuple(game.info.fresh({}).items()), seed))
    with ThreadPoolExecutor(1) as threads:
        world = World(lambda: 0.0, lambda _: 0.0, lambda letters: "x" * letters, str, threads)
        page = Onlooker(Kit(GAMES, GUIDES, Words(), Studio(PAINTERS, world)))
        await page.look(story)
        while turn := game.to_move(story.state):
            seat, step = turn[len(story.beats) % len(turn)], len(story.beats)
            move = decided(game, story.state, seat, AHEAD, f"{seed}/{step}", secrets=True)
            if seat == ME and len(game.moves(story.state, ME)) > 1:
                await page.look(story, game.format(move))
            story = story.play(seat, move)
            await page.look(story)
    return page.sizes[1:], page.plain


def main(*games: str) -> None:
    """Print the figures and say where a bound is missed."""
    for id_ in games or GAMES:
        sizes, plain = asyncio.run(updates(id_, f"updates of {id_}"))
        large = sum(size > UPDATE for size in sizes)
        worst = f"p95 {quantiles(sizes, n=20)[-1]:.0f}, most {max(sizes)}"
        print(f"{id_}: {len(sizes)} updates, median {median(sizes):.0f} bytes, {worst}")
        print(f"{'':34} only pieces moved in {len(plain)}")
        verdict(f"{id_}: most of those, bytes", max(plain), UPDATE)
        verdict(f"{id_}: % over {UPDATE} bytes", 100 * large / len(sizes), 100 * LARGE[id_])


if __name__ == "__main__":
    main(*sys.argv[1:])
