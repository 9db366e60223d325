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
    """A body; empty if there was none."""
    return dict(json.loads(text)) if text else {}


def unpack_strings(text: str | None) -> tuple[str, ...]:
    """A list of strings."""
    return tuple(json.loads(text)) if text else ()
