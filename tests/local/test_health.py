"""A running program says how it is, and goes on or ends in a sentence when its disk fails it."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import resource
import shutil
import signal
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from aiohttp import ClientSession

from bot.__main__ import main
from bot.contract import Finding, Trouble
from bot.host.journal import HUSHED, Discreet
from bot.host.pulse import NOTING, SILENT, Pulse, findings, pulse_file
from bot.settings import read_settings
from bot.store import Store
from bot.world import real_world
from tests.local.program import ROOT, Page, ended, playing, start
from tests.patience import DEADLINE
from tests.stage import database_in

TRACEBACK = "Traceback (most recent call last)"
NEW = {"type": "say", "text": "/new boop computer=3", "table": ""}


def health(folder: Path) -> tuple[int, str]:
    """What `doctor --health` says and returns."""
    with start(folder, "doctor", "--health", LC_ALL="en_GB.UTF-8") as process:
        said, complaint = process.communicate(timeout=DEADLINE)
    assert complaint == ""
    return process.returncode, said


async def asked(url: str) -> tuple[int, str]:
    async with ClientSession() as session, session.get(f"{url}/healthz") as answer:
        return answer.status, (await answer.text()).splitlines()[0]


async def until_beaten(folder: Path) -> Path:
    file = folder / "purrlor.db.health"
    async with asyncio.timeout(DEADLINE):
        while not file.exists():  # noqa: ASYNC110 - another process writes it
            await asyncio.sleep(0.02)
    return file


async def test_a_bot_that_is_well_says_so_until_it_stops(tmp_path):
    assert await asyncio.to_thread(health, tmp_path) == (
        1,
        "✗ No bot runs on this database, or it was killed.\n",
    )
    with playing(tmp_path) as (process, url):
        file = await until_beaten(tmp_path)
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        code, said = await asyncio.to_thread(health, tmp_path)
        assert code == 0
        assert re.fullmatch(r"✓ The bot runs and is well. It takes \d+ MB of memory.\n", said)
        assert await asked(url) == (200, "well")
        await asyncio.to_thread(ended, process, signal.SIGTERM)
    assert not file.exists()
    assert (await asyncio.to_thread(health, tmp_path))[0] == 1


async def test_a_full_disk_is_said_in_words_once_and_ends_nothing(tmp_path):
    with playing(tmp_path) as (process, url):
        async with ClientSession() as session:
            page = await Page.open(session, url, "Ann", "lobby")
            assert (await page.ask({**NEW, "id": "first"}))["toast"] == ""
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
            for number in range(5):
                answer = await page.ask({**NEW, "id": f"n{number}"})
                assert answer["toast"].startswith("My disk, or this machine, does not work")
            chat = {"type": "say", "id": "chat", "text": "Hello?", "table": ""}
            assert (await page.ask(chat))["code"] == "disk"
            status, why = await asked(url)
            assert status == 503
            assert why.startswith("writing to the database fails since ")
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (-1, -1))
            assert (await page.ask({**NEW, "id": "last"}))["toast"] == ""
        code, said = await asyncio.to_thread(ended, process, signal.SIGTERM)
    assert code == 0
    assert TRACEBACK not in said
    assert said.count("writing to the database fails: ") == 1


async def test_a_deleted_database_ends_it_with_a_sentence_and_without_a_lie(tmp_path):
    with playing(tmp_path) as (process, url):
        async with ClientSession() as session:
            page = await Page.open(session, url, "Ann", "lobby")
            assert (await page.ask({**NEW, "id": "first"}))["toast"] == ""
            for suffix in ("", "-wal", "-shm"):
                (tmp_path / f"purrlor.db{suffix}").unlink()
            try:
                answer = await page.ask({**NEW, "id": "second"})
            except ConnectionError:
                answer = {"toast": "The file I keep the games in is gone"}
            assert answer["toast"].startswith("The file I keep the games in is gone")
        code, said = await asyncio.to_thread(ended, process)
    assert code == 2
    assert TRACEBACK not in said
    assert "Purrlor has to stop: " in said
    assert "purrlor.db is gone while the games were kept in it." in said


def limited(folder: Path, limit: str, *arguments: str) -> tuple[int, str]:
    """How a program ends that the shell has limited."""
    ours = {name: value for name, value in os.environ.items() if "PURRLOR" not in name}
    given = {"PURRLOR_WEB_PORT": "0", "PYTHONPATH": str(ROOT)}
    command = ["sh", "-c", f'ulimit {limit} && exec "$@"', "sh", sys.executable, "-m", "bot"]
    with subprocess.Popen(
        [*command, *arguments],
        cwd=folder,
        env=ours | given,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        return ended(process)


def test_a_disk_that_is_full_at_the_start_is_complained_about(tmp_path):
    code, said = limited(tmp_path, "-f 8", "play")
    assert said.startswith("Purrlor cannot start: purrlor.db cannot be kept (")
    assert said.endswith("): make room on its disk.\n")
    assert code == 2


def test_a_file_that_cannot_be_written_to_is_complained_about(tmp_path):
    sleep = shutil.which("sleep")
    if sleep is None or not sys.platform.startswith("linux"):
        pytest.skip("nothing here is busy when it runs")
    shutil.copy(sleep, tmp_path / "purrlor.db")  # a program that runs may not be written to
    with subprocess.Popen([tmp_path / "purrlor.db", "60"]) as busy:
        try:
            code, said = limited(tmp_path, "-c 0", "play")
        finally:
            busy.kill()
    assert said.startswith("Purrlor cannot start: purrlor.db cannot be written to (")
    assert code == 2


@pytest.fixture
def same_journal() -> Iterator[None]:
    """The log of this process is another program's: what one in it sets up is put back."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    hushed = {name: logging.getLogger(name).level for name in HUSHED}
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, least in hushed.items():
        logging.getLogger(name).setLevel(least)


