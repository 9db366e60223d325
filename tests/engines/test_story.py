"""A table's story: its log, its table events, its end, and the spells presses are good for."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, replace

import pytest

from engines import GAMES
from engines.errors import BrokenLog, IllegalMove
from engines.log import Cause, Deal, Row
from engines.rng import Seeded
from engines.story import STOPPED, begin, ranks, replay, without
from engines.undo import last_move, undo_objection
from engines.values import Objection, Outcome
from tests.engines.drawers import DRAWERS, Drawers, State
from tests.lanterns import LANTERNS

BOOP = GAMES["boop"]
NO_GHOSTS = (("ghosts", "off"),)


def boop(*moves: str, first: int = 0):
    """A table without ghosts after these moves, everybody in turn."""
    seed = next(f"s{n}" for n in range(99) if Seeded(f"s{n}", 0).below(2) == first)
    story = begin(BOOP, Deal(2, NO_GHOSTS, seed))
    for text in moves:
        story = typed(story, story.to_move()[0], text)
    return story


def lanterns(seats: int = 3, seed: str = "night"):
    """Lanterns just dealt."""
    return begin(LANTERNS, Deal(seats, (("nights", "2"),), seed))


def drawers(seats: int = 2):
    """Drawers just dealt."""
    return begin(DRAWERS, Deal(seats, (), "yarn"))


def typed(story, seat, text, cause=Cause.PERSON):
    """A move as it stands in a log."""
    return story.play(seat, story.game.parse(story.state, seat, text), cause)


def played_out(story):
    """To the end, everybody doing what harms least."""
    while turn := story.to_move():
        story = story.play(turn[0], story.game.idle(story.state, turn[0]))
    return story


def test_every_row_has_the_next_step_and_its_seat_and_cause():
    story = boop("c4", "a1")
    story = typed(story, 0, "f6", Cause.COMPUTER)
    assert story.rows == (
        Row(1, 0, "kitten c4", Cause.PERSON),
        Row(2, 1, "kitten a1", Cause.PERSON),
        Row(3, 0, "kitten f6", Cause.COMPUTER),
    )
    assert [beat.row for beat in story.beats] == list(story.rows)


def test_a_story_is_a_value_that_never_changes():
    story = boop("c4")
    before = (hash(story.state), story.rows, story.beats, story.spells)
    typed(story, 1, "a1")
    story.write(0, "!undo 1")
    story.write(1, "!resign")
    assert (hash(story.state), story.rows, story.beats, story.spells) == before
    with pytest.raises(FrozenInstanceError):
        story.rows = ()
    with pytest.raises(FrozenInstanceError):
        story.rows[0].text = "kitten c5"


def test_before_the_first_move_a_table_stands_as_it_was_dealt():
    story = lanterns()
    assert story.state == story.opening == LANTERNS.start(3, {}, Seeded("night", 0))
    assert story.to_move() == (0, 1, 2)
    assert story.spells == (1, 1, 1)
    assert story.outcome() is None


# Undo, as a row of the log.


def test_an_undo_is_a_row_and_steps_are_never_used_again():
    story = boop("c4", "a1").write(1, "!undo 2")
    story = typed(story, 1, "f6")
    assert [(row.step, row.text) for row in story.rows] == [
        (1, "kitten c4"),
        (2, "kitten a1"),
        (3, "!undo 2"),
        (4, "kitten f6"),
    ]
    assert [beat.row.step for beat in story.beats] == [1, 4]


def test_a_move_that_is_undone_and_made_again_has_the_chance_of_its_own_step():
    story = drawers(1)
    again = typed(story.then(Row(1, 0, "write 3")).write(0, "!undo 1"), 0, "done")
    assert again.state.die == Seeded("yarn", 3).below(6) + 1


def test_what_stands_keeps_the_chance_of_the_step_it_was_made_in():
    story = drawers(2)
    for seat, text in ((0, "write 1"), (1, "write 2"), (1, "done"), (0, "done")):
        story = typed(story, seat, text)
    rolled = story.state.die
    assert rolled == Seeded("yarn", 4).below(6) + 1
    story = typed(story, 0, "write 5").write(0, "!undo 5")
    assert story.state.die == rolled
    assert replay(DRAWERS, story.deal, story.rows).state.die == rolled


def test_who_undoes_is_to_move_again():
    story = boop("c4", "a1")
    assert story.to_move() == (0,)
    assert story.write(1, "!undo 2").to_move() == (1,)


def test_others_moves_stay_when_mine_is_taken_back():
    story = typed(typed(typed(drawers(3), 0, "write 1"), 1, "write 2"), 2, "write 3")
    undone = story.write(0, "!undo 1")
    assert undone.state.sheets == ((), (2,), (3,))
    assert [beat.row.step for beat in undone.beats] == [2, 3]


def test_a_computer_that_chose_meanwhile_keeps_its_choice():
    story = typed(typed(drawers(2), 0, "write 1"), 1, "write 2", Cause.COMPUTER)
    undone = story.write(0, "!undo 1")
    assert undone.state.sheets == ((), (2,))
    assert undone.spells == (3, 2)


def test_a_computer_that_answered_is_taken_back_with_the_move():
    story = typed(boop("c4"), 1, "a1", Cause.COMPUTER)
    undone = story.write(0, "!undo 1")
    assert undone.state == story.opening
    assert undone.beats == ()


@pytest.mark.parametrize(
    ("seat", "step", "code"),
    [
        pytest.param(0, 9, "nothing-to-undo", id="a step that never was"),
        pytest.param(1, 1, "nothing-to-undo", id="another's move"),
        pytest.param(0, 1, "others-moved", id="another has moved since"),
    ],
)
def test_a_move_that_cannot_be_taken_back_is_refused(seat, step, code):
    with pytest.raises(IllegalMove) as refused:
        without(boop("c4", "a1"), seat, step)
    assert refused.value.objection == Objection(code)


# Spells.


def test_a_spell_ends_with_ones_own_move_and_the_next_is_another():
    story = boop()
    seen = [story.spells]
    for text in ("c4", "a1", "f6"):
        story = typed(story, story.to_move()[0], text)
        seen.append(story.spells)
    assert seen == [(1, 0), (1, 1), (2, 1), (2, 2)]


def test_a_turn_of_several_moves_is_several_spells():
    story = begin(BOOP, Deal(2, (("ghosts", "on"),), boop().deal.seed))
    placed = typed(story, 0, "c4")
    assert (story.spells, placed.spells) == ((1, 0), (2, 0))
    assert placed.to_move() == (0,)


def test_an_undone_move_leaves_no_spell_as_it_was():
    story = boop("c4")
    undone = story.write(0, "!undo 1")
    assert undone.state == boop().state
    assert undone.spells == (2, 1)
    assert typed(undone, 0, "c4").spells == (2, 2)


def test_six_who_choose_at_once_leave_each_other_alone():
    story = drawers(6)
    for seat in (3, 0, 5, 1, 4):
        before = story.spells
        story = typed(story, seat, "write 7")
        changed = [n for n in range(6) if story.spells[n] != before[n]]
        assert changed == [seat]
    story = typed(story, 3, "done").write(0, "!undo 2").write(1, "!resign")
    assert story.spells == (3, 3, 1, 2, 2, 2)
    assert story.to_move() == (0, 1, 2, 4, 5)


def test_a_new_night_asks_everybody_anew():
    story = drawers(2)
    for seat in (0, 1):
        story = typed(story, seat, "done")
    assert story.spells == (2, 2)


def test_a_spell_never_comes_again():
    for seed in range(6):
        rng, story = Seeded("spells", seed), drawers(3)
        for _ in range(30):
            after = at_random(story, rng)
            assert all(b >= a for a, b in zip(story.spells, after.spells, strict=True))
            for seat in after.to_move():
                own = after.rows[-1].seat == seat
                asked = seat in story.to_move()
                if own or not asked:
                    assert after.spells[seat] > story.spells[seat]
            story = after
        assert len(story.rows) > 5


def at_random(story, rng):
    """One more row: a move, or an undo that is allowed."""
    seats = [n for n in range(story.deal.seats) if undo_objection(story, n) is None]
    if seats and rng.below(3) == 0:
        seat = rng.choice(seats)
        return story.write(seat, f"!undo {last_move(story, seat)}")
    if not story.to_move():
        return story
    seat = rng.choice(story.to_move())
    return story.play(seat, rng.choice(story.game.moves(story.state, seat)))


# The end.


def test_of_two_the_other_wins_when_one_resigns():
    story = boop("c4").write(0, "!resign")
    assert story.outcome() == Outcome((1,), "resigned")
    assert story.to_move() == ()
    assert story.standing() == (1,)
    assert ranks(story.outcome(), story) == [2, 1]


def test_of_three_a_seat_that_resigned_goes_on_being_asked():
    story = lanterns().write(1, "!resign").write(1, "!sitter computer")
    assert story.outcome() is None
    assert story.to_move() == (0, 1, 2)
    assert story.spells == (1, 3, 1)


def test_the_last_one_standing_wins_at_once():
    story = lanterns().write(1, "!resign").write(0, "!resign")
    assert story.outcome() == Outcome((2,), "resigned")
    assert ranks(story.outcome(), story) == [2, 2, 1]


def test_a_deserted_table_ends_without_a_winner():
    story = lanterns().write(0, "!resign").write(0, "!end deserted")
    assert story.outcome() == Outcome((), "deserted")
    assert story.to_move() == ()


def test_who_plays_alone_is_asked_and_comes_to_an_end():
    story = drawers(1)
    assert story.to_move() == (0,)
    over = played_out(typed(story, 0, "write 4"))
    assert over.outcome() == Outcome((0,), "slept", (4,))
    assert ranks(over.outcome(), over) == [1]


def test_who_plays_alone_and_resigns_is_told_what_it_came_to():
    story = typed(typed(drawers(1), 0, "write 4"), 0, "write 3")
    assert story.game.tally(story.state) == Outcome((), "tally", (7,))
    story = story.write(0, "!resign").write(0, "!end deserted")
    assert story.outcome() == Outcome((), STOPPED, (7,))
    assert story.to_move() == ()


def test_nobody_is_told_what_a_deserted_table_of_several_came_to():
    story = typed(drawers(3), 0, "write 4").write(0, "!resign").write(1, "!end deserted")
    assert story.outcome() == Outcome((), "deserted")


def scored(*scores: int, resigned: tuple[int, ...] = ()):
    """Drawers at its end with these scores, some having resigned on the way."""
    story = drawers(len(scores))
    for seat, score in enumerate(scores):
        story = typed(story, seat, f"write {score}") if score else story
    for seat in resigned:
        story = story.write(seat, "!resign").write(seat, "!sitter computer")
    return played_out(story)


@pytest.mark.parametrize(
    ("scores", "resigned", "winners", "places"),
    [
        pytest.param((3, 9, 5), (), (1,), [3, 1, 2], id="most points win"),
        pytest.param((3, 9, 9), (), (1, 2), [3, 1, 1], id="a shared win"),
        pytest.param((4, 4, 7, 4), (), (2,), [2, 2, 1, 2], id="a shared second place"),
        pytest.param((3, 9, 5), (1,), (2,), [2, 3, 1], id="the best who stayed"),
        pytest.param((5, 9, 5), (1,), (0, 2), [1, 3, 1], id="the best who stayed share"),
        pytest.param((9, 9, 5), (1,), (0,), [1, 3, 2], id="of two winners one resigned"),
        pytest.param((3, 9, 5), (0,), (1,), [3, 1, 2], id="who resigned was last anyway"),
        pytest.param((8, 9, 1, 2), (0, 1), (3,), [4, 3, 2, 1], id="two resigned"),
    ],
)
def test_who_resigned_is_ranked_behind_everybody_else(scores, resigned, winners, places):
    story = scored(*scores, resigned=resigned)
    outcome = story.outcome()
    assert (outcome.winners, outcome.scores) == (winners, scores)
    assert ranks(outcome, story) == places


class Pointless(Drawers):
    """Drawers where only winning counts."""

    def outcome(self, state: State) -> Outcome | None:
        found = super().outcome(state)
        return found and replace(found, scores=())


def test_without_points_all_who_stayed_win_when_the_winner_had_resigned():
    story = replay(Pointless(), Deal(3, (), "yarn"), scored(1, 9, 5, resigned=(1,)).rows)
    outcome = Outcome((0, 2), "slept")
    assert story.outcome() == outcome
    assert ranks(outcome, story) == [1, 3, 1]


# Replaying.


@pytest.mark.parametrize("seed", range(12))
def test_a_replay_tells_the_very_same_story(seed):
    rng = Seeded("replay", seed)
    for opening in (boop(), lanterns(), drawers(4), begin(BOOP, Deal(2, (), f"{seed}"))):
        story = opening
        for _ in range(60):
            story = at_random(story, rng)
        assert len(story.rows) >= 8
        again = replay(story.game, story.deal, story.rows)
        assert again == story
        assert [row.step for row in again.rows] == list(range(1, len(story.rows) + 1))


@pytest.mark.parametrize(
    ("rows", "step", "why"),
    [
        pytest.param([(2, 0, "c4")], 2, "step 1 was expected", id="it begins late"),
        pytest.param([(1, 0, "c4"), (3, 1, "a1")], 3, "step 2 was expected", id="a gap"),
        pytest.param([(1, 0, "c4"), (1, 1, "a1")], 1, "step 2 was expected", id="a step again"),
        pytest.param([(1, 0, "c4"), (2, 1, "c4")], 2, "occupied", id="an illegal move"),
        pytest.param([(1, 1, "c4")], 1, "not-your-turn", id="the wrong one to move"),
        pytest.param([(1, 7, "c4")], 1, "seat", id="a move of a seat that is not there"),
        pytest.param([(1, -1, "!resign")], 1, "seat", id="an event of a seat that is not there"),
        pytest.param([(1, 0, "c4"), (2, 1, "!dance")], 2, "!dance", id="an unknown event"),
        pytest.param([(1, 0, "")], 1, "not a move", id="an empty row"),
        pytest.param([(1, 0, "x\x00ß 🐈")], 1, "not a move", id="garbage"),
        pytest.param([(1, 0, "promote c4")], 1, "place-first", id="a move out of order"),
        pytest.param([(1, 0, "!undo")], 1, "!undo", id="an undo of nothing"),
        pytest.param([(1, 0, "!undo one")], 1, "'one'", id="an undo of no number"),
        pytest.param([(1, 0, "!undo 1")], 1, "nothing-to-undo", id="an undo of itself"),
        pytest.param([(1, 0, "c4"), (2, 1, "!undo 1")], 2, "nothing", id="an undo of another's"),
        pytest.param(
            [(1, 0, "c4"), (2, 1, "a1"), (3, 0, "!undo 1")], 3, "others-moved", id="a late undo"
        ),
        pytest.param([(1, 0, "!end")], 1, "!end", id="an end without a reason"),
        pytest.param([(1, 0, "!resign now")], 1, "!resign now", id="an event with a tail"),
        pytest.param([(1, 0, "!sitter dog")], 1, "!sitter dog", id="a sitter that is none"),
        pytest.param([(1, 0, "!resign"), (2, 1, "c4")], 2, "over", id="a move after the end"),
        pytest.param([(1, 0, "!resign"), (2, 1, "!resign")], 2, "over", id="an event after it"),
        pytest.param(
            [(1, 0, "c4"), (2, 0, "!end x"), (3, 0, "!undo 1")], 3, "over", id="an undo after it"
        ),
    ],
)
def test_a_damaged_log_does_not_replay(rows, step, why):
    with pytest.raises(BrokenLog, match=why) as broken:
        replay(BOOP, boop().deal, [Row(*row) for row in rows])
    assert broken.value.step == step


def test_nobody_resigns_twice():
    with pytest.raises(BrokenLog, match="!resign"):
        lanterns().write(1, "!resign").write(1, "!resign")


def test_a_table_that_is_over_takes_no_move():
    story = boop("c4").write(0, "!resign")
    with pytest.raises(IllegalMove) as refused:
        typed(story, 1, "a1")
    assert refused.value.objection == Objection("over")
