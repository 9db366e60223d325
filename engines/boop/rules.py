"""Boop, in the words of its rules.

Two people take turns putting a kitten or a cat on a quilted bed of 6 by 6 cells. Whatever is put
down boops: every neighbour moves one cell straight away, unless the cell behind it is taken; over
the rim it falls back into its owner's pool. Kittens do not move cats. Then the mover's ghost, if it
is on the bed, goes one piece of a seam further and scares the two cells beside it: what lies there
jumps to the first empty cell behind, over everything between.

Then, for the mover alone: three cats in a line, or eight cats on the bed, win. Otherwise three in a
line leave the bed and come back as cats; with eight on the bed one piece may be taken up instead.
Last, a ghost that was in the pool when the turn began may enter at one of the twenty ends of the
seams. Placing, promoting and entering are three moves of one turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from engines.boop import notation, turn
from engines.boop.bed import WHOLE, Kind
from engines.boop.boops import put
from engines.boop.moves import STAY, Enter, Move, Promote, Put, entering, placements
from engines.boop.news import tell
from engines.boop.objections import objection
from engines.boop.state import Phase, State
from engines.game import Game
from engines.rng import Rng
from engines.values import Info, News, Objection, Option, Options, Outcome, Seat, Seen

_TO_MOVE: Final = ((0,), (1,))


class Boop(Game[State, Move]):
    """Boooop. / HUUupp, with ghosts or without."""

    info: ClassVar[Info] = Info(
        id="boop",
        seats=range(2, 3),
        options=(Option("ghosts", ("on", "off"), "on"),),
    )

    def start(self, seats: int, options: Options, rng: Rng) -> State:
        haunted = self.info.settle(options)["ghosts"] == "on"
        return turn.begin(rng.below(2), haunted=haunted)

    def to_move(self, state: State) -> tuple[Seat, ...]:
        return _TO_MOVE[state.seat] if state.result is None else ()

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        if seat != state.seat:
            return ()
        if state.phase is Phase.PLACE:
            return _placements(state, seat)
        if state.phase is Phase.ENTER:
            return entering(state.ghosts[1 - seat])
        return turn.promotions(state)

    def objection(self, state: State, seat: Seat, move: Move) -> Objection | None:
        return objection(state, move)

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> State:
        if isinstance(move, Put):
            return turn.place(state, move)
        if isinstance(move, Promote):
            return turn.promote(state, move)
        return turn.enter(state, move) if isinstance(move, Enter) else turn.stay(state, move)

    def news(self, state: State) -> tuple[News, ...]:
        return tuple(tell(state))

    def outcome(self, state: State) -> Outcome | None:
        return state.result

    def seen_by(self, state: State, seat: Seat | None) -> Seen[State]:
        return Seen(state, seat)

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        return state

    def reveals(self, state: State, seat: Seat, move: Move) -> bool:
        return False

    def idle(self, state: State, seat: Seat) -> Move:
        """The placement that pushes the fewest, the first promotion, or staying out."""
        if state.phase is Phase.ENTER:
            return STAY
        if state.phase is Phase.PROMOTE:
            return turn.promotions(state)[0]
        return min(_placements(state, seat), key=lambda move: _disturbed(state, move))

    def coda(self, state: State, seat: Seat) -> Move | None:
        return STAY if state.phase is Phase.ENTER and seat == state.seat else None

    def parse(self, state: State, seat: Seat, text: str) -> Move:
        return notation.parse(state, seat, text)

    def format(self, move: Move) -> str:
        return notation.write(move)

    def sketch(self, seen: Seen[State]) -> str:
        return notation.sketch(seen.state)


def _placements(state: State, seat: Seat) -> tuple[Put, ...]:
    """Every piece of the pool on every empty cell, kittens first, in reading order."""
    empty = WHOLE & ~state.occupied()
    if not (state.grown[seat] and state.in_pool(Kind.CAT, seat)):
        return placements(Kind.KITTEN, empty)
    if not state.in_pool(Kind.KITTEN, seat):
        return placements(Kind.CAT, empty)
    return placements(Kind.KITTEN, empty) + placements(Kind.CAT, empty)


def _disturbed(state: State, move: Put) -> int:
    """How many pieces a placement pushes."""
    return len(put(state.boards, state.seat, move.kind, move.cell)[1])
