"""A first game is left and taken up again by buttons; a real one explains itself."""

from __future__ import annotations

from tests.conversations.party import everywhere, party
from tests.conversations.talking import Shown, Talker

SEEDS = ("soft paws",)
"""Of these Ann begins."""
STEPS = 11
"""Exercises of Boooop."""


async def put(who: Talker, cell: str) -> Shown:
    """A kitten by buttons, by way of its row where a bed is too wide."""
    pad = who.pad(who.say("button-lesson-hint"))
    row = who.say("pad-row", row=int(cell[1]))
    if row in pad.labels:
        await who.tap(row)
    return await who.tap(cell)


@everywhere
async def test_a_lesson_is_left_and_taken_up_by_buttons(tmp_path, messenger, language):
    async with party(tmp_path, [messenger], SEEDS) as here:
        ann = await here.person("Ann", messenger, language)
        say, game = ann.say, ann.say("boop-title")
        await ann.type("learn")
        await ann.tap(game)
        assert say("lesson-title", game=game, number=1, last=STEPS) in ann.sees()
        done = await put(ann, "c3")
        assert say("boop-lesson-place-done") in done.text
        second = say("lesson-title", game=game, number=2, last=STEPS)
        assert second in (await ann.tap(say("button-lesson-next"))).text
        await ann.type("play", game="boop", options="ghosts=off")
        assert say("lobby-missing", missing=1) in ann.board().text
        assert second in (await ann.type("learn")).text, "the game here is meant"
        hint = await ann.tap(say("button-lesson-hint"))
        assert say("boop-lesson-boop-hint") in hint.text
        assert say("boop-lesson-boop-done") in (await put(ann, "c4")).text


@everywhere
async def test_a_button_under_a_real_game_says_what_can_be_done(tmp_path, messenger, language):
    async with party(tmp_path, [messenger], SEEDS) as here:
        ann, bob = [await here.person(name, messenger, language) for name in ("Ann", "Bob")]
        await ann.type("play", game="boop", options="ghosts=off")
        await bob.press(bob.say("button-join"))
        ways = (await ann.press(ann.say("button-why"))).text
        assert {"en": "kitten a1", "hu": "cica a1"}[language] in ways
        waiting = (await bob.press(bob.say("button-why"))).text
        assert bob.say("board-turn", names="Ann") in waiting
        why = (await ann.type("why", words="c7")).text
        assert "c7" in why
