"""Where tables are shown: invitations to other venues, threads, what platforms tell of venues."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.contract import Answer, Barred, Closed, Gone, Person, Post, RetryLater, Venue
from bot.desk.ask import Ask, quoted
from bot.desk.seating.seats import sit_down
from bot.desk.where.charge import charge_of, must_fit, must_open
from bot.posts.ways import greeting_post, hands_post, invite_post
from bot.store import Transaction
from bot.store.rows.shown import invites, outbox, showings
from bot.store.rows.shown.outbox import Kind
from bot.store.rows.who import charters
from bot.tables.refusal import Refusal
from bot.tables.status import Status
from bot.tables.table import Table
from bot.words.typed import means

if TYPE_CHECKING:
    from bot.desk.desk import Desk

CODE = 10
"""Letters of an invitation: about 49 bits."""
LASTS = 7 * 24 * 3600.0


async def invite(desk: Desk, ask: Ask) -> Answer:
    """A code that brings this table to another channel or messenger; only its people give it."""
    table = await desk.seated_table(ask)
    code = desk.world.token(CODE)

    def job(tx: Transaction) -> None:
        invites.keep_invite(tx.sql, code, table.id, tx.now, LASTS)

    await desk.write(ask, job)
    return Answer(post=invite_post(ask.say, table, code))


def is_code(text: str) -> bool:
    """Whether this is an invitation, and no table's name: those are shorter."""
    return len(text) == CODE


async def accept(desk: Desk, ask: Ask, code: str) -> tuple[str, Table]:
    """Show the invited table here, and take a seat if it is still being set up; says which."""
    here = ask.command.venue
    await must_open(desk, ask, new=False)
    named = await _invited(desk, ask, code)
    charge = await charge_of(desk, ask, named)

    def job(tx: Transaction) -> tuple[str, Table]:
        table = desk.tables.fetch(tx, named.id)
        if here.key not in table.venues:
            must_fit(tx, here)
        desk.people.arrive(tx, here, ask.command.person)
        table = desk.tables.show(tx, table, here.key)
        free = table.status is Status.LOBBY and len(table.places) < table.room
        if free and table.seat_of(ask.person) is None:
            sit_down(desk, tx, ask, table, deals=charge.deals(tx, table))
            return "done-joined", desk.tables.fetch(tx, table.id)
        return "done-shown", table

    done, table = await desk.write(ask, job)
    return ask.say(done), table


async def _invited(desk: Desk, ask: Ask, code: str) -> Table:
    """The table a code invites to; who has said too many that were none says no more for now."""
    if not desk.shares.has_guesses(ask.person):
        raise Refusal("refuse-guesses")
    now = desk.world.now()
    found = await desk.store.read(lambda sql: invites.table_of_invite(sql, code.casefold(), now))
    table = await desk.tables.get(found) if found else None
    if table is None:
        desk.shares.may_guess(ask.person)
        raise Refusal("refuse-invite", code=quoted(code))
    return table


async def thread(desk: Desk, ask: Ask) -> Answer:
    """Give the table a thread or topic of its own, and go on there; whoever asks twice has one."""
    table = await desk.seated_table(ask)
    here = ask.command.venue
    if here.key not in table.venues:
        raise Refusal("refuse-thread")
    opening = desk.openings.setdefault((table.id, here.key), asyncio.Lock())
    async with opening:
        table = await desk.tables.get(table.id) or table
        if here.key in table.venues:
            await _branch_off(desk, ask, table)
    return Answer(ask.say("done-thread"))


async def _branch_off(desk: Desk, ask: Ask, table: Table) -> None:
    """Open the thread from the post that shows the table, which then leads there."""
    here = ask.command.venue
    showing = await desk.store.read(lambda sql: showings.load_showing(sql, table.id, here.key))
    message = showing.message if showing else None
    title = ask.say("board-title", game=ask.say(f"{table.game.info.id}-title"), table=table.id)
    people = await _people_here(desk, table, here)
    try:
        there = await desk.platforms[here.platform].branch(here, title, message, people)
    except Barred as error:
        raise Refusal(f"refuse-thread-{error.bar}") from error
    except RetryLater as error:
        raise Refusal("refuse-thread-later") from error
    except (Closed, Gone) as error:
        raise Refusal("refuse-thread") from error

    def job(tx: Transaction) -> None:
        within = there if there.above else replace(there, above=(here.id, *here.above))
        desk.people.arrive(tx, within, ask.command.person)
        desk.tables.show(tx, desk.tables.fetch(tx, table.id), there.key)
        desk.tables.hide(tx, table.id, here.key, there.key)
        if showing is not None and (message is not None or showing.stale):
            body = {"to": there.key}
            outbox.owe(tx.sql, Kind.LEAD, table.id, due=tx.now, venue=here.key, body=body)

    await desk.write(ask, job)


async def _people_here(desk: Desk, table: Table, venue: Venue) -> list[Person]:
    """A table's people as the platform of a venue knows them."""
    selves = [await desk.people.selves_of(each.person) for each in table.places if each.person]
    return [one.there for own in selves for one in own if one.platform == venue.platform]


async def hands(desk: Desk, ask: Ask) -> Answer:
    """Whether hands are sent to me privately by themselves: `hands off`, `hands on`."""
    if not ask.words:
        return Answer(post=hands_post(ask.say))
    word = ask.words[0]
    switched = means(desk.kit.words, word, "on")
    if not switched and not means(desk.kit.words, word, "off"):
        raise Refusal("refuse-switch", word=quoted(word))

    def job(tx: Transaction) -> None:
        desk.people.send_hands(tx, ask.here, wanted=switched)

    await desk.write(ask, job)
    return Answer(ask.say("done-hands-on" if switched else "done-hands-off"))


async def greeting(desk: Desk, venue: Venue, language: str) -> Post | None:
    """The greeting of a group or server; whoever is let in again has been introduced."""
    say = desk.kit.words.of(language, venue.platform)
    fresh = await desk.commit(lambda tx: charters.greet(tx.sql, venue.key))
    if not fresh:
        return None
    return greeting_post(desk.kit, say, desk.platforms[venue.platform].limits)


async def moved(desk: Desk, old: Venue, new: Venue) -> None:
    """A venue has another id: what was open there goes on."""

    def job(tx: Transaction) -> None:
        desk.tables.move_venue(tx, old.key, new)
        desk.people.move_venue(tx, old.key, new)

    await desk.commit(job)
