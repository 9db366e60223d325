"""A house with a scripted desk, and tabs that speak with it through real sockets."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType
from playwright.async_api import Browser as Chromium
from playwright.async_api import async_playwright, expect

from tests.patience import DEADLINE, PATIENCE
from tests.web.desk import ScriptedDesk
from tests.web.rooms import House
from tests.web.stage import CHROMIUM, QUIET, Stage
from tests.web.whole import Table

expect.set_options(timeout=PATIENCE)


class Tab:
    """One connected page, as frames."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.drawings: list[bytes] = []
        self._ids = count(1)

    async def send(self, kind: str, **fields: object) -> str:
        """Send a frame; returns its id."""
        id_ = str(fields.pop("id", f"frame-{next(self._ids)}"))
        await self.socket.send_str(json.dumps({"type": kind, "id": id_, **fields}))
        return id_

    async def next(self, kind: str) -> dict[str, Any]:
        """The next frame of a kind; what comes before it is remembered in `heard`."""
        while True:
            message = await self.socket.receive(timeout=DEADLINE)
            if message.type is WSMsgType.BINARY:
                self.drawings.append(message.data)
                continue
            assert message.type is WSMsgType.TEXT, message
            frame: dict[str, Any] = json.loads(message.data)
            self.heard.append(frame)
            if frame["type"] == kind:
                return frame

    async def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        """Send a frame and wait for its acknowledgement."""
        id_ = await self.send(kind, **fields)
        answer = await self.next("ack")
        assert answer["id"] == id_
        return answer


class Browser:
    """Opens tabs."""

    def __init__(self, house: House, session: ClientSession) -> None:
        self.house = house
        self.session = session
        self.tabs: list[Tab] = []
        """A tab nobody holds would close itself."""

    async def connect(self) -> Tab:
        """A tab that has not said hello."""
        headers = {"Origin": self.house.url}
        tab = Tab(await self.session.ws_connect(f"{self.house.url}/chat", headers=headers))
        self.tabs.append(tab)
        return tab

    async def enter(
        self, name: str, room: str = "lobby", token: str | None = None, language: str = "en"
    ) -> tuple[Tab, dict[str, Any]]:
        """A tab in a room, and its welcome."""
        tab = await self.connect()
        secret = token or name.encode().hex().rjust(48, "0")
        await tab.send("hello", token=secret, name=name, room=room, language=language)
        return tab, await tab.next("welcome")


@pytest.fixture(autouse=True)
def _no_penance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is put off here is put off at once."""
    monkeypatch.setattr("bot.platforms.web.frames.conversation.PENANCE", 0.0)


@pytest.fixture
async def house() -> AsyncIterator[House]:
    house = House()
    yield house
    await house.shut()


@pytest.fixture
async def desk(house: House) -> ScriptedDesk:
    desk = ScriptedDesk(house)
    await house.open(desk)
    return desk


@pytest.fixture
async def browser(house: House, desk: ScriptedDesk) -> AsyncIterator[Browser]:  # noqa: ARG001
    async with ClientSession() as session:
        yield Browser(house, session)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[Chromium]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="module")
async def stage(chromium: Chromium) -> AsyncIterator[Stage]:
    stage = Stage(chromium)
    await stage.house.open(stage.desk)
    async with stage.contexts:
        yield stage
    await stage.house.shut()
    assert stage.faults == []


@pytest_asyncio.fixture(loop_scope="module")
async def table(tmp_path: Path, chromium: Chromium) -> AsyncIterator[Table]:
    table = Table(tmp_path, chromium)
    await table.open()
    async with table.pages:
        yield table
    await table.close()
    assert table.faults == []
