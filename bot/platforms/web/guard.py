"""Who may ask: only pages we served, under names we go by; and what those pages may do."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})


_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; "
    "img-src 'self' data:; "  # an answer's picture comes inside its frame
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_HEADERS: Final = {
    "Content-Security-Policy": _POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


def guarding(hosts: frozenset[str]) -> Middleware:
    """Refuses other names (DNS rebinding) and other sites' pages (WebSocket hijacking)."""

    @web.middleware
    async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
        if _name(request.headers.get("Host", "")) not in hosts:
            raise web.HTTPForbidden
        origin = request.headers.get("Origin")
        upgrade = "Upgrade" in request.headers
        if (origin is not None or upgrade) and not _same(origin or "", request.headers["Host"]):
            raise web.HTTPForbidden
        return await handler(request)

    return guard


async def secure(request: web.Request, response: web.StreamResponse) -> None:  # noqa: ARG001
    """Put the security headers on every response, refusals included."""
    response.headers.update(_HEADERS)


def _name(host: str) -> str | None:
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _same(origin: str, host: str) -> bool:
    scheme, _, rest = origin.partition("://")
    return scheme in {"http", "https"} and rest.casefold() == host.casefold()
