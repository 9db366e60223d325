"""A language is a folder: a made-up third one is found, spoken, typed in, and played in."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from bot.contract import Venue
from bot.words import LOCALES, Words
from tests.desk.talk import labels
from tests.knots import LOCALES as KNOTS_LOCALES
from tests.lanterns import LOCALES as LANTERNS_LOCALES
from tests.stage import button, stage, whole_shelf

MEWISH = "mw"
SAID = {
    "board-turn": "▶ Mrrow: { $names }.",
    "button-join": "Prrt",
    "command-play": "mrrp",
    "typed-alone": "solus",
    "done-resigned": "Hisssss.",
    "language-name": "Mewish",
}
ROOTS = (LOCALES, LANTERNS_LOCALES, KNOTS_LOCALES)
UNTRANSLATED = ("board-choosing", "done-joined", "boop-prompt-place", "button-rules")


@pytest.fixture(autouse=True)
def every_language_has_its_words():
    """Not here: one test is about a language that has not all of them yet."""


@pytest.fixture
def mewish(tmp_path: Path) -> Words:
    """All words, with a language of which nobody has told the code."""
    folder = tmp_path / "locales" / MEWISH
    folder.mkdir(parents=True)
    texts = [file.read_text("utf-8") for root in ROOTS for file in sorted(root.glob("en/*.ftl"))]
    text = "\n".join(texts)
    for key, words in SAID.items():
        text, found = re.subn(rf"^{key} = .*$", f"{key} = {words}", text, flags=re.MULTILINE)
        assert found == 1, key
    (folder / "all.ftl").write_text(text, "utf-8")
    return Words(*ROOTS, folder.parent)


def test_a_language_is_found_by_looking_into_the_folder(mewish):
    assert mewish.languages == ("en", "hu", MEWISH)
    assert mewish.of(f"{MEWISH}-XX")("language-name") == "Mewish"


async def test_a_game_is_played_in_it_to_the_end(tmp_path, mewish):
    shelf = replace(whole_shelf(), words=mewish)
    async with stage(tmp_path, offered=shelf, language=MEWISH, seeds=["ann first"]) as s:
        await s.say("ann", "/mrrp boop ghosts=off")
        await s.settled()
        await s.press("bob", button(s.paper.newest(), "Prrt"))
        await s.settled()
        table = await s.only_table()
        first, second = (
            table.names()[seat] for seat in (table.to_move()[0], 1 - table.to_move()[0])
        )
        assert f"▶ Mrrow: {first}." in s.paper.newest().text
        await s.say(first.lower(), "/m c4")
        await s.settled()
        assert f"▶ Mrrow: {second}." in s.paper.newest().text
        assert (await s.say(second.lower(), "/resign yes")).toast == "Hisssss."
        assert "Mewish" in labels((await s.say("ann", "/language")).post)
        assert not (await s.say("cid", "/mrrp boop solus")).refused


@pytest.mark.usefixtures("mewish")
async def test_what_nobody_has_translated_is_said_in_english_and_logged_once(tmp_path, caplog):
    file = tmp_path / "locales" / MEWISH / "all.ftl"
    text, found = file.read_text("utf-8"), 0
    for key in UNTRANSLATED:
        found += len(re.findall(rf"^{key} = .*$", text, flags=re.MULTILINE))
        text = re.sub(rf"^{key} = .*$", "", text, flags=re.MULTILINE)
    assert found >= len(UNTRANSLATED) - 1
    file.write_text(text, "utf-8")
    words = Words(*ROOTS, tmp_path / "locales")
    shelf = replace(whole_shelf(), words=words)
    async with stage(tmp_path, offered=shelf, language=MEWISH, seeds=["ann first"]) as s:
        for room in ("attic", "cellar"):
            venue = Venue("paper", room)
            await s.say("ann", "/mrrp boop ghosts=off", venue)
            assert (await s.say("bob", "/join", venue)).toast == "You have a seat."
            await s.settled()
            post = s.paper.newest(venue)
            assert "▶ Mrrow: " in post.text
            assert "Rules" in labels(post)
            who = (await s.only_table(venue)).names()[(await s.only_table(venue)).to_move()[0]]
            assert not (await s.say(who.lower(), "/m c4", venue)).refused
    told = [r.getMessage() for r in caplog.records if "cannot be said in 'mw'" in r.getMessage()]
    assert len(told) == len(set(told))
    assert any(each.startswith("done-joined ") for each in told)
