"""Pleas: who is asked to agree that moves are taken back, and what follows when all have."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.table import Table
from engines.plea import Plea
from engines.undo import last_move, plea_step, undo_objection
from engines.values import Seat


def open_plea(table: Table) -> Plea | None:
    """What is asked at a table and may still be answered."""
    plea = None if table.story is None else table.told.plea
    if plea is None or plea.refused or not table.to_move():
        return None
    step = plea_step(table.told, plea.seat)
    # N.B. an older release asked for the last move alone, whatever that had ended.
    asked = step is not None and plea.step in (step, last_move(table.told, plea.seat))
    return plea if asked else None


def way_back(table: Table, seat: Seat) -> str | None:
    """How a seat has its last move taken back: by `undo`, by asking (`takeback`), or not at all."""
    refused = undo_objection(table.told, seat)
    if refused is None:
        return "undo"
    moved = refused.code == "others-moved" and plea_step(table.told, seat) is not None
    return "takeback" if moved else None


def may_plead(table: Table, seat: Seat) -> bool:
    """Whether a seat may ask for what it may not undo by itself."""
    return way_back(table, seat) == "takeback"


def asked_by(table: Table, plea: Plea) -> tuple[Seat, ...]:
    """The seats whose people have not answered yet."""
    settled = {plea.seat, *plea.agreed}
    people = (seat for seat, place in enumerate(table.places) if place.minder is not None)
    return tuple(seat for seat in people if seat not in settled)


def asked_no_more(old: Table, new: Table) -> set[Seat]:
    """The seats whose answer was waited for, and is no longer."""
    before, now = (
        set() if plea is None else {*asked_by(table, plea)}
        for table in (old, new)
        for plea in (open_plea(table),)
    )
    return before - now


def pleaded(table: Table, seat: Seat, step: int) -> Table:
    """The table after a seat has asked; where there is nobody to ask it is granted at once."""
    return _granted(replace(table, story=table.told.write(seat, f"!plea {step}")))


def replied(table: Table, seat: Seat, *, agrees: bool) -> Table:
    """The table after a seat's answer; the last one to agree has the moves taken back."""
    row = "!agree" if agrees else "!refuse"
    return _granted(replace(table, story=table.told.write(seat, row)))


def _granted(table: Table) -> Table:
    plea = open_plea(table)
    if plea is None or asked_by(table, plea):
        return table
    return replace(table, story=table.told.write(plea.seat, f"!undo {plea.step} all"))
