"""A move by buttons alone: whatever a pad shows, the button that leads nearer to it is pressed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from bot.games.guide import Guide
from bot.words import Speech
from engines.values import Seen
from tests.conversations.party import Party
from tests.conversations.talking import Shown, Talker

MOST = 8
"""Presses of the longest way there may be."""

ROOM = 60
"""Letters a button has room for wherever its end is cut off."""


@dataclass(frozen=True)
class Wanted:
    """A move as the buttons of its seat say it."""

    guide: Guide[object]
    seen: Seen[object]
    say: Speech
    words: Sequence[str]
    texts: Sequence[str]
    """All legal moves, in the order they are offered in."""
    names: Sequence[str]
    """Who sits at the table."""
    made: Callable[[], Awaitable[bool]]
    """Whether the seat has made it since it was meant."""

    def next(self, labels: Sequence[str], start: int) -> tuple[str, int]:
        """The button to press when so many words are chosen, and how many are chosen then."""
        for label in labels:
            if self._cut(label):
                return label, len(self.words)
        if start == len(self.words) and self._said(self.words, start - 1) in labels:
            return self._said(self.words, start - 1), start
        for skip in range(start, len(self.words)):
            for end in range(len(self.words), skip, -1):
                label = self._said(self.words[:end], skip)
                if label in labels:
                    return label, end
        for word in self.words[start:]:
            label = self.say("pad-row", row=int(word[-1])) if word[-1].isdigit() else ""
            if label in labels:
                return label, start
        return self._part(labels, start), start

    def _cut(self, label: str) -> bool:
        """Whether a button says the whole move, as far as there is room."""
        whole = self._said(self.words, 0)
        return len(label) > ROOM and label[-1] == "…" and whole.startswith(label[:-1])

    def _part(self, labels: Sequence[str], start: int) -> str:
        """The button for those moves among which this one is, of all that begin as chosen."""
        ways, chosen = [text.split() for text in self.texts], list(self.words[:start])
        order = [way for way in ways if way[:start] == chosen]
        for label in labels:
            ends = label.split(" … ")
            found = [
                [at for at, words in enumerate(order) if end in self._all_said(words)]
                for end in ends
            ]
            if len(ends) == 2 and all(found):
                first, last = found[0][0], found[1][-1]
                if first <= order.index(list(self.words)) <= last:
                    return label
        raise AssertionError(f"no button leads to {self.words}: {labels}")

    def _all_said(self, words: Sequence[str]) -> list[str]:
        spans = [(n, m) for n in range(len(words)) for m in range(n + 1, len(words) + 1)]
        return [self._said(words[:end], skip) for skip, end in spans]

    def _said(self, way: Sequence[str], skip: int) -> str:
        return self.guide.phrase(self.say, self.seen, way, skip, self.names)


async def wanted(here: Party, table_id: str, who: Talker, text: str) -> Wanted:
    """What somebody means by a move in notation."""
    table = await here.table(table_id)
    seat = table.names().index(who.name)
    seen = table.game.seen_by(table.told.state, seat)
    before = len(table.told.rows)

    async def made() -> bool:
        rows = (await here.table(table_id)).told.rows[before:]
        return any((row.seat, row.text) == (seat, text) for row in rows)

    return Wanted(
        here.bot.desk.kit.guide(table.game),
        seen,
        who.say,
        text.split(),
        table.texts(seat),
        table.names(),
        made,
    )


async def tap_through(who: Talker, pad: Shown, move: Wanted) -> tuple[Shown, Shown]:
    """What a move was made from, its preview where that is asked for, and what follows it."""
    confirm, chosen = who.say("button-confirm"), 0
    for _ in range(MOST):
        if confirm in pad.labels:
            return pad, await who.press(confirm, pad)
        label, chosen = move.next(pad.labels, chosen)
        before, pad = pad, await who.press(label, pad)
        if await move.made():
            return before, pad
    raise AssertionError(f"{who.name} gets nowhere: {pad.labels}")
