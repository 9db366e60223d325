"""People's selves and venues, and what each of them has chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, select, update

from bot.contract import Confirm, Person, Speed, Venue
from bot.store import schema
from bot.store.upsert import Upsert


@dataclass(frozen=True, slots=True)
class SelfRecord:
    """A person on a platform, as last seen there."""

    key: str
    person: str
    """Whose self it is. A person is named after their first one, and has most often no other."""
    platform: str
    native: str
    """The platform's own id."""
    name: str
    client: str
    """The language their program speaks."""
    language: str | None
    """The language they chose, if they did."""
    hands: bool
    """Secret hands come by private message."""
    reachable: bool | None
    """Whether private messages arrive; None as long as nobody tried."""
    hasty: bool | None = None
    """What is done for them is done at once, also where others take long."""
    calls: str | None = None
    """The way they chose to be called by, if they did."""
    confirm: str | None = None
    """When they chose to be asked before a move of theirs is made, if they did."""

    speed: str | None = None
    """How long they chose to wait for computers, if they did."""
    client_zone: str | None = None
    """The time zone a program of theirs has told."""
    zone: str | None = None
    """The time zone they have said themselves, if they did."""

    @property
    def lives_by(self) -> str:
        """The time zone of their clock, as far as it is known."""
        return self.zone or self.client_zone or ""

    @property
    def speaks(self) -> str:
        """The language to use with them."""
        return self.language or self.client

    @property
    def asked(self) -> Confirm:
        """When to ask them before a move of theirs is made."""
        return Confirm(self.confirm or Confirm.GRAVE)

    @property
    def there(self) -> Person:
        """The person as their platform knows them."""
        return Person(self.platform, self.native, self.name, self.speaks)


@dataclass(frozen=True, slots=True)
class VenueRecord:
    """A channel the bot knows, and its language if somebody chose one."""

    key: str
    platform: str
    native: str
    private: bool
    language: str | None
    charter: str | None = None
    """The key of the server or group whose charter holds there, if that was ever told."""
    reader: str | None = None
    """The self who alone reads there, where that is known."""

    @property
    def venue(self) -> Venue:
        """The venue as platforms know it."""
        return Venue(self.platform, self.native, self.private)


_selves, _venues = schema.selves.c, schema.venues.c

_TOUCH = Upsert(schema.selves, by=("key",), take=("name", "client"))
_SELF = select(schema.selves).where(_selves.key == bindparam("of"))
_SELVES = select(schema.selves).where(_selves.person == bindparam("of"))
_SET_SELF = update(schema.selves).where(_selves.key == bindparam("of"))
_TOUCH_VENUE = Upsert(schema.venues, by=("key",), take=("private",))
_VENUE = select(schema.venues).where(_venues.key == bindparam("of"))
_SET_VENUE = update(schema.venues).where(_venues.key == bindparam("of"))


def touch(sql: Connection, person: Person) -> None:
    """Know a person; only their name and their client's language follow them."""
    _TOUCH(
        sql,
        {
            "key": person.key,
            "person": person.key,
            "platform": person.platform,
            "native": person.id,
            "name": person.name,
            "client": person.language,
            "hands": True,
        },
    )


def load_self(sql: Connection, key: str) -> SelfRecord | None:
    """Somebody on a platform, if known."""
    row = sql.execute(_SELF, {"of": key}).mappings().one_or_none()
    return SelfRecord(**row) if row else None


def selves_of(sql: Connection, person: str) -> tuple[SelfRecord, ...]:
    """Everywhere a person is known, the self they are named after first."""
    rows = [SelfRecord(**row) for row in sql.execute(_SELVES, {"of": person}).mappings()]
    return tuple(sorted(rows, key=lambda known: (known.key != person, known.key)))


def settle(sql: Connection, keys: Sequence[str], choices: Mapping[str, object]) -> None:
    """What these selves have chosen from now on, by the names of the columns."""
    for key in keys:
        sql.execute(_SET_SELF, {"of": key, **choices})


def set_speed(sql: Connection, key: str, speed: Speed) -> None:
    """Choose how long somebody waits for computers."""
    sql.execute(_SET_SELF, {"of": key, "speed": speed.value})


def speed_of(sql: Connection, person: str) -> Speed | None:
    """How long a person chose to wait for computers, wherever they play; None if they did not."""
    chosen = (known.speed for known in selves_of(sql, person))
    return next((Speed(each) for each in chosen if each), None)


def set_reachable(sql: Connection, key: str, *, reachable: bool) -> None:
    """Note whether private messages arrive."""
    sql.execute(_SET_SELF, {"of": key, "reachable": reachable})


def touch_venue(sql: Connection, venue: Venue) -> None:
    """Know a venue."""
    _TOUCH_VENUE(
        sql,
        {
            "key": venue.key,
            "platform": venue.platform,
            "native": venue.id,
            "private": venue.private,
        },
    )


def load_venue(sql: Connection, key: str) -> VenueRecord | None:
    """A venue, if known."""
    row = sql.execute(_VENUE, {"of": key}).mappings().one_or_none()
    return VenueRecord(**row) if row else None


def set_charter(sql: Connection, venue: Venue) -> None:
    """Note whose charter holds at a venue: that of the server or group it is in."""
    sql.execute(_SET_VENUE, {"of": venue.key, "charter": venue.house})


def set_reader(sql: Connection, venue: str, reader: str) -> None:
    """Note who alone reads at a venue."""
    sql.execute(_SET_VENUE, {"of": venue, "reader": reader})


def set_venue_language(sql: Connection, venue: str, language: str | None) -> None:
    """Choose a venue's language."""
    sql.execute(_SET_VENUE, {"of": venue, "language": language})
