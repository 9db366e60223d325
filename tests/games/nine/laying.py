"""Nine Lives as it lies on the table: states from a readable text, and moves made on them.

Cards are single words, `red3-7`, `stray`, as in news; players are numbered from 1. Of a pile the
top stands last, of the draw pile first.
"""

from __future__ import annotations

from dataclasses import replace

from engines.nine import Nine
from engines.nine.cards import CARDS, COLOURS, NAMES
from engines.nine.state import Phase, State
from engines.rng import Seeded

NINE = Nine()
FULL = "blue1 yellow3 green9 blue9 yellow9 green1 blue3 yellow1 green3 blue7"
"""A draw pile in which nothing happens."""
TOPS = "blue1|yellow1|green1|blue3|yellow3"


def cards(text):
    """Cards by their names."""
    return tuple(CARDS[word] for word in text.split())


def names(those):
    """The names of cards."""
    return " ".join(NAMES[card] for card in those)


def table(
    *series, seats=3, turn=1, tops=None, stock=FULL, box="", coins=None, question="", again=0
):
    """A table at somebody's turn.

    A series is `1 red: red5 red7 +kittens`; with `question`, its cards are to be resolved.
    """
    rows: list[tuple[int, ...]] = [()] * (4 * seats)
    kittens = []
    for text in series:
        where, _, held = text.partition(":")
        player, colour = where.split()
        bed = 4 * (int(player) - 1) + COLOURS.index(colour)
        if "+kittens" in held:
            kittens.append(bed)
        rows[bed] = cards(held.replace("+kittens", ""))
    piles = (tops or "|".join(TOPS.split("|")[:seats])).split("|")
    assert len(piles) == seats
    asked = cards(question)
    return State(
        seats=seats,
        piles=tuple(map(cards, piles)),
        stock=cards(stock),
        box=cards(box),
        series=tuple(rows),
        kittens=tuple(sorted(kittens)),
        coins=tuple(coins or (0,) * seats),
        turn=turn - 1,
        phase=(Phase.TURN, Phase.CARD, Phase.FIRST)[len(asked)],
        cards=asked,
        again=again,
    )


def mover(state):
    """The number of who decides."""
    (seat,) = NINE.to_move(state)
    return seat + 1


def moves(state):
    """Every legal move of who decides, in notation."""
    (seat,) = NINE.to_move(state)
    return [NINE.format(move) for move in NINE.moves(state, seat)]


def starting(state, *words):
    """The legal moves that begin with one of these words."""
    return [text for text in moves(state) if text.split()[0] in words]


def play(state, *texts, rng=None):
    """The table after moves of whoever decides."""
    for text in texts:
        (seat,) = NINE.to_move(state)
        move = NINE.parse(state, seat, text)
        state = NINE.play(state, seat, move, rng or Seeded("laying", 0))
    return state


def objection(state, text):
    """Why who decides may not make this move."""
    (seat,) = NINE.to_move(state)
    found = NINE.objection(state, seat, NINE.parse(state, seat, text))
    return found and found.code


def ended(state):
    """How a game has ended."""
    outcome = NINE.outcome(state)
    assert outcome is not None
    return outcome


def row(state, where):
    """A series by player and colour: `1 red`."""
    player, colour = where.split()
    return names(state.of(int(player) - 1)[COLOURS.index(colour)])


def with_kittens(state):
    """Where kittens lie."""
    return [f"{bed // 4 + 1} {COLOURS[bed % 4]}" for bed in state.kittens]


def tops(state):
    """The tops of the discard piles."""
    return [names(pile[-1:]) for pile in state.piles]


def news(state):
    """The codes of what the last move did."""
    return [item.code for item in NINE.news(state)]


def later(state, **changes):
    """The table with something else changed."""
    return replace(state, **changes)
