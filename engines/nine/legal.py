"""What may be done: the legal moves of each phase, generated once and in a stable order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from engines.nine.cards import (
    BAD_DOG,
    GOOD_DOG,
    KITTENS,
    LADY,
    RASCAL,
    STRAY,
    Card,
    Colour,
)
from engines.nine.moves import (
    DRAW,
    DROP,
    FIRSTS,
    GIVE,
    INTO,
    PLAY,
    ROB,
    SCORINGS,
    STEAL,
    TAKE,
    Move,
)
from engines.nine.moves import LADY as ADOPT
from engines.nine.series import LARGE, SMALL, USUAL
from engines.nine.state import FOUR, Phase, State
from engines.values import Seat

VICTIM_LEAST: Final = 2
"""So many cards a series has whose last one a rascal may fetch."""

_COLOURS: Final = range(FOUR)


def to_move(state: State) -> Seat:
    """Who decides now: whoever's turn it is, but for kittens that have lost their series."""
    return state.owing[0] if state.owing else state.turn


def legal(state: State) -> Sequence[Move]:
    """Every move of who decides now."""
    return _LEGAL[state.phase](state)


def of_turn(state: State) -> Sequence[Move]:
    """The four things to do at one's turn."""
    seat = state.turn
    moves = [
        TAKE[at]
        for at, pile in enumerate(state.piles)
        if pile and (pile[-1] < STRAY or any(True for _ in uses(state, seat, pile[-1])))
    ]
    moves.append(DRAW)
    one, two = wanted(state, seat)
    if one or two:
        moves += _thefts(state, seat, one, two)
    return moves


def wanted(state: State, seat: Seat) -> tuple[frozenset[Colour], frozenset[Colour]]:
    """The colours of which one more card, and of which two more, give a series to be scored."""
    one, two = _NEEDS_ONE, _NEEDS_TWO
    first = seat * FOUR
    singles, doubles = [], []
    for colour, row in enumerate(state.series[first : first + FOUR]):
        key = len(row), first + colour in state.kittens
        if key in one and not (key in _STRAYLESS and STRAY in row):
            singles.append(colour)
        elif key in two:
            doubles.append(colour)
    return frozenset(singles), frozenset(doubles)


_STRAYLESS: Final = frozenset({(SMALL - 1, False)})
"""To three cards there is no way with a stray; a single card is none."""
_NEEDS_ONE: Final = frozenset({(SMALL - 1, False), (USUAL - 1, False), (LARGE - 1, True)})
_NEEDS_TWO: Final = frozenset({(SMALL - 2, False), (USUAL - 2, False), (LARGE - 2, True)})


def _thefts(
    state: State, seat: Seat, one: frozenset[Colour], two: frozenset[Colour]
) -> Iterator[Move]:
    """Stealing from one, then from two at once; the smaller player number comes first."""
    series, spoils = state.series, []
    for other in range(state.seats):
        if other != seat:
            first = other * FOUR
            for colour in _COLOURS:
                row = series[first + colour]
                if row and row[-1] != STRAY and (colour in one or colour in two):
                    spoils.append((other, colour))
    yield from (STEAL[other][colour] for other, colour in spoils if colour in one)
    for at, (other, colour) in enumerate(spoils):
        for other2, colour2 in spoils[at + 1 :]:
            if other2 != other and (
                colour in two if colour == colour2 else colour in one and colour2 in one
            ):
                yield ROB[other, colour, other2, colour2]


def uses(state: State, seat: Seat, card: Card) -> Iterator[Move]:
    """Every way in which a seat can execute a stray or an extra."""
    return _USES[card](state, seat)


def usable(state: State, seat: Seat, card: Card) -> bool:
    """Whether a seat can execute a stray or an extra."""
    return any(True for _ in uses(state, seat, card))


def _stray(state: State, seat: Seat) -> Iterator[Move]:
    return (INTO[colour] for colour, row in enumerate(state.of(seat)) if row and STRAY not in row)


def _kittens(state: State, seat: Seat) -> Iterator[Move]:
    first = seat * FOUR
    return (
        INTO[colour]
        for colour, row in enumerate(state.of(seat))
        if row and first + colour not in state.kittens
    )


def _rascal(state: State, seat: Seat) -> Iterator[Move]:
    for colour, row in enumerate(state.of(seat)):
        if STRAY in row:
            for other in state.others(seat):
                theirs = state.series[other * FOUR + colour]
                if len(theirs) >= VICTIM_LEAST and STRAY not in theirs:
                    yield GIVE["rascal"][colour][other]


def _dog(word: str) -> Callable[[State, Seat], Iterator[Move]]:
    ways = GIVE[word]

    def given(state: State, seat: Seat) -> Iterator[Move]:
        for colour, row in enumerate(state.of(seat)):
            if row:
                for other in state.others(seat):
                    yield ways[colour][other]

    return given


def _lady(state: State, seat: Seat) -> Iterator[Move]:
    if any(STRAY in row for row in state.of(seat)):
        yield ADOPT


_USES: Final[dict[Card, Callable[[State, Seat], Iterator[Move]]]] = {
    STRAY: _stray,
    KITTENS: _kittens,
    RASCAL: _rascal,
    GOOD_DOG: _dog("gooddog"),
    LADY: _lady,
    BAD_DOG: _dog("baddog"),
}


def of_card(state: State) -> Sequence[Move]:
    """What may become of the card in question."""
    card = state.cards[0]
    if card < STRAY:
        return (PLAY, *drops(state))
    return tuple(uses(state, state.turn, card)) or drops(state)


def drops(state: State) -> tuple[Move, ...]:
    """Onto any pile; of two number cards the second one onto another than the first."""
    return tuple(DROP[pile] for pile in range(state.seats) if pile != state.dropped)


def _of_kittens(state: State) -> Sequence[Move]:
    return DROP[: state.seats]


_LEGAL: Final[dict[Phase, Callable[[State], Sequence[Move]]]] = {
    Phase.TURN: of_turn,
    Phase.FIRST: lambda _: FIRSTS,
    Phase.CARD: of_card,
    Phase.SCORE: lambda _: SCORINGS,
    Phase.KITTENS: _of_kittens,
    Phase.OVER: lambda _: (),
}
