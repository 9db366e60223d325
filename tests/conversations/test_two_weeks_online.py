"""The two weeks of five people once more, on loopback: a group, a channel and the page.

The group becomes a supergroup, a friend and a computer sit in, the others vote on one who does not
come, a database of an earlier version is brought up to date, somebody changes their language, and
what each of them and the rooms received is counted.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.contract import Person, Post, Venue
from bot.store.migrations import HEAD
from bot.tables.pace import DAY, HOUR
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.waiting.absence import SEVERAL
from engines.log import Cause
from tests.conversations.on_telegram import OnTelegram
from tests.conversations.party import Party, log_of, meeting, outcome_of
from tests.conversations.test_together import invite, only_table
from tests.conversations.weeks import CALLED, QUIET, Weeks, counted, heard, passes
from tests.games.sack.by_the_book import Referee
from tests.stage import Clock
from tests.store.earlier import as_earlier, revision_of

EARLIER = "0015"
"""A schema that knew pace, sitters and links, but neither reminders nor speeds of one's own."""
MESSENGERS = ("discord", "telegram", "web")
LAID_OUT = ("Ann", "Bob", "Eve", "Cid", "Dot")


async def seated(w: Weeks, here: Party) -> None:
    """Five people of three messengers at one table, two of whom sleep at night."""
    ann = await w.comes(here, "Ann", "telegram")
    bob = await w.comes(here, "Bob", "telegram", "hu")
    eve = await w.comes(here, "Eve", "telegram")
    cid = await w.comes(here, "Cid", "web")
    dot = await w.comes(here, "Dot", "discord")
    for name, (zone, begins, ends) in QUIET.items():
        await w.people[name].whisper("hours", hours=zone.key)
        await w.people[name].whisper("hours", hours=f"{begins}-{ends}")
    await ann.type("play", game="sack", options="seats=5")
    for talker in (bob, eve):
        await talker.press("Join" if "Join" in talker.board().labels else "Beülök")
    await invite(ann, cid, dot)
    w.table = await only_table(here, "discord")
    table = await here.table(w.table)
    assert table.status is Status.PLAYING
    assert table.names() == LAID_OUT


async def begun(w: Weeks) -> None:
    """The first days."""
    async with w.run() as here:
        await seated(w, here)
        assert await w.plays(here, 8) >= 8


async def migrated(w: Weeks) -> None:
    """After a restart the group moves: its board goes on in the supergroup."""
    async with w.run() as here:
        old = w.on_telegram.server.town
        new = w.on_telegram.stand.people.upgrade(int(w.on_telegram.venue.id), told=True)
        await here.settled()
        assert await w.plays(here, 4) >= 4
        ann = w.people["Ann"]
        assert isinstance(ann, OnTelegram)
        assert ann.group == new
        assert old.of(new)
        assert "table" in ann.board().text


def moves_of(table: Table, seat: int, cause: Cause) -> list[int]:
    """Where in the log the moves stand that a seat made by some cause."""
    rows = enumerate(table.told.rows)
    return [n for n, r in rows if (r.seat, r.cause) == (seat, cause) and not r.text.startswith("!")]


async def a_friend_sits_in(w: Weeks, here: Party) -> None:
    """Gus on Discord plays for Ann on Telegram, who takes her seat back and goes on."""
    ann, gus = w.people["Ann"], await w.comes(here, "Gus", "discord")
    hand = await ann.whisper("hand")
    assert "Hand:" in hand.text
    await ann.whisper("sitter", sitter="friend")
    [offer] = [shown for shown in gus.room() if "Sit in for Ann" in shown.labels]
    await gus.press("Sit in for Ann", offer)
    assert (await here.table(w.table)).places[0].minder == gus.key
    for _ in range(20):
        if moves_of(await here.table(w.table), 0, Cause.SITTER):
            break
        await w.plays(here, 1)
    played = moves_of(await here.table(w.table), 0, Cause.SITTER)
    assert played
    before = len(heard(w).words.get(ann.key, ()))
    assert "Hand:" not in (await ann.whisper("hand")).text
    await ann.whisper("sitter", sitter="back")
    assert (await here.table(w.table)).places[0].minder == ann.key
    for _ in range(20):
        if moves_of(await here.table(w.table), 0, Cause.PERSON)[-1] > played[-1]:
            break
        await w.plays(here, 1)
    assert moves_of(await here.table(w.table), 0, Cause.PERSON)[-1] > played[-1]
    assert moves_of(await here.table(w.table), 0, Cause.SITTER) == played
    assert len(heard(w).words.get(ann.key, ())) >= before


async def a_computer_sits_in(w: Weeks, here: Party) -> None:
    """Cid of the page has a computer play, and is back some moves later."""
    await w.people["Cid"].whisper("sitter", sitter="3")
    assert await w.plays(here, 6) >= 6
    assert (await here.table(w.table)).places[3].level == 3
    await w.people["Cid"].whisper("sitter", sitter="back")
    assert (await here.table(w.table)).places[3].minder == w.people["Cid"].key


