"""The command line: `python -m bot` runs every configured platform, `play` the local table."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from bot.settings import BadSetting, Settings, read_environment, read_settings
from bot.store import StoreError

COMPLAINT = 2
"""The exit code when a sentence on stderr says what to mend."""


def main(arguments: Sequence[str]) -> int:
    """Run a command; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    parser.add_argument("command", nargs="?", choices=("run", "play"), default="run")
    command = parser.parse_args(arguments).command
    try:
        settings = read_settings(read_environment(Path(".env"), os.environ))
        logging.basicConfig(level=settings.log, format="%(asctime)s %(levelname)s %(message)s")
        logging.getLogger("alembic").setLevel(logging.WARNING)  # its chatter is for developers
        asyncio.run(_until_stopped(settings, command))
    except (BadSetting, StoreError, OSError) as error:
        print(f"Purrlor cannot start: {error}", file=sys.stderr)  # noqa: T201 — to the host
        return COMPLAINT
    except KeyboardInterrupt:
        return 0
    return 0


async def _until_stopped(settings: Settings, command: str) -> None:
    if command == "run":
        raise BadSetting(
            "no platform has a token. Set PURRLOR_DISCORD_TOKEN or PURRLOR_TELEGRAM_TOKEN, "
            "or open the local table with `python -m bot play`."
        )
    # Imported late: a complaint about a setting need not wait for everything else.
    from bot.local import serve_local_table  # noqa: PLC0415

    serving = asyncio.create_task(serve_local_table(settings, _announce))
    _on_stop(serving.cancel)
    try:
        await serving
    except asyncio.CancelledError:
        return


def _announce(address: str) -> None:
    print(f"The table is set: {address}  (Ctrl-C clears it away)", flush=True)  # noqa: T201


def _on_stop(stop: Callable[[], object]) -> None:
    """Stop in good order when asked to; where signals cannot be handled, Ctrl-C interrupts."""
    for name in (signal.SIGINT, signal.SIGTERM):
        try:
            asyncio.get_running_loop().add_signal_handler(name, stop)
        except NotImplementedError:
            return


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
