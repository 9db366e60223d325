"""Who may do what at a table, and from where: the one table of it, and the one function that asks.

Power comes from where a table was opened, its home. Places it is brought to show it, and may stop
showing it; those in charge there have no power over it. A seat is its person's, wherever they are.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import StrEnum
from typing import Final

from bot.contract import Deciders, Venue
from bot.desk.ask import Ask
from bot.store import Transaction
from bot.tables.refusal import Refusal
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.waiting.minding import has_removed, is_barred
from engines.values import Seat


class Who(StrEnum):
    """What somebody is to a table; who is in charge somewhere is something else, too."""

    HOST = "host"
    """Sits at a table they have set up, or have from who did."""
    SEATED = "seated"
    SITTER = "sitter"
    """Minds a friend's seat."""
    FORMER = "former"
    """Has resigned."""
    STRANGER = "stranger"
    REMOVED = "removed"
    """Was sent away from it."""
    REMOVER = "remover"
    """Has no seat, and has sent somebody away."""
    CHARGE = "charge"
    """Is in charge of its home; where everybody would be, whoever opened it."""
    ELSEWHERE = "elsewhere"
    """Is in charge of a place it was brought to."""


class Where(StrEnum):
    """Where somebody asks from, as the table has it."""

    HOME = "home"
    """Where it was opened, and in threads and topics of that."""
    BROUGHT = "brought"
    """Another place that shows it."""
    PRIVATE = "private"
    """Where nobody else reads."""
    OUTSIDE = "outside"
    """A place that does not show it."""


class Right(StrEnum):
    """What a verb asks of who uses it."""

    FREE = "free"
    """Nothing: it is about no table, or it leaves everybody's as it is."""
    PLACE = "place"
    """To be in charge of the place."""
    LOOK = "look"
    JOIN = "join"
    """To sit down in a lobby."""
    TAKE = "take"
    """To sit down in a seat that is free, or offered, while the others play."""
    REFILL = "refill"
    """To sit down where somebody was sent away."""
    BELONG = "belong"
    """To have a seat, were it one that was given up."""
    SIT = "sit"
    """To have a seat that one decides in, be it a friend's."""
    OWN = "own"
    """To have a seat that is one's own."""
    BEGIN = "begin"
    """To begin a lobby, or to clear it away: as the charter of its home has it."""
    SEND = "send"
    """To send somebody away from a lobby."""
    RULE = "rule"
    """To send somebody away from a game, or to end it for everybody."""
    BRANCH = "branch"
    """To give a table a thread of its own, where it is shown to others."""
    AWAY = "away"
    """To read what can be done about being away."""
    HIDE = "hide"
    """To have a table shown no more where one is."""


_HERE: Final = frozenset({Where.HOME, Where.BROUGHT, Where.PRIVATE})
_ALL: Final = frozenset(Where)
_LED: Final = frozenset({Where.HOME, Where.PRIVATE})
_OWN: Final = dict.fromkeys((Who.HOST, Who.SEATED), _ALL)
_SITS: Final = {**_OWN, Who.SITTER: _ALL}
_BELONGS: Final = {**_SITS, Who.FORMER: _ALL}
_PASSES: Final = dict.fromkeys((Who.STRANGER, Who.REMOVED, Who.REMOVER), _HERE)

MAY: Final[Mapping[Right, Mapping[Who, frozenset[Where]]]] = {
    Right.FREE: dict.fromkeys(Who, _ALL),
    Right.PLACE: {Who.CHARGE: frozenset({Where.HOME}), Who.ELSEWHERE: frozenset({Where.BROUGHT})},
    Right.LOOK: {**_BELONGS, **_PASSES},
    Right.JOIN: {Who.STRANGER: _HERE, Who.REMOVER: _HERE},
    Right.TAKE: {Who.STRANGER: _HERE, Who.REMOVER: _HERE},
    # N.B. at home they are seen by those who have sent somebody away; elsewhere whoever was sent
    # away may be back under another name.
    Right.REFILL: {Who.STRANGER: frozenset({Where.HOME})},
    Right.BELONG: _BELONGS,
    Right.SIT: _SITS,
    Right.OWN: _OWN,
    Right.BRANCH: dict.fromkeys(_SITS, frozenset({Where.HOME, Where.BROUGHT})),
    Right.BEGIN: {**_OWN, Who.CHARGE: _LED},
    Right.SEND: {Who.HOST: _ALL, Who.CHARGE: _LED},
    Right.RULE: {Who.CHARGE: _LED},
    Right.AWAY: {**_SITS, Who.CHARGE: _LED, Who.ELSEWHERE: frozenset({Where.BROUGHT})},
    Right.HIDE: {
        **dict.fromkeys(_BELONGS, frozenset({Where.BROUGHT, Where.PRIVATE})),
        **dict.fromkeys(_PASSES, frozenset({Where.PRIVATE})),
        Who.ELSEWHERE: frozenset({Where.BROUGHT}),
    },
}
"""Who has which right, and from where."""

