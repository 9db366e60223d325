"""How the loopback Discord refuses: with the status, code and headers of the real one."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from tests.discord.town import Json


class Refused(Exception):
    """An error as Discord tells it."""

    def __init__(self, status: int, code: int, message: str = "", **more: Any) -> None:
        super().__init__(message or f"{status} with code {code}")
        self.status = status
        self.body: Json = {"message": str(self), "code": code, **more}


class Banned(Exception):
    """What the guard in front of Discord answers."""

    def __init__(self, status: int, retry_after: float) -> None:
        super().__init__(f"{status}: banned for {retry_after} s")
        self.status = status
        self.retry_after = retry_after


@dataclass
class Fault:
    """The next requests that match are refused."""

    method: str
    path: str
    """A regular expression the path is searched for."""
    status: int
    code: int = 0
    retry_after: float | None = None
    everywhere: bool = False
    times: int = 1
    cut: bool = False
    """The connection is cut instead of answered."""
    banned: bool = False
    """Not Discord answers but the guard in front of it, with a page and no `Via`."""
    after: bool = False
    """Only after the request has been carried out."""

    def meets(self, method: str, path: str) -> bool:
        """Whether a request is refused; one that is counts."""
        if self.times <= 0 or method != self.method or not re.search(self.path, path):
            return False
        self.times -= 1
        return True

    def strike(self, request: web.Request) -> None:
        """Refuse a request."""
        if self.cut:
            if request.transport is not None:
                request.transport.abort()
            raise Refused(500, 0, "nobody hears this")
        if self.banned:
            raise Banned(self.status, self.retry_after or 0.0)
        more: Json = {} if self.retry_after is None else {"retry_after": self.retry_after}
        if self.status == 429:
            more["global"] = self.everywhere
        raise Refused(self.status, self.code, **more)
