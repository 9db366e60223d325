"""Whether a seat may take its last move back: one check for every game.

It may if nothing it takes back revealed anything. A move revealed something if it drew chance, or
if its mover, looking at tables he could not tell apart, would now see different ones: then he, or a
bystander, has learned which of them it is.
"""

from __future__ import annotations

from typing import TypeVar

from engines.errors import IllegalMove
from engines.game import Game
from engines.rng import Seeded
from engines.story import ANSWERS, Beat, Story, without
from engines.values import Objection, Seat

S = TypeVar("S")
M = TypeVar("M")

TWINS = 32


def last_move(story: Story[S, M], seat: Seat) -> int | None:
    """The step of the last standing move this seat decided itself."""
    for beat in reversed(story.beats):
        if beat.row.seat == seat and beat.row.cause not in ANSWERS:
            return beat.row.step
    return None


def undo_objection(story: Story[S, M], seat: Seat) -> Objection | None:
    """Why this seat may not undo now, or None."""
    step = last_move(story, seat)
    if step is None:
        return Objection("nothing-to-undo")
    if story.outcome() is not None:
        return Objection("over")
    try:
        kept = {beat.row.step for beat in without(story, seat, step)}
    except IllegalMove as error:
        codes = ("nothing-to-undo", "others-moved")
        return error.objection if error.objection.code in codes else Objection("others-moved")
    before = story.opening
    for beat in story.beats:
        if beat.row.step not in kept and reveals(story.game, before, beat, story.deal.seed):
            return Objection("revealed")
        before = beat.state
    return None


def reveals(game: Game[S, M], before: S, beat: Beat[S], seed: str) -> bool:
    """Whether a move told its mover, or a bystander, something they did not know."""
    mover, move = beat.row.seat, game.parse(before, beat.row.seat, beat.row.text)
    return reveals_move(game, before, mover, move, Seeded(seed, beat.row.step))


def reveals_move(game: Game[S, M], before: S, mover: Seat, move: M, rng: Seeded) -> bool:
    """Whether making this move draws chance or tells anybody at its side something new."""
    after = game.play(before, mover, move, rng)
    if rng.drawn:
        return True
    if not game.info.secrets:
        return False
    views = (game.seen_by(after, mover), game.seen_by(after, None))
    for number in range(TWINS):
        twin = game.redeal(before, mover, Seeded("undo", number))
        other = game.play(twin, mover, move, Seeded("undo", TWINS + number))
        if (game.seen_by(other, mover), game.seen_by(other, None)) != views:
            return True
    return False
