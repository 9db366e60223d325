"""If It Fits, in the words of its rules.

Everybody has five cats and two cards, and first lays a start box. In a turn one draws a card and
plays one, or lays a cat to sleep. A box is laid beside another, upright or turned by half; where
two open edges meet, boxes become one. One cat may then be laid over the new card and a neighbour on
its long side, unless others sit in that box and oneself does not. Special toys lie like cats;
Princess takes the place of any cat.

When the pile is empty or somebody has no cat left, everybody plays the two cards they hold. Who has
most cats in a box gets a point for each toy of its most frequent kind, less one for each spray
bottle, twice if it is closed; a sleeping cat counts only where its owner is awake. Every further
cat in a box is a point more. The advanced game allows no double walls, pays nothing for further
cats, and counts a sleeping cat as half a cat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from engines.fits import options, scoring, secrets, turn
from engines.fits.editions import read_edition
from engines.fits.moves import DRAW, NO_CAT, Move
from engines.fits.state import Phase, State
from engines.fits.words import notation
from engines.fits.words.drawing import drawn
from engines.fits.words.news import tell
from engines.fits.words.objections import objection
from engines.game import Game
from engines.rng import Rng
from engines.tables import DATA, Folder
from engines.values import Info, News, Objection, Option, Options, Outcome, Seat, Seen

SEATS: Final = range(2, 6)

_ONE: Final = tuple((seat,) for seat in range(SEATS.stop))


class Fits(Game[State, Move]):
    """If It Fits."""

    info: ClassVar[Info] = Info(
        id="fits",
        seats=SEATS,
        options=(
            Option("advanced", ("off", "on"), "off"),
            Option("edition", ("first",), "first", hidden=True),
        ),
    )
    data: ClassVar[Folder] = DATA
    """Where its editions are."""

    def secrets(self, seats: int, options: Options) -> bool:
        return True

    def private(self, seats: int, options: Options) -> bool:
        return True

    def start(self, seats: int, options: Options, rng: Rng) -> State:
        chosen = self.info.settle(options)
        edition = read_edition(chosen["edition"], self.data)
        return turn.deal(seats, edition, rng, advanced=chosen["advanced"] == "on")

    def to_move(self, state: State) -> tuple[Seat, ...]:
        return () if state.phase is Phase.OVER else _ONE[state.seat]

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        return options.moves(state) if seat == state.seat else ()

    def objection(self, state: State, seat: Seat, move: Move) -> Objection | None:
        return objection(state, seat, move)

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> State:
        return turn.apply(state, move)

    def news(self, state: State) -> tuple[News, ...]:
        return tuple(tell(state))

    def outcome(self, state: State) -> Outcome | None:
        return self.tally(state) if state.phase is Phase.OVER else None

    def tally(self, state: State) -> Outcome:
        """What everybody would have if it ended here."""
        boxes = state.board.index.boxes.values()
        return scoring.tally(scoring.sheet(boxes, advanced=state.advanced), state.seats)

    def seen_by(self, state: State, seat: Seat | None) -> Seen[State]:
        return Seen(secrets.cover(state, seat), seat)

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        return secrets.redeal(state, seat, rng)

    def reveals(self, state: State, seat: Seat, move: Move) -> bool:
        """Whether it draws a card, or ends the game and so shows everything."""
        return move == DRAW or (state.left == 1 and _ends(state, move))

    def idle(self, state: State, seat: Seat) -> Move:
        """Draw, and play the first card where there is room first; no cat."""
        if state.phase is Phase.CAT:
            return NO_CAT
        return self.moves(state, seat)[0]

    def coda(self, state: State, seat: Seat) -> Move | None:
        return NO_CAT if state.phase is Phase.CAT and seat == state.seat else None

    def parse(self, state: State, seat: Seat, text: str) -> Move:
        return notation.parse(state, seat, text)

    def format(self, move: Move) -> str:
        return notation.write(move)

    def sketch(self, seen: Seen[State]) -> str:
        return drawn(seen.state)


def _ends(state: State, move: Move) -> bool:
    """Whether nothing is asked after the last card."""
    return turn.apply(state, move).phase is Phase.OVER
