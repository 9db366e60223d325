"""If It Fits as it lies on the table: states from readable rows, and moves made on them.

Cards are written as in the notation with their cell: `B5r@1,-2`. What lies over them is `a@0,0`, an
awake cat of the first seat (b, c, d, e the others) with its western cell; `A@0,1` a cat of that
seat asleep in a cell of its own; `P@0,0` a Princess over two cells, `p@0,1` one in a sleeper's
cell; and `T1@0,0` a special toy over two; laid like a box it is `box-T1@3,0`.
"""

from __future__ import annotations

from engines import GAMES
from engines.fits.board import CAT, Board, Laid, Lying
from engines.fits.cards import NAP, PRINCESS, Card
from engines.fits.editions import read_edition
from engines.fits.state import Phase, State
from engines.rng import Scripted

FITS = GAMES["fits"]
FIRST = read_edition("first")
SEATS = "abcde"


def cell(text):
    """A cell as it is written."""
    x, y = map(int, text.split(","))
    return (x, y)


def board(text, seats=2):
    """The table, its things in the order they were laid."""
    laid: list[Laid] = []
    lying: list[Lying] = []
    for thing in text.split():
        name, _, where = thing.partition("@")
        at = cell(where)
        if name in SEATS:
            lying.append(Lying(at, CAT, SEATS.index(name)))
        elif name.lower() in SEATS and len(name) == 1:
            laid.append(Laid(at, NAP))
            lying.append(Lying(at, NAP, SEATS.index(name.lower()), wide=False))
        elif name in ("P", "p"):
            if name == "p":
                laid.append(Laid(at, NAP))
            lying.append(Lying(at, PRINCESS, wide=name == "P"))
        elif name.startswith("box-"):
            laid.append(Laid(at, Card(name.removeprefix("box-"))))
        elif name.startswith("T"):
            lying.append(Lying(at, Card(name)))
        else:
            laid.append(Laid(at, Card(name)))
    return Board(FIRST, seats, tuple(laid), tuple(lying))


def table(
    text,
    *,
    seats=2,
    hand="A7 A8",
    others="",
    pile="E7 E8 F7",
    seat=0,
    first=0,
    phase="play",
    left=None,
    stock=None,
    advanced=False,
):
    """A table in the middle of a game; the seat to move holds the hand."""
    lies = board(text, seats)
    away = [sum(each.seat == owner for each in lies.lying) for owner in range(seats)]
    held = iter(others.split("|")) if others else iter(["I7 I8", "H7 H8", "G7 G8", "F7 F8"])
    hands = tuple(
        tuple(sorted((hand if owner == seat else next(held)).split())) for owner in range(seats)
    )
    return State(
        edition=FIRST,
        advanced=advanced,
        phase=Phase(phase),
        first=first,
        seat=seat,
        turns=seats,
        stock=tuple(5 - n for n in away) if stock is None else tuple(stock),
        board=lies,
        hands=hands,
        pile=tuple(pile.split()),
        starts=(),
        left=left,
    )


def play(state, *texts):
    """Make these moves one after the other, each by the one to move."""
    for text in texts:
        [seat] = FITS.to_move(state)
        state = FITS.play(state, seat, FITS.parse(state, seat, text), Scripted([]))
    return state


def options(state, begin=""):
    """The legal moves of whoever is to move, as text, that begin so."""
    [seat] = FITS.to_move(state)
    texts = [FITS.format(move) for move in FITS.moves(state, seat)]
    return [text for text in texts if text.startswith(begin)]


def why(state, text):
    """The code of the objection to a move, or nothing."""
    [seat] = FITS.to_move(state)
    objection = FITS.objection(state, seat, FITS.parse(state, seat, text))
    return objection.code if objection else ""


def told(state):
    """The news with their facts: `laid seat=0 piece=B5`; `@2` is told to seat 2 alone."""
    lines = []
    for item in FITS.news(state):
        facts = [f"{name}={fact}" for name, fact in item.facts.items()]
        lines.append(
            " ".join([item.code, *facts, *([] if item.seat is None else [f"@{item.seat}"])])
        )
    return lines


def box(state, at):
    """The box of a cell."""
    return state.board.box(cell(at))


def points(text, *, seats=3, advanced=False):
    """Everybody's points by what lies on a table."""
    now = FITS.tally(table(text, seats=seats, advanced=advanced))
    return list(now.scores) if now else []
