"""House of Cats, in the words of its rules.

Each round one roll of four dice is for all: numbers 2 to 5, cats and mice. Everybody writes three
of them on a sheet of their own, at the same time and hidden until all have confirmed. The first
goes into any empty cell, the others beside those already written this round. As many equal numbers
together as they say are a room: it counts in the end, and gives one use of the ability that lies by
its number. What cats and mice count depends on the level. On levels 2 and 3 three cells with stars
are written before the first round; on level 4 rooms open more of the house. It ends after the round
in which somebody has filled the sheet; on level 4 when all have.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from engines.game import Game
from engines.house import secrets
from engines.house.making import made
from engines.house.moves import DONE, Move
from engines.house.plans import SYMBOLS, Plan, read_plan, read_tiles
from engines.house.scoring import filled, parts
from engines.house.state import Phase, Sheet, State, allowance, but, but_draft, fresh
from engines.house.turn import finished, legal
from engines.house.words import notation
from engines.house.words.news import tell
from engines.house.words.objections import objection
from engines.rng import Rng
from engines.tables import DATA, Folder
from engines.values import Info, News, Objection, Option, Options, Outcome, Seat, Seen

SEATS: Final = range(1, 7)
DICE: Final = 4
TILES: Final = 4
FIRST_LEVEL: Final = "1"


@dataclass(frozen=True, slots=True)
class HouseInfo(Info):
    """On the first level the first four tiles are usual, above any four."""

    def settle(self, options: Options) -> dict[str, str]:
        settled = Info.settle(self, options)
        if "abilities" not in options and settled["level"] != FIRST_LEVEL:
            settled["abilities"] = "random"
        return settled


class House(Game[State, Move]):
    """House of Cats / Macskalak."""

    info: ClassVar[Info] = HouseInfo(
        id="house",
        seats=SEATS,
        options=(
            Option("level", ("1", "2", "3", "4"), "1"),
            Option("abilities", ("first", "random"), "first"),
            Option("edition", ("first",), "first", hidden=True),
        ),
    )
    data: ClassVar[Folder] = DATA
    """Where its editions are."""

    def secrets(self, seats: int, options: Options) -> bool:
        return seats > 1

    def private(self, seats: int, options: Options) -> bool:
        return seats > 1

    def start(self, seats: int, options: Options, rng: Rng) -> State:
        chosen = self.info.settle(options)
        letters = read_tiles(chosen["edition"], self.data)
        tiles = letters if chosen["abilities"] == "first" else rng.shuffled(letters)
        plan = read_plan(chosen["edition"], int(chosen["level"]), tiles[:TILES], self.data)
        none = (0,) * len(SYMBOLS)
        sheet = Sheet(none, plan.open, closed=plan.every & ~plan.open)
        phase = Phase.STARS if plan.stars else Phase.ROUND
        state = State(plan, phase, 0, (), (sheet,) * seats, (), (False,) * seats, (0,) * seats)
        return _rolled(state, rng)

    def to_move(self, state: State) -> tuple[Seat, ...]:
        if state.phase is Phase.OVER:
            return ()
        return tuple([seat for seat, done in enumerate(state.done) if not done])

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        if state.phase is Phase.OVER or state.done[seat]:
            return ()
        return legal(state.plan, state.phase, state.draft(seat))

    def objection(self, state: State, seat: Seat, move: Move) -> Objection | None:
        return objection(state.plan, state.phase, state.draft(seat), move)

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> State:
        if move is DONE or move == DONE:
            return _confirmed(state, seat, rng)
        draft = made(state.plan, state.draft(seat), move)
        drafts = (*state.drafts[:seat], draft, *state.drafts[seat + 1 :])
        if state.phase is Phase.ROUND:
            return but(state, drafts=drafts, told=(), fresh=False)
        starred = tuple(count + (owner == seat) for owner, count in enumerate(state.starred))
        state = but(state, drafts=drafts, starred=starred, told=(), fresh=False)
        return _confirmed(state, seat, rng) if starred[seat] == allowance(state) else state

    def news(self, state: State) -> tuple[News, ...]:
        return tuple(tell(state))

    def outcome(self, state: State) -> Outcome | None:
        if state.phase is not Phase.OVER:
            return None
        made_of = tuple(parts(state.plan, sheet) for sheet in state.sheets)
        scores = tuple(sum(points for _, points in each) for each in made_of)
        if state.seats == 1:
            return Outcome((0,), "alone", scores, made_of)
        cells = tuple(map(filled, state.sheets))
        best = max(zip(scores, cells, strict=True))
        level = tuple(seat for seat, score in enumerate(scores) if score == best[0])
        winners = tuple(seat for seat in level if cells[seat] == best[1])
        reason = "most" if len(level) == 1 else "filled" if len(winners) == 1 else "shared"
        return Outcome(winners, reason, scores, made_of)

    def tally(self, state: State) -> Outcome:
        """What everybody has; of what is written this round only what hides from nobody."""
        sheets = (state.shown(0),) if state.seats == 1 else state.sheets
        made_of = tuple(parts(state.plan, sheet) for sheet in sheets)
        scores = tuple(sum(points for _, points in each) for each in made_of)
        return Outcome((), "tally", scores, made_of)

    def seen_by(self, state: State, seat: Seat | None) -> Seen[State]:
        return Seen(secrets.cover(state, seat), seat)

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        return secrets.redeal(state, seat, rng)

    def reveals(self, state: State, seat: Seat, move: Move) -> bool:
        return secrets.reveals(state, seat, move)

    def idle(self, state: State, seat: Seat) -> Move:
        """What is owed, `done`, or the first die that can be used; never a use of an ability."""
        moves = self.moves(state, seat)
        return DONE if moves[-1] == DONE else moves[0]

    def coda(self, state: State, seat: Seat) -> Move | None:
        if state.phase is not Phase.ROUND or state.done[seat]:
            return None
        return DONE if finished(state.plan, state.draft(seat)) else None

    def parse(self, state: State, seat: Seat, text: str) -> Move:
        return notation.parse(state, seat, text)

    def format(self, move: Move) -> str:
        return notation.write(move)

    def sketch(self, seen: Seen[State]) -> str:
        return notation.sketch(seen)


def _confirmed(state: State, seat: Seat, rng: Rng) -> State:
    """A seat has written; the last one opens all sheets and rolls the dice anew."""
    done = (*state.done[:seat], True, *state.done[seat + 1 :])
    if not all(done):
        return _quiet(but(state, done=done), seat)
    sheets = tuple(state.draft(each).sheet for each in range(state.seats))
    told = tuple(map(_written, state.sheets, sheets))
    state = but(state, sheets=sheets, told=told, fresh=True)
    if state.phase is Phase.ROUND and _is_over(state.plan, sheets):
        return but(state, phase=Phase.OVER, drafts=(), done=done)
    return _rolled(but(state, phase=Phase.ROUND), rng)


def _quiet(state: State, seat: Seat) -> State:
    """Confirming does nothing else: whoever did is told no older news again."""
    if state.phase is Phase.STARS:
        return but(state, told=(), fresh=False)
    quiet = but_draft(state.draft(seat), deeds=())
    drafts = (*state.drafts[:seat], quiet, *state.drafts[seat + 1 :])
    return but(state, drafts=drafts, told=(), fresh=False)


def _written(before: Sheet, after: Sheet) -> tuple[int, int, int]:
    """The cells written since, dead ones too, those walled in, and the cats crossed."""
    empty = before.empty | before.closed & ~after.closed
    walled = after.walled & ~before.walled
    return empty & ~after.empty, walled, after.track - before.track


def _is_over(plan: Plan, sheets: Sequence[Sheet]) -> bool:
    full = [not sheet.empty for sheet in sheets]
    return all(full) if plan.grows else any(full)


def _rolled(state: State, rng: Rng) -> State:
    """Whoever is full waits for the others; the dice are for all."""
    stars = state.phase is Phase.STARS
    number = len(state.plan.stars) if stars else DICE
    dice = tuple([SYMBOLS[rng.below(len(SYMBOLS))] for _ in range(number)])
    drafts = tuple([fresh(sheet, dice, allowance(state)) for sheet in state.sheets])
    return but(
        state,
        round=0 if stars else state.round + 1,
        dice=dice,
        drafts=drafts,
        done=tuple([state.plan.grows and not sheet.empty for sheet in state.sheets]),
    )
