"""What the last move did, in the order it happened.

| code      | facts                    | when |
|-----------|--------------------------|------|
| dealt     | seat                     | the cards are dealt; `seat` begins |
| hand      | cards                    | to each seat alone: what it was dealt |
| started   | seat piece from to       | a start box is laid |
| drew      | seat left                | a card is drawn; so many are left |
| drawn     | piece from to            | to its seat alone: which |
| laid      | seat piece from to box   | a box is laid |
| cat       | seat piece from to box   | an awake cat is laid; `to` is its western cell |
| no-cat    | seat                     | no cat follows the box |
| nap       | seat piece from to box   | a sleeping cat is laid |
| toy       | seat piece from to box   | a special toy is laid over two boxes |
| toy-box   | seat piece from to box   | a special toy is laid like a box |
| princess  | seat piece from to box   | a Princess takes the place of the cat of `other`, who was |
|           | other asleep             | asleep (1) or not (0) |
| home      | other piece from to      | that cat goes back to its owner |
| discarded | seat                     | a Princess is shown and put away: nothing could be played |
| last      | seat empty               | the turn triggered the end: the pile is `empty` (1), or |
|           |                          | all cats of `seat` lie |

`box` stands for what the box there is like after the move: its `size` in cells, its `toys` (so many
of the most frequent kind), `bottles`, whether it is `closed` (1), and what it is `worth`. Cards and
cells are written as in the notation; `pile` is the draw pile and `seat3` what the third seat has.
All but `hand` and `drawn` is public.
"""

from __future__ import annotations

from collections.abc import Iterator

from engines.fits.cards import Cell
from engines.fits.scoring import scored
from engines.fits.state import Deed, State, known_cards
from engines.fits.words.objections import written
from engines.values import Fact, News, Seat

PILE = "pile"


def tell(state: State) -> Iterator[News]:
    """The news of the last move."""
    for deed in state.deeds:
        match deed.code:
            case "dealt":
                yield News("dealt", {"seat": deed.seat})
                for seat, hand in enumerate(state.hands):
                    yield News("hand", {"cards": " ".join(known_cards(hand))}, seat)
            case "drew":
                yield News("drew", {"seat": deed.seat, "left": deed.left})
                way = {"piece": str(state.drawn), "from": PILE, "to": _seat(deed.seat)}
                yield News("drawn", way, deed.seat)
            case "no-cat" | "discarded":
                yield News(deed.code, {"seat": deed.seat})
            case "last":
                yield News("last", {"seat": deed.seat, "empty": int(not deed.left)})
            case "princess":
                yield from _chased(state, deed)
            case _:
                yield News(deed.code, _laid(state, deed, deed.card or deed.code))


def _laid(state: State, deed: Deed, piece: str) -> dict[str, Fact]:
    facts: dict[str, Fact] = {"seat": deed.seat, "piece": piece}
    facts |= {"from": _seat(deed.seat), "to": written(deed.at)}
    return facts if deed.at is None or deed.code == "started" else facts | _box(state, deed.at)


def _chased(state: State, deed: Deed) -> Iterator[News]:
    asleep = int(deed.card == "nap")
    facts = _laid(state, deed, "princess")
    yield News("princess", {**facts, "other": deed.other, "asleep": asleep})
    way = {"from": written(deed.at), "to": _seat(deed.other)}
    yield News("home", {"other": deed.other, "piece": str(deed.card), **way})


def _box(state: State, at: Cell) -> dict[str, Fact]:
    box = state.board.box(at)
    line = scored(box, advanced=state.advanced)
    return {
        "size": len(box.cells),
        "toys": max(box.toys),
        "bottles": box.bottles,
        "closed": int(box.closed),
        "worth": line.worth,
    }


def _seat(seat: Seat) -> str:
    return f"seat{seat + 1}"
