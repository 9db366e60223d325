"""The web platform: serves the page, takes its commands to the desk and posts to its rooms."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from aiohttp import web

from bot.contract import (
    Ailing,
    Bar,
    Barred,
    Buckets,
    Desk,
    Finding,
    Limits,
    Person,
    Place,
    Post,
    Stamps,
    Unreachable,
    Unwell,
    Venue,
)
from bot.platforms.port import QUIET, health_route
from bot.platforms.web.capacity import Capacity, Guests
from bot.platforms.web.door import PATIENCE, Door, most_files, quiet
from bot.platforms.web.frames.conversation import BURST, RATE, Connection, Parties, converse
from bot.platforms.web.frames.hall import Hall
from bot.platforms.web.frames.incoming import MAX_FRAME
from bot.platforms.web.guard import LOOPBACK, guarding, securing
from bot.platforms.web.messages import RoomKeeper
from bot.platforms.web.pages import page_routes
from bot.platforms.web.qr import qr_route

GOODBYE: Final = 2.0
"""Seconds for connections to end by themselves when the page is no longer served."""

_PERSON: Final = re.compile(r"[0-9a-f]{32}")


def as_typed(language: str, verb: str, typed: str = "") -> str:  # noqa: ARG001
    """A command as the box takes it in every language."""
    return f"/{verb} {typed}".rstrip()


class Web:
    """The chat page.

    `clock` tells Unix time, `ticks` seconds that only go forward, `fresh_id` makes names of 128
    random bits or more.

    `ailing` tells what fails, for who asks at `/healthz`.
    `verbs` are what the command box offers after a slash, and `named` says how a command is written
    for readers of a language. Whoever binds `host` to more than
    loopback also says under which other `hosts` (names, without a port) the page may be asked for.
    `frames` are the sites that may show it in a frame.
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
        sights=True,
        replaces=True,
        rings=False,
        commons=True,
        stamps=Stamps.PUBLIC,
    )

    def __init__(
        self,
        rooms: RoomKeeper,
        *,
        clock: Callable[[], float],
        ticks: Callable[[], float] = time.monotonic,
        ailing: Ailing = tuple,
        fresh_id: Callable[[], str],
        host: str = "127.0.0.1",
        port: int = 8765,
        hosts: frozenset[str] = frozenset(),
        frames: Sequence[str] = (),
        verbs: Sequence[str] = (),
        named: Callable[..., str] = as_typed,
        capacity: Capacity = Capacity(),  # noqa: B008 — it is frozen
    ) -> None:
        self.host = host
        self.port = port
        """Where it is served; once `ready`, a 0 has become the real number."""
        self.ready = asyncio.Event()
        self._ticks = ticks
        self._capacity = capacity.within(most_files())
        self._ailing = ailing
        self._hosts = LOOPBACK | hosts
        self._frames = frames
        self._verbs = verbs
        self.command = named
        self._hall = Hall(rooms, clock, fresh_id)

    @property
    def address(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"

    async def run(self, desk: Desk) -> None:
        door = Door(self._capacity, self._ticks)
        runner = web.AppRunner(
            self._application(desk, door),
            access_log=None,  # addresses are secrets
            logger=QUIET,
            keepalive_timeout=PATIENCE,
            shutdown_timeout=GOODBYE,
        )
        await runner.setup()
        try:
            with quiet(self._ticks):
                await self._serve(runner, door)
        finally:
            self.ready.clear()
            await self._hall.close()
            await runner.cleanup()
            await self._hall.end()

    async def _serve(self, runner: web.AppRunner, door: Door) -> None:
        """Take connections until cancelled."""
        loop = asyncio.get_running_loop()
        protocols = runner.server
        if protocols is None:
            raise RuntimeError("the runner has not been set up")
        server = await loop.create_server(door.leading_to(protocols), self.host, self.port)
        try:
            self.port = server.sockets[0].getsockname()[1]
            self.ready.set()
            await loop.create_future()
        finally:
            server.close()

    async def post(self, venue: Venue, post: Post) -> str:
        return await self._hall.show(*_place(venue), post)

    async def edit(self, place: Place, message: str, post: Post) -> None:
        await self._hall.change(*_place(place), message, post)

    async def erase(self, place: Place, message: str) -> None:
        await self._hall.strip(*_place(place), message)  # what was said in a room stays

    async def whisper(self, person: Person, post: Post) -> str:
        if person.platform != self.name or not _PERSON.fullmatch(person.id):
            raise Unreachable(f"{person.key} is nobody here")
        return await self._hall.show(None, person.id, post)

    async def aside(self, venue: Venue, person: Person, post: Post) -> None:
        raise Unreachable(f"{person.key} has a strip of their own")

    async def put_away(self, person: Person, panel: str, *, but: str = "") -> None:
        """Nothing: a page looks at its table again whenever that changes."""

    async def answered(self, person: Person) -> None:
        """At once: a page looks at its table again after each answer."""

    async def branch(
        self,
        venue: Venue,
        title: str,
        message: str | None,
        people: Sequence[Person],
    ) -> Venue:
        raise Barred(Bar.KIND, "a room has no threads")

    async def manages(self, venue: Venue, person: Person) -> bool:
        return True  # a room is everybody's

    async def includes(self, venue: Venue, person: Person) -> bool:
        return True  # whoever has closed the page may open it again

    async def examine(self) -> Sequence[Finding]:
        return ()

    def _application(self, desk: Desk, door: Door) -> web.Application:
        guests = Guests(self._capacity)
        frames = Buckets(self._ticks, burst=BURST, rate=RATE)
        parties = Parties(self._hall, desk, self._verbs, self.command, guests, frames)

        async def chat(request: web.Request) -> web.StreamResponse:
            settle = partial(door.settle, request.transport)
            return await _chat(request, parties, Connection(settle, partial(_cut, request)))

        application = web.Application(middlewares=[guarding(self._hosts, door.pace)])
        application.on_response_prepare.append(securing(self._frames))
        application.add_routes(page_routes())
        application.add_routes([web.get("/chat", chat), web.get("/picture/{id}", self._picture)])
        application.add_routes([health_route(self._ailing), qr_route()])
        return application

    async def _picture(self, request: web.Request) -> web.Response:
        try:
            png = await self._hall.picture(request.match_info["id"])
        except Unwell:
            raise web.HTTPServiceUnavailable from None
        if png is None:
            raise web.HTTPNotFound
        headers = {"Cache-Control": "private, max-age=31536000, immutable"}
        return web.Response(body=png, content_type="image/png", headers=headers)


async def _chat(
    request: web.Request, parties: Parties, connection: Connection
) -> web.StreamResponse:
    socket = web.WebSocketResponse(timeout=2, heartbeat=20, max_msg_size=MAX_FRAME)
    if not socket.can_prepare(request):
        raise web.HTTPBadRequest
    await socket.prepare(request)
    await converse(socket, parties, connection)
    return socket


def _place(place: Place) -> tuple[str | None, str | None]:
    private = isinstance(place, Person) or place.private
    return (None, place.id) if private else (place.id, None)


def _cut(request: web.Request) -> None:
    if request.transport is not None:
        request.transport.abort()
