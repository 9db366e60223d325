"""The story of one table: how it was dealt, what was written in its log, where it stands.

A story is *id, rules, options, seats, seed, log as text*; everything else is replayed. Besides
moves the log holds table events, written with `!`: `!undo 17`, `!undo 17 all` after `!plea 17` and
everybody's `!agree` (or one `!refuse`), `!resign`, `!sitter computer`, `!sitter friend`, `!back`,
`!out`, `!remove`, `!takeover`, `!claim`, `!end deserted`. Rows are only added, no step is used
twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Generic, TypeVar

from engines.errors import BadNotation, BrokenLog, EngineError, IllegalMove
from engines.game import Game
from engines.log import ALL, ANSWERS, Beat, Cause, Deal, Row
from engines.plea import Plea, answered
from engines.rng import Seeded
from engines.values import Objection, Outcome, Seat

S = TypeVar("S")
M = TypeVar("M")

STOPPED: Final = "stopped"
"""How a game ends that was played alone and given up."""
CLAIMED: Final = "claimed"
"""How a game of two ends whose winner has waited in vain for the other one."""


@dataclass(frozen=True, slots=True)
class Story(Generic[S, M]):
    """A table from its deal to its newest row; every row makes a new story."""

    game: Game[S, M]
    deal: Deal
    opening: S
    rows: tuple[Row, ...] = ()
    beats: tuple[Beat[S], ...] = ()
    resigned: tuple[Seat, ...] = ()
    ended: str | None = None
    vacant: tuple[Seat, ...] = ()
    """The seats whose people have gone, which a newcomer may take over."""
    spells: tuple[int, ...] = ()
    """How often each seat has been asked anew. A press made during one spell is good exactly while
    that spell lasts: the seat has been to move all the time and has written nothing since."""
    plea: Plea | None = None
    """What somebody has asked for; it ends when anybody decides anything at the table."""
    tempo: str = "auto"
    """Whether its people have settled that they play `live` or `slow`."""

    @property
    def state(self) -> S:
        """Where the table stands."""
        return self.beats[-1].state if self.beats else self.opening

    @property
    def secrets(self) -> bool:
        """Whether something is hidden from somebody at this table."""
        return self.game.secrets(self.deal.seats, dict(self.deal.options))

    @property
    def private(self) -> bool:
        """Whether moves are made in private only at this table."""
        return self.game.private(self.deal.seats, dict(self.deal.options))

    def state_before(self, at: int) -> S:
        """The state a beat was made in."""
        return self.beats[at - 1].state if at else self.opening

    def to_move(self) -> tuple[Seat, ...]:
        """Who decides now; nobody once it is over, by the rules or otherwise."""
        return () if self._closed() else self.game.to_move(self.state)

    def standing(self) -> tuple[Seat, ...]:
        """The seats that have not resigned."""
        return tuple(seat for seat in range(self.deal.seats) if seat not in self.resigned)

    def outcome(self) -> Outcome | None:
        """How it ended: who resigned ranks behind everybody else."""
        outcome = self._closed() or self.game.outcome(self.state)
        if outcome is None or not self.resigned or not outcome.winners:
            return outcome
        standing = self.standing()
        winners = tuple(seat for seat in outcome.winners if seat in standing)
        if not winners and outcome.scores:
            best = max(outcome.scores[seat] for seat in standing)
            winners = tuple(seat for seat in standing if outcome.scores[seat] == best)
        return replace(outcome, winners=winners or standing)

    def _closed(self) -> Outcome | None:
        """How it ended otherwise than by the rules, if it did."""
        standing = self.standing()
        if self.ended:
            winners = standing if self.ended == CLAIMED else ()
            return self._stopped() or Outcome(winners, self.ended)
        if len(standing) == 1 and self.resigned:
            return Outcome(standing, "resigned")
        return None

    def _stopped(self) -> Outcome | None:
        """What somebody who played alone had when giving up."""
        tally = self.game.tally(self.state) if self.deal.seats == 1 else None
        return tally and Outcome((), STOPPED, tally.scores, tally.breakdown)

    def play(self, seat: Seat, move: M, cause: Cause = Cause.PERSON) -> Story[S, M]:
        """Make a move and write it down."""
        if not self.to_move():
            raise IllegalMove(Objection("over"))
        row = Row(len(self.rows) + 1, seat, self.game.format(move), cause)
        state = self.game.play(self.state, seat, move, Seeded(self.deal.seed, row.step))
        after = self._written(row, beats=(*self.beats, Beat(row, state)))
        return replace(after, plea=self.plea) if cause in ANSWERS else after

    def write(self, seat: Seat, event: str, cause: Cause = Cause.PERSON) -> Story[S, M]:
        """Write down a table event."""
        return self.then(Row(len(self.rows) + 1, seat, event, cause))

    def then(self, row: Row) -> Story[S, M]:
        """Read one more row of the log."""
        if row.step != len(self.rows) + 1:
            raise BrokenLog(row.step, f"step {len(self.rows) + 1} was expected")
        if not 0 <= row.seat < self.deal.seats:
            raise BrokenLog(row.step, f"there is no seat {row.seat}")
        if self.outcome() is not None:
            raise BrokenLog(row.step, "the table is over")
        try:
            if row.text.startswith("!"):
                return self._event(row)
            move = self.game.parse(self.state, row.seat, row.text)
            return self.play(row.seat, move, row.cause)
        except (EngineError, ValueError) as error:
            raise BrokenLog(row.step, str(error)) from error

    def _event(self, row: Row) -> Story[S, M]:
        match row.text.split(" "):
            case ["!undo", step]:
                return self._written(row, beats=without(self, row.seat, int(step)))
            case ["!undo", step, "all"]:
                return self._written(row, beats=before(self, row.seat, int(step)))
            case ["!plea", step]:
                before(self, row.seat, int(step))
                return replace(self, rows=(*self.rows, row), plea=Plea(row.seat, int(step)))
            case ["!tempo", "auto" | "live" | "slow" as tempo]:
                return replace(self, rows=(*self.rows, row), tempo=tempo)
            case ["!agree" | "!refuse"] if self.plea is not None:
                plea = answered(self.plea, row.seat, agrees=row.text == "!agree")
                return replace(self, rows=(*self.rows, row), plea=plea)
            case ["!resign"] if row.seat not in self.resigned:
                return self._written(row, resigned=(*self.resigned, row.seat))
            case ["!claim"] if self.deal.seats == 2:
                return self._written(row, resigned=(1 - row.seat,), ended=CLAIMED)
            case ["!end", reason] if reason:
                return self._written(row, ended=reason)
        return self._minded(row)

    def _minded(self, row: Row) -> Story[S, M]:
        """Read that somebody else decides in a seat, or its person again."""
        others = tuple(seat for seat in self.vacant if seat != row.seat)
        match row.text.split(" "):
            case ["!sitter", "computer" | "friend"]:
                return self._written(row)
            case ["!out" | "!remove"] if row.seat not in self.vacant:
                return self._written(row, vacant=(*self.vacant, row.seat))
            case ["!back"]:
                return self._written(row, vacant=others)
            case ["!takeover"]:
                resigned = tuple(seat for seat in self.resigned if seat != row.seat)
                return self._written(row, resigned=resigned, vacant=others)
        raise BadNotation(row.text)

    def _written(
        self,
        row: Row,
        *,
        beats: tuple[Beat[S], ...] | None = None,
        resigned: tuple[Seat, ...] | None = None,
        ended: str | None = None,
        vacant: tuple[Seat, ...] | None = None,
    ) -> Story[S, M]:
        after = Story(
            self.game,
            self.deal,
            self.opening,
            (*self.rows, row),
            self.beats if beats is None else beats,
            self.resigned if resigned is None else resigned,
            ended or self.ended,
            self.vacant if vacant is None else vacant,
        )
        asked, now = self.to_move(), after.to_move()
        rewound = row.text.endswith(ALL)
        spells = tuple(
            spell + (seat in now and (rewound or seat == row.seat or seat not in asked))
            for seat, spell in enumerate(self.spells)
        )
        return replace(after, spells=spells, tempo=self.tempo)


def begin(game: Game[S, M], deal: Deal) -> Story[S, M]:
    """Deal a table: the deal is step 0."""
    opening = game.start(deal.seats, dict(deal.options), Seeded(deal.seed, 0))
    first = game.to_move(opening)
    return Story(game, deal, opening, spells=tuple(int(s in first) for s in range(deal.seats)))


def replay(game: Game[S, M], deal: Deal, rows: Iterable[Row]) -> Story[S, M]:
    """Tell a table's story from its log; raises `BrokenLog`."""
    try:
        story = begin(game, deal)
    except (EngineError, ValueError) as error:
        raise BrokenLog(0, str(error)) from error
    for row in rows:
        story = story.then(row)
    return story


