"""Taking a move back leaves the table as if it had never been made, and never undoes knowledge."""

from __future__ import annotations

from engines.plea import Plea
from engines.rng import Seeded
from engines.story import before, begin
from engines.undo import last_move, plea_objection, plea_step, undo_objection, undo_step
from tests.conformance.oracle import Twins
from tests.conformance.play import SETUPS, every_setup, play_out, rows, spread

CHECKS = 12


def stories(setup):
    """The stories of one play at some of its steps, the newest move being one of each kind."""
    play, log = play_out(setup, "0"), rows(setup, "0")
    kinds: dict[tuple[str, bool], list[int]] = {}
    for position, row in zip(play, log, strict=False):
        verb = row.text.partition(" ")[0]
        kinds.setdefault((verb, len(position.to_move) > 1), []).append(row.step)
    wanted = {step for kind in kinds.values() for step in spread(kind, CHECKS // len(kinds) or 1)}
    story = begin(setup.game, setup.deal("0"))
    for row in log:
        story = story.then(row)
        if row.step in wanted:
            yield story


def without_rows(story, seat, since):
    """The state all rows but a seat's own since a step lead to, each with its own step's chance."""
    state = story.opening
    for row in story.rows:
        if row.seat != seat or row.step < since:
            move = story.game.parse(state, row.seat, row.text)
            state = story.game.play(state, row.seat, move, Seeded(story.deal.seed, row.step))
    return state


def chance_drawn(story, step):
    """How many numbers the move of a step drew."""
    row = story.rows[step - 1]
    before = story.beats[step - 2].state if step > 1 else story.opening
    rng = Seeded(story.deal.seed, step)
    story.game.play(before, row.seat, story.game.parse(before, row.seat, row.text), rng)
    return rng.drawn


@every_setup
def test_an_undone_move_was_never_made(setup):
    asked = 0
    for story in stories(setup):
        for seat in range(setup.seats):
            asked += 1
            if undo_objection(story, seat) is None:
                for step in {last_move(story, seat), undo_step(story, seat)}:
                    undone = story.write(seat, f"!undo {step}")
                    assert undone.state == without_rows(story, seat, step), (setup, step)
                    assert seat in undone.to_move(), (setup, step)
                    assert undo_objection(undone, seat) is None or last_move(undone, seat) != step
            else:
                assert undo_step(story, seat) is None
    assert asked


@every_setup
def test_a_move_that_drew_chance_is_not_undone(setup):
    asked = 0
    for story in stories(setup):
        for seat in range(setup.seats):
            asked += 1
            step = last_move(story, seat)
            if step is not None and chance_drawn(story, step):
                assert undo_objection(story, seat) is not None, (setup, step)
    assert asked


@every_setup
def test_what_goes_by_consent_had_told_nobody_anything(setup):
    asked = 0
    oracle = Twins(setup.game, setup.secrets, count=4)
    for story in stories(setup):
        for seat in range(setup.seats):
            asked += 1
            if plea_objection(story, seat) is None:
                step = plea_step(story, seat)
                assert step is not None
                kept = before(story, seat, step)
                pleaded = story.write(seat, f"!plea {step}")
                assert pleaded.plea == Plea(seat, step)
                assert (pleaded.beats, pleaded.spells) == (story.beats, story.spells)
                undone = pleaded.write(seat, f"!undo {step} all")
                assert (undone.beats, undone.plea) == (kept, None)
                assert seat in undone.to_move()
                for at, beat in enumerate(story.beats[len(kept) :], len(kept)):
                    state = story.beats[at - 1].state if at else story.opening
                    move = setup.game.parse(state, beat.row.seat, beat.row.text)
                    rng = Seeded(story.deal.seed, beat.row.step)
                    assert not oracle.reveals(state, beat.row.seat, move, rng), (setup, beat.row)
    assert asked


def test_a_choice_is_undone_although_others_have_chosen_since():
    setup = next(setup for setup in SETUPS["lanterns"] if setup.seats == 3)
    story = begin(setup.game, setup.deal("0"))
    for seat in (0, 1):
        story = story.play(seat, setup.game.idle(story.state, seat))
    undone = story.write(0, "!undo 1")
    assert undo_objection(story, 0) is None
    assert undone.to_move() == (0, 2)
    assert undone.state == without_rows(story, 0, 1)


def test_some_moves_can_be_undone_and_some_cannot():
    answers = {
        objection.code if (objection := undo_objection(story, story.rows[-1].seat)) else "yes"
        for setup in SETUPS["lanterns"]
        for story in stories(setup)
    }
    assert {"yes", "revealed", "over"} <= answers
