"""A Bot API server on loopback: records every request, then does what Telegram would."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from tests.telegram.mailbox import Mailbox
from tests.telegram.methods import Methods
from tests.telegram.town import Json, Refused, Town

TOKEN = "123:test"  # noqa: S105 — nobody else knows it
PACKED = frozenset(
    {
        *("reply_markup", "media", "commands", "scope", "allowed_updates", "entities"),
        *("caption_entities", "reply_parameters", "ephemeral_message_parameters"),
        *("link_preview_options", "reaction", "results"),
    }
)
"""Parameters that are JSON inside a form."""


@dataclass
class Call:
    """One request of the bot, and how it was answered."""

    method: str
    asked: Json
    files: dict[str, bytes]
    refused: str = ""
    at: float = 0.0


@dataclass
class Fault:
    """Something that goes wrong with the next calls of a method."""

    method: str
    code: int
    sentence: str
    parameters: dict[str, int] = field(default_factory=dict)
    cut: bool = False
    """The connection breaks."""
    done: bool = False
    """But what was asked is done all the same."""
    door: asyncio.Event | None = None
    """Nothing is wrong, but it takes until this is set."""


class Server:
    """Town, mailbox and the record of all calls."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.town = Town(clock)
        self.mailbox = Mailbox()
        self.methods = Methods(self.town, self.mailbox)
        self.calls: list[Call] = []
        self.faults: list[Fault] = []
        self.address = ""

    def of(self, *methods: str) -> list[Call]:
        """The calls of some methods, oldest first."""
        return [call for call in self.calls if call.method in methods]

    def fail(
        self, method: str, code: int, sentence: str, times: int = 1, **parameters: int
    ) -> None:
        """The next calls of a method go wrong."""
        self.faults += [Fault(method, code, sentence, parameters) for _ in range(times)]

    def cut(self, method: str, times: int = 1, *, done: bool = False) -> None:
        """The connection breaks at the next calls of a method."""
        self.faults += [Fault(method, 0, "", cut=True, done=done) for _ in range(times)]

    def hang(self, method: str) -> asyncio.Event:
        """The next call of a method takes until this is set."""
        door = asyncio.Event()
        self.faults.append(Fault(method, 0, "", door=door))
        return door

    async def handle(self, request: web.Request) -> web.StreamResponse:
        method = request.match_info["method"]
        if request.match_info["token"] != TOKEN:
            return _refusal(Refused(401, "Unauthorized"))
        asked, files = await _read(request)
        call = Call(method, asked, files, at=self.town.clock())
        self.calls.append(call)
        fault = self._fault(method)
        if fault is not None and fault.door is not None:
            await fault.door.wait()
            fault = None
        if fault is not None and not fault.cut:
            call.refused = fault.sentence
            return _refusal(Refused(fault.code, fault.sentence, **fault.parameters))
        try:
            if method != "getUpdates":
                self.town.count()
            if fault is None or fault.done:
                result = await self.methods.call(method, self._with_uploads(asked, files))
            if fault is not None and request.transport is not None:
                request.transport.abort()
                return web.Response()
        except Refused as refused:
            call.refused = refused.sentence
            return _refusal(refused)
        return web.json_response({"ok": True, "result": result})

    def _with_uploads(self, asked: Json, files: dict[str, bytes]) -> Json:
        """What was asked with the names under which uploads are kept."""
        names = {name: self.town.keep(png) for name, png in files.items()}
        asked = {**asked, **({"photo": names["photo"]} if "photo" in names else {})}
        media = asked.get("media")
        if media and media["media"].startswith("attach://"):
            asked["media"] = {**media, "media": names[media["media"].removeprefix("attach://")]}
        return asked

    def _fault(self, method: str) -> Fault | None:
        found = next((fault for fault in self.faults if fault.method == method), None)
        if found is not None:
            self.faults.remove(found)
        return found


@asynccontextmanager
async def serving(
    clock: Callable[[], float], kind: Callable[..., Server] = Server
) -> AsyncIterator[Server]:
    """A server at a free port."""
    server = kind(clock)
    application = web.Application(client_max_size=64 << 20)
    application.router.add_route("*", "/bot{token}/{method}", server.handle)
    runner = web.AppRunner(
        application, access_log=None, handler_cancellation=True, shutdown_timeout=0.01
    )
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        server.address = "http://{}:{}".format(*runner.addresses[0][:2])
        yield server
    finally:
        server.mailbox.close_hook()
        await runner.cleanup()


async def _read(request: web.Request) -> tuple[Json, dict[str, bytes]]:
    asked: Json = dict(request.query)
    files: dict[str, bytes] = {}
    if request.content_type == "application/json":
        asked |= await request.json()
    elif request.method == "POST":
        for name, value in (await request.post()).items():
            if isinstance(value, web.FileField):
                files[name] = value.file.read()
            else:
                asked[name] = value
    return {name: _unpacked(name, value) for name, value in asked.items()}, files


def _unpacked(name: str, value: Any) -> Any:
    return json.loads(value) if name in PACKED and isinstance(value, str) else value


def _refusal(refused: Refused) -> web.Response:
    body: Json = {"ok": False, "error_code": refused.code, "description": refused.sentence}
    if refused.parameters:
        body["parameters"] = refused.parameters
    return web.json_response(body, status=refused.code)
