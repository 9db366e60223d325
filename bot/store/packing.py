"""Small values as JSON text: sorted, without spaces, in the letters people wrote."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from engines.values import Fact

Body: TypeAlias = Mapping[str, Fact | float]
"""What an outbox row or a timer carries along."""


def pack(value: Mapping[str, Any] | Sequence[Any]) -> str:
    """The one way a value is written."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def pack_body(body: Body | None) -> str | None:
    """A body, if there is one."""
    return pack(body) if body else None


def unpack_body(text: str | None) -> dict[str, Fact | float]:
    """A body; empty if there was none, or none that can be read."""
    found = _read(text)
    return dict(found) if isinstance(found, dict) else {}


def unpack_strings(text: str | None) -> tuple[str, ...]:
    """A list of strings; empty if there was none, or none that can be read."""
    found = _read(text)
    return tuple(map(str, found)) if isinstance(found, list) else ()


def unpack_numbers(text: str | None) -> dict[str, int]:
    """A number for each name; empty if there were none, or none that can be read."""
    found = _read(text)
    if not isinstance(found, dict):
        return {}
    return {name: number for name, number in found.items() if isinstance(number, int)}


def unpack_options(text: str) -> dict[str, str] | None:
    """A table's options; None if they cannot be read."""
    found = _read(text)
    if not isinstance(found, dict) or not all(isinstance(each, str) for each in found.values()):
        return None
    return found


def _read(text: str | None) -> Any:
    try:
        return json.loads(text) if text else None
    except (ValueError, RecursionError):
        return None
