"""Whole games of Knots, thought out beforehand on the rules alone.

What desk, courier and messengers make of one must be that game to the letter.
"""

from __future__ import annotations

from dataclasses import dataclass

from engines.log import Deal
from engines.story import Story, begin
from engines.values import Outcome, Seat
from tests.knots import KNOTS
from tests.knots.knitting import DONE
from tests.knots.state import Move, Phase, State

OPTIONS = tuple(sorted(KNOTS.info.fresh({}).items()))
SEEDS = range(4000)


@dataclass(frozen=True)
class Step:
    """One move of the game."""

    round: int
    phase: Phase
    seat: Seat
    text: str


def dealt(seed: str, seats: int) -> Story[State, Move]:
    """The story a seed begins."""
    return begin(KNOTS, Deal(seats, OPTIONS, seed))


def seed_of(*faces: int) -> str:
    """A seed by which the first dice fall so."""
    for seed in map(str, SEEDS):
        if dealt(seed, 1).state.dice == faces:
            return seed
    raise LookupError(f"no seed rolls {faces}")


def planned(seed: str, seats: int) -> tuple[list[Step], Outcome]:
    """Every move of the game this seed deals, sheet by sheet, and how it ends."""
    story, steps = dealt(seed, seats), []
    while waiting := story.to_move():
        state, seat = story.state, waiting[0]
        move = min(KNOTS.moves(state, seat), key=lambda each: _wish(state, seat, each))
        steps.append(Step(state.round, state.phase, seat, KNOTS.format(move)))
        story = story.play(seat, move)
    outcome = story.outcome()
    assert outcome is not None
    return steps, outcome


def _wish(state: State, seat: Seat, move: Move) -> int:
    """How early this seat would make a move; each has a way of its own."""
    if state.phase is Phase.SEW:
        steals = seat == state.seats - 1 and state.seats > 1
        return (move.verb == "lay") is steals
    draft = state.draft(seat)
    match move.verb, len(move.words):
        case "dye", _:
            return 0 if seat == 0 and draft.dyes == state.table["dyes"] else 9
        case "ball", _:
            more = seat == 0 and move.words == ("+",)
            return 1 if more else 4 if seat and move.words == ("-",) and draft.left == 1 else 9
        case "loop", cells:
            return cells == 1 if seat == 0 else cells == 2
        case "free", _:
            return move.words[1] != "2"
    return 8 if move == DONE else 5


def crowded() -> tuple[str, list[str]]:
    """A seed, and moves of a cat alone until its sheet has room for one thing only."""
    for seed in map(str, SEEDS):
        story, texts = dealt(seed, 1), list[str]()
        while story.outcome() is None:
            moves = KNOTS.moves(story.state, 0)
            if len(moves) == 1 and moves[0] != DONE:
                return seed, texts
            move = max(moves, key=lambda each: _fills(story.state, each))
            texts.append(KNOTS.format(move))
            story = story.play(0, move)
    raise LookupError("no seed fills a sheet")


def _fills(state: State, move: Move) -> int:
    """How good a move is for a full sheet."""
    dice = state.draft(0).dice if state.drafts else ()
    match move.verb, move.words:
        case "dye", (die, "/2") if dice[int(die) - 1] == 2:
            return 9
        case "ball", ("+",):
            return 8
        case "loop", (_, _):
            return 7
        case "free", (_, "1"):
            return 6
        case die, (_,) if die.isdigit():
            return 5 if dice[int(die) - 1] in (1, 6) else 4
    return int(move == DONE)
