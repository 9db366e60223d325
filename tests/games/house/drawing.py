"""Tables of House of Cats drawn as one reads them."""

from __future__ import annotations

from engines.house import House
from engines.house.cells import LANE, names_in, read_cell
from engines.house.plans import SYMBOLS, read_plan
from engines.house.state import Draft, Phase, Sheet, but
from engines.rng import Scripted

GAME = House()
SIGNS = {"2": 2, "3": 3, "4": 4, "5": 5, "c": 6, "m": 7}
FACES = {"2": 2, "3": 3, "4": 4, "5": 5, "cat": 6, "mouse": 7}


def rolls(dice):
    """The chance that rolls these."""
    return Scripted([SYMBOLS.index(FACES[face]) for face in dice.split()])


def mask(cells):
    """The set of these cells."""
    found = [read_cell(name) for name in cells.split()]
    return sum(1 << cell for cell in found if cell is not None)


def sheet(plan, rows="", *, rooms=(), doubles="", uses=(0, 0, 0, 0), track=0):
    """A sheet as it is drawn, rows from the top; `.` is empty, `x` dead, `#` closed."""
    held, empty, dead, closed = [0] * 6, 0, 0, 0
    drawing = rows.split() or ["." * plan.grid.columns] * plan.grid.rows
    for row, signs in enumerate(drawing):
        for column, sign in enumerate(signs):
            bit = 1 << LANE * row + column
            if sign in SIGNS:
                held[SIGNS[sign] - 2] |= bit
            elif sign == "x":
                dead |= bit
            elif sign == "#":
                closed |= bit
            else:
                empty |= bit
    walls = tuple((number, mask(cells)) for number, cells in rooms)
    return Sheet(
        tuple(held), empty, mask(doubles), dead, walls,
        sum(cells for _, cells in walls), closed, track, uses,
    )  # fmt: skip


def dealt(dice="2 3 4 5", *sheets, level=1, tiles="ABCD", seats=None, **drawn):
    """A table in its first round with this roll; each seat's sheet is drawn, or one for all."""
    plan = read_plan("first", level, tuple(tiles))
    count = seats or len(sheets) or 1
    start = GAME.start(count, {"level": "1"}, rolls(dice))
    papers = [sheet(plan, rows, **drawn) for rows in sheets] or [sheet(plan, "", **drawn)] * count
    if plan.grows and not sheets:
        papers = [Sheet((0,) * 6, plan.open, closed=plan.every & ~plan.open, **drawn)] * count
    papers = (papers * count)[:count]
    drafts = tuple(Draft(paper, start.dice, 3) for paper in papers)
    return but(start, plan=plan, sheets=tuple(papers), drafts=drafts)


def play(state, *texts, seat=0, rng=""):
    """The state after these moves of one seat."""
    for text in texts:
        state = GAME.play(state, seat, GAME.parse(state, seat, text), rolls(rng))
    return state


def legal(state, seat=0, *, verb=""):
    """The legal moves of a seat as text, of one verb if it is named."""
    texts = [GAME.format(move) for move in GAME.moves(state, seat)]
    return {text for text in texts if not verb or text.split()[0] == verb}


def why(state, text, seat=0):
    """The code of what speaks against a move."""
    objection = GAME.objection(state, seat, GAME.parse(state, seat, text))
    return objection and objection.code


def rooms(state, seat=0):
    """The rooms of a seat as numbers and cells."""
    return [(number, " ".join(names_in(cells))) for number, cells in state.shown(seat).rooms]


def outcome_of(state):
    """How a table ended that is over."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


def score(level, rows, **drawn):
    """The points of a sheet by what they are made of, without what empty cells cost."""
    state = dealt("2 2 2 2", rows, level=level, **drawn)
    over = but(state, phase=Phase.OVER, drafts=())
    parts = dict(outcome_of(over).breakdown[0])
    return {name: points for name, points in parts.items() if name != "empty"}
