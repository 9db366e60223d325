"""Every refusal of Telegram in the middle of a game: it goes on, and the board comes back.

Each test is one game from its setting up to its end, by people who type in the group as long as
they can, and in private meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

import pytest

from bot.contract import Urgency, Venue
from bot.platforms.telegram.request import GROUP
from bot.tables.status import Status
from tests.telegram.conftest import ANN, BOB, CLUB, FORUM
from tests.telegram.people import until
from tests.telegram.town import labels, words
from tests.telegram.whole import NAMES, Whole, text_of

GAME = ("c1", "a1", "d1", "e1", "d1", "d6", "cat d3", "d2", "cat d4", "f6", "cat d5")
"""A short one, which the first to move wins."""
TOPIC = 77
THINKING = 15.0
"""Seconds between two moves: a group takes only so much in a minute."""
AT_ONCE = GROUP.rooms[Urgency.PLAY].at_once
GAP = 6.0
"""Seconds between two boards where so many have gone at once."""
PICTURED = ("sendPhoto", "editMessageMedia")


class Game:
    """A game that is played move by move, wherever one can."""

    def __init__(self, whole: Whole, chat: int = CLUB, topic: int | None = None) -> None:
        self.whole = whole
        self.chat = chat
        self.topic = topic
        self.table = ""
        self.first = 0
        self.other = 0
        self._rest: Iterator[tuple[str, int]] = iter(())

    @property
    def town(self):
        return self.whole.stand.server.town

    @property
    def people(self):
        return self.whole.stand.people

    async def begin(self) -> None:
        """Ann sets it up, Bob joins."""
        self.people.say(ANN, "/new boop ghosts=off", self.chat, topic=self.topic)
        await self.whole.quiet()
        place = str(self.chat) if self.topic is None else f"{self.chat}/{self.topic}"
        (table,) = await self.whole.bot.desk.tables.at_venue(Venue("telegram", place).key)
        self.table = table.id
        self.people.say(BOB, "/join", self.chat, topic=self.topic)
        await self.whole.quiet()
        begins = (await self.now()).to_move()[0]
        self.first, self.other = (ANN, BOB) if begins == 0 else (BOB, ANN)
        self._rest = zip(GAME, cycle((self.first, self.other)), strict=False)

    async def now(self):
        return await self.whole.bot.desk.tables.get(self.table)

    async def play(self, moves: int, *, aloud: bool = True, pause: float = THINKING) -> None:
        """The next so many moves, in the group or in private."""
        for _ in range(moves):
            move, who = next(self._rest, ("", 0))
            if not move:
                return
            where = self.chat if aloud else who
            self.people.say(who, f"/m {move}", where, topic=self.topic if aloud else None)
            await self.whole.quiet()
            await self.passes(pause)

    async def finish(self) -> None:
        """All that is left, in the group; the end is read there."""
        await self.play(len(GAME))
        await self.passes(60)
        assert (await self.now()).status is Status.OVER
        await until(lambda: f"{NAMES[self.first]} won" in words(self.board()))
        assert self.board()["photo"]

    def board(self):
        """What the group sees last."""
        return self.town.of(self.chat)[-1]

    def told(self, who: int) -> str:
        """All that somebody reads in private."""
        return text_of(self.town.of(who))

    async def passes(self, seconds: float) -> None:
        """Time goes by."""
        self.whole.stand.clock.now += seconds
        self.whole.bot.courier.wake()
        await self.whole.quiet()


@pytest.fixture
async def whole(stand, tmp_path):
    """The whole bot, polling."""
    found = Whole(stand, tmp_path)
    async with found.up():
        yield found


async def test_photos_are_forbidden_and_allowed_again(whole):
    game = Game(whole)
    await game.begin()
    await game.play(2)
    old, chat = game.board(), game.town.chats[CLUB]
    chat.may_photo = False
    await game.play(3)
    assert "photo" not in game.board()
    assert "No pictures are allowed here" in words(game.board())
    assert any(entity["type"] == "pre" for entity in game.board()["entities"])
    await until(lambda: old not in game.town.of(CLUB) or labels(old) == [])
    number = game.board()["message_id"]
    chat.may_photo = True
    await game.passes(60)
    assert (game.board()["message_id"], bool(game.board()["photo"])) == (number, True)
    await game.finish()


@pytest.mark.parametrize("left", range(5))
async def test_words_come_next_however_little_a_group_takes_when_photos_are_forbidden(whole, left):
    game, asked = Game(whole), whole.stand.server
    await game.begin()
    await game.play(2)
    await game.passes(60)
    governor, place = whole.stand.platform._wire._sending._governor, str(CLUB)
    for _ in range(AT_ONCE - left):
        await governor.admit(place, Urgency.PLAY, GROUP)
    game.town.chats[CLUB].may_photo = False
    await game.play(2, pause=0.0)
    for _ in range(3):  # three may go in this time
        await game.passes(GAP)
    assert "photo" not in game.board()
    assert "No pictures are allowed here" in words(game.board())
    assert " e1" in words(game.board())
    assert 1 <= len([call for call in asked.of(*PICTURED) if "photos" in call.refused]) <= 3
    await until(lambda: len([m for m in game.town.of(CLUB) if labels(m)]) == 1)
    game.town.chats[CLUB].may_photo = True
    await game.passes(120)
    assert game.board()["photo"]
    await game.finish()


async def test_a_group_that_takes_no_photos_from_the_start_has_its_game_in_words(whole):
    game = Game(whole)
    game.town.chats[CLUB].may_photo = False
    await game.begin()
    assert "One more is needed" not in words(game.board())
    assert "to move" in words(game.board())
    await game.play(4)
    assert " e1" in words(game.board())
    game.town.chats[CLUB].may_photo = True
    whole.stand.people.say(ANN, "/table", CLUB)
    await whole.quiet()
    assert game.board()["photo"]
    await game.finish()


@pytest.mark.parametrize("told", [True, False], ids=["of the bot itself", "of the whole group"])
async def test_writing_is_forbidden_and_allowed_again(whole, told):
    game = Game(whole)
    await game.begin()
    await game.play(2)
    game.town.chats[CLUB].may_write = False
    game.town.empty(CLUB)
    await game.play(1)
    for who in (ANN, BOB):
        assert "I may not write there" in game.told(who)
    await game.play(3, aloud=False)
    assert "on d6" in game.told(game.first)
    assert game.town.of(CLUB) == []
    game.town.chats[CLUB].may_write = True
    if told:
        whole.stand.people.let_in(ANN, CLUB)
        await whole.quiet()
    else:
        await game.passes(60)
    assert "on d6" in words(game.board())
    await game.finish()


async def test_a_group_that_takes_nothing_from_the_start_tells_who_opened_a_table_there(whole):
    game = Game(whole)
    game.town.chats[CLUB].may_write = False
    await game.begin()
    assert "I may not write there" in game.told(ANN)
    await game.play(2, aloud=False)
    game.town.chats[CLUB].may_write = True
    await game.play(1)
    assert game.board()["photo"]
    await game.finish()


async def test_a_topic_is_closed_and_opened_again(whole):
    game = Game(whole, FORUM, TOPIC)
    chat = game.town.chats[FORUM]
    chat.topics.add(TOPIC)
    await game.begin()
    await game.play(2)
    chat.closed.add(TOPIC)
    game.town.empty(FORUM)
    await game.play(1)
    for who in (ANN, BOB):
        assert "the topic is closed" in game.told(who)
    await game.play(2, aloud=False)
    whole.stand.people.reopen(ANN, FORUM, TOPIC)
    await whole.quiet()
    assert game.board()["message_thread_id"] == TOPIC
    await game.finish()


async def test_a_topic_is_deleted_and_the_table_shown_in_the_group(whole):
    game = Game(whole, FORUM, TOPIC)
    chat = game.town.chats[FORUM]
    chat.topics.add(TOPIC)
    await game.begin()
    await game.play(2)
    chat.topics.discard(TOPIC)
    game.town.empty(FORUM)
    await game.play(1, aloud=False)
    for who in (ANN, BOB):
        assert f"/table {game.table}" in game.told(who)
    await game.play(1, aloud=False)
    game.topic = None
    whole.stand.people.say(ANN, f"/table {game.table}", FORUM)
    await whole.quiet()
    await game.passes(THINKING)
    assert "message_thread_id" not in game.board()
    await game.finish()


async def test_the_bot_is_put_out_and_let_in_again(whole):
    game = Game(whole)
    await game.begin()
    await game.play(2)
    whole.stand.people.kick(ANN, CLUB)
    await whole.quiet()
    for who in (ANN, BOB):
        assert "not let in there any more" in game.told(who)
    await game.play(3, aloud=False)
    asked = len(whole.stand.server.calls)
    whole.stand.people.let_in(ANN, CLUB)
    await whole.quiet()
    assert len(whole.stand.server.calls) > asked
    assert " d1" in words(game.board())
    await game.finish()


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        pytest.param(403, "Forbidden: bot is not a member of the supergroup chat", id="403"),
        pytest.param(
            400, "Bad Request: have no write access to the chat", id="400", marks=pytest.mark.slow
        ),
    ],
)
async def test_a_right_is_lost_for_one_move(whole, code, sentence):
    game = Game(whole)
    await game.begin()
    await game.play(2)
    whole.stand.server.fail("editMessageMedia", code, sentence)
    await game.play(1)
    assert game.table in game.told(game.first)
    assert game.table in game.told(game.other)
    await game.passes(2)
    assert "on d1" in words(game.board())
    assert len(game.town.of(CLUB)) == 1
    await game.finish()


@pytest.mark.parametrize(
    "told",
    [pytest.param(True, id="told", marks=pytest.mark.slow), pytest.param(False, id="found out")],
)
async def test_the_group_becomes_a_supergroup(whole, told):
    group = whole.stand.server.town.group(-600, "Kitchen")
    game = Game(whole, group)
    await game.begin()
    await game.play(2)
    new = whole.stand.people.upgrade(group, told=told)
    await whole.quiet()
    await game.play(1, aloud=False)
    game.chat = new
    assert "on d1" in words(game.board())
    await game.finish()


async def test_what_telegram_refuses_for_no_reason_we_know_is_told_and_not_repeated(whole, caplog):
    game = Game(whole)
    await game.begin()
    await game.play(2)
    whole.stand.server.fail("editMessageMedia", 400, "Bad Request: MEDIA_CAPTION_IN_BAD_TASTE")
    await game.play(1)
    assert "I do not know why" in game.told(game.first)
    asked = len(whole.stand.server.of("editMessageMedia"))
    await game.passes(3600)
    assert len(whole.stand.server.of("editMessageMedia")) == asked
    assert "Traceback" not in caplog.text
    await game.finish()


async def test_a_picture_that_is_refused_in_private_is_said_in_words_there(whole):
    game = Game(whole)
    await game.begin()
    game.town.chats[ANN].may_photo = False
    whole.stand.people.say(ANN, "/rules boop")
    await whole.quiet()
    assert "Please open our private chat" not in game.told(ANN)
    assert "page 1" in game.told(ANN)
