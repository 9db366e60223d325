"""`python -m bot` as a host runs it, with people on both messengers."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence

import pytest
from aiohttp import ClientSession

from tests.conversations.program import (
    CONFIRMATION,
    LastCall,
    LastWords,
    all_delivered,
    finished,
    kept,
    life,
    settings,
    until,
)
from tests.conversations.talking import Shown, Talker
from tests.local.program import ROOT, Page, start

TRACEBACK = "Traceback (most recent call last)"
LOG = "SELECT text FROM log ORDER BY step"


async def at_once() -> None:
    """Nobody can look into another process: what has to come is waited for by name."""


async def reads(talker: Talker, text: str) -> Shown:
    """The board, once it says this."""
    await until(lambda: talker.room() and text in talker.board().text)
    return talker.board()


async def reach(talker: Talker, label: str) -> None:
    """Tap a button of the pad, once it is there."""
    await until(lambda: any(label in shown.labels for shown in talker.private()))
    await talker.tap(label)


async def preview(talker: Talker, cell: str) -> None:
    """A kitten by buttons, as far as the preview."""
    await talker.type("confirm", when="always")
    await talker.press("Move")
    await reach(talker, cell)
    await until(lambda: any("✓ Do it" in shown.labels for shown in talker.private()))


def whose_turn(people: Sequence[Talker]) -> Talker:
    """Who is to move, as the board says."""
    board = people[0].board().text
    [found] = [talker for talker in people if f"▶ {talker.name} to move." in board]
    return found


async def test_it_serves_both_messengers_and_stops_in_good_order(tmp_path, channel, group):
    async with life(tmp_path, channel, group) as process:
        ann = await channel.person("Ann", "en", at_once)
        bob = await group.person("Bob", "en", at_once)
        await ann.type("play", game="boop", options="ghosts=off")
        await reads(ann, "a new table")
        code = re.search(r"/join (\w+)", (await ann.type("invite")).text)
        assert code is not None
        await bob.type("join", code=code[1])
        for talker in (ann, bob):
            await reads(talker, "to move.")
        one = whose_turn([ann, bob])
        other = bob if one is ann else ann
        await one.type("move", words="c4")
        await reads(other, f"{one.name} puts a kitten on c4.")
        await other.type("move", words="a1")
        await reads(one, f"{other.name} puts a kitten on a1.")
        process.send_signal(signal.SIGTERM)
        end = await finished(process)
    assert end.code == 0
    assert TRACEBACK not in end.complained
    assert kept(tmp_path, LOG) == ["kitten c4", "kitten a1"]


async def test_the_page_is_served_beside_a_messenger_when_asked_for(tmp_path, group):
    bob = await group.person("Bob", "en", at_once)
    given = settings(group) | {"PURRLOR_WEB": "yes"}
    with start(tmp_path, **given) as process:
        assert process.stdout is not None
        told = [await asyncio.to_thread(process.stdout.readline) for _ in range(2)]
        [url] = re.findall(r"http://127\.0\.0\.1:\d+", "".join(told))
        async with ClientSession() as session:
            page = await Page.open(session, url, "Ann", "lobby")
            say = {"type": "say", "table": ""}
            await page.ask({**say, "id": "new", "text": "/new boop ghosts=off"})
            invitation = await page.ask({**say, "id": "invite", "text": "/invite"})
            code = re.search(r"/join (\w+)", json.dumps(invitation))
            assert code is not None, invitation
            await bob.type("join", code=code[1])
            await reads(bob, "to move.")
            for wrong in ({"Host": "evil.example"}, {"Origin": "http://evil.example"}):
                async with session.get(f"{url}/chat", headers=wrong) as answer:
                    assert answer.status == 403
        process.send_signal(signal.SIGTERM)
        end = await finished(process)
    assert (end.code, TRACEBACK in end.complained) == (0, False)
    assert kept(tmp_path, "SELECT platform FROM venues ORDER BY platform") == ["telegram", "web"]


async def test_without_being_asked_for_no_page_is_served_beside_a_messenger(tmp_path, group):
    async with life(tmp_path, group) as process:
        process.send_signal(signal.SIGTERM)
        end = await finished(process)
    assert "http://" not in end.said


@pytest.mark.parametrize(
    ("moment", "repeated"),
    [
        pytest.param(("POST", "^interactions/"), True, id="at the acknowledgement"),
        pytest.param(
            ("DELETE", "^webhooks/"), False, id="at the closing of the pad", marks=pytest.mark.slow
        ),
        pytest.param(("PATCH", "^channels/"), False, id="at the board", marks=pytest.mark.slow),
    ],
)
async def test_killed_on_discord_between_a_press_and_its_answer(
    tmp_path, channel, moment, repeated
):
    ann, bob = [await channel.person(name, "en", at_once) for name in ("Ann", "Bob")]
    async with life(tmp_path, channel) as process:
        await ann.type("play", game="boop", options="ghosts=off")
        await reads(ann, "a new table")
        await bob.press("Join")
        await reads(ann, "to move.")
        one = whose_turn([ann, bob])
        await preview(one, "c4")
        await all_delivered(tmp_path)
        method, path = moment
        channel.discord.faults.append(LastWords(method, path, 500, after=True, kill=process.kill))
        pressing = asyncio.create_task(one.tap("✓ Do it"))
        assert (await finished(process)).code == -signal.SIGKILL
        pressing.cancel()
        await asyncio.gather(pressing, return_exceptions=True)
    assert kept(tmp_path, LOG) == ([] if repeated else ["kitten c4"])
    async with life(tmp_path, channel):
        if repeated:  # Discord brings nothing twice; but the button is still good
            await one.tap("✓ Do it")
        await reads(ann, f"{one.name} puts a kitten on c4.")
        await all_delivered(tmp_path)
    assert kept(tmp_path, LOG) == ["kitten c4"]
    assert len(ann.room()) == 1


@pytest.mark.parametrize(
    "moment",
    [
        pytest.param("getUpdates", id="before it is recorded", marks=pytest.mark.slow),
        pytest.param(CONFIRMATION, id="once it is confirmed"),
        pytest.param("answerCallbackQuery", id="at the answer", marks=pytest.mark.slow),
        pytest.param("editMessageMedia", id="at the board", marks=pytest.mark.slow),
    ],
)
async def test_killed_on_telegram_between_a_press_and_its_answer(tmp_path, group, moment):
    last = LastCall(group.server)
    ann, bob = [await group.person(name, "en", at_once) for name in ("Ann", "Bob")]
    async with life(tmp_path, group) as process:
        await ann.type("play", game="boop", options="ghosts=off")
        await reads(ann, "a new table")
        await bob.press("Join")
        await reads(ann, "to move.")
        one = whose_turn([ann, bob])
        await preview(one, "c4")
        await all_delivered(tmp_path)
        last.arm(moment, process.kill)
        pressing = asyncio.create_task(one.tap("✓ Do it"))
        assert (await finished(process)).code == -signal.SIGKILL
    async with life(tmp_path, group):
        await pressing
        await reads(ann, f"{one.name} puts a kitten on c4.")
        await all_delivered(tmp_path)
        await until(lambda: not kept(tmp_path, "SELECT * FROM inbox"))
    assert kept(tmp_path, LOG) == ["kitten c4"]
    assert len(ann.room()) == 1


@pytest.mark.parametrize(
    ("token", "wrong"),
    [
        pytest.param("PURRLOR_DISCORD_TOKEN", "town.crier.other", id="Discord"),
        pytest.param("PURRLOR_TELEGRAM_TOKEN", "123:other", id="Telegram"),
        pytest.param("PURRLOR_TELEGRAM_TOKEN", "other", id="Telegram, no token at all"),
    ],
)
async def test_a_bad_token_is_told_in_a_sentence(tmp_path, channel, group, token, wrong):
    with start(tmp_path, **{**settings(channel, group), token: wrong}) as process:
        end = await finished(process)
    assert end.code == 2
    assert TRACEBACK not in end.complained
    [said] = [line for line in end.complained.splitlines() if line.startswith("Purrlor cannot")]
    assert token.split("_")[1].title() in said
    assert wrong not in end.complained


@pytest.mark.parametrize(
    "tokens",
    [["discord"], ["telegram"], []],
    ids=["Discord's token", "Telegram's token", "no token, the page"],
)
async def test_only_what_has_a_token_is_imported(tmp_path, channel, group, tokens):
    rooms = [room for room in (channel, group) if room.name in tokens]
    environment = {**os.environ, **settings(*rooms), "PURRLOR_WEB_PORT": "0"}
    process = subprocess.Popen(  # noqa: ASYNC220 — it only forks
        [sys.executable, "-m", "tests.conversations.imported"],
        cwd=ROOT,
        env={**environment, "PURRLOR_DATABASE": str(tmp_path / "purrlor.db")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    end = await finished(process)
    assert end.complained == ""
    assert end.said.split() == tokens
