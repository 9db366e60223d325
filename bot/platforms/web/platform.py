"""The web platform: serves the page, takes its commands to the desk and posts to its rooms."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from typing import Final

from aiohttp import web

from bot.contract import Desk, Finding, Gone, Limits, Person, Post, Unreachable, Venue
from bot.platforms.web.conversation import Parties, converse
from bot.platforms.web.guard import LOOPBACK, guarding, secure
from bot.platforms.web.hall import Hall
from bot.platforms.web.incoming import MAX_FRAME
from bot.platforms.web.messages import RoomKeeper
from bot.platforms.web.pages import page_routes

CONNECTIONS: Final = 400
"""Pages at once; one more is asked to come later."""

_PERSON: Final = re.compile(r"[0-9a-f]{32}")


class Web:
    """The chat page. `clock` tells Unix time, `fresh_id` makes names of 128 random bits or more.

    `verbs` are what the command box offers after a slash. Whoever binds `host` to more than
    loopback also says under which other `hosts` (names, without a port) the page may be asked for.
    """

    name = "web"
    limits = Limits(
        columns=8,
        rows=16,
        buttons=120,
        text=4000,
        alt=2000,
        toast=300,
        spots=True,
        replaces=True,
    )

    def __init__(
        self,
        rooms: RoomKeeper,
        *,
        clock: Callable[[], float],
        fresh_id: Callable[[], str],
        host: str = "127.0.0.1",
        port: int = 8765,
        hosts: frozenset[str] = frozenset(),
        verbs: Sequence[str] = (),
    ) -> None:
        self.host = host
        self.port = port
        """Where it is served; once `ready`, a 0 has become the real number."""
        self.ready = asyncio.Event()
        self._clock = clock
        self._hosts = LOOPBACK | hosts
        self._verbs = verbs
        self._hall = Hall(rooms, clock, fresh_id)
        self._connections = 0

    @property
    def address(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"

    async def run(self, desk: Desk) -> None:
        runner = web.AppRunner(self._application(desk), access_log=None)  # addresses are secrets
        await runner.setup()
        try:
            await web.TCPSite(runner, self.host, self.port).start()
            self.port = runner.addresses[0][1]
            self.ready.set()
            await asyncio.get_running_loop().create_future()
        finally:
            self.ready.clear()
            await self._hall.close()
            await runner.cleanup()

    async def post(self, venue: Venue, post: Post) -> str:
        return await self._hall.show(*_place(venue), post)

    async def edit(self, venue: Venue, message: str, post: Post) -> None:
        await self._hall.change(*_place(venue), message, post)

    async def strip(self, venue: Venue, message: str) -> None:
        await self._hall.strip(*_place(venue), message)

    async def whisper(self, person: Person, post: Post) -> str:
        if person.platform != self.name or not _PERSON.fullmatch(person.id):
            raise Unreachable(f"{person.key} is nobody here")
        return await self._hall.show(None, person.id, post)

    async def branch(self, venue: Venue, title: str) -> Venue:  # noqa: ARG002
        raise Gone("a room has no threads")

    async def examine(self) -> Sequence[Finding]:
        return ()

    def _application(self, desk: Desk) -> web.Application:
        parties = Parties(self._hall, desk, self._verbs, self._clock)

        async def chat(request: web.Request) -> web.StreamResponse:
            return await self._chat(request, parties)

        application = web.Application(middlewares=[guarding(self._hosts)])
        application.on_response_prepare.append(secure)
        application.add_routes(page_routes())
        application.add_routes([web.get("/chat", chat), web.get("/picture/{id}", self._picture)])
        return application

    async def _chat(self, request: web.Request, parties: Parties) -> web.StreamResponse:
        socket = web.WebSocketResponse(
            timeout=2, heartbeat=20, max_msg_size=MAX_FRAME, compress=False
        )
        if not socket.can_prepare(request):
            raise web.HTTPBadRequest
        if self._connections >= CONNECTIONS:
            raise web.HTTPServiceUnavailable
        self._connections += 1
        try:
            await socket.prepare(request)
            await converse(socket, parties, lambda: _cut(request))
        finally:
            self._connections -= 1
        return socket

    async def _picture(self, request: web.Request) -> web.Response:
        png = await self._hall.picture(request.match_info["id"])
        if png is None:
            raise web.HTTPNotFound
        headers = {"Cache-Control": "private, max-age=31536000, immutable"}
        return web.Response(body=png, content_type="image/png", headers=headers)


def _place(venue: Venue) -> tuple[str | None, str | None]:
    return (None, venue.id) if venue.private else (venue.id, None)


def _cut(request: web.Request) -> None:
    if request.transport is not None:
        request.transport.abort()
