"""One budget a person at the desk, whichever of their selves they come by.

What is open is counted in the store; only how fast somebody talks is counted in memory, and
nobody misses that after a restart.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.contract import Answer, Buckets, Command
from bot.desk.ask import Ask, Question
from bot.posts.pages import lobbies_post
from bot.store import Transaction
from bot.store.rows.play import tables
from bot.store.rows.play.tables import TableRecord
from bot.store.rows.shown import showings
from bot.tables.refusal import Refusal
from bot.tables.table import Table

if TYPE_CHECKING:
    from bot.desk.desk import Desk


@dataclass(frozen=True, slots=True)
class Allowance:
    """How much one person may have: generous for people, little for programs."""

    lobbies: int = 5
    """Tables being set up, one a venue."""
    alone: int = 20
    """Tables in play at which nobody else sits but computers."""
    burst: float = 40
    """Commands at once."""
    rate: float = 5
    """Commands a second after that."""


ALLOWANCE = Allowance()
GUESSES = 6
"""Codes of links a self may say, and as many again in an hour: each takes two, with the yes.

As many may a person say that are no invitation.
"""
HOUR = 3600.0
COSTS: Mapping[str, float] = {
    "new": 4,
    "rematch": 4,
    "show": 2,
    "thread": 4,
    "complete": 0.25,
    "sight": 0.2,
}
"""Commands that cost more or less than one."""


class Shares:
    """What each person has left."""

    def __init__(self, allowance: Allowance, ticks: Callable[[], float]) -> None:
        self.allowance = allowance
        self._commands = Buckets(ticks, burst=allowance.burst, rate=allowance.rate)
        self._guesses = Buckets(ticks, burst=GUESSES, rate=GUESSES / HOUR)

    def pays(self, person: str, verb: str) -> bool:
        """Whether a person may still have this done now."""
        return self._commands.spare(person, COSTS.get(verb, 1.0))

    def may_guess(self, key: str) -> bool:
        """Whether a self may say one more code: nobody finds out one that way."""
        return self._guesses.spare(key)

    def has_guesses(self, key: str) -> bool:
        """Whether another code may be said at all."""
        return self._guesses.holds(key)


async def spent(desk: Desk, command: Command) -> Answer:
    """What somebody hears who asks for too much at once; nothing is noted of them."""
    known = await desk.people.find(command.person.key)
    chosen = known.language if known else None
    say = desk.kit.words.of(chosen or command.person.language, command.person.platform)
    return Answer(say("refuse-too-fast"), refused=True)


def may_open(desk: Desk, tx: Transaction, ask: Ask, table: Table) -> None:
    """Refuse a lobby too many with the way to those that are open."""
    most = desk.shares.allowance.lobbies
    own = tables.lobbies_of(tx.sql, ask.person)
    here = [lobby for lobby in own if _shown_at(tx, lobby, table.venues)]
    if here:
        raise _lobbies(desk, ask, here, ask.say("lobbies-here"), show=True)
    if len(own) >= most:
        raise _lobbies(desk, ask, own, ask.say("lobbies-everywhere", most=most), show=False)


def may_deal(desk: Desk, tx: Transaction, table: Table) -> None:
    """Refuse one more game without other people to who has enough of them."""
    most = desk.shares.allowance.alone
    people = {place.minder for place in table.places} - {None}
    if len(people) < 2 and tables.count_alone(tx.sql, table.host) >= most:
        raise Refusal("refuse-alone", most=most)


def _shown_at(tx: Transaction, lobby: TableRecord, venues: tuple[str, ...]) -> bool:
    """Whether a lobby stands in one of these venues."""
    shown = showings.showings_of(tx.sql, lobby.id)
    return any(each.venue in venues and not each.closed for each in shown)


def _lobbies(
    desk: Desk, ask: Ask, lobbies: list[TableRecord], text: str, *, show: bool
) -> Question:
    """What is open already, with buttons for each."""
    named = [(lobby.id, lobby.game) for lobby in lobbies if lobby.game in desk.kit.games]
    return Question(lobbies_post(ask.say, named, text, show=show), refused=True)
