"""Who may ask: only pages we served, under names we go by; and what those pages may do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})


_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; "
    "img-src 'self' data:; "  # an answer's picture comes inside its frame
    "base-uri 'none'; form-action 'none'; frame-ancestors "
)
_HEADERS: Final = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


def guarding(
    hosts: frozenset[str], pace: Callable[[asyncio.BaseTransport | None], Awaitable[None]]
) -> Middleware:
    """Refuses other names (DNS rebinding) and other sites' pages (WebSocket hijacking).

    `pace` keeps those waiting who ask too much at once.
    """

    @web.middleware
    async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
        await pace(request.transport)
        if _name(request.headers.get("Host", "")) not in hosts:
            raise web.HTTPForbidden
        origin = request.headers.get("Origin")
        upgrade = "Upgrade" in request.headers
        if (origin is not None or upgrade) and not _same(origin or "", request.headers["Host"]):
            raise web.HTTPForbidden
        return await handler(request)

    return guard


def securing(
    frames: Sequence[str],
) -> Callable[[web.Request, web.StreamResponse], Awaitable[None]]:
    """Puts the security headers on every response, refusals included.

    `frames` are the sites that may show the page in a frame; usually there are none.
    """
    headers = {**_HEADERS, "Content-Security-Policy": _POLICY + (" ".join(frames) or "'none'")}
    if not frames:
        headers["X-Frame-Options"] = "DENY"

    async def secure(request: web.Request, response: web.StreamResponse) -> None:  # noqa: ARG001
        response.headers.update(headers)

    return secure


def _name(host: str) -> str | None:
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _same(origin: str, host: str) -> bool:
    scheme, _, rest = origin.partition("://")
    return scheme in {"http", "https"} and rest.casefold() == host.casefold()
