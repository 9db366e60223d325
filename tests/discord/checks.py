"""What every request must be: as Discord's own description has it, and within its limits.

The description, a file beside the project, does not know six rows, 2001 characters, two buttons of
one id, unknown fields or capitals in a command's name: `complaints` does.
"""

from __future__ import annotations

import gzip
import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Final

from jsonschema_rs import Draft202012Validator, ValidationError

from tests.discord.town import BUTTON, FRAMED, GALLERY, LIST, WORDS, Json, parts

DESCRIPTION: Final = Path(__file__).parents[3] / "shared" / "specs" / "discord-openapi.json.gz"
MESSAGE: Final = frozenset(
    {
        *("content", "tts", "embeds", "components", "attachments", "allowed_mentions"),
        *("flags", "nonce", "enforce_nonce", "message_reference"),
    }
)
COMMAND: Final = frozenset(
    {
        *("type", "name", "name_localizations", "description", "description_localizations"),
        *("contexts", "integration_types", "options", "nsfw", "default_member_permissions"),
    }
)
NAME: Final = re.compile(r"[-_'\w]{1,32}")
ROW: Final = 1
BOX: Final = 9
CHOICES: Final = 8


def complaints(path: tuple[str, ...], body: Any) -> list[str]:
    """The limits of Discord that a request goes beyond."""
    match path:
        case ("interactions", _, _, "callback"):
            data = body.get("data") or {}
            if body["type"] == BOX:
                return _box(data)
            return _choices(data) if body["type"] == CHOICES else []
        case ("applications", _, "commands"):
            return [wrong for command in body or [] for wrong in _command(command)]
        case ("channels", _, "messages", _, "threads"):
            return [] if 1 <= len(body["name"]) <= 100 else ["a name of a wrong length"]
        case ("webhooks", *_) | ("channels", _, "messages", *_):
            return _message(body or {})
    return []


def _message(body: Json) -> list[str]:
    rows = body.get("components") or []
    wrong = [f"unknown field {name}" for name in body.keys() - MESSAGE]
    wrong += _framed(body) if (body.get("flags") or 0) & FRAMED else _components(rows)
    wrong += _pressable(rows)
    if len(body.get("content") or "") > 2000:
        wrong.append("more than 2000 characters")
    if len(str(body.get("nonce", ""))) > 25:
        wrong.append("a nonce of more than 25 characters")
    for attachment in body.get("attachments") or []:
        if len(attachment.get("description") or "") > 1024:
            wrong.append("a description of more than 1024 characters")
    if rows or body.get("content"):
        wrong += _mentions(body.get("allowed_mentions"))
    return wrong


def _mentions(allowed: Json | None) -> list[str]:
    if allowed is None:
        return ["anybody may be called"]
    called = allowed.get("users", [])
    return (
        ["more are called than sit at a table"] if allowed.get("parse") or len(called) > 6 else []
    )


def _components(rows: list[Json]) -> list[str]:
    wrong = ["more than 5 rows"] if len(rows) > 5 else []
    return wrong + ["no row" for row in rows if row["type"] != ROW]


def _framed(body: Json) -> list[str]:
    """A message made of components alone."""
    every = list(parts(body.get("components") or []))
    wrong = ["content beside a frame"] if body.get("content") or body.get("embeds") else []
    wrong += [f"{len(every)} components"] if not 1 <= len(every) <= 40 else []
    texts = [each["content"] for each in every if each["type"] == WORDS]
    if sum(map(len, texts)) > 4000 or not all(texts):
        wrong.append("too much text, or none")
    shown = [item for each in every if each["type"] == GALLERY for item in each["items"]]
    wrong += ["a long description" for item in shown if len(item.get("description") or "") > 1024]
    there = {f"attachment://{each['filename']}" for each in body.get("attachments") or []}
    wrong += [f"no {at}" for item in shown if (at := item["media"]["url"]) not in there]
    return wrong + (["a file nobody sees"] if len(there) > len(shown) else [])


def _pressable(components: list[Json]) -> list[str]:
    """Rows, buttons and lists, in a frame or not."""
    every = list(parts(components))
    rows = [each for each in every if each["type"] == ROW]
    wrong = ["a row of more than 5" for row in rows if not 1 <= len(row["components"]) <= 5]
    for each in (each for each in every if each["type"] == LIST):
        values = [option["value"] for option in each["options"]]
        lengths = [
            len(text) for option in each["options"] for text in (option["label"], option["value"])
        ]
        if not 1 <= len(values) <= 25 or len(values) != len(set(values)):
            wrong.append("a list of too many, or of the same twice")
        if not all(1 <= length <= 100 for length in lengths) or len(each["placeholder"]) > 150:
            wrong.append("a list with too long a text")
    ids = Counter(each["custom_id"] for each in every if "custom_id" in each)
    wrong += [f"two of the id {id_}" for id_, times in ids.items() if times > 1]
    wrong += [f"an id of {len(id_)} characters" for id_ in ids if not 1 <= len(id_) <= 100]
    labels = [each.get("label") or "" for each in every if each["type"] == BUTTON]
    wrong += [f"a label of {len(text)} characters" for text in labels if not 1 <= len(text) <= 80]
    return wrong


