"""An event loop in which time jumps, and a network that is nothing but memory.

When nothing is ready any more, it is at once as late as the next timer. Servers and connections are
those asyncio offers, so whatever speaks over sockets runs here unchanged. Everything belongs to
somebody: to a life of the bot, or to the world around it (`LIFE` is empty). What belongs to a life
that is over never runs again, as if its process had been killed.
"""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import weakref
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from itertools import count
from typing import Any, Protocol


class Mortal(Protocol):
    """Something that may be over."""

    dead: bool
    tasks: weakref.WeakSet[asyncio.Task[Any]]


LIFE: ContextVar[Mortal | None] = ContextVar("LIFE", default=None)
"""Whose code runs: None is the world's own."""

Latency = Callable[[], float]


class _Jumps:
    """What an event loop asks whether anything has come in: nothing ever has, but time passes."""

    def __init__(self, loop: Loop) -> None:
        self._loop = loop

    def select(self, timeout: float | None) -> list[Any]:
        if timeout is None:
            raise RuntimeError("nothing will ever happen any more")
        if timeout > 0:
            self._loop.pass_until(self._loop.next_at())
        return []


class Loop(asyncio.BaseEventLoop):
    """Runs everything of a world, in one thread and in no time."""

    def __init__(self, latency: Latency = lambda: 0.0) -> None:
        super().__init__()
        self._selector = _Jumps(self)
        self._clock_resolution = 1e-9
        self._now = 1000.0
        self._scheduled: list[asyncio.TimerHandle]
        self._ready: deque[asyncio.Handle]
        self.latency = latency
        """Seconds everything takes over a new connection, each way."""
        self.aside: Latency = lambda: 0.0
        """Seconds that work beside the loop takes."""
        self.servers: dict[int, Server] = {}
        self.lines: weakref.WeakSet[Line] = weakref.WeakSet()
        self.faults: list[dict[str, Any]] = []
        """What went wrong with nobody to hear it, as asyncio tells its exception handlers."""
        self.refuse: Callable[[], None] | None = None
        """Raises why a life gets no more connections, if that is so."""
        self._connecting: dict[socket.socket, tuple[str, int]] = {}
        self._ports = 40_000
        self.numbers = count(1)
        self.set_task_factory(_made)  # type: ignore[arg-type]
        self.set_exception_handler(lambda _, context: self.faults.append(context))

    def time(self) -> float:
        return self._now

    def next_at(self) -> float:
        """When the next timer rings."""
        return self._scheduled[0].when()

    def pass_until(self, moment: float) -> None:
        """It is later now."""
        self._now = max(self._now, moment)

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        if _is_over(context):
            return self._never(callback, args)
        return super().call_soon(callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self,
        when: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        if _is_over(context):
            handle = asyncio.TimerHandle(when, callback, args, self, context)
            handle._cancelled = True
            return handle
        return super().call_at(when, callback, *args, context=context)

    def call_soon_threadsafe(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        return self.call_soon(callback, *args, context=context)

    def bury(self, life: Mortal) -> None:
        """Nothing that a life has still before it will happen."""
        for handle in (*self._ready, *self._scheduled):
            if handle._context.get(LIFE) is life:  # type: ignore[attr-defined]
                handle.cancel()

    async def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]
        """Work beside the loop is done in it, only later."""
        await asyncio.sleep(self.aside())
        return func(*args)

    async def create_server(  # type: ignore[override]
        self, protocol_factory: Any, host: str = "", port: int = 0, **_: Any
    ) -> Server:
        if not port:
            self._ports += 1
            port = self._ports
        if port in self.servers:
            raise OSError(errno.EADDRINUSE, os.strerror(errno.EADDRINUSE))
        self.servers[port] = Server(self, protocol_factory, (host, port))
        return self.servers[port]

    async def sock_connect(self, sock: socket.socket, address: Any) -> None:
        await asyncio.sleep(self.latency())
        self._reached(address)
        self._connecting[sock] = address

    async def create_connection(  # type: ignore[override]
        self, protocol_factory: Any, host: str = "", port: int = 0, *, sock: Any = None, **_: Any
    ) -> tuple[asyncio.Transport, asyncio.BaseProtocol]:
        address = (host, port)
        if sock is not None:
            address = self._connecting.pop(sock)
            sock.close()
        server = self._reached(address)
        self._ports += 1
        here, there = ("127.0.0.1", self._ports), server.address
        latency = self.latency()
        ours = Line(self, copy_context(), here, there, latency)
        theirs = Line(self, server.context.copy(), there, here, latency)
        ours.peer, theirs.peer = theirs, ours
        theirs.begin(server.factory)
        protocol = protocol_factory()
        ours.protocol = protocol
        protocol.connection_made(ours)
        return ours, protocol

    def _reached(self, address: Any) -> Server:
        if self.refuse is not None and LIFE.get() is not None:
            self.refuse()
        server = self.servers.get(address[1])
        if server is None:
            raise ConnectionRefusedError(errno.ECONNREFUSED, os.strerror(errno.ECONNREFUSED))
        return server

    def _never(self, callback: Callable[..., object], args: tuple[Any, ...]) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self)
        handle.cancel()
        return handle

    def _process_events(self, event_list: list[Any]) -> None:
        """There are none."""

    def _write_to_self(self) -> None:
        """Nobody sleeps who would have to be woken."""