@pytest.mark.usefixtures("same_journal")
def test_without_threads_it_ends_with_a_sentence(tmp_path, monkeypatch, capsys):
    def refuse(*_args: object, **_more: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setenv("PURRLOR_DATABASE", str(tmp_path / "purrlor.db"))
    monkeypatch.setattr(threading.Thread, "start", refuse)
    assert main(["play"]) == 2
    said = capsys.readouterr().err
    assert "Purrlor cannot go on: the machine gives it too few threads" in said
    assert TRACEBACK not in said


@pytest.mark.parametrize(
    ("written", "found"),
    [
        pytest.param(
            {"at": 1000.0, "ailing": [], "memory": 131},
            [("health-well", True, {"memory": 131})],
            id="well",
        ),
        pytest.param(
            {"at": 1000.0, "ailing": []}, [("health-well", True, {"memory": 0})], id="of before"
        ),
        pytest.param("rubbish", [("health-silent", False, {})], id="rubbish"),
        pytest.param({"at": 1000.0}, [("health-silent", False, {})], id="half of it"),
        pytest.param(
            {"at": 1000.0 - SILENT - 1, "ailing": []},
            [("health-late", False, {"minutes": 1})],
            id="an old word",
        ),
        pytest.param(
            {"at": 5000.0, "ailing": []}, [("health-late", False, {"minutes": 0})], id="to come"
        ),
        pytest.param(
            {"at": 990.0, "ailing": [["writing", "full", 700.0], ["reading", "disk", 990.0]]},
            [("health-full", False, {"minutes": 5}), ("health-disk", False, {"minutes": 0})],
            id="two parts fail",
        ),
    ],
)
def test_what_a_bot_has_written_down_is_read_as_findings(tmp_path, written, found):
    file = tmp_path / "x.health"
    file.write_text(json.dumps(written))
    assert findings(file, 1000.0) == [
        Finding(code, good, tuple(facts.items())) for code, good, facts in found
    ]


@pytest.fixture
async def pulse(tmp_path, monkeypatch):
    """The file of a pulse that beats once, and its store's health."""
    monkeypatch.setattr("bot.host.pulse.BEAT", 1_000.0 * DEADLINE)
    store = await Store.open(await database_in(tmp_path))
    with ThreadPoolExecutor(1) as threads:
        file = pulse_file(tmp_path / "stage.db")
        beating = asyncio.create_task(
            Pulse(store, replace(real_world(), threads=threads), file).run()
        )
        await until(lambda: told(file) == ["health-well"])
        yield file, store.health
        beating.cancel()
        await asyncio.gather(beating, return_exceptions=True)
    assert not file.exists()
    await store.close()


def told(file: Path) -> list[str]:
    return [each.code for each in findings(file, time.time())]


async def until(true) -> None:
    async with asyncio.timeout(DEADLINE):
        while not true():  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.005)


