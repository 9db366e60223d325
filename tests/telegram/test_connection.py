"""Polling through faults, a webhook with its secret, tokens right and wrong."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

import pytest
from aiohttp import ClientSession, web
from aiohttp.test_utils import TestServer
from telegram.error import TelegramError

from bot.contract import Answer, Trouble, Unwell
from bot.platforms.telegram import BadToken, Webhook
from bot.platforms.telegram.request import Request
from bot.platforms.telegram.wire import Wire
from tests.telegram.conftest import ANN, BOB, asked
from tests.telegram.people import until
from tests.telegram.server import TOKEN


@pytest.fixture
def webhook(unused_tcp_port: int) -> Webhook:
    address = f"http://127.0.0.1:{unused_tcp_port}/hook"
    return Webhook(address, "a-secret", port=unused_tcp_port)


@pytest.mark.parametrize(
    ("code", "sentence", "parameters"),
    [
        pytest.param(502, "Bad Gateway", {}, id="a server that is down"),
        pytest.param(429, "Too Many Requests", {"retry_after": 4}, id="a flood"),
        pytest.param(409, "Conflict: terminated by other getUpdates request", {}, id="a double"),
    ],
)
async def test_polling_goes_on_after_trouble(t, code, sentence, parameters, caplog):
    t.server.fail("getUpdates", code, sentence, times=3, **parameters)
    t.people.say(ANN, "/undo")
    await until(lambda: t.desk.finished)
    await until(lambda: not t.server.faults)
    assert asked(t) == [("undo", (), "")]
    assert "no updates from Telegram" in caplog.text


async def test_polling_goes_on_after_broken_connections(t):
    t.people.say(BOB, "/help")
    await until(lambda: t.desk.finished)
    t.server.cut("getUpdates", times=2, done=True)
    t.people.say(ANN, "/undo")
    t.people.say(ANN, "/hand")
    await until(lambda: len(t.desk.finished) == 3)
    assert [verb for verb, _, _ in asked(t)] == ["help", "undo", "hand"]


@pytest.mark.parametrize("kept", [True, False])
async def test_a_flood_met_while_updates_are_kept_is_over_before_more_is_asked(stand, kept):
    floods, over, stand.inbox.door = list[float](), asyncio.Event(), asyncio.Event()

    async def pause(seconds: float) -> None:
        if seconds == 30:
            floods.append(seconds)
            await over.wait()

    async with stand.running(pause=pause):
        await until(lambda: stand.server.of("getUpdates"))
        stand.server.fail("getUpdates", 429, "Too Many Requests: retry after 30", retry_after=30)
        stand.moment_over.set()
        number = stand.people.say(ANN, "/undo")
        await until(lambda: floods)
        if kept:
            stand.inbox.door.set()
            await until(lambda: stand.desk.finished)
            await asyncio.sleep(0.02)
        assert len(stand.server.of("getUpdates")) == 2
        if kept:
            over.set()
            await until(lambda: number in stand.server.mailbox.confirmed)
    assert floods == [30]


async def test_a_stop_waits_for_the_end_of_no_flood(stand):
    floods, stand.inbox.door = list[float](), asyncio.Event()

    async def pause(seconds: float) -> None:
        floods.append(seconds)
        await asyncio.Event().wait()

    async with stand.running(pause=pause):
        await until(lambda: stand.server.of("getUpdates"))
        stand.server.fail("getUpdates", 429, "Too Many Requests: retry after 30", retry_after=30)
        stand.moment_over.set()
        number = stand.people.say(ANN, "/undo")
        await until(lambda: 30 in floods)
        stand.inbox.door.set()
        await until(lambda: stand.desk.finished)
    assert stand.server.mailbox.confirmed == [number]


async def test_it_starts_as_soon_as_telegram_answers(stand):
    stand.server.fail("getMe", 502, "Bad Gateway", times=2)
    stand.server.cut("deleteWebhook")
    async with stand.running() as platform:
        assert platform.ready.is_set()
    assert not platform.ready.is_set()


@pytest.mark.parametrize("token", ["123:wrong", "nonsense"])
async def test_a_wrong_token_is_complained_about_in_a_sentence(stand, token):
    with pytest.raises(BadToken, match="Ask @BotFather for the right one") as caught:
        await stand.make(token).run(stand.desk)
    assert token not in str(caught.value)
    assert caught.value.__suppress_context__


async def test_an_empty_token_is_too(stand):
    with pytest.raises(BadToken):
        stand.make("")


async def test_a_token_that_is_withdrawn_stops_the_platform(stand):
    running = asyncio.create_task(stand.make().run(stand.desk))
    await until(lambda: stand.server.of("getUpdates"))
    stand.server.fail("getUpdates", 401, "Unauthorized", times=2)
    stand.people.say(ANN, "/undo")
    with pytest.raises(BadToken):
        await running


async def test_neither_token_nor_words_are_logged_even_by_the_library(stand, caplog):
    stand.server.fail("getMe", 502, "Bad Gateway")
    with caplog.at_level(logging.DEBUG):
        async with stand.running():
            stand.desk.replies["hand"] = Answer("the striped cat")
            stand.server.fail("sendMessage", 502, "Bad Gateway")
            stand.people.say(ANN, "/hand")
            await stand.people.posted(ANN, "the striped cat")
    assert caplog.records
    assert not logging.getLogger("httpx").isEnabledFor(logging.INFO)
    assert TOKEN not in caplog.text
    assert "the striped cat" not in caplog.text


def test_an_answer_that_breaks_off_is_not_logged(caplog):
    with pytest.raises(TelegramError, match="cannot be read"):
        Request.parse_json_payload(b'{"result": {"text": "the striped cat')
    assert not caplog.records


async def test_a_server_that_sends_elsewhere_is_not_followed():
    elsewhere = list[str]()

    async def lead_astray(request: web.Request) -> web.Response:
        elsewhere.append(request.path)
        raise web.HTTPTemporaryRedirect(f"/elsewhere{request.path}")

    application = web.Application()
    application.router.add_route("*", "/{path:.*}", lead_astray)
    async with TestServer(application) as server:
        wire = Wire(TOKEN, str(server.make_url("")))
        with pytest.raises(TelegramError) as refused:
            await wire.open()
        await wire.close()
    assert elsewhere == [f"/bot{TOKEN}/getMe"]
    assert TOKEN not in str(refused.value)


async def test_a_webhook_left_from_before_is_taken_away_and_its_updates_kept(stand):
    number = stand.people.say(ANN, "/undo")
    stand.server.mailbox.hook = "http://127.0.0.1:1/old"
    async with stand.running():
        await until(lambda: stand.desk.finished and stand.server.mailbox.confirmed)
    assert stand.server.mailbox.confirmed == [number]


async def test_a_webhook_takes_updates_in_order(stand, webhook):
    async with stand.running(webhook=webhook):
        for verb in ("undo", "hand", "help"):
            stand.people.say(ANN, f"/{verb}")
        await until(lambda: len(stand.desk.finished) == 3)
        await until(lambda: not stand.inbox.kept)
    assert [verb for verb, _, _ in asked(stand)] == ["undo", "hand", "help"]
    assert not stand.server.of("getUpdates")
    assert stand.server.of("setWebhook")[0].asked["secret_token"] == "a-secret"  # noqa: S105


async def test_a_webhook_confirms_only_what_it_has_recorded(stand, webhook):
    stand.inbox.broken = 2
    async with stand.running(webhook=webhook):
        stand.people.say(ANN, "/undo")
        await until(lambda: stand.desk.finished)
        await until(lambda: stand.server.mailbox.confirmed)
    assert stand.server.mailbox.answers == [500, 500, 200]
    assert len(stand.desk.finished) == 1


async def test_what_came_while_the_webhook_was_down_is_brought_after_the_start(stand, webhook):
    async with stand.running(webhook=webhook):
        pass
    stand.people.say(ANN, "/undo")
    async with stand.running(webhook=webhook):
        await until(lambda: stand.desk.finished)
    assert asked(stand) == [("undo", (), "")]


@pytest.mark.parametrize(
    ("headers", "body", "status"),
    [
        pytest.param({}, '{"update_id": 1}', 403, id="no secret"),
        pytest.param({"Secret": "guessed"}, '{"update_id": 1}', 403, id="a guessed one"),
        pytest.param({"Secret": "a-secret"}, "nonsense", 400, id="no JSON"),
        pytest.param({"Secret": "a-secret"}, "[1]", 400, id="no update"),
        pytest.param({"Secret": "a-secret"}, "{}", 400, id="no number"),
    ],
)
async def test_strangers_knock_in_vain(stand, webhook, headers, body, status):
    named = {f"X-Telegram-Bot-Api-{name}-Token": value for name, value in headers.items()}
    async with (
        stand.running(webhook=webhook),
        ClientSession() as session,
        session.post(webhook.url, data=body, headers=named) as answer,
    ):
        assert answer.status == status
    assert not stand.inbox.events


async def test_the_token_is_not_logged_when_the_platform_is_made(stand, caplog):
    for name in ("telegram", "telegram.Bot"):
        logging.getLogger(name).setLevel(logging.NOTSET)
    with caplog.at_level(logging.DEBUG):
        stand.make()
    assert TOKEN not in caplog.text


@pytest.mark.parametrize("found", [{}, [], "update", {"update_id": "7"}, None])
async def test_what_has_no_number_is_no_update_and_stops_nothing(stand, monkeypatch, found):
    wire = stand.make()._wire

    async def post(*_args: object, **_more: object) -> object:
        return [found, {"update_id": 7}]

    monkeypatch.setattr(wire._polling, "post", post)
    assert await wire.updates(0) == [{"update_id": 7}]


async def test_a_webhook_whose_updates_cannot_be_kept_asks_for_them_again(stand, webhook, caplog):
    stand.inbox.trouble, stand.inbox.broken = Unwell(Trouble.FULL), 2
    async with stand.running(webhook=webhook):
        stand.people.say(ANN, "/undo")
        await until(lambda: stand.desk.finished)
        await until(lambda: stand.server.mailbox.confirmed)
    assert stand.server.mailbox.answers == [503, 503, 200]
    assert caplog.text == ""


async def test_who_watches_the_webhook_is_told_what_fails(stand, webhook):
    fails = ["writing fails since long ago (full)"]
    watched = replace(webhook, ailing=lambda: fails)
    address = webhook.url.replace("/hook", "/healthz")
    async with stand.running(webhook=watched), ClientSession() as session:
        async with session.get(address) as answer:
            assert (answer.status, (await answer.text()).splitlines()[:-1]) == (503, fails)
        fails.clear()
        async with session.get(address) as answer:
            assert (answer.status, (await answer.text()).splitlines()[0]) == (200, "well")
