"""Keeps people and venues: how to speak to them."""

from __future__ import annotations

from bot.contract import CallWay, Confirm, Person, Speed, Venue
from bot.store import Store, Transaction
from bot.store.rows.who import people
from bot.store.rows.who.people import SelfRecord, VenueRecord
from bot.words import Speech, Words


class People:
    """Who has been here, and what language they chose; each is remembered as last committed."""

    def __init__(self, words: Words, store: Store) -> None:
        self._words = words
        self._store = store

    async def meet(self, person: Person) -> SelfRecord:
        """What is known of somebody; whoever is new, or has a new name, is noted."""
        known = await self.find(person.key)
        told = (person.name, person.language, person.zone or (known and known.client_zone))
        if known is None or (known.name, known.client, known.client_zone) != told:
            known = await self._store.write(lambda tx: self._note(tx, person))
        return known

    def speech_of(self, known: SelfRecord) -> Speech:
        """The language to use with somebody, and their clock."""
        return self._words.of(known.speaks, known.platform).by(known.lives_by)

    async def find(self, key: str) -> SelfRecord | None:
        """What is known of somebody on a platform."""
        known: SelfRecord | None = self._store.memo.get(("self", key))
        return known or await self._store.read(lambda sql: people.load_self(sql, key))

    async def selves_of(self, person: str) -> tuple[SelfRecord, ...]:
        """Everywhere a person is known, the self they are named after first."""
        keys: tuple[str, ...] | None = self._store.memo.get(("selves", person))
        if keys is None:
            return await self._store.read(lambda sql: people.selves_of(sql, person))
        found = [await self.find(key) for key in keys]
        return tuple(known for known in found if known is not None)

    async def there(self, person: str, venue: VenueRecord) -> Person | None:
        """A person as a venue's platform knows them."""
        selves = await self.selves_of(person)
        return next((known.there for known in selves if known.platform == venue.platform), None)

    async def is_hasty(self, person: str) -> bool:
        """Whether what is done for a person is done at once, wherever they play."""
        return any(known.hasty for known in await self.selves_of(person))

    async def find_venue(self, key: str) -> VenueRecord | None:
        """What is known of a venue."""
        known: VenueRecord | None = self._store.memo.get(("venue", key))
        return known or await self._store.read(lambda sql: people.load_venue(sql, key))

    def speech_at(self, venue: VenueRecord | None) -> Speech:
        """The language of a venue."""
        return self._words.of(venue.language, venue.platform) if venue else self._words.of(None)

    def arrive(self, tx: Transaction, venue: Venue, person: Person) -> None:
        """Note a venue; it speaks the language of whoever first opens a table there."""
        known: VenueRecord | None = tx.recall(("venue", venue.key))
        reader = person.key if venue.private else None
        if (
            known is not None
            and known.reader == reader
            and (not venue.above or known.charter == venue.house)
        ):
            return
        people.touch_venue(tx.sql, venue)
        if reader is not None:
            people.set_reader(tx.sql, venue.key, reader)
        if venue.above:  # else nothing was told of where it is, and what is known of it stays
            people.set_charter(tx.sql, venue)
        record = people.load_venue(tx.sql, venue.key)
        if record is not None and record.language is None:
            opener = people.load_self(tx.sql, person.key)
            language = self._words.of(opener.speaks if opener else person.language).language
            people.set_venue_language(tx.sql, venue.key, language)
            record = people.load_venue(tx.sql, venue.key)
        tx.remember(("venue", venue.key), record)

    def speak(self, tx: Transaction, key: str, language: str) -> None:
        """Speak a language to somebody from now on."""
        self._settle(tx, key, "language", language)

    def speak_at(self, tx: Transaction, venue: Venue, language: str) -> None:
        """Speak a language in a venue from now on."""
        people.touch_venue(tx.sql, venue)
        people.set_venue_language(tx.sql, venue.key, language)
        tx.remember(("venue", venue.key), people.load_venue(tx.sql, venue.key))

    def move_venue(self, tx: Transaction, old: str, new: Venue) -> None:
        """A venue has another id: forget what was remembered of either."""
        for key in (old, new.key):
            tx.remember(("venue", key), None)

    def send_hands(self, tx: Transaction, key: str, *, wanted: bool) -> None:
        """Send somebody's hands privately by themselves, or only on request.

        N.B. of one self only: it is about one private chat, which may be closed.
        """
        people.settle(tx.sql, [key], {"hands": wanted})
        tx.remember(("self", key), people.load_self(tx.sql, key))

    def hurry(self, tx: Transaction, person: str, *, wanted: bool) -> None:
        """Have what is done for a person done at once, or as unhurriedly as others play."""
        self._settle(tx, person, "hasty", wanted)

    def call_by(self, tx: Transaction, key: str, way: CallWay) -> None:
        """Call somebody by a way from now on."""
        self._settle(tx, key, "calls", way.value)

    def ask_before(self, tx: Transaction, key: str, confirm: Confirm) -> None:
        """Ask somebody before a move of theirs is made: always, where it is grave, or never."""
        self._settle(tx, key, "confirm", confirm.value)

    async def speed_of(self, person: str) -> Speed:
        """How long a person waits for computers where nobody else is waited for."""
        chosen = (known.speed for known in await self.selves_of(person) if known.speed)
        return Speed(next(chosen, Speed.BRISK))

    def wait_for_computers(self, tx: Transaction, person: str, speed: Speed) -> None:
        """Have computers let a person wait so long from now on, wherever they play."""
        for each in people.selves_of(tx.sql, person):
            people.set_speed(tx.sql, each.key, speed)
            tx.remember(("self", each.key), people.load_self(tx.sql, each.key))

    def note_reachable(self, tx: Transaction, key: str, *, reachable: bool) -> None:
        """Note whether private messages to somebody arrive."""
        people.set_reachable(tx.sql, key, reachable=reachable)
        tx.remember(("self", key), people.load_self(tx.sql, key))

    def _settle(self, tx: Transaction, key: str, choice: str, value: object) -> None:
        """A choice of one self is its person's, wherever they are."""
        known = people.load_self(tx.sql, key)
        selves = people.selves_of(tx.sql, known.person) if known else ()
        people.settle(tx.sql, [each.key for each in selves], {choice: value})
        for each in selves:
            tx.remember(("self", each.key), people.load_self(tx.sql, each.key))

    def live_by(self, tx: Transaction, person: str, zone: str) -> None:
        """Tell a person the time by the clock of a zone from now on, wherever they play."""
        self._settle(tx, person, "zone", zone)

    def _note(self, tx: Transaction, person: Person) -> SelfRecord:
        people.touch(tx.sql, person)
        if person.zone:
            self._settle(tx, person.key, "client_zone", person.zone)
        record = people.load_self(tx.sql, person.key)
        if record is None:
            raise LookupError(f"{person.key} was not kept")
        tx.remember(("self", person.key), record)
        own = people.selves_of(tx.sql, record.person)
        tx.remember(("selves", record.person), tuple(each.key for each in own))
        return record
