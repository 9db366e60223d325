"""How long people have for a turn, pauses, and a way to everything else about being away."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.contract import Answer
from bot.desk.ask import Ask, quoted
from bot.desk.away import removal
from bot.desk.away.own import must_be_open, own_place, seated_here
from bot.desk.rights import Who, must
from bot.posts.private.panels import away_post, pace_post, pause_post
from bot.store import Transaction
from bot.tables.pace import Pace
from bot.tables.refusal import Refusal
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.waiting.wills import PACE, PAUSE, agreed, with_will, without_wills
from bot.words.typed import means

if TYPE_CHECKING:
    from bot.desk.desk import Desk


async def away(desk: Desk, ask: Ask) -> Answer:
    """Everything a table offers to who is away, or waits for somebody who is."""
    table = await removal.table_meant(desk, ask)
    charge = await removal.held(desk, ask, table)
    must(ask, table, *charge.who)
    must_be_open(table)
    leads = Who.CHARGE in charge.who and removal.can_send(table, ask)
    place = ask.command.venue.id if Who.ELSEWHERE in charge.who else ""
    return Answer(post=away_post(ask.say, table, ask.person, leads=leads, place=place))


async def pace(desk: Desk, ask: Ask) -> Answer:
    """How long people have for a turn: chosen in the lobby, later as soon as all want the same."""
    named = await desk.seated_table(ask)
    if not ask.words:
        seated_here(named, ask)
        return Answer(post=pace_post(ask.say, named))
    chosen = _pace(desk, ask)

    def job(tx: Transaction) -> Table:
        table = desk.tables.fetch(tx, named.id)
        if table.status is Status.LOBBY:
            seated_here(table, ask)
            return desk.tables.save(tx, table, replace(table, pace=chosen))
        own_place(table, ask)
        wanted = replace(table, wills=with_will(table, PACE, ask.person, chosen))
        if agreed(wanted, PACE) == chosen:
            wanted = _at_pace(wanted, chosen, tx.now)
        return desk.tables.save(tx, table, wanted)

    after = await desk.write(ask, job)
    key = "done-pace" if after.pace is chosen else "done-pace-wish"
    return Answer(ask.say(key, pace=ask.say(f"pace-{chosen}")))


def _at_pace(table: Table, pace: Pace, now: float) -> Table:
    """The table with another pace: time is counted from now, and nobody has saved any."""
    places = tuple(replace(place, bank=0.0) for place in table.places)
    wills = without_wills(table, PACE)
    return replace(table, pace=pace, since=now, places=places, wills=wills)


def _pace(desk: Desk, ask: Ask) -> Pace:
    said = " ".join(ask.words).casefold()
    for each in Pace:
        if said == each or means(desk.kit.words, said, f"pace-{each}"):
            return each
    raise Refusal("refuse-order", word=quoted(" ".join(ask.words)))


async def pause(desk: Desk, ask: Ask) -> Answer:
    """Rest as soon as all want to (`pause yes`); `pause no` is against it."""
    named = await desk.seated_table(ask)
    own_place(named, ask, resting=True)
    if named.status is Status.RESTING or not ask.words:
        return Answer(post=pause_post(ask.say, named, ask.person))
    yes = means(desk.kit.words, ask.words[0], "sure")
    if not yes and not means(desk.kit.words, ask.words[0], "off"):
        raise Refusal("refuse-order", word=quoted(ask.words[0]))

    def job(tx: Transaction) -> Table:
        table = desk.tables.fetch(tx, named.id)
        own_place(table, ask)
        if len(table.people()) < 2:
            raise Refusal("refuse-pause-alone")
        wills = with_will(table, PAUSE, ask.person, "yes")
        wanted = replace(table, wills=wills if yes else without_wills(table, PAUSE))
        if agreed(wanted, PAUSE) == "yes":
            wills = without_wills(wanted, PAUSE)
            wanted = replace(wanted, status=Status.RESTING, wills=wills)
        return wanted if wanted == table else desk.tables.save(tx, table, wanted)

    after = await desk.write(ask, job)
    if after.status is Status.RESTING:
        return Answer(ask.say("done-pause"))
    return Answer(ask.say("done-pause-wish" if yes else "done-pause-no"))


async def wake(desk: Desk, ask: Ask) -> Answer:
    """Go on with a table that rests: any of its people may."""
    named = await desk.seated_table(ask)

    def job(tx: Transaction) -> None:
        table = desk.tables.fetch(tx, named.id)
        seated_here(table, ask)
        if table.status is not Status.RESTING:
            raise Refusal("refuse-not-resting")
        desk.tables.save(tx, table, replace(table, status=Status.PLAYING, since=tx.now))

    await desk.write(ask, job)
    return Answer(ask.say("done-wake"))


async def keep(desk: Desk, ask: Ask) -> Answer:
    """Let a lobby stand that would be cleared away."""
    named = await desk.lobby_table(ask)

    def job(tx: Transaction) -> None:
        table = desk.tables.fetch(tx, named.id)
        if table.status is not Status.LOBBY:
            raise Refusal("refuse-gone")
        seated_here(table, ask)
        desk.tables.save(tx, table, table)

    await desk.write(ask, job)
    return Answer(ask.say("done-keep"))
