"""If It Fits from the start boxes to the score sheet, by buttons alone and by words alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from bot.words import Speech
from engines.fits.state import Phase
from tests.conversations.party import MESSENGERS, Party, log_of, outcome_of, party
from tests.conversations.talking import WORDS, Talker
from tests.conversations.tapping import tap_through, wanted
from tests.conversations.test_together import invite
from tests.games.fits.whole_game import GAME, Step, planned

TWO, THREE = "179", "68"
"""Seeds of games for two and three in which every kind of move is made."""
NAMES = ("Ann", "Bob", "Cid")
SAYS = [WORDS.of(language) for language in WORDS.languages]
OPEN = ("button-move", "fits-button-nap", "fits-button-play")


@dataclass(frozen=True)
class Sitting:
    """The table and who sits around it."""

    here: Party
    people: Sequence[Talker]
    table: str

    async def type(self, step: Step) -> None:
        """A move in words, where nobody else reads it; every other place by its letter."""
        who = self.people[step.seat]
        told = (await self.here.table(self.table)).told
        await who.whisper("move", words=_typed(who.say, step.text))
        told = (await self.here.table(self.table)).told
        assert told.rows[-1].text == step.text

    async def tap(self, step: Step) -> None:
        """A move by buttons: the board's, then those of its pad."""
        who = self.people[step.seat]
        labels = who.board().labels
        opens = next(label for say in SAYS for key in OPEN if (label := say(key)) in labels)
        pad = await who.press(opens)
        if step.text == "no cat":
            await who.press(who.say("button-coda"), pad)
            return
        move = await wanted(self.here, self.table, who, step.text)
        preview, _ = await tap_through(who, pad, move)
        assert who is not self.people[-1] or who.say("button-confirm") in preview.labels
        others = [each for each in self.people if each is not who]
        assert not any(preview.text in each.sees() for each in others)

    async def check(self, steps: Sequence[Step]) -> None:
        """The log is the plan to the letter, and everybody reads how it ended."""
        table = await self.here.table(self.table)
        causes = ("person", "forced")
        assert log_of(table) == [f"{s.seat} {s.text} ({causes[s.forced]})" for s in steps]
        outcome = outcome_of(table)
        for who in self.people:
            board = who.board()
            for name, score in zip(NAMES, outcome.scores, strict=False):
                assert f"{name}: {score} (".replace("-", "\u2212") in board.text


def _typed(say: Speech, text: str) -> str:
    """As people say it: words of their language."""
    words = text.split()
    known = ("start", "draw", "sleep", "lay", "cat", "no", "toy", "box", "princess", "e", "w")
    said = [
        say(f"fits-word-{word}").split(", ")[-1] if word in known else word.lower()
        for word in words
    ]
    return " ".join(said)


async def sit_down(here: Party, people: Sequence[Talker]) -> Sitting:
    """All at one table, in the order of their names; whoever is elsewhere is invited."""
    await people[0].type("play", game="fits", options=f"seats={len(people)}")
    met = {type(people[0])}
    for guest in people[1:]:
        if type(guest) in met:
            await guest.type("join")
        else:
            await invite(people[0], guest)
            met.add(type(guest))
    [table] = await here.tables(next(iter(here.messengers)))
    assert table.names() == NAMES[: len(people)]
    await people[-1].whisper("confirm", when="always")  # the others are asked where it matters
    return Sitting(here, people, table.id)


@pytest.mark.parametrize(
    "messenger",
    [pytest.param(each, marks=[pytest.mark.slow] * (each != "web")) for each in MESSENGERS],
)
async def test_two_people_play_to_the_end_by_words_alone(tmp_path, messenger):
    steps, outcome = planned(TWO, 2)
    language = WORDS.languages[MESSENGERS.index(messenger) % 2]
    async with party(tmp_path, [messenger], [TWO]) as here:
        people = [await here.person(name, messenger, language) for name in NAMES[:2]]
        sitting = await sit_down(here, people)
        for step in steps:
            if not step.forced:
                await sitting.type(step)
        await here.settled()
        await sitting.check(steps)
        assert outcome_of(await here.table(sitting.table)) == outcome


@pytest.mark.parametrize(
    "messenger",
    [pytest.param(each, marks=[pytest.mark.slow] * (each != "discord")) for each in MESSENGERS],
)
async def test_two_people_play_to_the_end_by_buttons_alone(tmp_path, messenger):
    steps, outcome = planned(TWO, 2)
    language = WORDS.languages[1 - MESSENGERS.index(messenger) % 2]
    async with party(tmp_path, [messenger], [TWO]) as here:
        people = [await here.person(name, messenger, language) for name in NAMES[:2]]
        sitting = await sit_down(here, people)
        for step in steps:
            if not step.forced:
                await sitting.tap(step)
        await here.settled()
        await sitting.check(steps)
        assert outcome_of(await here.table(sitting.table)) == outcome


async def test_one_on_discord_and_two_on_telegram_play_to_the_end(tmp_path):
    steps, outcome = planned(THREE, 3)
    async with party(tmp_path, ["discord", "telegram"], [THREE]) as here:
        ann = await here.person("Ann", "discord", "hu")
        others = [await here.person(name, "telegram") for name in NAMES[1:]]
        sitting = await sit_down(here, [ann, *others])
        for number, step in enumerate(steps):
            if not step.forced:
                await (sitting.tap if number % 2 else sitting.type)(step)
        await here.settled()
        await sitting.check(steps)
        assert outcome_of(await here.table(sitting.table)) == outcome


def test_the_games_have_all_that_may_happen():
    for seed, seats in ((TWO, 2), (THREE, 3)):
        steps, _ = planned(seed, seats)
        said = {step.text.split()[0] for step in steps}
        assert said == {"start", "draw", "sleep", "lay", "cat", "no", "toy", "princess"}
        assert any(step.text.endswith("box") for step in steps)
        assert {step.phase for step in steps} == {*Phase} - {Phase.OVER}
        assert GAME.info.id == "fits"
