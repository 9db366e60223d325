"""Lines that break, stall, hurry or come in the middle of things."""

from __future__ import annotations

import asyncio
import socket

from aiohttp import ClientSession, TCPConnector, WSMsgType

from bot.contract import Answer, Command, Post, Venue
from bot.platforms.web.frames.line import WAITING
from tests.web.conftest import Browser, Tab
from tests.web.desk import ScriptedDesk

LOBBY = Venue("web", "lobby")


def texts(welcome) -> list[str]:
    return [message["text"] for message in welcome["messages"]]


async def test_a_restart_loses_and_doubles_nothing(browser: Browser, desk: ScriptedDesk):
    ann, _ = await browser.enter("Ann")
    await ann.ask("say", text="before", table="")
    await browser.house.shut()
    assert (await ann.socket.receive()).type is WSMsgType.CLOSE
    await browser.house.web.post(LOBBY, Post("a", "meanwhile"))
    await browser.house.open(desk)
    again, welcome = await browser.enter("Ann")
    assert texts(welcome) == ["before", "meanwhile"]
    await again.ask("say", id="another", text="after", table="")
    _, welcome = await browser.enter("Bob")
    assert texts(welcome) == ["before", "meanwhile", "after"]


async def test_what_a_line_that_has_gone_had_asked_for_outlives_no_stop(
    browser: Browser, desk: ScriptedDesk, monkeypatch
):
    monkeypatch.setattr("bot.platforms.web.platform.GOODBYE", 0.05)
    begun, ended = asyncio.Event(), asyncio.Event()

    async def endless(_: Command) -> Answer:
        begun.set()
        try:
            return await asyncio.Future()
        finally:
            ended.set()

    monkeypatch.setattr(desk, "handle", endless)
    ann, _ = await browser.enter("Ann")
    await ann.send("say", text="/resign", table="")
    await begun.wait()
    shutting = asyncio.create_task(browser.house.shut())
    assert (await ann.socket.receive()).type is WSMsgType.CLOSE
    await ann.socket.close()
    await shutting
    assert ended.is_set()


async def test_nobody_speaks_before_hello(browser: Browser, desk: ScriptedDesk):
    tab = await browser.connect()
    await tab.send("say", text="/resign yes", table="")
    assert (await tab.socket.receive()).type in {WSMsgType.CLOSE, WSMsgType.CLOSED}
    assert desk.commands == []


async def test_a_hello_that_is_refused_says_why(browser: Browser):
    tab = await browser.connect()
    await tab.send("hello", id="h", token="0" * 48, name="", room="lobby", language="en")
    assert await tab.next("trouble") == {"type": "trouble", "id": "h", "code": "bad-name"}
    assert (await tab.socket.receive()).type is WSMsgType.CLOSE


async def test_a_second_hello_changes_nobody(browser: Browser):
    ann, _ = await browser.enter("Ann")
    await ann.send("hello", token="0" * 48, name="Bob", room="lobby", language="en")
    assert (await ann.next("trouble"))["code"] == "bad-frame"
    await ann.ask("say", text="It is still me", table="")
    assert [f["message"]["author"]["name"] for f in ann.heard if f["type"] == "message"] == ["Ann"]


async def test_a_frame_that_is_too_big_ends_the_line(browser: Browser):
    ann, _ = await browser.enter("Ann")
    await ann.socket.send_str("x" * 9000)
    assert (await ann.socket.receive()).type is WSMsgType.CLOSE
    assert ann.socket.close_code == 1009


async def test_somebody_too_fast_is_told_so_and_somebody_mad_is_cut(
    browser: Browser, desk: ScriptedDesk
):
    ann, _ = await browser.enter("Ann")
    browser.house.ticks.now += 60
    for _ in range(41):
        await ann.send("say", text="/resign yes", table="")
    assert (await ann.next("trouble"))["code"] == "too-fast"
    assert len(desk.commands) == 40
    browser.house.ticks.now += 1
    await ann.ask("say", text="/resign yes", table="")
    for _ in range(100):
        await ann.send("say", text="/resign yes", table="")
    while (message := await ann.socket.receive()).type is WSMsgType.TEXT:
        assert "too-fast" in message.data or "ack" in message.data
    assert ann.socket.close_code == 1008


async def test_completion_offers_verbs_and_then_what_the_desk_knows(
    browser: Browser, desk: ScriptedDesk
):
    ann, welcome = await browser.enter("Ann")
    assert welcome["verbs"] == ["new", "move", "rules", "resign"]

    async def options(text: str) -> list[str]:
        answer = await ann.ask("complete", text=text, table="")
        return list(answer["options"])

    assert await options("/r") == ["rules", "resign"]
    assert await options("/new b") == ["boop"]
    assert await options("/move ") == ["a1", "b1", "c1", "d1", "e1", "f1", "a2", "b2"]
    assert desk.cats == []


async def test_somebody_who_does_not_listen_is_cut_and_holds_up_nobody(browser: Browser):
    def narrow(address) -> socket.socket:
        line = socket.socket(*address[:3])
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        return line

    web = browser.house.web
    async with ClientSession(connector=TCPConnector(socket_factory=narrow)) as session:
        deaf = Browser(browser.house, session)
        await deaf.enter("Deaf")
        ann, _ = await browser.enter("Ann")
        long = "purr " * 40_000
        for number in range(WAITING + 60):
            await web.post(LOBBY, Post(f"{number}", long))
            await ann.next("message")
        here = [frame["here"] for frame in ann.heard if frame["type"] == "presence"]
        assert [[person["name"] for person in people] for people in here] == [["Ann"]]


async def test_many_who_enter_while_much_is_said_miss_and_double_nothing(browser: Browser):
    web = browser.house.web
    said = [str(number) for number in range(40)]

    async def speak() -> None:
        for text in said:
            await web.post(LOBBY, Post(text, text))
            await asyncio.sleep(0)

    async def listen(name: str) -> list[str]:
        tab, welcome = await browser.enter(name)
        heard = texts(welcome)
        while heard[-1:] != said[-1:]:
            heard.append((await tab.next("message"))["message"]["text"])
        return heard

    everybody, _ = await asyncio.gather(
        asyncio.gather(*(listen(f"Cat {number}") for number in range(8))), speak()
    )
    assert everybody == [said] * 8


async def test_a_tab_hears_things_in_the_order_they_happened(browser: Browser):
    ann, _ = await browser.enter("Ann")
    bob, _ = await browser.enter("Bob")

    async def hear(tab: Tab) -> list[str]:
        return [(await tab.next("message"))["message"]["text"] for _ in range(20)]

    async def speak(number: int) -> None:
        await browser.house.web.post(LOBBY, Post(f"{number}", f"{number}"))

    await asyncio.gather(*(speak(number) for number in range(20)))
    assert await hear(ann) == await hear(bob)
