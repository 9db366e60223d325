"""What costs every life of every bot the same is done once a process."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from functools import cache
from hashlib import blake2b
from typing import Any, NoReturn
from unittest.mock import patch

from aiohttp.multipart import parse_content_disposition
from PIL import Image
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.util import LRUCache

from bot.host.app import Shelf, shelf
from bot.host.openers import phrases_of
from bot.platforms.web.pages import page_routes
from engines.values import Seen
from render.painter import Look, Painted, Painter

_STATEMENTS: LRUCache[Any, Any] = LRUCache(2000)


class _Alike(SQLiteDialect_aiosqlite):
    """A dialect that is the same in every life, so that statements are compiled once."""

    supports_statement_cache = True

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(_Alike)


def _engine(*args: Any, **more: Any) -> AsyncEngine:
    engine = create_async_engine(*args, **more)
    engine.sync_engine.dialect.__class__ = _Alike
    engine.sync_engine._compiled_cache = _STATEMENTS
    return engine


@cache
def every_game() -> Shelf:
    """The games with their words read."""
    return shelf()


@cache
def phrase(language: str, key: str, /, **facts: str | int) -> str:
    """What platforms have to say."""
    return phrases_of(every_game().words)(language, key, **facts)


@cache
def _dispositions(header: str | None) -> tuple[str | None, dict[str, str]]:
    return parse_content_disposition(header)


def _disposition(header: str | None) -> tuple[str | None, dict[str, str]]:
    """What the header of a part says: aiohttp builds its patterns anew for each."""
    kind, facts = _dispositions(header)
    return kind, dict(facts)


_routes = cache(page_routes)


def _no_proxy(url: object) -> NoReturn:
    raise LookupError(f"{url} is asked for directly")


@contextmanager
def economy() -> Iterator[None]:
    """While this lasts, lives begin cheaply."""
    with ExitStack() as stack:
        stack.enter_context(patch("bot.store.engine.create_async_engine", _engine))
        stack.enter_context(patch("bot.platforms.web.platform.page_routes", _routes))
        stack.enter_context(patch("aiohttp.client.get_env_proxy_for_url", _no_proxy))
        stack.enter_context(patch("aiohttp.multipart.parse_content_disposition", _disposition))
        yield


@cache
def sketchy() -> Mapping[str, Painter]:
    """Painters that draw next to nothing, but nothing twice for what is not the same."""
    return {
        name: replace(painter, paint=_scribble) for name, painter in every_game().painters.items()
    }


def _scribble(seen: Seen[Any], look: Look) -> Painted:
    shown = repr((seen, look.view, look.names, look.choices, look.winners)).encode()
    a, b, c, d = blake2b(shown, digest_size=4).digest()
    ground = Image.new("P", (8, 8))  # N.B. for a page it is cut into tiles: all but one are alike
    ground.putpalette(bytes(768))
    ground.putdata((a, b, *bytes(6), c, d))
    return Painted(ground)
