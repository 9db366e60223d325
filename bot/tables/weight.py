"""How much room a story takes, for whoever has room for so much only."""

from __future__ import annotations

import gc
import sys
from enum import Enum
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any, Final

from engines.story import Story

OPENING: Final = 4_000
"""Bytes of a table without its moves; cards and plans of a game are there once for all tables."""
SHARED: Final = (type, ModuleType, FunctionType, BuiltinFunctionType, Enum)


def weight_of(story: Story[Any, Any], before: Story[Any, Any] | None, weight: int) -> int:
    """The bytes of a story, about: of each beat what it does not share with the one before.

    Only what is new is looked at where the story goes on from one of a known weight.
    """
    known = len(before.beats) if before is not None else 0
    if before is None or story.beats[known - 1 : known] != before.beats[-1:]:
        known, weight = 0, OPENING
    seen: set[int] = set()
    _new_bytes(story.beats[known - 1] if known else story.opening, seen)
    return weight + sum(_new_bytes(beat, seen) for beat in story.beats[known:])


def _new_bytes(whole: object, seen: set[int]) -> int:
    """The bytes of all that something is made of, but for what was seen already."""
    total, left = 0, [whole]
    while left:
        thing = left.pop()
        if id(thing) not in seen and not isinstance(thing, SHARED):
            seen.add(id(thing))
            total += sys.getsizeof(thing)
            left.extend(gc.get_referents(thing))
    return total
