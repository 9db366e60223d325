"""What `doctor` finds out about Discord, and that it can say it."""

from __future__ import annotations

import time
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from bot.contract import Finding
from tests.discord.faults import Fault
from tests.discord.server import Loopback
from tests.discord.stage import phrases, platform, town
from tests.discord.town import EVERYTHING


async def examined(loopback: Loopback, **options: str) -> dict[str, Finding]:
    """The findings by their codes; each of them can be said in both languages."""
    found = await platform(loopback, **options).examine()
    for finding in found:
        for language in ("en", "hu"):
            assert phrases(language, f"doctor-{finding.code}", **dict(finding.facts))
    return {finding.code: finding for finding in found}


async def test_a_healthy_bot_has_nothing_to_complain_of():
    async with town() as (loopback, _, _):
        found = await examined(loopback)
    assert list(found) == [
        "discord-token",
        "discord-intents",
        "discord-sessions",
        "discord-guilds",
        "discord-install",
        "discord-rights",
        "discord-clock",
    ]
    assert all(finding.good for finding in found.values())
    assert found["discord-token"].facts == (("name", "purrlor"),)
    assert found["discord-guilds"].facts == (("guilds", 1),)


async def test_the_link_lets_it_in_with_its_commands_and_just_the_rights_it_needs(caplog):
    async with town() as (loopback, _, _):
        found = await examined(loopback)
    [(_, address)] = found["discord-install"].facts
    asked = parse_qs(urlsplit(str(address)).query)
    assert set(asked["scope"][0].split()) == {"bot", "applications.commands"}
    rights = {name for name, given in discord.Permissions(int(asked["permissions"][0])) if given}
    assert rights == {
        *("view_channel", "read_messages", "send_messages", "send_messages_in_threads"),
        *("attach_files", "create_public_threads", "read_message_history"),
    } - ({"view_channel"} if "view_channel" not in dict(discord.Permissions()) else set())
    assert [r.getMessage() for r in caplog.records if r.name.startswith("discord")] == []


async def test_a_wrong_token_is_found():
    async with town() as (loopback, _, _):
        found = await examined(loopback, token="wrong")  # noqa: S106
    assert not found["discord-token-refused"].good
    assert "discord-guilds" not in found


async def test_a_discord_out_of_reach_is_found():
    async with town() as (loopback, _, _):
        loopback.faults.append(Fault("GET", "users/@me", 500, cut=True, times=9))
        found = await examined(loopback)
    assert [*found] == ["discord-unreachable"]


async def test_a_bot_in_no_server_is_told_where_to_be_invited():
    async with town() as (loopback, guild, _):
        del loopback.town.guilds[guild["id"]]
        found = await examined(loopback)
        assert f"client_id={loopback.town.bot['id']}" in str(found["discord-nowhere"].facts)
    assert not found["discord-nowhere"].good


@pytest.mark.parametrize(
    ("right", "code"),
    [
        pytest.param("send_messages", "discord-lacks-send", id="to write"),
        pytest.param("attach_files", "discord-lacks-attach", id="to send pictures"),
        pytest.param("create_public_threads", "discord-lacks-thread", id="to open threads"),
        pytest.param(
            "send_messages_in_threads", "discord-lacks-post-thread", id="to write in threads"
        ),
    ],
)
async def test_a_missing_right_is_found_with_the_number_of_channels(right, code):
    async with town() as (loopback, guild, channel):
        loopback.town.channel(guild, "quiet games")
        guild["roles"][0]["permissions"] = str(EVERYTHING & ~discord.Permissions(8).value)
        channel["permission_overwrites"] = [
            {
                "id": guild["id"],
                "type": 0,
                "allow": "0",
                "deny": str(discord.Permissions(**{right: True}).value),
            }
        ]
        found = await examined(loopback)
    assert found[code].facts == (("guild", "The Sofa"), ("channels", 1), ("all", 2))
    assert not found[code].good
    assert "discord-rights" not in found


async def test_connections_that_run_out_are_found():
    async with town() as (loopback, _, _):
        loopback.rest.sessions_left = 0
        found = await examined(loopback)
    assert found["discord-sessions-spent"].facts == (("left", 0), ("shards", 1))


async def test_a_clock_that_is_off_is_found():
    async with town() as (loopback, _, _):
        found = {
            finding.code: finding
            for finding in await platform(loopback, clock=lambda: time.time() - 90).examine()
        }
    [(_, seconds)] = found["discord-clock-off"].facts
    assert isinstance(seconds, int)
    assert -92 <= seconds <= -88
