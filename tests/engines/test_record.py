"""A story as text: written, read back to the same story, and refused when it is damaged."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines import GAMES
from engines.errors import BrokenLog
from engines.log import Cause, Deal
from engines.record import read_record, write_record
from engines.rng import Seeded
from engines.story import begin
from engines.undo import last_move
from engines.values import Outcome
from tests.lanterns import LANTERNS

SHELF = {**GAMES, "lanterns": LANTERNS}
RECORD = """\
game boop
rules 1
options ghosts=on
seats 2
seed first light
> 0 kitten c4
> 0 stay
> 1 kitten a1 @computer
> 1 ghost a1b1 @computer
> 0 kitten f6
> 0 !undo 5
> 0 kitten f5 @order
> 0 stay @clock
> 1 !resign
"""


def test_a_record_is_read_and_written_to_the_letter():
    story = read_record(RECORD, GAMES)
    assert write_record(story) == RECORD
    assert story.deal == Deal(2, (("ghosts", "on"),), "first light")
    assert [row.step for row in story.rows] == list(range(1, 10))
    assert story.rows[2].cause is Cause.COMPUTER
    assert [beat.row.step for beat in story.beats] == [1, 2, 3, 4, 7, 8]
    assert story.outcome() == Outcome((0,), "resigned")


def test_every_cause_is_written_and_read():
    story = begin(LANTERNS, Deal(3, (("nights", "2"),), "causes"))
    causes = iter(Cause)
    while turn := story.to_move():
        move = LANTERNS.idle(story.state, turn[0])
        story = story.play(turn[0], move, next(causes, Cause.PERSON))
    assert {row.cause for row in story.rows} == set(Cause)
    assert read_record(write_record(story), SHELF) == story


@pytest.mark.parametrize("seed", range(8))
def test_a_table_with_undos_comes_back_as_it_was(seed):
    rng = Seeded("record", seed)
    story = begin(GAMES["boop"], Deal(2, (("ghosts", "on"),), f"seed {seed}"))
    for _ in range(40):
        if not (turn := story.to_move()):
            break
        mine = last_move(story, story.rows[-1].seat) if story.rows else None
        if mine == len(story.rows) and rng.below(3) == 0:
            story = story.write(story.rows[-1].seat, f"!undo {mine}")
        else:
            story = story.play(turn[0], rng.choice(story.game.moves(story.state, turn[0])))
    assert any(row.text.startswith("!undo") for row in story.rows)
    assert read_record(write_record(story), GAMES) == story


def test_options_nobody_named_are_the_defaults():
    text = RECORD.replace("options ghosts=on", "options")
    assert read_record(text, GAMES).deal == Deal(2, (("ghosts", "on"),), "first light")


def test_notes_empty_lines_and_the_order_of_the_head_do_not_matter():
    head, _, log = RECORD.partition("> ")
    turned = "\n\n".join([*reversed(head.splitlines()), "# kitten c4 0", ""])
    assert read_record(f"{turned}> {log.replace(chr(10), chr(13) + chr(10))}", GAMES) == (
        read_record(RECORD, GAMES)
    )


@pytest.mark.parametrize(
    ("good", "bad", "step", "why"),
    [
        pytest.param("game boop", "game chess", 0, "chess", id="a game nobody knows"),
        pytest.param("game boop\n", "", 0, "game", id="no game"),
        pytest.param("seats 2", "seats two", 0, "two", id="seats that are no number"),
        pytest.param("seats 2", "seats 3", 0, "3 do not play boop", id="too many seats"),
        pytest.param("seed first light\n", "", 0, "seed", id="no seed"),
        pytest.param("options ghosts=on\n", "", 0, "options", id="no options"),
        pytest.param("ghosts=on", "ghosts=maybe", 0, "ghosts=maybe", id="no such value"),
        pytest.param("ghosts=on", "moon=full", 0, "moon=full", id="no such option"),
        pytest.param("ghosts=on", "ghosts", 0, "head", id="an option without a value"),
        pytest.param("rules 1", "rules 99", 0, "rules 99", id="other rules"),
        pytest.param("rules 1\n", "", 0, "rules None", id="no rules"),
        pytest.param("seats 2", "seats 2\nseats 2", 0, "seats 2", id="a head said twice"),
        pytest.param("> 0 stay\n", ">0 stay\n", 1, ">0 stay", id="a row that is none"),
        pytest.param("> 0 stay\n", "stay\n", 1, "stay", id="a line of something else"),
        pytest.param("> 0 stay\n", "", 2, "not-your-turn", id="a row left out"),
        pytest.param("> 0 stay\n", "> x stay\n", 2, "x stay", id="a seat that is no number"),
        pytest.param("> 0 stay\n", "> 9 stay\n", 2, "no seat 9", id="no such seat"),
        pytest.param("> 0 stay\n", "> 0\n", 2, "not a move", id="a row without a move"),
        pytest.param("a1 @computer", "a1 @dog", 3, "dog", id="no such cause"),
        pytest.param("!undo 5", "!undo 4", 6, "nothing-to-undo", id="an undo of another's move"),
    ],
)
def test_a_damaged_record_is_refused(good, bad, step, why):
    assert good in RECORD
    with pytest.raises(BrokenLog, match=why) as broken:
        read_record(RECORD.replace(good, bad, 1), GAMES)
    assert broken.value.step == step


def test_a_record_of_nothing_is_refused():
    with pytest.raises(BrokenLog):
        read_record("", GAMES)


def test_the_rules_a_table_was_played_by_stand_in_its_record():
    story = read_record(RECORD, GAMES)
    assert "rules 1" in write_record(story).splitlines()
    assert write_record(replace(story, rows=())).endswith("seed first light\n")
