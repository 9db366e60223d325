"""What is served as it lies there: the page, its words, its font."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Final

from aiohttp import web

from bot.platforms.web.incoming import LANGUAGES

STATIC: Final = Path(__file__).parent / "static"
DATA: Final = Path(__file__).parents[3] / "data"
FONT: Final = "Baloo2-Bold.ttf"

_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".svg": "image/svg+xml; charset=utf-8",
    ".ttf": "font/ttf",
}


@dataclass(frozen=True, slots=True)
class _Leaf:
    body: bytes
    kind: str
    etag: str

    @classmethod
    def read(cls, file: Path) -> _Leaf:
        body = file.read_bytes()
        return cls(body, _TYPES[file.suffix], blake2b(body, digest_size=16).hexdigest())


def page_routes(static: Path = STATIC, data: Path = DATA) -> list[web.RouteDef]:
    """A route for each file, read once: no path of a request ever reaches the disk."""
    routes = [_route("/", static / "index.html")]
    routes += [_route(f"/static/{file.name}", file) for file in _parts(static)]
    routes += [
        _route(f"/words/{language}.json", data / "locales" / language / "page.json")
        for language in LANGUAGES
    ]
    return [*routes, _route(f"/fonts/{FONT}", data / "art" / "fonts" / FONT)]


def _parts(static: Path) -> Iterable[Path]:
    return sorted(file for file in static.iterdir() if file.suffix in {".css", ".js", ".svg"})


def _route(path: str, file: Path) -> web.RouteDef:
    leaf = _Leaf.read(file)

    async def serve(request: web.Request) -> web.Response:
        # N.B. "no-cache" is "ask each time": a page never runs with another version's scripts.
        headers = {"Cache-Control": "no-cache", "ETag": f'"{leaf.etag}"'}
        if any(etag.value in {leaf.etag, "*"} for etag in request.if_none_match or ()):
            return web.Response(status=304, headers=headers)
        return web.Response(body=leaf.body, headers={**headers, "Content-Type": leaf.kind})

    return web.get(path, serve)
