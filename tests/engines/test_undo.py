"""Taking a move back: whenever nobody has learnt anything from it, and nobody built on it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from engines import GAMES
from engines.log import Beat, Cause, Deal, Row
from engines.rng import Rng, Seeded
from engines.story import begin
from engines.undo import is_coda, last_move, plea_step, undo_objection, undo_step
from engines.values import Objection, Seat
from tests.conformance.oracle import Twins
from tests.engines.drawers import DRAWERS, Drawers, Move, State
from tests.lanterns import LANTERNS

BOOP = GAMES["boop"]
SACK = GAMES["sack"]
LINE = ("c3", "a6", "e3", "f6", "f3", "a1", "e3")
"""The last of these completes c3 d3 e3 for who began."""


def table(game, seats, *moves, **options):
    """A table after these moves, each `seat: text` or `seat: text @cause`; seat 0 begins."""
    chosen = game.info.settle(options)
    seeds = (f"s{n}" for n in range(99))
    deals = (Deal(seats, tuple(sorted(chosen.items())), seed) for seed in seeds)
    story = next(story for deal in deals if 0 in (story := begin(game, deal)).to_move())
    for line in moves:
        seat, text = line.split(": ")
        text, _, cause = text.partition(" @")
        move = game.parse(story.state, int(seat), text)
        story = story.play(int(seat), move, Cause(cause or "person"))
    return story


def boop(*moves, ghosts="off"):
    return table(BOOP, 2, *moves, ghosts=ghosts)


def drawers(*moves, seats=2):
    return table(DRAWERS, seats, *moves)


def lanterns(*seats):
    """Lanterns for three, where these seats have lit what they can."""
    story = table(LANTERNS, 3, nights="2")
    for seat in seats:
        story = story.play(seat, LANTERNS.idle(story.state, seat))
    return story


def sack(*calls, laying=(0, 1, 2, 3)):
    """Cat in the Sack for four, seat 0 first: these have laid, then these calls were made."""
    story = table(SACK, 4)
    while story.state.start != 0:
        story = begin(SACK, replace(story.deal, seed=f"{story.deal.seed}+"))
    for seat in laying:
        story = story.play(seat, SACK.idle(story.state, seat))
    for text in calls:
        seat = story.state.seat
        story = story.play(seat, SACK.parse(story.state, seat, text))
    return story


def undone(story, seat):
    """After an undo that is allowed."""
    assert undo_objection(story, seat) is None
    return story.write(seat, f"!undo {undo_step(story, seat)}")


@pytest.mark.parametrize(
    ("story", "seat", "code"),
    [
        pytest.param(boop(), 0, "nothing-to-undo", id="boop: nobody has moved"),
        pytest.param(boop("0: c4"), 1, "nothing-to-undo", id="boop: only the other has moved"),
        pytest.param(boop("0: c4"), 0, None, id="boop: my move, unanswered"),
        pytest.param(boop("0: c4", "1: a1"), 1, None, id="boop: the newest move"),
        pytest.param(boop("0: c4", "1: a1"), 0, "others-moved", id="boop: the other has moved"),
        pytest.param(
            boop("0: c4", "1: a1 @computer"), 0, None, id="boop: a computer has answered"
        ),
        pytest.param(
            boop("0: c4", "1: a1 @clock"), 0, "others-moved", id="boop: the clock moved for them"
        ),
        pytest.param(boop("0: c4").write(1, "!resign"), 0, "over", id="boop: the other resigned"),
        pytest.param(boop().write(1, "!resign"), 0, "over", id="boop: over before any move"),
        pytest.param(sack(laying=(0, 2)), 0, None, id="sack: a card while others still choose"),
        pytest.param(sack(laying=(2, 1, 3)), 1, None, id="sack: a card while one still chooses"),
        pytest.param(sack(laying=(1, 2, 3, 0)), 0, "revealed", id="sack: start, laid last"),
        pytest.param(sack(laying=(0, 1, 2, 3)), 0, "revealed", id="sack: start, laid first"),
        pytest.param(sack(laying=(0, 1, 3, 2)), 2, "revealed", id="sack: another card, laid last"),
        pytest.param(sack("bid 1"), 0, None, id="sack: a bid nobody has answered"),
        pytest.param(
            sack("bid 1", laying=(1, 2, 3, 0)), 0, None, id="sack: a bid of who had laid last"
        ),
        pytest.param(sack("bid 1", "bid 2"), 0, "others-moved", id="sack: a bid that was raised"),
        pytest.param(sack("pass"), 0, "revealed", id="sack: a pass that turned a card up"),
        pytest.param(sack("bid 1", "pass"), 1, "revealed", id="sack: a pass that turned my own up"),
        pytest.param(lanterns(0), 0, None, id="lanterns: chosen, the others choose"),
        pytest.param(lanterns(0), 1, "nothing-to-undo", id="lanterns: not chosen yet"),
        pytest.param(lanterns(0, 2), 0, None, id="lanterns: another has chosen since"),
        pytest.param(lanterns(0, 2), 2, None, id="lanterns: who chose last of those who have"),
        pytest.param(lanterns(0, 2, 1), 1, "revealed", id="lanterns: the gust I let in"),
        pytest.param(lanterns(0, 2, 1), 0, "revealed", id="lanterns: the gust, chosen before"),
        pytest.param(lanterns(0, 2, 1), 2, "revealed", id="lanterns: the gust, chosen next"),
        pytest.param(drawers("0: write 1"), 0, None, id="a number written"),
        pytest.param(drawers("0: done"), 0, None, id="done, the others are not"),
        pytest.param(
            drawers("0: write 1", "1: write 2", "1: open", "1: done"), 0, None,
            id="whatever others did meanwhile",
        ),
        pytest.param(drawers("0: peek"), 0, "revealed", id="a look nobody else has had"),
        pytest.param(drawers("0: open"), 0, "revealed", id="a drawer opened for all"),
        pytest.param(drawers("0: peek", "0: open"), 0, "revealed", id="shown what only I knew"),
        pytest.param(drawers("0: peek", "0: write 1"), 0, None, id="a number after a look"),
        pytest.param(drawers("0: write 1", "1: peek"), 0, None, id="another had a look of his own"),
        pytest.param(drawers("0: done", "1: done"), 1, "revealed", id="done, the last of all"),
        pytest.param(drawers("0: done", "1: done"), 0, "revealed", id="done, and all are"),
        pytest.param(
            drawers("0: done", "1: done @computer"), 0, "revealed", id="done, and a computer, too"
        ),
        pytest.param(
            drawers("0: done", "1: done", "1: write 1"), 0, "others-moved", id="a night ago"
        ),
        pytest.param(
            drawers("1: done", "0: write 1", "0: write 2"), 0, None, id="the last one still writes"
        ),
        pytest.param(drawers("0: write 1", seats=1), 0, None, id="alone, before done"),
        pytest.param(drawers("0: write 1", "0: done", seats=1), 0, "revealed", id="alone, done"),
        pytest.param(drawers("0: done", "0: done", seats=1), 0, "over", id="alone, at the end"),
        pytest.param(
            drawers("0: write 1", "1: write 2 @computer"), 0, None, id="a computer wrote meanwhile"
        ),
    ],
)  # fmt: skip
def test_whether_a_move_may_be_taken_back(story, seat, code):
    objection = undo_objection(story, seat)
    assert (objection and objection.code) == code


def test_several_undos_walk_back():
    story = drawers("0: write 1", "0: write 2", "1: write 9", "0: write 3")
    sheets = []
    for _ in range(3):
        story = undone(story, 0)
        sheets.append(story.state.sheets)
    assert sheets == [((1, 2), (9,)), ((1,), (9,)), ((), (9,))]
    assert undo_objection(story, 0) == Objection("nothing-to-undo")
    assert [row.text for row in story.rows[4:]] == ["!undo 4", "!undo 2", "!undo 1"]


def test_undos_walk_back_over_a_computers_answers():
    story = boop("0: c4", "1: a1 @computer", "0: f6", "1: a6 @computer")
    story = undone(story, 0)
    assert story.state == boop("0: c4", "1: a1").state
    story = undone(story, 0)
    assert story.state == story.opening
    assert story.to_move() == (0,)


def test_a_turn_of_several_moves_is_taken_back_move_by_move():
    story = boop("0: c4", "0: ghost a1b1", "1: a6 @computer", "1: stay @computer", ghosts="on")
    story = undone(story, 0)
    assert story.state == boop("0: c4", ghosts="on").state
    assert undone(story, 0).state == story.opening


def test_a_forced_promotion_goes_with_the_move_it_followed():
    moves = [f"{n % 2}: {cell}" for n, cell in enumerate(LINE)]
    story = boop(*moves, "0: promote c3 d3 e3 @forced")
    assert story.to_move() == (1,)
    assert last_move(story, 0) == 7
    assert undone(story, 0).state == boop(*moves[:-1]).state


STAYED = ("0: c4", "0: stay", "1: a1", "1: stay")


@pytest.mark.parametrize(
    ("story", "seat", "step"),
    [
        pytest.param(boop(), 0, None, id="nobody has moved"),
        pytest.param(boop("0: c4"), 0, 1, id="what has no coda"),
        pytest.param(boop(*STAYED[:2], ghosts="on"), 0, 1, id="a kitten goes with its stay"),
        pytest.param(
            boop("0: c4", "0: stay @order", ghosts="on"), 0, 1, id="also where an order stayed"
        ),
        pytest.param(boop(*STAYED, ghosts="on"), 1, 3, id="of the one who moved last"),
        pytest.param(
            boop("0: c4", "0: ghost a1b1", ghosts="on"), 0, 2, id="a ghost is a decision of its own"
        ),
        pytest.param(drawers("0: write 1", "0: write 2"), 0, 2, id="one number of two"),
        pytest.param(sack("bid 1"), 0, 5, id="a bid without the card before it"),
    ],
)  # fmt: skip
def test_what_only_ended_a_turn_goes_with_what_was_decided_in_it(story, seat, step):
    assert undo_step(story, seat) == step
    if step is not None:
        assert story.write(seat, f"!undo {step}").beats == story.beats[: step - 1]


def test_a_coda_is_told_from_a_decision():
    story = boop(*STAYED, ghosts="on")
    assert [story.state_before(at) for at in (0, 1)] == [story.opening, story.beats[0].state]
    assert [is_coda(story, at) for at in range(4)] == [False, True, False, True]


def test_by_consent_the_turns_of_others_go_with_a_whole_turn_of_ones_own():
    story = boop(*STAYED, ghosts="on")
    assert plea_step(story, 0) == 1
    assert story.write(0, "!undo 1 all").state == story.opening


def test_a_coda_goes_alone_where_what_it_ended_told_something():
    story = drawers("0: peek", "0: done")
    assert undo_step(story, 0) == 2
    assert undo_step(undone(story, 0), 0) is None


def test_what_others_wrote_between_a_decision_and_its_coda_stays():
    story = drawers("0: write 1", "1: write 2", "0: done", "1: write 3")
    assert undo_step(story, 0) == 1
    after = undone(story, 0)
    assert after.state.sheets == ((), (2, 3))
    assert after.to_move() == (0, 1)


def test_a_coda_that_is_all_of_a_turn_takes_no_other_turn_along():
    story = drawers("0: write 1", "0: done", "1: done", "0: done")
    assert undo_step(story, 0) == 4


def test_what_was_forced_on_me_is_no_move_of_mine():
    story = boop("0: c4 @forced", "1: a1")
    assert last_move(story, 0) is None
    assert last_move(story, 1) == 2


def test_a_computer_that_chose_after_me_is_not_asked_again():
    story = drawers("0: write 1", "1: write 2 @computer", "1: done @computer")
    after = undone(story, 0)
    assert after.state.sheets == ((), (2,))
    assert after.to_move() == (0,)
    assert after.spells[1] == story.spells[1]


def test_a_move_that_is_taken_back_can_be_made_again():
    story = lanterns(0, 2)
    again = undone(story, 0)
    again = again.play(0, LANTERNS.moves(again.state, 0)[-1])
    assert again.to_move() == (1,)
    assert undo_objection(again, 0) is None
    assert again.state.chosen[2] == story.state.chosen[2]


def test_a_log_nobody_can_make_sense_of_is_no_reason_to_fall_over():
    story = boop("0: c4")
    odd = Beat(Row(2, 1, "???"), story.state)
    assert undo_objection(_with(story, odd), 0) == Objection("others-moved")


def _with(story, beat):
    return replace(story, rows=(*story.rows, beat.row), beats=(*story.beats, beat))


class Careless(Drawers):
    """Drawers where the second cat opens its drawer by saying `done`."""

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> State:
        if seat == 1 and move == ("done",):
            state = super().apply(state, seat, ("open",), rng)
        return super().apply(state, seat, move, rng)

    def reveals(self, state: State, seat: Seat, move: Move) -> bool:
        return seat == 1 or super().reveals(state, seat, move)


def test_what_the_last_choice_showed_stays_shown_though_it_shows_something_by_itself():
    game = Careless()
    story = begin(game, Deal(2, (), "yarn")).play(0, ("done",))
    assert undo_objection(story, 0) is None
    assert undo_objection(story.play(1, ("done",)), 0) == Objection("revealed")


@pytest.mark.parametrize(
    ("move", "told"),
    [
        pytest.param(("write", "3"), False, id="writing tells nobody anything"),
        pytest.param(("peek",), True, id="a look tells its owner"),
        pytest.param(("open",), True, id="an open drawer tells everybody"),
        pytest.param(("done",), False, id="others are not done"),
    ],
)
def test_what_a_move_reveals(move, told):
    state = drawers().state
    assert DRAWERS.reveals(state, 0, move) is told
    assert Twins(DRAWERS, secrets=True).reveals(state, 0, move, Seeded("x", 1)) is told


class Counted(Drawers):
    """Drawers that count what they are asked."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()

    def reveals(self, state: State, seat: Seat, move: Move) -> bool:
        self.asked["reveals"] += 1
        return super().reveals(state, seat, move)

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> State:
        self.asked["apply"] += 1
        return super().apply(state, seat, move, rng)

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        self.asked["redeal"] += 1
        return super().redeal(state, seat, rng)


