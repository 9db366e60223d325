"""Why a move is not allowed.

| code           | facts   | why not |
|----------------|---------|---------|
| lay-first      |         | the cards are being laid: nothing is bid, bought or passed yet |
| not-in-hand    | card    | this card is not in the seat's hand |
| row-complete   |         | all have laid: now mice count, or a word |
| too-low        | least   | a bid must be higher than the highest; `least` would do |
| too-few-mice   | mice    | the seat has only so many |
| not-for-sale   |         | buying is for who is left when nobody has bid |
| buy-or-pass    |         | who is left when nobody has bid may only buy or pass |
| no-mouse       |         | the seat has nothing to buy with |

What is said here tells what the seat has, so it is said to its person alone.
"""

from __future__ import annotations

from engines.sack.moves import Bid, Call, Lay, Move
from engines.sack.state import Phase, State, known_mice
from engines.values import Objection, Seat


def objection(state: State, seat: Seat, move: Move) -> Objection | None:
    """What speaks against a move of a seat that is to move."""
    if isinstance(move, Lay):
        return _laying(state, seat, move)
    if state.phase is Phase.LAY:
        return Objection("lay-first")
    mice = known_mice(state)[seat]
    if isinstance(move, Bid):
        return _bidding(state, mice, move)
    if move is Call.PASS:
        return None
    if state.phase is not Phase.BUY:
        return Objection("not-for-sale")
    return None if mice else Objection("no-mouse")


def _laying(state: State, seat: Seat, move: Lay) -> Objection | None:
    if state.phase is not Phase.LAY:
        return Objection("row-complete")
    return None if move.card in state.hands[seat] else Objection("not-in-hand", {"card": move.card})


def _bidding(state: State, mice: int, move: Bid) -> Objection | None:
    if state.phase is Phase.BUY:
        return Objection("buy-or-pass")
    if move.mice <= state.high:
        return Objection("too-low", {"least": state.high + 1})
    return Objection("too-few-mice", {"mice": mice}) if move.mice > mice else None