class Server:
    """Takes connections in, as long as its owner lives."""

    def __init__(self, loop: Loop, factory: Any, address: tuple[str, int]) -> None:
        self.factory, self.address = factory, address
        self.context = copy_context()
        self.sockets = (self,)
        self._loop = loop

    def getsockname(self) -> tuple[str, int]:
        return self.address

    def is_serving(self) -> bool:
        return self._loop.servers.get(self.address[1]) is self

    def close(self) -> None:
        if self.is_serving():
            del self._loop.servers[self.address[1]]

    async def wait_closed(self) -> None:
        """It is at once."""

    def get_loop(self) -> Loop:
        return self._loop


_END = object()
"""Comes after the last byte."""


class Line(asyncio.Transport):
    """One end of a connection."""

    peer: Line
    protocol: Any = None

    def __init__(self, loop: Loop, context: Context, here: Any, there: Any, latency: float) -> None:
        super().__init__({"sockname": here, "peername": there})
        self.context = context
        self._loop = loop
        self._latency = latency
        self._coming: deque[Any] = deque()
        """What is under way to this end."""
        self._expected = False
        self._closing = self._lost = self._paused = False
        self.number = next(loop.numbers)
        self.deaf = False
        """What comes is never heard: a network that swallows everything."""
        self.swallowed: Callable[[], object] = bool
        """Called whenever it does."""
        loop.lines.add(self)

    @property
    def owner(self) -> Mortal | None:
        return self.context.get(LIFE)

    def begin(self, factory: Callable[[], Any]) -> None:
        """A server learns of it."""
        self._loop.call_soon(self._begin, factory, context=self.context)

    def _begin(self, factory: Callable[[], Any]) -> None:
        if self._lost:
            return
        self.protocol = factory()
        self.protocol.connection_made(self)
        self._expect()

    def write(self, data: Any) -> None:
        if data and not self._closing:
            self.peer._send(bytes(data))

    def writelines(self, list_of_data: Any) -> None:
        self.write(b"".join(list_of_data))

    def is_closing(self) -> bool:
        return self._closing

    def close(self) -> None:
        self._end(None)

    def abort(self) -> None:
        self._end(ConnectionResetError(errno.ECONNRESET, os.strerror(errno.ECONNRESET)))

    def _end(self, why: Exception | None) -> None:
        if self._closing:
            return
        self._closing = True
        self.peer._send((_END, why))
        self._loop.call_soon(self._lose, None, context=self.context)

    def cut(self) -> None:
        """The wire between both ends breaks: each finds out."""
        for end in (self, self.peer):
            if not end._closing:
                end._closing = True
                broken = ConnectionResetError(errno.ECONNRESET, os.strerror(errno.ECONNRESET))
                end._loop.call_soon(end._lose, broken, context=end.context)

    def _send(self, what: Any) -> None:
        self._coming.append(what)
        self._expect()

    def _expect(self) -> None:
        if not self._expected and self._coming and not self._paused and self.protocol is not None:
            self._expected = True
            self._loop.call_at(
                self._loop.time() + self._latency, self._arrive, context=self.context
            )

    def _arrive(self) -> None:
        self._expected = False
        if self.deaf:
            self._coming.clear()
            self.swallowed()
        while self._coming and not self._paused and not self._lost:
            data = bytearray()
            while self._coming and isinstance(self._coming[0], bytes):
                data += self._coming.popleft()
            if data:
                self.protocol.data_received(bytes(data))
            elif self._coming:
                _, why = self._coming.popleft()
                self._closing = True
                self._lose(why)

    def _lose(self, why: Exception | None) -> None:
        if self._lost:
            return
        self._lost = True
        self._coming.clear()
        if self.protocol is not None:
            if why is None and not self._closing:
                self.protocol.eof_received()
            self.protocol.connection_lost(why)

    def pause_reading(self) -> None:
        self._paused = True

    def resume_reading(self) -> None:
        self._paused = False
        self._expect()

    def is_reading(self) -> bool:
        return not self._paused and not self._closing

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """Nothing is ever too much."""

    def get_write_buffer_size(self) -> int:
        return 0

    def can_write_eof(self) -> bool:
        return False


def _is_over(context: Context | None) -> bool:
    life = LIFE.get() if context is None else context.get(LIFE)
    return life is not None and life.dead


def _made(
    loop: asyncio.AbstractEventLoop, coro: Coroutine[Any, Any, Any], **more: Any
) -> asyncio.Task[Any]:
    """A task, known to the life it belongs to."""
    task = asyncio.Task(coro, loop=loop, **more)
    context = more.get("context")
    life = LIFE.get() if context is None else context.get(LIFE)
    if life is not None:
        life.tasks.add(task)
    return task
