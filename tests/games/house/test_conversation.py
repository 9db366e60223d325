"""House of Cats from the first die to the last, by buttons alone and by words alone, everywhere."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, product

import pytest

from bot.tables.table import Table
from bot.words import Speech
from tests.conversations.party import MESSENGERS, Party, log_of, outcome_of, party
from tests.conversations.talking import WORDS, Talker
from tests.conversations.tapping import tap_through, wanted
from tests.conversations.test_together import invite
from tests.games.house.plans import Step, planned

ALONE, MANY = "house 10", "house six"
"""Seeds of a game alone on the fourth level, and of one of six on the first."""
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Flo")
SAYS = [WORDS.of(language) for language in WORDS.languages]


@dataclass(frozen=True)
class Sitting:
    """The table and who sits around it."""

    here: Party
    people: Sequence[Talker]
    table: str

    async def type(self, steps: Sequence[Step]) -> None:
        """Moves in words, where nobody else reads them."""
        for step in asked(steps):
            who = self.people[step.seat]
            await who.whisper("move", words=typed(who.say, step.text))

    async def tap(self, steps: Sequence[Step]) -> None:
        """A round by buttons: the board's, then those of one pad after the other."""
        who = self.people[steps[0].seat]
        opens = {say("house-button-sheet") for say in SAYS}
        pad = await who.press(next(each for each in who.board().labels if each in opens))
        for step in asked(steps):
            if step.text == "done":
                pad = await who.press(who.say("button-coda"), pad)
                if who.say("button-confirm") in pad.labels:  # dice would be lost
                    pad = await who.press(who.say("button-confirm"), pad)
                continue
            move = await wanted(self.here, self.table, who, step.text)
            _, pad = await tap_through(who, pad, move)


def asked(steps: Sequence[Step]) -> list[Step]:
    """The moves somebody has to make."""
    return [step for step in steps if not step.forced]


def logged(steps: Sequence[Step]) -> list[str]:
    """The log of a game somebody played alone."""
    return [f"0 {each.text} ({'forced' if each.forced else 'person'})" for each in steps]


def typed(say: Speech, text: str) -> str:
    """As people say it: words of their language."""
    known = ("cat", "mouse", "star", "write", "room", "open", "done")
    said = (say(f"house-word-{w}").split(", ")[-1] if w in known else w for w in text.split())
    return " ".join(said)


async def sit_down(here: Party, people: Sequence[Talker], options: str) -> Sitting:
    """All at one table, in the order of their names; whoever is elsewhere is invited."""
    await people[0].type("play", game="house", options=options)
    met = {type(people[0])}
    for guest in people[1:]:
        if type(guest) in met:
            await guest.type("join")
        else:
            await invite(people[0], guest)
            met.add(type(guest))
    [table] = await here.tables(next(iter(here.messengers)))
    assert table.names() == NAMES[: len(people)]
    return Sitting(here, people, table.id)


def everywhere(*usual: tuple[str, str]) -> pytest.MarkDecorator:
    """On every messenger in every language; of these few in every run."""
    ways = product(MESSENGERS, WORDS.languages)
    marked = [pytest.param(*way, marks=[pytest.mark.slow] * (way not in usual)) for way in ways]
    return pytest.mark.parametrize(("messenger", "language"), marked)


@everywhere(("web", "hu"))
async def test_one_alone_plays_to_the_end_by_words_alone(tmp_path, messenger, language):
    steps, outcome = planned(ALONE, 1, level="4")
    async with party(tmp_path, [messenger], [ALONE]) as here:
        ann = await here.person("Ann", messenger, language)
        sitting = await sit_down(here, [ann], "alone level=4")
        await sitting.type(steps)
        table = await here.table(sitting.table)
        assert outcome_of(table) == outcome
        assert log_of(table) == logged(steps)
        assert f"Ann: {outcome.scores[0]} (" in ann.board().text
        assert best_of(ann, table) in (await ann.type("best")).text


@everywhere(("discord", "en"), ("telegram", "hu"))
async def test_one_alone_plays_to_the_end_by_buttons_alone(tmp_path, messenger, language):
    steps, outcome = planned(ALONE, 1, level="4")
    async with party(tmp_path, [messenger], [ALONE]) as here:
        ann = await here.person("Ann", messenger, language)
        sitting = await sit_down(here, [ann], "alone level=4")
        for _, turn in groupby(steps, key=lambda step: step.round):
            await sitting.tap(list(turn))
        table = await here.table(sitting.table)
        assert outcome_of(table) == outcome
        assert log_of(table) == logged(steps)
        board = ann.board()
        assert any(say("level-names").split(", ")[0] in board.text for say in SAYS)
        [label, *_] = [say("button-best") for say in SAYS if say("button-best") in board.labels]
        assert best_of(ann, table) in (await ann.press(label)).text


def best_of(who: Talker, table: Table) -> str:
    """The first line of somebody's best list after one game."""
    points = outcome_of(table).scores[0]
    made = who.say("best-made", points=str(points), rounds=table.told.state.round)
    return who.say("best-line", place=1, made=made)


async def six_write(folder, rounds):
    """Six people, three on each messenger, write some rounds in the same seconds."""
    steps, outcome = planned(MANY, 6, rounds, level="1")
    async with party(folder, ["discord", "telegram"], [MANY]) as here:
        places = ("discord", "telegram") * 3
        tongues = ("en", "hu", "hu") * 2
        people = [
            await here.person(*who) for who in zip(sorted(NAMES), places, tongues, strict=True)
        ]
        sitting = await sit_down(here, people, "seats=6")
        for _, turns in groupby(steps, key=lambda step: step.round):
            sheets = [list(turn) for _, turn in groupby(turns, key=lambda step: step.seat)]
            assert len(sheets) == 6
            ways = (sitting.tap, sitting.type, sitting.type) * 2
            await asyncio.gather(*(way(own) for way, own in zip(ways, sheets, strict=True)))
        table = await here.table(sitting.table)
        boards = [who.board().text for who in people]
    return steps, outcome, table, boards


def assert_all_landed(steps, table):
    """Everybody's moves stand in their order, and the seats took turns."""
    for seat in range(6):
        written = [row.text for row in table.told.rows if row.seat == seat]
        assert written == [step.text for step in steps if step.seat == seat]
    first = [row.seat for row in table.told.rows if row.step <= sum(s.round == 1 for s in steps)]
    assert len(list(groupby(first))) > 12, "they took turns, which proves nothing"


async def test_six_on_two_messengers_write_in_the_same_seconds(tmp_path):
    steps, outcome, table, boards = await six_write(tmp_path, 3)
    assert_all_landed(steps, table)
    assert table.told.state.round == 3
    assert table.game.tally(table.told.state) == outcome
    assert all("Ann" in text and "Flo" in text for text in boards)


@pytest.mark.slow
async def test_six_on_two_messengers_play_to_the_end(tmp_path):
    steps, outcome, table, boards = await six_write(tmp_path, 99)
    assert_all_landed(steps, table)
    assert outcome_of(table) == outcome
    for text in boards:
        assert all(f"{name}: " in text for name in NAMES)


def test_the_game_alone_has_much_of_what_may_happen():
    steps, _ = planned(ALONE, 1, level="4")
    verbs = {step.text.split()[0] for step in steps}
    assert {"1", "2", "3", "open", "done"} <= verbs
    assert verbs & set("ABCDEFGHIJ")
