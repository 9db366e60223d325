"""What the last move did, in the order it happened.

| code      | facts              | when |
|-----------|--------------------|------|
| tiles     | tiles              | the table is laid: letters by the numbers 2, 3, 4, 5 |
| opened    | seat count rooms   | all have confirmed: what a seat wrote, its new rooms' numbers |
|           | left cells to      | (`-` for none), how many cells are empty now, and where it |
|           | first              | wrote; no cells if it wrote none; `yes` if it has new rooms, |
|           | mice cats crossed  | and none stood before; mice and cats written, and cats of the |
|           |                    | track, where there are any |
| stars     | dice               | the results that go to the stars |
| dice      | round dice         | the roll of a new round |
| wrote     | die piece to       | a die is written |
| starred   | die piece to       | set-up: a result is written |
| doubled   | die other piece to | two dice are written as one double |
| crossed   | count              | the `count`th cat of the track |
| blank     |                    | the track is full |
| owed      | piece to           | the number the track asked for |
| free      | piece to           | a symbol by an ability |
| moved     | piece from to      | a number goes elsewhere; where it was is dead |
| room      | number cells to    | a room stands; `to` is its owner |
| square    | cell               | a closed square is open |
| marked    | die face           | this die needs no neighbour |
| changed   | die face old       | this die shows something else |
| allowance | count              | so many dice are used this round |
| diagonal  |                    | diagonal contact counts |

Symbols are words of the notation. The first five are public; the others are told to whoever writes
alone, or to everybody where somebody plays alone.
"""

from __future__ import annotations

from collections.abc import Iterator

from engines.house.cells import names_in
from engines.house.plans import CAT, MOUSE
from engines.house.state import Deed, Draft, Phase, State
from engines.house.words.notation import symbol_word
from engines.house.writing import weight
from engines.values import Fact, News, Seat

NO_ROOMS = "-"


def tell(state: State) -> Iterator[News]:
    """The news of the last move."""
    first = bool(state.told) and not _stood(state)
    for seat in range(len(state.told)):
        yield News("opened", _opened(state, seat, first=first))
    if state.fresh and state.phase is not Phase.OVER:
        yield from _rolled(state)
    for seat, draft in enumerate(state.drafts):
        if isinstance(draft, Draft):
            for deed in draft.deeds:
                facts = _facts(deed, seat)
                yield News(deed.code, facts, seat if state.seats > 1 else None)


def _rolled(state: State) -> Iterator[News]:
    dice = " ".join(map(symbol_word, state.dice))
    if not state.told:
        yield News("tiles", {"tiles": " ".join(state.plan.tiles)})
    if state.phase is Phase.STARS:
        yield News("stars", {"dice": dice})
    else:
        yield News("dice", {"round": state.round, "dice": dice})


def _stood(state: State) -> bool:
    """Whether a room stood at the table before all sheets were opened now."""
    opened = zip(state.sheets, state.told, strict=True)
    return any(not walled & rooms for sheet, (_, rooms, _) in opened for _, walled in sheet.rooms)


def _opened(state: State, seat: Seat, *, first: bool) -> dict[str, Fact]:
    """A room is new where its cells are among those of the new rooms."""
    sheet, (cells, rooms, crossed) = state.sheets[seat], state.told[seat]
    built = [number for number, walled in sheet.rooms if walled & rooms]
    names = " ".join(map(str, built)) or NO_ROOMS
    facts: dict[str, Fact] = {"seat": seat, "count": cells.bit_count(), "rooms": names}
    facts["left"] = sheet.empty.bit_count()
    if built and first:
        facts["first"] = "yes"
    if cells:
        facts |= {"cells": " ".join(names_in(cells)), "to": _seat(seat)}
    animals = {"mice": weight(sheet, cells & sheet.holds(MOUSE))}
    animals |= {"cats": weight(sheet, cells & sheet.holds(CAT)), "crossed": crossed}
    return facts | {what: count for what, count in animals.items() if count}


def _facts(deed: Deed, seat: Seat) -> dict[str, Fact]:
    symbol = symbol_word(deed.symbol)
    match deed.code:
        case "wrote" | "starred":
            return {"die": deed.die, **_way(deed, symbol)}
        case "doubled":
            return {"die": deed.die, "other": deed.number, **_way(deed, symbol)}
        case "owed" | "free":
            return _way(deed, symbol)
        case "moved":
            return {**_way(deed, symbol), "from": names_in(deed.number)[0]}
        case "room":
            cells = " ".join(names_in(deed.cells))
            return {"number": deed.number, "cells": cells, "to": _seat(seat)}
        case "square":
            return {"cell": names_in(deed.cells)[0]}
        case "marked":
            return {"die": deed.die, "face": symbol}
        case "changed":
            return {"die": deed.die, "face": symbol, "old": symbol_word(deed.number)}
        case "crossed" | "allowance":
            return {"count": deed.number}
    return {}


def _way(deed: Deed, symbol: str) -> dict[str, Fact]:
    return {"piece": symbol, "to": names_in(deed.cells)[0]}


def _seat(seat: Seat) -> str:
    return f"seat{seat + 1}"
