"""One search for every game: Monte Carlo trees over what may be true for all a seat can see.

Each look ahead begins at another twin of the table, with everything hidden dealt anew, so that a
seat cannot think with what it does not know. A node of the tree is not a state but what is seen of
it: by the seat itself where it decides, by a bystander where others do. So others do not know the
seat's secrets either, nor what it chooses at the same time as they do; of each twin they can make
the moves that are legal there. Every seat is taken to play for itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, inf, log, sqrt
from typing import Any, Generic, NamedTuple, TypeVar

from bot.computers.dice import Dice
from bot.games.hints import Hints, Level
from engines.game import Game
from engines.values import Outcome, Seat

S = TypeVar("S")
M = TypeVar("M")

DEEPEST = 200
"""Decisions one look follows through the tree: it must end in a game that goes round in circles."""
DOUBT = 0.1
"""How much less a value found at a glance is worth at the end than one looked at for long."""


def choose(
    game: Game[S, M],
    state: S,
    seat: Seat,
    level: int,
    seed: str,
    hints: Hints[S],
    *,
    secrets: bool,
) -> M:
    """What a computer of this level plays: a function of what the seat sees, level and seed.

    Where a table has `secrets`, no end that is found proves anything.
    """
    dice = Dice(seed)
    twin = game.redeal(state, seat, dice)
    return _Search(game, hints, seat, dice, secrets=secrets).decide(twin, hints.levels[level])


class _Fate(NamedTuple):
    """An end that comes if everybody does their best, and how many decisions it is away."""

    outcome: Outcome
    away: int


@dataclass(slots=True)
class _Arm:
    """A move of a node, and how it has done for its mover."""

    visits: int = 0
    total: float = 0.0
    fate: _Fate | None = None

    @property
    def value(self) -> float:
        """How it has done by and large."""
        return self.total / self.visits


class _Pick(NamedTuple):
    """A decision on the way of one look."""

    mover: Seat
    moves: int
    arms: dict[Any, _Arm]
    arm: _Arm
    luck: int
    """How much chance had come into play before it."""


class _Search(Generic[S, M]):
    """The thinking about one decision."""

    def __init__(
        self, game: Game[S, M], hints: Hints[S], seat: Seat, dice: Dice, *, secrets: bool
    ) -> None:
        self._game = game
        self._secrets = secrets
        self._hints = hints
        self._seat = seat
        self._dice = dice
        self._nodes: dict[tuple[Seat, Any], dict[M, _Arm]] = {}
        self._open: Sequence[M] = ()
        """What there is to choose from."""
        self._tried = 0
        self._luck = 0

    def decide(self, state: S, level: Level) -> M:
        """The best move from a twin of the table."""
        moves = self._moves(state, self._seat)
        if level.naive:
            moves = self._hints.thumb(moves, state, self._seat)
        if len(moves) == 1:
            return moves[0]
        self._open, settled = moves, False
        most, looks = level.looks or level.budget, 0
        while self._tried < level.budget and looks < most and not settled:
            looks += 1
            settled = self._look(self._game.redeal(state, self._seat, self._dice))
        arms = self._node(state, self._seat)
        return max(arms, key=lambda move: self._verdict(arms[move], level.slip))

    def _verdict(self, arm: _Arm, slip: float) -> tuple[float, float]:
        """What a move is worth at the end; nobody slips over what is certain."""
        value, away = _rank(arm)
        if arm.fate is not None:
            return value, away
        if 0 < value < 1:
            odds = log(value / (1 - value)) + slip * (2 * self._dice.fraction() - 1)
            value = 1 / (1 + exp(-odds))
        return value * (1 - DOUBT / sqrt(arm.visits)), away

    def _look(self, state: S) -> bool:
        """Follow the promising moves to a new position and judge it; whether all is settled."""
        path: list[_Pick] = []
        while len(path) < DEEPEST and (turn := self._game.to_move(state)):
            if path and self._hints.quiet(state, self._seat):
                break
            mover = self._seat if self._seat in turn else turn[0]
            if self._hints.guessed and mover != self._seat:
                state = self._lean(state, mover)
                continue
            moves = self._moves(state, mover) if path else self._open
            if len(moves) == 1:
                state = self._make(state, mover, moves[0])
                continue
            arms = self._node(state, mover)
            fresh = [move for move in moves if move not in arms]
            if fresh and not self._hints.plies:
                luck, state = self._luck, self._survey(state, mover, fresh, arms)
                fate = _settle(arms, len(moves))
                return self._remember(path, state, fate, luck)
            move = self._dice.choice(fresh) if fresh else self._favourite(moves, arms)
            arm = arms.setdefault(move, _Arm())
            path.append(_Pick(mover, len(moves), arms, arm, self._luck))
            state = self._make(state, mover, move)
            if fresh:
                break
        luck, fate = self._luck, self._end(state)
        return self._remember(path, self._play_on(state), fate, luck)

    def _node(self, state: S, mover: Seat) -> dict[M, _Arm]:
        """What is known about the moves here."""
        viewer = mover if mover == self._seat else None
        return self._nodes.setdefault((mover, self._game.seen_by(state, viewer)), {})

    def _moves(self, state: S, mover: Seat) -> Sequence[M]:
        """The moves worth a thought."""
        return self._hints.sensible(self._game.moves(state, mover), state, mover)

    def _lean(self, state: S, mover: Seat) -> S:
        """Somebody makes a likely move."""
        move = self._hints.lean(self._game.moves(state, mover), state, mover, self._dice)
        return self._make(state, mover, move)

    def _make(self, state: S, mover: Seat, move: M) -> S:
        """Try a move in the head."""
        before = self._dice.drawn
        state = self._game.apply(state, mover, move, self._dice)
        self._luck += self._dice.drawn - before
        self._tried += 1
        return state

    def _survey(self, state: S, mover: Seat, fresh: Sequence[M], arms: dict[M, _Arm]) -> S:
        """Judge every new move at once; returns what the best of them leads to."""
        best, most = state, -inf
        for move in fresh:
            luck = self._luck
            after = self._make(state, mover, move)
            value = self._value(after, mover)
            fate = self._end(after, away=1) if luck == self._luck else None
            arms[move] = _Arm(1, value, fate)
            if value > most:
                best, most = after, value
        return best

    def _favourite(self, moves: Sequence[M], arms: dict[M, _Arm]) -> M:
        """The move that has done best, with a bonus for those tried rarely."""
        known = [arms[move] for move in moves]
        wonder = self._hints.curiosity**2 * log(sum(arm.visits for arm in known))
        scores = [
            arm.value + (sqrt(wonder / arm.visits) if arm.fate is None else 0) for arm in known
        ]
        return moves[scores.index(max(scores))]

    def _play_on(self, state: S) -> S:
        """Go on without a tree for as long as the hints ask for."""
        for _ in range(self._hints.plies):
            turn = self._game.to_move(state)
            if not turn or self._hints.quiet(state, self._seat):
                break
            state = self._lean(state, turn[0])
        return state

    def _remember(self, path: Sequence[_Pick], state: S, fate: _Fate | None, luck: int) -> bool:
        """Credit a look's result to the moves that led there; whether their first is settled.

        What comes after a draw of chance is certain only for this draw.
        """
        for pick in reversed(path):
            arm = pick.arm
            arm.visits += 1
            arm.total += self._value(state, pick.mover)
            if fate is not None and luck == pick.luck:
                arm.fate = _Fate(fate.outcome, fate.away + 1)
                arm.total = arm.visits * self._hints.reward(fate.outcome, pick.mover)
                fate, luck = _settle(pick.arms, pick.moves), pick.luck
            else:
                fate = None
        return fate is not None

    def _end(self, state: S, away: int = 0) -> _Fate | None:
        """The end, where everything is open: of a twin it would prove nothing."""
        outcome = None if self._secrets else self._game.outcome(state)
        return None if outcome is None else _Fate(outcome, away)

    def _value(self, state: S, seat: Seat) -> float:
        """How a position is judged for a seat."""
        outcome = self._game.outcome(state)
        if outcome is None:
            return self._hints.worth(state, seat)
        return self._hints.reward(outcome, seat)


def _settle(arms: Mapping[Any, _Arm], moves: int) -> _Fate | None:
    """What a node with so many moves comes to: a sure win of its mover, or all of them settled."""
    settled = [arm for arm in arms.values() if arm.fate is not None]
    best = max(settled, key=_rank, default=None)
    if best is None or (best.value < 1 and len(settled) < moves):
        return None
    return best.fate


def _rank(arm: _Arm) -> tuple[float, float]:
    """How good a move is, or seems: of sure wins the soonest, of sure losses the latest."""
    if arm.fate is None:
        return arm.value, inf
    return arm.value, arm.fate.away if arm.value < 0.5 else -arm.fate.away
