"""The lessons of the games: positions and what is to be done there, as `lessons.toml` has them.

A lesson is data. An exercise names how the table was dealt and every move up to its position; what
is said of it stands in the locales under `<game>-lesson-<key>`, `…-hint` and `…-done`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from engines.game import Game
from engines.log import Deal, Row
from engines.story import Story, replay
from engines.tables import DATA, Folder, read_table
from engines.values import Seat

FILE: Final = "lessons"


@dataclass(frozen=True, slots=True)
class Goal:
    """What a move has to do; the rules say whether it did."""

    news: tuple[Mapping[str, Any], ...] = ()
    """Each of these has happened: a code, and facts that are so."""
    never: tuple[Mapping[str, Any], ...] = ()
    """None of these has."""
    moves: tuple[str, ...] = ()
    """It is one of these moves, where a star stands for anything."""
    wins: bool = False
    """The game is over, and won."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """One thing to do at one position."""

    game: str
    number: int
    """From 1."""
    key: str
    seat: Seat
    deal: Deal
    log: tuple[Row, ...]
    goal: Goal
    answer: str
    """A move that does it: for who gives up, and for tests."""

    @property
    def words(self) -> str:
        """Where in the locales its sentences begin."""
        return f"{self.game}-lesson-{self.key}"


@dataclass(frozen=True, slots=True)
class Lesson:
    """The guided first game of one game."""

    game: Game[Any, Any]
    exercises: tuple[Exercise, ...]

    def exercise(self, number: int) -> Exercise | None:
        """One of its exercises, counted from 1."""
        return self.exercises[number - 1] if 0 < number <= len(self.exercises) else None

    def position(self, exercise: Exercise) -> Story[Any, Any]:
        """The table as it stands when the exercise begins."""
        return replay(self.game, exercise.deal, exercise.log)


@cache
def lesson_of(game: Game[Any, Any], root: Folder = DATA) -> Lesson | None:
    """A game's lesson, if it has one."""
    if not (root / game.info.id / f"{FILE}.toml").is_file():
        return None
    page = read_table(game.info.id, FILE, root)
    found: dict[str, Exercise] = {}
    for number, entry in enumerate(page["exercise"], start=1):
        found[entry["key"]] = _exercise(game, number, {**page, **entry}, found)
    return Lesson(game, tuple(found.values()))


def _exercise(
    game: Game[Any, Any], number: int, entry: Mapping[str, Any], before: Mapping[str, Exercise]
) -> Exercise:
    """An exercise as it is written; `after` another one it goes on where that has led."""
    options = tuple(sorted(game.info.settle(entry.get("options", {})).items()))
    deal, rows = Deal(entry["seats"], options, entry["seed"]), list[Row]()
    if "after" in entry:
        former = before[entry["after"]]
        deal, rows = former.deal, [*former.log, _row(former.log, former.seat, former.answer)]
    for line in entry.get("log", ()):
        seat, _, text = line.partition(" ")
        rows.append(_row(rows, int(seat), text))
    goal = Goal(
        tuple(entry.get("news", ())),
        tuple(entry.get("never", ())),
        tuple(entry.get("moves", ())),
        entry.get("wins", False),
    )
    seat = entry.get("seat", 0)
    return Exercise(
        game.info.id, number, entry["key"], seat, deal, tuple(rows), goal, entry["answer"]
    )


def _row(rows: list[Row] | tuple[Row, ...], seat: Seat, text: str) -> Row:
    return Row(len(rows) + 1, seat, text)
