"""Knots from the first stitch to the last, by buttons alone and by words alone, everywhere."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

import pytest

from bot.words import Speech
from engines.values import Outcome
from tests.conversations.party import MESSENGERS, Party, everywhere, log_of, outcome_of, party
from tests.conversations.talking import WORDS, Talker
from tests.conversations.tapping import tap_through, wanted
from tests.conversations.test_together import invite
from tests.knots import KNOTS
from tests.knots.plans import Step, planned
from tests.knots.state import Phase

TWO, THREE = "f", "d"
"""Seeds of games for two and three in which all there is happens."""
NAMES = ("Ann", "Bob", "Cid")
SAYS = [WORDS.of(language) for language in WORDS.languages]


@dataclass(frozen=True)
class Sitting:
    """The table and who sits around it."""

    here: Party
    people: Sequence[Talker]
    table: str

    async def type(self, step: Step) -> None:
        """A move in words, where nobody else reads it."""
        who = self.people[step.seat]
        answer = await who.whisper("move", words=self._typed(who.say, step.text))
        told = (await self.here.table(self.table)).told
        assert told.rows[-1].text == step.text, answer.text

    async def type_all(self, steps: Sequence[Step]) -> None:
        """A turn in words."""
        for step in steps:
            who = self.people[step.seat]
            await who.whisper("move", words=self._typed(who.say, step.text))

    def _typed(self, say: Speech, text: str) -> str:
        """As people say it: words of their language, a person by the name."""
        verb, *words = text.split()
        if not verb.isdigit():
            verb = say(f"knots-word-{verb}").split(", ")[-1]
        if text.startswith("steal"):
            words = [NAMES[int(words[0]) - 1].lower()]
        return " ".join((verb, *words))

    async def tap(self, steps: Sequence[Step]) -> None:
        """A turn by buttons: the board's, then those of one pad after the other."""
        who = self.people[steps[0].seat]
        pad = await who.press(self._open(who))
        for step in steps:
            if step.text == "done":
                pad = await who.press(who.say("button-coda"), pad)
                pad = await who.press(who.say("button-confirm"), pad)
                continue
            move = await wanted(self.here, self.table, who, step.text)
            preview, pad = await tap_through(who, pad, move)
            if step.phase is Phase.KNIT:
                others = [each for each in self.people if each is not who]
                assert not any(preview.text in each.sees() for each in others)

    def _open(self, who: Talker) -> str:
        """The button under the board, in the language of the room."""
        labels = who.board().labels
        return next(each for each in (s("button-move") for s in SAYS) if each in labels)

    async def check(self, outcome: Outcome) -> None:
        """Everybody reads how it ended."""
        table = await self.here.table(self.table)
        assert outcome_of(table) == outcome
        for who in self.people:
            board = who.board()
            for name, score in zip(NAMES, outcome.scores, strict=False):
                assert f"{name}: {score} (" in board.text


async def sit_down(here: Party, people: Sequence[Talker]) -> Sitting:
    """All at one table, in the order of their names; whoever is elsewhere is invited."""
    await people[0].type("play", game="knots", options=f"seats={len(people)}")
    met = {type(people[0])}
    for guest in people[1:]:
        if type(guest) in met:
            await guest.type("join")
        else:
            await invite(people[0], guest)
            met.add(type(guest))
    [table] = await here.tables(next(iter(here.messengers)))
    assert table.names() == NAMES[: len(people)]
    for each in people:
        await each.whisper("confirm", when="always")
    sitting = Sitting(here, people, table.id)
    await sheets_are_with_their_owners(sitting)
    return sitting


async def sheets_are_with_their_owners(sitting: Sitting) -> None:
    """What each may knit has come by itself."""
    table = await sitting.here.table(sitting.table)
    for seat, who in enumerate(sitting.people):
        seen = KNOTS.seen_by(table.told.state, seat)
        guide = sitting.here.bot.desk.kit.guide(KNOTS)
        assert guide.brief(who.say, seen, seat) in who.sees()


@everywhere
async def test_two_people_play_to_the_end_by_words_alone(tmp_path, messenger, language):
    steps, outcome = planned(TWO, 2)
    async with party(tmp_path, [messenger], [TWO]) as here:
        people = [await here.person(name, messenger, language) for name in NAMES[:2]]
        sitting = await sit_down(here, people)
        for step in steps:
            await sitting.type(step)
        await sitting.check(outcome)


