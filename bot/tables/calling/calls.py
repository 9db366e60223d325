"""Calls: everybody whose turn it is hears of it once a turn, by a way that reaches them.

Who is here, having just done something himself, is not called before two minutes without a sign of
him are over, and nobody in their quiet hours or on their days off: a timer. Whom the table calls is
written down before anything is sent.

Who is moved for in secret is called where others read it, too, as if they had to choose, and
nowhere else: that nobody is called would tell of an order, or of what a seat holds.

Occasions are called for the same way, each when it comes: the end, a lobby that can begin, a seat
that somebody else decides in.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection

from bot.contract import CallWay
from bot.games.guide import Guide
from bot.store import Transaction
from bot.store.rows.play import calls, tables, timers
from bot.store.rows.play.calls import CallRecord
from bot.store.rows.shown import outbox
from bot.store.rows.shown.outbox import Kind
from bot.tables.asking.tempo import Tempo
from bot.tables.asking.turns import same_turn, turn_of
from bot.tables.asking.unasked import asked, moved_last
from bot.tables.calling.again import AGAIN, try_later
from bot.tables.calling.hours import hours_of
from bot.tables.calling.occasions import SHOWN, befell, still_so
from bot.tables.calling.patience import DAY, begin_waiting
from bot.tables.calling.presence import HERE, Presence
from bot.tables.calling.ways import Choice, Ways
from bot.tables.table import Table
from engines.log import Cause
from engines.values import Seat

PATIENT: Final = 10 * 60.0
"""Seconds nobody is called for where all have settled that they play live."""
TRIED: Final = DAY
"""Seconds for which that is done where nothing happens at the table any more."""


class Calls:
    """Decides who is called, when and by which way."""

    def __init__(self, guides: Mapping[str, Guide[Any]], presence: Presence, ways: Ways) -> None:
        self._guides = guides
        self.presence = presence
        self.ways = ways

    def ask(
        self, tx: Transaction, old: Table, new: Table, before: Mapping[Seat, Cause]
    ) -> frozenset[str]:
        """Have called who is asked now and was not; `before` were the seats moved for until now.

        Returns who is called privately at once: what they hold comes with it.
        """
        guide = self._guides[new.game.info.id]
        privately: set[str] = set()
        for seat, chooses in self._asked(new).items():
            anew = chooses and seat in before
            other = old.story is not None and old.places[seat].minder != new.places[seat].minder
            if not anew and not other and same_turn(guide, old, new, seat):
                if old.told.tempo != new.told.tempo:
                    self.ring(tx, new, seat, turn_of(guide, new, seat))
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
                privately.add(new.places[seat].minder or "")
        return frozenset(privately)

    def tell(self, tx: Transaction, old: Table, new: Table) -> frozenset[str]:
        """Have called whom something has befallen; returns who is privately, and at once.

        What its board shows nobody hears of who is here, and nobody twice.
        """
        privately, happened = set[str](), tuple(befell(old, new))
        for seat, occasion, person in happened:
            told = calls.calls_of_turn(tx.sql, new.id, seat, occasion)
            if occasion not in SHOWN:
                calls.drop_turn(tx.sql, new.id, seat, occasion)  # it may happen once more
            elif told or self._is_here(new, seat, person, tx.now):
                continue
            if self._tell(tx, new, CallRecord(new.id, seat, occasion, CallWay.NONE, person)):
                privately.add(person)
        if happened:
            self._look_later(tx, new)
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
        """Call somebody who was given time, if they are still asked and not here by now."""
        if not self.still_owed(table, seat, turn, CallWay.HERE):
            return
        if calls.calls_of_turn(tx.sql, table.id, seat, turn):
            return
        if (due := self._timely(tx, table, seat)) > tx.now:
            self._later(tx, table, seat, turn, due)
        else:
            self._call(tx, table, seat, turn, chooses=self._asked(table)[seat])

    def look_again(self, tx: Transaction, table: Table) -> None:
        """Have told what somebody could not be told before, or was told in vain."""
        for told in self._occasions(tx.sql, table):
            if not self.stands(table, told[0]):
                calls.drop_turn(tx.sql, table.id, told[0].seat, told[0].turn)
            elif all(call.failed for call in told):
                if self._is_fresh(tx, table):
                    calls.drop_turn(tx.sql, table.id, told[0].seat, told[0].turn)
                    self._tell(tx, table, told[0])
            else:
                for call in told:
                    if call.at is None and _awake(tx.sql, call, tx.now) <= tx.now:
                        self._owe(tx, call)
        self._look_later(tx, table)

    def _look_later(self, tx: Transaction, table: Table) -> None:
        """Look again when the first of those may be told who may not now, or could not be."""
        due = []
        for told in self._occasions(tx.sql, table):
            if not all(call.failed for call in told):
                waiting = [call for call in told if call.at is None and call.begun is None]
                due += [_awake(tx.sql, call, tx.now) for call in waiting]
            elif self.stands(table, told[0]) and self._is_fresh(tx, table):
                due.append(tx.now + AGAIN)
        later = [at for at in due if at > tx.now]
        if later:
            timers.set_timer(tx.sql, table.id, timers.TOLD, due=min(later))

    def _occasions(self, sql: Connection, table: Table) -> Iterator[Sequence[CallRecord]]:
        """What a table has to tell, or has told, beside turns: each with its calls by all ways."""
        kept = [call for call in calls.calls_of_table(sql, table.id) if call.turn < 0]
        for _, told in groupby(kept, key=lambda call: (call.turn, call.seat)):
            yield tuple(told)

    def _is_fresh(self, tx: Transaction, table: Table) -> bool:
        """Whether something has happened at a table not long ago."""
        record = tables.load_table(tx.sql, table.id)
        return record is not None and tx.now - record.changed < TRIED

    def _tell(self, tx: Transaction, table: Table, about: CallRecord) -> bool:
        """Call somebody for an occasion as soon as they may be; whether that is now, privately."""
        choice = self.ways.choice(tx.sql, table, about.person, secret=False)
        now = _awake(tx.sql, about, tx.now) <= tx.now
        for way in choice.taken:
            self._keep(tx, replace(about, way=way), choice, owes=now)
        return now and CallWay.PRIVATE in choice.taken

    def _is_here(self, table: Table, seat: Seat, person: str, now: float) -> bool:
        """Whether somebody who has sat in a seat, or has minded it, is here."""
        # N.B. what was moved for them is a sign of theirs to others alone.
        mine = table.places[seat].minder == person and moved_last(table, seat)
        acted = table.acted[seat] if mine else 0.0
        return self.presence.gone_at(person, acted, now) > now

    def stands(self, table: Table, call: CallRecord) -> bool:
        """Whether what somebody was to be called for is still so."""
        if call.turn < 0:
            return still_so(table, call)
        return self.still_owed(table, call.seat, call.turn, call.way)

    def awake(self, sql: Connection, table: Table, seat: Seat, at: float) -> float:
        """The first moment from a time on at which whoever minds a seat may be called."""
        return hours_of(sql, table.places[seat].minder or "").awake(at)

    def put_off(self, tx: Transaction, table: Table, call: CallRecord) -> None:
        """A call that would come at a bad time is made when they are awake, and not here."""
        if call.turn < 0:
            self._look_later(tx, table)
            return
        calls.drop_call(tx.sql, call)
        if not self.stands(table, call):
            return
        if call.way is CallWay.PRIVATE and self._brings_hand(table):
            outbox.owe(tx.sql, Kind.HAND, table.id, due=tx.now, person=call.person)
        key = (table.id, call.seat, call.turn)
        if all(made.failed for made in calls.calls_of_turn(tx.sql, *key)):
            calls.drop_turn(tx.sql, *key)
            self._later(tx, table, call.seat, call.turn, self._timely(tx, table, call.seat))

    def untimely(
        self, sql: Connection, table: Table, owed: Iterable[CallRecord], now: float
    ) -> set[CallRecord]:
        """Which of these calls have not begun and would wake somebody now, or find them here."""
        fresh = [call for call in owed if call.begun is None]
        resting = {call for call in fresh if _awake(sql, call, now) > now}
        return resting | {call for call in fresh if self._has_come(table, call, now)}

    def _has_come(self, table: Table, call: CallRecord, now: float) -> bool:
        """Whether somebody is here by now who is called for a turn, and is not at once."""
        if call.turn < 0 or table.told.tempo == Tempo.SLOW:
            return False
        return self.gone_at(table, call.seat, now) > now

    def _timely(self, tx: Transaction, table: Table, seat: Seat) -> float:
        """When whoever minds a seat is awake, and not here."""
        return max(self.gone_at(table, seat, tx.now), self.awake(tx.sql, table, seat, tx.now))

    def _brings_hand(self, table: Table) -> bool:
        """Whether who is asked is shown their hand, be it without a call."""
        seen = table.game.seen_by(table.told.state, None)
        return table.private and self._guides[table.game.info.id].calls_for_hand(seen)

    def gone_at(self, table: Table, seat: Seat, now: float) -> float:
        """When whoever minds a seat is here no longer; not after now: they are not."""
        acted = table.acted[seat] if table.acted else table.created
        return self.presence.gone_at(table.places[seat].minder or "", acted, now)

    def still_owed(self, table: Table, seat: Seat, turn: int, way: CallWay) -> bool:
        """Whether a seat is still asked for the turn it was to be called for by some way."""
        chooses = self._asked(table).get(seat)
        if chooses is None or not (chooses or way is CallWay.HERE):
            return False
        return turn_of(self._guides[table.game.info.id], table, seat) == turn

    def take_other_way(self, tx: Transaction, table: Table, failed: CallRecord) -> None:
        """A call did not reach somebody: by the other way then, or later once more."""
        calls.keep_call(tx.sql, replace(failed, begun=None, failed=True))
        if not self.stands(table, replace(failed, way=CallWay.HERE)):
            return
        key = (table.id, failed.seat, failed.turn)
        tried = calls.calls_of_turn(tx.sql, *key)
        if any(not call.failed for call in tried):
            return
        secret = table.private and failed.turn >= 0
        choice = self.ways.choice(tx.sql, table, failed.person, secret=secret)
        left = {CallWay.PRIVATE} | ({CallWay.HERE} if choice.venue else set())
        left -= {call.way for call in tried}
        if left:
            self._keep(tx, replace(failed, way=left.pop(), begun=None), choice)
        elif failed.turn < 0:
            self._look_later(tx, table)
        else:
            calls.drop_turn(tx.sql, *key)
            try_later(tx, failed)

    def _call(
        self, tx: Transaction, table: Table, seat: Seat, turn: int, *, chooses: bool
    ) -> Sequence[CallWay]:
        person = table.places[seat].minder or ""
        choice = self.ways.choice(tx.sql, table, person, secret=table.private)
        taken = choice.taken
        if not chooses:
            taken = [way for way in taken if way is CallWay.HERE and choice.seen]
        for way in taken:
            self._keep(tx, CallRecord(table.id, seat, turn, way, person), choice)
        return taken

    def _keep(
        self, tx: Transaction, call: CallRecord, choice: Choice, *, owes: bool = True
    ) -> None:
        """Write a call down, and owe the post it comes with."""
        place = choice.venue if call.way is CallWay.HERE else ""
        done = tx.now if call.way is CallWay.NONE else None
        call = replace(call, place=place, at=done, failed=False)
        calls.keep_call(tx.sql, call)
        if owes:
            self._owe(tx, call)

    def _owe(self, tx: Transaction, call: CallRecord) -> None:
        """Owe the post a call comes with."""
        if call.way is CallWay.PRIVATE:
            outbox.owe(tx.sql, Kind.CALL, call.table, due=tx.now, person=call.person)
        elif call.way is CallWay.HERE:
            outbox.owe(tx.sql, Kind.BOARD, call.table, due=tx.now, venue=call.place)

    def _later(self, tx: Transaction, table: Table, seat: Seat, turn: int, due: float) -> None:
        timers.set_timer(tx.sql, table.id, timers.CALL, due=due, seat=seat, body={"turn": turn})

    def _asked(self, table: Table) -> Mapping[Seat, bool]:
        return asked(self._guides[table.game.info.id], table)


def _awake(sql: Connection, call: CallRecord, now: float) -> float:
    """When whom a call is for may be called: now, or when they do not rest any more."""
    return hours_of(sql, call.person).awake(now)
