"""What a button says can be typed, in the language it says it in."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.contract import Command, Person
from bot.desk.ask import Ask
from bot.desk.playing.reading import read_move
from bot.tables.refusal import Refusal
from tests.desk.talk import ROOM
from tests.stage import stage, whole_shelf

POSITIONS = 6
"""Of each game: few moves apart, so that a turn's phases come by."""


def asked(s, table, seat, text):
    """Somebody's command with these words."""
    who = Person("paper", table.names()[seat].lower(), table.names()[seat], s.language)
    say = s.bot.desk.kit.words.of(s.language)
    return Ask(Command("r", who, ROOM, "move", (text,)), say, s.paper.limits, who.key)


def heard(s, table, seat, text):
    """The move that is read in these words; None if the bot asks which one is meant."""
    try:
        move = read_move(s.bot.desk, asked(s, table, seat, text), table, seat)
    except Refusal as refusal:
        if refusal.key == "refuse-ambiguous":
            return None
        raise
    return table.game.format(move)


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("game", sorted(whole_shelf().games))
async def test_whatever_the_buttons_of_a_move_say_is_that_move(tmp_path, game, language):
    dice, read = random.Random(game), 0
    async with stage(tmp_path, language=language) as s:
        await s.say("ann", f"/new {game} seats={max(2, s.bot.desk.kit.games[game].info.seats[0])}")
        for who in ("bob", "cid", "dot")[: (await s.only_table()).room - 1]:
            await s.say(who, "/join")
        table = await s.only_table()
        guide = s.bot.desk.kit.guide(table.game)
        story = table.told
        for _ in range(POSITIONS):
            for _ in range(dice.randrange(1, 9)):
                seat = dice.choice(story.to_move())
                moves = table.game.moves(story.state, seat)
                story = story.play(seat, dice.choice(moves))
                if story.outcome() is not None:
                    story = table.told
            now = replace(table, story=story)
            seat = story.to_move()[0]
            seen = table.game.seen_by(story.state, seat)
            say = s.bot.desk.kit.words.of(language)
            for text in dice.sample(now.texts(seat), min(12, len(now.texts(seat)))):
                label = guide.phrase(say, seen, text.split())
                called = [t for t in now.texts(seat) if guide.phrase(say, seen, t.split()) == label]
                assert heard(s, now, seat, label) == (text if called == [text] else None), label
                read += 1
    assert read > POSITIONS
