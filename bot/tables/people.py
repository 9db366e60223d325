"""Keeps persons and venues: how to speak to them."""

from __future__ import annotations

from bot.contract import Person, Venue
from bot.store import Store, Transaction, people
from bot.store.people import PersonRecord, VenueRecord
from bot.words import Speech, Words


class People:
    """Who has been here, and what language they chose; each is remembered as last committed."""

    def __init__(self, words: Words, store: Store) -> None:
        self._words = words
        self._store = store

    async def speech_of(self, person: Person) -> Speech:
        """The language to use with a person; whoever is new, or has a new name, is noted."""
        known = await self.find(person.key)
        if known is None or (known.name, known.client) != (person.name, person.language):
            known = await self._store.write(lambda tx: self._note(tx, person))
        return self._words.of(known.speaks)

    async def find(self, key: str) -> PersonRecord | None:
        """What is known of a person."""
        known: PersonRecord | None = self._store.memo.get(("person", key))
        return known or await self._store.read(lambda sql: people.load_person(sql, key))

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
            known = people.load_person(tx.sql, person.key)
            language = self._words.of(known.speaks if known else person.language).language
            people.set_venue_language(tx.sql, venue.key, language)
            record = people.load_venue(tx.sql, venue.key)
        tx.remember(("venue", venue.key), record)

    def speak(self, tx: Transaction, person: str, language: str) -> None:
        """Speak a language to a person from now on."""
        people.set_language(tx.sql, person, language)
        tx.remember(("person", person), people.load_person(tx.sql, person))

    def speak_at(self, tx: Transaction, venue: Venue, language: str) -> None:
        """Speak a language in a venue from now on."""
        people.touch_venue(tx.sql, venue)
        people.set_venue_language(tx.sql, venue.key, language)
        tx.remember(("venue", venue.key), people.load_venue(tx.sql, venue.key))

    def move_venue(self, tx: Transaction, old: str, new: Venue) -> None:
        """A venue has another id: forget what was remembered of either."""
        for key in (old, new.key):
            tx.remember(("venue", key), None)

    def send_hands(self, tx: Transaction, person: str, *, wanted: bool) -> None:
        """Send a person's hands privately by themselves, or only on request."""
        people.set_hands(tx.sql, person, hands=wanted)
        tx.remember(("person", person), people.load_person(tx.sql, person))

    def note_reachable(self, tx: Transaction, person: str, *, reachable: bool) -> None:
        """Note whether private messages to a person arrive."""
        people.set_reachable(tx.sql, person, reachable=reachable)
        tx.remember(("person", person), people.load_person(tx.sql, person))

    def _note(self, tx: Transaction, person: Person) -> PersonRecord:
        people.touch(tx.sql, person)
        record = people.load_person(tx.sql, person.key)
        if record is None:
            raise LookupError(f"{person.key} was not kept")
        tx.remember(("person", person.key), record)
        return record
