"""What is taken from the bot, by people, and given back: rights, places, messages."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

from tests.discord.town import ATTACH, SEND, VIEW
from tests.simulation.faults import MESSENGERS, Blow, kind

if TYPE_CHECKING:
    from tests.simulation.town_discord import DiscordTown
    from tests.simulation.towns import Self
    from tests.simulation.world import World

DISCORD: Final = ("discord",)
TELEGRAM: Final = ("telegram",)
WORDS: Final = "^sendMessage"


def _while_(world: World, chance: random.Random) -> float:
    """For how many seconds something is taken."""
    return chance.choice((10.0, 60.0, 600.0) if not world.shape.slow else (600.0, 86400.0))


def _selves(world: World, platform: str) -> list[Any]:
    found: list[Self] = [self_ for each in world.people for self_ in each.selves]
    return [each for each in found if each.platform == platform]


async def _told(town: DiscordTown, event: str, data: Any) -> None:
    """Discord tells the bot, if it listens; else it sees when it comes."""
    if 0 in town.server.gateway.shards:
        await town.server.gateway.dispatch(event, data)


async def _forbid(world: World, chance: random.Random, name: str, right: int) -> None:
    """In a channel of Discord something is forbidden for a while."""
    town: DiscordTown = world.towns["discord"]
    channel = town.channels[0]

    async def allowed() -> None:
        if channel["id"] in town.server.town.channels:
            town.server.town.forbid(channel)
            await _told(town, "CHANNEL_UPDATE", channel)

    if not world.faults.lacks("right"):
        world.faults.struck(name)
        town.server.town.forbid(channel, right)
        world.faults.take("right", _while_(world, chance), allowed)
        await _told(town, "CHANNEL_UPDATE", channel)


@kind(needs=DISCORD)
async def no_pictures_in_a_channel(world: World, chance: random.Random) -> None:
    """Of Discord."""
    await _forbid(world, chance, "no pictures in a channel", ATTACH)


@kind(needs=DISCORD)
async def no_writing_in_a_channel(world: World, chance: random.Random) -> None:
    """Of Discord."""
    await _forbid(world, chance, "no writing in a channel", SEND)


@kind(needs=DISCORD)
async def channel_hidden(world: World, chance: random.Random) -> None:
    """From the bot."""
    await _forbid(world, chance, "channel hidden", VIEW)


@kind(needs=DISCORD)
async def channel_deleted(world: World, chance: random.Random) -> None:
    """People go on in another."""
    del chance
    town: DiscordTown = world.towns["discord"]
    channel, guild = town.channels[0], town.guild
    lacks = world.faults.lacks("right") or world.faults.lacks("server")
    if lacks or "channel deleted" in world.faults.happened:
        return
    world.faults.struck("channel deleted")
    guild["channels"].remove(channel)
    below = [each for each in town.places() if each.get("parent_id") == channel["id"]]
    for each in (channel, *below):
        venue = f"discord:{each['id']}"
        for message, shown in world.rows(
            "SELECT message, digest FROM showings WHERE venue=?", venue
        ):
            world.faults.deleted[venue, message] = shown
        town.server.town.delete(each)
    town.channels[0] = town.server.town.channel(guild, "games again")
    for self_ in _selves(world, "discord"):
        if self_.channel in (channel, *below):
            await self_.go(f"discord:{town.channels[0]['id']}")
    await _told(town, "CHANNEL_DELETE", channel)
    await _told(town, "CHANNEL_CREATE", town.channels[0])


@kind(needs=DISCORD)
async def sent_away_from_a_server(world: World, chance: random.Random) -> None:
    """And let in again."""
    town: DiscordTown = world.towns["discord"]
    guild, shut = town.guild, [each["id"] for each in town.places()]

    async def let_in() -> None:
        town.server.town.guilds[guild["id"]] = guild
        for id_ in shut:
            del town.server.town.refused[id_]
        await _told(town, "GUILD_CREATE", guild)

    if not (world.faults.lacks("server") or world.faults.lacks("right")):
        world.faults.struck("sent away from a server")
        del town.server.town.guilds[guild["id"]]
        town.server.town.refused |= dict.fromkeys(shut, (403, 50001))
        world.faults.take("server", _while_(world, chance), let_in)
        await _told(town, "GUILD_DELETE", {"id": guild["id"], "unavailable": False})


@kind(needs=DISCORD)
async def server_left_by_somebody(world: World, chance: random.Random) -> None:
    """They come back; Discord says neither to a bot that may not know members."""
    town: DiscordTown = world.towns["discord"]
    id_ = chance.choice(_selves(world, "discord")).body.id

    async def back() -> None:
        town.server.town.gone.discard(id_)

    if not world.faults.lacks("somebody"):
        world.faults.struck("server left by somebody")
        town.server.town.gone.add(id_)
        world.faults.take("somebody", _while_(world, chance), back)


@kind(weight=4, needs=TELEGRAM)
async def no_pictures_in_a_group(world: World, chance: random.Random) -> None:
    """Of Telegram, which tells nobody; perhaps it takes words only after a while."""
    chat = world.telegram.server.town.chats[world.telegram.group]

    async def allowed() -> None:
        chat.may_photo = True

    if chat.may_photo:
        world.faults.struck("no pictures in a group")
        chat.may_photo = False
        if chance.random() < 0.7:
            blow = Blow("too many", chance.randint(1, 3), status=429, seconds=3, only=WORDS)
            world.faults.expect(chance, blow, "telegram")
        seconds = max(60.0, _while_(world, chance))
        world.faults.take("no pictures in a group", seconds, allowed)


@kind(needs=TELEGRAM)
async def no_writing_in_a_group(world: World, chance: random.Random) -> None:
    """Of Telegram; the bot is told when it may."""
    town, group = world.telegram, world.telegram.group
    who = _selves(world, "telegram")[0].number

    async def allowed() -> None:
        town.people.let_in(who, group)

    if not (world.faults.lacks("no writing in a group") or world.faults.lacks("out of a group")):
        world.faults.struck("no writing in a group")
        town.server.town.chats[group].may_write = False
        world.faults.take("no writing in a group", _while_(world, chance), allowed)


@kind(needs=TELEGRAM)
async def out_of_a_group(world: World, chance: random.Random) -> None:
    """Somebody puts the bot out, and lets it in again."""
    town, group = world.telegram, world.telegram.group
    who = _selves(world, "telegram")[0].number

    async def let_in() -> None:
        town.server.town.chats[group].admits = True
        town.people.bring(who, group)

    if not (world.faults.lacks("no writing in a group") or world.faults.lacks("out of a group")):
        world.faults.struck("out of a group")
        town.people.kick(who, group)
        world.faults.take("out of a group", _while_(world, chance), let_in)


@kind(weight=2, needs=TELEGRAM)
async def topic_closed(world: World, chance: random.Random) -> None:
    """And opened again, as everybody in it reads."""
    town, group, topic = world.telegram, world.telegram.group, world.telegram.topic
    if topic is None or world.faults.lacks("topic closed"):
        return
    who = _selves(world, "telegram")[0].number

    async def opened() -> None:
        town.people.reopen(who, group, topic)

    world.faults.struck("topic closed")
    town.server.town.chats[group].closed.add(topic)
    world.faults.take("topic closed", _while_(world, chance), opened)


@kind(needs=TELEGRAM)
async def group_left_by_somebody(world: World, chance: random.Random) -> None:
    """Everybody reads that; they come back at once."""
    town, group = world.telegram, world.telegram.group
    if town.server.town.chats[group].admits:
        world.faults.struck("group left by somebody")
        town.people.leave(chance.choice(_selves(world, "telegram")).number, group)


@kind(needs=TELEGRAM)
async def group_migrated(world: World, chance: random.Random) -> None:
    """A group becomes a supergroup; the bot is told at once, or has to find out."""
    town, old = world.telegram, world.telegram.group
    taken = any(map(world.faults.lacks, ("no writing in a group", "out of a group")))
    if taken or world.faults.lacks("no pictures in a group") or old < -1_000_000:
        return
    world.faults.struck("group migrated")
    told, chats = chance.random() < 0.5, town.server.town.chats
    town.people.upgrade(old, told=told)
    chats[town.group].ephemeral = chats[old].ephemeral


@kind(needs=MESSENGERS)
async def private_chat_closed(world: World, chance: random.Random) -> None:
    """Somebody wants to hear nothing in private for a while."""
    some = _selves(world, "discord") + _selves(world, "telegram")
    self_ = chance.choice(some)
    if world.faults.lacks("private chat"):
        return
    if self_.platform == "discord":
        closed = self_.town.server.town.closed
        closed.add(self_.body.id)

        async def opened() -> None:
            closed.discard(self_.body.id)
    else:
        chat = self_.town.server.town.chats[self_.number]
        if not chat.admits:
            return
        self_.town.people.block(self_.number)

        async def opened() -> None:
            chat.admits = True
            self_.town.people._membership(self_.number, self_.number, "member", before="kicked")

    world.faults.struck("private chat closed")
    world.faults.take("private chat", _while_(world, chance), opened)


@kind(weight=2, needs=MESSENGERS)
async def board_deleted(world: World, chance: random.Random) -> None:
    """Somebody tidies up a channel; nobody tells the bot."""
    boards = world.rows(
        "SELECT venue, message, digest FROM showings WHERE NOT closed AND message IS NOT NULL "
        "AND venue NOT LIKE 'web:%' ORDER BY venue, message"
    )
    if boards:
        venue, message, digest = chance.choice(boards)
        platform, _, place = venue.partition(":")
        if _deleted(world, platform, place, message):
            world.faults.struck("board deleted")
            world.faults.deleted[venue, message] = digest


def _deleted(world: World, platform: str, place: str, message: str) -> bool:
    messages = world.towns[platform].server.town.messages
    if platform == "telegram":
        return messages.pop((int(place.partition("/")[0]), int(message)), None) is not None
    return messages.pop(message, None) is not None


@kind(weight=2, needs=MESSENGERS)
async def private_message_deleted(world: World, chance: random.Random) -> None:
    """Somebody tidies up what is theirs alone: a hand, a call, a panel."""
    self_ = chance.choice(_selves(world, "discord") + _selves(world, "telegram"))
    own = [each for each in self_.sees() if each.own]
    if not own:
        return
    gone, town = chance.choice(own), self_.town.server.town
    world.faults.struck("private message deleted")
    chat = gone.message.get("channel_id") or gone.message["chat"]["id"]
    venue = f"{self_.platform}:{chat}"  # N.B. tables are opened there, too
    query = "SELECT digest FROM showings WHERE venue=? AND message=?"
    for (digest,) in world.rows(query, venue, gone.id):
        world.faults.deleted[venue, gone.id] = digest
    if self_.platform == "discord":
        town.messages.pop(gone.id, None)
    elif gone.id.startswith("e"):
        town.secret.pop(int(gone.id[1:]), None)
    else:
        town.messages.pop((self_.number, int(gone.id)), None)


@kind(needs=MESSENGERS)
async def call_deleted(world: World, chance: random.Random) -> None:
    """Somebody deletes something of the bot's that is no board, for all."""
    boards = {message for (message,) in world.rows("SELECT message FROM showings")}
    self_ = chance.choice(_selves(world, "discord") + _selves(world, "telegram"))
    others = [each for each in self_.sees() if not each.own and each.id not in boards]
    if others and _deleted(world, self_.platform, self_.venue.partition(":")[2], others[-1].id):
        world.faults.struck("call deleted")
