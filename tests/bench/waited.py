"""How long somebody waits for computers: `python -m tests.bench.waited`.

A whole game of Cat in the Sack against computers of each level, through the real program: from each
own move until one is asked again. Bounds are the brief's.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from aiohttp import ClientSession

from tests.bench.press import RECEIPTS, verdict
from tests.local.program import Page, playing

LEVELS: Final = (1, 2, 3, 4, 5)
PATIENT: Final = 3
"""Up to this level a game takes at most `BOUND` seconds of waiting."""
BOUND: Final = 25.0
GLANCE: Final = 0.25
"""Seconds between two looks at the table; what is waited for is told as so much longer at most."""


async def played(page: Page, level: int) -> list[float]:
    """The waits of one game, in seconds."""
    dice, waits = random.Random(level), list[float]()
    await page.ask(_frame("say", text=f"/new sack alone={level}", table=""))
    while not (table := _table(page)):
        await page.until("message")
    begun = time.perf_counter()
    while (post := await _asked(page, table)) is not None:
        waits.append(time.perf_counter() - begun)
        moves = _moves(post)
        text = "pass" if "pass" in moves and dice.random() < 0.6 else dice.choice(moves)
        await page.ask(_frame("say", text=f"/m {text}", table=table))
        begun = time.perf_counter()
    return [*waits, time.perf_counter() - begun]


async def _asked(page: Page, table: str) -> dict[str, Any] | None:
    """What is asked next; None once it is over."""
    while True:
        answer = await page.ask(_frame("press", data=f"{table}.-.sight.0"))
        post: dict[str, Any] | None = answer.get("post")
        if post and post["sight"]["status"] == "over":
            return None
        if post and any(sign["own"] and sign["turn"] for sign in post["sight"]["signs"]):
            return post
        await asyncio.sleep(GLANCE)  # the last message may have come before the answer


def _moves(post: dict[str, Any]) -> list[str]:
    pictures = [each for each in (post["picture"], post["sight"]["beside"]) if each]
    data = [spot[5] for picture in pictures for spot in picture["spots"]]
    data += [button["data"] for row in post["rows"] for button in row]
    parts = [each.split(".", 3) for each in data]
    found = {each[3] for each in parts if each[2] in ("pad", "move") and len(each) > 3}
    return sorted(text for text in found if text.startswith(("lay ", "bid ")) or text == "pass")


def _table(page: Page) -> str:
    keys = [each["key"].split(".") for each in page.messages.values()]
    return next((key[0] for key in keys if key[-1].isdigit()), "")


def _frame(kind: str, **fields: str) -> dict[str, str]:
    return {"type": kind, "id": f"f{next(RECEIPTS)}", **fields}


async def run(folder: Path) -> None:
    with playing(folder, PURRLOR_LOG="warning") as (_, url):
        async with ClientSession() as session:
            for level in LEVELS:
                page = await Page.open(session, url, "Ann", f"room{level}")
                waits = await played(page, level)
                print(f"sack alone, level {level}: {len(waits)} waits, longest {max(waits):.2f} s")
                if level <= PATIENT:
                    verdict("seconds of waiting", sum(waits), BOUND)
                else:
                    print(f"{'seconds of waiting':34} {sum(waits):7.2f}")


def main() -> None:
    """Print the figures and say where a bound is missed."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(Path(folder)))


if __name__ == "__main__":
    main()
