"""Requests to a Bot API server over aiohttp.

The library's own go over httpx, whose pool looks at every connection for every request: under load
that was half of what a press cost.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final

from aiohttp import ClientError, ClientSession, ClientTimeout, FormData, TCPConnector
from telegram.error import NetworkError, TelegramError, TimedOut
from telegram.request import BaseRequest, RequestData

from bot.contract import RetryLater, Urgency
from bot.platforms.governor import EVERYWHERE, Allowance, Governor, Room
from bot.platforms.telegram.errors import Flooded

SILENCE: Final = 5.0
"""Seconds to wait when Telegram is flooded but names none."""
CONNECTING: Final = 10.0
UPLOADING: Final = 20.0
"""Seconds a request may take beside the wait for its answer."""
ACKNOWLEDGES: Final = "answerCallbackQuery"
"""It goes over connections of its own: groups that hang may take all the others."""
TAKES_BACK: Final = "deleteEphemeralMessage"
ASKS: Final = "get"
"""How the methods begin that show nothing in a chat: they cost none of what it takes."""
PER_SECOND: Final = 28
"""Telegram takes about 30 requests a second of a bot."""
_OTHERS: Final = (Urgency.PLAY, Urgency.HAND, Urgency.LOBBY)
GROUP: Final = Allowance(
    60.0,
    {Urgency.PLAY: Room(10, 20), Urgency.HAND: Room(14, 14), Urgency.LOBBY: Room(5, 10, sure=15.0)},
)
"""About 20 sends and edits a minute; what only one person sees there is counted, too."""
PRIVATE: Final = Allowance(10.0, dict.fromkeys(_OTHERS, Room(6, 16)))
"""About one a second."""

_urgency: ContextVar[Urgency] = ContextVar("_urgency", default=Urgency.HAND)


def everything(per_second: int = PER_SECOND) -> Allowance:
    """What is sent in all; a little is kept for who has pressed a button."""
    others = dict.fromkeys(_OTHERS, Room(4, per_second - 2))
    return Allowance(1.0, {Urgency.ANSWER: Room(per_second, per_second), **others})


@contextmanager
def as_urgent_as(urgency: Urgency) -> Iterator[None]:
    """Requests made meanwhile go by this urgency."""
    token = _urgency.set(urgency)
    try:
        yield
    finally:
        _urgency.reset(token)


class Request(BaseRequest):
    """So many connections to one server; tells a flood by an error of ours.

    The library's own warns about the type of its seconds whenever it is raised. Where there is a
    governor, nothing goes without its leave: what it puts off is a flood, too.
    """

    def __init__(
        self, connections: int, read_timeout: float, governor: Governor | None = None
    ) -> None:
        self._connections = connections
        self._read_timeout = read_timeout
        self._governor = governor
        self._session: ClientSession | None = None
        self._quick: ClientSession | None = None
        """For acknowledgements."""

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
            self._session, self._quick = self._opened(), self._opened()

    def _opened(self) -> ClientSession:
        return ClientSession(connector=TCPConnector(limit=self._connections), trust_env=True)

    async def shutdown(self) -> None:
        sessions = (self._session, self._quick)
        self._session = self._quick = None
        for session in filter(None, sessions):
            await session.close()

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
        asked = url.rpartition("/")[2]
        session = self._quick if asked == ACKNOWLEDGES else self._session
        if session is None:
            raise NetworkError("not connected")
        place = await self._admitted(asked, request_data)
        named = isinstance(read_timeout, int | float)
        wait = float(read_timeout) if named else self._read_timeout
        code, payload = await self._exchange(session, url, method, request_data, wait)
        if code == 429:
            seconds = _seconds(payload)
            if self._governor is not None:
                self._governor.hold(place, seconds)
            raise Flooded(seconds)
        return code, payload

    async def _exchange(
        self, session: ClientSession, url: str, method: str, asked: RequestData | None, wait: float
    ) -> tuple[int, bytes]:
        timeout = ClientTimeout(total=wait + UPLOADING, connect=CONNECTING, sock_read=wait)
        try:
            # Redirected, the token would go wherever somebody in between likes.
            async with session.request(
                method,
                url,
                data=_form(asked),
                headers={"User-Agent": self.USER_AGENT},
                timeout=timeout,
                allow_redirects=False,
            ) as response:
                return response.status, await response.read()
        except TimeoutError:
            raise TimedOut from None
        except (ClientError, OSError) as error:
            # N.B. the text of some of these errors holds the address, and so the token.
            raise NetworkError(type(error).__name__) from None

    async def _admitted(self, method: str, asked: RequestData | None) -> str:
        """The chat a request is for, once it may go there."""
        place = str(asked.parameters.get("chat_id", EVERYWHERE)) if asked else EVERYWHERE
        if self._governor is None:
            return place
        urgency = Urgency.ANSWER if method == ACKNOWLEDGES else _urgency.get()
        allowance = None
        # N.B. a group's twenty a minute are of what is sent and changed.
        if place != EVERYWHERE and not method.startswith((ASKS, TAKES_BACK)):
            allowance = GROUP if place.startswith("-") else PRIVATE
        try:
            await self._governor.admit(place, urgency, allowance)
        except RetryLater as later:
            raise Flooded(later.seconds or SILENCE) from None
        return place


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
