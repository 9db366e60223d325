"""Tells people in private of a table that cannot be shown in its place, and shows it to them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from bot.contract import (
    CallWay,
    DeliveryError,
    Gone,
    Moved,
    Platform,
    Post,
    Unreachable,
    Venue,
    Why,
)
from bot.courier.carrier import Carrier, Means
from bot.courier.whispers import Whispers
from bot.posts.public.asleep import asleep_post
from bot.store import Transaction
from bot.store.rows.play import calls
from bot.store.rows.shown import showings
from bot.store.rows.shown.sleeps import SleepRecord
from bot.store.rows.who.people import SelfRecord
from bot.tables.asking.turns import turn_of
from bot.tables.asking.unasked import unasked
from bot.tables.calling.occasions import ENDS
from bot.tables.status import Status
from bot.tables.table import Table

UNASKED = -1
"""What somebody is told for who is not asked for anything."""
THE_END = -2
"""What everybody is told for when it is over."""


@dataclass(frozen=True, slots=True)
class Notice:
    """What somebody is told of a table that sleeps."""

    why: Why | None
    """Why it comes to them; of the end, if they do not know yet."""
    choice: int
    """The choice they are asked for, if any."""

    @property
    def asked(self) -> bool:
        """Whether they are asked for something."""
        return self.choice not in (UNASKED, THE_END)


class Rumour(Carrier):
    """Reaches whoever moved last and whoever is asked next, each once for each of their turns."""

    def __init__(self, means: Means, boards: Whispers) -> None:
        super().__init__(means)
        self._boards = boards

    async def spread(self, table_id: str, place: str, sleep: SleepRecord) -> dict[str, int]:
        """Tell whoever does not know yet; returns whom, and for which of their choices."""
        table = await self._tables.get(table_id)
        venue = await self._people.find_venue(place)
        if table is None or venue is None:
            return {}
        elsewhere = await self._shown_elsewhere(table_id, place)
        called = await self._called(table)
        told: dict[str, int] = {}
        for person, choice in self._concerned(table):
            known = person in sleep.told
            if known and (elsewhere or choice == UNASKED or sleep.told[person] == choice):
                continue
            # N.B. each is told again: the message that says why makes room for this one.
            why = None if known and choice == THE_END else sleep.why
            notice = Notice(why, choice)
            # The board comes with their call, and so does that it is over.
            shown = person in called and (known or choice == THE_END)
            if shown or await self._tell(table, venue.venue, person, notice):
                told[person] = choice
        return told

    async def _called(self, table: Table) -> frozenset[str]:
        """Who is called in private for the turn they are in now, or for the end, or has been."""
        if table.story is None:
            return frozenset()
        kept = await self._store.read(lambda sql: calls.calls_of_table(sql, table.id))
        guide = self._kit.guide(table.game)
        turns = {seat: turn_of(guide, table, seat) for seat in table.to_move()}
        return frozenset(
            call.person
            for call in kept
            if call.way is CallWay.PRIVATE and not call.failed
            if call.turn in ENDS or turns.get(call.seat) == call.turn
        )

    async def _shown_elsewhere(self, table: str, place: str) -> bool:
        """Whether a table can be seen in another place, so that nobody needs to be brought it."""
        shown = await self._store.read(lambda sql: showings.showings_of(sql, table))
        return any(each.awake for each in shown if each.venue != place)

    def _concerned(self, table: Table) -> Iterator[tuple[str, int]]:
        """Everybody who has to know, with the choice they are asked for."""
        if table.status is not Status.PLAYING:
            choice = UNASKED if table.status is Status.LOBBY else THE_END
            yield from ((place.person, choice) for place in table.places if place.person)
            return
        rows = table.told.rows
        last = rows[-1].seat if rows else None
        left_alone = unasked(self._kit.guide(table.game), table)
        for seat, place in enumerate(table.places):
            asked = seat in table.to_move() and seat not in left_alone
            if place.minder and asked and seat != last:
                yield place.minder, table.told.spells[seat]
            elif place.minder and (asked or seat == last or not rows):
                yield place.minder, UNASKED

    async def _tell(self, table: Table, venue: Venue, person: str, notice: Notice) -> bool:
        """Show somebody the board in private; who is not asked, rather where they have pressed.

        To whoever is asked the sound comes with their call.
        """
        selves = await self._people.selves_of(person)
        for known in sorted(selves, key=lambda each: _distance(each, venue)):
            platform = self._platforms.get(known.platform)
            if platform is None:
                continue
            say = self._people.speech_of(known)
            post = await asleep_post(self._kit, table, say, platform.limits, notice.why)
            post = replace(post, silent=notice.asked)
            bring = self._boards.part if notice.choice == THE_END else self._boards.call
            whisper = partial(self._whisper, known, partial(bring, platform, known, table.id, post))
            # N.B. of a slip is known only what it is called: that of the end is to stay.
            slip = replace(post, key=f"{post.key}.over") if notice.choice == THE_END else post
            aside = partial(self._aside, platform, venue, known, slip)
            first, second = (whisper, aside) if notice.choice != UNASKED else (aside, whisper)
            if await first() or await second():
                return True
        return False

    async def _aside(self, platform: Platform, venue: Venue, known: SelfRecord, post: Post) -> bool:
        if venue.platform != known.platform:
            return False
        try:
            await platform.aside(venue, known.there, post)
        except DeliveryError:
            return False
        return True

    async def _whisper(self, known: SelfRecord, bring: Callable[[], Awaitable[None]]) -> bool:
        if known.reachable is False:
            return False
        try:
            await bring()
        except (Gone, Moved, Unreachable):
            await self._store.write(lambda tx: self._note(tx, known))
            return False
        except DeliveryError:  # at the next attempt to wake it
            return False
        return True

    def _note(self, tx: Transaction, known: SelfRecord) -> None:
        self._people.note_reachable(tx, known.key, reachable=False)


def _distance(known: SelfRecord, venue: Venue) -> tuple[bool, bool]:
    """Selves that are reached go before others, those of the venue's platform first."""
    return known.reachable is False, known.platform != venue.platform
