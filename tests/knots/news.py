"""What the last move did: for all to see, and on one's own sheet for its cat alone."""

from __future__ import annotations

from collections.abc import Iterator

from engines.values import News
from tests.knots.state import LOOP, Draft, Phase, State, place_name

PRIVATE = {
    "knit": ("piece", "face", "to"),
    "free": ("face", "to"),
    "loop": ("to",),
    "knot": ("number", "cells"),
    "dye": ("die", "face"),
    "ball": ("left",),
}
"""The facts of what one does on a sheet."""
NUMBERS = ("face", "number", "cells", "left")


def told(state: State) -> tuple[News, ...]:
    """The news, in the order it happened."""
    return (*_public(state), *_private(state))


def _public(state: State) -> Iterator[News]:
    match state.told:
        case ("deal",):
            yield News("deal", {"rounds": state.table["rounds"]})
        case ("open",):
            for seat, sheet in enumerate(state.sheets):
                knots = sum(held < 0 for held in sheet)
                yield News("opened", {"seat": seat, "knots": knots, "loops": sheet.count(LOOP)})
        case ("lay", int(seat), int(wool)):
            number, to = len(state.quilt) - 1, place_name(state.quilt[-1].at)
            yield News("lay", {"seat": seat, "piece": f"patch-{number}", "to": to, "wool": wool})
        case ("steal", int(seat), int(victim)):
            way = {"from": str(victim + 1), "to": str(seat + 1)}
            yield News("steal", {"seat": seat, "victim": victim, "piece": "wool", **way})
    if state.phase is Phase.KNIT and state.told != ("knit",):
        yield News("dice", {"round": state.round, "dice": " ".join(map(str, state.dice))})


def _private(state: State) -> Iterator[News]:
    for owner, draft in enumerate(state.drafts):
        if isinstance(draft, Draft):
            for code, *facts in draft.last:
                named = zip(PRIVATE[code], facts, strict=True)
                read = {name: int(fact) if name in NUMBERS else fact for name, fact in named}
                if "to" in read:
                    read = {"piece": code, **read}
                yield News(code, read, owner if state.seats > 1 else None)
