"""Ending a game that nobody cares to finish: by a vote nobody sees until it is decided."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.contract import Answer
from bot.desk.ask import Ask, quoted
from bot.desk.away.own import own_place
from bot.posts.private.panels import end_post
from bot.store import Transaction
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.waiting.absence import is_away
from bot.tables.waiting.wills import END, two_thirds, vote, votes
from bot.words.typed import means
from engines.log import Cause

if TYPE_CHECKING:
    from bot.desk.desk import Desk


async def end(desk: Desk, ask: Ask) -> Answer:
    """Wish for the end (`end yes`), or not any more (`end no`): two thirds of those here do."""
    named = await desk.seated_table(ask)
    own_place(named, ask, resting=True)
    if not ask.words:
        now = desk.world.now()
        mine = await desk.store.read(lambda sql: votes(sql, named, END, {ask.person}, now))
        return Answer(post=end_post(ask.say, named, wanted=bool(mine)))
    yes = means(desk.kit.words, ask.words[0], "sure")
    if not yes and not means(desk.kit.words, ask.words[0], "off"):
        raise Refusal("refuse-order", word=quoted(ask.words[0]))

    def job(tx: Transaction) -> bool:
        table = desk.tables.fetch(tx, named.id)
        own_place(table, ask, resting=True)
        if len(table.people()) < 2:
            raise Refusal("refuse-end-alone")
        vote(tx, table, END, ask.person, "yes" if yes else None)
        return yes and _ended(desk, tx, table, ask.person)

    done = await desk.write(ask, job)
    if done:
        return Answer(ask.say("done-ended"))
    return Answer(ask.say("done-vote" if yes else "done-vote-back"))


def _ended(desk: Desk, tx: Transaction, table: Table, voter: str) -> bool:
    """Whether enough want it; then the table is over. Who does not come has no vote."""
    now, clocks = tx.now, desk.tables.clocks
    away = {
        table.places[seat].person
        for seat in table.to_move()
        if is_away(tx.sql, clocks, table, seat, now)
    }
    voters = {person for person in table.people() if person == voter or person not in away}
    if votes(tx.sql, table, END, voters, now)["yes"] < two_thirds(len(voters)):
        return False
    # N.B. the row names a seat, as all do: always the same, whoever voted.
    story = table.told.write(0, "!end vote", Cause.CLOCK)
    desk.tables.save(tx, table, replace(table, story=story))
    return True
