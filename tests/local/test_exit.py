"""How the program ends: readable complaints where it cannot start, and in good order when asked."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
from pathlib import Path

import pytest
from aiohttp import ClientSession

from tests.local.program import ROOT, Page, ended, playing, start
from tests.patience import DEADLINE

TRACEBACK = "Traceback (most recent call last)"


def write_rubbish(folder: Path) -> None:
    (folder / "purrlor.db").write_bytes(b"this is no database, it only looks like one\n" * 100)


def write_other_program(folder: Path) -> None:
    with sqlite3.connect(folder / "purrlor.db") as sql:
        sql.execute("CREATE TABLE recipes (name TEXT)")
    sql.close()


def write_newer(folder: Path) -> None:
    with playing(folder) as (process, _):
        ended(process, signal.SIGTERM)
    with sqlite3.connect(folder / "purrlor.db") as sql:
        sql.execute("UPDATE alembic_version SET version_num = '9999'")
    sql.close()


def write_env(folder: Path) -> None:
    (folder / ".env").write_bytes(b"PURRLOR_LOG=\xff\xfe\n")


def nothing(_folder: Path) -> None:
    """As it is."""


@pytest.mark.parametrize(
    ("prepare", "command", "settings", "complaint"),
    [
        pytest.param(write_rubbish, "play", {}, "is not a database", id="a broken file"),
        pytest.param(write_other_program, "play", {}, "another program", id="a strange database"),
        pytest.param(write_newer, "play", {}, "was written by a newer version (9999)", id="newer"),
        pytest.param(
            nothing, "play", {"PURRLOR_DATABASE": "no/such/x.db"}, "cannot be opened", id="folder"
        ),
        pytest.param(nothing, "play", {"PURRLOR_WEB_PORT": "cat"}, "'cat'", id="a bad port"),
        pytest.param(nothing, "play", {"PURRLOR_WEB_PORT": "²"}, "from 0 to 65535", id="a square"),
        pytest.param(nothing, "play", {"PURRLOR_WEB_PORT": "65536"}, "65536", id="port too high"),
        pytest.param(
            nothing, "play", {"PURRLOR_WEB_HOST": "no.such.host.invalid"}, "WEB_HOST", id="bad host"
        ),
        pytest.param(nothing, "run", {"PURRLOR_WEB": "1"}, "must be yes or no", id="a bad switch"),
        pytest.param(nothing, "play", {"PURRLOR_LOG": "loud"}, "LOUD", id="a bad log level"),
        pytest.param(write_env, "play", {}, ".env", id="an unreadable .env"),
        pytest.param(nothing, "run", {}, "no platform has a token", id="no token"),
    ],
)
def test_what_cannot_start_says_why_and_ends_with_2(
    tmp_path, prepare, command, settings, complaint
):
    prepare(tmp_path)
    with start(tmp_path, command, **settings) as process:
        code, said = ended(process)
    assert TRACEBACK not in said
    assert said.startswith("Purrlor cannot start: ")
    assert complaint in said
    assert code == 2


def test_a_second_process_on_the_same_file_is_refused(tmp_path):
    with playing(tmp_path) as (first, _):
        with start(tmp_path, "play") as second:
            code, said = ended(second)
        assert f"is in use by process {first.pid}" in said
        assert TRACEBACK not in said
        assert code == 2
        assert first.poll() is None


def test_a_port_that_is_taken_is_complained_about(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        with start(tmp_path, "play", PURRLOR_WEB_PORT=port) as process:
            code, said = ended(process)
    assert TRACEBACK not in said
    assert f"127.0.0.1:{port} cannot be served" in said
    assert "PURRLOR_WEB_PORT" in said
    assert code == 2


@pytest.mark.parametrize("ask", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "Ctrl-C"])
def test_it_stops_in_good_order_when_asked(tmp_path, ask):
    with playing(tmp_path) as (process, _):
        code, said = ended(process, ask)
    assert TRACEBACK not in said
    assert code == 0


@pytest.mark.parametrize("ask", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "Ctrl-C"])
async def test_it_stops_in_good_order_while_a_computer_thinks(tmp_path, ask):
    with playing(tmp_path) as (process, url):
        async with ClientSession() as session:
            page = await Page.open(session, url, "Ann", "lobby")
            for number in range(4):  # one of them begins
                say = {"type": "say", "id": f"new{number}", "text": "/new boop computer=3"}
                assert (await page.ask({**say, "table": ""}))["toast"] == ""
            await asyncio.to_thread(_wait_for_children, process.pid)
            await asyncio.sleep(0.3)
            code, said = await asyncio.to_thread(ended, process, ask)
    assert TRACEBACK not in said
    assert code == 0


def _wait_for_children(pid: int) -> None:
    children = Path(f"/proc/{pid}/task/{pid}/children")
    if not children.exists():
        pytest.skip("nobody can be counted here")
    for _ in range(1000):
        if children.read_text().split():
            return
        os.sched_yield()
        signal.sigtimedwait([], 0.01)
    raise AssertionError("no computer was ever asked")


async def test_two_signals_are_as_good_as_one(tmp_path):
    with playing(tmp_path) as (process, url):
        async with ClientSession() as session:
            await Page.open(session, url, "Ann", "lobby")
            process.send_signal(signal.SIGINT)
            code, said = await asyncio.to_thread(ended, process, signal.SIGTERM)
    assert TRACEBACK not in said
    assert code == 0


UNSTARTED = """
import concurrent.futures.process as processes
from pathlib import Path
def start(self):
    Path(__file__).with_name("waits").touch()
    self._started.wait()
processes._ExecutorManagerThread.start = start
"""
"""Without memory a thread may end before it says that it has begun: whoever started it waits."""
UNENDED = """
import threading
import concurrent.futures.process as processes
processes.ProcessPoolExecutor.shutdown = lambda *_, **__: threading.Event().wait()
"""
UNLEFT = """
import atexit
import threading
atexit.register(threading.Event().wait)
"""


@pytest.mark.parametrize("fault", [UNSTARTED, UNENDED, UNLEFT], ids=["thread", "pool", "exit"])
async def test_it_ends_soon_whatever_does_not_and_keeps_what_it_acknowledged(tmp_path, fault):
    python = tmp_path / "python"
    python.mkdir()
    (python / "sitecustomize.py").write_text(fault)
    paths = os.pathsep.join((str(python), str(ROOT)))
    with playing(tmp_path, PYTHONPATH=paths, PURRLOR_STOP_WITHIN="1") as (process, url):
        if fault == UNENDED:
            async with ClientSession() as session:
                page = await Page.open(session, url, "Ann", "lobby")
                say = {"type": "say", "id": "new", "text": "/new boop computer=1", "table": ""}
                assert (await page.ask(say))["toast"] == ""
            await asyncio.to_thread(_wait_for_children, process.pid)
        async with asyncio.timeout(DEADLINE):
            while fault == UNSTARTED and not (python / "waits").exists():  # noqa: ASYNC110 — nobody tells
                await asyncio.sleep(0.01)
        code, said = await asyncio.to_thread(ended, process, signal.SIGTERM)
    assert said.startswith("Purrlor could not end in good order")
    assert code == 1
    with sqlite3.connect(tmp_path / "purrlor.db") as sql:
        assert sql.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert sql.execute("SELECT count(*) FROM tables").fetchone() == (int(fault == UNENDED),)
    sql.close()
