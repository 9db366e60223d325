"""Standing orders: what a seat wants done in its absence, one about each thing."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, delete, select

from bot.store import schema
from bot.store.upsert import Upsert


@dataclass(frozen=True, slots=True)
class OrderRecord:
    """One order of one seat."""

    table: str
    seat: int
    about: str
    text: str
    round: int
    given: str | None = None
    """What it was given for, as its game writes it."""


_orders = schema.orders.c

_KEEP = Upsert(schema.orders, by=("table", "seat", "about"), take=("text", "round", "given", "at"))
_OF_TABLE = (
    select(_orders.table, _orders.seat, _orders.about, _orders.text, _orders.round, _orders.given)
    .where(_orders.table == bindparam("of"))
    .order_by(_orders.seat, _orders.about)
)
_DROP_ALL = delete(schema.orders).where(_orders.table == bindparam("of"))
_DROP_SEAT = _DROP_ALL.where(_orders.seat == bindparam("place"))
_DROP_ONE = _DROP_SEAT.where(_orders.about == bindparam("thing"))


def keep_order(sql: Connection, order: OrderRecord, at: float) -> None:
    """Keep an order; an earlier one of the seat about the same thing is replaced."""
    _KEEP(
        sql,
        {
            "table": order.table,
            "seat": order.seat,
            "about": order.about,
            "text": order.text,
            "round": order.round,
            "given": order.given,
            "at": at,
        },
    )


def orders_of(sql: Connection, table: str) -> tuple[OrderRecord, ...]:
    """The orders at a table."""
    return tuple(OrderRecord(*row) for row in sql.execute(_OF_TABLE, {"of": table}))


def drop_orders(
    sql: Connection, table: str, seat: int | None = None, about: str | None = None
) -> None:
    """Forget a table's orders: all of them, those of a seat, or the one about a thing."""
    if seat is None:
        sql.execute(_DROP_ALL, {"of": table})
    elif about is None:
        sql.execute(_DROP_SEAT, {"of": table, "place": seat})
    else:
        sql.execute(_DROP_ONE, {"of": table, "place": seat, "thing": about})
