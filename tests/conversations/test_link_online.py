"""One person on Discord and Telegram: walked on loopback servers, and attacked there."""

from __future__ import annotations

import re
from collections import Counter
from copy import deepcopy

import pytest

from bot.contract import CallWay
from bot.desk.away.link import LASTS
from bot.store.rows.play import calls
from bot.tables.status import Status
from tests.conversations.on_discord import DiscordRoom
from tests.conversations.on_telegram import OnTelegram
from tests.conversations.party import Party, party
from tests.conversations.talking import Shown, Talker
from tests.conversations.test_together import invite, only_table
from tests.discord.town import said

BOTH = ("discord", "telegram")
WAYS = pytest.mark.parametrize(("one", "other"), [BOTH, BOTH[::-1]])
JOINED = "You are one person now"
WRONG = "is wrong, has expired or was used."
YES = "✓ That is me"
CALLED = "Your turn at"
HAND = re.compile(r"Hand: [^\n]*")


async def code_for(talker: Talker) -> str:
    """A code somebody asks for by buttons, where others may be about."""
    await talker.type("link")
    told = await talker.tap("Give me a code")
    found = re.search(r"/link (\w+)", told.text)
    assert found is not None, told.text
    return found[1]


async def linked(one: Talker, other: Talker) -> None:
    """The one gives a code, the other says it where everybody reads, and agrees."""
    asked = await other.type("link", link=await code_for(one))
    assert f"This code was given to {one.name}" in asked.text
    told = await other.press(YES, asked)
    assert told.text.startswith(JOINED), told.text


async def refused(other: Talker, code: str, words: str) -> None:
    """A code brings nothing but these words."""
    told = await other.type("link", link=code)
    assert words in told.text, told.text
    assert YES not in told.labels


async def at_sack(here: Party, host: Talker, *guests: Talker) -> str:
    """A table of Cat in the Sack, where each has a hand; its name."""
    await host.type("play", game="sack", options=f"seats={max(3, len(guests) + 1)}")
    for guest in guests:
        if guest.room():
            await guest.press("Join")
        else:
            await invite(host, guest)
    return await only_table(here, host.key.partition(":")[0])


def hand_of(shown: Shown) -> str:
    """The cards somebody reads that they hold."""
    found = HAND.search(shown.text)
    assert found is not None, shown.text
    return found[0]


async def opened(talker: Talker, table: str) -> Shown:
    """The pad of one of somebody's tables, wherever it is shown."""
    [way] = [each for each in (await talker.whisper("tables")).labels if table in each]
    return await talker.tap(way)


async def whose(here: Party, talker: Talker) -> str:
    """The person whose self somebody is."""
    known = await here.bot.desk.people.find(talker.key)
    assert known is not None
    return known.person


@WAYS
async def test_hands_tables_choices_and_hours_are_the_same_everywhere(tmp_path, one, other):
    async with party(tmp_path, BOTH, ["soft paws"]) as here:
        ann, bob = await here.person("Ann", one), await here.person("Bob", one)
        cid, anna = await here.person("Cid", one), await here.person("Anna", other)
        await ann.whisper("calls", way="none")
        await anna.whisper("hours", hours="22-8")
        table = await at_sack(here, ann, bob, cid)
        hand = hand_of(await ann.whisper("hand"))
        assert not HAND.search((await anna.whisper("hand", table=table)).text)
        await linked(ann, anna)
        assert hand_of(await anna.whisper("hand", table=table)) == hand
        for each in (ann, anna):
            assert f"{table} (Ann, Bob and Cid): your move!" in (await each.whisper("tables")).text
            assert "from 22:00 to 8:00" in (await each.whisper("hours")).text
            known = await here.bot.desk.people.find(each.key)
            assert known is not None
            assert known.calls == CallWay.NONE
        pad = await opened(anna, table)
        await anna.press(pad.labels[0], pad)
        assert [row.seat for row in (await here.table(table)).told.rows] == [0]
        assert len(hand_of(await ann.whisper("hand")).split(", ")) == len(hand.split(", ")) - 1


