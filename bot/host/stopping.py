"""Stops when asked to: in good order, or, where that takes too long, without."""

from __future__ import annotations

import asyncio
import faulthandler
import os
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from threading import Thread
from typing import Final

ASKING: Final = (signal.SIGINT, signal.SIGTERM)
SENTENCE: Final = (
    b"Purrlor could not end in good order and ends now. What was acknowledged is kept.\n"
)
GIVEN_UP: Final = 1
"""The exit code then."""


@contextmanager
def stopped_by_signals(stop: Callable[[], object], within: float) -> Iterator[None]:
    """Call `stop` once a signal asks for it; what has not ended some seconds after is ended.

    So is what goes on after it has left here. 0 seconds are no bound. A thread sees to it, which
    needs no memory any more: where there is none, one that is started can leave the event loop
    waiting for it for ever, and nobody there hears of a signal.
    """
    loop = asyncio.get_running_loop()
    heard, told = socket.socketpair()
    told.setblocking(False)

    def see_to_it() -> None:
        heard.recv(1)  # N.B. not closed then: whoever asks once more is heard there, too
        with suppress(Exception):  # whatever it is, it is not to keep anybody from ending
            loop.call_soon_threadsafe(stop)
        if within:
            time.sleep(within)
            _give_up()

    with told, ExitStack() as unheard:
        unheard.callback(heard.close)
        Thread(target=see_to_it, name="stopping", daemon=True).start()
        unheard.pop_all()
        for name in ASKING:
            signal.signal(name, _go_on)
        signal.set_wakeup_fd(told.fileno(), warn_on_full_buffer=False)
        try:
            yield
        finally:
            signal.set_wakeup_fd(-1)
            for name in ASKING:
                signal.signal(name, signal.SIG_DFL)
            with suppress(OSError):  # it has heard already
                told.send(b"-")


def _go_on(_signal: int, _frame: object) -> None:
    """The thread has been told."""


def _give_up() -> None:
    """As if killed, which loses nothing that was committed; computers follow by themselves."""
    os.write(2, SENTENCE)
    faulthandler.dump_traceback()  # for whoever looks into it
    os._exit(GIVEN_UP)
