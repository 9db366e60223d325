"""Taking moves back that others have answered: asked for, agreed to by everybody, or refused."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.contract import Answer, Post, whole_number
from bot.desk.ask import Ask, must_mean
from bot.desk.playing.play import grip, playing_seat
from bot.posts.private.grip import Grip
from bot.posts.private.plea import asking_post, plea_post
from bot.sights.sight import own_post
from bot.store import Transaction
from bot.store.rows.play import calls
from bot.store.rows.shown import outbox
from bot.store.rows.shown.outbox import Kind
from bot.tables.asking.turns import turn_of
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.waiting.pleas import asked_by, may_plead, open_plea, pleaded, replied
from bot.words.typed import means
from engines.log import ALL
from engines.undo import plea_objection, plea_step, undo_objection
from engines.values import Seat

if TYPE_CHECKING:
    from bot.desk.desk import Desk

WORDS = ("ask", "agree", "refuse")


async def takeback(desk: Desk, ask: Ask) -> Answer:
    """Ask the others to let me take my last move back, answer who asks, or show what is asked."""
    named = await desk.seated_table(ask)
    own = playing_seat(named, ask)
    said = next((w for w in WORDS if ask.words and means(desk.kit.words, ask.words[0], w)), None)
    must_mean(ask, said)
    if ask.words[1:] and whole_number(ask.words[1]) is None:
        must_mean(ask, None)
    if said is None:
        return Answer(post=await _shown(desk, ask, named, own))

    def job(tx: Transaction) -> tuple[Table, Table, Seat]:
        old = desk.tables.fetch(tx, named.id)
        seat = playing_seat(old, ask)
        if said == "ask":
            return old, _kept(desk, tx, old, _pleaded(ask, old, seat), anew=True), seat
        return old, _kept(desk, tx, old, _replied(ask, old, seat, said)), seat

    old, new, seat = await desk.write(ask, job)
    if _took_back(old, new):
        if seat in new.to_move():
            return Answer(ask.say("plea-granted"), await own_post(grip(desk, ask, new, seat)))
        return Answer(ask.say("plea-granted"), closes=new.id)
    done = ask.say("done-plea-withdrawn" if new.told.plea is None else f"done-plea-{said}")
    if said == "ask":
        return Answer(done, await _asked(grip(desk, ask, new, seat)))
    return Answer(done)


async def _asked(own: Grip) -> Post:
    """What is asked now: the table itself, for those who have it before them."""
    return await own_post(own) if own.limits.sights else plea_post(own)


async def _shown(desk: Desk, ask: Ask, table: Table, seat: Seat) -> Post:
    """What is asked now, or what might be."""
    if open_plea(table) is not None:
        return await _asked(grip(desk, ask, table, seat))
    if not may_plead(table, seat):
        objection = undo_objection(table.told, seat)
        raise Refusal(f"undo-{objection.code}" if objection else "plea-undo")
    return asking_post(grip(desk, ask, table, seat), plea_step(table.told, seat) or 0)


def _pleaded(ask: Ask, table: Table, seat: Seat) -> Table:
    step = plea_step(table.told, seat)
    if ask.words[1:] and ask.words[1] != str(step):
        raise Refusal("refuse-stale")
    if open_plea(table) is not None:
        raise Refusal("plea-already")
    if step is None or not may_plead(table, seat):
        objection = plea_objection(table.told, seat)
        raise Refusal(f"undo-{objection.code}" if objection else "plea-undo")
    return pleaded(table, seat, step)


def _replied(ask: Ask, table: Table, seat: Seat, said: str) -> Table:
    plea = open_plea(table)
    if plea is None or (ask.words[1:] and ask.words[1] != str(plea.step)):
        raise Refusal("plea-none")
    if seat == plea.seat and said == "agree":
        raise Refusal("plea-own")
    if seat != plea.seat and seat not in asked_by(table, plea):
        raise Refusal("plea-answered")
    return replied(table, seat, agrees=said == "agree")


def _kept(desk: Desk, tx: Transaction, old: Table, new: Table, *, anew: bool = False) -> Table:
    """Write down what was said, with what follows; who is asked anew is told so."""
    if _took_back(old, new):
        gone, freed = old.told.beats[len(new.told.beats) :], old
        for seat in {beat.row.seat for beat in gone}:  # lest an order makes the same move again
            freed = desk.tables.release(tx, freed, seat)
        turn = turn_of(desk.kit.guide(new.game), new, gone[0].row.seat)
        calls.drop_since(tx.sql, new.id, turn)
        return desk.tables.save(tx, freed, replace(new, orders=freed.orders))
    after, plea = desk.tables.save(tx, old, new), open_plea(new)
    for seat in asked_by(new, plea) if anew and plea is not None else ():
        person = new.places[seat].minder or ""
        outbox.owe(tx.sql, Kind.PLEA, new.id, due=tx.now, person=person)
    return after


def _took_back(old: Table, new: Table) -> bool:
    return any(row.text.endswith(ALL) for row in new.told.rows[len(old.told.rows) :])