def without(story: Story[S, M], seat: Seat, step: int) -> tuple[Beat[S], ...]:
    """The beats that stand when a seat's move, its later ones and the answers are taken back.

    Everybody else's moves stay; each must have been made while this seat, too, was choosing. What
    nobody decided is no answer if it could have been made without the move: then it stays as well.
    """
    at = next((n for n, beat in enumerate(story.beats) if beat.row.step == step), None)
    if at is None or story.beats[at].row.seat != seat:
        raise IllegalMove(Objection("nothing-to-undo"))
    beats = list(story.beats[:at])
    state = beats[-1].state if beats else story.opening
    gone: set[Seat] = {seat}
    for row in (beat.row for beat in story.beats[at + 1 :]):
        if row.seat == seat:
            continue
        together = {seat, row.seat} <= set(story.game.to_move(state))
        if row.cause in ANSWERS and (row.seat in gone or not together):
            gone.add(row.seat)
            continue
        if not together:
            raise IllegalMove(Objection("others-moved"))
        move = story.game.parse(state, row.seat, row.text)
        state = story.game.play(state, row.seat, move, Seeded(story.deal.seed, row.step))
        beats.append(Beat(row, state))
    return tuple(beats)


def before(story: Story[S, M], seat: Seat, step: int) -> tuple[Beat[S], ...]:
    """The beats that stand when a seat's move is taken back with all that was made after it."""
    at = next((n for n, beat in enumerate(story.beats) if beat.row.step == step), None)
    if at is None or story.beats[at].row.seat != seat:
        raise IllegalMove(Objection("nothing-to-undo"))
    return story.beats[:at]


def ranks(outcome: Outcome, story: Story[S, M]) -> Sequence[int]:
    """Each seat's place, 1 for the winners; who resigned comes last."""
    seats = range(story.deal.seats)

    def worth(seat: Seat) -> tuple[bool, bool, int]:
        score = outcome.scores[seat] if outcome.scores else 0
        return (seat in outcome.winners, seat not in story.resigned, score)

    return [1 + sum(worth(other) > worth(seat) for other in seats) for seat in seats]
