"""What the cards of Nine Lives that are no numbers bring to whoever has to use them, in coins."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bot.games.nine.promises import promise, value
from engines.nine.cards import BAD_DOG, GOOD_DOG, KINDS, KITTENS, LADY, RASCAL, STRAY, Card
from engines.nine.legal import VICTIM_LEAST
from engines.nine.state import FOUR, State
from engines.nine.turns import GOOD_DOG_COINS, RASCAL_COINS
from engines.values import Seat


def use(state: State, seat: Seat, card: Card) -> float:
    """What a card in question brings: a number may be dropped, all others are used if they can."""
    if card < STRAY:
        bed = seat * FOUR + card // KINDS
        row, kittens = state.series[bed], bed in state.kittens
        return max(0.0, value((*row, card), kittens=kittens) - promise(row, kittens=kittens))
    return max(_USES[card](state, seat), default=0.0)


def _rows(state: State, seat: Seat) -> Iterator[tuple[tuple[Card, ...], bool]]:
    """The series a seat has begun, and whether kittens lie on them."""
    for colour, row in enumerate(state.of(seat)):
        if row:
            yield row, seat * FOUR + colour in state.kittens


def _stray(state: State, seat: Seat) -> Iterator[float]:
    for row, kittens in _rows(state, seat):
        if STRAY not in row:
            yield value((*row, STRAY), kittens=kittens) - promise(row, kittens=kittens)


def _kittens(state: State, seat: Seat) -> Iterator[float]:
    for row, kittens in _rows(state, seat):
        if not kittens:
            yield promise(row, kittens=True) - promise(row, kittens=False)


def _rascal(state: State, seat: Seat) -> Iterator[float]:
    """What the other gains by the stray is about what he loses by the card."""
    for colour, row in enumerate(state.of(seat)):
        if STRAY not in row:
            continue
        kittens = seat * FOUR + colour in state.kittens
        for other in state.others(seat):
            theirs = state.series[other * FOUR + colour]
            if len(theirs) >= VICTIM_LEAST and STRAY not in theirs:
                became = value((*_bare(row), theirs[-1]), kittens=kittens)
                yield became - promise(row, kittens=kittens) - _share(state, RASCAL_COINS)


def _good_dog(state: State, seat: Seat) -> Iterator[float]:
    for row, kittens in _rows(state, seat):
        left = promise(row[:-1], kittens=kittens)
        yield left - promise(row, kittens=kittens) - _share(state, GOOD_DOG_COINS)


def _bad_dog(state: State, seat: Seat) -> Iterator[float]:
    for row, kittens in _rows(state, seat):
        yield -promise(row, kittens=kittens) - _share(state, len(row))


def _lady(state: State, seat: Seat) -> Iterator[float]:
    changes = [
        1 + promise(_bare(row), kittens=kittens) - promise(row, kittens=kittens)
        for row, kittens in _rows(state, seat)
        if STRAY in row
    ]
    if changes:
        yield 1 + sum(changes)


def _bare(row: tuple[Card, ...]) -> tuple[Card, ...]:
    """A series without its stray."""
    return tuple(card for card in row if card != STRAY)


def _share(state: State, coins: int) -> float:
    """What coins for one of the others cost."""
    return coins / (state.seats - 1)


_USES: Final[Mapping[Card, Callable[[State, Seat], Iterator[float]]]] = {
    STRAY: _stray,
    KITTENS: _kittens,
    RASCAL: _rascal,
    GOOD_DOG: _good_dog,
    LADY: _lady,
    BAD_DOG: _bad_dog,
}
