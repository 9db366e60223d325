"""How many may be connected at once, and who is still let in when it gets crowded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from bot.contract import Desk, Person


@dataclass(frozen=True, slots=True)
class Capacity:
    """What the page has room for."""

    pages: int = 400
    """People's pages at once; one more is asked to come later."""
    kept: int = 100
    """Of these, so many for people who have a seat somewhere."""
    person: int = 8
    """Pages of one person."""
    address: int = 100
    """Connections from one address that is not this machine; 0 is any number."""
    connections: int = 600
    """Connections of every kind; pages come first, then the newest."""

    def within(self, files: int) -> Capacity:
        """The same for a process that may have only so many files open."""
        connections = min(self.connections, files // 2)
        pages = min(self.pages, connections * 2 // 3)
        return replace(
            self, connections=connections, pages=pages, kept=self.kept * pages // self.pages
        )


class Guests:
    """The people whose pages are open."""

    def __init__(self, capacity: Capacity) -> None:
        self._capacity = capacity
        self._pages: Counter[str] = Counter()

    async def refusal(self, person: Person, desk: Desk) -> str | None:
        """Why nobody more, or no other page of this person, can be let in; None if they can."""
        most = self._capacity.pages
        if self._pages.total() >= most - self._capacity.kept and not await desk.seated(person):
            most -= self._capacity.kept
        if self._pages[person.id] >= self._capacity.person:
            return "too-many"
        return "full" if self._pages.total() >= most else None

    @contextmanager
    def counted(self, person: Person) -> Iterator[None]:
        """As long as this page is open."""
        self._pages[person.id] += 1
        try:
            yield
        finally:
            self._pages[person.id] -= 1
            if not self._pages[person.id]:
                del self._pages[person.id]
