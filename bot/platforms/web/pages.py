"""What is served as it lies there: the page, its scripts, its looks, its font."""

from __future__ import annotations

import gzip
import json
from base64 import b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from aiohttp import web

from bot.platforms.web.bundle import digest_of, script
from bot.platforms.web.frames.incoming import LANGUAGES

STATIC: Final = Path(__file__).parent / "static"
DATA: Final = Path(__file__).parents[3] / "data"
FONT: Final = "Baloo2-Bold.ttf"
OWN_NAME: Final = "own-name"
"""What a language calls itself."""
WORKER: Final = "worker.js"
"""Shows notes on phones; it lies beside the page, which is all it may be for."""
FOR_EVER: Final = "public, max-age=31536000, immutable"

_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".ttf": "font/ttf",
}


@dataclass(frozen=True, slots=True)
class _Leaf:
    body: bytes
    packed: bytes
    kind: str
    etag: str

    @classmethod
    def of(cls, body: bytes, suffix: str) -> _Leaf:
        packed = gzip.compress(body, mtime=0)
        return cls(body, packed, _TYPES[suffix], digest_of(body))


def page_routes(static: Path = STATIC, data: Path = DATA) -> list[web.RouteDef]:
    """A route for each file, read once: no path of a request ever reaches the disk.

    Everything but the page itself and its worker is named after what is in it and never asked for
    twice. All addresses are relative, so the page may be served below another path.
    """
    named: dict[str, _Leaf] = {}

    def name(file: str, body: bytes) -> str:
        stem, _, suffix = file.rpartition(".")
        leaf = _Leaf.of(body, f".{suffix}")
        named[f"/static/{stem}.{leaf.etag}.{suffix}"] = leaf
        return f"{stem}.{leaf.etag}.{suffix}"

    style = (static / "style.css").read_text(encoding="utf-8")
    page = (static / "index.html").read_text(encoding="utf-8")
    for file in sorted(static.glob("*.svg")):  # small: a request would cost more
        drawing = f"data:image/svg+xml;base64,{b64encode(file.read_bytes()).decode()}"
        style = style.replace(f"{{{file.name}}}", drawing)
        page = page.replace(f"{{{file.name}}}", drawing)
    font = (data / "art" / "fonts" / FONT).read_bytes()
    style = style.replace(f"{{{FONT}}}", name(FONT, font))
    words = {
        language: json.loads((data / "locales" / language / "page.json").read_text("utf-8"))
        for language in LANGUAGES
    }
    page = page.replace("{languages}", "".join(map(_choice, words, words.values())))
    page = page.replace("{style.css}", name("style.css", style.encode()))
    page = page.replace("{app.js}", name("app.js", script(static, words).encode()))
    routes = [_route(address, leaf, FOR_EVER) for address, leaf in named.items()]
    # N.B. a browser keeps a worker under its name, and asks by itself whether it is another now.
    worker = _Leaf.of((static / WORKER).read_bytes(), ".js")
    routes.append(_route(f"/{WORKER}", worker, "no-cache"))
    return [_route("/", _Leaf.of(page.encode(), ".html"), "no-cache"), *routes]


def _choice(language: str, words: Mapping[str, str]) -> str:
    """A button that has the page speak a language, in that language."""
    code, name = escape(language), escape(words[OWN_NAME])
    return f'<button type="button" data-language="{code}" lang="{code}">{name}</button>'


def _route(path: str, leaf: _Leaf, caching: str) -> web.RouteDef:
    async def serve(request: web.Request) -> web.Response:
        headers = {"Cache-Control": caching, "ETag": f'"{leaf.etag}"', "Vary": "Accept-Encoding"}
        if any(etag.value in {leaf.etag, "*"} for etag in request.if_none_match or ()):
            return web.Response(status=304, headers=headers)
        headers["Content-Type"] = leaf.kind
        if "gzip" not in request.headers.get("Accept-Encoding", ""):
            return web.Response(body=leaf.body, headers=headers)
        headers["Content-Encoding"] = "gzip"
        return web.Response(body=leaf.packed, headers=headers)

    return web.get(path, serve)
