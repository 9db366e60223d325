"""The platform's own description of its API, to hold every request of ours against."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from tests.telegram.server import Call
from tests.telegram.town import Json

DESCRIPTION: Final = Path(__file__).parents[3] / "shared" / "specs" / "telegram-botapi.json.gz"
ADDRESS: Final = {"chat_id": ["Integer"], "receiver_user_id": ["Integer"]}
NEWER: Final[dict[str, dict[str, list[str]]]] = {
    "editEphemeralMessageText": {
        **ADDRESS,
        "ephemeral_message_id": ["Integer"],
        "text": ["String"],
        "entities": ["Array of MessageEntity"],
        "reply_markup": ["InlineKeyboardMarkup"],
    },
    "editEphemeralMessageMedia": {
        **ADDRESS,
        "ephemeral_message_id": ["Integer"],
        "media": ["InputMedia"],
        "reply_markup": ["InlineKeyboardMarkup"],
    },
    "deleteEphemeralMessage": {**ADDRESS, "ephemeral_message_id": ["Integer"]},
}
"""Methods newer than the description."""
SECRETLY: Final = {"receiver_user_id", "callback_query_id", "replace_callback_query_message"}
"""All that may stand in the one parameter that is newer than the description."""


@cache
def description() -> Json | None:
    """The methods and types, or None where the description is not at hand."""
    if not DESCRIPTION.exists():
        return None
    found: Json = json.loads(gzip.decompress(DESCRIPTION.read_bytes()))
    return found


def complaints(call: Call) -> list[str]:
    """What a request does that the description does not allow."""
    told = description()
    assert told is not None
    if call.method in NEWER:
        fields = NEWER[call.method]
        required: set[str] = set()
    elif call.method in told["methods"]:
        listed = told["methods"][call.method].get("fields", [])
        fields = {field["name"]: field["types"] for field in listed}
        required = {field["name"] for field in listed if field["required"]}
    else:
        return [f"there is no method {call.method}"]
    asked = {**dict.fromkeys(call.files, "a file"), **call.asked}
    found = [f"{call.method} lacks {name}" for name in required - asked.keys()]
    for name, value in asked.items():
        if name == "ephemeral_message_parameters" and call.method in ("sendMessage", "sendPhoto"):
            found += [f"{name} has {key}" for key in value.keys() - SECRETLY]
        elif name not in fields and name not in call.files:
            found.append(f"{call.method} does not take {name}")
        elif name in fields:
            found += _misfits(f"{call.method}.{name}", value, fields[name], told["types"])
    return found


def _misfits(where: str, value: Any, kinds: list[str], types: Json) -> list[str]:
    """The complaints of the kind that fits best."""
    return min((_misfit(where, value, kind, types) for kind in kinds), key=len)


def _misfit(where: str, value: Any, kind: str, types: Json) -> list[str]:
    wrong = [f"{where}: {value!r} is no {kind}"]
    match kind:
        case "Integer":
            return [] if str(value).removeprefix("-").isdigit() else wrong
        case "String" | "InputFile":
            return [] if isinstance(value, str) else wrong
        case "Boolean" | "True":
            return [] if str(value).casefold() in ("true", "false") else wrong
        case "Float":
            return [] if isinstance(value, int | float | str) else wrong
    if kind.startswith("Array of "):
        if not isinstance(value, list):
            return wrong
        inner = kind.removeprefix("Array of ").replace(" and ", ", ").split(", ")
        found = (_misfits(f"{where}[{n}]", item, inner, types) for n, item in enumerate(value))
        return [complaint for each in found for complaint in each]
    return _object_misfit(where, value, types[kind], types) if isinstance(value, dict) else wrong


def _object_misfit(where: str, value: Json, told: Json, types: Json) -> list[str]:
    if told.get("subtypes"):
        return _misfits(where, value, told["subtypes"], types)
    fields = {field["name"]: field for field in told.get("fields", [])}
    found = [
        f"{where} lacks {name}"
        for name, field in fields.items()
        if field["required"] and name not in value
    ]
    for name, item in value.items():
        if name not in fields:
            found.append(f"{where} does not take {name}")
        else:
            found += _misfits(f"{where}.{name}", item, fields[name]["types"], types)
    return found
