"""Where tables are shown, and what is shown there now."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import chain
from typing import Any

from sqlalchemy import (
    Connection,
    Delete,
    Table,
    Update,
    and_,
    bindparam,
    delete,
    or_,
    select,
    tuple_,
    update,
)

from bot.contract import Venue, Why
from bot.store import schema
from bot.store.packing import pack, unpack_strings
from bot.store.rows.play.calls import move_calls
from bot.store.rows.shown.sleeps import AWAKE, SleepRecord, sleep_in
from bot.store.rows.who.charters import move_charter
from bot.store.rows.who.people import load_venue, set_charter, set_venue_language, touch_venue
from bot.store.upsert import Upsert


@dataclass(frozen=True, slots=True)
class ShowingRecord:
    """A table as one venue shows it."""

    table: str
    venue: str
    message: str | None
    """The platform's id of the message that is the board now."""
    number: int
    """The venue's own count of what it was shown; hidden moves do not raise it."""
    digest: str | None
    """What the message looks like."""
    version: int
    """The table's version when that was composed."""
    shown: float | None
    stale: tuple[str, ...]
    """Older messages whose buttons still have to be taken away."""
    closed: bool
    sleep: SleepRecord | None = None
    """Since when and why its venue takes nothing, or no pictures."""

    @property
    def awake(self) -> bool:
        """Whether the table can be seen there, be it in words."""
        return not self.closed and (self.sleep is None or self.sleep.why is Why.PICTURES)


_showings = schema.showings.c

_SHOW = Upsert(schema.showings, by=("table", "venue"), take=("closed",))
_OF_TABLE = (
    select(schema.showings).where(_showings.table == bindparam("of")).order_by(_showings.venue)
)
_ONE = _OF_TABLE.where(_showings.venue == bindparam("there"))
_SHOWN_AT = (
    select(_showings.table).where(_showings.venue == bindparam("there")).order_by(_showings.table)
)
_HERE = and_(
    or_(
        _showings.venue == bindparam("of"),
        _showings.venue.startswith(bindparam("topics"), autoescape=False),
    ),
    _showings.closed.is_(False),
)
_WITHIN = select(_showings.table, _showings.venue).where(_HERE)
_ASLEEP = (
    select(schema.showings)
    .where(_HERE, _showings.asleep.is_not(None))
    .order_by(_showings.table, _showings.venue)
)
_SLEEPING = (
    select(_showings.venue)
    .where(_showings.asleep.is_not(None), _showings.closed.is_(False))
    .distinct()
)
_CLAMP = update(schema.showings).where(_showings.shown > bindparam("latest"))
_AT_HOME = select(schema.tables.c.id).where(schema.tables.c.home == bindparam("there"))
_CHANGE = update(schema.showings).where(
    _showings.table == bindparam("of"), _showings.venue == bindparam("there")
)


def show_here(sql: Connection, table: str, venue: str) -> None:
    """Show a table at a venue, from now on or again."""
    _SHOW(sql, {"table": table, "venue": venue, "number": 0, "version": 0, "closed": False})


def showings_of(sql: Connection, table: str) -> tuple[ShowingRecord, ...]:
    """Every showing of a table, the closed ones too."""
    return tuple(_record(row) for row in sql.execute(_OF_TABLE, {"of": table}))


def load_showing(sql: Connection, table: str, venue: str) -> ShowingRecord | None:
    """A table's showing at one venue, if there is one."""
    row = sql.execute(_ONE, {"of": table, "there": venue}).one_or_none()
    return _record(row) if row else None


def shown_in(row: Any) -> ShowingRecord | None:
    """The showing in a row whose columns of it are called `shown_…`, if there was one."""
    if row.shown_table is None:
        return None
    return ShowingRecord(
        table=row.shown_table,
        venue=row.shown_venue,
        message=row.shown_message,
        number=row.shown_number,
        digest=row.shown_digest,
        version=row.shown_version,
        shown=row.shown_shown,
        stale=unpack_strings(row.shown_stale),
        closed=row.shown_closed,
        sleep=sleep_in(row.shown_asleep, row.shown_why, row.shown_again, row.shown_told),
    )


def record_post(
    sql: Connection,
    table: str,
    venue: str,
    *,
    number: int,
    version: int,
    message: str,
    digest: str,
    at: float,
) -> None:
    """Note what a venue shows now; the message it showed before, if another, becomes stale.

    A message that was retired while it was being edited stays so: the next post is a new one.
    """
    showing = load_showing(sql, table, venue)
    if showing is None:
        return
    retired = message in showing.stale
    stale = [old for old in (*showing.stale, showing.message) if old not in (None, message)]
    if retired:
        stale.append(message)
    sql.execute(
        _CHANGE,
        {
            "of": table,
            "there": venue,
            "number": number,
            "version": version,
            "message": None if retired else message,
            "digest": None if retired else digest,
            "shown": at,
            "stale": pack(stale) if stale else None,
        },
    )


