"""The rules of Nine Lives, page by page, each with a position to look at."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, TypeAlias

from bot.games.guide import Page
from engines.nine.cards import CARDS, COLOURS, Card
from engines.nine.state import FOUR, Phase, State
from engines.values import HIDDEN, Seen

STOCK: Final = 60
TOPS: Final = ("red7", "yellow3-7", "stray", "green9")

Row: TypeAlias = tuple[int, str, tuple[str, ...]]
"""Whose series, of which colour, and its cards."""
KITTENS: Final = "kittens"

EXAMPLES: Final[dict[str, tuple[tuple[Row, ...], str]]] = {
    "nine-rules-goal": ((), ""),
    "nine-rules-turn": (
        ((1, "red", ("5", "7")), (1, "blue", ("3",)), (3, "yellow", ("9",))),
        "",
    ),
    "nine-rules-series": (
        (
            (1, "red", ("3", "7")),
            (2, "red", ("5", "5")),
            (2, "green", ("9", "9", "9", "1-9")),
        ),
        "red9",
    ),
    "nine-rules-steal": (
        (
            (1, "red", ("3", "7")),
            (2, "red", ("5", "9")),
            (3, "red", ("1", "stray")),
            (4, "blue", ("1",)),
        ),
        "",
    ),
    "nine-rules-strays": (
        ((1, "red", ("7", "stray", "9")), (2, "red", ("5", "1")), (1, "blue", ("3", "stray"))),
        "rascal",
    ),
    "nine-rules-kittens": (((1, "red", ("9", "9", "5", KITTENS)), (2, "blue", ("5",))), KITTENS),
    "nine-rules-dogs": (((1, "red", ("7", "9")), (1, "green", ("1", "3", "3"))), "baddog"),
    "nine-rules-end": (
        ((1, "yellow", ("3",)), (2, "red", ("5", "7")), (4, "green", ("9",))),
        "",
    ),
    "nine-rules-words": (((1, "red", ("5",)), (2, "red", ("5", "7"))), ""),
}
"""By page: series, and the card in question."""
COINS: Final = (3, 6, 1, 4)


@cache
def pages() -> Sequence[Page]:
    """Every page."""
    return tuple(Page(key, _example(*example)) for key, example in EXAMPLES.items())


def _example(series: tuple[Row, ...], question: str) -> Seen[State]:
    rows: list[tuple[int, ...]] = [()] * (FOUR * len(COINS))
    kittens = []
    for player, colour, cards in series:
        bed = FOUR * (player - 1) + COLOURS.index(colour)
        rows[bed] = tuple(_card(colour, name) for name in cards if name != KITTENS)
        kittens += [bed] if KITTENS in cards else []
    state = State(
        seats=len(COINS),
        piles=tuple((CARDS[name],) for name in TOPS),
        stock=(HIDDEN,) * STOCK,
        box=(),
        series=tuple(rows),
        kittens=tuple(kittens),
        coins=COINS if series else (0,) * len(COINS),
        turn=0,
        phase=Phase.CARD if question else Phase.TURN,
        cards=(CARDS[question],) if question else (),
    )
    return Seen(state, None)


def _card(colour: str, name: str) -> Card:
    return CARDS.get(name) or CARDS[f"{colour}{name}"]
