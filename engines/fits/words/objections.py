"""Why a move is not allowed.

| code           | facts | why not |
|----------------|-------|---------|
| start-first    |       | start boxes are being laid |
| start-over     |       | all start boxes lie |
| start-gone     | card  | somebody else has this start box, or there is none such |
| start-at-zero  |       | the first start box lies at 0,0 |
| start-beside   | cell  | a start box lies beside the one laid just before |
| draw-or-sleep  |       | a turn begins with a card drawn, or with a sleeping cat |
| play-now       |       | a card has been drawn and is to be played |
| no-more-draw   |       | the end has been triggered: nobody draws any more |
| no-more-sleep  |       | the end has been triggered: no cat goes to sleep any more |
| cat-now        |       | it is asked whether a cat goes into the box |
| no-cat-now     |       | a cat follows a box only, and only where one may lie |
| not-in-hand    | card  | this card is not in the seat's hand |
| not-beside     | cell  | the cell is taken, or touches no card |
| double-wall    | cell  | advanced: wall against wall |
| cat-gap        |       | no card lies there |
| cat-wall       |       | a wall is between the two |
| cat-covered    |       | something lies there, or it is no cardboard |
| cat-occupied   |       | others' cats sit in this box, and none of the seat's |
| toy-over       |       | there is a place over two boxes, so it does not lie like a box |
| toy-as-box     |       | there is no place over two boxes: it lies like a box |
| toy-not-there  | cell  | no two free boxes hang together there |
| toy-occupied   | cell  | others' cats sit in this box, and none of the seat's |
| no-cat-there   | cell  | a Princess takes the place of a cat |
| play-another   |       | something of the hand can be played, so no Princess is put away |

What is said here tells what the seat holds, so it is said to its person alone.
"""

from __future__ import annotations

from engines.fits.cards import PRINCESS, Card, Cell, bare, west
from engines.fits.moves import Move
from engines.fits.options import beside_last, cat_fault, cat_moves, room, toy_places
from engines.fits.state import Phase, State
from engines.values import Objection, Seat

CARDS = ("lay", "toy", "box", "princess", "discard")
"""Verbs that play a card."""
CATS = ("cat", "no")


def objection(state: State, seat: Seat, move: Move) -> Objection | None:
    """What speaks against a move of the seat that is to move."""
    wrong = _moment(state, move)
    if wrong:
        return Objection(wrong)
    match move.verb:
        case "draw" | "no":
            return None
        case "cat":
            return _cat(state, move)
        case "start":
            return _start(state, move)
        case "sleep":
            return _room(state, move)
    if bare(move.card) not in state.hands[seat]:
        return Objection("not-in-hand", {"card": move.card})
    match move.verb:
        case "lay":
            return _lay(state, move)
        case "toy" | "box":
            return _toy(state, seat, move)
        case "princess":
            there = any(cat.at == move.at for cat in state.board.cats())
            return None if there else Objection("no-cat-there", _at(move))
    only = {*state.hands[seat]} == {PRINCESS} and not state.board.cats()
    return None if only else Objection("play-another")


def _moment(state: State, move: Move) -> str:
    """Whether it is time for something else."""
    verb = move.verb
    if state.phase is Phase.START:
        return "" if verb == "start" else "start-first"
    if verb == "start":
        return "start-over"
    if state.phase is Phase.CAT:
        return "" if verb in CATS else "cat-now"
    if verb in CATS:
        return "no-cat-now"
    if verb in CARDS:
        return "draw-or-sleep" if state.phase is Phase.TURN else ""
    if state.phase is Phase.TURN:
        return ""
    if state.left is None:
        return "play-now"
    return "no-more-draw" if verb == "draw" else "no-more-sleep"


def _at(move: Move) -> dict[str, str | int]:
    return {"cell": written(move.at)}


def written(at: Cell | None) -> str:
    """A cell as the notation writes it."""
    return "" if at is None else f"{at[0]},{at[1]}"


def _start(state: State, move: Move) -> Objection | None:
    ways = [way for card in state.starts for way in state.edition.ways(card)]
    if move.card not in ways:
        return Objection("start-gone", {"card": move.card})
    if move.at not in beside_last(state):
        if not state.board.laid:
            return Objection("start-at-zero")
        return Objection("start-beside", _at(move))
    return _walls(state, move)


def _lay(state: State, move: Move) -> Objection | None:
    if move.card not in state.edition.faces:
        return Objection("not-in-hand", {"card": move.card})
    return _room(state, move) or _walls(state, move)


def _room(state: State, move: Move) -> Objection | None:
    return None if move.at in state.board.index.rim else Objection("not-beside", _at(move))


def _walls(state: State, move: Move) -> Objection | None:
    fits = move.at is not None and room(state, move.card, (move.at,))
    return None if fits else Objection("double-wall", _at(move))


def _cat(state: State, move: Move) -> Objection | None:
    if move in cat_moves(state):
        return None
    fresh = state.fresh or (0, 0)
    return Objection(cat_fault(state, fresh if move.card == Card("e") else west(fresh)))


def _toy(state: State, seat: Seat, move: Move) -> Objection | None:
    over = toy_places(state, seat)
    if move.verb == "box":
        return Objection("toy-over") if over else _room(state, move)
    if move.at in over:
        return None
    if not over:
        return Objection("toy-as-box")
    there = move.at in tuple(state.board.pairs())
    return Objection("toy-occupied" if there else "toy-not-there", _at(move))
