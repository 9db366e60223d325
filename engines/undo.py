"""Whether a seat may take its last move back, and what goes with it: one check for every game.

It may if nothing it takes back revealed anything, and nothing others did since would have revealed
less, or asked others for something else, without it: the last of all choices shows them all. What a
move reveals the game says itself; tests prove it right with twins of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeAlias, TypeVar

from engines.errors import EngineError
from engines.game import Game
from engines.log import ANSWERS, Beat
from engines.rng import Seeded
from engines.story import Story, without
from engines.values import Objection, Seat

S = TypeVar("S")
M = TypeVar("M")

_Check: TypeAlias = Callable[[Story[Any, Any], Seat, int], Objection | None]

INSTEAD: Final = 6
"""Other moves looked at to tell whether a choice is open: what shows one of them shows any."""


def last_move(story: Story[S, M], seat: Seat) -> int | None:
    """The step of the last standing move this seat decided itself."""
    for beat in reversed(story.beats):
        if beat.row.seat == seat and beat.row.cause not in ANSWERS:
            return beat.row.step
    return None


def undo_step(story: Story[S, M], seat: Seat) -> int | None:
    """The step from which on undo takes this seat's moves back; None if it may not undo now."""
    return _whole(story, seat, _undo_objection)


def plea_step(story: Story[S, M], seat: Seat) -> int | None:
    """The step from which on everything goes if all consent; None if they are not to be asked."""
    return _whole(story, seat, _plea_objection)


def is_coda(story: Story[S, M], at: int) -> bool:
    """Whether a move that stands only ended a turn."""
    row = story.beats[at].row
    coda = story.game.coda(story.state_before(at), row.seat)
    return coda is not None and row.text == story.game.format(coda)


def undo_objection(story: Story[S, M], seat: Seat) -> Objection | None:
    """Why this seat may not undo now, or None."""
    return _objection(story, seat, _undo_objection)


def plea_objection(story: Story[S, M], seat: Seat) -> Objection | None:
    """Why this seat may not even with everybody's consent take its last move back, with all since.

    It may not past anything that told somebody something, or was chosen at the same time.
    """
    return _objection(story, seat, _plea_objection)


def _objection(story: Story[S, M], seat: Seat, check: _Check) -> Objection | None:
    """What is to be said against taking the last move of a seat back."""
    if story.outcome() is not None:
        return Objection("over")
    step = last_move(story, seat)
    return Objection("nothing-to-undo") if step is None else check(story, seat, step)


def _whole(story: Story[S, M], seat: Seat, check: _Check) -> int | None:
    """From where a seat's last move goes, if it may: with what it ended, if that may go as well."""
    if _objection(story, seat, check) is not None:
        return None
    ended = _ended(story, seat)
    if ended is not None and check(story, seat, ended) is None:
        return ended
    return last_move(story, seat)


def _ended(story: Story[S, M], seat: Seat) -> int | None:
    """The step of what a seat had decided before, if its last move only ended that turn."""
    last = last_move(story, seat)
    at = next((at for at, beat in enumerate(story.beats) if beat.row.step == last), 0)
    if not is_coda(story, at):
        return None
    for beat in reversed(story.beats[:at]):
        if seat not in story.game.to_move(beat.state):
            return None  # that was another turn
        if beat.row.seat == seat and beat.row.cause not in ANSWERS:
            return beat.row.step
    return None


def _undo_objection(story: Story[S, M], seat: Seat, step: int) -> Objection | None:
    try:
        kept = without(story, seat, step)
    except EngineError:
        return Objection("others-moved")
    if not (_taught(story, seat, step, kept) or _shown_to_all(story, step)):
        return None
    # N.B. another reason for an answer that was forced would tell that it was.
    return Objection("others-moved" if _answered(story, seat, step, kept) else "revealed")


def _plea_objection(story: Story[S, M], seat: Seat, step: int) -> Objection | None:  # noqa: ARG001
    for state, beat in _steps(story, story.beats, step):
        if len(story.game.to_move(state)) > 1 or _reveals(story.game, state, beat):
            return Objection("revealed")
    return None


def _answered(story: Story[S, M], seat: Seat, step: int, kept: Sequence[Beat[S]]) -> bool:
    """Whether moves of others would be taken back, too."""
    stay = {beat.row.step for beat in kept}
    later = (beat.row for beat in story.beats if beat.row.step > step)
    return any(row.seat != seat and row.step not in stay for row in later)


def _taught(story: Story[S, M], seat: Seat, step: int, kept: Sequence[Beat[S]]) -> bool:
    """Whether anything since a step told somebody what it would not have told without it."""
    game = story.game
    instead = {beat.row.step: (before, beat.state) for before, beat in _steps(story, kept, step)}
    for before, beat in _steps(story, story.beats, step):
        told = _reveals(game, before, beat)
        if beat.row.step in instead:
            then, after = instead[beat.row.step]
            asked = [{*game.to_move(state)} - {seat} for state in (beat.state, after)]
            told = asked[0] != asked[1] or (told and not _reveals(game, then, beat))
        if told:
            return True
    return False


def _steps(story: Story[S, M], beats: Sequence[Beat[S]], since: int) -> Iterator[tuple[S, Beat[S]]]:
    """Each beat from a step on, with the state it was made in."""
    first = next((at for at, beat in enumerate(beats) if beat.row.step >= since), len(beats))
    before = beats[first - 1].state if first else story.opening
    for beat in beats[first:]:
        yield before, beat
        before = beat.state


def _reveals(game: Game[S, M], before: S, beat: Beat[S]) -> bool:
    """Whether a move told its mover, or a bystander, something they did not know."""
    seat = beat.row.seat
    return game.reveals(before, seat, game.parse(before, seat, beat.row.text))


def _shown_to_all(story: Story[S, M], step: int) -> bool:
    """Whether a choice made at the same time as others' is open by now: it was the last of them.

    While they still chose, everybody would have seen the same whatever it had been.
    """
    at = next(at for at, beat in enumerate(story.beats) if beat.row.step == step)
    run = _alone(story, at)
    if run is None or not _is_open(story, at):
        return False
    # What had been open before it belonged to that choice: this one was asked for afterwards.
    return not any(_is_open(story, earlier) for earlier in run)


def _alone(story: Story[S, M], at: int) -> range | None:
    """The moves of the last one to choose before this one of its own, all others having chosen.

    None if nobody else had the same choice, or somebody still had it.
    """
    asked, seat = story.game.to_move, story.beats[at].row.seat
    for place in range(at, -1, -1):
        before = asked(story.state_before(place))
        if before != (seat,):
            return range(place + 1, at) if place < at and seat in before else None
    return None


def _is_open(story: Story[S, M], at: int) -> bool:
    """Whether a bystander saw which move it was, of those that begin with the same word."""
    game, before, beat = story.game, story.state_before(at), story.beats[at]
    row, after = beat.row, beat.state
    word, seen = row.text.split(" ")[0], game.seen_by(after, None)
    alike = [
        move
        for move in game.moves(before, row.seat)
        if (text := game.format(move)) != row.text and text.split(" ")[0] == word
    ]
    goes_on = row.seat in game.to_move(after)
    for move in alike[:: max(1, len(alike) // INSTEAD)]:
        other = game.play(before, row.seat, move, Seeded(story.deal.seed, row.step))
        if (row.seat in game.to_move(other)) is goes_on and game.seen_by(other, None) != seen:
            return True
    return False
