"""A whole Discord on loopback: REST, gateway and uploads on one real socket, with faults."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from aiohttp import web

from tests.discord.checks import complaints
from tests.discord.faults import Banned, Fault, Refused
from tests.discord.gateway import Gateway
from tests.discord.rest import NOTHING, Call, Rest
from tests.discord.town import Json, Town

TOKEN: Final = "town.crier.token"  # noqa: S105 — of a Discord that is not Discord
WINDOW: Final = 0.1
"""Seconds a rate limit lasts."""
SNOWFLAKE: Final = re.compile(r"\d{17,20}")


@dataclass(frozen=True)
class Seen:
    """A request that came in, and what it was answered."""

    method: str
    path: str
    body: Any
    files: dict[str, bytes]
    status: int
    answer: Any
    reader: str | None
    """Who alone will read it; None is everybody."""
    at: float

    @property
    def route(self) -> str:
        """The method and the path without ids."""
        parts = [
            "{id}"
            if SNOWFLAKE.fullmatch(part)
            else "{token}"
            if part.startswith("token-")
            else part
            for part in self.path.split("/")
        ]
        return f"{self.method} {'/'.join(parts)}"


@dataclass
class Loopback:
    """The server. `faults` hit requests to come; everything that came in is in `seen`."""

    clock: Callable[[], float] = time.time
    seen: list[Seen] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    """Requests beyond Discord's limits, which it would refuse."""
    faults: list[Fault] = field(default_factory=list)
    doors: dict[str, asyncio.Event] = field(default_factory=dict)
    """Requests to a path that begins like this wait until the door opens."""
    date_off: float = 0.0
    """Seconds this Discord's clock is ahead."""
    limit: int = 100
    """Requests of one route and channel in each `WINDOW`; one more is refused."""

    def __post_init__(self) -> None:
        self.town = Town(self.clock)
        self.rest = Rest(self.town)
        self.gateway = Gateway(self.town, TOKEN)
        self.host = ""
        self._runner: web.AppRunner | None = None
        self._buckets: dict[tuple[str, ...], tuple[float, int]] = {}

    @property
    def api(self) -> str:
        """Where the REST interface is."""
        return f"http://{self.host}/api/v10"

    async def open(self) -> None:
        """Listen on a free port."""
        application = web.Application(client_max_size=64 << 20)
        application.router.add_get("/gateway", self.gateway.handle)
        application.router.add_get("/gateway/", self.gateway.handle)
        application.router.add_route("*", "/api/v10/{path:.*}", self._handle)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.host = f"127.0.0.1:{self._runner.addresses[0][1]}"

    async def close(self) -> None:
        """Hang up."""
        if self._runner is not None:
            await self._runner.cleanup()

    def routes(self) -> list[str]:
        """What came in, in order."""
        return [seen.route for seen in self.seen]

    def sent(self, route: str) -> list[Seen]:
        """The requests of one route."""
        return [seen for seen in self.seen if seen.route == route]

    async def _handle(self, request: web.Request) -> web.Response:
        path = request.match_info["path"].strip("/")
        call = await _taken_apart(request, tuple(path.split("/")))
        for beginning, door in self.doors.items():
            if path.startswith(beginning):
                await door.wait()
        reader = self._reader(call)
        try:
            status, answer = self._answer(request, call)
        except Banned as banned:
            return web.Response(
                status=banned.status,
                text="<html>banned</html>",
                content_type="text/html",
                headers={"Retry-After": str(banned.retry_after)},
            )
        except Refused as refused:
            status, answer = refused.status, refused.body
        except Exception as error:
            self.wrong.append(f"{call.method} /{path}: the loopback itself failed: {error!r}")
            raise
        self.seen.append(
            Seen(
                call.method, f"/{path}", call.body, call.files, status, answer, reader, self.clock()
            )
        )
        headers = self._headers(call, status, answer)
        if answer is NOTHING:
            return web.Response(status=204, headers=headers)
        # N.B. exactly this content type: with a charset discord.py takes the body for plain text.
        data = json.dumps(answer).encode()
        return web.Response(
            body=data, status=status, headers=headers, content_type="application/json"
        )

    def _answer(self, request: web.Request, call: Call) -> tuple[int, Any]:
        path = "/".join(call.path)
        free = call.path[0] in {"interactions", "webhooks"}
        if not free and request.headers.get("Authorization") != f"Bot {TOKEN}":
            raise Refused(401, 0, "401: Unauthorized")
        fault = next((each for each in self.faults if each.meets(call.method, path)), None)
        if fault is not None and not fault.after:
            fault.strike(request)
        if self._left(call, take=True) < 0:
            raise Refused(429, 0, "You are being rate limited.", retry_after=WINDOW)
        wrong = complaints(call.path, call.body)
        if wrong:
            self.wrong += [f"{call.method} /{path}: {each}" for each in wrong]
            raise Refused(400, 50035, "; ".join(wrong))
        answer = self.rest.answer(call)
        if fault is not None:
            fault.strike(request)
        status = 201 if call.path[0] == "channels" and call.path[-1] == "threads" else 200
        return status, json.loads(json.dumps(answer)) if answer is not NOTHING else NOTHING

    def _reader(self, call: Call) -> str | None:
        match call.path:
            case ("interactions", _, token, *_) | ("webhooks", _, token, *_):
                asked = self.rest.asked.get(token)
                on_board = asked is not None and asked.kind == 6 and call.method == "PATCH"
                if asked is None or (
                    on_board and asked.message and asked.message["id"] not in self.town.audience
                ):
                    return None
                return asked.person
            case ("channels", channel, *_) if channel in self.town.channels:
                people = self.town.channels[channel].get("recipients", [])
                return people[0]["id"] if people else None
        return None

    def _left(self, call: Call, *, take: bool = False) -> int:
        """How many more requests like this one are free now."""
        key, now = (call.method, *call.path[:3]), time.monotonic()
        until, used = self._buckets.get(key, (0.0, 0))
        if until <= now:
            until, used = now + WINDOW, 0
        self._buckets[key] = (until, used + take)
        return self.limit - used - take

    def _headers(self, call: Call, status: int, answer: Any) -> dict[str, str]:
        """The limits, told as Discord tells them."""
        moment = time.time() + self.date_off
        headers = {
            "Date": time.strftime("%a, %d %b %Y %H:%M:%S GMT", time.gmtime(moment)),
            "Via": "1.1 google",
            "X-RateLimit-Bucket": f"{call.method}-{call.path[0]}-{len(call.path)}",
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(max(0, self._left(call))),
            "X-RateLimit-Reset": f"{time.time() + WINDOW:.3f}",
            "X-RateLimit-Reset-After": str(WINDOW),
        }
        if status == 429:
            wait: Json = answer
            headers |= {"X-RateLimit-Remaining": "0", "X-RateLimit-Scope": "user"}
            if "retry_after" in wait:
                headers["Retry-After"] = str(wait["retry_after"])
        return headers


async def _taken_apart(request: web.Request, path: tuple[str, ...]) -> Call:
    body: Any = None
    files: dict[str, bytes] = {}
    if request.content_type == "application/json":
        body = json.loads(await request.text() or "null")
    elif request.content_type == "multipart/form-data":
        for name, value in (await request.post()).items():
            if isinstance(value, web.FileField):
                files[name] = value.file.read()
            elif name == "payload_json":
                body = json.loads(str(value))
    return Call(request.method, path, body, files, request.host)
