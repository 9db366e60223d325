"""Requests to a Bot API server over aiohttp.

The library's own go over httpx, whose pool looks at every connection for every request: under load
that was half of what a press cost.
"""

from __future__ import annotations

import json
from typing import Any, Final

from aiohttp import ClientError, ClientSession, ClientTimeout, FormData, TCPConnector
from telegram.error import NetworkError, TelegramError, TimedOut
from telegram.request import BaseRequest, RequestData

from bot.platforms.telegram.errors import Flooded

SILENCE: Final = 5.0
"""Seconds to wait when Telegram is flooded but names none."""
CONNECTING: Final = 10.0
UPLOADING: Final = 20.0
"""Seconds a request may take beside the wait for its answer."""


class Request(BaseRequest):
    """So many connections to one server; tells a flood by an error of ours.

    The library's own warns about the type of its seconds whenever it is raised.
    """

    def __init__(self, connections: int, read_timeout: float) -> None:
        self._connections = connections
        self._read_timeout = read_timeout
        self._session: ClientSession | None = None

    @property
    def read_timeout(self) -> float:
        return self._read_timeout

    @staticmethod
    def parse_json_payload(payload: bytes) -> dict[str, Any]:
        """What an answer says; the library would log one it cannot read, with a hand in it."""
        try:
            found: dict[str, Any] = json.loads(payload.decode(errors="replace"))
        except ValueError:
            raise TelegramError("the answer cannot be read") from None
        return found

    async def initialize(self) -> None:
        if self._session is None:
            connector = TCPConnector(limit=self._connections)
            self._session = ClientSession(connector=connector, trust_env=True)

    async def shutdown(self) -> None:
        if self._session is not None:
            await self._session.close()
            self._session = None

    async def do_request(
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        read_timeout: Any = BaseRequest.DEFAULT_NONE,
        *args: Any,
        **kwargs: Any,
    ) -> tuple[int, bytes]:
        """Status and body of an answer; what goes wrong is told without the address.

        The other timeouts the library names are ours to choose.
        """
        del args, kwargs
        if self._session is None:
            raise NetworkError("not connected")
        named = isinstance(read_timeout, int | float)
        wait = float(read_timeout) if named else self._read_timeout
        timeout = ClientTimeout(total=wait + UPLOADING, connect=CONNECTING, sock_read=wait)
        try:
            # Redirected, the token would go wherever somebody in between likes.
            async with self._session.request(
                method,
                url,
                data=_form(request_data),
                headers={"User-Agent": self.USER_AGENT},
                timeout=timeout,
                allow_redirects=False,
            ) as response:
                code, payload = response.status, await response.read()
        except TimeoutError:
            raise TimedOut from None
        except (ClientError, OSError) as error:
            # N.B. the text of some of these errors holds the address, and so the token.
            raise NetworkError(type(error).__name__) from None
        if code == 429:
            raise Flooded(_seconds(payload))
        return code, payload


def _form(asked: RequestData | None) -> FormData | None:
    """Parameters as a form; files make it one of several parts."""
    if asked is None:
        return None
    form = FormData(asked.json_parameters)
    for name, (filename, content, kind) in asked.multipart_data.items():
        form.add_field(name, content, filename=filename, content_type=kind)
    return form


def _seconds(payload: bytes) -> float:
    try:
        return float(json.loads(payload)["parameters"]["retry_after"])
    except (ValueError, KeyError, TypeError):
        return SILENCE
