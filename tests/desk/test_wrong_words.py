"""A command with a word it cannot make sense of does nothing at all, and says which word."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from sqlalchemy import select

from bot.contract import Command, Person
from bot.desk.ask import Ask
from bot.desk.typed import unmeant
from bot.desk.verbs import VERBS
from bot.store.schema.columns import metadata
from bot.tables.refusal import Refusal
from bot.tables.status import Status
from tests.desk.talk import shown, two
from tests.stage import ROOM, ROOMY, Paper, button, stage

NOISE = ("receipts",)
"""What notes that somebody has said something, whatever it was."""
LINES = (
    *("xyz", "yes xyz", "3 xyz", "ask xyz", "on xyz", "en xyz", "live xyz", "code xyz"),
    *("1 sitter xyz", "boop xyz", "boop 2 xyz", "choosy xyz"),
)
"""Wrong from the first word on, or only behind one that some verb knows."""
SEEDS = ("soft paws",)
"""Of these Ann begins."""
MOMENT = {
    "nowhere": "No table here is waiting",
    "lobby": "has not begun yet|a new table",
    "play": "No table here is waiting|already begun|takes no standing",
    "resting": "No table here is waiting|rests|already begun",
    "over": "No table here is waiting|is over",
}
"""What is said where the words do not matter, as the moment is wrong for any."""
LONG = ("lobby", "play")
"""Where every line is tried."""
SIGHTED = replace(ROOMY, sights=True)
"""As the page is, which alone may ask for some things."""


async def set_up(s, where: str) -> None:
    """A table with Ann, its host, as far on as the test wants it; her turn, if it is anybody's."""
    await s.say("ann", "/help")
    if where == "nowhere":
        return
    if where == "lobby":
        await s.say("ann", "/new sack seats=4")
        for who in ("bob", "cid"):
            await s.say(who, "/join")
        await s.settled()
        return
    one, other = await two(s)
    assert one == "ann"
    if where != "play":
        await s.say(one, "/m c4")
        await s.say(other, "/m a1")
    if where == "resting":
        await s.say("ann", "/pause yes")
        await s.say("bob", "/pause yes")
    if where == "over":
        await s.say(other, "/resign yes")
    await s.settled()


async def kept(s) -> dict[str, list[str]]:
    """Everything that is written down."""

    def read(sql):
        return {
            name: sorted(map(repr, sql.execute(select(table)).fetchall()))
            for name, table in metadata.tables.items()
            if name not in NOISE
        }

    found: dict[str, list[str]] = await s.bot.store.read(read)
    assert len(found) > 15
    return found


def named(answer, words: str) -> bool:
    """Whether an answer quotes what was wrong of some words."""
    told = re.sub("[\u2068\u2069]", "", f"{answer.toast} {answer.post.text if answer.post else ''}")
    quoted = re.findall("“([^”]*)”", told)
    return any(word in each.split() for word in words.split() for each in quoted)


def timeless(answer, where: str) -> bool:
    """Whether an answer says that it is not the time for any words."""
    told = f"{answer.toast} {answer.post.text if answer.post else ''}"
    return re.search(MOMENT[where], told) is not None


@pytest.mark.parametrize("where", MOMENT)
async def test_a_wrong_word_does_nothing_and_is_named(tmp_path, where):
    wrong, seen = [], 0
    lines = LINES if where in LONG else LINES[:2]
    async with stage(tmp_path, seeds=SEEDS, paper=Paper(limits=SIGHTED)) as s:
        await set_up(s, where)
        before = await kept(s)
        for verb in VERBS:
            for words in lines:
                answer = await s.say("ann", f"/{verb} {words}")
                after = await kept(s)
                if after != before or s.paper.branches:
                    wrong.append(f"/{verb} {words} does something: {answer}")
                    before = after
                if not named(answer, words) and not timeless(answer, where):
                    wrong.append(f"/{verb} {words} is not named: {answer}")
                seen += 1
    assert not wrong, "\n".join(wrong)
    assert seen == len(VERBS) * len(lines) > 90


@pytest.mark.parametrize("where", MOMENT)
async def test_whatever_a_verb_refuses_it_does_nothing_without_its_words(tmp_path, where):
    async with stage(tmp_path, seeds=SEEDS) as s:
        await set_up(s, where)
        before, desk = await kept(s), s.bot.desk
        for name, verb in VERBS.items():
            command = Command(name, Person("paper", "ann", "Ann", "en"), ROOM, name, ("xyz",))
            ask = Ask(command, desk.kit.words.of("en"), ROOMY, "paper:ann", verb=name)
            answer = await unmeant.answered(
                desk, ask, name, verb, Refusal("refuse-order", word="xyz")
            )
            assert answer.refused
            assert "“xyz”" in shown(answer).text
            assert await kept(s) == before, name
    assert s.paper.branches == []
    assert len(VERBS) > 40


async def test_what_was_not_understood_is_done_by_a_press(s):
    await s.say("ann", "/new lanterns")
    await s.say("bob", "/join")
    asked = await s.say("ann", "/start the game")
    assert asked.post.text == "“the game” means nothing to me here, so I have done nothing."
    assert (await s.only_table()).status is Status.LOBBY
    await s.press("ann", button(asked.post, "Start"))
    assert (await s.only_table()).status is Status.PLAYING


@pytest.mark.parametrize("line", ["/leave {}", "/cancel yes {}", "/cancel {} yes"])
async def test_a_table_can_be_named_in_a_command(s, line):
    await s.say("ann", "/new boop")
    one = (await s.only_table()).id
    await s.say("bob", "/new sack")
    await s.say("ann", "/join", table=(await s.bot.desk.tables.at_venue(ROOM.key))[1].id)
    assert not (await s.say("ann", line.format(one.upper()))).refused
    assert [t.id for t in await s.bot.desk.tables.at_venue(ROOM.key) if t.id == one] == []