def _box(data: Json) -> list[str]:
    wrong = [] if 1 <= len(data["title"]) <= 45 else ["a title of a wrong length"]
    if not 1 <= len(data["custom_id"]) <= 100:
        wrong.append("an id of a wrong length")
    return wrong + [
        "a label of a wrong length"
        for label in data["components"]
        if not 1 <= len(label["label"]) <= 45 or len(label.get("description") or "") > 100
    ]


def _choices(data: Json) -> list[str]:
    wrong = ["more than 25 choices"] if len(data["choices"]) > 25 else []
    return wrong + [
        f"a choice of {len(choice['value'])} characters"
        for choice in data["choices"]
        if not 1 <= len(choice["value"]) <= 100
    ]


def _command(command: Json) -> list[str]:
    options = command.get("options") or []
    wrong = [f"unknown field {name}" for name in command.keys() - COMMAND]
    wrong += ["more than 25 options"] if len(options) > 25 else []
    needed = [bool(option.get("required")) for option in options]
    wrong += ["a required option behind others"] if needed != sorted(needed, reverse=True) else []
    for each in (command, *options):
        names = [each["name"], *(each.get("name_localizations") or {}).values()]
        texts = [each["description"], *(each.get("description_localizations") or {}).values()]
        wrong += [f"the name {name}" for name in names if not _is_name(name)]
        wrong += [f"the description {text}" for text in texts if not 1 <= len(text) <= 100]
    return wrong


def _is_name(name: str) -> bool:
    return NAME.fullmatch(name) is not None and name == name.lower()


class Description:
    """Discord's own description of its interface."""

    def __init__(self, file: Path = DESCRIPTION) -> None:
        self._all: Json = json.loads(gzip.decompress(file.read_bytes()))
        _relax(self._all)
        found = [
            (method.upper(), _pattern(path), operation)
            for path, item in self._all["paths"].items()
            for method, operation in item.items()
            if method in {"get", "post", "put", "patch", "delete"}
        ]
        # Literal paths first: users/@me before users/{id}.
        self._routes = sorted(found, key=lambda route: route[1].pattern.count("[^/]+"))
        self._validators: dict[int, Draft202012Validator] = {}

    def request(self, method: str, path: str, body: Any) -> list[str]:
        """What is wrong with a request."""
        operation = self._operation(method, path)
        if operation is None:
            return [f"no route {method} {path}"]
        if body is None:
            return []
        kinds = operation.get("requestBody", {}).get("content", {})
        kind = kinds.get("application/json") or kinds.get("multipart/form-data")
        if kind is None:
            return [f"{method} {path} takes no body"]
        return self._errors(kind["schema"], body)

    def response(self, method: str, path: str, status: int, body: Any) -> list[str]:
        """What is wrong with our own answer."""
        operation = self._operation(method, path)
        if operation is None:
            return [f"no route {method} {path}"]
        answers = operation["responses"]
        answer = answers.get(str(status)) or (answers.get("4XX") if status >= 400 else None)
        if answer is None:
            return [f"{method} {path}: {status} is none of {sorted(answers)}"]
        schema = answer.get("content", {}).get("application/json", {}).get("schema")
        return self._errors(schema, body) if schema else []

    def _operation(self, method: str, path: str) -> Json | None:
        fits = (op for verb, pattern, op in self._routes if verb == method and pattern.match(path))
        return next(fits, None)

    def _errors(self, schema: Json, body: Any) -> list[str]:
        validator = self._validators.get(id(schema))
        if validator is None:
            whole = {**schema, "components": self._all["components"]}
            validator = self._validators[id(schema)] = Draft202012Validator(whole)
        found = [_deepest(error) for error in validator.iter_errors(body)]
        return [f"{'/'.join(map(str, e.instance_path))}: {e.message[:200]}" for e in found]


@cache
def description() -> Description | None:
    """Discord's own description, if it lies beside the project."""
    return Description() if DESCRIPTION.is_file() else None


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile("^" + re.sub(r"\{[^}]+\}", "[^/]+", path) + "$")


def _relax(node: Any) -> None:
    """discord.py sends snowflakes as numbers, and Discord takes both."""
    if isinstance(node, dict):
        kind = node.get("type")
        if node.get("format") == "snowflake":
            none = ["null"] if isinstance(kind, list) and "null" in kind else []
            node["type"] = ["string", "integer", *none]
            node.pop("pattern", None)
        for child in node.values():
            _relax(child)
    elif isinstance(node, list):
        for child in node:
            _relax(child)


def _deepest(error: ValidationError) -> ValidationError:
    """Down into the branch that fails last, so that the message names the field at fault."""
    while branches := getattr(error.kind, "context", ()):
        inner = (each for branch in branches for each in branch)
        error = max(inner, key=lambda each: len(each.instance_path))
    return error
