"""One table as the desk sees it: who sits there, where it is shown, and its story."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any

from bot.games.guide import Order
from bot.store.rows.play.results import Best
from bot.tables.pace import Pace
from bot.tables.status import OPEN, Status
from bot.tables.weight import OPENING, weight_of
from engines.game import Game
from engines.story import Story
from engines.values import Options, Seat


@dataclass(frozen=True, slots=True)
class Place:
    """A taken seat."""

    name: str
    person: str | None = None
    """The key of its person; a computer's own seat has none."""
    level: int | None = None
    """How well the computer that minds it plays; None while its person does."""
    friend: str | None = None
    """The key of the friend who minds it for its person."""
    since: float | None = None
    """Since when somebody else minds it."""
    bank: float = 0.0
    """Seconds of earlier turns its person has left."""

    @property
    def minder(self) -> str | None:
        """The key of who decides here, its person or a friend; None while a computer does."""
        return None if self.level is not None else self.friend or self.person


@dataclass(frozen=True, slots=True)
class Will:
    """What somebody wants to be done with the table, for everybody to read."""

    about: str
    person: str
    choice: str


@dataclass(frozen=True, slots=True)
class Table:
    """A game being set up, played or over; every change makes a new value."""

    id: str
    game: Game[Any, Any]
    options: tuple[tuple[str, str], ...]
    room: int
    """How many may sit here."""
    places: tuple[Place, ...]
    host: str
    seed: str
    created: float
    version: int = 0
    status: Status = Status.LOBBY
    venues: tuple[str, ...] = ()
    """Where it is shown."""
    home: str = ""
    """Where it was opened, as far as is known: power over it comes from there."""
    story: Story[Any, Any] | None = None
    acted: tuple[float, ...] = ()
    """When each seat's person last did something there himself."""
    best: tuple[Best, ...] = ()
    """Of a table one person has played alone to its end: the best they had made before, set up the
    same way, the best first."""
    challenge: int | None = None
    """Of a table that is over: the level of computers its one person is ready for."""
    orders: tuple[tuple[Order, ...], ...] = ()
    """Each seat's standing orders, shown to its person alone; () when nobody has any."""
    pace: Pace = Pace.OPEN
    since: float | None = None
    """Since when time is counted: the deal, the newest pace, the end of a pause."""
    until: tuple[tuple[Seat, float], ...] = ()
    """How long those have time who are to move; () where there is no hurry."""
    late: tuple[Seat, ...] = ()
    """Whose time is over, and who is still waited for: the others decide."""
    tidied: float | None = None
    """When it will be cleared away, of a lobby that was warned."""
    wills: tuple[Will, ...] = ()
    """What people want who said so openly."""

    @property
    def over(self) -> bool:
        """Whether it is at its end."""
        return self.status not in OPEN

    def weight(self, before: object, weight: int) -> int:
        """Its bytes, about, if what it was before, if anything, had this weight."""
        if self.story is None:
            return OPENING
        known = before.story if isinstance(before, Table) else None
        return weight_of(self.story, known, weight)

    @property
    def secrets(self) -> bool:
        """Whether something is hidden from somebody here; before the deal, with all seats taken."""
        if self.story is not None:
            return self.story.secrets
        return self.game.secrets(self.room, dict(self.options))

    @property
    def private(self) -> bool:
        """Whether moves are made in private only here; before the deal, with all seats taken."""
        if self.story is not None:
            return self.story.private
        return self.game.private(self.room, dict(self.options))

    def seat_of(self, person: str) -> Seat | None:
        """Where this person sits, for himself or for a friend."""
        held = (n for n, each in enumerate(self.places) if person in (each.person, each.friend))
        return next(held, None)

    def own_seat(self, person: str) -> Seat | None:
        """The seat whose secrets are this person's: none once it was given up."""
        seat = self.seat_of(person)
        return seat if seat is not None and self.places[seat].minder == person else None

    def seated(self, place: Place, now: float) -> Table:
        """The table with one more seat taken."""
        return replace(self, places=(*self.places, place), acted=(*self.acted, now))

    def vacated(self, seat: Seat) -> Table:
        """The table with a seat given back; those behind it move up."""
        places, acted = list(self.places), list(self.acted)
        del places[seat], acted[seat]
        return replace(self, places=tuple(places), acted=tuple(acted))

    def with_place(self, seat: Seat, place: Place) -> Table:
        """The table with another place at a seat."""
        return replace(self, places=(*self.places[:seat], place, *self.places[seat + 1 :]))

    def people(self) -> tuple[str, ...]:
        """The keys of the people who decide for themselves here."""
        own = (place.person for place in self.places if place.minder == place.person)
        return tuple(person for person in own if person is not None)

    def orders_of(self, seat: Seat) -> tuple[Order, ...]:
        """A seat's standing orders."""
        return self.orders[seat] if self.orders else ()

    def with_orders(self, seat: Seat, orders: Iterable[Order]) -> Table:
        """The table with other orders of one seat."""
        every = [self.orders_of(each) for each in range(len(self.places))]
        every[seat] = tuple(sorted(orders, key=lambda order: order.about))
        return replace(self, orders=tuple(every))

    def names(self) -> tuple[str, ...]:
        """The seats' names in order."""
        return tuple(place.name for place in self.places)

    def to_move(self) -> tuple[Seat, ...]:
        """Who decides now."""
        if self.story is None or self.status is not Status.PLAYING:
            return ()
        return self.story.to_move()

    def waits_for(self, person: str) -> bool:
        """Whether this person is asked for a move."""
        seat = self.seat_of(person)
        return seat is not None and seat in self.to_move() and self.places[seat].minder == person

    def played_by(self, person: str) -> bool:
        """Whether this person is playing here."""
        seat = self.seat_of(person)
        playing = self.story is not None and self.status is Status.PLAYING
        return playing and seat is not None and self.places[seat].minder == person

    def texts(self, seat: Seat) -> list[str]:
        """Every legal move of a seat, in notation."""
        if self.story is None or seat not in self.to_move():
            return []
        game, state = self.game, self.story.state
        return [game.format(move) for move in game.moves(state, seat)]

    @property
    def told(self) -> Story[Any, Any]:
        """The story of a table that has been dealt."""
        if self.story is None:
            raise LookupError(f"table {self.id} has no story to tell")
        return self.story


def commitment(table: str, options: Options, seed: str) -> str:
    """What is kept from the start, to prove that the seed was not chosen afterwards."""
    chosen = " ".join(f"{name}={value}" for name, value in sorted(options.items()))
    return blake2b(f"{seed}/{table}/{chosen}".encode(), digest_size=16).hexdigest()


def free_name(taken: Sequence[str], names: Sequence[str]) -> str:
    """The first of these names nobody at the table has, numbered if all are taken."""
    for name in names:
        if name not in taken:
            return name
    return free_name(taken, [f"{name} {len(taken)}" for name in names])
