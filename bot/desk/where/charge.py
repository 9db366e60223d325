"""Who may do what where: asked in this one place, of the charter and of the platform itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, TypeAlias

from sqlalchemy import Connection

from bot.contract import Answer, Deciders, RetryLater, Venue, whole_number
from bot.desk.ask import Ask, quoted
from bot.desk.seating.seats import LATE, own_seat
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


@dataclass(frozen=True, slots=True)
class Charge:
    """What somebody may decide where they are."""

    charter: Charter
    leads: bool
    """They may manage the place; asked only where that matters."""
    bound: bool = False
    """The table is shown elsewhere, too, and those in charge there keep beginning to themselves."""
    place: str = ""
    """Where they lead, if they ask in private."""

    @property
    def deals(self) -> bool:
        """Whether a table begins at once when they take its last seat."""
        kept = self.bound or self.charter.deciders is Deciders.CHARGE
        return self.leads or not kept

    def of(self, tx: Transaction, ask: Ask, table: Table) -> Charge:
        """What they may decide of a table, as this transaction sees where else it is shown.

        Who is in charge of one of several such places may begin it there: else nobody could.
        """
        here = self.place or ask.command.venue.key
        bound = any(_kept(tx.sql, key) for key in table.venues if key != here)
        return replace(self, bound=bound, leads=self.leads and here in table.venues)

    def must_spread(self) -> None:
        """Refuse to set a table up in other places, too, where they may not."""
        if self.bound and not self.leads:
            raise Refusal("refuse-charge-there")

    def must_decide(self, desk: Desk, table: Table, ask: Ask) -> None:
        """Refuse who may not begin this table or clear it away."""
        if self.charter.deciders is Deciders.CHARGE:
            if not self.leads:
                raise Refusal("refuse-charge")
            return
        self.must_spread()
        seat, host = own_seat(table, ask), table.seat_of(table.host)
        everybody = self.charter.deciders is Deciders.EVERYBODY
        if everybody or host in (None, seat) or desk.world.now() - table.acted[seat] >= LATE:
            return
        raise Refusal("refuse-latecomer", host=table.places[host].name)


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


def _kept(sql: Connection, key: str) -> bool:
    """Whether those in charge of a venue begin its tables, as far as is known what it is in."""
    known = people.load_venue(sql, key)
    if known is None or known.private:
        return False
    return charters.load_charter(sql, known.charter or key).deciders == Deciders.CHARGE.value


async def charge_of(desk: Desk, ask: Ask, table: Table | None = None) -> Charge:
    """What somebody may decide.

    A table they do not sit at, and the end of a game, are a matter of those in charge where it is
    shown. Where everybody is in charge, it would be every passer-by's: there it is its opener's.
    """
    venue = ask.command.venue
    charter = Charter() if venue.private else await charter_at(desk, venue)
    above = table is not None and (
        table.seat_of(ask.person) is None or table.status is not Status.LOBBY
    )
    if table is not None and venue.private:
        place = await _led(desk, ask, table) if above else ""
        return Charge(charter, bool(place), place=place)
    if table is not None and venue.key not in table.venues:
        return Charge(charter, leads=False)
    matters = not venue.private and (above or charter.deciders is Deciders.CHARGE)
    if table is not None and ask.limits.commons:
        return Charge(charter, matters and _opened(table, ask))
    return Charge(charter, matters and await leads(desk, ask))


def _opened(table: Table, ask: Ask) -> bool:
    """Whether somebody opened a table, or is in the place of who did, and plays there."""
    seat = table.seat_of(ask.person)
    gone = table.told.resigned if table.story is not None else ()
    return table.host == ask.person and seat is not None and seat not in gone


async def _led(desk: Desk, ask: Ask, table: Table) -> str:
    """A place that shows a table and is led by who asks in private, where panels may be read."""
    for key in table.venues:
        known = await desk.people.find_venue(key)
        platform, _, name = key.partition(":")
        if known is None or known.private or platform != ask.command.venue.platform:
            continue
        if await _manages(desk, ask, Venue(platform, name)):
            return key
    return ""


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


async def must_open(desk: Desk, ask: Ask, *, new: bool = True) -> Charge:
    """What somebody may decide here; refuses where no table may be set up, or not by them."""
    charge = await charge_of(desk, ask)
    if ask.command.venue.private:
        return charge
    if new and charge.charter.deciders is Deciders.CHARGE and not charge.leads:
        raise Refusal("refuse-charge")
    if charge.charter.choosy and not charge.charter.chosen:
        raise Refusal("refuse-channel")
    return charge


def must_fit(tx: Transaction, venue: Venue) -> None:
    """Refuse one table more than there may be at a venue, as this transaction sees it."""
    most = 0 if venue.private else _charter(tx.sql, venue).most
    if most and len(tables_at_venue(tx.sql, venue.key)) >= most:
        raise Refusal("refuse-most", most=most)


async def at_place(desk: Desk, ask: Ask) -> Ask:
    """The command where its last word says it was asked for: its panel may be read in private."""
    here = ask.command.venue
    if len(ask.words) <= SETTLED:
        return ask
    *words, named = ask.words
    if here.private:
        above = await _above(desk, f"{here.platform}:{named}")
        here = Venue(here.platform, named, above=above)
    elif named != here.id:
        raise Refusal("refuse-order", word=quoted(" ".join(ask.words)))
    return replace(ask, command=replace(ask.command, words=tuple(words), venue=here))


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
