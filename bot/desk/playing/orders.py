"""Standing orders: given, looked at and ended in private; nobody else sees that there are any."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.contract import Answer
from bot.desk.ask import Ask, quoted
from bot.desk.playing.play import grip, playing_seat
from bot.desk.playing.reading import read_move
from bot.games.guide import ALWAYS, Order
from bot.games.hearing import heard
from bot.posts.private.orders import orders_post
from bot.store import Transaction
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.words.typed import means
from engines.values import Seat

if TYPE_CHECKING:
    from bot.desk.desk import Desk


async def order(desk: Desk, ask: Ask) -> Answer:
    """Give the order these words say (`order bid 6`), end one (`order none`), or show them.

    `order at once` has a person's orders carried out without delay, `order later` does not.
    """
    table = await desk.seated_table(ask)
    seat = playing_seat(table, ask)
    if not desk.kit.guide(table.game).takes_orders:
        raise Refusal("refuse-no-orders")
    if ask.words and ask.round is None and not desk.may_show(ask.command, table):
        raise Refusal("refuse-in-public")
    _same_round(desk, ask, table)
    if (hasty := _hasty(ask)) is not None:
        return await _hurry(desk, ask, table, hasty=hasty)
    hasty = await desk.people.is_hasty(ask.person)
    ask = _spelled(desk, ask, table, seat)
    if _leads_on(desk, ask, table, seat):
        post = orders_post(grip(desk, ask, table, seat), ask.words, ask.mark, hasty=hasty)
        return Answer(post=post)
    ends = ask.words[0].casefold() in ask.say("order-words-none").split(", ")

    def job(tx: Transaction) -> tuple[Table, str]:
        now = desk.tables.fetch(tx, table.id)
        playing_seat(now, ask)
        _same_round(desk, ask, now)
        if not ends:
            given = _read_order(desk, ask, now, seat)
            return desk.tables.instruct(tx, now, seat, given), "done-order"
        after = desk.tables.release(tx, now, seat, ask.words[1] if ask.words[1:] else None)
        return after, "orders-none" if after is now else "done-order-none"

    table, done = await desk.write(ask, job)
    return Answer(ask.say(done), orders_post(grip(desk, ask, table, seat), hasty=hasty))


def _spelled(desk: Desk, ask: Ask, table: Table, seat: Seat) -> Ask:
    """The words as they are offered, where they call a place what it is called now."""
    guide, seen = desk.kit.guide(table.game), table.game.seen_by(table.told.state, seat)
    words = guide.spelled(seen, seat, heard(guide.spoken(ask.say), ask.words).split())
    return replace(ask, command=replace(ask.command, words=tuple(words))) if words else ask


def _hasty(ask: Ask) -> bool | None:
    """What somebody says about hurry; None when these words are about something else."""
    said = " ".join(ask.words).casefold()
    if said in ask.say("order-words-now").split(", "):
        return True
    return False if said in ask.say("order-words-later").split(", ") else None


async def _hurry(desk: Desk, ask: Ask, table: Table, *, hasty: bool) -> Answer:
    """Somebody is in a hurry or in none, at this table and at others."""

    def job(tx: Transaction) -> Table:
        now = desk.tables.fetch(tx, table.id)
        seat = playing_seat(now, ask)
        desk.people.hurry(tx, ask.person, wanted=hasty)
        desk.tables.hurry(tx, now, seat)
        return now

    after = await desk.write(ask, job)
    done = ask.say("done-order-now" if hasty else "done-order-later")
    seat = playing_seat(after, ask)
    return Answer(done, orders_post(grip(desk, ask, after, seat), hasty=hasty))


def _same_round(desk: Desk, ask: Ask, table: Table) -> None:
    """A button is good for the round it was shown in."""
    seen = table.game.seen_by(table.told.state, None)
    if ask.round not in (None, desk.kit.guide(table.game).round(seen)):
        raise Refusal("refuse-stale")


def offered(desk: Desk, table: Table, seat: Seat) -> dict[str, Order]:
    """The orders a seat may give now, by what is typed for them."""
    seen = table.game.seen_by(table.told.state, seat)
    return {order.text: order for order in desk.kit.guide(table.game).orders(seen, seat)}


def _leads_on(desk: Desk, ask: Ask, table: Table, seat: Seat) -> bool:
    """Whether these words are but the beginning of an order."""
    words = list(ask.words)
    if not words or ask.mark.span is not None:
        return True
    texts = [text.split() for text in offered(desk, table, seat)]
    return words not in texts and any(text[: len(words)] == words for text in texts)


def _read_order(desk: Desk, ask: Ask, table: Table, seat: Seat) -> Order:
    """The order these words are: in notation, in the person's language, or a move's button."""
    can = offered(desk, table, seat)
    guide = desk.kit.guide(table.game)
    lasting = means(desk.kit.words, ask.words[0], ALWAYS)
    words = ask.words[1:] if lasting else ask.words
    said = (" ".join(words), heard(guide.spoken(ask.say), words))
    for text in said:
        if (found := can.get(f"{ALWAYS} {text}" if lasting else text)) is not None:
            return found
    seen = table.game.seen_by(table.told.state, seat)
    if lasting or guide.spelled(seen, seat, words):
        raise _not_now(desk, ask, table, seat, can)
    move = read_move(desk, ask, table, seat)
    found = can.get(table.game.format(move))
    if found is not None:
        return found
    objection = (
        table.game.objection(table.told.state, seat, move) if seat in table.to_move() else None
    )
    if objection is None:
        raise _not_now(desk, ask, table, seat, can)
    raise Refusal("refuse-order-why", text=_typed(ask), why=guide.why(ask.say, objection))


def _not_now(desk: Desk, ask: Ask, table: Table, seat: Seat, can: dict[str, Order]) -> Refusal:
    """What else may be ordered, if anything."""
    if not can:
        return Refusal("orders-no-more")
    seen = table.game.seen_by(table.told.state, seat)
    first = next(iter(can)).removeprefix(f"{ALWAYS} ").split()
    instead = desk.kit.guide(table.game).order(ask.say, seen, first)
    return Refusal("refuse-order-now", text=_typed(ask), order=instead)


def _typed(ask: Ask) -> str:
    return quoted(" ".join(ask.words))
