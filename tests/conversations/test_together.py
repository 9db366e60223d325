"""People of several messengers at one table: one bot, one store, each side in its own way."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

import pytest

from bot.store.rows.shown import outbox
from tests.conversations.on_discord import DiscordRoom
from tests.conversations.on_telegram import TelegramRoom
from tests.conversations.party import MESSENGERS, Party, log_of, outcome_of, party
from tests.conversations.talking import Talker
from tests.discord.faults import Fault
from tests.patience import DEADLINE
from tests.stage import about

SILENT = 1 << 12
THREE_CATS = (
    *("c1", "a1", "d1", "e1", "d1"),
    *("d6", "cat d3", "d2", "cat d4", "f6", "cat d5"),
)


async def invite(host: Talker, *guests: Talker) -> None:
    """The host asks for a code, and the guests bring the table to their rooms with it."""
    told = await host.type("invite")
    code = re.search(r"/join (\w+)", told.text)
    assert code is not None, told.text
    for guest in guests:
        await guest.type("join", code=code[1])


async def only_table(here: Party, messenger: str) -> str:
    """The name of the one open table of a room."""
    [table] = await here.tables(messenger)
    return table.id


async def test_a_hungarian_on_discord_and_an_englishman_on_telegram_play_to_the_end(tmp_path):
    async with party(tmp_path, ["discord", "telegram"], ["soft paws"]) as here:
        kati = await here.person("Kati", "discord", "hu")
        bob = await here.person("Bob", "telegram", "en")
        await kati.type("play", game="boop", options="ghosts=off")
        await invite(kati, bob)
        table = await only_table(here, "discord")
        assert table == await only_table(here, "telegram")
        assert "▶ Kati következik." in kati.board().text
        assert "▶ Kati to move." in bob.board().text
        assert "Lépek" in kati.board().labels
        assert "Move" in bob.board().labels
        await kati.press("Lépek")
        await kati.tap("c1")
        assert "Kati puts a kitten on c1." in bob.board().text
        await bob.press("Move")
        await bob.tap("a1")
        assert "Bob cicát tesz az a1 mezőre." in kati.board().text
        for turn, words in enumerate(THREE_CATS[2:]):
            await (kati, bob)[turn % 2].type("move", words=words)
        assert "Kati győzött: három macska került egy sorba." in kati.board().text
        assert "Kati won with three cats in a line." in bob.board().text
        assert outcome_of(await here.table(table)).winners == (0,)


async def test_a_hand_reaches_its_owner_alone_on_whatever_messenger(tmp_path):
    async with party(tmp_path, MESSENGERS, ["soft moth"]) as here:
        ann = await here.person("Ann", "discord")
        bob = await here.person("Bob", "telegram")
        cid = await here.person("Cid", "web")
        await ann.type("play", game="lanterns", options="seats=3")
        await invite(ann, bob, cid)
        hands = {}
        for talker in (ann, bob, cid):
            [hand] = set(re.findall(r"Your lanterns: \d, \d, \d\.", talker.sees()))
            assert hand in (await talker.press("My hand")).text
            hands[talker.name] = hand
        assert len(set(hands.values())) == 3
        for talker in (ann, bob, cid):
            others = {hand for name, hand in hands.items() if name != talker.name}
            assert not any(hand in talker.sees() for hand in others)


async def test_moves_from_three_rooms_alternate_and_a_resignation_is_seen_in_each(tmp_path):
    async with party(tmp_path, MESSENGERS, ["soft moth"]) as here:
        ann = await here.person("Ann", "discord")
        bob = await here.person("Bob", "telegram")
        cid = await here.person("Cid", "web")
        everybody = (ann, bob, cid)
        await ann.type("play", game="lanterns", options="seats=3")
        await invite(ann, bob, cid)
        table = await here.table(await only_table(here, "web"))
        for seat, talker in enumerate(everybody):
            card = re.search(r"Your lanterns: (\d)", talker.sees())
            assert card is not None
            await talker.whisper("move", words=f"choose {card[1]}")
            table = await here.table(table.id)
            assert log_of(table)[seat] == f"{seat} choose {card[1]} (person)"
        assert len({talker.board().text.partition("<@")[0] for talker in everybody}) == 1
        await cid.type("resign", sure="yes")
        await bob.type("resign", sure="yes")
        for talker in everybody:
            assert "Ann wins: everybody else has resigned." in talker.board().text
            assert "Rematch" in talker.board().labels
        over = ann.board()
        await bob.press("Rematch")
        for talker in everybody:
            assert "Lanterns — a new table" in talker.board().text
            assert "• Bob" in talker.board().text
        await ann.press("Rematch", over)
        await cid.press("Join")
        for talker in everybody:
            assert "▶ Still choosing: Bob, Cid and Ann." in talker.board().text


async def test_both_sides_see_who_resigned(tmp_path):
    async with party(tmp_path, ["discord", "telegram"], ["soft paws"]) as here:
        ann = await here.person("Ann", "discord")
        bob = await here.person("Bob", "telegram")
        await bob.type("play", game="boop", options="ghosts=off")
        await invite(bob, ann)
        await bob.type("move", words="c4")
        assert (await ann.type("resign", sure="yes")).text == "You have resigned."
        for talker in (ann, bob):
            assert "Bob wins: everybody else has resigned." in talker.board().text
        table = await here.table(re.findall(r"table (\w+)", bob.board().text)[0])
        assert log_of(table) == ["0 kitten c4 (person)", "1 !resign (person)"]


async def at_once() -> None:
    """No time passes, and nobody waits for everything."""


async def both_read(here: Party, people: Sequence[Talker], words: str) -> None:
    """Until these people's boards say this."""
    await here.until(lambda: all(words in talker.board().text for talker in people))


