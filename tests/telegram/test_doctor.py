"""What `doctor` finds, each with a sentence in every language."""

from __future__ import annotations

import time

import pytest

from bot.platforms.telegram import Webhook
from tests.telegram import town
from tests.telegram.conftest import phrases
from tests.telegram.server import TOKEN

HOOK = Webhook("https://example.org/hook", "a-secret")


async def found(stand, token: str = TOKEN, **more) -> dict[str, bool]:
    findings = await stand.make(token, **more).examine()
    assert findings
    for finding in findings:
        for language in ("en", "hu"):
            assert phrases(language, f"doctor-{finding.code}", **dict(finding.facts))
    return {finding.code: finding.good for finding in findings}


@pytest.fixture
def now(stand):
    """The hour it really is: the server's web framework writes it into every answer."""
    stand.clock.now = time.time()


@pytest.mark.usefixtures("now")
async def test_all_is_well(stand):
    assert await found(stand) == {
        "telegram-token": True,
        "telegram-privacy": True,
        "telegram-groups": True,
        "telegram-waiting": True,
        "telegram-polling": True,
        "telegram-clock": True,
    }


async def test_a_wrong_token(stand):
    assert await found(stand, "123:wrong") == {"telegram-token-bad": False}


async def test_nobody_answers(stand):
    assert await found(stand, api="http://127.0.0.1:1") == {"telegram-silent": False}


async def test_a_bot_that_reads_everything_and_may_not_join(stand, monkeypatch):
    monkeypatch.setitem(town.BOT, "can_read_all_group_messages", True)
    monkeypatch.setitem(town.BOT, "can_join_groups", False)
    codes = await found(stand)
    assert codes["telegram-privacy-off"] is False
    assert codes["telegram-groups-off"] is False


async def test_a_webhook_that_was_left_over(stand):
    stand.server.mailbox.hook = "https://example.org/old"
    assert (await found(stand))["telegram-webhook-left"] is False


@pytest.mark.parametrize(
    ("hook", "trouble", "codes"),
    [
        pytest.param(HOOK.url, {}, {"telegram-webhook": True}, id="set"),
        pytest.param("", {}, {"telegram-webhook-unset": False}, id="not set yet"),
        pytest.param(
            HOOK.url,
            {"last_error_date": 1_790_000_000, "last_error_message": "Connection refused"},
            {"telegram-webhook": True, "telegram-webhook-failing": False},
            id="set and failing",
        ),
    ],
)
async def test_a_webhook(stand, hook, trouble, codes):
    stand.server.mailbox.hook, stand.server.mailbox.trouble = hook, trouble
    told = await found(stand, webhook=HOOK)
    assert {code: good for code, good in told.items() if "webhook" in code} == codes


async def test_many_updates_that_nobody_fetches(stand):
    for _ in range(100):
        stand.people.say(11, "/undo")
    assert (await found(stand))["telegram-backlog"] is False


@pytest.mark.usefixtures("now")
async def test_a_clock_that_is_wrong(stand):
    stand.clock.now += 600
    assert (await found(stand))["telegram-clock-off"] is False
