"""Boop: the check numbers, and what holds throughout games played at random."""

from __future__ import annotations

import random
import re

import pytest

from engines import GAMES
from engines.boop import news, objections
from engines.boop.bed import GRID, WHOLE, Kind
from engines.boop.ghosts import SEAMS
from engines.boop.moves import LINE_MOVES, SINGLE_MOVES, STAY, Enter, entering, placements
from engines.boop.state import State
from engines.errors import IllegalMove
from engines.rng import Scripted, Seeded
from tests.games.boop.by_the_book import Referee, name

BOOP = GAMES["boop"]
EVERY_MOVE = (
    *placements(Kind.KITTEN, WHOLE),
    *placements(Kind.CAT, WHOLE),
    *LINE_MOVES.values(),
    *SINGLE_MOVES,
    *entering(None),
    *(Enter(seam) for seam in sorted(SEAMS) if Enter(seam) not in entering(None)),
)


def full_turns(state: State, depth: int) -> int:
    """How many ways there are to play so many turns."""
    if depth == 0:
        return 1
    count, no_chance = 0, Scripted([])
    for move in BOOP.moves(state, state.seat):
        after = BOOP.play(state, state.seat, move, no_chance)
        same_turn = after.seat == state.seat and after.result is None
        count += full_turns(after, depth if same_turn else depth - 1)
    return count


@pytest.mark.parametrize(
    ("ghosts", "depth", "count"),
    [
        ("off", 1, 36),
        ("off", 2, 1_260),
        ("off", 3, 42_900),
        pytest.param("off", 4, 1_421_952, marks=pytest.mark.slow),
        ("on", 1, 756),
        ("on", 2, 530_460),
    ],
)
def test_there_are_so_many_ways_to_begin(ghosts, depth, count):
    assert full_turns(BOOP.start(2, {"ghosts": ghosts}, Scripted([0])), depth) == count


def random_game(seed, ghosts):
    """Every state of a game, each with the seat and the move that led there."""
    dice, state, step = random.Random(seed), BOOP.start(2, {"ghosts": ghosts}, Seeded(seed, 0)), 0
    while seats := BOOP.to_move(state):
        moves = BOOP.moves(state, seats[0])
        # By kind first, so that rare kinds of moves come up.
        kind = dice.choice(sorted({type(move).__name__ for move in moves}))
        move = dice.choice([move for move in moves if type(move).__name__ == kind])
        step += 1
        before, state = state, BOOP.play(state, seats[0], move, Seeded(seed, step))
        yield before, move, state


GAMES_AT_RANDOM = pytest.mark.parametrize(
    ("seed", "ghosts"), [(seed, ghosts) for ghosts in ("on", "off") for seed in range(6)]
)


@pytest.mark.parametrize("ghosts", ["on", "off"])
@pytest.mark.parametrize("seed", range(20))
def test_a_referee_who_reads_the_rules_word_for_word_agrees_at_every_move(seed, ghosts):
    start = BOOP.start(2, {"ghosts": ghosts}, Seeded(seed, 0))
    referee, moves = Referee(start.seat, ghosts=ghosts == "on"), 0
    for before, move, after in random_game(seed, ghosts):
        legal = {BOOP.format(option) for option in BOOP.moves(before, before.seat)}
        assert legal == referee.options()
        referee.do(BOOP.format(move))
        outcome = BOOP.outcome(after)
        assert bed_by_name(after) == {name(place): piece for place, piece in referee.bed.items()}
        assert (outcome and (outcome.reason, outcome.winners)) == referee.over
        assert referee.over or (after.seat, after.turn) == (referee.seat, referee.turn)
        assert [ghost and ghost.name for ghost in map(after.ghost, (0, 1))] == [
            ghost and ghost[0] for ghost in referee.ghosts
        ]
        moves += 1
    assert moves > 10


@GAMES_AT_RANDOM
def test_pools_kept_by_the_news_agree_and_pool_and_bed_are_always_eight(seed, ghosts):
    pool = {(seat, piece): 0 for seat in (0, 1) for piece in ("kitten", "cat")}
    pool[0, "kitten"] = pool[1, "kitten"] = 8
    moves = 0
    for _, _, state in random_game(seed, ghosts):
        for item in BOOP.news(state):
            count_pieces(pool, item.code, item.facts)
        for seat in (0, 1):
            beside = state.pool(seat)
            assert (beside.kittens, beside.cats) == (pool[seat, "kitten"], pool[seat, "cat"])
            on_bed = [piece for piece in state.pieces() if piece.seat == seat]
            assert beside.kittens + beside.cats + len(on_bed) == 8
            assert min(beside.kittens, beside.cats) >= 0
        moves += 1
    assert moves > 10


