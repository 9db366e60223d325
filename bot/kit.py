"""All that is known about the games: rules, guides, painters, words, and the studio that paints."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.games.guide import Guide
from bot.words import Speech, Words
from bot.world import World
from engines.game import Game
from engines.values import Seat, Seen
from render.painter import Look, Painter
from render.kit.png import encode

REMEMBERED = 128


class Studio:
    """Paints beside the event loop and remembers the newest pictures.

    A picture is a function of what is seen and how it is looked at, so several venues, a preview
    and the board that follows it share one.
    """

    def __init__(self, painters: Mapping[str, Painter], world: World) -> None:
        self._painters = painters
        self._world = world
        self._pictures: OrderedDict[tuple[object, ...], bytes] = OrderedDict()

    def painter(self, game: Game[Any, Any]) -> Painter:
        """Who paints this game."""
        return self._painters[game.info.id]

    async def board(
        self,
        game: Game[Any, Any],
        seen: Seen[Any],
        say: Speech,
        names: Sequence[str],
        choices: Sequence[str] = (),
        winners: tuple[Seat, ...] | None = None,
    ) -> bytes:
        """The table as it is seen."""
        look = replace(self._look(game, say, names, choices), winners=winners)
        key = (game.info.id, seen, say.language, look.names, look.choices, winners)
        if key not in self._pictures:
            painter = self.painter(game)
            self._keep(key, await self._world.aside(lambda: encode(painter.paint(seen, look))))
        self._pictures.move_to_end(key)
        return self._pictures[key]

    async def hand(
        self, game: Game[Any, Any], seen: Seen[Any], say: Speech, names: Sequence[str]
    ) -> bytes | None:
        """What only the viewer holds, in games with hands."""
        hand, look = self.painter(game).hand, self._look(game, say, names, ())
        if hand is None:
            return None
        return await self._world.aside(lambda: encode(hand(seen, look)))

    def _look(
        self, game: Game[Any, Any], say: Speech, names: Sequence[str], choices: Sequence[str]
    ) -> Look:
        keys = self.painter(game).labels
        labels = {key: say(f"{game.info.id}-label-{key}") for key in keys}
        return Look(tuple(names), labels, tuple(choices))

    def _keep(self, key: tuple[object, ...], png: bytes) -> None:
        self._pictures[key] = png
        while len(self._pictures) > REMEMBERED:
            self._pictures.popitem(last=False)


@dataclass(frozen=True, slots=True)
class Kit:
    """What the desk and the courier are given to play and speak with."""

    games: Mapping[str, Game[Any, Any]]
    guides: Mapping[str, Guide[Any]]
    words: Words
    studio: Studio

    def guide(self, game: Game[Any, Any]) -> Guide[Any]:
        """Who speaks this game."""
        return self.guides[game.info.id]


def listing(say: Speech, names: Sequence[str]) -> str:
    """Names as one says them: "Ann, Bob and Cid"."""
    if len(names) < 2:
        return "".join(names)
    return say("listing", first=", ".join(names[:-1]), last=names[-1])
