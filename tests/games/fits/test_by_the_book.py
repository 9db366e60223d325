"""If It Fits: random games, refereed move by move, and what never changes in them."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.fits.board import Board
from engines.fits.state import Phase
from engines.rng import Seeded
from tests.games.fits.by_the_book import BOXES, SPECIAL, Referee
from tests.games.fits.drawing import FITS, told

GAMES_EACH = 6
MORE = 60
LYING = {"awake": "cat", "asleep": "nap"}


def choice(state, moves, rng, *, sleepy):
    """Sleeping cats, Princesses and toys only now and then, and cats gladly: games get long."""
    texts = [FITS.format(move) for move in moves]
    if state.phase is Phase.TURN:
        return moves[0] if rng.below(100) >= sleepy else rng.choice(moves)
    if state.phase is Phase.CAT:
        return moves[rng.below(len(moves) - 1) if rng.below(100) < 40 else -1]
    rare = [move for move, text in zip(moves, texts, strict=True) if text[0] in "tp"]
    if rare and rng.below(3):
        return rng.choice(rare)
    return rng.choice(moves)


def compare(state, referee):
    """All that lies on the table, and who may do what."""
    assert state.phase.value == referee.stage
    for seat in range(state.seats):
        moves = [FITS.format(move) for move in FITS.moves(state, seat)]
        assert len(moves) == len({*moves})
        assert {*moves} == referee.options(seat)
    turn = () if referee.stage == "over" else (referee.turn,)
    assert FITS.to_move(state) == turn
    assert list(state.stock) == referee.stock
    assert list(map(sorted, state.hands)) == list(map(sorted, referee.hands))
    assert list(state.pile) == referee.pile
    assert [laid.at for laid in state.board.laid] == referee.order
    lies = {(str(each.what), each.seat, each.cells) for each in state.board.lying}
    assert lies == {
        (LYING.get(thing["what"], thing["what"]), _seat(thing["seat"]), tuple(thing["cells"]))
        for thing in referee.over
    }


def _seat(seat):
    return -1 if seat is None else seat


def compare_boxes(state, referee):
    """Every box as a slow search finds it."""
    index = state.board.index
    assert set(index.rim) == (referee.empty_places() or {(0, 0)} & set(index.rim))
    assert list(index.rim) == sorted(index.rim, key=lambda cell: (cell[1], cell[0]))
    found = {frozenset(box.cells): box for box in index.boxes.values()}
    assert set(found) == {frozenset(box) for box in referee.boxes()}
    for cells, box in found.items():
        assert len(cells) == len(box.cells)
        assert box.closed == referee.is_closed(cells)
        symbols = referee.symbols(cells)
        assert list(box.toys) == [
            symbols.count(toy) for toy in ("mouse", "yarn", "feather", "ball")
        ]
        assert box.bottles == symbols.count("bottle")
        for seat in range(state.seats):
            assert box.awake[seat] == referee.cats_in(cells, seat, "awake")
            assert box.asleep[seat] == referee.cats_in(cells, seat, "asleep")
    anew = Board(state.edition, state.seats, state.board.laid, state.board.lying).index
    assert anew.rim == index.rim
    assert anew.free.keys() == index.free.keys()
    assert {frozenset(box.cells) for box in anew.boxes.values()} == set(found)


def conserved(state):
    """Cards only ever change places."""
    cards = Counter(card for hand in state.hands for card in hand)
    cards.update(state.pile)
    cards.update(laid.card.removesuffix("r") for laid in state.board.laid)
    cards.update(each.what for each in state.board.lying)
    assert all(cards[card] == 1 for card in (*BOXES, *SPECIAL))
    assert cards["cat"] + cards["nap"] >= sum(5 - left for left in state.stock)


def refereed(seats, seed, advanced):
    """Play one game; every state of it is checked. What was seen is counted."""
    rng = Seeded(f"book/{seats}/{seed}/{advanced}", 0)
    options = {"advanced": "on" if advanced else "off"}
    state = FITS.start(seats, options, Seeded(seed, 0))
    referee = Referee(state.hands, state.pile, state.first, advanced=advanced)
    seen: Counter[str] = Counter()
    compare(state, referee)
    while turn := FITS.to_move(state):
        moves = FITS.moves(state, turn[0])
        move = choice(state, moves, rng, sleepy=(0, 10, 30)[seed % 3])
        text = FITS.format(move)
        state = FITS.play(state, turn[0], move, Seeded(seed, 1))
        referee.do(turn[0], text)
        compare(state, referee)
        if state.turns % 5 == 0 or state.phase is Phase.OVER:
            compare_boxes(state, referee)
            conserved(state)
        seen[text.partition(" ")[0] + (" box" if text.endswith("box") else "")] += 1
        seen.update(line.partition(" ")[0] for line in told(state))
    outcome = FITS.outcome(state)
    scores, winners = referee.result()
    assert outcome
    assert (list(outcome.scores), list(outcome.winners)) == (scores, winners)
    assert all(
        sum(points for _, points in parts) == score
        for parts, score in zip(outcome.breakdown, outcome.scores, strict=True)
    )
    return seen


@pytest.mark.rule("fits", 12)
@pytest.mark.parametrize("advanced", [False, True], ids=["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_go_by_the_book(seats, advanced):
    seen: Counter[str] = Counter()
    for seed in range(GAMES_EACH):
        seen += refereed(seats, seed, advanced)
    wanted = ("start", "draw", "sleep", "lay", "cat", "no", "toy", "princess", "last", "home")
    assert [kind for kind in wanted if seen[kind] == 0] == []


@pytest.mark.slow
@pytest.mark.parametrize("advanced", [False, True], ids=["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_many_more_random_games_go_by_the_book(seats, advanced):
    seen: Counter[str] = Counter()
    for seed in range(GAMES_EACH, GAMES_EACH + MORE):
        seen += refereed(seats, seed, advanced)
    assert seen["toy box"]
    assert seen["last"] == MORE
