"""What every carrier goes by: what is known, where it is kept, and how it goes out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.contract import Platform, RetryLater
from bot.posts.kit import Kit
from bot.store import Store
from bot.tables.keeper import Tables
from bot.tables.people import People
from bot.world import World


@dataclass(frozen=True, slots=True)
class Means:
    """What deliveries are made with."""

    kit: Kit
    store: Store
    tables: Tables
    people: People
    world: World
    platforms: Mapping[str, Platform]
    wake: Callable[[], None]
    """Something is owed that a delivery has led to."""


class Carrier:
    """Brings what is owed of one kind."""

    def __init__(self, means: Means) -> None:
        self._kit = means.kit
        self._store = means.store
        self._tables = means.tables
        self._people = means.people
        self._world = means.world
        self._platforms = means.platforms
        self._wake = means.wake

    def _platform(self, name: str) -> Platform:
        """A platform by its name; one we do not serve now may be back later."""
        platform = self._platforms.get(name)
        if platform is None:
            raise RetryLater
        return platform
