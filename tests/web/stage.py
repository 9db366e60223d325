"""A stage for browser tests: the real server, a scripted desk, people in tabs of their own."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    expect,
)

from tests.patience import PATIENCE
from tests.web.desk import ScriptedDesk
from tests.web.rooms import House

CHROMIUM = Path("/usr/bin/chromium")
QUIET = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PHONE = (390, 844)
DESKTOP = (1280, 800)
LINE_IS_DOWN = "WebSocket connection to"
"""What a browser writes to its console by itself while a server is away."""


class Stage:
    """A house, its desk, and people who look at it in tabs of their own."""

    def __init__(self, chromium: Browser) -> None:
        self.house = House()
        self.desk = ScriptedDesk(self.house)
        self.chromium = chromium
        self.contexts = AsyncExitStack()
        self.faults: list[str] = []

    async def browser(
        self, size: tuple[int, int] = DESKTOP, locale: str = "en-GB", **options: object
    ) -> BrowserContext:
        """A browser of its own, with nothing remembered."""
        context = await self.chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            **options,  # type: ignore[arg-type]
        )
        self.contexts.push_async_callback(context.close)
        return context

    async def tab(self, context: BrowserContext | None = None, room: str = "") -> Page:
        """The door, in a new tab."""
        page = await (context or await self.browser()).new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        await page.goto(f"{self.house.url}/{room}")
        return page

    async def inside(
        self, name: str, context: BrowserContext | None = None, room: str = ""
    ) -> Page:
        """Somebody who has come in."""
        page = await self.tab(context, room)
        await page.get_by_label("What shall we call you?").fill(name)
        await page.get_by_role("button", name="Come in").click()
        await expect(page.get_by_label("Message or command")).to_be_visible()
        return page

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.faults.append(message.text)


def bed(page: Page) -> Locator:
    """The board of the table that is looked at."""
    return page.locator("#board")


def asked(page: Page) -> Locator:
    """Who sits there, what is asked, and what may be pressed beside the board."""
    return page.get_by_role("region", name="What is asked of you")


def cards(page: Page) -> Locator:
    """What only this person reads: hands, rules, help."""
    return page.locator("#cards")


async def press(part: Locator, name: str) -> None:
    """Press a button beside the board, as slowly as people do."""
    await expect(part.get_by_role("button", name=name, exact=True)).to_be_visible()
    await part.page.wait_for_timeout(400)
    await part.get_by_role("button", name=name, exact=True).click()


SETTLED = """() => [...document.querySelectorAll("#board .spot")].every(
  ({ changed = 0 }) => performance.now() - changed > 300)"""


async def tap(page: Page, place: str) -> None:
    """Tap a place, as slowly as people do: what has just changed is not tapped by mistake."""
    await page.wait_for_timeout(320)
    await page.wait_for_function(SETTLED)
    await bed(page).get_by_role("button", name=place, exact=True).click()


async def say(page: Page, text: str) -> None:
    line = page.locator("#line")
    await line.fill(text)
    await line.press("Escape")
    await line.press("Enter")


async def hide(page: Page, *, hidden: bool) -> None:
    """Turn to another tab, or to this one again."""
    await page.evaluate(
        """hidden => {
          Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
          document.dispatchEvent(new Event("visibilitychange"));
        }""",
        hidden,
    )
