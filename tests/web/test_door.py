"""Who is let in, and what is served to them."""

from __future__ import annotations

import re

import pytest
from aiohttp import ClientSession, WSServerHandshakeError

from bot.contract import Person, Picture, Post, Unreachable, Venue
from bot.platforms.web.bundle import digest_of, script
from tests.web.conftest import Browser
from tests.web.desk import ScriptedDesk, paint
from tests.web.rooms import House

LOBBY = Venue("web", "lobby")


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        pytest.param({}, 200, id="our own name"),
        pytest.param({"Host": "127.0.0.1:1"}, 200, id="our own name through a forwarded port"),
        pytest.param({"Host": "localhost:80"}, 200, id="our other name"),
        pytest.param({"Host": "CATS.home"}, 200, id="a name the host gave us"),
        pytest.param({"Host": "cats.example"}, 403, id="a name somebody pointed at us"),
        pytest.param({"Host": "127.0.0.1.cats.example"}, 403, id="a name that begins like ours"),
        pytest.param({"Host": "cats.example@127.0.0.1:["}, 403, id="a name that is none"),
        pytest.param({"Host": ""}, 403, id="no name"),
        pytest.param({"Origin": "http://cats.example"}, 403, id="another site"),
        pytest.param({"Origin": "null"}, 403, id="a page without a site"),
        pytest.param({"Origin": "http://127.0.0.1:1"}, 403, id="another port of this machine"),
    ],
)
async def test_a_page_is_served_only_to_those_who_ask_for_us_by_name(
    browser: Browser, headers, status
):
    async with browser.session.get(f"{browser.house.url}/", headers=headers) as response:
        assert response.status == status


@pytest.mark.parametrize(
    "headers",
    [
        pytest.param({}, id="no origin"),
        pytest.param({"Origin": "http://cats.example"}, id="another site"),
        pytest.param({"Origin": "http://127.0.0.1:1"}, id="another port of this machine"),
        pytest.param({"Origin": "file://127.0.0.1"}, id="a file"),
        pytest.param({"Origin": "null"}, id="a page without a site"),
    ],
)
async def test_a_line_is_opened_only_by_our_own_page(browser: Browser, headers):
    with pytest.raises(WSServerHandshakeError) as refusal:
        await browser.session.ws_connect(f"{browser.house.url}/chat", headers=headers)
    assert refusal.value.status == 403


async def test_a_line_under_another_name_is_refused_though_name_and_origin_agree(
    browser: Browser,
):
    headers = {"Host": "cats.example", "Origin": "http://cats.example"}
    with pytest.raises(WSServerHandshakeError) as refusal:
        await browser.session.ws_connect(f"{browser.house.url}/chat", headers=headers)
    assert refusal.value.status == 403


@pytest.mark.parametrize("path", ["/", "/static/app.js", "/picture/x", "/nowhere", "/chat"])
async def test_every_response_carries_the_security_headers(browser: Browser, path):
    async with browser.session.get(browser.house.url + path) as response:
        policy = response.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "unsafe" not in policy
        assert response.headers["X-Content-Type-Options"] == "nosniff"
        assert response.headers["Referrer-Policy"] == "no-referrer"


@pytest.mark.parametrize(
    ("frames", "policy"),
    [((), "frame-ancestors 'none'"), (("https://a.example",), "frame-ancestors https://a.example")],
    ids=["nobody", "a site the host named"],
)
async def test_only_sites_the_host_named_may_frame_the_page(frames, policy):
    house = House(frames=frames)
    await house.open(ScriptedDesk(house))
    async with ClientSession() as session, session.get(house.url) as response:
        assert response.headers["Content-Security-Policy"].endswith(policy)
        assert ("X-Frame-Options" in response.headers) is not bool(frames)
    await house.shut()


@pytest.mark.parametrize(
    "path",
    ["/static/../platform.py", "/static/%2e%2e/platform.py", "/static/words", "/words/de.json"],
)
async def test_nothing_else_on_the_disk_is_served(browser: Browser, path):
    async with browser.session.get(browser.house.url + path) as response:
        assert response.status == 404


