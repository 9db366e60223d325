"""Messages as the loopback Discord keeps them, made of what a request says."""

from __future__ import annotations

from itertools import count
from typing import Any, Final

from tests.discord.faults import Refused
from tests.discord.town import (
    ATTACH,
    DM,
    EPHEMERAL,
    FRAMED,
    SEND,
    SEND_IN_THREADS,
    THREADS,
    VIEW,
    Json,
    Town,
    parts,
)

A_FEW_MINUTES: Final = 300.0
"""In which Discord knows a nonce again: it promises no more than that."""


def keep_message(
    town: Town,
    channel: str,
    body: Json,
    files: dict[str, bytes],
    *,
    host: str,
    base: Json | None = None,
    only_for: str | None = None,
    **more: Any,
) -> Json:
    """A new message, or a changed one, as it is shown from now on."""
    message = base or {
        "id": town.id(),
        "type": 0,
        "channel_id": channel,
        "author": town.bot,
        "content": "",
        "timestamp": town.now(),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "flags": 0,
    }
    if "attachments" in body:
        kept = {each["id"]: each for each in message["attachments"]}
        message["attachments"] = [
            kept.get(str(each["id"])) or _attachment(town, each, files, host)
            for each in body["attachments"] or []
        ]
    if message["flags"] & FRAMED and body.get("content"):
        raise Refused(400, 50035, "what is made of components stays so")
    framed = (message["flags"] | (body.get("flags") or 0)) & FRAMED
    if framed and not body.get("components", message["components"]):
        raise Refused(400, 50006, "Cannot send an empty message")
    kept_flags = message["flags"] & (EPHEMERAL | FRAMED)
    for field, empty in (("content", ""), ("components", []), ("flags", 0)):
        if field in body:
            message[field] = body[field] if body[field] is not None else empty
    message["flags"] |= kept_flags
    if message["flags"] & FRAMED and (message["content"] or message["embeds"]):
        raise Refused(400, 50035, "a message of components has no other content")
    _number(message["components"])
    message.update(more)
    if only_for is not None:
        town.audience[message["id"]] = only_for
        if town.channels[channel]["type"] != 1:
            message["flags"] |= EPHEMERAL
    if base is not None:
        message["edited_timestamp"] = town.now()
    town.messages[message["id"]] = message
    return message


def _attachment(town: Town, wanted: Json, files: dict[str, bytes], host: str) -> Json:
    data, id_ = files[f"files[{wanted['id']}]"], town.id()
    town.uploads[id_] = data
    url = f"http://{host}/uploads/{id_}/{wanted['filename']}"
    return {
        "id": id_,
        "filename": wanted["filename"],
        "size": len(data),
        "url": url,
        "proxy_url": url,
        "content_type": "image/png",
        "description": wanted.get("description"),
    }


def _number(components: list[Json]) -> None:
    ids = count(1)
    for component in parts(components):
        component.setdefault("id", next(ids))


def open_channel(town: Town, channel: str) -> Json:
    """A channel the bot may use, or why not."""
    if channel not in town.channels:
        raise Refused(404, 10003, "Unknown Channel")
    if channel in town.refused:
        raise Refused(*town.refused[channel])
    found = town.channels[channel]
    if found["type"] != DM and not town.may(found, VIEW):
        raise Refused(403, 50001, "Missing Access")
    return found


def _may_attach(town: Town, channel: Json, body: Json) -> bool:
    """Whether the bot may send what is attached there."""
    new = [each for each in body.get("attachments") or [] if "filename" in each]
    return not new or channel["type"] == DM or town.may(channel, ATTACH)


def own_message(
    town: Town, channel: str, message: str, *, edit: bool = False, body: Json | None = None
) -> Json:
    """A message of the bot, or why it cannot be had."""
    found = open_channel(town, channel)
    if edit and found["type"] in THREADS and found["thread_metadata"]["archived"]:
        raise Refused(400, 50083, "Thread is archived")
    if edit and not _may_attach(town, found, body or {}):
        raise Refused(403, 50013, "Missing Permissions")
    if town.messages.get(message, {}).get("channel_id") != channel:
        raise Refused(404, 10008, "Unknown Message")
    return town.messages[message]


def post_message(town: Town, channel: str, body: Json, files: dict[str, bytes], host: str) -> Json:
    """A message the bot posts with its token; the same nonce brings the same message back."""
    found = open_channel(town, channel)
    send = SEND_IN_THREADS if found["type"] in THREADS else SEND
    if found["type"] != DM and not (town.may(found, send) and _may_attach(town, found, body)):
        raise Refused(403, 50013, "Missing Permissions")
    reader = found["recipients"][0]["id"] if found["type"] == 1 else None
    if reader in town.closed:
        raise Refused(403, 50007, "Cannot send messages to this user")
    if found["type"] in THREADS:
        if found["thread_metadata"]["locked"]:
            raise Refused(400, 50083, "Thread is archived")
        found["thread_metadata"]["archived"] = False
    known, sent = town.nonces.get(body.get("nonce", ""), ("", 0.0))
    if body.get("enforce_nonce") and known in town.messages and town.clock() - sent < A_FEW_MINUTES:
        return town.messages[known]
    called = [town.people[str(id_)] for id_ in body.get("allowed_mentions", {}).get("users", [])]
    message = keep_message(town, channel, body, files, host=host, only_for=reader, mentions=called)
    if "nonce" in body:
        town.nonces[body["nonce"]] = message["id"], town.clock()
    return message
