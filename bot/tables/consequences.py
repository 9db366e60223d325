"""What follows from a change of a table: boards and hands that are owed, timers, results."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.contract import Speed
from bot.games.guide import LAPSED, LASTING, Guide, Order
from bot.store import Transaction
from bot.store.packing import Body
from bot.store.rows.play import orders, results, timers
from bot.store.rows.play.orders import OrderRecord
from bot.store.rows.shown import outbox, whispers
from bot.store.rows.shown.outbox import Kind
from bot.store.rows.who.people import selves_of
from bot.tables.asking.tempo import plays_slowly, slowest, waits_for_computers
from bot.tables.asking.turns import asked_anew, goes_on, past, past_by_hand
from bot.tables.asking.unasked import forced_move, unasked
from bot.tables.calling.calls import Calls
from bot.tables.records import result_records, table_record, with_past
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.waiting.pleas import asked_no_more
from bot.world import World
from engines.log import Cause, Row
from engines.values import Seat

TIMER_SET = "the newest timer"
"""Under this the memo has the choice a timer was last set for, and when it will be made."""


class Consequences:
    """Writes down what every change of a table entails."""

    def __init__(self, guides: Mapping[str, Guide[Any]], world: World, calls: Calls) -> None:
        self._guides = guides
        self._world = world
        self._calls = calls

    def played_on(self, table: Table) -> Table:
        """The table after the moves nobody has a choice about, and its end if it has come."""
        if table.story is None or table.status is not Status.PLAYING:
            return table
        while not table.private and (forced := _next_forced(table)) is not None:
            table = replace(table, story=table.told.play(*forced, Cause.FORCED))
        return replace(table, status=Status.OVER) if table.told.outcome() else table

    def entail(self, tx: Transaction, old: Table, new: Table) -> Table:
        """Owe, set and keep what follows; the table as it is to be remembered."""
        for venue in new.venues:
            if _while_others_choose(old, new):
                outbox.owe_by(
                    tx.sql, Kind.BOARD, new.id, due=tx.now + self._world.lull, venue=venue
                )
            else:
                outbox.owe(tx.sql, Kind.BOARD, new.id, due=tx.now, venue=venue)
        for person in whispers.people_whispered_to(tx.sql, new.id):
            left = old.own_seat(person) is not None and new.own_seat(person) is None
            if left or new.status is Status.CANCELLED:
                self._owe(tx, new, Kind.PAST, person)
        over = new.status is Status.OVER and old.status is not Status.OVER
        if over:
            timers.cancel(tx.sql, new.id)
        told = self._calls.tell(tx, old, new)
        if new.story is not None:
            new = self._orders_ended(tx, old, new)
            before, moved_for = self._moved_for(old), self._moved_for(new)
            called = told | self._calls.ask(tx, old, new, before)
            self._owe_hands(tx, old, new, moved_for, called)
            self._set_timers(tx, old, new, before, moved_for)
        if over:
            seen = new.game.seen_by(new.told.state, None)
            rounds = self._guide(new).round(seen)
            results.keep_results(tx.sql, result_records(new, rounds, tx.now))
            new = with_past(tx.sql, table_record(new, tx.now), new)
        tx.remember(new.id, new)
        return new

    def reorder(self, tx: Transaction, old: Table, new: Table) -> None:
        """Keep a table with other orders; nobody else is to see that anything has happened."""
        self._reorder(tx, old, new)
        told = whispers.people_whispered_to(tx.sql, new.id)
        for seat, place in enumerate(new.places):
            person = place.minder
            changed = old.orders_of(seat) != new.orders_of(seat)
            if changed and new.private and person in told:  # what they have ordered stands there
                self._owe(tx, new, Kind.GLANCE, person)

    def _reorder(self, tx: Transaction, old: Table, new: Table) -> None:
        tx.remember(new.id, new)
        before, moved_for = self._moved_for(old), self._moved_for(new)
        self._calls.ask(tx, old, new, before)
        self._set_timers(tx, old, new, before, moved_for)

    def _moved_for(self, table: Table) -> Mapping[Seat, Cause]:
        return {} if table.story is None else unasked(self._guide(table), table)

    def hurry(self, tx: Transaction, table: Table, seat: Seat) -> None:
        """What will be done for a seat that has changed its mind about hurry waits anew."""
        cause = unasked(self._guide(table), table).get(seat)
        if cause in (Cause.ORDER, Cause.FORCED):
            self._set_timer(tx, table, seat, cause, tx.now + self._pause(tx, table, seat))

    def _set_timers(
        self,
        tx: Transaction,
        old: Table,
        new: Table,
        before: Mapping[Seat, Cause],
        moved_for: Mapping[Seat, Cause],
    ) -> None:
        """Computers, orders, and where moves are private forced ones, answer after a pause.

        All pause alike, as somebody who thinks would: their tempo shall not tell which it was. A
        computer is asked at once, so that its thinking is a part of the pause; in its seat one
        turn has one pause, however many moves it is made of.
        """
        for seat, cause in moved_for.items():
            spell = new.told.spells[seat]
            if before.get(seat) is cause and old.told.spells[seat] == spell:
                continue
            pause = 0.0 if self._has_paused(old, new, seat) else self._pause(tx, new, seat)
            self._set_timer(tx, new, seat, cause, tx.now + pause)

    def _set_timer(
        self, tx: Transaction, table: Table, seat: Seat, cause: Cause, at: float
    ) -> None:
        """Have a seat moved for at some time; a computer is asked now what it will play then."""
        spell = table.told.spells[seat]
        due = tx.now if cause is Cause.COMPUTER else at
        body = {"spell": spell, "at": at}
        timers.set_timer(tx.sql, table.id, cause, due=due, seat=seat, body=body)
        tx.remember(TIMER_SET, (table.id, seat, cause, spell, at))

    def _pause(self, tx: Transaction, table: Table, seat: Seat) -> float:
        """How long nobody moves: as long as people like who wait for computers alone.

        Where people take long over their turns, as long as one of them who wants no hurry.
        """
        pause = self._world.pause(table.private)
        if waits_for_computers(table):
            speed = slowest(tx.sql, table)
            return {Speed.LEISURELY: pause, Speed.INSTANT: 0.0}.get(
                speed, min(pause, self._world.brisk)
            )
        minder = table.places[seat].minder
        if minder is None or not plays_slowly(tx.sql, table, tx.now):
            return pause
        hasty = any(each.hasty for each in selves_of(tx.sql, minder))
        return pause if hasty else self._world.unhurried()

    def _has_paused(self, old: Table, new: Table, seat: Seat) -> bool:
        """Whether a computer goes on with the turn that it has thought about."""
        if old.story is None or old.places[seat].level is None or new.places[seat].level is None:
            return False
        return goes_on(self._guide(new), old, new, seat)

    def _owe_hands(
        self,
        tx: Transaction,
        old: Table,
        new: Table,
        moved_for: Mapping[Seat, Cause],
        called: Collection[str],
    ) -> None:
        """Hands go out when they are dealt and again when their owner is asked, without a sound.

        After a move of one's own what stands in the private chat is brought up to date. Who is
        called privately sees with the call what they hold, or what has befallen them. What belongs
        to a turn, a seat or a game that is over goes, or shows the end.
        """
        guide, moved = self._guide(new), {row.seat for row in _rows_since(old, new)}
        over, ended = past(guide, old, new), past_by_hand(guide, old, new)
        asked = self._to_be_shown(old, new, moved_for)
        told, ends = whispers.people_whispered_to(tx.sql, new.id), new.over and not old.over
        freed = asked_no_more(old, new) - _moved_by_hand(old, new)
        for seat, place in enumerate(new.places):
            person = place.minder
            before = old.places[seat].minder if old.story else person
            for gone in (before, place.person if ends else None):
                if gone not in (None, person):  # they may have looked at this and that
                    self._owe(tx, new, Kind.PAST, gone, {"brought": gone in called})
            if person is None:
                continue
            handed = seat in asked or (before != person and new.private)
            brought = handed or person in called
            if seat in over:
                self._owe(tx, new, Kind.PAST, person, {"brought": brought})
            elif ends or seat in ended:
                self._owe_elsewhere(tx, new, person, brought=brought)
            kind = Kind.HAND if handed else Kind.PLEA if seat in freed and not ends else None
            touched = (seat in moved or old.story is None) and (new.private or person in told)
            if kind is None and touched:
                kind = Kind.GLANCE
            if kind is not None and person not in called:
                self._owe(tx, new, kind, person)

    def _owe_elsewhere(self, tx: Transaction, table: Table, person: str, *, brought: bool) -> None:
        """Who ends a turn or a game is answered; what they have elsewhere goes, and orders do."""
        if table.over or len(selves_of(tx.sql, person)) > 1:
            by = self._calls.presence.by(person)
            self._owe(tx, table, Kind.PAST, person, {"brought": brought, "answered": by})

    def _to_be_shown(self, old: Table, new: Table, moved_for: Mapping[Seat, Cause]) -> set[Seat]:
        """Whose hand is due: everybody's when they are dealt, then of those who are asked anew."""
        if not new.private:
            return set()
        if old.story is None:
            return set(range(len(new.places)))
        seen = new.game.seen_by(new.told.state, None)
        wanted = self._guide(new).calls_for_hand(seen)
        return asked_anew(old, new) - moved_for.keys() if wanted else set()

    def _owe(
        self, tx: Transaction, table: Table, kind: Kind, person: str, body: Body | None = None
    ) -> None:
        outbox.owe(tx.sql, kind, table.id, due=tx.now, person=person, body=body)

    def _orders_ended(self, tx: Transaction, old: Table, table: Table) -> Table:
        """The table without the orders of earlier rounds; with the game all end.

        Those that have become impossible lapse: they are kept for their person to read.
        """
        if not any(table.orders):
            return table
        if table.status is Status.OVER:
            orders.drop_orders(tx.sql, table.id)
            return replace(table, orders=())
        moved = _moved_by_hand(old, table)
        after = table
        for seat, own in enumerate(table.orders):
            kept = tuple(self._order_now(table, seat, order, moved) for order in own)
            for order, now in zip(own, kept, strict=True):
                if now is None:
                    orders.drop_orders(tx.sql, table.id, seat, order.about)
                elif now != order:
                    self._lapse(tx, table, seat, now)
            after = after.with_orders(seat, (order for order in kept if order is not None))
        return after

    def _order_now(
        self, table: Table, seat: Seat, order: Order, moved: Collection[Seat]
    ) -> Order | None:
        """What has become of an order: it stands, has ended, or lapsed."""
        guide, seen = self._guide(table), table.game.seen_by(table.told.state, seat)
        if order.round == LAPSED:  # who has moved since has read of it
            return None if seat in moved else order
        if order.round < guide.round(seen) or (seat in moved and guide.ends_by_hand(order)):
            return None
        lapsed = order.round != LASTING and guide.void(seen, seat, order)
        return replace(order, round=LAPSED) if lapsed else order

    def _lapse(self, tx: Transaction, table: Table, seat: Seat, order: Order) -> None:
        """Keep of an order that it has lapsed, and tell its person."""
        record = OrderRecord(table.id, seat, order.about, order.text, LAPSED)
        orders.keep_order(tx.sql, record, tx.now)
        person = table.places[seat].minder
        if person is not None and table.private:
            self._owe(tx, table, Kind.HAND, person)

    def lapse(self, tx: Transaction, table: Table, seat: Seat) -> None:
        """A seat's orders ask for what cannot be done: they end, and its person is told."""
        lapsed = tuple(replace(order, round=LAPSED) for order in table.orders_of(seat))
        for order in lapsed:
            self._lapse(tx, table, seat, order)
        self._reorder(tx, table, table.with_orders(seat, lapsed))

    def _guide(self, table: Table) -> Guide[Any]:
        return self._guides[table.game.info.id]


def _rows_since(old: Table, new: Table) -> Sequence[Row]:
    """What was written since a table was old."""
    return new.told.rows[len(old.told.rows) if old.story else 0 :]


def _moved_by_hand(old: Table, new: Table) -> set[Seat]:
    """Whose person has made a move since a table was old."""
    hands = (Cause.PERSON, Cause.SITTER)
    moves = (row for row in _rows_since(old, new) if not row.text.startswith("!"))
    return {row.seat for row in moves if row.cause in hands}


def _next_forced(table: Table) -> tuple[Seat, Any] | None:
    moves = ((seat, forced_move(table, seat)) for seat in table.to_move())
    return next(((seat, move) for seat, move in moves if move is not None), None)


def _while_others_choose(old: Table, new: Table) -> bool:
    """Whether a board has nothing to tell of this change but who has not chosen yet."""
    if old.story is None or not new.private or new.status is not Status.PLAYING:
        return False
    before, now = set(old.to_move()), set(new.to_move())
    return len(before) > 1 and bool(now) and now <= before
