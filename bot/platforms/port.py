"""What every port we serve has: a word on our health, none in the log on strangers' noise."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import MutableMapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

from bot.contract import Ailing

STATM: Final = Path("/proc/self/statm")
MEGABYTE: Final = 1_000_000


class _Quiet(logging.LoggerAdapter[logging.Logger]):
    """Leaves out requests that are none; everything else is logged as it comes."""

    def log(self, level: int, msg: object, *args: object, **kwargs: Any) -> None:
        if not isinstance(kwargs.get("exc_info"), HttpProcessingError):
            super().log(level, msg, *args, **kwargs)

    def process(
        self, msg: Any, kwargs: MutableMapping[str, Any]
    ) -> tuple[Any, MutableMapping[str, Any]]:
        return msg, kwargs


QUIET: Final = _Quiet(logging.getLogger(__name__), {})
"""For a server's troubles."""


def health_route(ailing: Ailing) -> web.RouteDef:
    """`/healthz`: 200 while all is well, else 503 and what fails, in a line each; our memory."""

    async def tell(request: web.Request) -> web.Response:  # noqa: ARG001
        fails = ailing()
        text = "\n".join((*(fails or ("well",)), f"memory: {memory()} MB"))
        return web.Response(status=503 if fails else 200, text=text)

    return web.get("/healthz", tell)


def memory() -> int:
    """How many megabytes this process takes, or has taken where only that is told; 0: not told."""
    with suppress(OSError):
        resident = int(STATM.read_text(encoding="ascii").split()[1])
        return resident * os.sysconf("SC_PAGE_SIZE") // MEGABYTE
    with suppress(ImportError):
        import resource  # noqa: PLC0415 — not everywhere

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most // (MEGABYTE if sys.platform == "darwin" else MEGABYTE // 1024)
    return 0
