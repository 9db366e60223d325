"""Random play of every game in every set-up: the positions all conformance tests look at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from typing import Any, Final, TypeVar

import pytest

from engines import GAMES
from engines.game import Game
from engines.log import Deal, Row
from engines.record import write_record
from engines.rng import Rng, Seeded
from engines.story import Story
from engines.values import News, Seat
from tests.knots import KNOTS
from tests.lanterns import LANTERNS

T = TypeVar("T")

TESTED: Final[dict[str, Game[Any, Any]]] = {
    **GAMES,
    LANTERNS.info.id: LANTERNS,
    KNOTS.info.id: KNOTS,
}
RUNAWAY: Final = 6000
"""More moves than any game can have."""
CLOSELY: Final = 4
"""Set-ups of one game that every run looks at; at the others the slow tests look."""
ROOM: Final = 2
"""Set-ups of one game that have as many positions as a test asks for; more of them share."""
PLAYS: Final = 12
"""Plays of one game in every run, shared among the set-ups that are looked at."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A game as it may be set up."""

    game: Game[Any, Any]
    options: tuple[tuple[str, str], ...]
    seats: int

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options]
        return " ".join([self.game.info.id, *chosen, f"{self.seats} seats"])

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """Everybody who may look at the table."""
        return (*range(self.seats), None)

    @property
    def secrets(self) -> bool:
        """Whether something is hidden from somebody."""
        return self.game.secrets(self.seats, dict(self.options))

    @property
    def private(self) -> bool:
        """Whether moves are made in private only."""
        return self.game.private(self.seats, dict(self.options))

    def deal(self, seed: str) -> Deal:
        """What is settled when this is dealt."""
        return Deal(self.seats, self.options, seed)


@dataclass(frozen=True, slots=True)
class Position:
    """A state somebody may meet, and the move that was made there in play."""

    setup: Setup
    seed: str
    step: int
    """Of the move that comes next."""
    state: Any
    seat: Seat | None = None
    move: Any = None
    """With `seat`, None where the game is over."""

    def __str__(self) -> str:
        return f"{self.setup} seed {self.seed} step {self.step}"

    def rng(self, *, later: int = 0) -> Seeded:
        """The chance of the next step, or of one after it."""
        return Seeded(self.seed, self.step + later)

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """Who decides here."""
        return self.setup.game.to_move(self.state)


def _setups(game: Game[Any, Any]) -> list[Setup]:
    options = sorted(game.info.options, key=lambda option: option.id)
    choices = [[(option.id, value) for value in option.values] for option in options]
    return [Setup(game, combo, seats) for combo in product(*choices) for seats in game.info.seats]


def _facts(setup: Setup) -> Iterator[tuple[tuple[str, str], ...]]:
    """What is peculiar to a set-up: each of its choices, then any two of them together."""
    chosen = (*setup.options, ("seats", str(setup.seats)))
    for many in (1, 2):
        yield from combinations(chosen, many)


def _telling(setups: Sequence[Setup]) -> tuple[Setup, ...]:
    """A few set-ups that between them have as much as they can of what the others have.

    Every value of an option counts first, with the fewest seats and the most; then any two.
    """
    if len(setups) <= CLOSELY:
        return tuple(setups)
    seats = setups[0].game.info.seats
    ends = {str(seats[0]), str(seats[-1])}
    known: set[tuple[tuple[str, str], ...]] = set()
    found: list[Setup] = []

    def worth(setup: Setup) -> tuple[int, int]:
        new = [fact for fact in _facts(setup) if fact not in known]
        one = [fact for fact in new if len(fact) == 1]
        first = [(name, value) for ((name, value),) in one if name != "seats" or value in ends]
        return len(first), len(new)

    while len(found) < CLOSELY or worth(max(setups, key=worth))[0]:
        found.append(max((each for each in setups if each not in found), key=worth))
        known.update(_facts(found[-1]))
    return tuple(setup for setup in setups if setup in found)


SETUPS: Final = {id_: _setups(game) for id_, game in TESTED.items()}
CLOSE: Final = {id_: _telling(setups) for id_, setups in SETUPS.items()}
"""Those of every run."""


