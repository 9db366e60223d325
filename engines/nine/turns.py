"""What each kind of move does to a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engines.nine.cards import KITTENS, NOWHERE, RASCAL, STRAY, Card, Colour, colour_of
from engines.nine.draft import BOX, PILES, STOCK, Draft, mat
from engines.nine.moves import Move
from engines.nine.state import FOUR, Deed, Phase, State, series_word
from engines.rng import Rng
from engines.values import Seat

DRAWN: Final = 2
"""So many cards are drawn at once."""
RASCAL_COINS, GOOD_DOG_COINS = 1, 2


def apply(state: State, move: Move, rng: Rng) -> State:
    """The table after a legal move."""
    table = Draft(state)
    _MAKE[move.word](table, move)
    return table.folded(rng)


def reveals(state: State, move: Move) -> bool:
    """Whether a move turns up what nobody could name, shuffles, or ends the game."""
    table = Draft(state)
    _MAKE[move.word](table, move)
    if table.resolved() and not table.stock:
        return True
    return len(table.stock) < len(state.stock) and len(set(state.stock)) > 1


def _take(table: Draft, move: Move) -> None:
    """A number card is played at once, any other gets a move; before that the tops are seen to."""
    seat, pile = table.turn, table.piles[move.pile]
    card = pile[-1]
    table.piles[move.pile] = pile[:-1]
    if card < STRAY:
        bed = seat * FOUR + colour_of(card)
        table.tell(
            Deed("took", seat, (card,), PILES[move.pile], series_word(seat, colour_of(card)))
        )
        table.check()
        table.grow(seat, card, bed)
        return
    table.tell(Deed("took", seat, (card,), PILES[move.pile], mat(seat)))
    table.check()
    table.cards = (card,)


def _draw(table: Draft, _move: Move) -> None:
    """Two cards are turned up at once; two same extras end the turn."""
    cards, table.stock = table.stock[:DRAWN], table.stock[DRAWN:]
    table.tell(Deed("drew", table.turn, cards, STOCK, mat(table.turn)))
    if len(cards) < DRAWN:
        table.cards = cards
    elif cards[0] == cards[1] > STRAY:
        table.box += cards
        table.tell(Deed("matched", table.turn, cards, mat(table.turn), BOX))
    else:
        table.cards = cards
        table.phase = Phase.FIRST


def _first(table: Draft, _move: Move) -> None:
    table.tell(Deed("chose", table.turn, table.cards[:1]))


def _second(table: Draft, _move: Move) -> None:
    table.cards = table.cards[::-1]
    table.tell(Deed("chose", table.turn, table.cards[:1]))


def _resolved(table: Draft) -> Card:
    """The card in question, which is dealt with now."""
    card, *rest = table.cards
    table.cards = tuple(rest)
    return card


def _play(table: Draft, _move: Move) -> None:
    seat, card = table.turn, _resolved(table)
    colour = colour_of(card)
    table.tell(Deed("played", seat, (card,), mat(seat), series_word(seat, colour)))
    table.grow(seat, card, seat * FOUR + colour)


def _drop(table: Draft, move: Move) -> None:
    if table.owing:
        seat, *rest = table.owing
        table.owing = tuple(rest)
        table.drop(seat, KITTENS, move.pile)
        return
    card = _resolved(table)
    if card < STRAY:
        table.dropped = move.pile if table.cards and table.cards[0] < STRAY else NOWHERE
    table.drop(table.turn, card, move.pile)


def _into(table: Draft, move: Move) -> None:
    seat, card = table.turn, _resolved(table)
    bed = seat * FOUR + move.colour
    table.tell(Deed("joined", seat, (card,), mat(seat), series_word(seat, move.colour)))
    if card == KITTENS:
        table.kittens = tuple(sorted((*table.kittens, bed)))
    else:
        table.grow(seat, card, bed)


def _rascal(table: Draft, move: Move) -> None:
    """The stray goes to the other's series, whose last card comes; the rascal is a coin there."""
    seat, other, colour = table.turn, move.seat, move.colour
    _resolved(table)
    own, theirs = seat * FOUR + colour, other * FOUR + colour
    row = list(table.series[own])
    row.remove(STRAY)
    table.series[own] = tuple(row)
    (fetched,) = table.lose(theirs, 1)
    table.add(STRAY, theirs)
    table.coins[other] += RASCAL_COINS
    mine, his = series_word(seat, colour), series_word(other, colour)
    table.tell(Deed("swapped", seat, (fetched,), his, mine, other))
    table.tell(Deed("strayed", seat, (STRAY,), mine, his, other))
    table.tell(Deed("consoled", other, (RASCAL,), mat(seat), mat(other), coins=RASCAL_COINS))
    table.grow(seat, fetched, own)


