"""`python -m bot` in a process of its own, and pages that speak with it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

from tests.patience import DEADLINE

ROOT = Path(__file__).parent.parent.parent


def start(folder: Path, *arguments: str, **settings: str) -> subprocess.Popen[str]:
    """The program, with its database in a folder and on any free port."""
    ours = {name: value for name, value in os.environ.items() if "PURRLOR" not in name}
    database = str(folder / "purrlor.db")
    given = {"PURRLOR_DATABASE": database, "PURRLOR_WEB_PORT": "0", "PYTHONPATH": str(ROOT)}
    given["PURRLOR_STOP_WITHIN"] = "0"  # a busy machine is no fault
    return subprocess.Popen(
        [sys.executable, "-m", "bot", *arguments],
        cwd=folder,
        env=ours | given | settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@contextmanager
def playing(folder: Path, **settings: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The local table, and its address; killed at the end, if it still runs."""
    with start(folder, "play", **settings) as process:
        try:
            yield process, address(process)
        finally:
            process.kill()


def address(process: subprocess.Popen[str]) -> str:
    """Where the program says it is."""
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://\S+", line)
    if found is None:
        process.kill()
        raise AssertionError(f"no address in {line!r}: {process.communicate()[1]}")
    return found[0]


def ended(process: subprocess.Popen[str], ask: signal.Signals | None = None) -> tuple[int, str]:
    """The exit code and what was complained about, after a signal if one is given."""
    if ask is not None:
        process.send_signal(ask)
    try:
        _, complaint = process.communicate(timeout=DEADLINE)
    except subprocess.TimeoutExpired:
        process.kill()
        raise
    return process.returncode, complaint


class Page:
    """One connected page: what it sends and what it is answered."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket = socket
        self.messages: dict[str, dict[str, Any]] = {}
        """What stands in the room and in the person's own strip, by id."""

    @classmethod
    async def open(cls, session: ClientSession, url: str, name: str, room: str) -> Page:
        """A page in a room."""
        page = cls(await session.ws_connect(f"{url}/chat", headers={"Origin": url}))
        token = name.encode().hex().rjust(48, "0")
        hello = {"type": "hello", "id": "hello", "token": token, "name": name, "room": room}
        await page.socket.send_str(json.dumps({**hello, "language": "en"}))
        await page.until("welcome")
        return page

    async def ask(self, frame: dict[str, str]) -> dict[str, Any]:
        """Send a frame and wait for its answer; raises `ConnectionError` when the line is cut."""
        await self.socket.send_str(json.dumps(frame))
        return await self.until("ack", "trouble")

    async def until(self, *kinds: str) -> dict[str, Any]:
        """The next frame of one of these kinds; messages that come before it are kept."""
        while True:
            message = await self.socket.receive(timeout=DEADLINE)
            if message.type is WSMsgType.BINARY:  # drawings
                continue
            if message.type is not WSMsgType.TEXT:
                raise ConnectionError(f"the line was cut: {message.type.name}")
            frame: dict[str, Any] = json.loads(message.data)
            for each in frame.get("messages", [frame.get("message")]):
                if each:
                    self.messages[each["id"]] = each
            if frame["type"] in kinds:
                return frame

    def board(self) -> dict[str, Any]:
        """The newest message of the room that shows a table."""
        boards = [each for each in self.messages.values() if each["sketch"] and not each["private"]]
        newest: dict[str, Any] = max(boards, key=lambda each: each["position"])
        return newest
