"""Disks that are full, sealed, held or out of reach: the very faults, not pictures of them."""

from __future__ import annotations

import os
import resource
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

from bot.store import Store
from bot.store.engine import pragma

PLENTY = 1_000_000


async def _pragma(store: Store, what: str) -> None:
    await pragma(store._writer._connection, what)


@asynccontextmanager
async def full(store: Store) -> AsyncIterator[None]:
    """The file cannot grow."""
    await _pragma(store, "max_page_count=1")
    try:
        yield
    finally:
        await _pragma(store, f"max_page_count={PLENTY}")


@asynccontextmanager
async def sealed(store: Store) -> AsyncIterator[None]:
    """The file may only be read."""
    await _pragma(store, "query_only=ON")
    try:
        yield
    finally:
        await _pragma(store, "query_only=OFF")


@asynccontextmanager
async def held(store: Store, file: Path) -> AsyncIterator[None]:
    """Another program writes, and goes on and on; we wait for it but a moment."""
    await _pragma(store, "busy_timeout=1")
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def no_descriptors() -> Iterator[None]:
    """No file can be opened any more."""
    most, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    free = os.dup(0)
    os.close(free)
    resource.setrlimit(resource.RLIMIT_NOFILE, (free, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


@contextmanager
def short_files(size: int) -> Iterator[None]:
    """Writing past so many bytes of a file fails."""
    most, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, hard))