async def owed_to(here: Party, venues: Sequence[str]) -> bool:
    """Whether, after what was delivered has been noted, just these venues are owed something."""
    async with asyncio.timeout(DEADLINE):
        while True:
            owed = await here.bot.store.read(lambda sql: outbox.due_rows(sql, inf, 10))
            if [row.venue for row in owed] == venues:
                return True
            await asyncio.sleep(0.003)


@dataclass(frozen=True)
class Outage:
    """A way for a messenger's deliveries to go wrong, until it is over."""

    here: Party
    messenger: str
    cut: bool

    def begins(self) -> None:
        """No message gets through: refused with 500, or the connection breaks."""
        room = self.here.messengers[self.messenger]
        if isinstance(room, DiscordRoom):
            for method in ("POST", "PATCH"):
                fault = Fault(method, r"^channels/\d+/messages", 500, times=1000, cut=self.cut)
                room.discord.faults.append(fault)
        elif isinstance(room, TelegramRoom):
            for method in ("sendPhoto", "sendMessage", "editMessageMedia", "editMessageText"):
                if self.cut:
                    room.server.cut(method, 1000)
                else:
                    room.server.fail(method, 500, "Internal Server Error", 1000)

    def ends(self) -> None:
        """All is well again."""
        room = self.here.messengers[self.messenger]
        if isinstance(room, DiscordRoom):
            room.discord.faults.clear()
        elif isinstance(room, TelegramRoom):
            room.server.faults.clear()


@pytest.mark.parametrize("cut", [False, True], ids=["answers 500", "hangs up"])
@pytest.mark.parametrize("down", ["discord", "telegram"])
async def test_a_messenger_that_is_down_delays_nobody_and_catches_up(tmp_path, down, cut):
    async with party(tmp_path, MESSENGERS, ["soft paws"]) as here:
        watcher = await here.person("Dot", down)
        ann = await here.person("Ann", "web")
        bob = await here.person("Bob", "telegram" if down == "discord" else "discord")
        await ann.type("play", game="boop", options="ghosts=off")
        await invite(ann, bob, watcher)
        assert "▶ Ann to move." in watcher.board().text
        outage = Outage(here, down, cut)
        outage.begins()
        moment = here.clock.now
        for mover, cell in ((ann, "c1"), (bob, "a1")):
            mover.settle = at_once
            await mover.type("move", words=cell)
            await both_read(here, (ann, bob), f"{mover.name} puts a kitten on {cell}.")
        assert here.clock.now == about(moment)
        assert "▶ Ann to move." in watcher.board().text
        assert "kitten on" not in watcher.board().text
        assert await owed_to(here, [here.messengers[down].venue.key])
        outage.ends()
        await here.settled()
        assert "Bob puts a kitten on a1." in watcher.board().text
        assert len(watcher.room()) == 1


@pytest.mark.parametrize(
    ("venue", "guest"), [("telegram", "web"), ("telegram", "discord"), ("discord", "telegram")]
)
async def test_who_plays_from_another_messenger_is_named_in_a_room_but_not_called(
    tmp_path, venue, guest
):
    async with party(tmp_path, [venue, guest], ["soft paws"]) as here:
        ann = await here.person("Ann", guest)
        bob = await here.person("Bob", venue)
        await ann.type("play", game="boop", options="ghosts=off")
        await invite(ann, bob)
        [before] = bob.room()
        await bob.type("table")  # a fresh board, below everything else; the old one goes
        await here.until(lambda: len(bob.room()) == 1)
        [fresh] = bob.room()
        assert fresh.message != before.message
        assert "▶ Ann to move." in bob.board().text
        message = bob.board().message
        room = here.messengers[venue]
        if isinstance(room, TelegramRoom):
            assert not message.get("caption_entities")
            sent = room.server.of("sendPhoto")[-1].asked
            assert sent["disable_notification"] == "true"
        elif isinstance(room, DiscordRoom):
            assert message["mentions"] == []
            assert message["flags"] & SILENT
