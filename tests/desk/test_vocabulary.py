"""What the bot says can be typed: every example in its help, and every label of its buttons."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import pytest

from bot.contract import Post, Venue, read_data
from bot.desk.opening.wishes import option_words
from bot.posts.pages import HELP
from bot.words import Speech, Words
from engines import GAMES
from tests.desk.talk import buttons, completed, shown
from tests.stage import TALKATIVE, Stage, stage
from tests.words.reading import LANGUAGES, messages, readings

EACH = pytest.mark.parametrize("language", LANGUAGES)
ENDLESS = itertools.count(1)
CODES = ("CODE", "KÓD")
"""What stands in examples for the code of an invitation."""
NOT_UNDERSTOOD = (
    *("refuse-unknown", "refuse-no-game", "refuse-order", "refuse-level", "refuse-switch"),
    "refuse-wish",
    *("refuse-nonsense", "refuse-nonsense-or-name", "refuse-invite", "refuse-no-table"),
    *("refuse-no-cell", "refuse-goes-on", "refuse-link-code", "refuse-nobody-there"),
    *("refuse-nothing-here", "refuse-ambiguous", "refuse-whose-name", "refuse-no-lesson"),
)
LOBBY = ("join", "leave", "computer", "start", "cancel")
"""Commands for a table that is being set up; of the others those that need one mean one in play."""
PLAYING = (
    *(
        "move",
        "undo",
        "takeback",
        "tempo",
        "hand",
        "table",
        "text",
        "resign",
        "why",
        "invite",
        "thread",
    ),
    *("away", "pace", "pause", "wake", "sitter", "takeover", "absent", "end", "remove"),
)


@dataclass(frozen=True)
class Example:
    """A line as some message tells people to type it."""

    key: str
    verb: str
    words: str


def examples(say: Speech, key: str, **facts: str) -> Iterator[Example]:
    """What a message would have people type: its head, and whatever it quotes."""
    text = say.calling(lambda _, verb, typed="": f"⟪{verb}⟫ {typed}".rstrip())(key, **facts)
    head = text.partition(" — ")[0] if " — " in text else ""
    for part in head.split(", "):
        if found := re.fullmatch(r"⟪(\w+)⟫(.*)", part.strip()):
            yield Example(key, found[1], found[2].strip())
    verb = head[1:].partition("⟫")[0]
    for named, quoted in re.findall(r"⟪(\w+)⟫|[“„]([^”]*)”", text):
        verb = named or verb
        if found := re.fullmatch(r"⟪(\w+)⟫(.*)", quoted):
            yield Example(key, found[1], found[2].strip())
        elif quoted:
            game = f"{facts['game']} " if verb == "play" else ""
            yield Example(key, verb, game + quoted)


def misunderstood(language: str, said: str) -> list[str]:
    """The refusals that say of something typed that it means nothing here."""
    return [
        key
        for key in NOT_UNDERSTOOD
        for text in readings(language, key)
        if re.search(re.sub(r"⟦[^⟧]*⟧", ".*", re.escape(text).replace(r"\ ", " ")), said)
    ]


async def somewhere(s: Stage, verb: str) -> tuple[Venue, str, str]:
    """A place where a command means something, who asks there, and a code that leads there."""
    number = next(ENDLESS)
    here, host, guest = Venue("paper", f"room{number}"), f"ann{number}", f"bob{number}"
    if verb in (*LOBBY, *PLAYING, "order"):
        await s.say(host, "/new sack seats=3 computer" if verb == "order" else "/new boop", here)
        code = shown(await s.say(host, "/invite", here)).invitation
        assert code is not None
        if verb not in LOBBY:
            await s.say(guest, "/join", here)
            table = await s.only_table(here)
            host = (host, guest)[table.to_move()[0]] if verb != "order" else host
        if verb in ("undo", "takeback"):
            await s.say(host, "/m c4", here)
        return here, guest if verb == "join" else host, code.code
    if verb == "learn":
        await s.say(host, "/learn boop", here)
    return here, host, ""


@EACH
async def test_every_example_in_the_help_can_be_typed_as_it_stands(tmp_path, language):
    async with stage(tmp_path, language=language) as s:
        say, typed = s.bot.desk.kit.words.of(language), 0
        for key in HELP:
            for each in examples(say, f"help-{key}", game=say("boop-title")):
                here, who, code = await somewhere(s, each.verb)
                words = code if each.words in CODES else each.words
                answer = await s.say(who, f"/{say(f'command-{each.verb}')} {words}", here)
                text = f"{answer.toast}\n{answer.post.text if answer.post else ''}"
                assert misunderstood(language, text) == [], f"{each}: {text}"
                typed += 1
        assert typed > 25


@EACH
def test_every_other_message_names_words_that_are_understood(language):
    """Other messages quote small words only, such as "yes": each is one somebody may type."""
    say, seen = Words().of(language), 0
    small = {
        word
        for key in messages(language)
        if key.startswith(("typed-", "calls-words-", "order-words-"))
        for word in say(key).split(", ")
    }
    for key in messages(language):
        if key.startswith("argument-") and key.endswith("-about"):
            for quoted in re.findall(r"[“„]([^”]*)”", say(key)):
                assert quoted in small, key
                seen += 1
    assert seen >= 3


async def pressed(s: Stage, who: str, venue: Venue, post: Post, label: str) -> str:
    """What a press of a button brings, as somebody reads it."""
    [found] = [each for each in buttons(post) if each.label == label]
    answer = await s.press(who, found, venue)
    return f"{answer.toast}\n{answer.post.key if answer.post else ''}"


@EACH
@pytest.mark.parametrize(
    "verb",
    ["play", "rules", "learn", "calls", "hands", "confirm", "language", "purrlor", "computer"],
)
async def test_what_a_question_offers_may_be_typed_after_the_command(tmp_path, language, verb):
    async with stage(tmp_path, language=language) as s:
        say, room = s.bot.desk.kit.words.of(language), Venue("paper", "room")
        if verb == "computer":
            await s.say("ann", "/new house", room)
        asked = shown(await s.say("ann", f"/{say(f'command-{verb}')}", room))
        typed = 0
        for each in buttons(asked):
            data = read_data(each.data)
            assert data is not None
            if (verb, data[2]) in (("play", "learn"), ("purrlor", "language")):
                continue
            here = room if verb == "computer" else Venue("paper", f"room{next(ENDLESS)}")
            line = f"/{say(f'command-{verb}')} {each.label}"
            answer = await s.say("ann", line, here)
            text = f"{answer.toast}\n{answer.post.text if answer.post else ''}"
            assert misunderstood(language, text) == [], line
            again = await s.say("ann", f"/{' '.join((data[2], *data[3]))}", replace(here, id="x"))
            done = again.post.key if again.post else again.toast
            if verb not in ("play", "computer"):
                assert (answer.post.key if answer.post else answer.toast) == done, line
            typed += 1
        assert typed > 1


AT_TABLES = (
    ("ann: /new boop",),
    ("ann: /new house", "bob: /join"),
    ("ann: /new boop", "bob: /join"),
    ("ann: /new sack seats=3", "bob: /join", "cid: /join"),
    ("ann: /new boop", "bob: /join", "ann: /resign yes"),
)


async def at_table(s: Stage, lines: Sequence[str]) -> Venue:
    """A room where this has been said."""
    here = Venue("paper", f"room{next(ENDLESS)}")
    for line in lines:
        who, _, said = line.partition(": ")
        await s.say(who, said, here)
    await s.settled()
    return here


@EACH
async def test_what_a_button_under_a_table_says_may_be_typed_after_a_slash(tmp_path, language):
    many = replace(TALKATIVE, lobbies=1000)
    async with stage(tmp_path, language=language, allowance=many) as s:
        for lines in AT_TABLES:
            here, typed = await at_table(s, lines), 0
            for label in dict.fromkeys(each.label for each in buttons(s.paper.newest(here))):
                there = await at_table(s, lines)
                answer = await s.say("ann", f"/{label}", there)
                text = f"{answer.toast}\n{answer.post.text if answer.post else ''}"
                assert misunderstood(language, text) == [], label
                typed += 1
            assert typed > 1, lines


@EACH
async def test_options_are_typed_as_they_are_called(tmp_path, language):
    many = replace(TALKATIVE, lobbies=1000)
    async with stage(tmp_path, language=language, allowance=many) as s:
        say, typed = s.bot.desk.kit.words.of(language), 0
        for name, game in GAMES.items():
            lines = list(option_words(say, game))
            if lines:
                offered = await completed(s, "ann", f"new {name} {lines[0][:3]}", limit=99)
                assert f"{name} {lines[0]}" in offered
            wanted = [(o.id, value) for o in game.info.offered for value in o.values]
            for line, (option, value) in zip(lines, wanted, strict=True):
                here = Venue("paper", f"room{next(ENDLESS)}")
                answer = await s.say("ann", f"/new {name} {line.upper()}", here)
                assert not answer.refused, line
                table = await s.only_table(here)
                assert dict(table.game.info.settle(dict(table.options)))[option] == value
                typed += 1
        assert typed > 7
        about = say("argument-options-about").partition(": ")[2]
        assert not (await s.say("ann", f"/new boop {about}", Venue("paper", "hall"))).refused
