"""Charters: what those in charge of a channel, group or server have settled for it."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from bot.contract import Deciders
from bot.store import schema


@dataclass(frozen=True, slots=True)
class CharterRecord:
    """The rules of one place; what is None was never settled there."""

    place: str
    greeted: bool = False
    """The bot has introduced itself."""
    deciders: str | None = None
    """Who begins tables and clears them away."""
    most: int | None = None
    """How many tables may be open in one channel; 0 is any number."""
    chosen: bool | None = None
    """Tables may be set up here, in a server where that is so in chosen channels only."""
    choosy: bool | None = None
    """In this server or group tables are set up in chosen channels only."""


_charters = schema.charters.c
_ONE = select(schema.charters).where(_charters.place == bindparam("of"))
_NEW = insert(schema.charters)
_SET = update(schema.charters).where(_charters.place == bindparam("of"))
_END = delete(schema.charters).where(_charters.place == bindparam("of"))


def load_charter(sql: Connection, place: str) -> CharterRecord:
    """What is settled for a place."""
    row = sql.execute(_ONE, {"of": place}).mappings().one_or_none()
    return CharterRecord(**row) if row else CharterRecord(place)


def greet(sql: Connection, place: str) -> bool:
    """Note that a place is greeted; whether it had not been before."""
    if load_charter(sql, place).greeted:
        return False
    _ensure(sql, place)
    sql.execute(_SET, {"of": place, "greeted": True})
    return True


def set_deciders(sql: Connection, place: str, deciders: Deciders) -> None:
    """Settle who begins tables and clears them away."""
    _ensure(sql, place)
    sql.execute(_SET, {"of": place, "deciders": deciders.value})


def set_most(sql: Connection, place: str, most: int) -> None:
    """Settle how many tables may be open in one channel."""
    _ensure(sql, place)
    sql.execute(_SET, {"of": place, "most": most})


def set_chosen(sql: Connection, place: str, *, chosen: bool) -> None:
    """Choose a channel for tables, or no longer."""
    _ensure(sql, place)
    sql.execute(_SET, {"of": place, "chosen": chosen})


def set_choosy(sql: Connection, place: str, *, choosy: bool) -> None:
    """Have tables set up in chosen channels only, or anywhere."""
    _ensure(sql, place)
    sql.execute(_SET, {"of": place, "choosy": choosy})


def move_charter(sql: Connection, old: str, new: str) -> None:
    """A place has another id: what is settled for it follows, and gives way to what is there."""
    former, known = asdict(load_charter(sql, old)), asdict(load_charter(sql, new))
    if former == asdict(CharterRecord(old)):
        return
    whole = {name: former[name] if value is None else value for name, value in known.items()}
    whole["greeted"] = former["greeted"] or known["greeted"]
    _ensure(sql, new)
    sql.execute(_SET, {"of": new, **whole})
    sql.execute(_END, {"of": old})


def _ensure(sql: Connection, place: str) -> None:
    if sql.execute(_ONE, {"of": place}).one_or_none() is None:
        sql.execute(_NEW, {"place": place, "greeted": False})
