"""The command line: `python -m bot` runs every messenger that has a token, `play` the local table.

With `PURRLOR_WEB=yes` the page is served beside the messengers, too.
`doctor` looks at settings, database, tokens and rights, and says how to mend what is wrong;
`doctor --health` says how the bot is that runs on the database.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from bot.host.journal import open_journal
from bot.settings import BadSetting, Settings, read_environment, read_settings
from bot.store import StoreError, StoreLost
from bot.store.faults import lacks_room

DESCRIPTION = "Runs every messenger that has a token; `play` serves the local table instead."
COMPLAINT = 2
"""The exit code when a sentence on stderr says what to mend."""

log = logging.getLogger(__name__)


def main(arguments: Sequence[str]) -> int:
    """Run a command; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bot", description=DESCRIPTION)
    parser.add_argument("command", nargs="?", choices=("run", "play", "doctor"), default="run")
    parser.add_argument("--health", action="store_true", help="with doctor: how a running bot is")
    asked = parser.parse_args(arguments)
    if asked.health and asked.command != "doctor":
        parser.error("--health is asked of the doctor: python -m bot doctor --health")
    try:
        settings = read_settings(read_environment(Path(".env"), os.environ))
        open_journal(settings.log, settings.secrets)
        if asked.health:
            return _health(settings)
        return asyncio.run(_until_stopped(settings, asked.command))
    except StoreLost as error:
        return _complain(f"Purrlor has to stop: {error}")
    except (BadSetting, StoreError, OSError) as error:
        return _complain(f"Purrlor cannot start: {error}")
    except (MemoryError, RuntimeError) as error:
        if not lacks_room(error):
            log.exception("a fault of Purrlor's own")  # here, where no token is shown
            return 1
        return _complain(
            "Purrlor cannot go on: the machine gives it too few threads or too little memory "
            f"({str(error) or 'out of memory'}). Allow it more."
        )
    except KeyboardInterrupt:
        return 0
    except Exception:
        log.exception("a fault of Purrlor's own")
        return 1


def _complain(sentence: str) -> int:
    print(sentence, file=sys.stderr)  # noqa: T201 — to the host
    return COMPLAINT


def _health(settings: Settings) -> int:
    from bot.host.doctor import tell  # noqa: PLC0415
    from bot.host.pulse import findings, pulse_file  # noqa: PLC0415

    found = findings(pulse_file(settings.database), time.time())
    return 0 if tell(settings, found) else 1


async def _until_stopped(settings: Settings, command: str) -> int:
    # Imported late: a complaint about a setting need not wait for everything else.
    from bot.host.doctor import examine  # noqa: PLC0415
    from bot.host.openers import configured  # noqa: PLC0415
    from bot.host.serve import serve  # noqa: PLC0415
    from bot.host.stopping import stopped_by_signals  # noqa: PLC0415

    if command == "doctor":
        return 0 if await examine(settings) else 1
    names = ["web"] if command == "play" else configured(settings)
    if not names:
        raise BadSetting(
            "no platform has a token. Set PURRLOR_DISCORD_TOKEN or PURRLOR_TELEGRAM_TOKEN, "
            "or open the local table with `python -m bot play`."
        )

    def stop() -> None:
        if not serving.cancelling():  # asked once more, it does not break off what it is closing
            serving.cancel()

    with stopped_by_signals(stop, settings.stop_within), suppress(asyncio.CancelledError):
        serving = asyncio.create_task(serve(settings, names, _announce))
        await serving
    return 0


def _announce(address: str) -> None:
    print(f"The table is set: {address}  (Ctrl-C clears it away)", flush=True)  # noqa: T201


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
