"""One process per file: a lock of the operating system, which dies with its process."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

from bot.store.errors import StoreBroken, StoreBusy

_BYTE = 1 << 20
"""The byte that is locked: past the text, so that a refused process may read who has it."""

_ROOM = 1 << 16
"""Bytes there must be room for: less, and the first moves could not be kept."""

# A POSIX lock belongs to the process. That is why forked children (a process pool) cannot keep it
# alive after their parent was killed, as they would a flock, and why we count our own here.
_ours: set[Path] = set()

if sys.platform == "win32":
    import msvcrt

    def _take(descriptor: int) -> None:
        os.lseek(descriptor, _BYTE, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(descriptor: int) -> None:
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, _BYTE)


class FileLock:
    """Holds a database file for this process from its making to `release`."""

    def __init__(self, database: Path) -> None:
        self._file = database.resolve()
        if self._file in _ours:
            raise StoreBusy(database, str(os.getpid()))
        lock = Path(f"{self._file}.lock")
        try:
            self._descriptor = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreBroken(
                str(database),
                f"cannot be opened ({error.strerror})",
                "check the folder and its rights",
            ) from error
        try:
            _take(self._descriptor)
        except OSError as error:
            holder = os.pread(self._descriptor, 20, 0) if hasattr(os, "pread") else b""
            os.close(self._descriptor)
            raise StoreBusy(database, holder.decode().strip()) from error
        try:
            self._sign()
        except OSError as error:
            os.close(self._descriptor)
            why = f"cannot be kept ({error.strerror})"
            raise StoreBroken(str(database), why, "make room on its disk") from error
        _ours.add(self._file)

    def _sign(self) -> None:
        """Say who has it; and find out, before anybody plays, whether the disk has room."""
        os.ftruncate(self._descriptor, 0)
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        signed = f"{os.getpid()}\n".encode()
        if os.write(self._descriptor, signed.ljust(_ROOM)) < _ROOM:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        os.fsync(self._descriptor)
        os.ftruncate(self._descriptor, len(signed))

    def release(self) -> None:
        """Let the file go; the lock's own file stays, for deleting it would be a race."""
        _ours.discard(self._file)
        os.close(self._descriptor)
