"""Paints what is seen, beside the event loop."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bot.words import Speech
from bot.world import World
from engines.game import Game
from engines.values import News, Seat, Seen
from render.kit.png import encode
from render.painter import Box, Look, Painter, View

REMEMBERED = 128


class Drawn(NamedTuple):
    """A picture as a file, and what may be tapped on it."""

    png: bytes
    places: Mapping[str, Box]
    """Words of the notation with where they lie."""


class Studio:
    """Paints beside the event loop and remembers the newest pictures.

    A picture is a function of what is seen and how it is looked at, so venues that see and speak
    alike share one.
    """

    def __init__(self, painters: Mapping[str, Painter], world: World) -> None:
        self._painters = painters
        self._world = world
        self._pictures: OrderedDict[tuple[object, ...], Drawn] = OrderedDict()

    def painter(self, game: Game[Any, Any]) -> Painter:
        """Who paints this game."""
        return self._painters[game.info.id]

    def own_view(self, game: Game[Any, Any], seen: Seen[Any]) -> View:
        """What a private post shows: one's own where there is such a thing, else the table."""
        return View.OWN if self.painter(game).owns(seen) else View.TABLE

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
    ) -> Drawn:
        """The table as it is seen, or what the viewer has alone, with moves and news marked."""
        painter = self.painter(game)
        labels = {key: say(f"{game.info.id}-label-{key}") for key in painter.labels}
        look = Look(tuple(names), labels, view, tuple(since), tuple(choices), winners)
        told = tuple((item.code, *sorted(item.facts.items()), item.seat) for item in since)
        how = (say.language, look.names, view, told, look.choices, winners)
        key = (game.info.id, seen, *how)
        if key not in self._pictures:
            self._keep(key, await self._world.aside(lambda: _drawn(painter, seen, look)))
        self._pictures.move_to_end(key)
        return self._pictures[key]

    def _keep(self, key: tuple[object, ...], drawn: Drawn) -> None:
        self._pictures[key] = drawn
        while len(self._pictures) > REMEMBERED:
            self._pictures.popitem(last=False)


def _drawn(painter: Painter, seen: Seen[Any], look: Look) -> Drawn:
    painted = painter.paint(seen, look)
    return Drawn(encode(painted.picture()), painted.places)
