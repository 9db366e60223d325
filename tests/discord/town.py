"""What there is in the loopback Discord: people, servers, channels, messages, as JSON objects."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from itertools import count
from typing import Any, Final, TypeAlias

Json: TypeAlias = dict[str, Any]

EVERYTHING: Final = 2**52 - 1
ADMINISTRATOR: Final = 1 << 3
VIEW: Final = 1 << 10
SEND: Final = 1 << 11
ATTACH: Final = 1 << 15
THREADS_FROM: Final = 1 << 35
SEND_IN_THREADS: Final = 1 << 38
TEXT, DM, NEWS, NEWS_THREAD, THREAD = 0, 1, 5, 10, 11
THREADS: Final = (NEWS_THREAD, THREAD)
EPOCH: Final = 1420070400000
EPHEMERAL: Final = 64
FRAMED: Final = 1 << 15
"""The message is made of components alone."""
BUTTON, LIST, WORDS, GALLERY = 2, 3, 10, 12


class Town:
    """Everything that outlives a connection. `clock` tells Unix time, which ids carry."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self._count = count(1)
        self.bot = self.new_person("purrlor", bot=True)
        self.guilds: dict[str, Json] = {}
        self.channels: dict[str, Json] = {}
        self.messages: dict[str, Json] = {}
        self.audience: dict[str, str] = {}
        """Who alone sees a message: ephemeral ones and those in private chats."""
        self.people: dict[str, Json] = {self.bot["id"]: self.bot}
        self.private_chats: dict[str, str] = {}
        """The channel of each person's private chat with the bot."""
        self.closed: set[str] = set()
        """People who take no private messages."""
        self.refused: dict[str, tuple[int, int]] = {}
        """Channels closed to the bot, with the status and code it is told."""
        self.rights: dict[str, int] = {}
        """What the bot may do in a channel, if not everything."""
        self.powers: dict[str, int] = {}
        """What somebody may do, if not everything."""
        self.manages_threads = True
        """The bot may unlock threads."""
        self.members: dict[str, list[str]] = {}
        """Who was brought into a thread."""
        self.gone: set[str] = set()
        """Who has left every server."""
        self.commands: list[Json] = []
        self.nonces: dict[str, tuple[str, float]] = {}
        self.uploads: dict[str, bytes] = {}

    def id(self, shard: int = 0) -> str:
        """A fresh snowflake; of two shards, one that belongs to this one."""
        moment = int(self.clock() * 1000) - EPOCH
        return str(((moment // 2 * 2 + shard) << 22) + next(self._count))

    def now(self) -> str:
        """The time as Discord writes it."""
        return datetime.fromtimestamp(self.clock(), UTC).isoformat()

    def new_person(self, name: str, *, bot: bool = False) -> Json:
        """Somebody nobody knows yet."""
        return {
            "id": self.id(),
            "username": name,
            "global_name": name.title(),
            "discriminator": "0000" if bot else "0",
            "avatar": None,
            "bot": bot,
            "public_flags": 0,
            "flags": 0,
            "primary_guild": None,
        }

    def person(self, name: str) -> Json:
        """Somebody new."""
        found = self.new_person(name)
        self.people[found["id"]] = found
        return found

    def guild(self, name: str, shard: int = 0) -> Json:
        """A server with nothing but its first role and the bot."""
        id_ = self.id(shard)
        found = {
            **GUILD,
            "id": id_,
            "name": name,
            "joined_at": self.now(),
            "channels": [],
            "threads": [],
            "roles": [{**ROLE, "id": id_}],
            "members": [self.member(self.bot)],
        }
        self.guilds[id_] = found
        return found

    def member(self, person: Json) -> Json:
        """Somebody as one of a server."""
        return {
            "user": person,
            "nick": None,
            "avatar": None,
            "banner": None,
            "roles": [],
            "joined_at": self.now(),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "communication_disabled_until": None,
            "permissions": str(self.powers.get(person["id"], EVERYTHING)),
        }

    def channel(self, guild: Json, name: str, kind: int = TEXT) -> Json:
        """A channel of a server, for texts or for announcements."""
        found = {**CHANNEL, "id": self.id(), "guild_id": guild["id"], "name": name, "type": kind}
        guild["channels"].append(found)
        self.channels[found["id"]] = found
        return found

    def thread(
        self, parent: Json, name: str, *, archived: bool = False, id_: str | None = None
    ) -> Json:
        """A thread below a channel; that of a message has its id."""
        found = {
            "id": id_ or self.id(),
            "type": kind_of_thread(parent),
            "guild_id": parent["guild_id"],
            "parent_id": parent["id"],
            "name": name,
            "owner_id": self.bot["id"],
            "message_count": 0,
            "total_message_sent": 0,
            "member_count": 1,
            "last_message_id": None,
            "rate_limit_per_user": 0,
            "flags": 0,
            "thread_metadata": {
                "archived": archived,
                "auto_archive_duration": 10080,
                "archive_timestamp": self.now(),
                "locked": False,
                "create_timestamp": self.now(),
            },
        }
        self.channels[found["id"]] = found
        return found

    def forbid(self, channel: Json, *rights: int) -> None:
        """Leave the bot everything in a channel but these rights."""
        lost = sum(rights)
        everybody = {"id": channel["guild_id"], "type": 0, "allow": "0", "deny": str(lost)}
        channel["permission_overwrites"] = [everybody] if lost else []
        self.rights[channel["id"]] = EVERYTHING & ~lost

    def may(self, channel: Json, right: int) -> bool:
        """Whether the bot has a right in a channel, or in a thread of it."""
        place = channel.get("parent_id") if channel["type"] in THREADS else channel["id"]
        return bool(self.rights.get(str(place), EVERYTHING) & right)

    def delete(self, channel: Json) -> None:
        """A channel or thread is gone, with all that was written there."""
        del self.channels[channel["id"]]
        for id_ in [id_ for id_, m in self.messages.items() if m["channel_id"] == channel["id"]]:
            del self.messages[id_]

    def private_chat(self, person: str) -> Json:
        """The private chat of somebody with the bot, opened if need be."""
        if person not in self.private_chats:
            found: Json = {
                "id": self.id(),
                "type": DM,
                "recipients": [self.people[person]],
                "last_message_id": None,
                "flags": 0,
            }
            self.channels[found["id"]] = found
            self.private_chats[person] = found["id"]
        return self.channels[self.private_chats[person]]

    def shown(self, channel: Json, to: Json | None = None) -> list[Json]:
        """The messages of a channel as everybody, or one person, sees them."""
        viewer = None if to is None else to["id"]
        return [
            message
            for id_, message in self.messages.items()
            if message["channel_id"] == channel["id"] and self.audience.get(id_) in (None, viewer)
        ]

    def picture(self, message: Json) -> bytes:
        """The one picture of a message."""
        [attachment] = message["attachments"]
        return self.uploads[attachment["id"]]


def kind_of_thread(parent: Json) -> int:
    """What threads of a channel are: below announcements they are another kind."""
    return NEWS_THREAD if parent["type"] == NEWS else THREAD


def buttons(messages: Iterable[Json] | Json) -> dict[str, str]:
    """What every button of a message, and every choice of its lists, carries, by its label."""
    message = messages if isinstance(messages, dict) else next(iter(messages))
    found: dict[str, str] = {}
    for each in parts(message["components"]):
        if each["type"] == LIST:
            found |= {option["label"]: option["value"] for option in each["options"]}
        elif each["type"] == BUTTON:
            found[each["label"]] = each.get("custom_id") or each["url"]
    return found


def parts(components: Iterable[Json]) -> Iterator[Json]:
    """Every component, those inside others included."""
    for component in components:
        yield component
        inside = [component["component"]] if "component" in component else []
        yield from parts([*(component.get("components") or []), *inside])


def said(message: Json) -> str:
    """The words of a message, or of the frame it is."""
    texts = [each["content"] for each in parts(message["components"]) if each["type"] == WORDS]
    return "\n".join([message["content"], *texts]).strip()


ROLE: Final[Json] = {
    "name": "@everyone",
    "color": 0,
    "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
    "hoist": False,
    "icon": None,
    "unicode_emoji": None,
    "position": 0,
    "permissions": str(EVERYTHING & ~ADMINISTRATOR),
    "managed": False,
    "mentionable": False,
    "flags": 0,
}
CHANNEL: Final[Json] = {
    "type": TEXT,
    "position": 0,
    "permission_overwrites": [],
    "topic": None,
    "nsfw": False,
    "last_message_id": None,
    "rate_limit_per_user": 0,
    "parent_id": None,
    "flags": 0,
}
GUILD: Final[Json] = {
    "owner_id": "1",
    "icon": None,
    "splash": None,
    "discovery_splash": None,
    "home_header": None,
    "region": "deprecated",
    "afk_channel_id": None,
    "afk_timeout": 300,
    "verification_level": 0,
    "default_message_notifications": 0,
    "explicit_content_filter": 0,
    "mfa_level": 0,
    "features": [],
    "emojis": [],
    "stickers": [],
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "preferred_locale": "en-US",
    "nsfw": False,
    "nsfw_level": 0,
    "system_channel_flags": 0,
    "premium_progress_bar_enabled": False,
    "system_channel_id": None,
    "rules_channel_id": None,
    "public_updates_channel_id": None,
    "safety_alerts_channel_id": None,
    "vanity_url_code": None,
    "description": None,
    "banner": None,
    "application_id": None,
    "widget_enabled": False,
    "widget_channel_id": None,
    "max_presences": None,
    "max_members": 500000,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
    "large": False,
    "unavailable": False,
    "member_count": 2,
    "voice_states": [],
    "presences": [],
    "stage_instances": [],
    "guild_scheduled_events": [],
    "soundboard_sounds": [],
}
