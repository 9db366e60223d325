"""The contract of a painter: it draws one game as it is *seen*, never a full state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from PIL.Image import Image

from engines.values import Seat, Seen
from render.kit.theme import DEFAULT, Theme

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom in fractions of a picture's width and height."""


@dataclass(frozen=True, slots=True)
class Look:
    """How to draw: everything that is neither rules nor position."""

    names: tuple[str, ...]
    labels: Mapping[str, str] = field(default_factory=dict)
    """The painter's labels in the reader's language."""
    choices: tuple[str, ...] = ()
    """Legal moves to mark, in notation; empty when nobody here is asked."""
    winners: tuple[Seat, ...] | None = None
    """Who won a table that is over; also one that somebody resigned, of which the rules know
    nothing. None while it goes on."""
    theme: Theme = DEFAULT


@dataclass(frozen=True, slots=True)
class Painter:
    """What a game's module offers to those who need pictures."""

    paint: Callable[[Seen[Any], Look], Image]
    labels: tuple[str, ...] = ()
    """The keys `Look.labels` must have; the words are `<game>-label-<key>` in the locales."""
    hand: Callable[[Seen[Any], Look], Image] | None = None
    """Draws what only its owner sees, in games with hands."""
    spot: Callable[[str], Box | None] = lambda word: None  # noqa: ARG005
    """Where on the picture a word of the notation (a cell) lies."""
    held: Callable[[Seen[Any]], Mapping[str, Box]] = lambda seen: {}  # noqa: ARG005
    """Where on the picture of a hand the words for what it holds lie."""
