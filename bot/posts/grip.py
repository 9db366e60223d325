"""A table in the hands of one seat: what its private posts are made from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.contract import Button, Limits, Mark, Style, button_data
from bot.games.guide import Guide
from bot.posts.kit import Kit
from bot.posts.tree import Branch, Part, Way
from bot.tables.table import Table
from bot.words import Speech
from engines.values import Seat, Seen


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

    def button(self, key: str, verb: str, way: Way, style: Style = Style.PLAIN) -> Button:
        """A button that is good as long as this seat's present choice lasts."""
        return Button(self.say(key), button_data(self.table.id, self.mark, verb, way), style)

    def label(self, way: Way, words: Way) -> str:
        """The last words of a way as a button says them."""
        return self.guide.phrase(self.say, self.seen, way, len(way) - len(words))

    def name_of(self, part: Part, name: Callable[[Branch], str]) -> str:
        """A part of what does not fit: the row of a grid, or from where to where it goes."""
        if part.row:
            return self.say("pad-row", row=part.row)
        return self.say("pad-part", first=name(part.first), last=name(part.last))


def grip_of(kit: Kit, table: Table, seat: Seat, say: Speech, limits: Limits) -> Grip:
    """The table in the hands of a seat, which is asked once what it sees."""
    return Grip(kit, table, seat, say, limits, table.game.seen_by(table.told.state, seat))
