"""Every connection comes through here, before anything is known of who it is.

Silent and half-asked ones are dropped by the server itself (`PATIENCE`). Here they are counted:
an address has its share, and when all places are taken the one that has waited longest without
becoming somebody's page gives up its own, so that whoever comes next can still say who they are.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from bot.contract import Buckets
from bot.platforms.web.capacity import Capacity

PATIENCE: Final = 10.0
"""Seconds in which a connection must have asked for something, and until it is idle too long."""
BURST, RATE, SLOW = 200.0, 20.0, 1.0
"""Requests of an address at once and a second after that, and seconds each waits beyond that."""
QUIET: Final = 60.0
"""Seconds between two complaints that no more connections can be taken."""
OUT_OF_FILES: Final = "socket.accept() out of system resource"


class Door:
    """Has a place for each connection, or has not; and keeps those who hurry waiting."""

    def __init__(
        self,
        capacity: Capacity,
        ticks: Callable[[], float],
        wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._wait = wait
        self._capacity = capacity
        self._visits: dict[asyncio.BaseTransport, Visit] = {}
        self._waiting: dict[Visit, None] = {}
        """Those that are nobody's page, the one that came first first."""
        self._addresses: Counter[str] = Counter()
        self._requests = Buckets(ticks, burst=BURST, rate=RATE)

    def leading_to(self, server: Callable[[], asyncio.Protocol]) -> Callable[[], asyncio.Protocol]:
        """What makes the protocols of a server behind this door."""
        return lambda: Visit(self, server)

    def admits(self, visit: Visit) -> bool:
        """Whether there is a place for a connection; if so it has taken it."""
        address, most = visit.address, self._capacity.address
        if address and 0 < most <= self._addresses[address]:
            return False
        if len(self._visits) >= self._capacity.connections:
            oldest = next(iter(self._waiting), None)
            if oldest is None:
                return False
            oldest.drop()
        self._visits[visit.transport] = visit
        self._waiting[visit] = None
        self._addresses[address] += 1
        return True

    def settle(self, transport: asyncio.BaseTransport | None) -> None:
        """A connection has become somebody's page: it keeps its place."""
        visit = self._visits.get(transport) if transport is not None else None
        if visit is not None:
            self._waiting.pop(visit, None)

    async def pace(self, transport: asyncio.BaseTransport | None) -> None:
        """Wait before a request is answered, if its address, or of ours the connection, hurries."""
        visit = self._visits.get(transport) if transport is not None else None
        if visit is not None and not self._requests.take(visit.address or f"{id(visit)}"):
            await self._wait(SLOW)

    def left(self, visit: Visit) -> None:
        """A connection has ended; its place is free."""
        if self._visits.pop(visit.transport, None) is None:
            return
        self._waiting.pop(visit, None)
        self._addresses[visit.address] -= 1
        if not self._addresses[visit.address]:
            del self._addresses[visit.address]


class Visit(asyncio.Protocol):
    """One connection: hands everything on to the server, once it is admitted."""

    def __init__(self, door: Door, server: Callable[[], asyncio.Protocol]) -> None:
        self.transport = asyncio.Transport()
        self.address = ""
        self._door = door
        self._server = server
        self._inner: asyncio.Protocol | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)  # noqa: S101 — what a server of streams makes
        peer = transport.get_extra_info("peername")
        self.transport, self.address = transport, counted_as(str(peer[0]) if peer else "")
        if not self._door.admits(self):
            transport.abort()
            return
        self._inner = self._server()
        self._inner.connection_made(transport)

    def drop(self) -> None:
        """End it at once."""
        self._door.left(self)
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.left(self)
        if self._inner is not None:
            self._inner.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._inner is not None:
            self._inner.data_received(data)

    def eof_received(self) -> bool | None:
        return None if self._inner is None else self._inner.eof_received()

    def pause_writing(self) -> None:
        if self._inner is not None:
            self._inner.pause_writing()

    def resume_writing(self) -> None:
        if self._inner is not None:
            self._inner.resume_writing()


def counted_as(address: str) -> str:
    """Under what an address is counted: an IPv6 household is one; '' is this machine."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:  # a socket of ours
        return ""
    if isinstance(ip, IPv6Address):
        ip = ip.ipv4_mapped or ip
    if ip.is_loopback:
        return ""
    return str(ip_network((ip, 64), strict=False)) if isinstance(ip, IPv6Address) else str(ip)


def most_files() -> int:
    """How many files this process may have open."""
    try:
        import resource  # noqa: PLC0415 — not everywhere
    except ImportError:
        return 2048
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


@contextmanager
def quiet(ticks: Callable[[], float]) -> Iterator[None]:
    """Have the loop complain now and then only, not a hundred times a second, that it is full."""
    last = -QUIET

    def heard(record: logging.LogRecord) -> bool:
        nonlocal last
        if not record.getMessage().startswith(OUT_OF_FILES):
            return True
        now = ticks()
        if now - last < QUIET:
            return False
        last = now
        return True

    logger = logging.getLogger("asyncio")
    logger.addFilter(heard)
    try:
        yield
    finally:
        logger.removeFilter(heard)
