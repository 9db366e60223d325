"""Draws House of Cats: a sheet in large for whoever writes on it, all of them for everybody."""

from __future__ import annotations

from typing import Final

from engines.house.state import Draft, State
from engines.values import Seen
from render.house.own import paint_sheet
from render.house.table import paint_table
from render.painter import Look, Painted, Painter, View

LABELS: Final = (
    *("round", "stars", "final", "points", "left", "writing", "done", "won", "shared"),
    *("owe-write", "owe-room", "owe-open", "owe-k", "owe-l"),
    *(f"use-{letter}" for letter in "abcdefghijkl"),
)
"""The keys of every word in a picture."""


def paint(seen: Seen[State], look: Look) -> Painted:
    """The table as it is seen, or the viewer's own sheet; alone the one sheet is all there is."""
    state = seen.state
    if state.seats == 1:
        return paint_sheet(state, 0, look)
    if look.view is View.OWN and owns(seen) and seen.seat is not None:
        return paint_sheet(state, seen.seat, look)
    return paint_table(state, look)


def owns(seen: Seen[State]) -> bool:
    """Whoever is writing among others has a sheet they do not see."""
    state, seat = seen.state, seen.seat
    if state.seats == 1 or seat is None or not state.drafts:
        return False
    return isinstance(state.drafts[seat], Draft)


PAINTER = Painter(paint, LABELS, owns)
