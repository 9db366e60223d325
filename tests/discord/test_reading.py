"""What the bot writes on Discord can be used as it stands: commands are pressed, help is whole."""

from __future__ import annotations

import re

import pytest

from bot.posts.pages import HELP
from bot.words import Words
from tests.discord.people import Somebody
from tests.discord.table import Evening, evening
from tests.discord.town import said

EACH = pytest.mark.parametrize("language", Words().languages)
NAMED = re.compile(r"(\\?)</([a-z]+):(\d+)>")


@pytest.fixture
async def e(tmp_path):
    """Ann, Bob and the running bot."""
    async with evening(tmp_path) as here, here.running():
        yield here


def reader(e: Evening, language: str) -> Somebody:
    """Ann, with a client in a language."""
    locale = {"en": "en-US"}.get(language, language)
    return Somebody(e.discord, e.ann.person, locale)


def registered(e: Evening) -> set[tuple[str, str, str]]:
    """Every command as it can be pressed in a text."""
    return {("", each["name"], each["id"]) for each in e.discord.town.commands}


@EACH
async def test_commands_in_an_answer_can_be_pressed(e, language):
    shown = said((await reader(e, language).slash(e.channel, "move")).newest)
    named = NAMED.findall(shown)
    assert [name for _, name, _ in named] == ["tables", "play"]
    assert {*named} <= registered(e), shown


@EACH
async def test_help_is_read_to_its_end_page_by_page(e, language):
    say = Words().of(language)
    ann = reader(e, language)
    asked, texts = await ann.slash(e.channel, "help"), []
    while (shown := said(asked.newest)) not in texts:
        texts.append(shown)
        asked = await ann.press(asked.newest, say("button-next"))
    assert len(texts) > 1
    whole = "\n".join(texts)
    assert "…" not in whole
    assert {*NAMED.findall(whole)} <= registered(e)
    lines = re.sub(r"\\?</[a-z]+:\d+>", "⟪⟫", whole)
    wanted = say.calling(e.sofa.command)
    for key in HELP:
        line = wanted(f"help-{key}", game=say("boop-title"))
        assert re.sub(r"</[a-z]+:\d+>", "⟪⟫", line) in lines, key
