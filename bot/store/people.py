"""Persons and venues, and what each of them has chosen."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, select, update

from bot.contract import Person, Venue
from bot.store import schema
from bot.store.upsert import Upsert


@dataclass(frozen=True, slots=True)
class PersonRecord:
    """Somebody on a platform, as last seen."""

    key: str
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

    @property
    def speaks(self) -> str:
        """The language to use with them."""
        return self.language or self.client

    @property
    def person(self) -> Person:
        """The person as platforms know them."""
        return Person(self.platform, self.native, self.name, self.speaks)


@dataclass(frozen=True, slots=True)
class VenueRecord:
    """A channel the bot knows, and its language if somebody chose one."""

    key: str
    platform: str
    native: str
    private: bool
    language: str | None

    @property
    def venue(self) -> Venue:
        """The venue as platforms know it."""
        return Venue(self.platform, self.native, self.private)


_persons, _venues = schema.persons.c, schema.venues.c

_TOUCH = Upsert(schema.persons, by=("key",), take=("name", "client"))
_PERSONS = select(schema.persons).where(_persons.key.in_(bindparam("keys", expanding=True)))
_SET_PERSON = update(schema.persons).where(_persons.key == bindparam("of"))
_TOUCH_VENUE = Upsert(schema.venues, by=("key",), take=("private",))
_VENUE = select(schema.venues).where(_venues.key == bindparam("of"))
_SET_VENUE = update(schema.venues).where(_venues.key == bindparam("of"))


def touch(sql: Connection, person: Person) -> None:
    """Know a person; only their name and their client's language follow them."""
    _TOUCH(
        sql,
        {
            "key": person.key,
            "platform": person.platform,
            "native": person.id,
            "name": person.name,
            "client": person.language,
            "hands": True,
        },
    )


def load_person(sql: Connection, key: str) -> PersonRecord | None:
    """A person, if known."""
    return load_persons(sql, (key,)).get(key)


def load_persons(sql: Connection, keys: Collection[str]) -> dict[str, PersonRecord]:
    """The persons known among these, by key."""
    rows = sql.execute(_PERSONS, {"keys": list(keys)})
    return {row.key: PersonRecord(**row._mapping) for row in rows}  # noqa: SLF001 - its public name


def set_language(sql: Connection, person: str, language: str | None) -> None:
    """Choose a person's language, or leave it to their client."""
    sql.execute(_SET_PERSON, {"of": person, "language": language})


def set_hands(sql: Connection, person: str, *, hands: bool) -> None:
    """Choose whether secret hands come by private message."""
    sql.execute(_SET_PERSON, {"of": person, "hands": hands})


def set_reachable(sql: Connection, person: str, *, reachable: bool) -> None:
    """Note whether private messages arrive."""
    sql.execute(_SET_PERSON, {"of": person, "reachable": reachable})


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
    row = sql.execute(_VENUE, {"of": key}).one_or_none()
    return VenueRecord(**row._mapping) if row else None  # noqa: SLF001 - its public name


def set_venue_language(sql: Connection, venue: str, language: str | None) -> None:
    """Choose a venue's language."""
    sql.execute(_SET_VENUE, {"of": venue, "language": language})
