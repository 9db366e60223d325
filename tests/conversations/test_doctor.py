"""`python -m bot doctor`: a line for everything a host has to get right."""

from __future__ import annotations

import time

import pytest

from tests.conversations.program import End, finished, life, settings
from tests.local.program import start

TRACEBACK = "Traceback (most recent call last)"


async def doctor(folder, speaks: str, **given: str) -> End:
    """What doctor says in a terminal of this language."""
    with start(folder, "doctor", LC_ALL="", LC_MESSAGES="", LANG=speaks, **given) as process:
        return await finished(process)


@pytest.fixture
def now(group):
    """The hour it really is: the loopback's web framework writes it into every answer."""
    group.stand.clock.now = time.time()


@pytest.mark.usefixtures("now")
@pytest.mark.parametrize(
    ("speaks", "first", "last"),
    [
        pytest.param(
            "en_GB.UTF-8",
            "✓ The database is ",
            "✓ This machine’s clock agrees with Telegram’s",
            marks=pytest.mark.slow,
        ),
        ("hu_HU.UTF-8", "✓ Az adatbázis rendben van: ", "✓ A gép órája egyezik a Telegraméval"),
    ],
)
async def test_all_is_well(tmp_path, channel, group, speaks, first, last):
    end = await doctor(tmp_path, speaks, **settings(channel, group))
    lines = end.said.splitlines()
    assert end.code == 0
    assert len(lines) == 14
    assert all(line.startswith("✓ ") for line in lines)
    assert lines[0].startswith(first)
    assert lines[-1].startswith(last)
    assert TRACEBACK not in end.complained


@pytest.mark.parametrize(
    ("speaks", "said"),
    [
        ("en_GB.UTF-8", "✗ Telegram knows no bot with this token."),
        pytest.param(
            "hu_HU.UTF-8", "✗ A Telegram nem ismer botot ezzel a tokennel.", marks=pytest.mark.slow
        ),
    ],
)
async def test_what_is_wrong_is_marked_and_ends_with_1(tmp_path, channel, group, speaks, said):
    given = {**settings(channel, group), "PURRLOR_TELEGRAM_TOKEN": "123:other"}
    end = await doctor(tmp_path, speaks, **given)
    wrong = [line for line in end.said.splitlines() if line.startswith("✗")]
    assert end.code == 1
    assert [line[: len(said)] for line in wrong] == [said]
    assert "✓" in end.said
    assert "other" not in end.said + end.complained
    assert TRACEBACK not in end.complained


@pytest.mark.parametrize(
    ("speaks", "said"),
    [
        ("en_GB.UTF-8", "✗ No messenger has a token yet"),
        pytest.param(
            "hu_HU.UTF-8", "✗ Még egyik üzenetküldőnek sincs tokenje", marks=pytest.mark.slow
        ),
    ],
)
async def test_no_token_is_the_first_thing_to_mend(tmp_path, speaks, said):
    end = await doctor(tmp_path, speaks)
    assert end.code == 1
    assert end.said.startswith(said)
    assert len(end.said.splitlines()) == 2


async def test_a_bot_that_is_running_is_no_reason_for_a_traceback(tmp_path, group):
    async with life(tmp_path, group) as process:
        end = await doctor(tmp_path, "en_GB.UTF-8", **settings(group))
    assert end.code == 1
    assert f"in use by process {process.pid}" in end.said
    assert TRACEBACK not in end.complained
