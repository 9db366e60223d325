"""People play Nine Lives to its end, by buttons alone and by words alone, wherever they are."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count

import pytest

from engines.log import Cause
from engines.nine.moves import Move
from tests.conversations.party import MESSENGERS, Party, outcome_of, party
from tests.conversations.talking import WORDS, Talker
from tests.conversations.tapping import tap_through, wanted
from tests.conversations.test_together import invite
from tests.games.nine.laying import NINE

SEED = "three friends and nine lives"
NAMES = ("Ann", "Bob", "Cid")
SAYS = [WORDS.of(language) for language in WORDS.languages]
FEW = 14
"""So many moves are enough to see that both ways work."""
WISHES = ("rob", "steal", "play", "score", "second", "drop")
"""What is done before anything else, where it can be."""


@dataclass(frozen=True)
class Sitting:
    """The table and who sits around it."""

    here: Party
    people: Sequence[Talker]
    table: str

    async def play(self, ways: str, most: int = 100_000) -> int:
        """Move after move, each typed (`w`) or tapped (`b`) in turn; how many were made."""
        for number in count():
            table = await self.here.table(self.table)
            turn = table.to_move()
            if not turn or number == most:
                return number
            text = NINE.format(choice(table.game.moves(table.told.state, turn[0]), number))
            who = self.people[turn[0]]
            if ways[number % len(ways)] == "w":
                await who.whisper("move", words=typed(who, text))
            else:
                pad = await who.press(self._open(who))
                await tap_through(who, pad, await wanted(self.here, self.table, who, text))
            rows = (await self.here.table(self.table)).told.rows[len(table.told.rows) :]
            assert (rows[0].text, rows[0].cause) == (text, Cause.PERSON)
            assert all(row.cause is Cause.FORCED for row in rows[1:]), "only forced moves follow"
        raise AssertionError

    def _open(self, who: Talker) -> str:
        """The button under the board, in the language of the room."""
        labels = who.board().labels
        return next(each for each in (s("button-move") for s in SAYS) if each in labels)

    async def check(self) -> None:
        """Everybody reads how it ended."""
        outcome = outcome_of(await self.here.table(self.table))
        for who in self.people:
            board = who.board()
            for name, score in zip(NAMES, outcome.scores, strict=True):
                assert re.search(rf"^{name}: {score}\b", board.text, re.MULTILINE)


def choice(moves: Sequence[Move], number: int) -> Move:
    """What is rare, else a draw or the top of a pile by turns."""
    for word in (*WISHES, *(("draw", "take") if number % 3 else ("take", "draw"))):
        found = [move for move in moves if move.word == word]
        if found:
            return found[number % len(found)]
    return moves[number % len(moves)]


def typed(who: Talker, text: str) -> str:
    """A move as people say it: words of their language, a person by the name."""
    spoken = []
    verb = text.split(maxsplit=1)[0]
    for word in text.split():
        if word.isdigit():
            person = verb not in ("take", "drop")
            spoken.append(NAMES[int(word) - 1].lower() if person else word)
        else:
            spoken.append(who.say(f"nine-word-{word}").split(", ")[-1])
    return " ".join(spoken)


async def sit_down(here: Party, people: Sequence[Talker]) -> Sitting:
    """All at one table, in the order of their names; whoever is elsewhere is invited."""
    await people[0].type("play", game="nine", options=f"seats={len(people)}")
    met = {type(people[0])}
    for guest in people[1:]:
        if type(guest) in met:
            await guest.type("join")
        else:
            await invite(people[0], guest)
            met.add(type(guest))
    [table] = await here.tables(next(iter(here.messengers)))
    assert table.names() == NAMES
    for each in people:
        await each.whisper("confirm", when="always")
    return Sitting(here, people, table.id)


@pytest.mark.parametrize(
    ("messenger", "language"), [("discord", "hu"), ("telegram", "en"), ("web", "hu")]
)
async def test_moves_are_typed_and_tapped_everywhere(tmp_path, messenger, language):
    async with party(tmp_path, [messenger], [SEED]) as here:
        people = [await here.person(name, messenger, language) for name in NAMES]
        sitting = await sit_down(here, people)
        assert await sitting.play("bwwb", FEW) == FEW
        assert all(who.say("button-hand") not in who.board().labels for who in people)


@pytest.mark.slow
@pytest.mark.parametrize("ways", ["b", "w"])
@pytest.mark.parametrize("language", WORDS.languages)
@pytest.mark.parametrize("messenger", MESSENGERS)
async def test_three_people_play_to_the_end(tmp_path, messenger, language, ways):
    async with party(tmp_path, [messenger], [SEED]) as here:
        people = [await here.person(name, messenger, language) for name in NAMES]
        sitting = await sit_down(here, people)
        assert await sitting.play(ways) > 60
        await sitting.check()


@pytest.mark.slow
async def test_people_on_two_messengers_play_to_the_end(tmp_path):
    async with party(tmp_path, ["discord", "telegram"], [SEED]) as here:
        people = [
            await here.person("Ann", "discord", "hu"),
            await here.person("Bob", "telegram", "en"),
            await here.person("Cid", "telegram", "hu"),
        ]
        sitting = await sit_down(here, people)
        assert await sitting.play("bw") > 60
        await sitting.check()
