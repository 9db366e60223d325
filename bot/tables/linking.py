"""Linking: two selves become one person, and one again; each in one transaction.

What a self brings along is remembered: when it goes its own way it takes that with it, and what it
has sat down to since. Tables go on meanwhile, whoever is whose; both go on knowing what they have
seen, so neither ever has another seat there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from bot.store import Transaction
from bot.store.rows.play import stints
from bot.store.rows.play import tables as play
from bot.store.rows.shown import outbox, showings, whispers
from bot.store.rows.shown.outbox import Kind
from bot.store.rows.who import links, owners, people
from bot.store.rows.who.people import SelfRecord
from bot.tables.refusal import Refusal


def may_link(tx: Transaction, one: str, other: str) -> None:
    """Refuse to make one person of two that sit at one table, or are on one platform."""
    if one == other:
        raise Refusal("refuse-link-own")
    ours, theirs = people.selves_of(tx.sql, one), people.selves_of(tx.sql, other)
    if {each.platform for each in ours} & {each.platform for each in theirs}:
        raise Refusal("refuse-link-platform")
    if owners.seated_together(tx.sql, one, other, running=True):
        raise Refusal("refuse-link-table")


def link(tx: Transaction, kept: str, gone: str) -> None:
    """Make one person of two: all that is the second one's is the first one's from now on.

    Tables at their end where both have sat stay as they were: nobody has sat there twice.
    """
    may_link(tx, kept, gone)
    ours, theirs = people.selves_of(tx.sql, kept), people.selves_of(tx.sql, gone)
    both = owners.seated_together(tx.sql, kept, gone, running=False)
    tables = owners.tables_of(tx.sql, gone) - both
    for table in tables - links.brought_by(tx.sql, [each.key for each in theirs]):
        links.bring(tx.sql, gone, table)
    owners.give(tx.sql, tables, gone, kept)
    owners.share_ways(tx.sql, gone, kept)
    owners.forget_ways(tx.sql, gone)
    owners.name_selves(tx.sql, [each.key for each in theirs], kept)
    links.drop_links(tx.sql, [each.key for each in (*ours, *theirs)])
    _agree(tx, (*ours, *theirs))
    _forget(tx, (kept, gone), (*ours, *theirs), tables)
    _look_again(tx, kept)


def unlink(tx: Transaction, key: str) -> None:
    """Let a self go its own way; private posts of tables that are not its own any more go away."""
    known = people.load_self(tx.sql, key)
    selves = people.selves_of(tx.sql, known.person) if known else ()
    if known is None or len(selves) < 2:
        raise Refusal("refuse-link-alone")
    person = known.person
    # N.B. a person is named after their first self: where that one goes, the others have a new name
    leaving = [each for each in selves if (each.key == key) is (key != person)]
    name = leaving[0].key
    tables = links.brought_by(tx.sql, [each.key for each in leaving])
    owners.give(tx.sql, tables, person, name)
    owners.name_selves(tx.sql, [each.key for each in leaving], name)
    owners.share_ways(tx.sql, person, name)
    _know_alike(tx, person, name)
    links.forget_brought(tx.sql, name)
    links.drop_links(tx.sql, [each.key for each in selves])
    _forget(tx, (person, name), selves, tables)
    staying = [each for each in selves if each not in leaving]
    _hush(tx, leaving, name, but=tables)
    _hush(tx, staying, person, only=tables)
    _look_again(tx, person)
    _look_again(tx, name)


def _look_again(tx: Transaction, person: str) -> None:
    """Have looked at the boards of somebody's tables: a page calls the self they have there."""
    for table in play.tables_of_person(tx.sql, person):
        for showing in showings.showings_of(tx.sql, table.id):
            if showing.awake:
                outbox.owe(tx.sql, Kind.BOARD, table.id, due=tx.now, venue=showing.venue)


def _know_alike(tx: Transaction, one: str, other: str) -> None:
    """What either has seen of tables in play the other has, too."""
    for learns, knows in ((one, other), (other, one)):
        own = owners.known_in_play(tx.sql, learns)
        for table, seats in owners.known_in_play(tx.sql, knows).items():
            for seat in seats - own.get(table, frozenset()):
                stints.note_stint(tx.sql, table, learns, seat)


def _agree(tx: Transaction, selves: Sequence[SelfRecord]) -> None:
    """What any of them has chosen is chosen by all; where they differ, by the first."""
    language = next((each.language for each in selves if each.language), None)
    calls = next((each.calls for each in selves if each.calls), None)
    confirm = next((each.confirm for each in selves if each.confirm), None)
    hasty = next((each.hasty for each in selves if each.hasty is not None), None)
    people.settle(
        tx.sql,
        [each.key for each in selves],
        {
            "language": language,
            "calls": calls,
            "confirm": confirm,
            "hasty": hasty,
            "speed": next((each.speed for each in selves if each.speed), None),
            "client_zone": next((each.client_zone for each in selves if each.client_zone), None),
            "zone": next((each.zone for each in selves if each.zone), None),
        },
    )


def _forget(
    tx: Transaction, persons: Iterable[str], selves: Iterable[SelfRecord], tables: Iterable[str]
) -> None:
    """Nothing of what was remembered of them is true any more."""
    for each in selves:
        tx.remember(("self", each.key), None)
    for person in persons:
        tx.remember(("selves", person), None)
    for table in tables:
        tx.remember(table, None)


def _hush(
    tx: Transaction,
    selves: Iterable[SelfRecord],
    person: str,
    *,
    only: Collection[str] | None = None,
    but: Collection[str] = (),
) -> None:
    """Have looked at what stands in private chats of selves at tables that were their person's."""
    for known in selves:
        for table in whispers.tables_whispered_to(tx.sql, known.key):
            if table not in but and (only is None or table in only):
                outbox.owe(tx.sql, Kind.GLANCE, table, due=tx.now, person=person)