def count_pieces(pool, code, facts):
    """Carry one item of news over to the pools."""
    if code == "placed":
        pool[facts["seat"], facts["piece"]] -= 1
    elif code in {"fell", "ghost-felled"}:
        pool[facts["seat"], facts["piece"]] += 1
    elif code == "promoted":
        pool[facts["seat"], "cat"] += facts["kittens"] + facts["cats"]
    elif code == "took-up":
        pool[facts["seat"], "cat"] += 1


@GAMES_AT_RANDOM
def test_the_news_of_each_move_lead_from_the_bed_before_to_the_bed_after(seed, ghosts):
    moves = 0
    for before, _, after in random_game(seed, ghosts):
        bed = bed_by_name(before)
        for item in BOOP.news(after):
            replay(bed, item.code, item.facts)
        assert bed == bed_by_name(after)
        moves += 1
    assert moves > 10


def bed_by_name(state):
    """Whose piece of which kind lies where."""
    return {GRID.name(piece.cell): (piece.seat, piece.kind.word) for piece in state.pieces()}


def replay(bed, code, facts):
    """Carry one item of news over to the bed."""
    if code == "placed":
        assert facts["to"] not in bed
        bed[facts["to"]] = (facts["seat"], facts["piece"])
    elif code in {"booped", "fell", "ghost-booped", "ghost-felled", "took-up"}:
        pushed = bed.pop(facts["from"])
        assert pushed == (facts["seat"], facts["piece"])
        if "to" in facts:
            assert facts["to"] not in bed
            bed[facts["to"]] = pushed
    elif code == "promoted":
        taken = [bed.pop(cell) for cell in facts["cells"].split()]
        assert taken.count((facts["seat"], "kitten")) == facts["kittens"]
        assert taken.count((facts["seat"], "cat")) == facts["cats"]


@pytest.mark.rule("boop", 19)
@pytest.mark.rule("boop", 21)
@GAMES_AT_RANDOM
def test_a_game_never_stops_before_its_end_and_ends_by_turn_three_hundred(seed, ghosts):
    states = []
    for before, _, after in random_game(seed, ghosts):
        assert BOOP.moves(before, before.seat)
        assert BOOP.moves(before, 1 - before.seat) == ()
        states.append(after)
    assert states[-1].turn <= 300
    assert [state for state in states if BOOP.outcome(state)] == states[-1:]


@GAMES_AT_RANDOM
def test_exactly_the_legal_moves_meet_no_objection(seed, ghosts):
    positions = 0
    for state, _, _ in random_game(seed, ghosts):
        free = [move for move in EVERY_MOVE if BOOP.objection(state, state.seat, move) is None]
        assert free == [move for move in EVERY_MOVE if move in BOOP.moves(state, state.seat)]
        assert len(free) == len(BOOP.moves(state, state.seat))
        positions += 1
    assert positions > 10


@GAMES_AT_RANDOM
def test_every_legal_move_is_read_as_it_is_written(seed, ghosts):
    texts = set()
    for state, _, _ in random_game(seed, ghosts):
        for move in BOOP.moves(state, state.seat):
            text = BOOP.format(move)
            assert BOOP.parse(state, state.seat, text) == move
            assert BOOP.parse(state, state.seat, f"  {text.upper()} ") == move
            texts.add(text.split()[0])
        assert BOOP.idle(state, state.seat) in BOOP.moves(state, state.seat)
        assert hash(state) == hash(state)
    assert texts >= {"kitten", "promote"}


def table(module):
    """The codes of a module's table, each with the facts it promises."""
    rows = re.findall(r"^\| ([a-z, -]+?) *\|([a-z ]*)\|", module.__doc__, flags=re.MULTILINE)
    return {
        code: facts.split()
        for codes, facts in rows
        if codes != "code"
        for code in codes.split(", ")
    }


def test_the_table_of_news_is_true():
    promised, told = table(news), {}
    for seed in range(60):
        for _, _, state in random_game(seed, "on"):
            for item in BOOP.news(state):
                assert list(item.facts) == promised[item.code]
                told[item.code] = True
    assert set(promised) - set(told) <= {"drawn-repetition", "drawn-turns", "won-eight-cats"}


def test_the_table_of_objections_is_true():
    promised, met = table(objections), set()
    for seed in range(20):
        for state, _, _ in random_game(seed, ("on", "off")[seed % 2]):
            for move in EVERY_MOVE:
                objection = BOOP.objection(state, state.seat, move)
                if objection is not None:
                    assert list(objection.facts) == promised[objection.code]
                    met.add(objection.code)
    assert set(promised) - met <= {"not-a-line", "no-seam"}


@pytest.mark.parametrize("ghosts", ["on", "off"])
def test_when_it_is_over_or_not_ones_turn_nothing_can_be_played(ghosts):
    *_, (before, move, over) = random_game(1, ghosts)
    with pytest.raises(IllegalMove, match="over"):
        BOOP.play(over, over.seat, STAY, Scripted([]))
    with pytest.raises(IllegalMove, match="not-your-turn"):
        BOOP.play(before, 1 - before.seat, move, Scripted([]))
