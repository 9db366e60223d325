"""A table in the hands of one seat: what its private posts are made from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from bot.contract import NO_MARK, Button, Confirm, Limits, Mark, Style, button_data
from bot.games.guide import Guide
from bot.posts.kit import Kit
from bot.posts.tree import CONTROLS, Branch, Fork, Part, Way, fork
from bot.tables.table import Table
from bot.words import Speech
from engines.values import Seat, Seen

AT_ONCE: Final = 15
"""So many places are offered at once where the picture follows them over the table."""


@dataclass(frozen=True, slots=True)
class Grip:
    """A table in the hands of one seat: whoever holds it may see what that seat sees."""

    kit: Kit
    table: Table
    seat: Seat
    say: Speech
    limits: Limits
    seen: Seen[Any]
    """What the seat sees."""
    confirm: Confirm = Confirm.GRAVE
    """When its person wants to be asked before a move is made."""

    @property
    def mark(self) -> Mark:
        """Of a button that is good as long as this seat's present choice lasts.

        Counting the seat's own choices tells it nothing new.
        """
        return Mark.pad(self.table.told.spells[self.seat])

    @property
    def guide(self) -> Guide[Any]:
        """Who speaks its game."""
        return self.kit.guide(self.table.game)

    @property
    def regions(self) -> Mapping[str, int]:
        """In which region each place lies, where pictures show a part of the table."""
        return self.kit.studio.regions(self.table.game, self.seen)

    @property
    def cropped(self) -> bool:
        """Whether the pictures of its table show a part of it."""
        return bool(self.regions)

    @property
    def room(self) -> Limits:
        """What fits on a pad: of what lies on a part of a table, so much as is seen at once."""
        if not self.cropped:
            return self.limits
        fewer = min(self.limits.buttons, CONTROLS + AT_ONCE)
        return replace(self.limits, buttons=fewer, menus=0)

    def fork(self, texts: Sequence[str], way: Way, mark: Mark = NO_MARK) -> Fork:
        """What a pad shows of these moves after some words."""
        grid_after = partial(self.guide.grid, self.seen)
        return fork(texts, way, grid_after, self.room, mark, regions=self.regions)

    def asks(self, move: Way) -> bool:
        """Whether its person is asked before this whole move is made."""
        if self.confirm is Confirm.GRAVE:
            return self.guide.grave(self.seen, self.seat, move)
        return self.confirm is Confirm.ALWAYS

    def button(self, key: str, verb: str, way: Way, style: Style = Style.PLAIN) -> Button:
        """A button that is good as long as this seat's present choice lasts."""
        return Button(self.say(key), button_data(self.table.id, self.mark, verb, way), style)

    def label(self, way: Way, words: Way) -> str:
        """The last words of a way as a button says them."""
        names = self.table.names()
        return self.guide.phrase(self.say, self.seen, way, len(way) - len(words), names)

    def name_of(self, part: Part, name: Callable[[Branch], str]) -> str:
        """A part of what does not fit: the row of a grid, or from where to where it goes."""
        if part.row:
            return self.say("pad-row", row=part.row)
        return self.say("pad-part", first=name(part.first), last=name(part.last))


def grip_of(
    kit: Kit,
    table: Table,
    seat: Seat,
    say: Speech,
    limits: Limits,
    confirm: Confirm = Confirm.GRAVE,
) -> Grip:
    """The table in the hands of a seat, which is asked once what it sees."""
    seen = table.game.seen_by(table.told.state, seat)
    return Grip(kit, table, seat, say, limits, seen, confirm)
