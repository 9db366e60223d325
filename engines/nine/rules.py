"""Nine Lives, for three to five players.

Before everybody grow series of cats, one a colour. At a turn one takes the top of a discard pile,
draws two cards, or steals the last card of other people's series where that completes an own one.
Three, five or, with kittens, seven cards are scored: their sum shall end in nine. Strays spoil a
series; rascals, dogs and the cat lady move cards about. Most coins win when the draw pile is gone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, Final

from engines.game import Game
from engines.nine import legal, notation, turns
from engines.nine.cards import STRAY
from engines.nine.draft import opened
from engines.nine.editions import read_deck
from engines.nine.moves import DRAW, FIRST, SCORE, WAIT, Move
from engines.nine.news import tell
from engines.nine.objections import objection
from engines.nine.series import worth
from engines.nine.state import FOUR, Phase, State, known
from engines.rng import Rng
from engines.tables import DATA, Folder
from engines.values import HIDDEN, Info, News, Objection, Option, Options, Outcome, Seat, Seen

SEATS: Final = range(3, 6)

_ONE: Final = tuple((seat,) for seat in range(SEATS.stop))


class Nine(Game[State, Move]):
    """Nine Lives / Macskajáték."""

    info: ClassVar[Info] = Info(
        id="nine",
        seats=SEATS,
        options=(Option("edition", ("first",), "first", hidden=True),),
    )
    data: ClassVar[Folder] = DATA
    """Where its editions are."""

    def secrets(self, seats: int, options: Options) -> bool:
        """Nobody knows in which order the draw pile lies; everything else is open."""
        return True

    def start(self, seats: int, options: Options, rng: Rng) -> State:
        deck = read_deck(self.info.settle(options)["edition"], self.data)
        stock = rng.shuffled(deck)
        first = rng.below(seats)
        bare = State(
            seats=seats,
            piles=((),) * seats,
            stock=stock,
            box=(),
            series=((),) * (seats * FOUR),
            kittens=(),
            coins=(0,) * seats,
            turn=first,
            phase=Phase.TURN,
        )
        return opened(bare)

    def to_move(self, state: State) -> tuple[Seat, ...]:
        return () if state.phase is Phase.OVER else _ONE[legal.to_move(state)]

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        return legal.legal(state) if seat == legal.to_move(state) else ()

    def objection(self, state: State, seat: Seat, move: Move) -> Objection | None:
        return objection(state, seat, move)

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> State:
        return turns.apply(state, move, rng)

    def news(self, state: State) -> tuple[News, ...]:
        return tuple(tell(state))

    def outcome(self, state: State) -> Outcome | None:
        return self.tally(state) if state.phase is Phase.OVER else None

    def tally(self, state: State) -> Outcome:
        most = max(state.coins)
        winners = tuple(seat for seat, coins in enumerate(state.coins) if coins == most)
        reason = "most" if len(winners) == 1 else "shared"
        parts = tuple((("coins", coins),) for coins in state.coins)
        return Outcome(winners, reason, state.coins, parts)

    def seen_by(self, state: State, seat: Seat | None) -> Seen[State]:
        return Seen(replace(state, stock=(HIDDEN,) * len(state.stock)), seat)

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        return replace(state, stock=rng.shuffled(sorted(known(state.stock))))

    def reveals(self, state: State, seat: Seat, move: Move) -> bool:
        """Whether a card of the draw pile is turned up that nobody could have named, or all is."""
        return turns.reveals(state, move)

    def idle(self, state: State, seat: Seat) -> Move:
        """Draw, and drop what may be dropped; score three cards if that brings anything."""
        if state.phase is Phase.TURN:
            return DRAW
        if state.phase is Phase.FIRST:
            return FIRST
        if state.phase is Phase.SCORE:
            return SCORE if worth(state.series[state.turn * FOUR + state.asked]) else WAIT
        if state.phase is Phase.KITTENS or state.cards[0] < STRAY:
            return legal.drops(state)[0]
        return legal.legal(state)[0]

    def coda(self, state: State, seat: Seat) -> Move | None:
        return None

    def parse(self, state: State, seat: Seat, text: str) -> Move:
        return notation.parse(state, seat, text)

    def format(self, move: Move) -> str:
        return notation.write(move)

    def sketch(self, seen: Seen[State]) -> str:
        return notation.sketch(seen)
