"""Messengers in whose way something may come."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from functools import partial
from typing import Any

from aiohttp import web

from tests.discord import faults as discord
from tests.discord.server import Loopback
from tests.simulation.faults import Blow, Faults
from tests.simulation.loop import Line
from tests.telegram import server as telegram
from tests.telegram.mailbox import Mailbox
from tests.telegram.methods import Methods
from tests.telegram.town import Json

_LINE: ContextVar[Any] = ContextVar("_LINE")
"""By which a request has come."""


def _hush(line: Any) -> None:
    """Whatever is answered by a line, the bot never hears it."""
    if isinstance(line, Line):
        line.peer.deaf = True


class StormyDiscord(Loopback):
    """A Discord in whose way something may come."""

    def shaken_by(self, faults: Faults) -> None:
        self.faults = [_DiscordBlow(faults)]


class _DiscordBlow(discord.Fault):
    """All that may come, as one fault that now and then meets a request."""

    def __init__(self, faults: Faults) -> None:
        super().__init__("", "", 500)
        self._all = faults
        self._blow = Blow("")

    def meets(self, method: str, path: str) -> bool:
        if path.startswith(("gateway", "oauth2", "applications", "users")):
            return False
        found = self._all.blow("discord", f"{method} {path}")
        if found is None:
            return False
        self._blow, self.after = found, found.after
        self.status, self.code = found.status, found.code
        self.everywhere, self.banned = found.everywhere, found.banned
        self.cut = found.cut or found.kill
        self.retry_after = float(found.seconds) if found.status == 429 else None
        return True

    def strike(self, request: web.Request) -> None:
        if self._blow.kill and self._blow.after:
            self._all.world.kill(self._blow.kind)
        if self._blow.silent:
            _hush(request.transport)
        super().strike(request)


class StormyTelegram(telegram.Server):
    """A Telegram in whose way something may come."""

    storms: Faults | None = None

    methods: _DeadlyMethods
    mailbox: Letterbox

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__(clock)
        self.mailbox = Letterbox()
        self.mailbox.retry = 10.0
        self.methods = _DeadlyMethods(self.town, self.mailbox)

    def shaken_by(self, faults: Faults) -> None:
        self.storms = faults

    async def handle(self, request: web.Request) -> web.StreamResponse:
        _LINE.set(request.transport)
        return await super().handle(request)

    def _fault(self, method: str) -> telegram.Fault | None:
        blow = None if self.storms is None else self.storms.blow("telegram", method)
        if blow is None:
            return None
        if blow.status == 429:
            parameters: dict[str, Any] = {"retry_after": blow.seconds}
            sentence = f"Too Many Requests: retry after {blow.seconds}"
            return telegram.Fault(method, 429, sentence, parameters)
        if blow.status:
            return telegram.Fault(method, blow.status, blow.sentence)
        if blow.silent:
            _hush(_LINE.get())
        if blow.kill and blow.after:
            assert self.storms is not None
            self.methods.deadly = partial(self.storms.world.kill, blow.kind)
        return telegram.Fault(method, 0, "", cut=True, done=blow.after)


class Letterbox(Mailbox):
    """One that knows what was in it lately."""

    def __init__(self) -> None:
        super().__init__()
        self.taken: deque[Json] = deque(maxlen=5)

    def _confirm(self, done: Any) -> None:
        self.taken.extend(each for each in self.waiting if done(each["update_id"]))
        super()._confirm(done)

    def bring_again(self, updates: Sequence[Json]) -> None:
        """As if nobody had confirmed that they had come."""
        self.waiting[:0] = updates
        self._news.set()


class _DeadlyMethods(Methods):
    """Methods of which one may be the last that the bot asks for."""

    deadly: Callable[[], object] | None = None

    async def call(self, method: str, asked: Json) -> Any:
        try:
            return await super().call(method, asked)
        finally:
            deadly, self.deadly = self.deadly, None
            if deadly is not None:
                deadly()
