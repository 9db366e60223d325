"""The second test game keeps its own rules: what hangs on it would otherwise prove nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.lettering import wrapped
from bot.words import LOCALES as OURS
from bot.words import Words
from engines.errors import AmbiguousMove, BadNotation
from engines.rng import Scripted, Seeded
from engines.values import HIDDEN, News, Objection, Outcome
from render.painter import Look, View
from tests.knots import KNOTS, KNOTS_GUIDE, KNOTS_PAINTER, LOCALES
from tests.knots.painter import own, table
from tests.knots.state import Move, Patch, Phase, rim

NOBODY = Scripted([])
NAMES = ("Ann", "Bob", "Kati", "Dénes", "Éva", "Flóra")


def dealt(seats=3, faces=(1, 2, 3, 4), **options):
    """A table of the first edition whose dice fell so."""
    options = {"edition": "first", **options}
    return KNOTS.start(seats, options, Scripted([face - 1 for face in faces]))


def after(state, seat, *texts, rng=NOBODY):
    """The state after some moves of one seat."""
    for text in texts:
        state = KNOTS.play(state, seat, KNOTS.parse(state, seat, text), rng)
    return state


def opened(seats=2, **options):
    """All have knitted a little, and the sheets are open."""
    state = dealt(seats, (2, 3, 4, 5), **options)
    for seat in range(seats):
        state = after(state, seat, "1 a1", "2 c1", "3 e1", "done")
    return state


def look(seats, state, seat=None):
    say = Words(LOCALES).of("en")
    labels = {key: say(f"knots-label-{key}") for key in KNOTS_PAINTER.labels}
    moves = () if seat is None else KNOTS.moves(state, seat)
    return Look(NAMES[:seats], labels, choices=tuple(moves))


def test_one_roll_is_for_all_and_three_dice_of_it_are_knitted():
    state = dealt()
    assert [state.draft(seat).dice for seat in range(3)] == [(1, 2, 3, 4)] * 3
    state = after(state, 1, "4 b2", "3 c3", "2 d4")
    assert state.draft(1).dice == (1, 0, 0, 0)
    assert KNOTS.objection(state, 1, Move("1", ("a1",))) == Objection("no-dice-left")
    assert KNOTS.to_move(state) == (0, 1, 2)
    assert KNOTS.coda(state, 1) == Move("done")
    assert KNOTS.coda(state, 0) is None


def test_a_cat_owes_a_number_and_nothing_else_comes_first():
    state = after(dealt(faces=(6, 6, 2, 2)), 0, "1 a1")
    assert state.draft(0).owed == ("free",)
    assert len(KNOTS.moves(state, 0)) == 24 * 5
    owed = Objection("owed", {"what": "free"})
    assert KNOTS.objection(state, 0, Move("2", ("b1",))) == owed
    assert KNOTS.objection(state, 0, Move("done")) == owed
    assert after(state, 0, "free e5 4").draft(0).owed == ()


def test_enough_equal_numbers_that_touch_are_a_knot_and_owe_a_loop():
    state = after(dealt(faces=(2, 2, 3, 2)), 0, "1 a1", "2 b2")
    assert state.draft(0).owed == ()
    state = after(state, 0, "4 a2")
    assert [state.draft(0).sheet[state.grid.cell(name)] for name in ("a1", "a2", "b2")] == [-2] * 3
    assert state.draft(0).owed == ("loop",)
    assert Move("loop", ("c4",)) in KNOTS.moves(state, 0)
    assert Move("loop", ("c4", "c5")) in KNOTS.moves(state, 0)
    assert KNOTS.objection(state, 0, Move("loop", ("c4", "e4"))) == Objection("apart")
    assert after(state, 0, "loop c5 c4") == after(state, 0, "loop c4 c5")


def test_what_is_owed_by_a_number_that_was_owed_comes_first():
    state = after(dealt(faces=(6, 6, 1, 1)), 0, "1 a1", "free b1 1")
    assert state.draft(0).owed == ("loop",)
    assert after(state, 0, "loop c1", "2 d1").draft(0).owed == ("free",)


def test_what_is_owed_is_dropped_where_there_is_no_room():
    state = dealt(faces=(6, 6, 1, 1))
    draft = replace(state.draft(0), sheet=(2, 3) * 12 + (0,))
    state = after(replace(state, drafts=(draft, *state.drafts[1:])), 0, "1 e5")
    assert state.draft(0).owed == ()
    assert KNOTS.coda(state, 0) == Move("done")


@pytest.mark.parametrize(
    ("die", "dye", "face"),
    [
        pytest.param(1, "+1", 2, id="one up"),
        pytest.param(4, "-1", 3, id="one down"),
        pytest.param(4, "/2", 2, id="half"),
        pytest.param(1, "-1", None, id="there is no 0"),
        pytest.param(3, "/2", None, id="an odd one has no half"),
        pytest.param(2, "+1", None, id="a cat stays a cat"),
    ],
)
def test_a_die_is_dyed_once(die, dye, face):
    state, move = dealt(faces=(1, 6, 3, 4)), Move("dye", (str(die), dye))
    if face is None:
        assert KNOTS.objection(state, 0, move) == Objection("no-dye")
        return
    state = KNOTS.play(state, 0, move, NOBODY)
    assert state.draft(0).dice[die - 1] == face
    assert not [move for move in KNOTS.moves(state, 0) if move.verb == "dye"]


def test_a_ball_gives_one_die_more_or_fewer_once():
    state = dealt()
    assert after(state, 0, "ball +").draft(0).left == 4
    state = after(state, 0, "2 a1", "3 c1", "ball -")
    assert KNOTS.coda(state, 0) == Move("done")
    assert KNOTS.objection(state, 0, Move("ball", ("+",))) == Objection("no-ball")


def test_what_others_knit_is_covered_until_all_are_done():
    state = after(dealt(), 0, "2 a1")
    assert KNOTS.seen_by(state, 0).state.drafts == (state.drafts[0], HIDDEN, HIDDEN)
    assert KNOTS.seen_by(state, None).state.drafts == (HIDDEN,) * 3
    assert [item.seat for item in KNOTS.news(state)] == [0]
    assert KNOTS.seen_by(opened(), None).state == opened()


def test_a_cat_alone_hides_nothing():
    state = after(dealt(1), 0, "1 a1")
    assert KNOTS.seen_by(state, None).state == state
    assert KNOTS.redeal(state, None, Seeded("r", 0)) == state
    knit = News("knit", {"piece": "1", "face": 1, "to": "a1"})
    assert KNOTS.news(state) == (knit, News("knot", {"number": 1, "cells": 1}))
    assert not KNOTS.secrets(1, {})
    assert not KNOTS.private(1, {})
    assert KNOTS.secrets(2, {})
    assert KNOTS.private(2, {})


def test_a_redeal_keeps_ones_own_sheet_and_who_is_done():
    state = after(dealt(3, (2, 3, 4, 6)), 1, "1 a1", "2 c1", "3 e1", "done")
    state = after(state, 0, "4 b3")
    twins = [KNOTS.redeal(state, 0, Seeded("r", number)) for number in range(20)]
    assert {twin.drafts[0] for twin in twins} == {state.drafts[0]}
    assert {twin.done for twin in twins} == {(False, True, False)}
    assert len({twin.drafts[1] for twin in twins}) > 10
    assert all(not twin.draft(1).owed and not twin.draft(1).left for twin in twins)


def test_only_the_last_done_and_the_last_patch_of_a_round_reveal_anything():
    state = after(dealt(2, (2, 3, 4, 5)), 0, "1 a1", "2 c1", "3 e1")
    done = Move("done")
    assert not KNOTS.reveals(state, 0, done)
    state = after(state, 0, "done")
    assert not KNOTS.reveals(state, 1, Move("1", ("a1",)))
    assert KNOTS.reveals(after(state, 1, "1 a1", "2 c1", "3 e1"), 1, done)
    alone = after(dealt(1, (2, 3, 4, 5)), 0, "1 a1", "2 c1", "3 e1")
    assert not KNOTS.reveals(alone, 0, done)
    sewn = after(opened(), 0, "lay 1,0", "lay 2,0")
    assert not KNOTS.reveals(sewn, 1, Move("lay", ("0,1",)))
    assert KNOTS.reveals(after(sewn, 1, "lay 0,1"), 1, Move("lay", ("1,1",)))


def test_the_quilt_grows_in_every_direction_and_pays_wool():
    state = after(opened(), 0, "lay 0,-1", "lay -1,0")
    assert state.wool == (2, 0)
    assert KNOTS.to_move(state) == (1,)
    assert rim(state.quilt)[0] == (0, -2)
    state = after(state, 1, "lay -1,-1")
    assert state.wool == (2, 2)
    lay = News("lay", {"seat": 1, "piece": "patch-3", "to": "-1,-1", "wool": 2})
    assert KNOTS.news(state) == (lay,)
    assert state.quilt[-1] == Patch((-1, -1), 1)
    assert KNOTS.objection(state, 1, Move("lay", ("3,3",))) == Objection("not-beside")


def test_wool_is_stolen_from_a_seat():
    state = after(opened(), 0, "lay 1,0", "lay 2,0")
    robbed = after(state, 1, "steal 1")
    assert robbed.wool == (1, 1)
    way = {"piece": "wool", "from": "1", "to": "2"}
    assert KNOTS.news(robbed) == (News("steal", {"seat": 1, "victim": 0, **way}),)
    assert KNOTS.objection(state, 1, Move("steal", ("2",))) == Objection("no-victim")
    assert KNOTS.objection(state, 1, Move("steal", ("7",))) == Objection("no-victim")
    poor = replace(state, wool=(0, 0))
    assert KNOTS.objection(poor, 1, Move("steal", ("1",))) == Objection("no-wool")


def test_the_next_round_rolls_again_and_another_cat_sews_first():
    state = after(opened(), 0, "lay 1,0", "lay 2,0")
    state = after(state, 1, "lay 3,0")
    state = after(state, 1, "lay 4,0", rng=Scripted([5, 5, 0, 1]))
    assert (state.round, state.phase, state.dice) == (2, Phase.KNIT, (6, 6, 1, 2))
    assert state.draft(0).sheet[:5] == (2, 0, 3, 0, 4)
    assert KNOTS.news(state)[-1] == News("dice", {"round": 2, "dice": "6 6 1 2"})
    for seat in (0, 1):
        state = after(state, seat, "3 a5", "loop c5", "4 e5", "ball -", "done")
    assert KNOTS.to_move(state) == (1,)


def test_knots_loops_and_wool_are_points_and_a_tie_is_shared():
    state = replace(opened(), sheets=((-1, 7, 2), (-2, -2, 6)), wool=(3, 2), phase=Phase.OVER)
    parts = ((1, 1, 3), (2, 0, 2))
    breakdown = tuple(tuple(zip(("knots", "loops", "wool"), part, strict=True)) for part in parts)
    assert KNOTS.outcome(state) == Outcome((0,), "cast-off", (5, 4), breakdown)
    corrected = replace(state, edition="second", wool=(0, 0))
    shared = KNOTS.outcome(replace(corrected, wool=(0, 1)))
    assert shared is not None
    assert (shared.scores, shared.winners) == ((3, 3), (0, 1))


def test_two_editions_are_played_side_by_side():
    first = KNOTS.start(2, {"edition": "first"}, Seeded("e", 0))
    second = KNOTS.start(2, KNOTS.info.fresh({}), Seeded("e", 0))
    assert (first.table["rounds"], second.table["rounds"]) == (3, 2)
    assert (first.draft(0).dyes, second.draft(0).dyes) == (1, 2)
    faces = {
        edition: {
            face
            for seed in range(40)
            for face in KNOTS.start(2, {"edition": edition}, Seeded(seed, 0)).dice
        }
        for edition in ("first", "second")
    }
    assert faces == {"first": {1, 2, 3, 4, 5, 6}, "second": {2, 3, 4, 6}}


def test_a_large_sheet_has_hundreds_of_moves():
    state = dealt(2, (6, 2, 3, 4), size="large")
    assert len(KNOTS.moves(state, 0)) > 4 * 81
    assert len(KNOTS.moves(after(state, 0, "1 e5"), 0)) == 80 * 5


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        pytest.param("LOOP  C5 c4", "loop c4 c5", id="any order"),
        pytest.param("loop c4", "loop c4", id="a move that others begin with"),
        pytest.param("-1,2", "lay -1,2", id="a place alone"),
        pytest.param("dye 4 /2", "dye 4 /2", id="a slash"),
        pytest.param("ball +", "ball +", id="a plus"),
        pytest.param("ball -", "ball -", id="a minus"),
    ],
)
def test_moves_are_read_as_people_type_them(typed, canonical):
    assert KNOTS.format(KNOTS.parse(dealt(), 0, typed)) == canonical


@pytest.mark.parametrize("typed", ["lay -0,1", "lay 1,", "loop c4 c4", "1 j1", "dye 4 +2", "z"])
def test_nonsense_is_refused(typed):
    with pytest.raises(BadNotation):
        KNOTS.parse(dealt(), 0, typed)


def test_half_a_move_is_a_question():
    with pytest.raises(AmbiguousMove) as asked:
        KNOTS.parse(dealt(), 0, "dye 4")
    assert asked.value.candidates == ("dye 4 +1", "dye 4 -1", "dye 4 /2")


def test_a_stage_is_a_round_and_a_phase():
    stages = [KNOTS_GUIDE.stage(KNOTS.seen_by(s, None)) for s in (dealt(), opened())]
    assert stages == [(1, "knit"), (1, "sew")]


@pytest.mark.parametrize("language", ["en", "hu"])
def test_people_read_the_table_with_a_legend(language):
    say = Words(OURS, LOCALES).of(language)
    text = KNOTS_GUIDE.sketch(say, KNOTS.seen_by(opened(), None), NAMES[:2])
    assert "2.3.4" in text
    assert "Bob" in text
    assert text.endswith("\n".join(wrapped(say("knots-sketch-legend"))))


def test_pieces_stand_where_the_words_are_and_every_legal_word_has_a_place():
    for state, seat, draw in ((opened(), 0, table), (dealt(), 0, own)):
        seen = KNOTS.seen_by(state, seat)
        drawn = draw(seen, look(state.seats, state, seat))
        words = {KNOTS.format(move).split()[-1] for move in KNOTS.moves(state, seat)}
        cells = {word for word in words if word[-1].isdigit() and word[0] not in "+-/"}
        assert cells
        assert cells <= set(drawn.places)
        boxes = drawn.places.values()
        assert all(0 <= a < c <= 1 and 0 <= b < d <= 1 for a, b, c, d in boxes)


def test_the_pieces_pasted_on_the_ground_are_the_picture():
    state = after(dealt(6, (2, 3, 4, 5), size="large"), 2, "1 a1", "2 c1", "3 e1")
    seen, how = KNOTS.seen_by(state, 2), look(6, state, 2)
    drawn = own(seen, how).painted()
    assert [piece.word for piece in drawn.pieces] == ["a1", "c1", "e1"]
    assert KNOTS_PAINTER.paint(seen, replace(how, view=View.OWN)) == drawn
    assert drawn.picture().tobytes() != drawn.ground.tobytes()


def test_places_move_as_the_quilt_grows():
    small = opened()
    grown = after(small, 0, "lay 0,-1", "lay 0,-2")
    places = [table(KNOTS.seen_by(s, None), look(2, s)).places for s in (small, grown)]
    assert places[0]["1,0"] != places[1]["1,0"]
    assert "0,-3" in places[1]
