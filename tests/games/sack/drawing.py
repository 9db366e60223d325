"""Cat in the Sack as it lies on the table: states from a readable row, and moves made on them.

Cards are written as on the rules page: `-8`, `15`, `r` the rabbit, `D` and `d` the dogs. In a row
the cards left of `|` lie open, `.` is not laid yet. Of three players' row the first is the pile's.
"""

from __future__ import annotations

from engines import GAMES
from engines.rng import Scripted
from engines.sack.editions import read_edition
from engines.sack.state import Phase, State

SACK = GAMES["sack"]
WHOLE_SET = "-8 -5 3 5 8 11 15 r D d"
NAMES = {"r": "rabbit", "D": "bigdog", "d": "smalldog"}


def cards(text):
    """The names of cards as on the rules page: `15 r` are `cat15` and `rabbit`."""
    return tuple(NAMES.get(word, f"cat{word}") for word in text.split())


def numbers(text):
    """Numbers, None for `-`."""
    return tuple(None if word == "-" else int(word) for word in text.split())


def table(
    row="",
    *,
    offers="0 0 0 0",
    lying=None,
    mice=None,
    hands=None,
    won=None,
    round_=1,
    start=0,
    seat=None,
    bank=15,
):
    """A table in the middle of a game; without a bar in its row the cards are still being laid."""
    seats, bidding, shown = len(offers.split()), "|" in row, len(cards(row.partition("|")[0]))
    placed = cards(row.replace("|", " "))
    drawn, placed = (placed[0], placed[1:]) if bidding and seats == 3 else (None, placed)
    laid = [None] * seats
    for turn, card in enumerate(placed):
        laid[(start + turn) % seats] = None if card == "cat." else card
    held = [_held(card, hands[at] if hands else None, round_) for at, card in enumerate(laid)]
    return State(
        edition=read_edition("first", seats),
        phase=Phase.BID if bidding else Phase.LAY,
        round=round_,
        start=start,
        seat=start if seat is None else seat,
        bank=bank,
        mouse_cards=numbers(lying or {3: "3 6", 4: "2 4 6", 5: "2 3 4 6"}[seats]),
        offers=numbers(offers),
        mice=numbers(mice or "15 " * seats),
        hands=tuple(hand for hand, _ in held),
        removed=tuple(out for _, out in held),
        laid=tuple(laid),
        shown=shown if bidding else 0,
        sacks=tuple(cards(sack) for sack in won or [""] * seats),
        gone=(),
        drawn=drawn,
        pile=_pile(drawn, round_) if seats == 3 else (),
    )


def _held(laid, hand, round_):
    """The hand of a seat that has a hand or is given one, and the card put aside."""
    rest = [card for card in cards(WHOLE_SET) if card != laid]
    held = tuple(rest[: 10 - round_ - (laid is not None)]) if hand is None else cards(hand)
    return held, next(card for card in reversed(rest) if card not in held)


def _pile(drawn, round_):
    rest = tuple(card for card in cards(WHOLE_SET) if card != drawn)
    return rest[round_ - 1 :] if drawn else rest[: 11 - round_]


def play(state, *texts):
    """Make these moves one after the other, each by the only one to move; `2: lay 8` by seat 2."""
    for text in texts:
        by, _, words = text.rpartition(":")
        seats = (int(by),) if by else SACK.to_move(state)
        assert len(seats) == 1, f"who says {text!r}?"
        move = SACK.parse(state, seats[0], words)
        state = SACK.play(state, seats[0], move, Scripted([]))
    return state


def options(state, seat=None):
    """The legal moves of a seat, or of the only one to move, as text."""
    (seat,) = SACK.to_move(state) if seat is None else (seat,)
    return [SACK.format(move) for move in SACK.moves(state, seat)]


def told(state):
    """The news with their facts: `won seat=0 mice=3`; `@2` is told to seat 2 alone."""
    lines = []
    for item in SACK.news(state):
        facts = [f"{name}={fact}" for name, fact in item.facts.items()]
        lines.append(
            " ".join([item.code, *facts, *([] if item.seat is None else [f"@{item.seat}"])])
        )
    return lines


def up(state):
    """The open cards of the row from its left, as names."""
    return [place.card for place in state.row() if place.open]


def worth(names):
    """What won cards are worth, by their names."""
    return sum(int(name.removeprefix("cat")) for name in names if name.startswith("cat"))
