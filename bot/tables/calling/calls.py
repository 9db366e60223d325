"""Calls: everybody whose turn it is hears of it once a turn, by a way that reaches them.

Who is here, having just done something himself, is not called before two minutes without a sign of
him are over, and nobody in their quiet hours or on their days off: a timer. Whom the table calls is
written down before anything is sent.

Who is moved for in secret is called where others read it, too, as if they had to choose, and
nowhere else: that nobody is called would tell of an order, or of what a seat holds.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import Connection

from bot.contract import CallWay, Why
from bot.games.guide import Guide
from bot.store import Transaction
from bot.store.rows.play import calls, timers
from bot.store.rows.play.calls import CallRecord
from bot.store.rows.shown import outbox, showings
from bot.store.rows.shown.outbox import Kind
from bot.store.rows.shown.showings import ShowingRecord
from bot.store.rows.who import people
from bot.store.rows.who.people import SelfRecord
from bot.tables.asking.tempo import Tempo
from bot.tables.asking.turns import same_turn, turn_of
from bot.tables.asking.unasked import unasked
from bot.tables.calling.hours import hours_of
from bot.tables.calling.patience import begin_waiting
from bot.tables.calling.presence import HERE, Presence
from bot.tables.status import Status
from bot.tables.table import Table
from engines.log import Cause
from engines.values import Seat

PATIENT: Final = 10 * 60.0
"""Seconds nobody is called for where all have settled that they play live."""
AGAIN: Final = 15 * 60.0
"""Seconds after which another call is tried where none reached them."""


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


class Calls:
    """Decides who is called, when and by which way.

    `ways` says for each platform how people are called there who have not chosen.
    """

    def __init__(
        self, guides: Mapping[str, Guide[Any]], presence: Presence, ways: Mapping[str, CallWay]
    ) -> None:
        self._guides = guides
        self._presence = presence
        self._ways = ways

    def ask(
        self, tx: Transaction, old: Table, new: Table, before: Mapping[Seat, Cause]
    ) -> frozenset[Seat]:
        """Have called who is asked now and was not; `before` were the seats moved for until now.

        Returns who is called privately at once: what they hold comes with it.
        """
        guide = self._guides[new.game.info.id]
        privately: set[Seat] = set()
        for seat, chooses in self._asked(new).items():
            anew = chooses and seat in before
            other = old.story is not None and old.places[seat].minder != new.places[seat].minder
            if not anew and not other and same_turn(guide, old, new, seat):
                continue
            turn = turn_of(guide, new, seat)
            if other:  # whoever was called for it before decides no longer
                calls.drop_turn(tx.sql, new.id, seat, turn)
            if calls.calls_of_turn(tx.sql, new.id, seat, turn):
                continue
            begin_waiting(tx.sql, new, seat, turn, tx.now)
            if (waits := self._waits(new, seat, tx.now)) > 0:
                self._later(tx, new, seat, turn, tx.now + waits)
            elif (awake := self.awake(tx.sql, new, seat, tx.now)) > tx.now:
                self._later(tx, new, seat, turn, awake)
            elif CallWay.PRIVATE in self._call(tx, new, seat, turn, chooses=chooses):
                privately.add(seat)
        return frozenset(privately)

    def _waits(self, table: Table, seat: Seat, now: float) -> float:
        """Seconds somebody who is asked now is given before they are called."""
        match table.told.tempo:
            case Tempo.LIVE:
                return PATIENT
            case Tempo.SLOW:
                return 0.0
        return HERE if self.gone_at(table, seat, now) > now else 0.0

    def ring(self, tx: Transaction, table: Table, seat: Seat, turn: int) -> None:
        """Call somebody who was taken to be here, if he is not by now and is still asked."""
        if not self.still_owed(table, seat, turn, CallWay.HERE):
            return
        if calls.calls_of_turn(tx.sql, table.id, seat, turn):
            return
        due = max(self.gone_at(table, seat, tx.now), self.awake(tx.sql, table, seat, tx.now))
        if due > tx.now:
            self._later(tx, table, seat, turn, due)
        else:
            self._call(tx, table, seat, turn, chooses=self._asked(table)[seat])

    def awake(self, sql: Connection, table: Table, seat: Seat, at: float) -> float:
        """The first moment from a time on at which whoever minds a seat may be called."""
        return hours_of(sql, table.places[seat].minder or "").awake(at)

    def let_rest(self, tx: Transaction, table: Table, call: CallRecord) -> None:
        """A call that comes so late that it would wake somebody is made when they are awake."""
        calls.drop_call(tx.sql, call)
        if not calls.calls_of_turn(tx.sql, call.table, call.seat, call.turn):
            awake = self.awake(tx.sql, table, call.seat, tx.now)
            self._later(tx, table, call.seat, call.turn, awake)

    def resting(
        self, sql: Connection, table: Table, owed: Iterable[CallRecord], now: float
    ) -> set[CallRecord]:
        """Which of these calls have not begun and would wake somebody now."""
        fresh = [call for call in owed if call.begun is None]
        return {call for call in fresh if self.awake(sql, table, call.seat, now) > now}

    def gone_at(self, table: Table, seat: Seat, now: float) -> float:
        """When whoever minds a seat is here no longer; not after now: they are not."""
        acted = table.acted[seat] if table.acted else table.created
        return self._presence.gone_at(table.places[seat].minder or "", acted, now)

    def still_owed(self, table: Table, seat: Seat, turn: int, way: CallWay) -> bool:
        """Whether a seat is still asked for the turn it was to be called for by some way."""
        chooses = self._asked(table).get(seat)
        if chooses is None or not (chooses or way is CallWay.HERE):
            return False
        return turn_of(self._guides[table.game.info.id], table, seat) == turn

    def take_other_way(self, tx: Transaction, table: Table, failed: CallRecord) -> None:
        """A call did not reach somebody: by the other way then, or later once more."""
        calls.keep_call(tx.sql, replace(failed, begun=None, failed=True))
        if not self.still_owed(table, failed.seat, failed.turn, CallWay.HERE):
            return
        key = (table.id, failed.seat, failed.turn)
        tried = calls.calls_of_turn(tx.sql, *key)
        if any(not call.failed for call in tried):
            return
        choice = self._choice(tx, table, failed.person)
        left = {CallWay.PRIVATE} | ({CallWay.HERE} if choice.venue else set())
        left -= {call.way for call in tried}
        if left:
            self._owe(tx, table, failed.seat, failed.turn, left.pop(), choice)
            return
        calls.drop_turn(tx.sql, *key)
        self._later(tx, table, failed.seat, failed.turn, tx.now + AGAIN)

    def _call(
        self, tx: Transaction, table: Table, seat: Seat, turn: int, *, chooses: bool
    ) -> Sequence[CallWay]:
        person = table.places[seat].minder or ""
        choice = self._choice(tx, table, person)
        taken = _taken(choice)
        if not chooses:
            taken = [way for way in taken if way is CallWay.HERE and choice.seen]
        for way in taken:
            self._owe(tx, table, seat, turn, way, choice)
        return taken

    def _owe(
        self, tx: Transaction, table: Table, seat: Seat, turn: int, way: CallWay, choice: Choice
    ) -> None:
        """Write a call down, and owe the post it comes with."""
        person = table.places[seat].minder or ""
        place = choice.venue if way is CallWay.HERE else ""
        done = tx.now if way is CallWay.NONE else None
        calls.keep_call(tx.sql, CallRecord(table.id, seat, turn, way, person, place, at=done))
        if way is CallWay.PRIVATE:
            outbox.owe(tx.sql, Kind.CALL, table.id, due=tx.now, person=person)
        elif way is CallWay.HERE:
            outbox.owe(tx.sql, Kind.BOARD, table.id, due=tx.now, venue=place)

    def _later(self, tx: Transaction, table: Table, seat: Seat, turn: int, due: float) -> None:
        timers.set_timer(tx.sql, table.id, timers.CALL, due=due, seat=seat, body={"turn": turn})

    def _asked(self, table: Table) -> Mapping[Seat, bool]:
        """The seats others see people asked in, and whether they are who chooses.

        Who plays alone keeps nobody waiting.
        """
        if table.status is not Status.PLAYING or len(table.places) < 2:
            return {}
        waiting = table.to_move()
        minded = [seat for seat in waiting if table.places[seat].minder]
        moved_for = unasked(self._guides[table.game.info.id], table) if minded else {}
        return {
            seat: seat not in moved_for
            for seat in minded
            # N.B. who is forced while several choose is so to everybody's knowledge.
            if moved_for.get(seat) is not Cause.FORCED or len(waiting) == 1
        }

    def usual_way(self, tx: Transaction, table: Table, person: str) -> tuple[CallWay, str]:
        """The first way a call to somebody would take, and where they would be mentioned."""
        choice = self._choice(tx, table, person)
        return _taken(choice)[0], choice.venue

    def _choice(self, tx: Transaction, table: Table, person: str) -> Choice:
        selves = people.selves_of(tx.sql, person)
        if not selves:
            return Choice(CallWay.NONE, "", private=False, seen=False)
        main = self._main(table, person, selves)
        venue, private_venue = self._venue(tx, table, main, selves)
        way = CallWay(main.calls) if main.calls else self._ways.get(main.platform, CallWay.HERE)
        if private_venue and way is not CallWay.NONE and not table.private:
            way = CallWay.HERE  # the board itself stands in their private chat
        seen = not private_venue
        # N.B. tried first, a private call that failed would be followed by a mention that nobody
        # gets who is moved for in secret: so it is not tried where that would tell.
        tried = not (table.private and venue and seen)
        private = any(known.reachable or (tried and known.reachable is None) for known in selves)
        return Choice(way, venue, private, seen=seen)

    def _main(self, table: Table, person: str, selves: Sequence[SelfRecord]) -> SelfRecord:
        """The self somebody is called by: the one used last, or one where the table is shown."""
        seen = self._presence.last(person)
        shown = {venue.partition(":")[0] for venue in table.venues}
        return min(
            selves,
            key=lambda known: (not seen or known.key != seen.by, known.platform not in shown),
        )

    def _venue(
        self, tx: Transaction, table: Table, main: SelfRecord, selves: Sequence[SelfRecord]
    ) -> tuple[str, bool]:
        """Where somebody can be mentioned, and whether nobody else reads there."""
        platforms, keys = {known.platform for known in selves}, {known.key for known in selves}
        alone = sum(place.minder is not None for place in table.places) == 1
        found = []
        for key in table.venues:
            record = people.load_venue(tx.sql, key)
            showing = showings.load_showing(tx.sql, table.id, key)
            if record is None or record.platform not in platforms or not _awake(showing):
                continue
            if not record.private or alone or key in keys:
                found.append((not record.private, record.platform != main.platform, key))
        if not found:
            return "", False
        public, _, venue = min(found)
        return venue, not public


def _awake(showing: ShowingRecord | None) -> bool:
    """Whether a showing takes posts, as far as is known."""
    if showing is None or showing.closed:
        return False
    return showing.sleep is None or showing.sleep.why is Why.PICTURES


def _taken(choice: Choice) -> Sequence[CallWay]:
    """The ways a call takes at first."""
    here, private = (CallWay.HERE,) * bool(choice.venue), (CallWay.PRIVATE,) * choice.private
    match choice.way:
        case CallWay.NONE:
            return (CallWay.NONE,)
        case CallWay.HERE:
            return here or (CallWay.PRIVATE,)
        case CallWay.BOTH:
            return (*private, *here) or (CallWay.PRIVATE,)
    return private or here or (CallWay.PRIVATE,)
