"""Which of somebody's selves something is brought to: the first that it reaches."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.contract import Closed, Gone, Moved, Unreachable
from bot.courier.carrier import Carrier
from bot.store import Transaction
from bot.store.rows.who.people import SelfRecord

Bring = Callable[[SelfRecord], Awaitable[bool]]
"""Shows something to a self; tells whether it was shown."""


class Reach(Carrier):
    """Brings people what reaches one of their selves, and notes which it reached."""

    async def _first(
        self, person: str, bring: Bring, reached: dict[str, bool], *, aloud: bool = True
    ) -> SelfRecord | None:
        """The first self of somebody to which something was brought; who was reached is noted."""
        for known in await self._ways_to(person, aloud=aloud):
            try:
                brought = await bring(known)
            except (Closed, Gone, Moved, Unreachable):  # their button serves, or another self
                reached[known.key] = False
                continue
            if brought:
                if not known.reachable:
                    reached[known.key] = True
                return known
        return None

    def _note_reached(self, tx: Transaction, reached: Mapping[str, bool]) -> None:
        for key, reachable in reached.items():
            self._people.note_reachable(tx, key, reachable=reachable)

    async def _ways_to(self, person: str, *, aloud: bool) -> Sequence[SelfRecord]:
        """A person's selves, those that are reached, or may be, before those that are not.

        Of those what is to be heard goes where it is, and all to the one they have used last.
        """
        selves = await self._people.selves_of(person)
        by = self._tables.presence.by(person)
        return sorted(
            selves,
            key=lambda known: (
                known.reachable is False,
                aloud and not self._rings(known.platform),
                known.key != by,
            ),
        )

    async def _reaches(self, person: str, bring: Bring) -> bool:
        """Whether something was brought to somebody, by any of their selves."""
        reached: dict[str, bool] = {}
        by = await self._first(person, bring, reached)
        await self._store.write(lambda tx: self._note_reached(tx, reached))
        return by is not None

    def _rings(self, name: str) -> bool:
        """Whether somebody hears a call there, whatever they have open."""
        platform = self._platforms.get(name)
        return platform is None or platform.limits.rings
