"""A position in pictures, cut into parts: before a move, or after one that is not made yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.contract import Limits
from bot.posts.kit import Kit
from bot.posts.news import news_since
from bot.posts.private.grip import Grip
from bot.posts.public.board import winners_of
from bot.posts.studio import Drawn
from bot.tables.table import Table
from bot.words import Speech
from engines.values import Seen
from render.painter import Box, View

NOBODY = -1
"""The seat of who looks on."""


@dataclass(frozen=True, slots=True)
class Still:
    """The pictures of a position: what the reader alone has, and what lies before everybody."""

    seen: Seen[Any]
    table: Drawn
    own: Drawn | None

    def places(self) -> Mapping[str, Box]:
        """Where each word lies, on either picture."""
        return {**self.table.places, **(self.own.places if self.own else {})}

    def turned_into(self, after: Still, chosen: Sequence[str]) -> Still:
        """The position after a move, as far as what was tapped stays under the finger."""
        own = after.own
        if self.own is not None and own is not None:
            own = _steady(self.own, own, chosen)
        return Still(after.seen, _steady(self.table, after.table, chosen), own)


def _steady(old: Drawn, new: Drawn, chosen: Sequence[str]) -> Drawn:
    """The new picture, unless what was tapped is gone and other things lie where it lay."""
    if all(new.places.get(word, box) == box for word, box in old.places.items()):
        return new._replace(places={**old.places, **new.places})
    return new if all(word in new.places for word in chosen) else old


def looker(kit: Kit, table: Table, say: Speech, limits: Limits) -> Grip:
    """A table before somebody who has no seat there."""
    seen = table.game.seen_by(table.told.state, None)
    return Grip(kit, table, NOBODY, say, limits, seen)


async def still_of(
    grip: Grip,
    seen: Seen[Any],
    news: Sequence[Any] | None = None,
    choices: Sequence[Any] = (),
    before: Seen[Any] | None = None,
) -> Still:
    """The pictures of a position, its news marked, and some moves if they are given.

    One that a move would only lead to is drawn where things lie `before` it.
    """
    game, studio, names = grip.table.game, grip.kit.studio, grip.table.names()
    seat = None if grip.seat == NOBODY else grip.seat
    since = news_since(grip.guide, grip.table, seat) if news is None else news

    async def drawn(view: View) -> Drawn:
        winners = winners_of(grip.table)
        return await studio.picture(
            game,
            seen,
            grip.say,
            names,
            view=view,
            choices=choices,
            since=since,
            winners=winners,
            apart=True,
            before=before,
        )

    own = studio.own_view(game, seen) is View.OWN
    if own and studio.own_is_all(game):
        return Still(seen, await drawn(View.OWN), None)
    return Still(seen, await drawn(View.TABLE), await drawn(View.OWN) if own else None)
