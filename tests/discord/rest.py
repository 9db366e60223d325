"""The REST interface: each route as Discord answers it."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from typing import Any

from tests.discord import asked as replies
from tests.discord.asked import Asked
from tests.discord.faults import Refused
from tests.discord.letters import keep_message, open_channel, own_message, post_message
from tests.discord.town import EVERYTHING, THREADS_FROM, Json, Town, kind_of_thread

NOTHING = object()
"""Answered with 204."""


@dataclass
class Call:
    """One request, taken apart."""

    method: str
    path: tuple[str, ...]
    body: Any
    files: dict[str, bytes]
    host: str


@dataclass
class Rest:
    """Answers calls from the town."""

    town: Town
    asked: dict[str, Asked] = field(default_factory=dict)
    """Interactions by their token."""
    shards: int = 1
    sessions_left: int = 999
    versions: count[int] = field(default_factory=lambda: count(1))

    def answer(self, call: Call) -> Any:
        """What a call brings; `NOTHING` if there is nothing to say."""
        match call.path[0]:
            case "channels":
                return self._channels(call)
            case "interactions" | "webhooks":
                return self._interactions(call)
            case "guilds":
                return self._guilds(call)
        return self._application(call)

    def _application(self, call: Call) -> Any:
        town = self.town
        match (call.method, *call.path):
            case ("GET", "users", "@me"):
                return {**town.bot, "mfa_enabled": True, "locale": "en-US", "verified": True}
            case ("GET", "users", "@me", "guilds"):
                return [_partial(guild) for guild in town.guilds.values()]
            case ("POST", "users", "@me", "channels"):
                person = str(call.body["recipient_id"])
                if person not in town.people:
                    raise Refused(400, 50033, "Invalid Recipient(s)")
                return town.private_chat(person)
            case ("GET", "oauth2", "applications", "@me") | ("GET", "applications", "@me"):
                return _application(town)
            case ("GET", "gateway", "bot"):
                limit = {"total": 1000, "remaining": self.sessions_left, "reset_after": 0}
                return {
                    "url": f"ws://{call.host}/gateway",
                    "shards": self.shards,
                    "session_start_limit": {**limit, "max_concurrency": 1},
                }
            case ("GET", "applications", _, "commands"):
                return town.commands
            case ("PUT", "applications", _, "commands"):
                town.commands = [self._registered(command) for command in call.body]
                return town.commands
        raise Refused(404, 0, f"no route {call.method} /{'/'.join(call.path)}")

    def _registered(self, command: Json) -> Json:
        town, rights = self.town, command.get("default_member_permissions")
        return {
            **command,
            "id": town.id(),
            "application_id": town.bot["id"],
            "version": str(next(self.versions)),
            "default_member_permissions": None if rights is None else str(rights),
            "nsfw": False,
        }

    def _channels(self, call: Call) -> Any:
        town, host = self.town, call.host
        match (call.method, *call.path):
            case ("GET", _, channel):
                return open_channel(town, channel)
            case ("PATCH", _, channel):
                found = open_channel(town, channel)
                if found["thread_metadata"]["locked"] and not town.manages_threads:
                    raise Refused(403, 50013, "Missing Permissions")
                found["thread_metadata"] |= call.body
                found["thread_metadata"]["locked"] = False
                return found
            case ("POST", _, channel, "messages"):
                return post_message(town, channel, call.body, call.files, host)
            case ("GET", _, channel, "messages", message):
                return own_message(town, channel, message)
            case ("PATCH", _, channel, "messages", message):
                base = own_message(town, channel, message, edit=True, body=call.body)
                return keep_message(town, channel, call.body, call.files, host=host, base=base)
            case ("DELETE", _, channel, "messages", message):
                del town.messages[own_message(town, channel, message)["id"]]
                return NOTHING
        return self._threads(call)

    def _threads(self, call: Call) -> Any:
        town = self.town
        match (call.method, *call.path):
            case ("POST", _, channel, "messages", message, "threads"):
                own_message(town, channel, message)
                if not town.may(town.channels[channel], THREADS_FROM):
                    raise Refused(403, 50013, "Missing Permissions")
                if message in town.channels:
                    raise Refused(400, 160004, "A thread has already been created")
                return town.thread(town.channels[channel], call.body["name"], id_=message)
            case ("PUT", _, thread, "thread-members", person):
                town.members.setdefault(thread, []).append(person)
                return NOTHING
            case ("POST", _, channel, "threads"):
                parent = open_channel(town, channel)
                if call.body["type"] != kind_of_thread(parent):
                    raise Refused(400, 50024, "Cannot execute action on this channel type")
                return town.thread(parent, call.body["name"])
        raise Refused(404, 0, f"no route {call.method} /{'/'.join(call.path)}")

    def _interactions(self, call: Call) -> Any:
        match (call.method, *call.path):
            case ("POST", "interactions", _, token, "callback"):
                return replies.acknowledge(self.town, self._of(token), call.body)
            case ("POST", "webhooks", _, token):
                asked = self._of(token)
                return replies.follow_up(self.town, asked, call.body, call.files, call.host)
            case ("GET", "webhooks", _, token, "messages", "@original"):
                return replies.original(self.town, self._of(token))
            case ("PATCH", "webhooks", _, token, "messages", "@original"):
                asked = self._of(token)
                return replies.answer(self.town, asked, call.body, call.files, call.host)
            case ("DELETE", "webhooks", _, token, "messages", number) if number != "@original":
                replies.take_back_one(self.town, self._of(token), number)
                return NOTHING
            case ("DELETE", "webhooks", _, token, "messages", "@original"):
                replies.take_back(self.town, self._of(token))
                return NOTHING
        raise Refused(404, 0, f"no route {call.method} /{'/'.join(call.path)}")

    def _guilds(self, call: Call) -> Any:
        guild = self.town.guilds.get(call.path[1])
        if guild is None:
            raise Refused(404, 10004, "Unknown Guild")
        match (call.method, *call.path[2:]):
            case ("GET",):
                return guild
            case ("GET", "channels"):
                return guild["channels"]
            case ("GET", "members", person) if person in self.town.gone:
                raise Refused(404, 10007, "Unknown Member")
            case ("GET", "members", _):
                return guild["members"][0]
        raise Refused(404, 0, f"no route {call.method} /{'/'.join(call.path)}")

    def _of(self, token: str) -> Asked:
        if token not in self.asked:
            raise Refused(401, 50027, "Invalid Webhook Token")
        return self.asked[token]


def _partial(guild: Json) -> Json:
    return {
        "id": guild["id"],
        "name": guild["name"],
        "icon": None,
        "banner": None,
        "owner": False,
        "permissions": str(EVERYTHING),
        "features": [],
    }


def _application(town: Town) -> Json:
    return {
        "id": town.bot["id"],
        "name": "purrlor",
        "icon": None,
        "description": "",
        "type": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "eligible_oauth2_scopes": [],
        "owner": town.bot,
        "team": None,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": len(town.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "rpc_origins": [],
    }
