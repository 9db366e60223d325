"""What people write on Telegram that is no command: in private always answered, in a group rarely.

Who writes to the bot is answered, whatever it is; who talks in a group is left alone.
"""

from __future__ import annotations

import pytest

from bot.desk.verbs import ALIASES, VERBS
from bot.words import Words
from tests.telegram.conftest import ANN, BOB, CLUB
from tests.telegram.test_newcomers import ANYBODY, keys
from tests.telegram.town import labels, words
from tests.telegram.whole import Whole

EACH = pytest.mark.parametrize("language", Words().languages)
STICKER = {
    "sticker": {
        **dict.fromkeys(("file_id", "file_unique_id"), "s"),
        "type": "regular",
        "width": 9,
        "height": 9,
        "is_animated": False,
        "is_video": False,
    }
}


@pytest.fixture
async def w(stand, tmp_path):
    """The whole bot; Ann and Bob have started it."""
    whole = Whole(stand, tmp_path, ("soft paws",) * 9)
    async with whole.up(verbs=[*VERBS, *ALIASES]):
        yield whole


def speaking(w: Whole, language: str):
    """Everybody's clients speak a language from now on; what the bot says in it."""
    for person in w.stand.server.town.people.values():
        person["language_code"] = language
    return Words().of(language)


async def told(w: Whole, who: int, text: str, chat: int | None = None, **more) -> str:
    """All that somebody reads who has written something, and everybody with them."""
    town = w.stand.server.town
    before = {key: dict(message) for key, message in town.messages.items()}
    await w.say(who, text, chat, **more)
    fresh = [m for key, m in town.messages.items() if m["from"]["is_bot"] and before.get(key) != m]
    return "\n".join([*map(words, fresh), *(str(labels(each)) for each in fresh)])


@EACH
@pytest.mark.parametrize(
    ("typed", "brings"),
    [
        ("button-help", "help-title"),
        ("command-help", "help-title"),
        ("button-rules", "rules-which"),
        ("button-play", "which-game"),
        ("button-tables", "tables-none"),
        ("command-play", "which-game"),
        ("command-language", "language-which"),
    ],
)
async def test_a_button_or_command_is_typed_in_private_without_a_slash(w, typed, brings, language):
    say = speaking(w, language)
    for line in (say(typed), say(typed).upper()):
        assert say(brings, page=1, pages=1)[:17] in await told(w, ANN, line), line


@EACH
async def test_a_game_is_set_up_and_begun_in_private_by_words_alone(w, language):
    say = speaking(w, language)
    line = f"{say('command-play')} {say('boop-title')} {say('typed-alone').split(', ')[0]}"
    assert say("boop-title") in await told(w, ANN, line)
    assert (await w.table(ANN)).to_move() == (0,)
    await w.say(ANN, "c4")
    assert "kitten c4" in await w.log(ANN)
    assert say("boop-title") + " — " in await told(w, ANN, say("button-rules"))
    assert say("button-sure-resign") in await told(w, ANN, say("command-resign"))


@EACH
@pytest.mark.parametrize(
    "line",
    ["hello", "😀", "yes", "\u202e", "م", "z" * 4000, "/", "//", "/ ", "/dance", "/dance@otherbot"],
)
async def test_whatever_is_written_in_private_is_answered_with_a_way_on(w, line, language):
    say = speaking(w, language)
    answer = await told(w, ANN, line)
    assert say("button-help") in answer or "/" in answer, answer


@EACH
async def test_a_command_in_private_is_for_this_bot_whoever_else_it_names(w, language):
    say = speaking(w, language)
    assert say("which-game") in await told(w, ANN, "/play@otherbot")
    assert say("which-game") in await told(w, ANN, "/ play")


@EACH
async def test_what_is_no_text_is_answered_in_private_and_left_alone_in_a_group(w, language):
    say = speaking(w, language)
    town = w.stand.server.town
    for where, answered in ((ANN, True), (CLUB, False)):
        before = len(town.messages)
        message = town.add(town.chats[where], town.people[ANN], **STICKER)
        w.stand.server.mailbox.put(message=message)
        await w.settled()
        assert len(town.messages) == before + 1 + answered
    assert words(w.newest(ANN)).startswith(say("telegram-only-text", help="")[:20])


@EACH
async def test_a_button_is_typed_in_answer_to_its_board(w, language):
    say = speaking(w, language)
    await w.say(ANN, "/play sack seats=3", CLUB)
    await w.say(BOB, say("button-join"), CLUB, reply=w.newest())
    assert (await w.table()).names() == ("Ann", "Bob")
    rules = await told(w, BOB, say("button-rules"), CLUB, reply=w.newest())
    assert say("button-learn-game", game=say("sack-title")) in rules


@EACH
async def test_talk_in_a_group_is_left_alone(w, language):
    say = speaking(w, language)
    await w.say(ANN, "/play boop ghosts=off", CLUB)
    await w.press(BOB, w.newest(), say("button-join"))
    board, before = w.newest(), len(w.stand.server.town.messages)
    lines = ["hello", "c4", "good luck!", "help", "haha nice one!", "/dance", "/play@otherbot boop"]
    for line in lines:
        await w.say(ANN, line, CLUB)
    for line in ("good luck!", "help", "what a board 😀", "jól játszol"):
        await w.say(BOB, line, CLUB, reply=board)
    assert len(w.stand.server.town.messages) == before + len(lines) + 4


@EACH
async def test_who_writes_as_the_group_is_asked_who_they_are_whatever_is_wrong(w, language):
    say = speaking(w, language)
    club = w.stand.server.town.chats[CLUB]
    for line, wrong in (("/play chess", "chess"), ("/rules", ""), ("/hands perhaps", "perhaps")):
        message = w.stand.server.town.add(
            club, {**ANYBODY, "language_code": language}, text=line, sender_chat=club.json()
        )
        w.stand.server.mailbox.put(message=message)
        await w.settled()
        asked = w.newest()
        assert words(asked) == say("telegram-unnamed")
        assert [key["text"] for key in keys(asked)] == [line]
        before = len(w.stand.server.town.of(CLUB))
        await w.press(ANN, asked, line)
        assert wrong in words(w.newest(ANN))
        assert len(w.stand.server.town.of(CLUB)) == before, "nobody else reads what was wrong"


@EACH
async def test_a_lesson_is_gone_through_by_what_its_buttons_say(w, language):
    say = speaking(w, language)
    await w.say(ANN, f"{say('command-learn')} boop")
    hint = await told(w, ANN, say("button-lesson-hint"))
    assert say("boop-lesson-place-hint") in hint
    assert say("boop-lesson-place-done") in await told(w, ANN, "c3")
    title = say("boop-title")
    second = say("lesson-title", game=title, number=2, last=11)
    assert second in await told(w, ANN, say("button-lesson-next"))
