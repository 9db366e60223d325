"""Standing orders: given, looked at and ended in private; nobody else sees that there are any."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.contract import Answer
from bot.desk.ask import Ask, quoted
from bot.desk.play import grip, playing_seat, read_move
from bot.games.guide import Order
from bot.posts.orders import orders_post
from bot.store import Transaction
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from engines.values import Seat

if TYPE_CHECKING:
    from bot.desk.desk import Desk


async def order(desk: Desk, ask: Ask) -> Answer:
    """Give the order these words say (`order bid 6`), end one (`order none`), or show them."""
    table = await desk.seated_table(ask)
    seat = playing_seat(table, ask)
    if not desk.kit.guide(table.game).takes_orders:
        raise Refusal("refuse-no-orders")
    if ask.words and ask.round is None and not desk.may_show(ask.command, table):
        raise Refusal("refuse-in-public")
    _same_round(desk, ask, table)
    if _leads_on(desk, ask, table, seat):
        return Answer(post=orders_post(grip(desk, ask, table, seat), ask.words, ask.mark))
    ends = ask.words[0].casefold() in ask.say("order-words-none").split(", ")

    def job(tx: Transaction) -> Table:
        now = desk.tables.fetch(tx, table.id)
        playing_seat(now, ask)
        _same_round(desk, ask, now)
        if ends:
            return desk.tables.release(tx, now, seat, ask.words[1] if ask.words[1:] else None)
        return desk.tables.instruct(tx, now, seat, _read_order(desk, ask, now, seat))

    table = await desk.write(ask, job)
    done = ask.say("done-order-none" if ends else "done-order")
    return Answer(done, orders_post(grip(desk, ask, table, seat)))


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
    text = table.game.format(read_move(desk, ask, table, seat))
    found = offered(desk, table, seat).get(text)
    if found is None:
        raise Refusal("refuse-order-now", text=quoted(" ".join(ask.words)))
    return found
