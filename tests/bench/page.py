"""How soon the page can be played on over a slow line: `python -m tests.bench.page`.

Chromium is throttled by its own developer tools, sockets too: every request, and what a socket
says, takes 400 ms and comes at 400 kbit/s. "Cold" is somebody's first view of a running table,
"warm" a reload of it. Bytes are those on the wire for files, and for frames what they are when
unpacked, which is more. Long tasks are told by the browser's own observer, while its processor is
throttled four times.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from base64 import b64decode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Browser, BrowserContext, Page, async_playwright, expect

from tests.bench.press import verdict
from tests.local.program import playing
from tests.web.stage import CHROMIUM, PHONE, QUIET

LATENCY, RATE = 0.4, 50_000.0
"""Seconds, and bytes in each of them."""
COLD, WARM = 5.0, 2.5
BYTES, REQUESTS = 150_000, 6
UPDATE = 10_000
TASK, SLOWER = 50, 4
"""Milliseconds at most, on a processor so many times slower."""
TURNS: Final = 6
PATIENCE: Final = 60_000
WATCHING = """
globalThis.long = [];
new PerformanceObserver((list) => long.push(...list.getEntries().map((each) => each.duration)))
  .observe({ type: "longtask", buffered: true });
for (const [name, value] of Object.entries(%s)) sessionStorage[name] ??= value;
"""
MOVED = "told => document.querySelectorAll('#moves li').length > told + 1"
READY = """() => document.querySelectorAll("#board .spot").length > 0
  && document.querySelector("#board canvas").width > 300"""


@dataclass
class Traffic:
    """What a page has fetched and heard."""

    requests: int = 0
    files: float = 0
    frames: list[int] = field(default_factory=list)

    @property
    def bytes(self) -> float:
        return self.files + sum(self.frames)

    def clear(self) -> None:
        """Begin anew."""
        self.requests, self.files = 0, 0.0
        self.frames.clear()


@asynccontextmanager
async def slow_page(
    context: BrowserContext, kept: dict[str, str]
) -> AsyncIterator[tuple[Page, Traffic]]:
    """A page on a slow line and a slow processor, by somebody who was here before if so `kept`."""
    page, traffic = await context.new_page(), Traffic()
    await page.add_init_script(WATCHING % kept)
    tools = await context.new_cdp_session(page)
    await tools.send("Network.enable")
    line = {"offline": False, "latency": 1000 * LATENCY, "connectionType": "cellular3g"}
    await tools.send(
        "Network.emulateNetworkConditions",
        {**line, "downloadThroughput": RATE, "uploadThroughput": RATE},
    )
    await tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    served: set[str] = set()

    def asked(event: dict[str, Any]) -> None:
        if not event["request"]["url"].startswith("data:"):
            served.add(event["requestId"])
            traffic.requests += 1

    def fetched(event: dict[str, Any]) -> None:
        if event["requestId"] in served:
            traffic.files += event["encodedDataLength"]

    def cached(event: dict[str, Any]) -> None:
        if event["requestId"] in served:
            served.discard(event["requestId"])
            traffic.requests -= 1

    def opened(_: dict[str, Any]) -> None:
        traffic.requests += 1

    def heard(event: dict[str, Any]) -> None:
        told = event["response"]["payloadData"].encode()
        traffic.frames.append(len(told if event["response"]["opcode"] == 1 else b64decode(told)))

    tools.on("Network.requestWillBeSent", asked)
    tools.on("Network.loadingFinished", fetched)
    tools.on("Network.requestServedFromCache", cached)
    tools.on("Network.webSocketCreated", opened)
    tools.on("Network.webSocketFrameReceived", heard)
    try:
        yield page, traffic
    finally:
        await page.close()


async def first_views(
    context: BrowserContext, url: str, kept: dict[str, str]
) -> AsyncIterator[tuple[str, float, float, Traffic, list[float]]]:
    """Cold and warm: seconds until the board can be tapped, at most how many, and what it took."""
    async with slow_page(context, kept) as (page, traffic):
        for name, most in (("cold", COLD), ("warm", WARM)):
            traffic.clear()
            begun = time.perf_counter()
            await (page.goto(url) if name == "cold" else page.reload())
            await page.wait_for_function(READY, timeout=PATIENCE)
            seconds = time.perf_counter() - begun
            total = Traffic(traffic.requests, traffic.files, list(traffic.frames))
            await page.wait_for_timeout(500)
            yield name, seconds, most, total, await page.evaluate("long")


async def newcomer(
    context: BrowserContext, url: str
) -> tuple[float, Traffic, dict[str, str], list[float]]:
    """The same for somebody who comes in and presses the first button; and what their tab keeps."""
    async with slow_page(context, {}) as (page, traffic):
        begun = time.perf_counter()
        await page.goto(url)
        await page.get_by_role("button", name="Come in").click()
        await page.locator("#hero button").first.click(timeout=PATIENCE)
        await page.wait_for_function(READY, timeout=PATIENCE)
        seconds = time.perf_counter() - begun
        total = Traffic(traffic.requests, traffic.files, list(traffic.frames))
        await page.wait_for_timeout(500)
        kept = await page.evaluate("({...sessionStorage, tiles: '[]'})")  # cold has no drawings
        return seconds, total, kept, await page.evaluate("long")


async def turns(
    context: BrowserContext, url: str, kept: dict[str, str]
) -> tuple[list[int], list[float]]:
    """Bytes of every frame of some turns at a board, and the long tasks."""
    async with slow_page(context, kept) as (page, traffic):
        await page.goto(url)
        await page.wait_for_function(READY, timeout=PATIENCE)
        traffic.frames.clear()
        await page.evaluate("long.length = 0")
        for turn in range(TURNS):
            await page.wait_for_timeout(600)
            spots = page.locator("#board .spot:not(.arrow)")
            await spots.nth(5 + turn).click()
            again = page.locator("#board .spot.again").first
            await expect(again).to_be_visible(timeout=PATIENCE)
            told = await page.locator("#moves li").count()
            await page.wait_for_timeout(1000)
            await again.click()
            await page.wait_for_function(MOVED, arg=told, timeout=PATIENCE)
            await page.wait_for_function(READY, timeout=PATIENCE)
        return traffic.frames, await page.evaluate("long")


async def measured(chromium: Browser, url: str) -> None:
    async def fresh() -> BrowserContext:
        return await chromium.new_context(
            viewport={"width": PHONE[0], "height": PHONE[1]}, locale="en-GB"
        )

    seconds, traffic, kept, long = await newcomer(await fresh(), url)
    _told("newcomer, two clicks", seconds, traffic, long)
    again = await fresh()
    verdict("its bytes", traffic.bytes, BYTES)
    verdict("its requests", traffic.requests, REQUESTS)
    async for name, seconds, most, total, tasks in first_views(again, url, kept):
        _told(name, seconds, total, tasks)
        verdict(f"{name}: s", seconds, most)
    frames, long = await turns(again, url, kept)
    print(f"{'frames of ' + str(TURNS) + ' turns':34} {sorted(frames, reverse=True)[:12]} bytes")
    verdict("largest frame", max(frames), UPDATE)
    verdict("longest task, ms", max(long, default=0), TASK)


def _told(name: str, seconds: float, traffic: Traffic, long: list[float]) -> None:
    frames = sum(traffic.frames)
    print(
        f"{name:34} {seconds:7.2f} s, {traffic.requests} requests, {traffic.files / 1e3:.0f} kB of "
        f"files, {frames / 1e3:.0f} kB of frames {traffic.frames}, long tasks {long}"
    )


async def run(folder: Path) -> None:
    with playing(folder, PURRLOR_LOG="warning") as (_, url):
        async with async_playwright() as playwright:
            chromium = await playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
            await measured(chromium, url)
            await chromium.close()


def main() -> None:
    """Print the figures and say where a bound is missed."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(Path(folder)))


if __name__ == "__main__":
    main()