async def decided_without(w: Weeks, here: Party, name: str) -> None:
    """All the others have moved; more than half of them put a computer into somebody's seat."""
    absent = frozenset({name})
    seat = (await here.table(w.table)).names().index(name)
    for _ in range(60):
        if (await here.table(w.table)).to_move() == (seat,):
            break
        await w.plays(here, 1, absent=absent)
    assert (await here.table(w.table)).to_move() == (seat,)
    await passes(here, SEVERAL)
    for voter in ("Ann", "Cid", "Dot"):
        assert (await here.table(w.table)).places[seat].level is None
        talker = w.people[voter]
        await talker.whisper("absent")
        await talker.tap(f"A computer for {name}")
    assert f"{seat} !sitter computer (clock)" in log_of(await here.table(w.table))


async def in_hungarian(w: Weeks) -> int:
    """Ann, and her group, are spoken to in Hungarian from now on; how often she was called."""
    ann = w.people["Ann"]
    assert "Cat in the Sack" in ann.board().text
    await ann.whisper("language", language="hu")
    await ann.type("language", language="hu", everybody="here")
    assert "Zsákbamaczka" in ann.board().text
    assert "Zsákbamaczka" in (await ann.whisper("hand")).text
    assert "Cat in the Sack" in w.people["Dot"].board().text
    return len(heard(w).words.get(ann.key, ()))


async def won(w: Weeks, here: Party) -> None:
    """Played once more by the book from the log, the same one has won; every room says so."""
    table = await here.table(w.table)
    assert table.status is Status.OVER
    opening = table.told.opening
    referee = Referee(opening.hands, opening.pile, opening.start)
    moves = [row for row in table.told.rows if not row.text.startswith("!")]
    for row in moves:
        assert row.text in referee.options(row.seat), row
        referee.do(row.seat, row.text)
    assert referee.stage == "over"
    scores, winners = referee.result()
    outcome = outcome_of(table)
    assert (list(outcome.scores), list(outcome.winners)) == (scores, winners)
    [winner] = winners
    name = table.names()[winner]
    assert f"{name} győzött a legtöbb ponttal" in w.people["Bob"].board().text
    for other in ("Dot", "Cid"):
        assert f"{name} won with the most points." in w.people[other].board().text


async def missed(w: Weeks, here: Party) -> None:
    """What nobody may receive would have been noticed."""
    telegram = here.bot.desk.platforms["telegram"]
    bob, calls = w.people["Bob"], w.on_telegram.server.calls
    reader = Person("telegram", bob.key.partition(":")[2], "Bob", "hu")
    so_far, group = len(calls), int(w.on_telegram.venue.id)
    group = w.on_telegram.server.town.chats[group].moved_to or group

    async def call() -> None:
        await telegram.whisper(reader, Post("again", f"{CALLED['hu']}!"))

    async def nights_call() -> None:
        while not w.quiet("Bob", w.clock.now):
            w.clock.passes(HOUR)
        await telegram.whisper(reader, Post("late", "Psst!"))

    async def noise() -> None:
        for number in range(3):
            post = Post(f"noise{number}", "Hello!", pings=(reader,))
            await telegram.post(Venue("telegram", str(group)), post)

    for fault in (call, nights_call, noise):
        await counted(w, here)
        await fault()
        assert len(calls) > so_far
        with pytest.raises(AssertionError):
            await counted(w, here)
        del calls[so_far:]
    await counted(w, here)


async def test_the_first_days_move_to_a_supergroup_and_a_newer_version(tmp_path: Path) -> None:
    clock = Clock()
    async with meeting(MESSENGERS, clock) as messengers:
        w = Weeks(tmp_path, messengers, clock)
        await begun(w)
        as_earlier(w.database, EARLIER)
        await migrated(w)
        assert revision_of(w.database) == HEAD
        async with w.run() as here:
            await missed(w, here)


@pytest.mark.slow
async def test_two_weeks_of_five_people_on_both_messengers(tmp_path: Path) -> None:
    clock = Clock()
    since = clock.now
    async with meeting(MESSENGERS, clock) as messengers:
        w = Weeks(tmp_path, messengers, clock)
        await begun(w)
        as_earlier(w.database, EARLIER)
        assert revision_of(w.database) == EARLIER
        await migrated(w)
        assert revision_of(w.database) == HEAD
        async with w.run() as here:
            await a_friend_sits_in(w, here)
            await a_computer_sits_in(w, here)
            await decided_without(w, here, "Eve")
            english = await in_hungarian(w)
            assert await w.plays(here, 5, absent=frozenset({"Eve"})) >= 5
        async with w.run() as here:
            await passes(here, 7 * DAY)
            fay = await w.comes(here, "Fay", "telegram")
            await fay.type("takeover", seat="3")
            assert "Fay" in (await here.table(w.table)).names()
            await w.plays(here, 400)
            await won(w, here)
            words = (await counted(w, here)).words[w.people["Ann"].key]
            assert english < len(words)
            assert all(text.startswith(CALLED["en"]) for text in words[:english])
            assert all(text.startswith(CALLED["hu"]) for text in words[english:])
    assert clock.now - since > 14 * DAY
