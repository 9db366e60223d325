"""What every port we serve has: a word on our health, none in the log on strangers' noise."""

from __future__ import annotations

import logging
from collections.abc import MutableMapping
from typing import Any, Final

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

from bot.contract import Ailing


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
    """`/healthz`: 200 while all is well, else 503 and what fails, in a line each."""

    async def tell(request: web.Request) -> web.Response:  # noqa: ARG001
        fails = ailing()
        return web.Response(status=503 if fails else 200, text="\n".join(fails or ("well",)))

    return web.get("/healthz", tell)
