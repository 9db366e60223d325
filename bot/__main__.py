"""The command line: `python -m bot` runs every messenger that has a token, `play` the local table.

`doctor` looks at settings, database, tokens and rights, and says how to mend what is wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from bot.settings import BadSetting, Settings, read_environment, read_settings
from bot.store import StoreError

DESCRIPTION = "Runs every messenger that has a token; `play` serves the local table instead."
COMPLAINT = 2
"""The exit code when a sentence on stderr says what to mend."""


def main(arguments: Sequence[str]) -> int:
    """Run a command; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bot", description=DESCRIPTION)
    parser.add_argument("command", nargs="?", choices=("run", "play", "doctor"), default="run")
    command = parser.parse_args(arguments).command
    try:
        settings = read_settings(read_environment(Path(".env"), os.environ))
        logging.basicConfig(level=settings.log, format="%(asctime)s %(levelname)s %(message)s")
        _hush()
        return asyncio.run(_until_stopped(settings, command))
    except (BadSetting, StoreError, OSError) as error:
        print(f"Purrlor cannot start: {error}", file=sys.stderr)  # noqa: T201 — to the host
        return COMPLAINT
    except KeyboardInterrupt:
        return 0


async def _until_stopped(settings: Settings, command: str) -> int:
    # Imported late: a complaint about a setting need not wait for everything else.
    from bot.host.doctor import examine  # noqa: PLC0415
    from bot.host.openers import configured  # noqa: PLC0415
    from bot.host.serve import serve  # noqa: PLC0415

    if command == "doctor":
        return 0 if await examine(settings) else 1
    names = ["web"] if command == "play" else configured(settings)
    if not names:
        raise BadSetting(
            "no platform has a token. Set PURRLOR_DISCORD_TOKEN or PURRLOR_TELEGRAM_TOKEN, "
            "or open the local table with `python -m bot play`."
        )
    serving = asyncio.create_task(serve(settings, names, _announce))
    # Asked once more, it does not break off what it is closing.
    _on_stop(lambda: serving.cancelling() or serving.cancel())
    with suppress(asyncio.CancelledError):
        await serving
    return 0


def _hush() -> None:
    """Libraries' chatter is for developers, and discord.py's at debug level has hands in it."""
    for library, level in (("alembic", logging.WARNING), ("discord", logging.INFO)):
        logging.getLogger(library).setLevel(level)


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
