"""A table in the hands of one seat: what its private posts are made from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.ask import PAD
from bot.contract import Button, Limits, Style, button_data
from bot.kit import Kit
from bot.pads import Way
from bot.table import Table
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

    @property
    def seen(self) -> Seen[Any]:
        """What the seat sees."""
        return self.table.game.seen_by(self.table.told.state, self.seat)

    def button(self, key: str, verb: str, way: Way, style: Style = Style.PLAIN) -> Button:
        """A button that is good as long as this seat's present choice lasts."""
        return Button(self.say(key), self.data(verb, way), style)

    def data(self, verb: str, way: Way) -> str:
        """What such a button carries: counting the seat's own choices tells it nothing new."""
        mark = f"{PAD}{self.table.told.spells[self.seat]}"
        return button_data(self.table.id, mark, verb, way)

    def label(self, way: Way, words: Way) -> str:
        """The last words of a way as a button says them."""
        if words[-1].startswith("/"):
            return self.say("pad-row", row=int(words[-1][1:]))
        if words[-1].startswith("+"):
            return self.say("pad-more")
        guide = self.kit.guide(self.table.game)
        return guide.phrase(self.say, self.seen, way, len(way) - len(words))