@WAYS
async def test_nobody_in_the_room_reads_a_code_or_agrees_for_another(tmp_path, one, other):
    async with party(tmp_path, BOTH, ["soft paws"]) as here:
        ann, eve = await here.person("Ann", one), await here.person("Eve", other)
        anna = await here.person("Anna", other)
        code = await code_for(ann)
        assert code not in eve.sees()
        asked = await anna.type("link", link=code)
        assert asked.labels == (YES,)
        assert not [shown for shown in eve.room() if code in shown.text or YES in shown.labels]
        # Eve has read in the room what Anna typed, and was handed on her very message.
        await refused(eve, code, WRONG)
        handed = deepcopy(asked)  # N.B. what Eve is told takes its place on Discord
        assert JOINED not in (await eve.press(YES, asked)).text
        assert await whose(here, eve) == eve.key
        assert (await anna.press(YES, handed)).text.startswith(JOINED)
        assert await whose(here, anna) == ann.key
        await refused(eve, code, WRONG)


@WAYS
async def test_old_wrong_and_guessed_codes_open_nothing(tmp_path, one, other):
    async with party(tmp_path, BOTH) as here:
        ann, anna = await here.person("Ann", one), await here.person("Anna", other)
        old = await code_for(ann)
        here.passes(LASTS + 1)
        await refused(anna, old, WRONG)
        asked = await anna.type("link", link=await code_for(ann))
        here.passes(LASTS + 1)
        assert WRONG in (await anna.press(YES, asked)).text
        eve = await here.person("Eve", other)
        for guess in range(6):
            await refused(eve, f"guess{guess}", WRONG)
        await refused(eve, "guess6", "Those were many codes.")
        await linked(ann, anna)
        assert await whose(here, eve) == eve.key


async def test_a_code_shown_to_a_room_by_mistake_is_good_for_nobody(tmp_path):
    async with party(tmp_path, BOTH, ["soft paws"]) as here:
        ann, bob = await here.person("Ann", "telegram"), await here.person("Bob", "telegram")
        cid, eve = await here.person("Cid", "telegram"), await here.person("Eve", "discord")
        table = await at_sack(here, ann, bob, cid)
        for who, why in ((ann, "one person already"), (bob, "both of you are in the same one")):
            code = await code_for(ann)
            await refused(who, code, why)
            await refused(eve, code, WRONG)
        assert not HAND.search((await eve.whisper("hand", table=table)).text)
        assert await whose(here, ann) == ann.key


async def test_two_selves_at_one_table_stay_two_till_it_is_over(tmp_path):
    async with party(tmp_path, BOTH, ["soft paws"]) as here:
        ann, anna = await here.person("Ann", "discord"), await here.person("Anna", "telegram")
        bob = await here.person("Bob", "telegram")
        together = "You both sit at one table"
        table = await at_sack(here, ann, anna)
        assert (await here.table(table)).status is Status.LOBBY
        await refused(anna, await code_for(ann), together)
        await bob.press("Join")
        assert (await here.table(table)).status is Status.PLAYING
        await refused(ann, await code_for(anna), together)
        for talker in (ann, anna):
            await talker.type("resign", sure="yes")
        if (await here.table(table)).status is not Status.OVER:
            await bob.type("resign", sure="yes")
        assert (await here.table(table)).status is Status.OVER
        await linked(ann, anna)


@pytest.mark.parametrize("back", [False, True], ids=["sits in", "has sat in"])
async def test_who_sits_in_for_somebody_cannot_become_another_of_the_table(tmp_path, back):
    async with party(tmp_path, BOTH, ["soft paws"]) as here:
        ann, bob = await here.person("Ann", "telegram"), await here.person("Bob", "telegram")
        cid, dot = await here.person("Cid", "telegram"), await here.person("Dot", "discord")
        table = await at_sack(here, ann, bob, cid)
        await invite(ann, dot)
        await ann.whisper("sitter", sitter="friend")
        await dot.press("Sit in for Ann")
        assert (await here.table(table)).places[0].minder == dot.key
        if back:
            await ann.whisper("sitter", sitter="back")
            assert (await here.table(table)).places[0].minder == ann.key
        await refused(dot, await code_for(bob), "You both sit at one table")
        if back:  # who knows no seat but Ann's may well be Ann
            await linked(ann, dot)
        else:
            await refused(dot, await code_for(ann), "You both sit at one table")


