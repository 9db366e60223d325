"""What news mark on the table of sacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engines.sack.state import PILE, State
from engines.values import News, Seat

ACTED: Final = frozenset({"bid", "passed"})
SOLD: Final = frozenset({"won", "bought", "declined"})


class Fresh(NamedTuple):
    """What is new to the viewer."""

    opened: frozenset[Seat]
    """Whose cards have been turned up; `PILE` for the draw pile's."""
    acted: frozenset[Seat] = frozenset()
    """Who has bid or passed."""
    sold: bool = False
    """Whether the last sack has gone."""


def fresh_in(state: State, since: Sequence[News]) -> Fresh:
    """What the news tell of this round, and of the end of the one before.

    Without any, the cards the last move turned up.
    """
    if not since:
        turned = (deed.seat for deed in state.deeds if deed.code == "opened")
        return Fresh(frozenset(turned))
    codes = [item.code for item in since]
    ended = len(codes) - codes[::-1].index("round") if "round" in codes else 0
    here = since[ended:]
    return Fresh(
        frozenset(_seat(item) for item in here if item.code == "opened"),
        frozenset(_seat(item) for item in here if item.code in ACTED),
        sold=not SOLD.isdisjoint(codes),
    )


def won_by(seat: Seat, since: Sequence[News]) -> frozenset[str]:
    """The cards a seat got."""
    taken = (item for item in since if item.code == "took" and _seat(item) == seat)
    return frozenset(card for item in taken for card in str(item.facts["cards"]).split())


def _seat(item: News) -> Seat:
    return int(item.facts.get("seat", PILE))
