"""Drawers, a game for tests of the core: everybody writes on a sheet until everybody is done.

Each cat has a drawer with a ball of yarn nobody has seen, and a sheet. All at the same time they
`write` numbers, `peek` into their drawer alone or `open` it for everybody, and say `done`; when all
are, the sheets are shown and a die says what the next night is worth. After two nights it is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final, TypeAlias

from engines.errors import BadNotation
from engines.game import Game
from engines.rng import Rng
from engines.values import HIDDEN, Hidden, Info, News, Objection, Options, Outcome, Seat, Seen

NIGHTS: Final = 2
SHUT, PEEKED, OPEN = range(3)

Move: TypeAlias = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class State:
    """What lies in the drawers and what stands on the sheets."""

    yarn: tuple[int | Hidden, ...]
    drawers: tuple[int, ...]
    sheets: tuple[tuple[int, ...] | Hidden, ...]
    """Of this night; nobody sees another's."""
    shown: tuple[tuple[int, ...], ...]
    """Of the nights before."""
    done: tuple[bool, ...]
    die: int
    night: int = 1


class Drawers(Game[State, Move]):
    """The rules of the page above."""

    info: ClassVar = Info(id="drawers", seats=range(1, 7))

    def secrets(self, seats: int, options: Options) -> bool:
        return True

    def private(self, seats: int, options: Options) -> bool:
        return True

    def start(self, seats: int, options: Options, rng: Rng) -> State:
        yarn = tuple(rng.below(9) for _ in range(seats))
        empty: tuple[tuple[int, ...], ...] = ((),) * seats
        return State(yarn, (SHUT,) * seats, empty, empty, (False,) * seats, rng.below(6) + 1)

    def to_move(self, state: State) -> tuple[Seat, ...]:
        if state.night > NIGHTS:
            return ()
        return tuple(seat for seat, done in enumerate(state.done) if not done)

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        if seat not in self.to_move(state):
            return ()
        looks = {SHUT: ("peek", "open"), PEEKED: ("open",), OPEN: ()}[state.drawers[seat]]
        return (*(("write", str(n)) for n in range(1, 10)), *((look,) for look in looks), ("done",))

    def objection(self, state: State, seat: Seat, move: Move) -> Objection | None:
        return None if move in self.moves(state, seat) else Objection("cannot")

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> State:
        match move:
            case ("write", number):
                sheet = state.sheets[seat]
                assert isinstance(sheet, tuple)
                return replace(state, sheets=_set(state.sheets, seat, (*sheet, int(number))))
            case ("peek" | "open" as look,):
                how = PEEKED if look == "peek" else OPEN
                return replace(state, drawers=_set(state.drawers, seat, how))
        done = _set(state.done, seat, True)
        if not all(done):
            return replace(state, done=done)
        shown = tuple(
            (*old, *new) for old, new in zip(state.shown, _whole(state.sheets), strict=True)
        )
        empty, seats = ((),) * len(done), len(done)
        night, die = state.night + 1, rng.below(6) + 1
        return State(state.yarn, state.drawers, empty, shown, (False,) * seats, die, night)

    def news(self, state: State) -> tuple[News, ...]:
        return (News("night", {"night": state.night}),)

    def outcome(self, state: State) -> Outcome | None:
        if state.night <= NIGHTS:
            return None
        scores = tuple(sum(sheet) for sheet in state.shown)
        best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Outcome(best, "slept", scores)

    def tally(self, state: State) -> Outcome | None:
        whole = [sheet for sheet in state.sheets if isinstance(sheet, tuple)]
        scores = tuple(sum(old) + sum(new) for old, new in zip(state.shown, whole, strict=True))
        return Outcome((), "tally", scores)

    def seen_by(self, state: State, seat: Seat | None) -> Seen[State]:
        def looks(owner: Seat) -> bool:
            how = state.drawers[owner]
            return how == OPEN or (how == PEEKED and owner == seat)

        yarn = tuple(y if looks(n) else HIDDEN for n, y in enumerate(state.yarn))
        sheets = tuple(s if n == seat else HIDDEN for n, s in enumerate(state.sheets))
        # That somebody has peeked is nobody else's business.
        drawers = tuple(
            how if n == seat or how == OPEN else SHUT for n, how in enumerate(state.drawers)
        )
        return Seen(replace(state, yarn=yarn, sheets=sheets, drawers=drawers), seat)

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        seen = self.seen_by(state, seat).state
        yarn = tuple(rng.below(9) if y is HIDDEN else y for y in seen.yarn)
        sheets = tuple((rng.below(9) + 1,) if s is HIDDEN else s for s in seen.sheets)
        return replace(state, yarn=yarn, sheets=sheets)

    def reveals(self, state: State, seat: Seat, move: Move) -> bool:
        """A look, an open drawer, and being the last who is done."""
        if move == ("done",):
            return state.done.count(False) == 1
        return move in {("peek",), ("open",)}

    def idle(self, state: State, seat: Seat) -> Move:
        return ("done",)

    def coda(self, state: State, seat: Seat) -> Move | None:
        return ("done",) if seat in self.to_move(state) else None

    def parse(self, state: State, seat: Seat, text: str) -> Move:
        match text.split():
            case ["write", number] if number.isdecimal():
                return ("write", number)
            case ["peek" | "open" | "done" as verb]:
                return (verb,)
        raise BadNotation(text)

    def format(self, move: Move) -> str:
        return " ".join(move)

    def sketch(self, seen: Seen[State]) -> str:
        return repr(seen.state)


DRAWERS: Final = Drawers()


def _whole(sheets: Sequence[tuple[int, ...] | Hidden]) -> list[tuple[int, ...]]:
    return [sheet for sheet in sheets if isinstance(sheet, tuple)]


def _set(values: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    return (*values[:at], value, *values[at + 1 :])
