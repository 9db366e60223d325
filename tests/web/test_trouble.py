"""A keeper that fails, a clock that is set, and noise from strangers."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass

import pytest
from aiohttp import ClientSession, WSMsgType

from bot.contract import Buckets, Trouble, Unwell
from tests.stage import Clock
from tests.web.conftest import Browser
from tests.web.rooms import House


async def fails(*_args: object, **_more: object) -> None:
    raise Unwell(Trouble.FULL)


async def test_a_line_that_cannot_be_kept_is_answered_with_the_reason(
    browser: Browser, house: House, caplog, monkeypatch
):
    ann, _ = await browser.enter("Ann")
    monkeypatch.setattr(house.keeper, "save", fails)
    for number in range(3):
        await ann.send("say", id=f"f{number}", text="Hello?", table="")
        assert await ann.next("trouble") == {"type": "trouble", "id": f"f{number}", "code": "full"}
    assert caplog.text == ""


async def test_who_comes_in_while_nothing_can_be_read_is_asked_to_come_again(
    browser: Browser, house: House, caplog, monkeypatch
):
    with monkeypatch.context() as broken:
        broken.setattr(house.keeper, "recent", fails)
        tab = await browser.connect()
        await tab.send("hello", token="0" * 48, name="Ann", room="lobby", language="en")
        message = await tab.socket.receive()
        assert (message.type, message.data) == (WSMsgType.CLOSE, 1013)
    _, welcome = await browser.enter("Ann")
    assert welcome["you"]["name"] == "Ann"
    assert caplog.text == ""


async def test_a_picture_that_cannot_be_read_is_there_later(
    browser: Browser, house: House, caplog, monkeypatch
):
    monkeypatch.setattr(house.keeper, "picture", fails)
    async with browser.session.get(f"{house.url}/picture/some") as answer:
        assert answer.status == 503
    assert caplog.text == ""


@pytest.mark.parametrize(
    "noise",
    [
        pytest.param(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n", id="another protocol"),
        pytest.param(b"GET / HTTP/9.9\r\n\r\n", id="a version to come"),
        pytest.param(b"GET / HTTP/1.1\r\nA B: c\r\n\r\n", id="a header that is none"),
        pytest.param(b"GET / HTTP/1.1\r\nContent-Length: x\r\n\r\n", id="a length that is none"),
        pytest.param(
            b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET \x01 HTTP/1.1\r\n\r\n",
            id="a second one",
        ),
    ],
)
@pytest.mark.usefixtures("desk")
async def test_noise_from_strangers_is_not_logged(house: House, caplog, noise):
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(noise)
    assert await reader.read()
    writer.close()
    await writer.wait_closed()
    assert caplog.text == ""


async def test_a_page_may_speak_on_when_the_clock_is_set_back(browser: Browser, house: House):
    ann, _ = await browser.enter("Ann")
    house.clock.now -= 3600
    assert (await ann.ask("say", text="Hello?", table=""))["toast"] == ""
    bob, _ = await browser.enter("Bob")
    assert (await bob.ask("say", text="Hello!", table=""))["toast"] == ""


def test_a_bucket_goes_by_its_own_ticks():
    ticks = Clock()
    bucket = Buckets(ticks, burst=2, rate=1)
    assert [bucket.take("ann") for _ in range(3)] == [True, True, False]
    ticks.now += 2
    assert bucket.take("ann")


@dataclass
class Sick:
    """A part that fails until it does not."""

    fails: tuple[str, ...] = ("writing fails since long ago (full)",)

    def __call__(self) -> tuple[str, ...]:
        return self.fails


async def test_who_watches_is_told_what_fails(house: House, desk):
    sick = Sick()
    await house.shut()
    house.ailing = sick
    await house.open(desk)
    async with ClientSession() as session:
        async with session.get(f"{house.url}/healthz") as answer:
            fails, memory = (await answer.text()).splitlines()
            assert (answer.status, fails) == (503, *sick.fails)
            assert re.fullmatch(r"memory: [1-9]\d* MB", memory)
        sick.fails = ()
        async with session.get(f"{house.url}/healthz") as answer:
            assert (answer.status, (await answer.text()).splitlines()[0]) == (200, "well")
