"""How long the page keeps a slow phone from answering: `python -m tests.bench.tasks [GAME…]`.

Somebody plays against computers, by tapping whatever may be tapped, while Chromium's processor is
throttled four times and traces what its main thread does. A task is as long as the thread ran, not
as long as it lasted: that is the same on a busy machine. Of each occasion the longest task counts;
beside it stands a yardstick, a fixed piece of work in the same run, and how often it goes into it.
The task in which the browser puts one document in the place of another is its own: beside it stands
what that takes it where there is next to nothing on a page.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.async_api import Browser, CDPSession, Page, async_playwright

from bot.games.guides import GUIDES
from tests.bench.frames import chooser
from tests.bench.press import verdict
from tests.web.stage import CHROMIUM, PHONE, QUIET, say
from tests.web.whole import Table

TASK, SLOWER = 50, 4
"""Milliseconds at most, on a processor so many times slower."""
VIEWS, TURNS, HOVERS = 4, 8, 4
PAUSE: Final = 0.4
"""Of computers: each turn is an occasion of its own."""
LONG: Final = 100
"""Half seconds for which something may be waited for."""
TRACED: Final = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "blink.user_timing",
]
OCCASION: Final = "occasion: "
MARK: Final = "(name) => void performance.mark(name)"
OWN: Final = "asked by the bench"
"""In a task that is none of the page's."""
YARDSTICK: Final = "a yardstick"
COMMIT: Final = "CommitLoad"
"""In a task that ends one document and begins another."""
CHANGE: Final = "one page for another"
PLAIN: Final = "a plain page"
WORK: Final = """() => {
  performance.mark("occasion: a yardstick");
  setTimeout(() => {
    for (let at = 0; at < 200; at += 1) {
      const node = document.createElement("p");
      node.textContent = JSON.stringify(JSON.parse(JSON.stringify({ at, more: [..."purrlor"] })));
      document.body.append(node);
      node.getBoundingClientRect();
      node.remove();
    }
  });
}"""
VIEW: Final = """performance.mark("occasion: first view");
for (const [name, value] of Object.entries(%s)) sessionStorage[name] ??= value;"""
READY: Final = """() => performance.mark("asked by the bench")
  && document.querySelectorAll("#board .spot, #deeds button").length > 0
  && document.querySelector("#board canvas").width > 300"""
ASKED: Final = """(wanted) => {
  performance.mark("asked by the bench");
  const free = (selector) => [...document.querySelectorAll(selector)].filter(
    (node) => node.checkVisibility() && node.getAttribute("aria-disabled") === null,
  );
  const found = {
    sure: free("#board .again, #deeds .success").slice(0, 1),
    ways: free("#board .spot, #deeds button:not(.danger)"),
    again: free("#again"),
    told: free("#moves .told").slice(-1),
    flip: free("#beside"),
  };
  const [what, which] = wanted ?? [];
  const node = found[what]?.[Math.floor(which * found[what].length)];
  node?.scrollIntoView({ block: "nearest" });
  const { left, top, width, height } = node?.getBoundingClientRect() ?? {};
  return {
    mine: document.querySelector("#signs .own.turn") !== null,
    over: document.querySelector("#signs .turn") === null,
    busy: document.querySelector("#board [aria-disabled], #deeds [aria-disabled]") !== null,
    sure: found.sure.length > 0,
    at: node ? [left + width / 2, top + height / 2] : null,
  };
}"""


class Eye:
    """Looks at a page without leaving anything of its own in it, as a driver does."""

    def __init__(self, tools: CDPSession) -> None:
        self._tools = tools

    @classmethod
    async def on(cls, page: Page) -> Eye:
        """An eye on a page, whose processor is slow from now on."""
        tools = await page.context.new_cdp_session(page)
        await tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        return cls(tools)

    async def see(self, function: str, *given: object) -> Any:
        """What a function of the page gives."""
        said = f"({function})({','.join(map(json.dumps, given))})"
        asked = {"expression": said, "returnByValue": True}
        return (await self._tools.send("Runtime.evaluate", asked))["result"].get("value")

    async def until(self, function: str) -> None:
        """Wait until a function of the page gives something."""
        for _ in range(LONG):
            if await self.see(function):
                return
            await asyncio.sleep(0.5)
        raise TimeoutError(function)


class Player:
    """Taps at one page, and says before each tap what the occasion is."""

    def __init__(self, page: Page, eye: Eye, seed: str) -> None:
        self._page = page
        self._eye = eye
        self._dice = random.Random(seed)

    async def play(self) -> None:
        """Some turns; each ends when one is asked again."""
        for _ in range(TURNS):
            for _ in range(8):
                asked = await self._asked()
                if not asked["mine"]:
                    break
                await self._tap(asked)
            await self._eye.see(MARK, f"{OCCASION}others move")
            for _ in range(LONG):
                asked = await self._asked()
                if asked["mine"] or asked["over"]:
                    break
                await self._page.wait_for_timeout(500)
            await self._page.wait_for_timeout(700)
            if asked["over"]:
                break

    async def look(self) -> None:
        """Look back, and at other pictures."""
        for _ in range(HOVERS):
            for name in ("told", "flip", "flip"):
                await self._press(name, "hover" if name == "told" else name)
        await self._press("again", "again")
        await self._page.wait_for_timeout(6000)

    async def _tap(self, asked: Mapping[str, Any]) -> None:
        what, name = ("sure", "own move") if asked["sure"] else ("ways", "preview")
        await self._press(what, name)
        for _ in range(LONG):
            if not (await self._asked())["busy"]:
                return
            await self._page.wait_for_timeout(500)

    async def _press(self, what: str, occasion: str) -> None:
        """Go to one of what may be pressed, and press it unless it tells more by itself."""
        at = (await self._asked(what, self._dice.random()))["at"]
        if at is None:
            return
        await self._eye.see(MARK, OCCASION + occasion)
        await self._page.mouse.move(*at)
        if what != "told":
            await self._page.mouse.click(*at)
        await self._page.wait_for_timeout(700)

    async def _asked(self, *wanted: object) -> dict[str, Any]:
        found: dict[str, Any] = await self._eye.see(ASKED, wanted or None)
        return found