async def test_what_begins_to_fail_is_written_down_at_once(pulse):
    file, well = pulse
    well.ails("drawing", Trouble.FAULT, "no paper")
    await until(lambda: told(file) == ["health-fault"])


async def test_where_nothing_new_can_be_written_the_file_says_so_all_the_same(pulse):
    file, well = pulse
    file.with_name(f"{file.name}.new").mkdir()  # what is written anew has no place
    well.ails("drawing", Trouble.FAULT, "no paper")
    await until(lambda: told(file) == ["health-fault", "health-disk"])


async def test_on_a_full_disk_nothing_says_that_all_is_well(pulse):
    file, well = pulse
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        well.ails("drawing", Trouble.FAULT, "no paper")
        await until(lambda: well.is_ailing(NOTING))
        await until(lambda: told(file) == ["health-silent"])
        assert [each.trouble for each in well.ailments] == [Trouble.FAULT, Trouble.FULL]
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


TOKEN = "123456789:AAsecretAAsecretAAsecretAAsecretAAs"  # noqa: S105
DISCORD = "discord.Secret.Token"


@pytest.mark.parametrize("level", ["debug", "info"])
def test_a_token_stands_in_no_log_at_any_level(tmp_path, level):
    given = {
        "PURRLOR_LOG": level,
        "PURRLOR_TELEGRAM_TOKEN": TOKEN,
        "PURRLOR_TELEGRAM_API": "http://127.0.0.1:9",
        "PURRLOR_DISCORD_TOKEN": DISCORD,
        "PURRLOR_DISCORD_API": "http://127.0.0.1:9/api/v10",
    }
    with start(tmp_path, "run", **given) as process:
        assert process.stderr is not None
        said: list[str] = []
        deadline = time.monotonic() + 20
        while not {"telegram", "discord"} <= {_who(line) for line in said}:
            assert time.monotonic() < deadline
            said.append(process.stderr.readline())
        process.send_signal(signal.SIGTERM)
        said.append(process.communicate(timeout=DEADLINE)[1])
    text = "".join(said)
    assert "does not answer yet" in text
    for secret in (TOKEN, TOKEN.partition(":")[2], DISCORD):
        assert secret not in text


def _who(line: str) -> str:
    known = {"Telegram does not answer": "telegram", "Discord is out of reach": "discord"}
    return next((name for sentence, name in known.items() if sentence in line), "")


def test_tokens_are_left_out_of_messages_and_tracebacks():
    settings = read_settings(
        {
            "PURRLOR_TELEGRAM_TOKEN": TOKEN,
            "PURRLOR_DISCORD_TOKEN": DISCORD,
            "PURRLOR_TELEGRAM_SECRET": "knock/knock",
        }
    )
    error = ValueError(f"https://api/bot{TOKEN.replace(':', '%3A')}/getMe and {DISCORD}")
    told = (ValueError, error, None)
    record = logging.LogRecord("x", 10, "x", 1, "%s knock%%2Fknock", (TOKEN,), told)
    text = Discreet(settings.secrets).format(record)
    assert "ValueError: https://api/bot[secret]/getMe" in text
    for secret in (TOKEN, TOKEN.partition(":")[2], DISCORD, "knock"):
        assert secret not in text


def test_health_is_asked_of_the_doctor_alone(tmp_path):
    with start(tmp_path, "play", "--health") as process:
        code, said = ended(process)
    assert code == 2
    assert "--health" in said