BEGINS: Final[Mapping[Deciders, Collection[Who]]] = {
    Deciders.EVERYBODY: (Who.HOST, Who.SEATED, Who.CHARGE),
    Deciders.HOST: (Who.HOST, Who.CHARGE),
    Deciders.CHARGE: (Who.CHARGE,),
}
"""Who of those who may begin a lobby does, by the charter of its home."""
SETTLED: Final[Mapping[Right, Mapping[Deciders, Collection[Who]]]] = {
    Right.BEGIN: BEGINS,
    # N.B. who only sits there sends nobody away, whoever begins.
    Right.SEND: {**BEGINS, Deciders.EVERYBODY: (Who.HOST, Who.CHARGE)},
}
"""The rights that the charter of a table's home gives to fewer people."""

RIGHTS: Final[Mapping[str, Right]] = {
    **dict.fromkeys(("new", "rules", "learn", "tables", "best", "help", "welcome"), Right.FREE),
    **dict.fromkeys(("language", "hands", "calls", "hours", "link", "remind"), Right.FREE),
    **dict.fromkeys(("confirm", "speed"), Right.FREE),
    "purrlor": Right.PLACE,
    **dict.fromkeys(("sight", "again", "text", "map", "show", "rematch"), Right.LOOK),
    "join": Right.JOIN,
    **dict.fromkeys(("mind", "takeover"), Right.TAKE),
    **dict.fromkeys(("invite", "close"), Right.BELONG),
    **dict.fromkeys(("move", "pad", "order", "hand", "undo", "takeback", "tempo"), Right.SIT),
    **dict.fromkeys(("sitter", "wake", "why", "leave"), Right.SIT),
    "thread": Right.BRANCH,
    **dict.fromkeys(("computer", "option", "keep", "pace"), Right.OWN),
    **dict.fromkeys(("pause", "absent", "end", "resign"), Right.OWN),
    "start": Right.BEGIN,
    "cancel": Right.BEGIN,
    "remove": Right.SEND,
    "away": Right.AWAY,
    "hide": Right.HIDE,
}
"""What each verb asks."""
DEALT: Final[Mapping[str, Right]] = {"cancel": Right.RULE, "remove": Right.RULE}
"""What some ask instead once the cards are dealt."""


def where(venue: Venue, table: Table) -> Where:
    """Where a venue is, as a table has it."""
    above = {f"{venue.platform}:{each}" for each in venue.above}
    if table.home and table.home in {venue.key, *above}:
        return Where.HOME
    if venue.private:
        return Where.PRIVATE
    return Where.BROUGHT if venue.key in table.venues else Where.OUTSIDE


def who_is(person: str, table: Table) -> Who:
    """What somebody is to a table by their seat, or without one."""
    seat = table.seat_of(person)
    if seat is None:
        return Who.STRANGER
    if table.status is not Status.OVER and table.story and seat in table.told.resigned:
        return Who.FORMER
    if table.places[seat].friend == person:
        return Who.SITTER
    return Who.HOST if table.host == person else Who.SEATED


def right_of(verb: str, table: Table) -> Right:
    """What a verb asks at a table as it stands."""
    dealt = {} if table.status is Status.LOBBY else DEALT
    return dealt.get(verb, RIGHTS[verb])


