"""Who may do what where: asked in this one place, of the charter and of the platform itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, TypeAlias

from sqlalchemy import Connection

from bot.contract import Answer, Deciders, RetryLater, Venue, whole_number
from bot.desk.ask import Ask, quoted
from bot.desk.rights import Where, Who, may, must, right_of, where, who_is
from bot.posts.public.charter import Charter, charter_post
from bot.store import Transaction
from bot.store.rows.play.tables import tables_at_venue
from bot.store.rows.who import charters, people
from bot.tables.refusal import Refusal
from bot.tables.status import Status
from bot.tables.table import Table
from bot.words.typed import means

if TYPE_CHECKING:
    from bot.desk.desk import Desk

Job: TypeAlias = Callable[[Transaction], None]
SETTLED: Final = 2
"""Words that settle something, before the place they settle it for."""
LATE: Final = 120.0
"""Seconds in which who has just sat down leaves it to the host to begin or to clear away."""


@dataclass(frozen=True, slots=True)
class Charge:
    """What somebody may decide of a table beside what its seats give them."""

    home: str
    """Where the table was opened, when that was asked."""
    who: frozenset[Who] = frozenset()
    """That they are in charge of its home, or of where they are."""

    def deals(self, tx: Transaction, table: Table) -> bool:
        """Whether a table begins at once when they take its last seat."""
        kept = deciders_of(tx.sql, table) is Deciders.CHARGE
        return not kept or Who.CHARGE in self._held(table)

    def must(self, sql: Connection, ask: Ask, table: Table, now: float) -> None:
        """Refuse what they may not, as the table and the charter of its home stand now."""
        held = self._held(table)
        if table.status is Status.LOBBY and _has_waited(ask, table, now):
            held |= {Who.HOST}
        must(ask, table, *held, deciders=deciders_of(sql, table))

    def must_spread(self, tx: Transaction, table: Table) -> None:
        """Refuse to set a table up elsewhere, where others keep that to themselves."""
        if not self.deals(tx, table):
            raise Refusal("refuse-charge-there")

    def _held(self, table: Table) -> frozenset[Who]:
        return self.who if self.home == table.home else frozenset()


def _has_waited(ask: Ask, table: Table, now: float) -> bool:
    """Whether who sits there need not leave beginning to the host any more."""
    seat = table.seat_of(ask.person)
    if seat is None or ask.verb == "remove":
        return False
    alone = table.seat_of(table.host) is None
    return alone or now - table.acted[seat] >= LATE


def deciders_of(sql: Connection, table: Table) -> Deciders:
    """Who begins a table: by the charter of where it was opened, of none it was brought to."""
    known = people.load_venue(sql, table.home)
    if known is None or known.private:
        return Deciders.HOST
    settled = charters.load_charter(sql, known.charter or table.home).deciders
    return Deciders(settled) if settled else Deciders.HOST


async def charter_at(desk: Desk, venue: Venue) -> Charter:
    """What is settled for a venue."""
    return await desk.store.read(lambda sql: _charter(sql, venue))


def _charter(sql: Connection, venue: Venue) -> Charter:
    """What is settled for a venue, by itself and by what it is part of."""
    keys = (venue.key, *(f"{venue.platform}:{each}" for each in venue.above))
    found = [charters.load_charter(sql, key) for key in keys]
    house = found[-1]
    deciders = Deciders(house.deciders) if house.deciders else Deciders.HOST
    chosen = any(each.chosen for each in found)
    return Charter(deciders, house.most or 0, bool(house.choosy), chosen)


async def charge_of(desk: Desk, ask: Ask, table: Table) -> Charge:
    """What somebody may decide of a table; their platform is asked only where that matters.

    Who is in charge of its home is so there, and in private, where panels may be read. Where
    everybody would be, it is whoever opened the table, lest it be every passer-by's.
    """
    deciders = await desk.store.read(lambda sql: deciders_of(sql, table))
    right, kind = right_of(ask.verb, table), who_is(ask.person, table)
    place = where(ask.command.venue, table)
    kept = table.status is Status.LOBBY and deciders is Deciders.CHARGE
    if may(right, (kind,), place, deciders) and not kept:
        return Charge(table.home)
    if _is_commons(desk, table.home):
        opened = kind is Who.HOST and place in (Where.HOME, Where.PRIVATE)
        return Charge(table.home, frozenset({Who.CHARGE} if opened else ()))
    return Charge(table.home, await _led(desk, ask, table, place))


def _is_commons(desk: Desk, key: str) -> bool:
    """Whether a venue is everybody's."""
    platform = desk.platforms.get(key.partition(":")[0])
    return platform is not None and platform.limits.commons