async def test_parted_while_tables_run_each_keeps_what_is_theirs(tmp_path):
    async with party(tmp_path, BOTH, ["soft paws", "warm nap"]) as here:
        ann, bob = await here.person("Ann", "discord"), await here.person("Bob", "discord")
        cid, anna = await here.person("Cid", "discord"), await here.person("Anna", "telegram")
        dot, eve = await here.person("Dot", "telegram"), await here.person("Eve", "telegram")
        own = await at_sack(here, ann, bob, cid)
        brought = await at_sack(here, anna, dot, eve)
        hands = {each: hand_of(await each.whisper("hand")) for each in (ann, anna)}
        await linked(ann, anna)
        pads = {}
        for talker, table in ((anna, own), (ann, brought)):
            pads[talker] = await opened(talker, table)
        assert (await anna.whisper("link", link="off")).text.startswith("You go your own way")
        # The pads that still stand somewhere are of no use, nor is any other way to those hands.
        for talker, other, table in ((anna, ann, own), (ann, anna, brought)):
            told = await talker.press(pads[talker].labels[0], pads[talker])
            assert re.search("not sitting|know of no table", told.text)
            shown = await talker.whisper("hand")
            assert hands[other] not in f"{told.text}{told.alt}{shown.text}{shown.alt}"
            assert hand_of(shown) == hands[talker]
            assert not (await here.table(table)).told.rows
        assert not [shown for shown in anna.private() if hands[ann] in shown.text]
        for talker, table in ((ann, own), (anna, brought)):
            assert (await here.table(table)).places[0].person == talker.key
            await talker.whisper("move", words=(await here.table(table)).texts(0)[0])
            assert [row.seat for row in (await here.table(table)).told.rows] == [0]


@pytest.mark.parametrize("way", ["private", "here", "both"])
async def test_one_person_of_two_messengers_is_called_once_a_turn(tmp_path, way):
    async with party(tmp_path, BOTH, ["soft paws"]) as here:
        ann, bob = await here.person("Ann", "discord"), await here.person("Bob", "discord")
        anna = await here.person("Anna", "telegram")
        assert isinstance(anna, OnTelegram)
        await ann.type("play", game="boop", options="ghosts=off")
        await bob.press("Join")
        table = await only_table(here, "discord")
        await linked(ann, anna)
        await anna.whisper("calls", way=way)
        for cell in ("a1", "f6", "a6", "f1"):
            here.passes(3600)
            await here.settled()
            [seat] = (await here.table(table)).to_move()
            await (ann, bob)[seat].type("move", words=cell)
        here.passes(3600)
        await here.settled()
        records = await here.bot.store.read(lambda sql: calls.calls_of_table(sql, table))
        mine = [each for each in records if each.person == ann.key and not each.failed]
        assert len({each.turn for each in mine}) >= 2
        assert max(Counter((each.turn, each.way) for each in mine).values()) == 1
        assert heard(here, ann, anna) == Counter(each.way for each in mine)
        wanted = {CallWay.PRIVATE, CallWay.HERE} if way == "both" else {CallWay(way)}
        assert {each.way for each in mine} == wanted


def heard(here: Party, ann: Talker, anna: OnTelegram) -> Counter[CallWay]:
    """How often one person was called by each way, as their messengers have it."""
    room, own = here.messengers["discord"], ann.key.partition(":")[2]
    assert isinstance(room, DiscordRoom)
    rung: Counter[CallWay] = Counter()
    for seen in room.discord.seen:
        if seen.method == "POST" and seen.path.endswith("/messages") and seen.status < 400:
            mentioned = own in {each["id"] for each in seen.answer["mentions"]}
            rung[CallWay.HERE] += mentioned
            private = not seen.answer["mentions"] and CALLED in said(seen.answer)
            rung[CallWay.PRIVATE] += private
    for call in anna.people.server.calls:
        told = call.asked.get("text") or call.asked.get("caption") or ""
        new = call.method in ("sendMessage", "sendPhoto") and not call.refused
        rung[CallWay.PRIVATE] += new and CALLED in told
    return +rung
