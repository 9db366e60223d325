"""Boooop. from the first kitten to three cats in a line, by words alone and by taps alone."""

from __future__ import annotations

import pytest

from bot.contract import Limits
from bot.tables.status import Status
from bot.words import Words
from tests.desk.talk import buttons, english_in, labels, shown, two
from tests.stage import ROOMY, Paper, button, stage

LINE = ("kitten c3", "kitten f5", "kitten e3", "kitten e5", "kitten f3", "kitten f5", "kitten e3")
AGAIN = ("kitten c3", "kitten f5", "kitten e3", "kitten e6", "kitten f3", "kitten f5", "kitten e3")
CATS = ("cat c3", "kitten f5", "cat e3", "kitten a5", "cat f3", "kitten b6", "cat e3")
GAME = (*LINE, "kitten e5", *AGAIN, "kitten e5", *CATS)
"""Twice three kittens grow up, then three cats line up; the promotions are forced."""
NARROW = Limits(columns=5, rows=5, buttons=25, text=2000, alt=1024, toast=200)
PIECES = {"kitten": ("Kitten", "Cica"), "cat": ("Cat", "Macska")}
WON = {
    "en": "{} won with three cats in a line.",
    "hu": "{} győzött: három macska került egy sorba.",
}


@pytest.mark.parametrize("language", ["en", "hu"])
async def test_a_whole_game_is_played_by_words_alone(tmp_path, language):
    async with stage(tmp_path, language=language) as s:
        one, other = await two(s)
        table, said = (await s.only_table()).id, []
        for number, move in enumerate(GAME):
            who = (one, other)[number % 2]
            kind, cell = move.split()
            typed = {"en": kind, "hu": PIECES[kind][1].lower()}[language]
            answer = await s.say(who, f"/m {typed} {cell}")
            assert answer.toast == "", answer.toast
            said.append(shown(answer).text)
        await _won(s, table, one, language, said)


@pytest.mark.parametrize(
    "limits", [pytest.param(ROOMY, id="wide"), pytest.param(NARROW, id="narrow")]
)
@pytest.mark.parametrize("language", ["en", "hu"])
async def test_a_whole_game_is_played_by_taps_alone(tmp_path, language, limits):
    say = Words().of(language)
    async with stage(tmp_path, language=language, paper=Paper(limits=limits)) as s:
        welcome = (await s.say("ann", "/welcome")).post
        await s.press(
            "ann", button(welcome, say("welcome-together", game=say("boop-title"), others=1))
        )
        await s.settled()
        ghosts = next(each for each in buttons(s.paper.newest()) if "ghosts" in each.data)
        await s.press("ann", ghosts)
        await s.settled()
        await s.press("bob", button(s.paper.newest(), say("button-join")))
        table, said = await s.only_table(), []
        one, other = ("ann", "bob") if table.to_move() == (0,) else ("bob", "ann")
        for number, move in enumerate(GAME):
            await s.settled()
            said += await _tapped(s, (one, other)[number % 2], move, say)
        await _won(s, table.id, one, language, said)


async def _tapped(s, who, move, say):
    """A move by buttons: those for its piece, its row and its cell."""
    kind, cell = move.split()
    piece = PIECES[kind] if kind == "cat" else ()  # of two beds kittens' are shown at once
    wanted = (*piece, cell, *PIECES[kind], say("pad-row", row=int(cell[1])))
    answer = await s.press(who, button(s.paper.newest(), say("button-move")))
    said = [s.paper.newest().text, s.paper.newest().picture.alt]
    while not answer.closes:
        said.append(answer.post.text)
        found = labels(answer.post)
        label = next(each for each in wanted if each in found)
        answer = await s.press(who, button(answer.post, label))
    return [*said, answer.post.text]


async def _won(s, table, winner, language, said):
    say, name = Words().of(language), winner.capitalize()
    won = say("boop-reason-three-cats", winner=name)
    assert said[-1].endswith(won)
    over = await s.table(table)
    assert over.status is Status.OVER
    forced = [row.text for row in over.told.rows if row.cause.value == "forced"]
    assert forced == ["promote c3 d3 e3"] * 2
    assert [row.text for row in over.told.rows if row.text not in forced] == list(GAME)
    await s.settled()
    post = s.paper.newest()
    assert WON[language].format(name) in post.text
    assert post.text.endswith(won)
    assert labels(post) == [say("button-rematch"), say("button-rules")]
    assert "c3 d3 e3" in post.picture.alt
    heard = "\n".join([*said, post.text, post.picture.alt])
    assert (english_in(heard) != []) is (language == "en")
