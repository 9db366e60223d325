"""A table in the middle of a move: unfolded, changed step by step, and folded up again."""

from __future__ import annotations

from typing import Final

from engines.nine.cards import KITTENS, NOWHERE, STRAY, Card
from engines.nine.series import Due, due, worth
from engines.nine.state import FOUR, Bed, Deed, Phase, State, known, series_word
from engines.rng import Rng
from engines.values import Seat

DECKS: Final = {3: 1, 4: 2, 5: 2}
"""How often the draw pile runs out before the game is over, by the number of seats."""
STOCK, BOX = "stock", "box"
"""Words for the draw pile and the box."""


def opened(bare: State) -> State:
    """A table that is set up, from one with nothing but its draw pile."""
    table = Draft(bare)
    table.phase = Phase.TURN
    table.tell(Deed("dealt", table.turn))
    table.open_piles()
    return table.state()


class Draft:
    """A table in the middle of a move."""

    __slots__ = (
        *("again", "asked", "box", "cards", "coins", "deeds", "dropped", "kittens", "owing"),
        *("phase", "piles", "seats", "series", "stock", "turn", "turns"),
    )

    def __init__(self, state: State) -> None:
        self.seats = state.seats
        self.piles = list(state.piles)
        self.stock = known(state.stock)
        self.box = state.box
        self.series = list(state.series)
        self.kittens = state.kittens
        self.coins = list(state.coins)
        self.turn = state.turn
        self.phase = Phase.CARD
        self.cards = state.cards
        self.dropped = state.dropped
        self.asked = state.asked
        self.owing = state.owing
        self.again = state.again
        self.turns = state.turns
        self.deeds: list[Deed] = []

    def folded(self, rng: Rng) -> State:
        """The table with what is decided next."""
        if self.asked >= 0:
            self.phase = Phase.SCORE
        elif self.owing:
            self.phase = Phase.KITTENS
        elif not self.cards:
            self._end_turn(rng)
        return self.state()

    def resolved(self) -> bool:
        """Whether nothing is left of the turn."""
        return not (self.cards or self.owing or self.asked >= 0)

    def state(self) -> State:
        """The table as a value."""
        return State(
            self.seats,
            tuple(self.piles),
            self.stock,
            self.box,
            tuple(self.series),
            self.kittens,
            tuple(self.coins),
            self.turn,
            self.phase,
            self.cards,
            self.dropped,
            self.asked,
            self.owing,
            self.again,
            self.turns,
            tuple(self.deeds),
        )

    def tell(self, deed: Deed) -> None:
        """Keep what was done."""
        self.deeds.append(deed)

    def open_piles(self) -> None:
        """Open a card on each pile, and look at them."""
        self.piles = [()] * self.seats
        self.check()

    def check(self) -> None:
        """Fill empty piles and put pairs of extras away until nothing changes."""
        while True:
            self._fill()
            pair = _pair(self.piles)
            if pair is None:
                return
            one, other = pair
            card = self.piles[one][-1]
            self.box += (card, card)
            for at in pair:
                self.piles[at] = self.piles[at][:-1]
            self.tell(
                Deed("paired", cards=(card, card), start=f"{PILES[one]} {PILES[other]}", end=BOX)
            )

    def _fill(self) -> None:
        """Turn up a card for each empty pile, the lowest first, as long as there are any."""
        for at, pile in enumerate(self.piles):
            if not pile and self.stock:
                card, self.stock = self.stock[0], self.stock[1:]
                self.piles[at] = (card,)
                self.tell(Deed("opened", cards=(card,), start=STOCK, end=PILES[at]))

    def drop(self, seat: Seat, card: Card, pile: int) -> None:
        """Put a card on a discard pile, where it does nothing, and look at all tops."""
        self.piles[pile] += (card,)
        self.tell(Deed("dropped", seat, (card,), end=PILES[pile]))
        self.check()

    def add(self, card: Card, bed: Bed) -> Due:
        """Put a card to a series; what that entails is still to be done."""
        row = self.series[bed] = (*self.series[bed], card)
        return due(len(row), kittens=bed in self.kittens, stray=STRAY in row)

    def grow(self, seat: Seat, card: Card, bed: Bed) -> None:
        """Put a card to a series; five and seven are scored, of three the owner is asked."""
        entailed = self.add(card, bed)
        if entailed is Due.MUST:
            self.score(seat, bed)
        elif entailed is Due.MAY:
            self.asked = bed % FOUR

    def score(self, seat: Seat, bed: Bed) -> None:
        """The first cards become coins, with eight of them the kittens too; the rest is boxed."""
        row = self.series[bed]
        coins = worth(row)
        cards = (*row, KITTENS) if bed in self.kittens else row
        self.kittens = without(self.kittens, bed)
        self.box += cards[coins:]
        self.coins[seat] += coins
        self.series[bed] = ()
        self.tell(Deed("scored", seat, row, series_word(seat, bed % FOUR), mat(seat), coins=coins))

    def lose(self, bed: Bed, count: int) -> tuple[Card, ...]:
        """Take the last cards of a series; kittens with nothing left beneath them are owed."""
        row = self.series[bed]
        kept, lost = row[:-count], row[-count:]
        self.series[bed] = kept
        if not kept and bed in self.kittens:
            self.kittens = without(self.kittens, bed)
            owner = bed // FOUR
            self.owing = tuple(sorted((*self.owing, owner)))
            self.tell(
                Deed("homeless", owner, (KITTENS,), series_word(owner, bed % FOUR), mat(owner))
            )
        return lost

    def _end_turn(self, rng: Rng) -> None:
        """The next player's turn, or what an empty draw pile means."""
        self.dropped = NOWHERE
        if not self.stock:
            self.again += 1
            if self.again < DECKS[self.seats]:
                self._shuffle(rng)
        if not self.stock:
            self.phase = Phase.OVER
            self.tell(Deed("ended"))
            return
        self.phase = Phase.TURN
        self.turn = (self.turn + 1) % self.seats
        self.turns += 1

    def _shuffle(self, rng: Rng) -> None:
        """Make a new draw pile of the box and the discard piles, and open new ones."""
        cards = sorted((*self.box, *(card for pile in self.piles for card in pile)))
        self.stock, self.box = rng.shuffled(cards), ()
        self.tell(Deed("shuffled", coins=len(cards)))
        self.open_piles()


def _pair(piles: list[tuple[Card, ...]]) -> tuple[int, int] | None:
    """The lowest pile whose top extra has a twin, and the lowest twin."""
    tops = [pile[-1] if pile else NOWHERE for pile in piles]
    for one, card in enumerate(tops):
        if card > STRAY and card in tops[one + 1 :]:
            return one, tops.index(card, one + 1)
    return None


def without(beds: tuple[Bed, ...], bed: Bed) -> tuple[Bed, ...]:
    """All but one of them."""
    return tuple(each for each in beds if each != bed)


def mat(seat: Seat) -> str:
    """Where what a seat has lies, in a word."""
    return _MATS[seat]


_MATS: Final = tuple(f"seat{seat + 1}" for seat in range(5))
PILES: Final = tuple(f"pile{at + 1}" for at in range(5))
