"""Too many at once: of one person, from one address, of everybody; and who is still let in."""

from __future__ import annotations

import asyncio
import logging
import socket
from contextlib import suppress

import pytest
from aiohttp import ClientError, ClientSession, WSMsgType

from bot.platforms.web import Capacity
from bot.platforms.web import door as doors
from bot.platforms.web.door import Door, counted_as
from bot.platforms.web.frames.conversation import COMING_IN
from bot.settings import BadSetting, read_settings
from tests.patience import DEADLINE
from tests.stage import Clock
from tests.web.conftest import Browser, Tab
from tests.web.desk import ScriptedDesk
from tests.web.rooms import House

SMALL = Capacity(pages=6, kept=2, person=3, connections=12)
TOKEN = "ab" * 24


@pytest.fixture
async def small():
    """A house in which there is little room."""
    house = House()
    house.capacity = SMALL
    desk = ScriptedDesk(house)
    await house.open(desk)
    async with ClientSession() as session:
        yield Browser(house, session), desk
    await house.shut()


async def hello(browser: Browser, name: str, token: str = "") -> Tab:
    """A page that has said hello, whatever is answered."""
    tab = await browser.connect()
    secret = token or name.encode().hex().rjust(48, "0")
    await tab.send("hello", id="hi", token=secret, name=name, room="lobby", language="en")
    return tab


async def closed(tab: Tab) -> int | None:
    """How a page was closed."""
    while (await tab.socket.receive(timeout=DEADLINE)).type is WSMsgType.TEXT:
        pass
    return tab.socket.close_code


async def raw(house: House, text: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A bare connection that has sent something."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(text)
    await writer.drain()
    return reader, writer


async def ended(reader: asyncio.StreamReader) -> None:
    """Wait until the other side has hung up."""
    async with asyncio.timeout(DEADLINE):
        with suppress(ConnectionError):
            await reader.read()


async def test_one_person_has_so_many_pages_and_others_come_in(small):
    browser, _ = small
    pages = [(await browser.enter("Ann", token=TOKEN))[0] for _ in range(SMALL.person)]
    one_more = await hello(browser, "Ann", TOKEN)
    assert await one_more.next("trouble") == {"type": "trouble", "id": "hi", "code": "too-many"}
    await closed(one_more)
    await browser.enter("Bob")
    await pages[0].socket.close()
    await pages[1].ask("complete", text="/", table="")
    browser.house.ticks.now += 10
    await browser.enter("Ann", token=TOKEN)


async def test_somebody_with_a_seat_comes_back_when_the_room_is_full_of_others(small):
    browser, desk = small
    for number in range(SMALL.pages - SMALL.kept):
        await browser.enter(f"Cat {number}")
    assert await closed(await hello(browser, "Stranger")) == 1013
    desk.seats = {"Ann", "Bob", "Cid"}
    await browser.enter("Ann")
    await browser.enter("Bob")
    assert await closed(await hello(browser, "Cid")) == 1013, "the house is full to the roof"


async def test_a_page_that_goes_makes_room(small):
    browser, _ = small
    pages = [(await browser.enter(f"Cat {n}"))[0] for n in range(SMALL.pages - SMALL.kept)]
    await pages[0].socket.close()
    await pages[1].ask("complete", text="/", table="")
    await browser.enter("Dot")


async def test_sixty_pages_speak_as_fast_as_one(browser: Browser, desk: ScriptedDesk):
    pages = [(await browser.enter("Ann", token=TOKEN))[0] for _ in range(4)]
    browser.house.ticks.now += 60
    answers = []
    for number in range(48):
        page = pages[number % 4]
        await page.send("say", text="/resign yes", table="")
    for page in pages:
        for _ in range(12):
            message = await page.socket.receive(timeout=DEADLINE)
            while '"presence"' in message.data:
                message = await page.socket.receive(timeout=DEADLINE)
            answers.append("too-fast" in message.data)
    assert sum(answers) == 8
    assert len(desk.commands) == 40


async def test_coming_in_again_and_again_is_put_off(browser: Browser):
    came = 0
    for _ in range(20):
        tab = await hello(browser, "Ann", TOKEN)
        message = await tab.socket.receive(timeout=DEADLINE)
        if message.type is not WSMsgType.TEXT:
            assert tab.socket.close_code == 1013
            break
        came += 1
        await tab.socket.close()
    assert came == 40 / COMING_IN
    await browser.enter("Bob")
    browser.house.ticks.now += 60
    await browser.enter("Ann", token=TOKEN)


async def test_a_clock_set_back_cuts_nobody_who_speaks(browser: Browser):
    ann, _ = await browser.enter("Ann")
    for _ in range(5):
        browser.house.clock.now -= 15
        await ann.ask("say", text="/resign yes", table="")
    browser.house.clock.now -= 3600
    bob, _ = await browser.enter("Bob")
    await bob.ask("say", text="/resign yes", table="")


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: "])
async def test_who_asks_for_nothing_or_by_half_is_dropped(monkeypatch, said):
    monkeypatch.setattr("bot.platforms.web.platform.PATIENCE", 0.2)
    house = House()
    await house.open(ScriptedDesk(house))
    reader, writer = await raw(house, said)
    await ended(reader)
    writer.close()
    await house.shut()


async def test_somebodys_page_may_be_silent(monkeypatch):
    monkeypatch.setattr("bot.platforms.web.platform.PATIENCE", 0.05)
    house = House()
    desk = ScriptedDesk(house)
    await house.open(desk)
    async with ClientSession() as session:
        ann, _ = await Browser(house, session).enter("Ann")
        reader, writer = await raw(house)
        await ended(reader)
        await ann.ask("say", text="/resign yes", table="")
        writer.close()
    await house.shut()


async def test_silent_connections_give_their_places_to_whoever_comes_next(small):
    browser, _ = small
    silent = [await raw(browser.house) for _ in range(SMALL.connections + 5)]
    ann, _ = await browser.enter("Ann")
    for reader, _ in silent[:5]:
        await ended(reader)
    more = [await raw(browser.house) for _ in range(SMALL.connections + 5)]
    await ended(silent[-1][0])
    await ann.ask("say", text="/resign yes", table="")
    for _, writer in (*silent, *more):
        writer.close()


def test_an_address_has_its_share():
    door = door_for(2)
    come = [visit(door, address) for address in ("10.0.0.7", "10.0.0.7", "10.0.0.8")]
    assert all(door.admits(each) for each in come)
    late = visit(door, "10.0.0.7")
    assert not door.admits(late)
    door.left(late)
    assert not door.admits(late), "who was not let in gives nobody's place back"
    door.left(come[0])
    door.left(come[0])
    assert door.admits(late)
    assert not door.admits(visit(door, "10.0.0.7"))


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("127.0.0.1", ""),
        ("127.8.8.8", ""),
        ("::1", ""),
        ("::ffff:127.0.0.1", ""),
        ("", ""),
        ("10.0.0.7", "10.0.0.7"),
        ("::ffff:10.0.0.7", "10.0.0.7"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:5::6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
    ],
)
def test_under_what_an_address_is_counted(address, counted):
    assert counted_as(address) == counted


