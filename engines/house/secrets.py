"""What who may see: nobody knows what others write until all have confirmed.

A twin has every other seat write this round in some other way. Few such ways are thought of for one
sheet and roll, and those are remembered: computers ask for twins again and again.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.house.making import made
from engines.house.moves import DONE, Move
from engines.house.plans import Plan
from engines.house.state import Draft, Phase, State, allowance, but, fresh
from engines.house.turn import finished, legal
from engines.rng import Rng
from engines.values import HIDDEN, Seat

WAYS: Final = 24
"""Ways to write a round that twins choose among."""
STRIDE: Final = 16_807
PRIME: Final = 2_147_483_647
"""One way takes moves that lie far apart, and no two ways the same ones (Lehmer)."""
FEW: Final = 7
"""A seat that has not confirmed has made fewer moves than that, as twins take it."""


def cover(state: State, viewer: Seat | None) -> State:
    """The table as a seat, or a bystander, sees it."""
    if state.seats == 1 or state.phase is Phase.OVER:
        return state
    drafts = enumerate(state.drafts)
    return but(state, drafts=tuple(draft if owner == viewer else HIDDEN for owner, draft in drafts))


def redeal(state: State, viewer: Seat | None, rng: Rng) -> State:
    """The table with everything written otherwise that the viewer cannot know."""
    if state.seats == 1 or state.phase is Phase.OVER:
        return state
    return but(
        state,
        drafts=tuple(
            draft if owner == viewer else _otherwise(state, owner, rng.below(WAYS))
            for owner, draft in enumerate(state.drafts)
        ),
    )


def reveals(state: State, seat: Seat, move: Move) -> bool:
    """Whether a move rolls dice, or opens the sheets of all."""
    if state.done.count(False) > 1:
        return False
    if state.phase is Phase.STARS:
        return state.starred[seat] == len(state.plan.stars) - 1
    if move != DONE:
        return False
    return state.seats > 1 or bool(state.draft(seat).sheet.empty)


def _otherwise(state: State, owner: Seat, way: int) -> Draft:
    draft = fresh(state.sheets[owner], state.dice, allowance(state))
    steps = state.starred[owner] if state.phase is Phase.STARS else None
    return _written(state.plan, state.phase, draft, steps, state.done[owner], way)


@lru_cache(maxsize=4096)
def _written(
    plan: Plan,
    phase: Phase,
    draft: Draft,
    steps: int | None,
    done: bool,  # noqa: FBT001 — a key of the memory has no names
    way: int,
) -> Draft:
    """One way to go on from the beginning of a round, to its end if that was confirmed."""
    if steps is None and not done:
        steps = way % FEW
    turn = way + 1
    while steps != 0 and not (phase is Phase.ROUND and finished(plan, draft)):
        moves = legal(plan, phase, draft)
        turn = turn * STRIDE % PRIME
        draft = made(plan, draft, moves[turn % len(moves)])
        steps = None if steps is None else steps - 1
    return draft
