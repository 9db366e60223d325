"""Every refusal of Discord in the middle of a game: it goes on, and the board comes back.

Each test is one game from its setting up to its end, by people who type in the channel as long as
they can, and in private meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

import pytest

from bot.tables.status import Status
from tests.discord.faults import Fault
from tests.discord.people import Somebody
from tests.discord.stage import until
from tests.discord.table import Evening, evening
from tests.discord.town import ATTACH, SEND, VIEW, Json, buttons

GAME = ("c1", "a1", "d1", "e1", "d1", "d6", "cat d3", "d2", "cat d4", "f6", "cat d5")
"""A short one, which the first to move wins."""
MESSAGE = r"^channels/\d+/messages"
EDIT = "PATCH /channels/{id}/messages/{id}"


class Game:
    """A game that is played move by move, wherever one can."""

    def __init__(self, e: Evening) -> None:
        self.e = e
        self.table = ""
        self.first = self.other = e.ann
        self._rest: Iterator[tuple[str, Somebody]] = iter(())

    @property
    def town(self):
        return self.e.discord.town

    async def begin(self) -> None:
        """Ann sets it up, Bob joins; where nothing is shown, by typing."""
        e = self.e
        await e.ann.slash(e.channel, "play", game="boop", options="ghosts=off")
        await e.quiet()
        self.table = (await e.table()).id
        await e.bob.slash(e.channel, "join")
        await e.quiet()
        begins = (await self.now()).to_move()[0]
        self.first, self.other = (e.ann, e.bob) if begins == 0 else (e.bob, e.ann)
        self._rest = zip(GAME, cycle((self.first, self.other)), strict=False)

    async def now(self):
        assert self.e.bot is not None
        return await self.e.bot.desk.tables.get(self.table)

    async def play(self, moves: int, *, aloud: bool = True) -> None:
        """The next so many moves, in the channel or in private."""
        for _ in range(moves):
            move, who = next(self._rest, ("", self.first))
            if not move:
                return
            where = self.e.channel if aloud else self.town.private_chat(who.id)
            await who.slash(where, "move", move=move, table=self.table)
            await self.e.quiet()

    async def finish(self) -> None:
        """All that is left, in the channel; the end is read there."""
        await self.play(len(GAME))
        assert (await self.now()).status is Status.OVER
        winner = self.first.person["global_name"]
        await self.passes(10)  # what was asked to wait is tried again
        await until(lambda: f"{winner} won" in self.e.board()["content"])
        assert self.e.board()["attachments"]

    def told(self, who: Somebody) -> str:
        """All that somebody alone has read."""
        alone = [
            m for id_, m in self.town.messages.items() if self.town.audience.get(id_) == who.id
        ]
        return "\n".join(message["content"] for message in alone)

    async def is_told(self, words: str) -> None:
        """Until both have read something."""
        await until(lambda: all(words in self.told(who) for who in (self.first, self.other)))

    async def passes(self, seconds: float) -> None:
        """Time goes by."""
        self.e.passes(seconds)
        await self.e.quiet()

    async def rights(self, *lost: int) -> None:
        """The bot loses these rights in the channel and has all others; Discord tells it."""
        self.town.forbid(self.e.channel, *lost)
        await self.tells("CHANNEL_UPDATE", self.e.channel)

    async def tells(self, event: str, data: Json) -> None:
        """Discord tells the bot."""
        await self.e.discord.gateway.dispatch(event, data)


@pytest.fixture
async def e(tmp_path):
    """Ann, Bob and the running bot."""
    async with evening(tmp_path) as here, here.running():
        yield here


async def test_pictures_are_forbidden_and_allowed_again(e):
    game = Game(e)
    await game.begin()
    await game.play(2)
    await game.rights(ATTACH)
    await game.play(3)
    assert e.board()["attachments"] == []
    assert "No pictures are allowed here" in e.board()["content"]
    assert "```" in e.board()["content"]
    await game.rights()
    await until(lambda: e.board()["attachments"])
    assert "```" not in e.board()["content"]
    assert len(e.boards()) == 1
    await game.finish()


async def test_words_that_have_to_wait_are_tried_again_before_a_picture_is(e):
    game = Game(e)
    await game.begin()
    await game.play(2)
    await game.rights(ATTACH)
    e.discord.faults += [
        Fault("PATCH", MESSAGE, 403, 50013),
        Fault("PATCH", MESSAGE, 429, retry_after=0.0),
    ]
    before = len(e.discord.sent(EDIT))
    await game.play(1)
    await game.passes(0.1)
    await e.shows("No pictures are allowed here")
    tried = e.discord.sent(EDIT)[before:]
    assert [(bool(each.files), each.status) for each in tried] == [
        (True, 403),
        (False, 429),
        (False, 200),
    ]
    await game.rights()
    await until(lambda: e.board()["attachments"])
    await game.finish()


@pytest.mark.slow
async def test_a_channel_that_takes_no_pictures_from_the_start_has_its_game_in_words(e):
    game = Game(e)
    await game.rights(ATTACH)
    await game.begin()
    assert "to move" in e.board()["content"]
    await game.play(4)
    assert " e1" in e.board()["content"]
    await game.rights()
    await until(lambda: e.board()["attachments"])
    await game.finish()


async def test_writing_is_forbidden_and_allowed_again(e):
    game = Game(e)
    await game.begin()
    await game.play(2)
    await game.rights(SEND)
    await e.ann.slash(e.channel, "table")
    await e.quiet()
    await game.play(1)
    for who in (e.ann, e.bob):
        assert "I may not write there" in game.told(who)
    await game.play(3, aloud=False)
    assert "on d6" in game.told(game.first)
    await game.rights()
    await e.shows("on d6")
    await game.finish()


async def test_who_sets_a_table_up_where_it_cannot_be_shown_is_told(e):
    game = Game(e)
    e.discord.town.closed.add(e.ann.id)  # no private messages either
    e.discord.town.refused[e.channel["id"]] = (403, 50013)
    await game.begin()
    assert "I may not write there" in game.told(e.ann)
    assert game.table in game.told(e.ann)
    del e.discord.town.refused[e.channel["id"]]
    await game.play(1)
    await e.shows(" c1")
    await game.finish()


async def test_a_right_is_lost_for_one_move(e):
    game = Game(e)
    await game.begin()
    await game.play(2)
    old = e.board()["id"]
    e.discord.faults.append(Fault("PATCH", MESSAGE, 403, 50013))
    await game.play(1)
    for who in (game.first, game.other):
        assert game.table in game.told(who)
    await game.passes(2)
    assert " d1" in (await e.shows(" d1"))["content"]
    assert e.board()["id"] == old
    await game.finish()


async def test_a_channel_is_seen_no_more_and_seen_again(e):
    game = Game(e)
    await game.begin()
    await game.play(2)
    await game.rights(VIEW)
    await game.play(2, aloud=False)
    for who in (e.ann, e.bob):
        assert "not let in there any more" in game.told(who)
    await game.rights()
    await e.shows(" e1")
    await game.finish()


async def test_an_archived_thread_is_opened_and_a_locked_one_waits(e):
    e.channel = e.discord.town.thread(e.channel, "our table")
    game = Game(e)
    await game.begin()
    await game.play(2)
    e.channel["thread_metadata"]["archived"] = True
    await game.play(1)
    await e.shows("on d1")
    e.discord.town.manages_threads = False
    e.channel["thread_metadata"] |= {"archived": True, "locked": True}
    await game.play(1, aloud=False)
    for who in (e.ann, e.bob):
        assert "the thread is locked" in game.told(who)
    await game.play(1, aloud=False)
    e.channel["thread_metadata"] |= {"archived": False, "locked": False}
    await game.tells("THREAD_UPDATE", e.channel)
    await e.shows("Ann to move" if game.first is e.bob else "Bob to move")
    await game.finish()


@pytest.mark.parametrize(
    "thread",
    [
        pytest.param(True, id="a thread", marks=pytest.mark.slow),
        pytest.param(False, id="a channel"),
    ],
)
async def test_its_place_is_deleted_and_the_table_shown_in_another(e, thread):
    old = e.channel
    e.channel = e.discord.town.thread(e.channel, "our table") if thread else e.channel
    game = Game(e)
    await game.begin()
    await game.play(2)
    e.discord.town.delete(e.channel)
    kind = "THREAD_DELETE" if thread else "CHANNEL_DELETE"
    await game.tells(kind, e.channel)
    await game.is_told("has lost its place")
    await game.play(2, aloud=False)
    e.channel = old if thread else e.other
    await e.ann.slash(e.channel, "table", table=game.table)
    await e.shows(" e1")
    await game.finish()


async def test_the_bot_is_put_out_of_the_server_and_let_in_again(e):
    game = Game(e)
    await game.begin()
    await game.play(2)
    guild = next(iter(e.discord.town.guilds.values()))
    e.discord.town.refused[e.channel["id"]] = (403, 50001)
    await e.discord.gateway.dispatch("GUILD_DELETE", {"id": guild["id"]})
    await game.is_told("not let in there any more")
    await game.play(2, aloud=False)
    del e.discord.town.refused[e.channel["id"]]
    await e.discord.gateway.dispatch("GUILD_CREATE", guild)
    await e.shows(" e1")
    await game.finish()


async def test_what_discord_refuses_for_no_reason_we_know_is_told_and_not_repeated(e, caplog):
    game = Game(e)
    await game.begin()
    await game.play(2)
    e.discord.faults.append(Fault("PATCH", MESSAGE, 400, 200000))
    await game.play(1)
    assert "I do not know why" in game.told(game.first)
    knocks = len(e.discord.seen)
    await game.passes(3600)
    assert len(e.discord.seen) == knocks
    assert "Traceback" not in caplog.text
    await game.finish()


async def test_a_table_goes_on_in_a_thread_made_of_its_own_message(e):
    game = Game(e)
    await game.begin()
    await game.play(2)
    old, channel = e.board(), e.channel
    for _ in range(2):  # and whoever asks again gets no second one
        await e.ann.slash(channel, "thread", table=game.table)
    await e.quiet()
    e.channel = e.discord.town.channels[old["id"]]
    assert e.channel["parent_id"] == channel["id"]
    assert sorted(e.discord.town.members[old["id"]]) == sorted([e.ann.id, e.bob.id])
    await until(lambda: f"<#{old['id']}>" in old["content"])
    assert (buttons(old), old["attachments"]) == ({}, [])
    await e.shows(" a1")
    await game.finish()


async def test_a_channel_full_of_threads_is_spoken_of(e):
    game = Game(e)
    await game.begin()
    for code, words in ((160006, "too many threads"), (50013, "I may not open one here")):
        status = 403 if code == 50013 else 400
        e.discord.faults.append(Fault("POST", r"/threads$", status, code))
        asked = await e.ann.slash(e.channel, "thread")
        assert words in asked.newest["content"]
    e.discord.faults.append(Fault("POST", r"/threads$", 429, retry_after=0.1))
    asked = await e.ann.slash(e.channel, "thread")
    assert "try again in a moment" in asked.newest["content"]
    await game.finish()


async def test_a_board_that_was_shown_aside_goes_with_the_game(e):
    game = Game(e)
    await game.begin()
    await game.play(2)
    await game.rights(SEND)
    await e.ann.slash(e.channel, "table")
    await e.quiet()
    await game.play(1)
    town = e.discord.town

    def beside(who: Somebody) -> list[str]:
        here = [m for m in town.messages.values() if m["channel_id"] == e.channel["id"]]
        alone = [m["content"] for m in here if town.audience.get(m["id"]) == who.id]
        return [text for text in alone if "cannot be shown in its place" in text]

    assert len(beside(game.other)) == 1
    dm = town.private_chat(game.first.id)
    await game.first.slash(dm, "resign", table=game.table, sure="yes")
    await e.quiet()
    await until(lambda: beside(game.other) == [])
