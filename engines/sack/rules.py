"""Cat in the Sack, in the words of its rules.

Everybody has the same ten cards, one of them put aside unseen: seven cats good and bad, a rabbit
worth nothing and two dogs. Each of nine rounds all lay a card face down into a row, the sack. The
leftmost is turned up, and from the start player on mice are bid for the lot. Who passes takes the
mice of the lowest mouse card that has any, and the next card is turned up. The last one left pays
the bank, and gets what the dogs leave: several dogs chase each other away; a big dog alone chases
the best card, a small one the worst. He starts the next round.

If all but one pass before any bid, the last one may buy the sack for one mouse, or leave it: then
it leaves the game, and next round the mouse cards stay empty. With three players the first card of
the row comes from a draw pile. In the end cats and mice count.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import ClassVar, Final

from engines.game import Game
from engines.rng import Rng
from engines.sack import notation, rounds, secrets
from engines.sack.cards import Card, points
from engines.sack.editions import read_edition
from engines.sack.moves import (
    BIDS,
    BUY_OR_PASS,
    LAYS,
    ONLY_PASS,
    Bid,
    Call,
    Lay,
    Move,
)
from engines.sack.news import tell
from engines.sack.objections import objection
from engines.sack.state import Phase, State, known_cards, known_mice
from engines.tables import DATA, Folder
from engines.values import Info, News, Objection, Option, Options, Outcome, Seat, Seen

SEATS: Final = range(3, 6)

_ONE: Final = tuple((seat,) for seat in range(SEATS.stop))


class Sack(Game[State, Move]):
    """Cat in the Sack / Zsákbamaczka."""

    info: ClassVar[Info] = Info(
        id="sack",
        seats=SEATS,
        options=(Option("edition", ("first",), "first", hidden=True),),
    )
    data: ClassVar[Folder] = DATA
    """Where its editions are."""

    def secrets(self, seats: int, options: Options) -> bool:
        return True

    def private(self, seats: int, options: Options) -> bool:
        return True

    def start(self, seats: int, options: Options, rng: Rng) -> State:
        edition = self.info.settle(options)["edition"]
        return rounds.deal(seats, read_edition(edition, seats, self.data), rng)

    def to_move(self, state: State) -> tuple[Seat, ...]:
        if state.phase is Phase.LAY:
            return tuple(seat for seat, card in enumerate(state.laid) if card is None)
        return () if state.phase is Phase.OVER else _ONE[state.seat]

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        if state.phase is Phase.LAY:
            hand = known_cards(state.hands[seat])
            return tuple(map(LAYS.__getitem__, hand)) if state.laid[seat] is None else ()
        if state.phase is Phase.OVER or seat != state.seat:
            return ()
        mice = known_mice(state)[seat]
        if state.phase is Phase.BUY:
            return BUY_OR_PASS if mice else ONLY_PASS
        return BIDS[state.high + 1 : mice + 1] + ONLY_PASS

    def objection(self, state: State, seat: Seat, move: Move) -> Objection | None:
        return objection(state, seat, move)

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> State:
        if isinstance(move, Lay):
            return rounds.lay(state, seat, move.card)
        if isinstance(move, Bid):
            return rounds.bid(state, move.mice)
        if move is Call.BUY:
            return rounds.buy(state)
        return rounds.decline(state) if state.phase is Phase.BUY else rounds.pass_(state)

    def news(self, state: State) -> tuple[News, ...]:
        return tuple(tell(state))

    def outcome(self, state: State) -> Outcome | None:
        if state.phase is not Phase.OVER:
            return None
        cats = tuple(points(known_cards(sack)) for sack in state.sacks)
        mice = known_mice(state)
        scores = tuple(map(sum, zip(cats, mice, strict=True)))
        best = max(zip(scores, cats, strict=True))
        level = tuple(seat for seat, score in enumerate(scores) if score == best[0])
        winners = tuple(seat for seat in level if cats[seat] == best[1])
        reason = "most" if len(level) == 1 else "cats" if len(winners) == 1 else "shared"
        parts = tuple((("cats", own), ("mice", left)) for own, left in zip(cats, mice, strict=True))
        return Outcome(winners, reason, scores, parts)

    def seen_by(self, state: State, seat: Seat | None) -> Seen[State]:
        return Seen(secrets.cover(state, seat), seat)

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        return secrets.redeal(state, seat, rng)

    def reveals(self, state: State, seat: Seat, move: Move) -> bool:
        return secrets.reveals(state, seat, move)

    def idle(self, state: State, seat: Seat) -> Move:
        """Pass; a card to lay is picked by a hash of what the seat alone knows, and the round."""
        if state.phase is not Phase.LAY:
            return Call.PASS
        hand: Sequence[Card] = known_cards(state.hands[seat])
        text = f"{state.removed[seat]}/{' '.join(hand)}/{state.round}"
        digest = blake2b(text.encode(), digest_size=8).digest()
        return LAYS[hand[int.from_bytes(digest, "big") % len(hand)]]

    def coda(self, state: State, seat: Seat) -> Move | None:
        return None

    def parse(self, state: State, seat: Seat, text: str) -> Move:
        return notation.parse(state, seat, text)

    def format(self, move: Move) -> str:
        return notation.write(move)

    def sketch(self, seen: Seen[State]) -> str:
        return notation.sketch(seen)