async def test_a_page_that_has_not_changed_is_not_sent_again(browser: Browser):
    async with browser.session.get(browser.house.url) as response:
        assert response.headers["Cache-Control"] == "no-cache"
        headers = {"If-None-Match": response.headers["ETag"]}
    async with browser.session.get(browser.house.url, headers=headers) as response:
        assert response.status == 304


async def test_whatever_a_page_needs_is_named_after_what_is_in_it_and_asked_for_once(
    browser: Browser,
):
    async with browser.session.get(browser.house.url) as response:
        page = await response.text()
    named = set(re.findall(r'"(static/[^"]+)"', page))
    assert sorted(name.rpartition(".")[2] for name in named) == ["css", "js"]
    for name in named:
        async with browser.session.get(f"{browser.house.url}/{name}") as response:
            assert response.status == 200
            assert "immutable" in response.headers["Cache-Control"]
            assert digest_of(await response.read()) in name


def test_a_bundled_module_is_given_what_it_names_and_keeps_the_rest_to_itself(tmp_path):
    (tmp_path / "app.js").write_text(
        'import { one, two as zwei } from "./parts.js";\n\nconst own = one + zwei;\n'
    )
    (tmp_path / "parts.js").write_text(
        "const own = 1;\nexport const one = own;\nexport function two() {}\n"
    )
    (tmp_path / "bundle.js").write_text("const WORDS = /*words*/, $ = {}, parts = [/*parts*/];\n")
    lines = script(tmp_path, {"en": {"hi": "Hi"}}).splitlines()
    assert lines[0] == 'const WORDS = {"en":{"hi":"Hi"}}, $ = {}, parts = [()=>{const own = 1;'
    assert "$.parts={one,two};}," in lines
    assert "()=>{const{one,two:zwei}=$.parts;" in lines
    assert lines[-1] == "$.app={};},];"


async def test_a_picture_is_served_under_a_name_nobody_can_guess(browser: Browser):
    png = paint(["c3"])
    tab, _ = await browser.enter("Ann")
    await browser.house.web.post(LOBBY, Post("k", "", Picture("boop.png", png, "One cat.")))
    picture = (await tab.next("message"))["message"]["picture"]
    assert (picture["width"], picture["height"], picture["alt"]) == (1000, 1000, "One cat.")
    assert len(picture["src"].removeprefix("/picture/").partition("-")[0]) == 32
    async with browser.session.get(browser.house.url + picture["src"]) as response:
        assert response.status == 200
        assert response.content_type == "image/png"
        assert "private" in response.headers["Cache-Control"]
        assert "immutable" in response.headers["Cache-Control"]
        assert await response.read() == png
    async with browser.session.get(f"{browser.house.url}/picture/guess") as response:
        assert response.status == 404


async def test_a_changed_picture_has_another_name_and_the_old_one_is_gone(browser: Browser):
    tab, _ = await browser.enter("Ann")
    addresses = []
    for cats in (["a1"], ["a1", "b1"]):
        await browser.house.web.post(LOBBY, Post("k", "", Picture("p.png", paint(cats), "")))
        message = (await tab.next("message"))["message"]
        addresses.append(browser.house.url + message["picture"]["src"])
    statuses = []
    for address in addresses:
        async with browser.session.get(address) as response:
            statuses.append(response.status)
    assert statuses == [404, 200]


@pytest.mark.parametrize(
    "person",
    [
        pytest.param(Person("discord", "0" * 32, "Ann"), id="from elsewhere"),
        pytest.param(Person("web", "lobby", "Ann"), id="no person's id"),
    ],
)
async def test_nobody_can_whisper_to_somebody_who_cannot_be_here(browser: Browser, person):
    with pytest.raises(Unreachable):
        await browser.house.web.whisper(person, Post("k", "psst"))
