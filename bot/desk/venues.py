"""Where tables are shown: invitations to other venues, threads, what platforms tell of venues."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.contract import Answer, Gone, Post, Venue
from bot.desk.ask import Ask
from bot.desk.seats import sit_down
from bot.store import Transaction, invites
from bot.tables.refusal import Refusal
from bot.tables.status import Status

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
        invites.keep_invite(tx.sql, code, table.id, desk.world.now() + LASTS)

    await desk.write(ask, job)
    return Answer(post=Post(f"invite.{table.id}", ask.say("invite-code", code=code)))


async def accept(desk: Desk, ask: Ask, code: str) -> Answer:
    """Show the invited table here, and take a seat if it is still being set up."""
    here = ask.command.venue

    def job(tx: Transaction) -> str:
        table_id = invites.table_of_invite(tx.sql, code.casefold(), desk.world.now())
        if table_id is None:
            raise Refusal("refuse-invite")
        desk.people.arrive(tx, here, ask.command.person)
        table = desk.tables.fetch(tx, table_id)
        table = desk.tables.show(tx, table, here.key)
        free = table.status is Status.LOBBY and len(table.places) < table.room
        if free and table.seat_of(ask.person) is None:
            sit_down(desk, tx, ask, table)
            return "done-joined"
        return "done-shown"

    return Answer(ask.say(await desk.write(ask, job)))


async def thread(desk: Desk, ask: Ask) -> Answer:
    """Give the table a thread or topic of its own, and go on there."""
    table = await desk.seated_table(ask)
    here = ask.command.venue
    if here.key not in table.venues:
        raise Refusal("refuse-thread")
    title = ask.say("board-title", game=ask.say(f"{table.game.info.id}-title"), table=table.id)
    try:
        there = await desk.platforms[here.platform].branch(here, title)
    except Gone as error:
        raise Refusal("refuse-thread") from error

    def job(tx: Transaction) -> None:
        desk.people.arrive(tx, there, ask.command.person)
        desk.tables.show(tx, desk.tables.fetch(tx, table.id), there.key)
        desk.tables.hide(tx, table.id, here.key)

    await desk.write(ask, job)
    return Answer(ask.say("done-thread"))


async def hands(desk: Desk, ask: Ask) -> Answer:
    """Whether hands are sent to me privately by themselves: `hands off`, `hands on`."""
    word = ask.words[0].casefold() if ask.words else ""
    if word not in ("on", "off", "be", "ki"):
        raise Refusal("refuse-switch")
    switched = word in ("on", "be")

    def job(tx: Transaction) -> None:
        desk.people.send_hands(tx, ask.here, wanted=switched)

    await desk.write(ask, job)
    return Answer(ask.say("done-hands-on" if switched else "done-hands-off"))


async def left(desk: Desk, venue: Venue) -> None:
    """The bot is no longer in a venue: nothing is shown there, or in its topics, any more."""

    def job(tx: Transaction) -> None:
        for table_id, place in desk.tables.shown_within(tx, venue.key):
            desk.tables.hide(tx, table_id, place)

    await desk.commit(job)


async def moved(desk: Desk, old: Venue, new: Venue) -> None:
    """A venue has another id: what was open there goes on."""

    def job(tx: Transaction) -> None:
        desk.tables.move_venue(tx, old.key, new)
        desk.people.move_venue(tx, old.key, new)

    await desk.commit(job)