async def _led(desk: Desk, ask: Ask, table: Table, place: Where) -> frozenset[Who]:
    """What who asks is in charge of: the table's home, or where they are."""
    here, home = ask.command.venue, await desk.people.find_venue(table.home)
    if place is Where.PRIVATE and home and not home.private and home.platform == here.platform:
        return frozenset({Who.CHARGE} if await _manages(desk, ask, home.venue) else ())
    if here.private or place in (Where.PRIVATE, Where.OUTSIDE) or ask.limits.commons:
        return frozenset()
    held = Who.CHARGE if place is Where.HOME else Who.ELSEWHERE
    return frozenset({held} if await _manages(desk, ask, here) else ())


async def leads(desk: Desk, ask: Ask) -> bool:
    """Whether somebody is in charge of where they are; in private everybody is."""
    return ask.command.venue.private or await _manages(desk, ask, ask.command.venue)


async def _manages(desk: Desk, ask: Ask, venue: Venue) -> bool:
    try:
        return await desk.platforms[venue.platform].manages(venue, ask.command.person)
    except ValueError:  # no place of that platform is called so
        return False
    except RetryLater as error:
        raise Refusal("refuse-charge-unknown") from error


async def must_lead(desk: Desk, ask: Ask) -> None:
    """Refuse who is not in charge of the place."""
    if not await leads(desk, ask):
        raise Refusal("refuse-charge")


async def must_open(desk: Desk, ask: Ask, *, new: bool = True) -> None:
    """Refuse who may show no table here, or set up none."""
    venue = ask.command.venue
    if venue.private:
        return
    charter = await charter_at(desk, venue)
    if new and charter.deciders is Deciders.CHARGE and not await leads(desk, ask):
        raise Refusal("refuse-charge")
    if charter.choosy and not charter.chosen:
        raise Refusal("refuse-channel")


def must_fit(tx: Transaction, venue: Venue) -> None:
    """Refuse one table more than there may be at a venue, as this transaction sees it."""
    most = 0 if venue.private else _charter(tx.sql, venue).most
    if most and len(tables_at_venue(tx.sql, venue.key)) >= most:
        raise Refusal("refuse-most", most=most)


async def at_place(desk: Desk, ask: Ask, words: int = SETTLED) -> Ask:
    """The command where its last word says it was asked for: its panel may be read in private.

    There it has more words than so many.
    """
    here = ask.command.venue
    if len(ask.words) <= words:
        return ask
    *others, named = ask.words
    if here.private:
        above = await _above(desk, f"{here.platform}:{named}")
        here = Venue(here.platform, named, above=above)
    elif named != here.id:
        raise Refusal("refuse-order", word=quoted(" ".join(ask.words)))
    return replace(ask, command=replace(ask.command, words=tuple(others), venue=here))


async def _above(desk: Desk, key: str) -> tuple[str, ...]:
    """What a place is part of, as far as that was ever told."""
    known = await desk.people.find_venue(key)
    house = known.charter if known else None
    return (house.partition(":")[2],) if house and house != key else ()


async def purrlor(desk: Desk, ask: Ask) -> Answer:
    """What is settled for this place; those in charge change it, by its buttons."""
    ask = await at_place(desk, ask)
    venue = ask.command.venue
    if venue.private:
        raise Refusal("refuse-charge-private")
    await must_lead(desk, ask)
    if ask.words:
        await desk.write(ask, _settling(desk, ask))
    known = await desk.people.find_venue(venue.key)
    spoken = desk.people.speech_at(known).language if known else ""
    charter = await charter_at(desk, venue)
    done = ask.say("done-settled") if ask.words else ""
    return Answer(done, charter_post(desk.kit, ask.say, charter, spoken, venue.id))


def _settling(desk: Desk, ask: Ask) -> Job:
    """What the words of a button settle."""
    venue, (what, value) = ask.command.venue, (*ask.words, "")[:2]
    number = whole_number(value)
    yes = means(desk.kit.words, value, "sure")
    known = yes or means(desk.kit.words, value, "off")
    match what:
        case "most" if number is not None:
            return lambda tx: charters.set_most(tx.sql, venue.house, number)
        case "deciders" if value in tuple(Deciders):
            return lambda tx: charters.set_deciders(tx.sql, venue.house, Deciders(value))
        case "choosy" if known:
            return lambda tx: charters.set_choosy(tx.sql, venue.house, choosy=yes)
        case "chosen" if known:
            return lambda tx: charters.set_chosen(tx.sql, venue.key, chosen=yes)
    raise Refusal("refuse-order", word=quoted(" ".join(ask.words)))
