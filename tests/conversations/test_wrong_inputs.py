"""Whatever people type wrong is quoted, and answered with what may be said instead."""

from __future__ import annotations

import re

from bot.desk.menu import MENU
from tests.conversations.party import Party, everywhere, party
from tests.conversations.talking import Shown, Talker
from tests.conversations.wrongs import BUTTONS, EVERY, Wrong

SEEDS = ("soft paws",) * 9
"""Of these Ann begins."""
ARGUMENTS = {entry.verb: [each.name for each in entry.arguments] for entry in MENU}
SETTING = {"lobby": "sack seats=4", "boop": "boop ghosts=off", "sack": "sack seats=3 computer"}
INVITED = "/join"
"""What an invitation says stands in every messenger."""


def given(wrong: Wrong, words: str) -> dict[str, str]:
    """Words as the arguments of a command."""
    return {(*ARGUMENTS[wrong.verb], "words")[0]: words} if words else {}


async def set_up(ann: Talker, bob: Talker, where: str) -> None:
    """A lobby or a game of Ann's and Bob's; nothing for nowhere."""
    if where in SETTING:
        game, _, options = SETTING[where].partition(" ")
        await ann.type("play", game=game, options=options)
        await bob.press(bob.say("button-join"))


async def put_away(here: Party, messenger: str) -> None:
    for table in await here.tables(messenger):
        await here.talkers[0].type("cancel", sure="yes")
        assert table.id not in [each.id for each in await here.tables(messenger)]


def dead_commands(here: Party, messenger: str, who: Talker, text: str) -> list[str]:
    """Commands an answer names that this messenger does not have in this language."""
    command = here.bot.desk.platforms[messenger].command
    known = {command(who.say.language, entry.verb) for entry in MENU}
    named = re.findall(r"\\?</\w+:\d+>|(?<![\w/“„])/[^\W\d]\w*", text)
    return [each for each in named if each not in known]


def lacking(wrong: Wrong, who: Talker, answer: Shown) -> str:
    """What an answer owes and has not."""
    quoted, named = (wrong.said(who.say.language, what) for what in ("quoted", "named"))
    text = re.sub("[\u2068\u2069]", "", answer.text)
    if not text:
        return "silence"
    if re.search("[\u202a-\u202e]", text):
        return "turned around"
    if quoted and not re.search(f"[“„][^”]*{re.escape(quoted)}[^“„]*”", text):
        return f"no “{quoted}”"
    if named == BUTTONS:
        return "" if answer.labels else "no buttons"
    return "" if named in text else f"no {named}"


@everywhere
async def test_what_is_typed_wrong_is_quoted_and_shown_a_way_on(tmp_path, messenger, language):
    wanting, seen = [], 0
    async with party(tmp_path, [messenger], SEEDS) as here:
        ann, bob = [await here.person(name, messenger, language) for name in ("Ann", "Bob")]
        where = "nowhere"
        for wrong in EVERY:
            if wrong.where != where:
                await put_away(here, messenger)
                await set_up(ann, bob, where := wrong.where)
            seen += 1
            if messenger in wrong.never:
                continue
            words = wrong.said(language, "line")
            say = ann.whisper if where == "sack" else ann.type
            answer = await say(wrong.verb, **given(wrong, words))
            lacks = lacking(wrong, ann, answer)
            lacks = lacks or ", ".join(dead_commands(here, messenger, ann, answer.text))
            if lacks:
                wanting.append(f"{wrong}: {lacks}: {answer.text!r} {answer.labels}")
    assert not wanting, "\n".join(wanting)
    assert seen == len(EVERY) > 60