def test_this_machine_may_have_as_many_as_it_likes():
    door = door_for(2)
    assert all(door.admits(visit(door, "")) for _ in range(20))


def test_no_share_is_counted_if_the_host_says_so():
    door = door_for(0)
    assert all(door.admits(visit(door, "10.0.0.7")) for _ in range(300))


def door_for(address: int) -> Door:
    """A door through which so many may come from an address."""
    return Door(Capacity(address=address), Clock())


def visit(door: Door, address: str) -> doors.Visit:
    made = doors.Visit(door, asyncio.Protocol)
    made.address = address
    return made


async def test_who_asks_for_page_after_page_waits_and_others_do_not():
    waited, ticks = list[float](), Clock()

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    door = Door(Capacity(), ticks, wait)
    ours, also_ours = visit(door, ""), visit(door, "")
    far, from_there_too = visit(door, "10.0.0.7"), visit(door, "10.0.0.7")
    assert all(door.admits(each) for each in (ours, also_ours, far, from_there_too))
    for _ in range(int(doors.BURST) + 5):
        await door.pace(ours.transport)
        await door.pace(far.transport)
    assert waited == [doors.SLOW] * 10
    await door.pace(also_ours.transport)
    assert len(waited) == 10, "each connection of this machine by itself"
    await door.pace(from_there_too.transport)
    assert len(waited) == 11, "all of another address together"
    ticks.now += 60
    await door.pace(far.transport)
    assert len(waited) == 11


def test_a_process_with_few_files_takes_fewer_connections():
    few = Capacity().within(256)
    assert (few.connections, few.pages, few.kept) == (128, 85, 21)
    assert Capacity().within(1_048_576) == Capacity()


def test_the_host_sets_the_share_of_an_address():
    assert read_settings({}).per_address == 100
    assert read_settings({"PURRLOR_WEB_PER_ADDRESS": "0"}).per_address == 0
    with pytest.raises(BadSetting, match="PURRLOR_WEB_PER_ADDRESS is 'many'"):
        read_settings({"PURRLOR_WEB_PER_ADDRESS": "many"})


async def test_the_log_is_not_filled_when_no_more_files_can_be_opened(browser: Browser, caplog):
    loop = asyncio.get_running_loop()
    fault = {"message": doors.OUT_OF_FILES, "exception": OSError(24, "Too many open files")}

    def said() -> int:
        return sum(doors.OUT_OF_FILES in record.getMessage() for record in caplog.records)

    with caplog.at_level(logging.ERROR, logger="asyncio"):
        for _ in range(100):
            loop.call_exception_handler(fault)
        assert said() == 1
        browser.house.ticks.now += 61
        loop.call_exception_handler(fault)
        assert said() == 2
        loop.call_exception_handler({"message": "something else"})
        assert caplog.records[-1].getMessage() == "something else"


async def test_the_same_line_of_chat_stays_as_it_was_said(browser: Browser):
    ann, _ = await browser.enter("Ann")
    await ann.ask("say", id="line", text="I like cats", table="")
    await ann.ask("say", id="line", text="I never said that", table="")
    _, welcome = await browser.enter("Bob")
    assert [message["text"] for message in welcome["messages"]] == ["I like cats"]


async def test_a_bare_reset_leaves_nothing_behind(small):
    browser, _ = small
    for _ in range(SMALL.connections * 2):
        line = socket.create_connection(("127.0.0.1", browser.house.port))
        line.close()
    await asyncio.sleep(0)
    with suppress(ClientError):
        await browser.enter("Ann")
    await browser.enter("Bob")