class Told:
    """What a trace tells: of each occasion, how long its tasks kept the thread, in ms."""

    def __init__(self, trace: bytes) -> None:
        self._events = json.loads(trace)["traceEvents"]
        self._commits = [
            (event["ts"], (event["pid"], event["tid"]))
            for event in self._events
            if event["name"] == COMMIT
        ]
        self.tasks = dict(self._read())

    def _read(self) -> Iterator[tuple[tuple[str, int], list[dict[str, Any]]]]:
        marks = sorted(
            (event["ts"], event["name"].removeprefix(OCCASION), (event["pid"], event["tid"]))
            for event in self._events
            if event["name"].startswith(OCCASION) and event["ph"] in "IiR"
        )
        found: dict[tuple[str, int], list[dict[str, Any]]] = {}
        own = [each["ts"] for each in self._events if each["name"] == OWN]
        ends = [at for at, *_ in marks[1:]] + [float("inf")]
        for number, ((begun, name, thread), end) in enumerate(zip(marks, ends, strict=True)):
            found[name, number] = [
                event
                for event in self._events
                if event["name"] == "RunTask"
                and (event["pid"], event["tid"]) == thread
                and begun <= event["ts"] < end
                and not any(event["ts"] <= at <= event["ts"] + event["dur"] for at in own)
            ]
        yield from found.items()

    def longest(self) -> dict[str, list[float]]:
        """By occasion, the longest task each time; those that change pages are one of their own."""
        found: defaultdict[str, list[float]] = defaultdict(list)
        for (name, _), tasks in self.tasks.items():
            changes = [each for each in tasks if self._changes(each)]
            own = (each.get("tdur", 0) / 1e3 for each in tasks if each not in changes)
            found[name].append(max(own, default=0.0))
            found[f"{name}, {CHANGE}"] += [each.get("tdur", 0) / 1e3 for each in changes]
        return found

    def _changes(self, task: Mapping[str, Any]) -> bool:
        begun, ended = task["ts"], task["ts"] + task["dur"]
        thread = (task["pid"], task["tid"])
        return any(thread == other and begun <= at <= ended for at, other in self._commits)


async def views(chromium: Browser, url: str, mark: str, ready: str) -> list[Told]:
    """Somebody comes to a page, with nothing in any cache, and then reloads."""
    found = []
    for _ in range(VIEWS):
        context = await chromium.new_context(
            viewport={"width": PHONE[0], "height": PHONE[1]}, locale="en-GB"
        )
        page = await context.new_page()
        await page.add_init_script(mark)
        eye = await Eye.on(page)
        await chromium.start_tracing(page=page, categories=TRACED)
        for number in range(2):
            await (page.reload() if number else page.goto(url))
            await eye.until(ready)
            await page.wait_for_timeout(2000)
        found.append(Told(await chromium.stop_tracing()))
        await context.close()
    return found


async def measured(chromium: Browser, folder: Path, game: str) -> list[Told]:
    """All that is told of a game."""
    table = Table(folder, chromium)
    table.seed, table.pause, table.chooses = f"tasks of {game}", PAUSE, chooser(game)
    await table.open()
    async with table.pages:
        page = await table.page("Ann", viewport={"width": PHONE[0], "height": PHONE[1]})
        others = "computer" if game == "boop" else "alone"
        await say(page, f"/new {game} {others}")
        eye = await Eye.on(page)
        await eye.until(READY)
        player = Player(page, eye, f"tasks of {game}")
        await chromium.start_tracing(page=page, categories=TRACED)
        await player.play()
        await player.look()
        await eye.see(WORK)
        await page.wait_for_timeout(1000)
        played = Told(await chromium.stop_tracing())
        kept = await page.evaluate("({...sessionStorage, tiles: '[]'})")
        url = f"http://127.0.0.1:{table.port}/"
        seen = await views(chromium, url, VIEW % json.dumps(kept), READY)
        plain = await views(
            chromium, f"{url}healthz", f'performance.mark("{OCCASION}{PLAIN}")', "() => true"
        )
    await table.close()
    return [played, *seen, *plain]


def report(game: str, told: Sequence[Told]) -> None:
    """Print the rows of a game."""
    found: defaultdict[str, list[float]] = defaultdict(list)
    for each in told:
        for name, tasks in each.longest().items():
            found[name] += tasks
    yardstick = median(found.pop(YARDSTICK))
    for name, tasks in found.items():
        worst = max(tasks, default=0.0)
        if not tasks or worst == 0:
            continue
        if name.endswith(CHANGE) or name == PLAIN:
            print(f"{f'{game}, {name}: ms':34} {worst:10.1f}")
        else:
            verdict(f"{game}, {name}: ms", worst, TASK)
        middle = f"median {median(tasks):5.1f} ms of {len(tasks):2}"
        print(f"{'':34} {middle}; the longest is {worst / yardstick:.2f} yardsticks")


async def run(games: Sequence[str]) -> None:
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for game in games:
            with tempfile.TemporaryDirectory() as folder:
                report(game, await measured(chromium, Path(folder), game))
        await chromium.close()


def main(*games: str) -> None:
    """Print the figures and say where a bound is missed."""
    asyncio.run(run(games or tuple(GUIDES)))


if __name__ == "__main__":
    main(*sys.argv[1:])
