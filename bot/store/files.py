"""The files a store works in: nobody else reads them, and they are still those people will find."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from bot.store.errors import StoreBroken, StoreLost

OWNER: Final = 0o600
BESIDE: Final = ("-wal", "-shm", ".lock")


class Files:
    """A database and what SQLite and our lock keep beside it."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._known: dict[Path, tuple[int, int]] = {}

    def seclude(self) -> None:
        """Let the owner alone read them, whatever new files usually are.

        Seeds and hands are inside. SQLite gives what it puts beside a database the same rights.
        N.B. not while SQLite has the database open: closing it here would end SQLite's locks.
        """
        try:
            os.close(os.open(self._database, os.O_RDWR | os.O_CREAT, OWNER))
        except IsADirectoryError:
            return  # SQLite says so
        except OSError as error:
            why = f"cannot be written to ({error.strerror})"
            remedy = "let this user write to the file and its folder, or name another file"
            raise StoreBroken(str(self._database), why, remedy) from error
        for path in self._paths():
            with suppress(OSError):
                if path.is_file():
                    path.chmod(OWNER)

    def note(self) -> None:
        """These are the files from now on."""
        self._known = {path: found for path in self._paths() if (found := _identity(path))}

    def check(self) -> None:
        """Raises `StoreLost` unless all of them are where they were: two microseconds each."""
        for path, known in self._known.items():
            found = _identity(path)
            if found != known:
                what = "has been replaced" if found else "is gone"
                raise StoreLost(
                    f"{path} {what} while the games were kept in it. Nothing more is kept there: "
                    "put the file back, or a backup, and start again."
                )

    def _paths(self) -> Iterator[Path]:
        yield self._database
        real = self._database.resolve()
        yield from (Path(f"{real}{suffix}") for suffix in BESIDE)


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = os.stat(path)  # noqa: PTH116 — a third of the time
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