def unhurried(setups: Iterable[Setup]) -> list[Any]:
    """Set-ups to try: those that are not of every run are slow ones."""
    close = {setup for setups in CLOSE.values() for setup in setups}
    return [
        pytest.param(each, id=str(each), marks=() if each in close else (pytest.mark.slow,))
        for each in setups
    ]


every_setup = pytest.mark.parametrize(
    "setup", unhurried(setup for setups in SETUPS.values() for setup in setups)
)
every_game = pytest.mark.parametrize("game", TESTED.values(), ids=TESTED)


def seeds(setup: Setup) -> range:
    """The seeds this set-up is played with."""
    return range(max(1, PLAYS // len(CLOSE[setup.game.info.id])))


@cache
def play_out(setup: Setup, seed: str) -> tuple[Position, ...]:
    """A whole random game; the last position is the one where it is over."""
    game, rng = setup.game, Seeded(f"play/{seed}", 0)
    positions: list[Position] = []
    rows: list[Row] = []
    try:
        state = game.start(setup.seats, dict(setup.options), Seeded(seed, 0))
        while turn := game.to_move(state):
            step = len(rows) + 1
            assert step <= RUNAWAY, "the game does not end"
            seat = rng.choice(turn)
            move = any_move(game, game.moves(state, seat), rng)
            positions.append(Position(setup, seed, step, state, seat, move))
            rows.append(Row(step, seat, game.format(move)))
            state = game.play(state, seat, move, Seeded(seed, step))
    except Exception as error:
        record = write_record(Story(game, setup.deal(seed), None, tuple(rows)))
        error.add_note(f"After this record:\n{record}")
        raise
    positions.append(Position(setup, seed, len(rows) + 1, state))
    return tuple(positions)


def any_move(game: Game[Any, Any], moves: Sequence[Any], rng: Rng) -> Any:
    """A move chosen word by word, so that a rare kind of move comes up as often as a common one."""
    assert moves, "somebody is to move and has no move"
    ways = {tuple(game.format(move).split(" ")): move for move in moves}
    way: tuple[str, ...] = ()
    while way not in ways or rng.below(2):
        step = sorted({other[len(way)] for other in ways if len(other) > len(way)})
        if not step:
            break
        way = (*way, rng.choice(step))
        ways = {other: move for other, move in ways.items() if other[: len(way)] == way}
    return ways[way]


def positions(setup: Setup) -> Iterator[Position]:
    """Every position of every play of this set-up."""
    for seed in seeds(setup):
        yield from play_out(setup, str(seed))


@cache
def sample(setup: Setup, count: int) -> tuple[Position, ...]:
    """Some positions, every kind of next move among them as long as there is room.

    Kinds are words, and whether others choose too: else an even step may only meet the last one.

    A game with several set-ups to look at has fewer of each, and not the same kinds of all.
    """
    siblings = SETUPS[setup.game.info.id]
    count = max(5, count * ROOM // max(ROOM, len(CLOSE[setup.game.info.id])))
    kinds: dict[tuple[str, bool], list[Position]] = {}
    for position in positions(setup):
        text = setup.game.format(position.move) if position.seat is not None else ""
        kind = (text.partition(" ")[0], len(position.to_move) > 1)
        kinds.setdefault(kind, []).append(position)
    share = max(1, count // len(kinds))
    chosen = [position for kind in kinds.values() for position in spread(kind, share)]
    turn = siblings.index(setup) % len(chosen)
    return tuple(spread(chosen[turn:] + chosen[:turn], count))


def spread(items: Iterable[T], count: int) -> list[T]:
    """At most so many of the items, evenly spread, the last one among them."""
    pool = list(items)
    if len(pool) <= count:
        return pool
    return [pool[(n + 1) * len(pool) // count - 1] for n in range(count)]


def rows(setup: Setup, seed: str) -> list[Row]:
    """The log of a play."""
    play = play_out(setup, seed)
    text = setup.game.format
    return [Row(p.step, p.seat, text(p.move)) for p in play if p.seat is not None]


@cache
def known_moves(setup: Setup) -> tuple[Any, ...]:
    """Moves made anywhere in play: all that somebody might try at the wrong moment."""
    return tuple({p.move: None for p in positions(setup) if p.seat is not None})


def news_for(setup: Setup, state: Any, viewer: Seat | None) -> list[News]:
    """The news one viewer is told."""
    return [item for item in setup.game.news(state) if item.seat in (None, viewer)]
