"""How games move on the page: `python -m tests.bench.frames sack FOLDER SEED 390x844`.

Somebody plays against computers, all of them by chance. Of every step the animations are held and
looked at in slices of time; each step is a line of a contact sheet, its last picture the position
as it is drawn where nothing moves.
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Awaitable, Callable, Sequence
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.async_api import Page, async_playwright

from bot.tables.table import Table as Kept
from tests.web.stage import CHROMIUM, QUIET, say
from tests.web.whole import Table

TIMES: Final = (0, 90, 180, 270, 360, 450, 540, 600)
WIDE: Final = 300
STEPS: Final = 20
PAUSE: Final = 3.0
"""Of computers: each step is looked at apart."""
HELD: Final = """() => {
globalThis.held = [];
globalThis.holding = false;
const plain = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const animation = plain.call(this, frames, timing);
  if (holding && this.closest("#board")) { animation.pause(); held.push(animation); }
  return animation;
};
}"""


AT: Final = """at => held.forEach((each) => {
  each.currentTime = at;
  if (at >= each.effect.getComputedTiming().endTime) each.finish();
})"""
"""What is over does what is to follow it, as it never would while it is held."""


def chooser(seed: str) -> Callable[[Kept, int], Awaitable[object]]:
    """A computer that plays whatever comes to its mind."""
    dice = random.Random(seed)

    async def choose(table: Kept, seat: int) -> object:
        return dice.choice(table.game.moves(table.told.state, seat))

    return choose


async def film(page: Page) -> list[Image.Image]:
    """The board in slices of the time a step takes."""
    frames = []
    for at in TIMES:
        await page.evaluate(AT, at)
        frames.append(await shot(page))
    await page.evaluate("() => { holding = false; held.forEach((each) => each.finish()); }")
    await page.wait_for_timeout(60)
    frames.append(await shot(page))
    return frames


async def shot(page: Page) -> Image.Image:
    picture = Image.open(BytesIO(await page.locator("#board").screenshot()))
    return picture.convert("RGB").resize((WIDE, round(WIDE * picture.height / picture.width)))


async def step(table: Table, page: Page, dice: random.Random) -> list[Image.Image]:
    """The next step: one move of the person, by chance, or what others do meanwhile."""
    assert table.bot is not None
    (kept, *_) = await table.bot.desk.tables.at_venue("web:lobby")
    seat = next(at for at, place in enumerate(kept.places) if place.minder)
    await page.evaluate("() => { held = []; holding = true; }")
    if kept.story and seat in kept.to_move():
        move = dice.choice(kept.game.moves(kept.told.state, seat))
        await say(page, f"/m {kept.game.format(move)}")
    for _ in range(60):
        if await page.evaluate("held.length"):
            await page.wait_for_timeout(20)
            return await film(page)
        await page.wait_for_timeout(50)
    return []


def sheet(lines: Sequence[Sequence[Image.Image]]) -> Image.Image:
    """All steps below each other."""
    high = max(frame.height for line in lines for frame in line)
    picture = Image.new("RGB", (len(lines[0]) * (WIDE + 4), len(lines) * (high + 6)), "black")
    for down, line in enumerate(lines):
        for across, frame in enumerate(line):
            picture.paste(frame, (across * (WIDE + 4), down * (high + 6)))
    return picture


async def run(game: str, folder: Path, seed: str, size: tuple[int, int]) -> None:
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        table = Table(folder, chromium)
        table.seed, table.pause, table.chooses = seed, PAUSE, chooser(seed)
        await table.open()
        async with table.pages:
            page = await table.page("Ann", viewport={"width": size[0], "height": size[1]})
            await page.evaluate(HELD)
            await say(page, f"/new {game} alone")
            await page.locator("#board canvas[aria-label]").first.wait_for()
            await page.wait_for_timeout(1500)
            dice = random.Random(seed)
            steps = [await step(table, page, dice) for _ in range(STEPS)]
            lines = [line for line in steps if line]
            for number in range(0, len(lines), 5):
                sheet(lines[number : number + 5]).save(
                    folder / f"{game}-{seed}-{size[0]}-{number}.png"
                )
            print(f"{game}: {len(lines)} steps, faults: {table.faults}")
        await table.close()
        await chromium.close()


def main() -> None:
    """Film a game."""
    game, folder, *more = sys.argv[1:]
    seed, size = [*more, "paws", "1280x800"][:2] if len(more) != 1 else [more[0], "1280x800"]
    wide, high = map(int, size.split("x"))
    Path(folder).mkdir(parents=True, exist_ok=True)
    asyncio.run(run(game, Path(folder), seed, (wide, high)))


if __name__ == "__main__":
    main()
