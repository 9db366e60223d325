"""Four people play Cat in the Sack to its end, wherever they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.words import Speech
from engines.log import Cause
from tests.conversations.party import Party, everywhere, outcome_of, party
from tests.conversations.talking import WORDS, Talker
from tests.conversations.test_together import invite
from tests.games.sack.whole_game import ORDERED, ORDERS, SEATS, WORDY, Step, planned

SEED = "four friends and a sack"
NAMES = ("Ann", "Bob", "Cid", "Dot")


@dataclass(frozen=True)
class Sitting:
    """The table, who sits around it, and what the room of each of them speaks."""

    here: Party
    people: Sequence[Talker]
    rooms: Mapping[str, Speech]
    table: str

    async def play(self, steps: Sequence[Step]) -> None:
        """The whole game, step by step, each in the way its round is played."""
        for number, of_round in groupby(steps, key=lambda step: step.round):
            await self._hands_are_with_their_owners()
            todo = list(of_round)
            for step in todo[:SEATS]:
                if step.cause is Cause.PERSON:
                    await self._lay(step, by_taps=number == 1)
            if number == ORDERED:
                for seat, order in ORDERS.items():
                    told = await self.people[seat].whisper("order", words=order)
                    assert self.people[seat].say("done-order") in told.text
            for step in todo[SEATS:]:
                if step.cause is Cause.PERSON:
                    await self._call(step)

    async def check(self, steps: Sequence[Step]) -> None:
        """The log is the plan to the letter, and everybody reads how it ended."""
        table = await self.here.table(self.table)
        written = [(row.seat, row.text, row.cause) for row in table.told.rows]
        wanted = [(step.seat, step.text, step.cause) for step in steps]
        # The last cards are laid by themselves, in whatever order their pauses end.
        last = steps.index(next(step for step in steps if step.round == steps[-1].round))
        assert written[:last] == wanted[:last]
        assert sorted(written[last : last + SEATS]) == sorted(wanted[last : last + SEATS])
        assert written[last + SEATS :] == wanted[last + SEATS :]
        for who in self.people:
            board = who.board()
            for name, score in zip(NAMES, outcome_of(table).scores, strict=True):
                assert f"{name}: {score} (" in board.text
            assert self._room(who)("button-rematch") in board.labels

    def _room(self, who: Talker) -> Speech:
        return self.rooms[who.key.partition(":")[0]]

    async def _lay(self, step: Step, *, by_taps: bool) -> None:
        who, card = self.people[step.seat], step.text.removeprefix("lay ")
        if not by_taps:
            await who.whisper("move", words=step.text)
            return
        await who.press(self._room(who)("sack-button-choose"))
        shown = await who.tap(who.say("sack-button-card", card=card))
        if who.say("button-confirm") in shown.labels:  # the page shows first what a tap would do
            await who.press(who.say("button-confirm"), shown)

    async def _call(self, step: Step) -> None:
        """A bid, a pass or a purchase: a button everybody has, or a word typed in private."""
        who, words = self.people[step.seat], step.text.split()
        assert who.name in who.board().text.splitlines()[-1]
        if step.round == WORDY:
            typed = words[1:] or who.say(f"sack-word-{words[0]}").split(", ")[-1:]
            await who.whisper("move", words=typed[0])
            return
        for other in self.people:
            assert self._label(other, words) in other.board().labels
        await who.press(self._label(who, words))
        if words[0] == "pass":  # who passes is out, and asked before
            await who.tap(who.say("button-confirm"))

    def _label(self, who: Talker, words: Sequence[str]) -> str:
        return " ".join([self._room(who)(f"sack-button-{words[0]}"), *words[1:]])

    async def _hands_are_with_their_owners(self) -> None:
        """Each hand has come to its owner by itself, and nobody else has any of its words."""
        table = await self.here.table(self.table)
        guide, game = self.here.bot.desk.kit.guide(table.game), table.game
        if not all(table.told.state.hands):
            return
        for seat, who in enumerate(self.people):
            seen = game.seen_by(table.told.state, seat)
            assert guide.brief(who.say, seen, seat) in who.sees()
            for other in self.people:
                brief = guide.brief(other.say, seen, seat)
                assert other is who or brief not in other.sees()


async def sit_down(here: Party, people: Sequence[Talker], languages: Mapping[str, str]) -> Sitting:
    """All four at one table, in the order of their names; whoever is elsewhere is invited."""
    host = people[0]
    await host.type("play", game="sack", options=f"seats={SEATS}")
    met = {type(host)}
    for guest in people[1:]:
        if type(guest) in met:
            await guest.type("join")
        else:
            await invite(host, guest)
            met.add(type(guest))
    [table] = await here.tables(next(iter(here.messengers)))
    assert table.names() == NAMES
    rooms = {name: WORDS.of(language) for name, language in languages.items()}
    return Sitting(here, people, rooms, table.id)


@everywhere
async def test_four_people_play_to_the_end(tmp_path, messenger, language):
    steps, outcome = planned(SEED)
    async with party(tmp_path, [messenger], [SEED]) as here:
        people = [await here.person(name, messenger, language) for name in NAMES]
        sitting = await sit_down(here, people, {messenger: language})
        await sitting.play(steps)
        await here.settled()
        await sitting.check(steps)
        assert outcome_of(await here.table(sitting.table)) == outcome


async def test_one_on_discord_and_three_on_telegram_play_to_the_end(tmp_path):
    steps, outcome = planned(SEED)
    async with party(tmp_path, ["discord", "telegram"], [SEED]) as here:
        ann = await here.person("Ann", "discord", "hu")
        others = [await here.person(name, "telegram") for name in NAMES[1:]]
        sitting = await sit_down(here, [ann, *others], {"discord": "hu", "telegram": "en"})
        await sitting.play(steps)
        await here.settled()
        await sitting.check(steps)
        assert outcome_of(await here.table(sitting.table)) == outcome


def test_the_game_has_all_that_may_happen():
    steps, _ = planned(SEED)
    said = {step.text.split()[0] for step in steps}
    assert said == {"lay", "bid", "pass", "buy"}
    assert {step.cause for step in steps} == {Cause.PERSON, Cause.ORDER, Cause.FORCED}
    assert {step.round for step in steps} == set(range(1, 10))
