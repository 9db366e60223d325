"""Ways: how somebody likes to be called at a table, and what of that is possible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection

from bot.contract import CallWay, Limits, Why
from bot.store.rows.shown import showings
from bot.store.rows.shown.showings import ShowingRecord
from bot.store.rows.who import people
from bot.store.rows.who.people import SelfRecord
from bot.tables.calling.presence import Presence
from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class Choice:
    """How somebody likes to be called at a table, and what of that is possible."""

    way: CallWay
    venue: str
    """Where they can be mentioned; '' is nowhere."""
    private: bool
    """As far as is known they can be written to."""
    seen: bool
    """Others read where they can be mentioned."""

    @property
    def taken(self) -> Sequence[CallWay]:
        """The ways a call takes at first."""
        here, private = (CallWay.HERE,) * bool(self.venue), (CallWay.PRIVATE,) * self.private
        match self.way:
            case CallWay.NONE:
                return (CallWay.NONE,)
            case CallWay.HERE:
                return here or (CallWay.PRIVATE,)
            case CallWay.BOTH:
                return (*private, *here) or (CallWay.PRIVATE,)
        return private or here or (CallWay.PRIVATE,)


class Ways:
    """Knows by which ways people can be called.

    `limits` says for each platform how people are called there who have not chosen.
    """

    def __init__(self, presence: Presence, limits: Mapping[str, Limits]) -> None:
        self._presence = presence
        self._limits = limits

    def usual(self, sql: Connection, table: Table, person: str) -> tuple[CallWay, str]:
        """The first way a call to somebody would take, and where they would be mentioned."""
        choice = self.choice(sql, table, person, secret=table.private)
        return choice.taken[0], choice.venue

    def choice(self, sql: Connection, table: Table, person: str, *, secret: bool) -> Choice:
        """How somebody is called at a table, for what only they may know or what all may."""
        selves = people.selves_of(sql, person)
        if not selves:
            return Choice(CallWay.NONE, "", private=False, seen=False)
        main = self._main(table, person, selves)
        venue, private_venue = self._venue(sql, table, main, selves)
        way = CallWay(main.calls) if main.calls else self._unless_chosen(main.platform)
        if private_venue and way is not CallWay.NONE and not secret:
            way = CallWay.HERE  # the board itself stands in their private chat
        seen = not private_venue
        # N.B. tried first, a private call that failed would be followed by a mention that nobody
        # gets who is moved for in secret: so it is not tried where that would tell.
        tried = not (secret and venue and seen)
        private = any(known.reachable or (tried and known.reachable is None) for known in selves)
        return Choice(way, venue, private, seen=seen)

    def _main(self, table: Table, person: str, selves: Sequence[SelfRecord]) -> SelfRecord:
        """The self somebody is called by: the one used last, or one where the table is shown.

        N.B. only who is not here is called, and has perhaps closed a page since.
        """
        seen = self._presence.last(person)
        shown = {venue.partition(":")[0] for venue in table.venues}
        return min(
            selves,
            key=lambda known: (
                not self._rings(known.platform),
                not seen or known.key != seen.by,
                known.platform not in shown,
            ),
        )

    def _unless_chosen(self, platform: str) -> CallWay:
        limits = self._limits.get(platform)
        return CallWay.HERE if limits is None else limits.calls

    def _rings(self, platform: str) -> bool:
        limits = self._limits.get(platform)
        return limits is None or limits.rings

    def _venue(
        self, sql: Connection, table: Table, main: SelfRecord, selves: Sequence[SelfRecord]
    ) -> tuple[str, bool]:
        """Where somebody can be mentioned, at home first, and whether nobody else reads there."""
        platforms, keys = {known.platform for known in selves}, {known.key for known in selves}
        alone = sum(place.minder is not None for place in table.places) == 1
        found = []
        for key in table.venues:
            record = people.load_venue(sql, key)
            showing = showings.load_showing(sql, table.id, key)
            if record is None or record.platform not in platforms or not _awake(showing):
                continue
            reader = record.reader or key
            if not record.private or reader in keys or (alone and not record.reader):
                elsewhere = (record.platform != main.platform, key != table.home)
                found.append((not record.private, *elsewhere, key))
        if not found:
            return "", False
        public, *_, venue = min(found)
        return venue, not public


def _awake(showing: ShowingRecord | None) -> bool:
    """Whether a showing takes posts, as far as is known."""
    if showing is None or showing.closed:
        return False
    return showing.sleep is None or showing.sleep.why is Why.PICTURES
