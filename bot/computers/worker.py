"""What runs in a worker process: it thinks, and knows of nothing but the games."""

from __future__ import annotations

import multiprocessing
import os
import signal
from threading import Thread
from typing import Any

from bot.computers.hints import hints_for
from bot.computers.search import choose
from engines.game import Game
from engines.values import Seat

KINDNESS = 5
"""How far thinking stands back for whoever answers people."""


def enter() -> None:
    """Prepare a worker: the bot ends it, not the keyboard, and it ends when the bot has died."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    Thread(target=_follow_parent, name="follow-parent", daemon=True).start()


def _follow_parent() -> None:
    """Leave with the bot, however it went: nothing else tells a worker of a parent killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def ready() -> int:
    """The process that answers."""
    return os.getpid()


def decide(
    game: Game[Any, Any], twin: Any, seat: Seat, level: int, seed: str, *, secrets: bool
) -> Any:
    """A computer's move at a twin of the table."""
    hints = hints_for(game.info.id)
    return choose(game, twin, seat, level, seed, hints, secrets=secrets)
