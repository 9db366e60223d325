"""The page inside something else: it wears its host's theme, below another path, in a frame."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import quote

import pytest
from aiohttp import ClientSession, WSMsgType, web
from playwright.async_api import Page, expect

from tests.patience import DEADLINE
from tests.web.stage import CHROMIUM, Stage

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]

LOOKS = """() => [getComputedStyle(document.body).backgroundColor,
  getComputedStyle(document.body).color, matchMedia("(prefers-color-scheme: dark)").matches]"""
NIGHT = quote('{"bg_color":"#17212b","text_color":"#f5f5f5"}')
DAY = quote('{"bg_color":"#ffffff","text_color":"#000000"}')


async def looks(page: Page) -> tuple[str, str]:
    ground, ink, _ = await page.evaluate(LOOKS)
    return ground, ink


@pytest.mark.parametrize(
    ("system", "address", "worn"),
    [
        pytest.param("light", "?theme=dark", "dark", id="dark in a light system"),
        pytest.param("dark", "?theme=light", "light", id="light in a dark system"),
        pytest.param("light", f"#tgWebAppThemeParams={NIGHT}", "dark", id="Telegram at night"),
        pytest.param("dark", f"#tgWebAppThemeParams={DAY}", "light", id="Telegram by day"),
        pytest.param("light", "?frame_id=f&instance_id=i", "dark", id="Discord"),
        pytest.param("dark", "?frame_id=f&instance_id=i&theme=light", "light", id="bright Discord"),
        pytest.param("dark", "?theme=plaid", "dark", id="no theme at all"),
    ],
)
async def test_the_page_wears_the_theme_of_its_host(stage: Stage, system, address, worn):
    plain = await stage.tab(await stage.browser(color_scheme=worn))
    page = await stage.tab(await stage.browser(color_scheme=system), address)
    wanted = await looks(plain)
    async with asyncio.timeout(DEADLINE):
        while await looks(page) != wanted:  # noqa: ASYNC110 — a theme is put on a task later
            await asyncio.sleep(0.01)
    other = await stage.tab(await stage.browser(color_scheme="light" if worn == "dark" else "dark"))
    assert await looks(page) != await looks(other)


NO_STORAGE = """for (const name of ["localStorage", "sessionStorage"]) {
  const get = () => { throw new DOMException("", "SecurityError"); };
  Object.defineProperty(globalThis, name, { get });
}"""
"""What a browser does in a frame of another site whose cookies it has been told to block."""


@asynccontextmanager
async def site(stage: Stage) -> AsyncIterator[str]:
    """Another site, which shows the page in a frame and leads to it below a path of its own."""

    talks: list[web.WebSocketResponse] = []

    async def around(request: web.Request) -> web.Response:
        frame = f'<iframe src="http://127.0.0.1:{request.url.port}/cats/" width="390" height="780">'
        return web.Response(
            text=f"<!doctype html><title>Host</title>{frame}", content_type="text/html"
        )

    async def passed(request: web.Request) -> web.StreamResponse:
        if request.match_info["path"] == "chat":
            return await talk(request)
        headers = {"Host": request.headers["Host"], "Accept-Encoding": "identity"}
        address = f"{stage.house.url}/{request.match_info['path']}"
        async with ClientSession() as session, session.get(address, headers=headers) as found:
            kept = {name: found.headers[name] for name in found.headers if name in KEPT}
            return web.Response(body=await found.read(), status=found.status, headers=kept)

    async def talk(request: web.Request) -> web.WebSocketResponse:
        page = web.WebSocketResponse()
        await page.prepare(request)
        talks.append(page)
        headers = {name: request.headers[name] for name in ("Host", "Origin")}
        async with ClientSession() as session:
            bot = await session.ws_connect(f"{stage.house.url}/chat", headers=headers)

            async def back() -> None:
                async for heard in bot:
                    told = heard.type is WSMsgType.TEXT
                    await (page.send_str(heard.data) if told else page.send_bytes(heard.data))

            answering = asyncio.create_task(back())
            async for said in page:
                await bot.send_str(said.data)
            answering.cancel()
        return page

    application = web.Application()
    application.add_routes([web.get("/", around), web.get("/cats/{path:.*}", passed)])
    runner = web.AppRunner(application, shutdown_timeout=0)
    await runner.setup()
    server = web.TCPSite(runner, "127.0.0.1", 0)
    await server.start()
    try:
        yield f"http://localhost:{runner.addresses[0][1]}"
    finally:
        for each in talks:
            await each.close()
        await runner.cleanup()


KEPT = {
    "Content-Type",
    "Content-Security-Policy",
    "X-Frame-Options",
    "Cross-Origin-Resource-Policy",
}


async def test_in_a_frame_of_another_site_one_talks_without_a_cookie(stage: Stage):
    async with site(stage) as host:
        await stage.house.shut()
        stage.house.frames = (host,)
        await stage.house.open(stage.desk)
        browser = await stage.browser()
        page = await browser.new_page()
        page.on("pageerror", lambda error: stage.faults.append(str(error)))
        await page.add_init_script(NO_STORAGE)
        await page.goto(host)
        inside = page.frame_locator("iframe")
        await inside.get_by_label("What shall we call you?").fill("Ann")
        await inside.get_by_role("button", name="Come in").click()
        line = inside.get_by_label("Message or command")
        await line.fill("hello from a frame")
        await line.press("Enter")
        await expect(inside.locator("#messages")).to_contain_text("hello from a frame")
        assert "/cats/" in (await inside.locator("#address").text_content() or "")
        assert await browser.cookies() == []


async def test_a_site_nobody_named_may_not_show_the_page_in_a_frame(stage: Stage):
    async with site(stage) as host:
        page = await (await stage.browser()).new_page()
        async with page.expect_console_message() as complaint:
            await page.goto(host)
        assert "frame" in (await complaint.value).text
        assert await page.frames[-1].locator("#enter").count() == 0
