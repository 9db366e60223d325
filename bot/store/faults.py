"""Which of a database's errors are troubles of the machine, not of whoever asked."""

from __future__ import annotations

import errno
import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

from bot.contract import Trouble

_CODES: Final = {
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_BUSY: Trouble.BUSY,
    sqlite3.SQLITE_LOCKED: Trouble.BUSY,
    sqlite3.SQLITE_PROTOCOL: Trouble.BUSY,
    sqlite3.SQLITE_READONLY: Trouble.SEALED,
    sqlite3.SQLITE_PERM: Trouble.SEALED,
    sqlite3.SQLITE_IOERR: Trouble.DISK,
    sqlite3.SQLITE_CANTOPEN: Trouble.DISK,
    sqlite3.SQLITE_NOMEM: Trouble.DISK,
    sqlite3.SQLITE_CORRUPT: Trouble.LOST,
    sqlite3.SQLITE_NOTADB: Trouble.LOST,
}
_FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
NO_THREAD: Final = "can't start new thread"


def trouble_of(error: BaseException) -> Trouble | None:
    """What an error says of the machine; None if it says something of what was asked."""
    if isinstance(error, DBAPIError):
        code = getattr(error.orig, "sqlite_errorcode", None)
        if code is None:  # of another database
            return Trouble.DISK if error.connection_invalidated else None
        return Trouble.LOST if code == sqlite3.SQLITE_READONLY_DBMOVED else _CODES.get(code & 0xFF)
    if isinstance(error, OSError) and error.errno in _FULL:
        return Trouble.FULL
    if isinstance(error, OSError | NoConnection) or lacks_room(error):
        return Trouble.DISK
    return None


def lacks_room(error: BaseException) -> bool:
    """Whether the machine has no thread or no memory left for us."""
    return isinstance(error, MemoryError) or (
        isinstance(error, RuntimeError) and NO_THREAD in str(error)
    )


def reason(error: BaseException) -> str:
    """Why, in the words of whoever refused; never the statement."""
    said = error.orig if isinstance(error, DBAPIError) and error.orig else error
    return str(said) or type(said).__name__