@everywhere
async def test_two_people_play_to_the_end_by_buttons_alone(tmp_path, messenger, language):
    steps, outcome = planned(TWO, 2)
    async with party(tmp_path, [messenger], [TWO]) as here:
        people = [await here.person(name, messenger, language) for name in NAMES[:2]]
        sitting = await sit_down(here, people)
        for _, turn in groupby(steps, key=lambda step: (step.round, step.phase, step.seat)):
            await sitting.tap(list(turn))
        await sitting.check(outcome)
        table = await here.table(sitting.table)
        assert log_of(table) == [f"{step.seat} {step.text} (person)" for step in steps]


async def test_three_on_two_messengers_write_their_sheets_in_the_same_seconds(tmp_path):
    steps, outcome = planned(THREE, 3)
    async with party(tmp_path, ["discord", "telegram"], [THREE]) as here:
        people = [
            await here.person("Ann", "discord", "hu"),
            await here.person("Bob", "telegram", "en"),
            await here.person("Cid", "telegram", "hu"),
        ]
        sitting = await sit_down(here, people)
        for (_, phase), turns in groupby(steps, key=lambda step: (step.round, step.phase)):
            sheets = [list(turn) for _, turn in groupby(turns, key=lambda step: step.seat)]
            if phase is Phase.KNIT:
                assert len(sheets) == 3
                ways = (sitting.tap, sitting.tap, sitting.type_all)
                await asyncio.gather(*(way(own) for way, own in zip(ways, sheets, strict=True)))
                continue
            for turn in sheets:
                await sitting.tap(turn)
        await sitting.check(outcome)
        rows = (await here.table(sitting.table)).told.rows
    for seat in range(3):
        written = [row.text for row in rows if row.seat == seat]
        assert written == [step.text for step in steps if step.seat == seat]
    first = [row.seat for row in rows if row.step <= sum(step.round == 1 for step in steps)]
    assert len(list(groupby(first))) > 6, "they took turns, which proves nothing"


@pytest.mark.parametrize("messenger", MESSENGERS)
async def test_a_stitch_is_taken_back_on_ones_own_pad_in_the_middle_of_a_turn(tmp_path, messenger):
    texts = [step.text for step in planned(TWO, 2)[0]]
    async with party(tmp_path, [messenger], [TWO]) as here:
        ann, bob = [await here.person(name, messenger) for name in NAMES[:2]]
        sitting = await sit_down(here, (ann, bob))
        pad = await ann.press("Move")
        for text in texts[:3]:
            _, pad = await tap_through(ann, pad, await wanted(here, sitting.table, ann, text))
        board = bob.board().text
        before = await here.table(sitting.table)
        await bob.whisper("move", words="ball -")
        undone = await ann.press("Undo", pad)
        assert "Taken back." in undone.text
        table = await here.table(sitting.table)
        assert table.told.state.draft(0) == before.told.beats[-2].state.draft(0)
        assert table.told.state.draft(1).balls == 0
        assert (ann.board().text, bob.board().text) == (board, board)
        assert ann.say("knots-prompt-knit", left=4, dice="5, cat, 2, cat") in undone.text
        await tap_through(ann, undone, await wanted(here, sitting.table, ann, texts[2]))
        assert (await here.table(sitting.table)).told.state.draft(0) == before.told.state.draft(0)
        assert log_of(await here.table(sitting.table))[3:] == [
            "1 ball - (person)",
            "0 !undo 3 (person)",
            f"0 {texts[2]} (person)",
        ]


def test_the_games_have_all_that_may_happen():
    for seed, seats in ((TWO, 2), (THREE, 3)):
        steps, _ = planned(seed, seats)
        said = {(step.text.split()[0], len(step.text.split())) for step in steps}
        dice = {(str(die), 2) for die in range(1, 5)}
        sewn = {("done", 1), ("lay", 2), ("steal", 2)}
        assert said == {
            *dice,
            *sewn,
            ("dye", 3),
            ("ball", 2),
            ("free", 3),
            ("loop", 2),
            ("loop", 3),
        }
        assert {"ball +", "ball -"} <= {step.text for step in steps}