def may(
    right: Right, kinds: Collection[Who], place: Where, deciders: Deciders = Deciders.HOST
) -> bool:
    """Whether a right is somebody's there, whatever else they are to the table."""
    settled = SETTLED.get(right)
    chosen = kinds if settled is None else [each for each in kinds if each in settled[deciders]]
    return any(place in MAY[right].get(kind, ()) for kind in chosen)


def must(
    ask: Ask,
    table: Table,
    *more: Who,
    right: Right | None = None,
    deciders: Deciders = Deciders.HOST,
) -> None:
    """Refuse what is not for who asks, from where they do; `more` is what else they are to it."""
    needed = right or right_of(ask.verb, table)
    kinds, place = _kinds(ask, table, more), where(ask.command.venue, table)
    if may(needed, kinds, place, deciders):
        return
    if needed in (Right.BEGIN, Right.SEND, Right.RULE):
        raise _not_in_charge(ask, table, needed, place, deciders)
    raise _not_for(needed, kinds, place)


def _kinds(ask: Ask, table: Table, more: Collection[Who]) -> list[Who]:
    """All that somebody is to a table; who has a seat is none that comes anew."""
    kind = who_is(ask.person, table)
    anew = {Who.REMOVED, Who.REMOVER}
    if kind is Who.STRANGER:
        return [*more] if anew & {*more} else [kind, *more]
    return [kind, *(each for each in more if each not in anew)]


def _not_in_charge(
    ask: Ask, table: Table, right: Right, place: Where, deciders: Deciders
) -> Refusal:
    """Who decides instead, and where."""
    if right is not Right.RULE and deciders is not Deciders.CHARGE:
        host = table.seat_of(table.host)
        if host is None or table.seat_of(ask.person) is None:
            return Refusal("refuse-not-seated")
        name = table.places[host].name
        late = right is Right.BEGIN
        return Refusal("refuse-latecomer" if late else "refuse-host", host=name)
    if ask.limits.commons and table.home.startswith(f"{ask.command.venue.platform}:"):
        return Refusal("refuse-opener")
    return Refusal("refuse-charge" if place is Where.HOME else "refuse-charge-there")


def _not_for(right: Right, kinds: Collection[Who], place: Where) -> Refusal:
    """Why something is not for who asks."""
    sits = bool({*kinds} & _BELONGS.keys())
    if right in (Right.JOIN, Right.TAKE, Right.REFILL):
        return _no_newcomer(right, kinds, sits=sits)
    match right:
        case Right.HIDE if place is Where.HOME:
            return Refusal("refuse-hide-home")
        case Right.HIDE if place is Where.OUTSIDE:
            return Refusal("refuse-hide-nowhere")
        case Right.HIDE:
            return Refusal("refuse-charge")
        case Right.BRANCH if sits:
            return Refusal("refuse-thread")
        case Right.SIT | Right.OWN | Right.AWAY if Who.FORMER in kinds:
            return Refusal("refuse-resigned")
        case Right.OWN if Who.SITTER in kinds:
            return Refusal("refuse-only-sits")
    return Refusal("refuse-not-seated")


def _no_newcomer(right: Right, kinds: Collection[Who], *, sits: bool) -> Refusal:
    """Why somebody does not sit down."""
    if sits:
        return Refusal("refuse-seated" if right is Right.JOIN else "refuse-knows-too-much")
    if Who.REMOVED in kinds:
        return Refusal("refuse-removed")
    if right is not Right.REFILL:
        return Refusal("refuse-not-seated")
    return Refusal("refuse-remover" if Who.REMOVER in kinds else "refuse-refill")


def marks_of(tx: Transaction, table: Table, person: str) -> tuple[Who, ...]:
    """What somebody is to a table by what was done there to them, or by them."""
    if is_barred(tx, table, person):
        return (Who.REMOVED,)
    return (Who.REMOVER,) if has_removed(tx, table, person) else ()


def may_look(ask: Ask, table: Table) -> bool:
    """Whether who asks may know of a table at all, where they are."""
    kinds = (who_is(ask.person, table),)
    return may(Right.LOOK, kinds, where(ask.command.venue, table))


def seat_here(ask: Ask, table: Table) -> Seat:
    """The seat of who asks for what one asks of one's seat."""
    must(ask, table)
    seat = table.seat_of(ask.person)
    if seat is None:
        raise Refusal("refuse-not-seated")
    return seat
