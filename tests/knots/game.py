"""Knots, a game for tests: cats knit on sheets of their own and sew one quilt together.

Each round one roll of four dice is for all. Every cat knits three of them, each into an empty cell
of its own sheet, all at the same time and hidden until all are done. Once a round it may take one
die more or fewer (`ball`), and it may dye a die: one up, one down, or an even one halved. A six is
a cat: it owes a number in any cell. Numbers that touch and are at least as many as they say become
a knot, and owe a loop: one cell, or two that touch. What is owed comes first; without an empty cell
it is dropped. When all are done the sheets are opened, and one cat after the other sews two patches
to the quilt, each for as much wool as there are patches beside it, or steals one ball of wool
instead. Cells in knots, loops and wool are points. A cat alone plays by the same rules, and nothing
is hidden from anybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

from engines.game import Game
from engines.rng import Rng
from engines.values import (
    HIDDEN,
    Info,
    News,
    Objection,
    Option,
    Options,
    Outcome,
    Seat,
    Seen,
)
from tests.knots import notation
from tests.knots.knitting import DONE, finished, fresh, knit, moves, objection, wander
from tests.knots.news import told
from tests.knots.state import (
    GRIDS,
    LOOP,
    Draft,
    Move,
    Patch,
    Phase,
    State,
    beside,
    place_name,
    rim,
)

SEWN = ("lay", "steal")


class Knots(Game[State, Move]):
    """The rules, in the order of the page above."""

    info: ClassVar = Info(
        id="knots",
        seats=range(1, 7),
        options=(
            Option("size", ("small", "large"), "small"),
            Option("edition", ("first", "second"), "second", hidden=True),
        ),
    )

    def secrets(self, seats: int, options: Options) -> bool:
        """Whether something is hidden from somebody: not from a cat alone."""
        return seats > 1

    def private(self, seats: int, options: Options) -> bool:
        """Whether moves are made in private."""
        return self.secrets(seats, options)

    def start(self, seats: int, options: Options, rng: Rng) -> State:
        chosen = self.info.settle(options)
        size = chosen["size"]
        sheets = ((0,) * len(GRIDS[size]),) * seats
        none = (0,) * seats
        state = State(
            chosen["edition"], size, 0, Phase.KNIT, (), sheets, (), (False,) * seats, none
        )
        return self._rolled(state, rng)

    def to_move(self, state: State) -> tuple[Seat, ...]:
        match state.phase:
            case Phase.KNIT:
                return tuple(seat for seat, done in enumerate(state.done) if not done)
            case Phase.SEW:
                return (state.turn,)
        return ()

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        if seat not in self.to_move(state):
            return ()
        if state.phase is Phase.KNIT:
            return moves(state.draft(seat), state.grid)
        lays = [Move("lay", (place_name(at),)) for at in rim(state.quilt)]
        robbed = [str(n) for n, wool in enumerate(state.wool, 1) if wool and n - 1 != seat]
        return (*lays, *(Move("steal", (number,)) for number in robbed))

    def objection(self, state: State, seat: Seat, move: Move) -> Objection | None:
        if state.phase is Phase.KNIT:
            if move.verb in SEWN:
                return Objection("knit-first")
            return objection(state.draft(seat), state.grid, move)
        if move.verb == "steal":
            victim = int(move.words[0]) - 1
            if victim == seat or not 0 <= victim < state.seats:
                return Objection("no-victim")
            return None if state.wool[victim] else Objection("no-wool")
        if move.verb != "lay":
            return Objection("sew-first")
        return None if _place(move) in rim(state.quilt) else Objection("not-beside")

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> State:
        if move == DONE:
            state = replace(state, done=_set(state.done, seat, True), told=("knit",))
            return self._opened(state) if all(state.done) else state
        if state.phase is Phase.KNIT:
            draft = knit(state.draft(seat), state.grid, move)
            return replace(state, drafts=_set(state.drafts, seat, draft), told=("knit",))
        state = self._sewn(state, seat, move)
        if state.patches:
            return state
        if state.turn != (state.round - 2) % state.seats:
            turn = (state.turn + 1) % state.seats
            return replace(state, turn=turn, patches=state.table["patches"])
        over = state.round == state.table["rounds"]
        return replace(state, phase=Phase.OVER) if over else self._rolled(state, rng)

    def _rolled(self, state: State, rng: Rng) -> State:
        table = state.table
        dice = tuple(rng.choice(table["faces"]) for _ in range(table["dice"]))
        drafts = tuple(fresh(sheet, dice, table) for sheet in state.sheets)
        return replace(
            state,
            round=state.round + 1,
            phase=Phase.KNIT,
            dice=dice,
            drafts=drafts,
            done=(False,) * state.seats,
        )

    def _opened(self, state: State) -> State:
        return replace(
            state,
            phase=Phase.SEW,
            sheets=tuple(state.draft(seat).sheet for seat in range(state.seats)),
            drafts=(),
            turn=(state.round - 1) % state.seats,
            patches=state.table["patches"],
            told=("open",),
        )

    def _sewn(self, state: State, seat: Seat, move: Move) -> State:
        state = replace(state, patches=state.patches - 1)
        if move.verb == "steal":
            victim = int(move.words[0]) - 1
            wool = _set(state.wool, victim, state.wool[victim] - 1)
            wool = _set(wool, seat, wool[seat] + 1)
            return replace(state, wool=wool, told=("steal", seat, victim))
        filled, at = {patch.at for patch in state.quilt}, _place(move)
        gained = sum(other in filled for other in beside(at))
        return replace(
            state,
            quilt=(*state.quilt, Patch(at, seat)),
            wool=_set(state.wool, seat, state.wool[seat] + gained),
            told=("lay", seat, gained),
        )

    def news(self, state: State) -> tuple[News, ...]:
        return told(state)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase is not Phase.OVER:
            return None
        tally = self.tally(state)
        most = max(tally.scores)
        winners = tuple(seat for seat, score in enumerate(tally.scores) if score == most)
        return replace(tally, winners=winners, reason="cast-off")

    def tally(self, state: State) -> Outcome:
        """What every cat has knitted and gathered so far."""
        worth = state.table["loop"]
        sheets = (state.shown(seat) for seat in range(state.seats))
        parts = tuple(
            (
                ("knots", sum(held < 0 for held in sheet)),
                ("loops", worth * sheet.count(LOOP)),
                ("wool", wool),
            )
            for sheet, wool in zip(sheets, state.wool, strict=True)
        )
        scores = tuple(sum(points for _, points in part) for part in parts)
        return Outcome((), "tally", scores, parts)

    def seen_by(self, state: State, seat: Seat | None) -> Seen[State]:
        if state.seats == 1:
            return Seen(state, seat)
        drafts = enumerate(state.drafts)
        covered = tuple(draft if owner == seat else HIDDEN for owner, draft in drafts)
        return Seen(replace(state, drafts=covered), seat)

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        if state.seats == 1:
            return state
        drafts: list[Draft] = []
        for owner in range(len(state.drafts)):
            draft = fresh(state.sheets[owner], state.dice, state.table)
            there = wander(draft, state.grid, rng, done=state.done[owner])
            drafts.append(state.draft(owner) if owner == seat else there)
        return replace(state, drafts=tuple(drafts))

    def reveals(self, state: State, seat: Seat, move: Move) -> bool:
        """Whether a legal move rolls dice, opens the sheets, or shows all at the end."""
        if state.phase is Phase.KNIT:
            return move == DONE and state.seats > 1 and state.done.count(False) == 1
        closes = state.patches == 1 and state.turn == (state.round - 2) % state.seats
        return closes and (state.seats > 1 or state.round < state.table["rounds"])

    def idle(self, state: State, seat: Seat) -> Move:
        if state.phase is Phase.KNIT and finished(state.draft(seat)):
            return DONE
        return self.moves(state, seat)[0]

    def coda(self, state: State, seat: Seat) -> Move | None:
        knits = state.phase is Phase.KNIT and not state.done[seat]
        return DONE if knits and finished(state.draft(seat)) else None

    def parse(self, state: State, seat: Seat, text: str) -> Move:
        return notation.parse(self, state, seat, text)

    def format(self, move: Move) -> str:
        return " ".join((move.verb, *move.words))

    def sketch(self, seen: Seen[State]) -> str:
        return notation.sketch(seen)


def _place(move: Move) -> tuple[int, int]:
    x, y = map(int, move.words[0].split(","))
    return (x, y)


def _set(values: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    return (*values[:at], value, *values[at + 1 :])
