"""Paints what is seen, beside the event loop."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from PIL import Image

from bot.contract import Parts, Rounds
from bot.posts.cutter import Cutter
from bot.words import Speech
from bot.world import World
from engines.game import Game
from engines.values import News, Seat, Seen
from render.kit.png import encode
from render.painter import Box, Look, Painter, View

REMEMBERED = 128


class Drawn(NamedTuple):
    """A picture as a file or in parts, and what may be tapped on it."""

    png: bytes
    places: Mapping[str, Box]
    """Words of the notation with where they lie."""
    parts: Parts | None = None
    """Of a picture that was asked for in parts, which then is no file."""
    lettered: bool = False
    """The places have letters of their own."""


class Studio:
    """Paints beside the event loop and remembers the newest pictures.

    A picture is a function of what is seen and how it is looked at, so venues that see and speak
    alike share one.
    """

    def __init__(self, painters: Mapping[str, Painter], world: World) -> None:
        self._painters = painters
        self._world = world
        self._rounds = Rounds()
        self._pictures: OrderedDict[tuple[object, ...], Drawn] = OrderedDict()
        self._cutter = Cutter()

    def painter(self, game: Game[Any, Any]) -> Painter:
        """Who paints this game."""
        return self._painters[game.info.id]

    def own_view(self, game: Game[Any, Any], seen: Seen[Any]) -> View:
        """What a private post shows: one's own where there is such a thing, else the table."""
        return View.OWN if self.painter(game).owns(seen) else View.TABLE

    def own_is_all(self, game: Game[Any, Any]) -> bool:
        """Whether what somebody has alone shows the whole table, too."""
        return self.painter(game).own_is_all

    def regions(self, game: Game[Any, Any], seen: Seen[Any]) -> Mapping[str, int]:
        """Where pictures show only a part of a table: in which region each place lies."""
        return self.painter(game).regions(seen)

    async def picture(
        self,
        game: Game[Any, Any],
        seen: Seen[Any],
        say: Speech,
        names: Sequence[str],
        *,
        view: View = View.TABLE,
        choices: Sequence[Any] = (),
        since: Sequence[News] = (),
        winners: tuple[Seat, ...] | None = None,
        apart: bool = False,
        beneath: bool = False,
        whole: bool = False,
        before: Seen[Any] | None = None,
    ) -> Drawn:
        """The table as it is seen, or what the viewer has alone, with moves and news marked.

        Whoever draws it `apart` is given its parts instead of a file. What the viewer has alone may
        lie `beneath` the table. Of a table of which pictures show a part the `whole` may be wanted.
        What is only looked at is drawn where things lay `before`.
        """
        painter = self.painter(game)
        labels = {key: say(f"{game.info.id}-label-{key}") for key in painter.labels}
        look = Look(
            tuple(names), labels, view, tuple(since), tuple(choices), winners, whole, before
        )
        told = tuple((item.code, *sorted(item.facts.items()), item.seat) for item in since)
        how = (say.language, look.names, view, told, look.choices, winners, apart, beneath, whole)
        key = (game.info.id, seen, before, *how)
        drawn = self._pictures.get(key)
        if drawn is None:
            if beneath and view is View.OWN:
                drawn = await self._world.aside(lambda: _stacked(painter, seen, look))
            else:
                drawn = await self._world.aside(lambda: self._drawn(painter, seen, look, apart))
            await self._rounds.turn()  # many may come back at the same time
        self._keep(key, drawn)
        return drawn

    def _drawn(self, painter: Painter, seen: Seen[Any], look: Look, apart: bool) -> Drawn:  # noqa: FBT001
        painted = painter.paint(seen, look)
        if apart:
            return Drawn(b"", painted.places, self._cutter.cut(painted), painted.lettered)
        return Drawn(encode(painted.picture()), painted.places)

    def _keep(self, key: tuple[object, ...], drawn: Drawn) -> None:
        self._pictures[key] = drawn
        self._pictures.move_to_end(key)
        while len(self._pictures) > REMEMBERED:
            self._pictures.popitem(last=False)


def _stacked(painter: Painter, seen: Seen[Any], look: Look) -> Drawn:
    """The table above what is the viewer's own; tapped is what is the viewer's own."""
    own = painter.paint(seen, look)
    if painter.own_is_all:
        return Drawn(encode(own.picture()), own.places)
    table = painter.paint(seen, replace(look, view=View.TABLE))
    if table.places and table.places.keys() <= own.places.keys():
        return Drawn(encode(own.picture()), own.places)  # it shows the table, too
    above, below = table.picture(), own.picture()
    size = (max(above.width, below.width), above.height + below.height)
    at = ((size[0] - below.width) // 2, above.height)
    picture = Image.new("P", size, above.getpixel((0, 0)))
    picture.putpalette(above.getpalette() or ())
    picture.paste(above, ((size[0] - above.width) // 2, 0))
    picture.paste(below, at)
    places = {word: _moved(box, below.size, at, size) for word, box in own.places.items()}
    return Drawn(encode(picture), places)


def _moved(box: Box, own: tuple[int, int], at: tuple[int, int], size: tuple[int, int]) -> Box:
    """Where a box of a picture lies on a larger one that it was pasted on."""
    left, top, right, bottom = box
    across = ((at[0] + end * own[0]) / size[0] for end in (left, right))
    down = ((at[1] + end * own[1]) / size[1] for end in (top, bottom))
    (left, right), (top, bottom) = across, down
    return left, top, right, bottom