def clamp_boards(sql: Connection, latest: float) -> None:
    """Have no board shown later than this: where it is, the clock was set back since."""
    sql.execute(_CLAMP, {"latest": latest, "shown": latest})


def retire(sql: Connection, table: str, venue: str) -> None:
    """Have the next post of a showing sent as a new message; the one there now becomes stale."""
    showing = load_showing(sql, table, venue)
    if showing is not None and showing.message is not None:
        stale = pack([*showing.stale, showing.message])
        gone = {"message": None, "digest": None, "stale": stale}
        sql.execute(_CHANGE, {"of": table, "there": venue, **gone})


def forget_stale(sql: Connection, table: str, venue: str, message: str) -> None:
    """An older message has lost its buttons, or is gone."""
    showing = load_showing(sql, table, venue)
    if showing is not None and message in showing.stale:
        left = [each for each in showing.stale if each != message]
        sql.execute(_CHANGE, {"of": table, "there": venue, "stale": pack(left) if left else None})


def open_within(sql: Connection, venue: str) -> list[tuple[str, str]]:
    """The tables shown at a venue, or in a topic `venue/…` of it, each with the place."""
    rows = sql.execute(_WITHIN, {"of": venue, "topics": f"{venue}/"})
    return [(row.table, row.venue) for row in rows]


def asleep_within(sql: Connection, venue: str) -> list[ShowingRecord]:
    """The showings that sleep at a venue, or in a topic of it."""
    rows = sql.execute(_ASLEEP, {"of": venue, "topics": f"{venue}/"})
    return [_record(row) for row in rows]


def venues_asleep(sql: Connection) -> list[str]:
    """The venues where something sleeps."""
    return list(sql.execute(_SLEEPING).scalars())


def lay_asleep(sql: Connection, table: str, venue: str, sleep: SleepRecord | None) -> None:
    """Have a showing sleep, or, without a sleep, be awake."""
    columns = AWAKE if sleep is None else sleep.columns()
    sql.execute(_CHANGE, {"of": table, "there": venue, **columns})


def settle_sleep(
    sql: Connection, read: ShowingRecord, sleep: SleepRecord | None
) -> SleepRecord | None:
    """Have a showing sleep so, or be awake; what has stirred it since it was read is kept."""
    if sleep is None and read.sleep is None:
        return None
    if sleep is not None and read.sleep is not None:
        known = load_showing(sql, read.table, read.venue)
        if known is not None and known.sleep is not None and known.sleep.again != read.sleep.again:
            sleep = replace(sleep, again=known.sleep.again)
    lay_asleep(sql, read.table, read.venue, sleep)
    return sleep


def close(sql: Connection, table: str, venue: str) -> None:
    """Show a table no longer at a venue."""
    sql.execute(_CHANGE, {"of": table, "there": venue, "closed": True})


def move_venue(sql: Connection, old: str, new: Venue) -> tuple[str, ...]:
    """A venue has another id: every row that names it follows; returns the tables it showed.

    The platform does not carry messages over, so there are none to edit; numbers go on counting.
    Tables whose home it is are among those that are returned, wherever they are shown.
    Rows the new venue has already win over those that come.
    """
    if old == new.key:
        return ()
    found = [sql.execute(each, {"there": old}).scalars() for each in (_SHOWN_AT, _AT_HOME)]
    shown = tuple(dict.fromkeys(chain(*found)))
    former = load_venue(sql, old)
    known = load_venue(sql, new.key)
    touch_venue(sql, new)
    if former is not None and (known is None or known.language is None):
        set_venue_language(sql, new.key, former.language)
    if former is not None and former.charter is not None:
        set_charter(sql, new)
    move_charter(sql, old, new.key)
    for statement in _MOVE:
        sql.execute(statement, {"old": old, "new": new.key})
    move_calls(sql, old, new.key)
    sql.execute(delete(schema.venues).where(schema.venues.c.key == old))
    return shown


def _moving(table: Table, *names: str) -> tuple[Delete, Update]:
    """Statements that let go what the new venue has already, and rename the rest."""
    columns = [table.c[name] for name in names]
    here, there = table.c.venue == bindparam("old"), table.c.venue == bindparam("new")
    taken = delete(table).where(here, tuple_(*columns).in_(select(*columns).where(there)))
    rename = update(table).where(here).values(venue=bindparam("new"))
    return taken, rename


_MOVE = (
    *_moving(schema.outbox, "kind", "table", "person"),
    update(schema.showings)
    .where(_showings.venue == bindparam("old"))
    .values(message=None, digest=None, shown=None, stale=None, **AWAKE),
    *_moving(schema.showings, "table"),
    update(schema.tables)
    .where(schema.tables.c.home == bindparam("old"))
    .values(home=bindparam("new")),
)


def _record(row: Any) -> ShowingRecord:
    return ShowingRecord(
        table=row.table,
        venue=row.venue,
        message=row.message,
        number=row.number,
        digest=row.digest,
        version=row.version,
        shown=row.shown,
        stale=unpack_strings(row.stale),
        closed=row.closed,
        sleep=sleep_in(row.asleep, row.why, row.again, row.told),
    )
