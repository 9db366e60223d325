"""The first minute on Discord: a greeting in a new server, invitations, a bare command."""

from __future__ import annotations

import pytest

from bot.contract import Answer, Button, Invitation, Post
from tests.discord.stage import person, stage, until

GREETING = Post("greeting", "Hello!\nPress a game.", rows=((Button("Boooop.", "-.-.new.boop"),),))
INVITATION = Post(
    "invite.t1",
    "Send this: /join abc",
    invitation=Invitation("abc", "Come!", "Friends", "Elsewhere"),
)


async def let_in(s, guild) -> None:
    """Somebody lets the bot into a server: unlike one that was away, that is told as it is."""
    told = {name: value for name, value in guild.items() if name != "unavailable"}
    await s.discord.gateway.dispatch("GUILD_CREATE", told)


async def test_a_new_server_is_greeted_where_it_greets_its_own_newcomers():
    async with stage() as s:
        guild = s.discord.town.guild("The Attic")
        s.discord.town.channel(guild, "rules")
        hall = s.discord.town.channel(guild, "hall")
        guild["system_channel_id"], guild["preferred_locale"] = hall["id"], "hu"
        s.desk.greetings[guild["id"]] = GREETING
        await let_in(s, guild)
        [message] = await until(lambda: s.discord.town.shown(hall))
        assert message["content"] == GREETING.text
        [row] = message["components"]
        assert [button["label"] for button in row["components"]] == ["Boooop."]
        assert ("greeting", guild["id"], "hu") in s.desk.told


async def test_a_server_without_such_a_place_is_greeted_where_we_may_write():
    async with stage() as s:
        guild = s.discord.town.guild("The Attic")
        closed = s.discord.town.channel(guild, "closed")
        closed["permission_overwrites"] = [
            {"id": guild["id"], "type": 0, "allow": "0", "deny": str(1 << 11)}
        ]
        guild["roles"][0]["permissions"] = str(1 << 10 | 1 << 11 | 1 << 15)
        hall = s.discord.town.channel(guild, "hall")
        s.desk.greetings[guild["id"]] = GREETING
        await let_in(s, guild)
        await until(lambda: s.discord.town.shown(hall))
        assert not s.discord.town.shown(closed)


async def test_a_server_that_was_only_away_is_not_greeted():
    async with stage() as s:
        assert not [each for each in s.desk.told if each[0] == "greeting"]


async def test_who_may_manage_the_server_is_in_charge():
    async with stage() as s:
        await s.ann.slash(s.channel, "help")
        ann = person(s.ann)
        assert await s.platform.manages(s.venue, ann)
        assert not await s.platform.manages(s.venue, person(s.bob)), "nothing is known of him"


@pytest.mark.parametrize(
    ("rights", "leads"), [(0, False), (1 << 4, False), (1 << 5, True), (1 << 3, True)]
)
async def test_to_see_to_channels_is_not_to_manage_the_server(rights, leads):
    async with stage() as s:
        s.discord.town.powers[s.bob.id] = rights
        await s.bob.slash(s.channel, "help")
        assert await s.platform.manages(s.venue, person(s.bob)) is leads


async def test_an_invitation_leads_here_and_lets_the_bot_in_elsewhere():
    async with stage() as s:
        s.desk.script["invite"] = Answer(post=INVITATION)
        shown = (await s.ann.slash(s.channel, "invite")).newest
        assert "/join abc" in shown["content"]
        assert f"https://discord.com/channels/{s.guild['id']}/{s.channel['id']}" in shown["content"]
        [row] = shown["components"]
        [button] = row["components"]
        assert button["label"] == "Elsewhere"
        assert button["url"].startswith("https://discord.com/oauth2/authorize?")
        assert f"client_id={s.discord.town.bot['id']}" in button["url"]
