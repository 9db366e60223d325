"""Keeps people and venues: how to speak to them."""

from __future__ import annotations

from bot.contract import Person, Venue
from bot.store import Store, Transaction, people
from bot.store.people import SelfRecord, VenueRecord
from bot.words import Speech, Words


class People:
    """Who has been here, and what language they chose; each is remembered as last committed."""

    def __init__(self, words: Words, store: Store) -> None:
        self._words = words
        self._store = store

    async def meet(self, person: Person) -> SelfRecord:
        """What is known of somebody; whoever is new, or has a new name, is noted."""
        known = await self.find(person.key)
        if known is None or (known.name, known.client) != (person.name, person.language):
            known = await self._store.write(lambda tx: self._note(tx, person))
        return known

    def speech_of(self, known: SelfRecord) -> Speech:
        """The language to use with somebody."""
        return self._words.of(known.speaks)

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

    async def find_venue(self, key: str) -> VenueRecord | None:
        """What is known of a venue."""
        known: VenueRecord | None = self._store.memo.get(("venue", key))
        return known or await self._store.read(lambda sql: people.load_venue(sql, key))

    def speech_at(self, venue: VenueRecord | None) -> Speech:
        """The language of a venue."""
        return self._words.of(venue.language if venue else None)

    def arrive(self, tx: Transaction, venue: Venue, person: Person) -> None:
        """Note a venue; it speaks the language of whoever first opens a table there."""
        if tx.recall(("venue", venue.key)) is not None:
            return
        people.touch_venue(tx.sql, venue)
        record = people.load_venue(tx.sql, venue.key)
        if record is not None and record.language is None:
            known = people.load_self(tx.sql, person.key)
            language = self._words.of(known.speaks if known else person.language).language
            people.set_venue_language(tx.sql, venue.key, language)
            record = people.load_venue(tx.sql, venue.key)
        tx.remember(("venue", venue.key), record)

    def speak(self, tx: Transaction, key: str, language: str) -> None:
        """Speak a language to somebody from now on."""
        people.set_language(tx.sql, key, language)
        tx.remember(("self", key), people.load_self(tx.sql, key))

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
        """Send somebody's hands privately by themselves, or only on request."""
        people.set_hands(tx.sql, key, hands=wanted)
        tx.remember(("self", key), people.load_self(tx.sql, key))

    def note_reachable(self, tx: Transaction, key: str, *, reachable: bool) -> None:
        """Note whether private messages to somebody arrive."""
        people.set_reachable(tx.sql, key, reachable=reachable)
        tx.remember(("self", key), people.load_self(tx.sql, key))

    def _note(self, tx: Transaction, person: Person) -> SelfRecord:
        people.touch(tx.sql, person)
        record = people.load_self(tx.sql, person.key)
        if record is None:
            raise LookupError(f"{person.key} was not kept")
        tx.remember(("self", person.key), record)
        own = people.selves_of(tx.sql, record.person)
        tx.remember(("selves", record.person), tuple(each.key for each in own))
        return record
