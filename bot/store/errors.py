"""What the store refuses.

StoreError
├─ StoreBusy     another process has the file          → say so, exit 2
├─ StoreBroken   the file cannot be used as it is      → say so, exit 2
├─ StoreFailing  the disk does not do its work now     → `Unwell`: tell a person, try again later
├─ StoreLost     the file is not there any more        → `Unwell`, too; then say so, exit 2
└─ StoreClosed   somebody still writes after the end   → a fault of ours
"""

from __future__ import annotations

from pathlib import Path

from bot.contract import Trouble, Unwell


class StoreError(Exception):
    """Anything the store refuses."""


class StoreBusy(StoreError):
    """Another process keeps its games in this file."""

    def __init__(self, file: Path, holder: str = "") -> None:
        who = f"process {holder}" if holder else "another process"
        super().__init__(f"{file} is in use by {who}: stop it first, or name another file.")
        self.file = file


class StoreBroken(StoreError):
    """The file cannot be used as it is; the sentence says why and what to do."""

    def __init__(self, name: str, why: str, remedy: str) -> None:
        super().__init__(f"{name} {why}: {remedy}.")


class StoreFailing(StoreError, Unwell):
    """Nothing can be read, or nothing kept, for now."""

    def __init__(self, trouble: Trouble, why: str) -> None:
        super().__init__(trouble, f"The database cannot be used now: {why}.")


class StoreLost(StoreError, Unwell):
    """What is written would not be in the file people find: there is no going on."""

    def __init__(self, why: str) -> None:
        super().__init__(Trouble.LOST, why)


class StoreClosed(StoreError):
    """The store has been closed, or is closing."""

    def __init__(self) -> None:
        super().__init__("The store is closed.")