@pytest.mark.parametrize("seat", range(6))
def test_a_long_round_of_six_is_walked_over_once_and_no_twin_is_dealt(seat):
    game = Counted()
    story = begin(game, Deal(6, (), "long"))
    for turn in range(20):
        for writer in range(6):
            story = story.play(writer, ("write", str(turn % 9 + 1)))
    story = story.write(seat, "!undo " + str(last_move(story, seat)))
    for writer in {*range(6)} - {seat}:
        for turn in range(20):
            story = story.play(writer, ("write", str(turn % 9 + 1)))
    since = len(story.beats) - next(
        at for at, beat in enumerate(story.beats) if beat.row.step == last_move(story, seat)
    )
    assert since > 100
    game.asked.clear()
    assert undo_objection(story, seat) is None
    assert 0 < game.asked["reveals"] <= 2 * since
    assert 0 < game.asked["apply"] <= since
    assert game.asked["redeal"] == 0


def test_in_a_game_without_secrets_only_chance_reveals():
    state, alone = boop().state, drawers(seats=1).state
    move, twins = BOOP.moves(state, 0)[0], Twins(BOOP, secrets=False)
    assert not BOOP.reveals(state, 0, move)
    assert not twins.reveals(state, 0, move, Seeded("x", 1))
    assert DRAWERS.reveals(alone, 0, ("done",))
    assert Twins(DRAWERS, secrets=False).reveals(alone, 0, ("done",), Seeded("x", 1))
