"""Whether a seat may take its last move back: one check for every game.

It may if nothing it takes back revealed anything, and nothing others did since would have revealed
less, or asked others for something else, without it: the last of all choices shows them all. A move
revealed something if it drew chance, or if its mover, looking at tables he could not tell apart,
would now see different ones: then he, or a bystander, has learned which of them it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from engines.errors import EngineError
from engines.game import Game
from engines.rng import Seeded
from engines.story import ANSWERS, Beat, Story, without
from engines.values import Objection, Seat, Seen

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
    if story.outcome() is not None:
        return Objection("over")
    step = last_move(story, seat)
    if step is None:
        return Objection("nothing-to-undo")
    try:
        kept = without(story, seat, step)
    except EngineError:
        return Objection("others-moved")
    if not (_taught(story, seat, step, kept) or _shown_to_all(story, seat, step)):
        return None
    # N.B. another reason for an answer that was forced would tell that it was.
    return Objection("others-moved" if _answered(story, seat, step, kept) else "revealed")


def _answered(story: Story[S, M], seat: Seat, step: int, kept: Sequence[Beat[S]]) -> bool:
    """Whether moves of others would be taken back, too."""
    stay = {beat.row.step for beat in kept}
    later = (beat.row for beat in story.beats if beat.row.step > step)
    return any(row.seat != seat and row.step not in stay for row in later)


def _taught(story: Story[S, M], seat: Seat, step: int, kept: Sequence[Beat[S]]) -> bool:
    """Whether anything since a step told somebody what it would not have told without it."""
    game, seed = story.game, story.deal.seed
    instead = {beat.row.step: (before, beat.state) for before, beat in _steps(story.opening, kept)}
    for before, beat in _steps(story.opening, story.beats):
        if beat.row.step < step:
            continue
        told = reveals(game, before, beat, seed)
        if beat.row.step in instead:
            then, after = instead[beat.row.step]
            asked = [{*game.to_move(state)} - {seat} for state in (beat.state, after)]
            told = asked[0] != asked[1] or (told and not reveals(game, then, beat, seed))
        if told:
            return True
    return False


def _shown_to_all(story: Story[S, M], seat: Seat, step: int) -> bool:
    """Whether a choice made at the same time as others' is open by now: it was the last of them.

    While they still chose, everybody would have seen the same whatever it had been.
    """
    game, asked, together = story.game, frozenset[Seat](), False
    for before, beat in _steps(story.opening, story.beats):
        still = frozenset(game.to_move(before))
        together = len(still) > 1 or (together and still <= asked)
        asked = still
        if beat.row.step == step:
            return together and not _kept_to_himself(game, before, seat, beat, story.deal.seed)
    return False


def _kept_to_himself(game: Game[S, M], before: S, seat: Seat, beat: Beat[S], seed: str) -> bool:
    """Whether a bystander would see the same after another move that begins with the same word."""
    goes_on, view = seat in game.to_move(beat.state), game.seen_by(beat.state, None)
    word = beat.row.text.split(" ")[0]
    for move in game.moves(before, seat):
        if game.format(move).split(" ")[0] != word:
            continue
        other = game.play(before, seat, move, Seeded(seed, beat.row.step))
        if (seat in game.to_move(other)) is goes_on and game.seen_by(other, None) != view:
            return False
    return True


def _steps(opening: S, beats: Sequence[Beat[S]]) -> Iterator[tuple[S, Beat[S]]]:
    """Each beat with the state it was made in."""
    for beat in beats:
        yield opening, beat
        opening = beat.state


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
    if game.outcome(after) is not None:
        return True  # all is shown at the end, also what could be counted and twins share
    views = (game.seen_by(after, mover), game.seen_by(after, None))
    for number in range(TWINS):
        twin = game.redeal(before, mover, Seeded("undo", number))
        other = game.play(twin, mover, move, Seeded("undo", TWINS + number))
        if (game.seen_by(other, mover), game.seen_by(other, None)) != views:
            return True
    return _shows_a_secret(game, before, mover, move, views[1])


def _shows_a_secret(game: Game[S, M], before: S, mover: Seat, move: M, view: Seen[S]) -> bool:
    """Whether everybody now sees what only the mover knew, beyond what the move itself says."""
    for number in range(TWINS):
        twin = game.redeal(before, None, Seeded("bystander", number))
        if game.objection(twin, mover, move) is None:
            other = game.play(twin, mover, move, Seeded("bystander", TWINS + number))
            if game.seen_by(other, None) != view:
                return True
    return False
