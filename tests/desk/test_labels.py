"""What a button says can be typed, in the language it says it in."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.contract import Command, Person
from bot.desk.ask import Ask
from bot.desk.playing.reading import read_move
from bot.tables.refusal import Refusal
from tests.desk.talk import ROOM, alone, why_not
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


@pytest.mark.parametrize(
    ("game", "words", "language"),
    [
        ("nine", "play", "en"),
        ("sack", "play", "en"),
        ("boop", "end", "en"),
        ("fits", "start", "en"),
        ("fits", "start", "hu"),
        ("fits", "remove 2", "en"),
    ],
)
async def test_a_word_of_the_game_out_of_turn_is_no_command(tmp_path, game, words, language):
    async with stage(tmp_path, language=language, pause=1e6) as s:
        names = await three_or_two(s, game)
        table = await s.only_table()
        if len(table.to_move()) > 1:
            await s.say("ann", f"/m {table.texts(0)[0]}", alone("ann"))
        asked_now = (await s.only_table()).to_move()
        waits = next(n for n in range(len(names)) if n not in asked_now)
        answer = await s.say(names[waits], f"/m {words}", alone(names[waits]))
        say = s.bot.desk.kit.words.of(language)
        assert why_not(answer).startswith(say("refuse-not-your-turn", names="|").partition("|")[0])


async def three_or_two(s, game):
    """Friends at a game, as few as it takes; their names by their seats."""
    fewest = max(2, s.bot.desk.kit.games[game].info.seats[0])
    await s.say("ann", f"/new {game} seats={fewest}")
    for who in ("bob", "cid")[: fewest - 1]:
        await s.say(who, "/join")
    return [name.lower() for name in (await s.only_table()).names()]


async def test_a_command_typed_where_a_move_was_expected_is_still_one(s):
    names = await three_or_two(s, "nine")
    asked_now = (await s.only_table()).to_move()
    waits = next(n for n in range(len(names)) if n not in asked_now)
    await s.say(names[waits], "/m play boop", alone(names[waits]))
    found = await s.bot.desk.tables.at_venue(alone(names[waits]).key)
    assert [table.game.info.id for table in found] == ["boop"]