def _gooddog(table: Draft, move: Move) -> None:
    seat, other = table.turn, move.seat
    _resolved(table)
    lost = table.lose(seat * FOUR + move.colour, 1)
    table.coins[other] += GOOD_DOG_COINS
    start = series_word(seat, move.colour)
    _before(table, Deed("fetched", seat, lost, start, mat(other), other, GOOD_DOG_COINS))


def _baddog(table: Draft, move: Move) -> None:
    seat, other = table.turn, move.seat
    dog, bed = _resolved(table), seat * FOUR + move.colour
    lost = table.lose(bed, len(table.series[bed]))
    table.coins[other] += len(lost)
    table.box += (dog,)
    start = series_word(seat, move.colour)
    _before(table, Deed("chased", seat, lost, start, mat(other), other, len(lost)))


def _before(table: Draft, deed: Deed) -> None:
    """What happened to the series is told before what became of its kittens."""
    table.deeds.insert(0, deed)


def _lady(table: Draft, _move: Move) -> None:
    """All own strays become coins, and so does she."""
    seat = table.turn
    _resolved(table)
    first, homes = seat * FOUR, []
    for bed in range(first, first + FOUR):
        row = table.series[bed]
        if STRAY in row:
            table.series[bed] = tuple(card for card in row if card != STRAY)
            homes.append(series_word(seat, bed % FOUR))
    coins = len(homes) + 1
    table.coins[seat] += coins
    table.tell(
        Deed("adopted", seat, (STRAY,) * len(homes), " ".join(homes), mat(seat), coins=coins)
    )


def _score(table: Draft, _move: Move) -> None:
    table.score(table.turn, table.turn * FOUR + _answered(table))


def _steal(table: Draft, move: Move) -> None:
    _thieve(table, ((move.seat, move.colour),))


def _rob(table: Draft, move: Move) -> None:
    _thieve(table, ((move.seat, move.colour), (move.seat2, move.colour2)))


def _thieve(table: Draft, spoils: tuple[tuple[Seat, int], ...]) -> None:
    """Bring home every card, then score every series that got any."""
    seat = table.turn
    for other, colour in spoils:
        start, end = series_word(other, colour), series_word(seat, colour)
        card = table.series[other * FOUR + colour][-1]
        table.tell(Deed("stole", seat, (card,), start, end, other))
        table.lose(other * FOUR + colour, 1)
        table.add(card, seat * FOUR + colour)
    for colour in dict.fromkeys(colour for _, colour in spoils):
        table.score(seat, seat * FOUR + colour)


def _wait(table: Draft, _move: Move) -> None:
    """Go on to five."""
    table.tell(Deed("waited", table.turn, end=series_word(table.turn, _answered(table))))


def _answered(table: Draft) -> Colour:
    """The colour of the series that was asked about."""
    colour, table.asked = table.asked, NOWHERE
    return colour


_MAKE: Final[dict[str, Callable[[Draft, Move], None]]] = {
    "take": _take,
    "draw": _draw,
    "steal": _steal,
    "rob": _rob,
    "first": _first,
    "second": _second,
    "play": _play,
    "drop": _drop,
    "into": _into,
    "rascal": _rascal,
    "gooddog": _gooddog,
    "baddog": _baddog,
    "lady": _lady,
    "score": _score,
    "wait": _wait,
}
