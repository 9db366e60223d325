"""What a view covers, and twins a viewer cannot tell apart even where a good memory could."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from functools import cache
from typing import Any, TypeAlias

from engines.rng import Rng
from engines.values import HIDDEN, Seat
from tests.conformance.play import Setup, sample

Path: TypeAlias = tuple[str | int, ...]
"""The way to a place in a state: names of fields and numbers of items."""


def parts(value: Any) -> list[tuple[str | int, Any]]:
    """What a value is made of; nothing for a plain one."""
    if is_dataclass(value):
        return [(field.name, getattr(value, field.name)) for field in fields(value)]
    return list(enumerate(value)) if isinstance(value, tuple) else []


def places(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every place of a state with what stands there, the whole before its parts."""
    yield path, value
    for key, part in parts(value):
        yield from places(part, (*path, key))


def covered(truth: Any, seen: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """The places a view covers with what really stands there; all else must be the truth."""
    if seen is HIDDEN:
        yield path, truth
        return
    inner, shown = parts(truth), parts(seen)
    if not inner or len(inner) != len(shown) or type(truth) is not type(seen):
        assert truth == seen, f"{path} shows {seen!r}, neither HIDDEN nor the truth {truth!r}"
        return
    for (key, part), (_, view) in zip(inner, shown, strict=True):
        yield from covered(part, view, (*path, key))


def covered_for(setup: Setup, state: Any, viewer: Seat | None) -> dict[Path, Any]:
    """What one viewer may not see."""
    return dict(covered(state, setup.game.seen_by(state, viewer).state))


def masked(setup: Setup, state: Any, viewer: Seat | None, rng: Rng) -> Any:
    """The same view with every covered place filled otherwise, as in some other position.

    Unlike `redeal` this also changes what could be counted from public history. No two places of a
    seat are filled alike if that can be helped: of two equal cards one is no secret.
    """
    pool = _pool(setup)
    fill: dict[Path, Any] = {}
    used: dict[Path, list[Any]] = {}
    for path, truth in covered_for(setup, state, viewer).items():
        others = [value for value in pool[_kind(path)] if _alike(value, truth)]
        if others:
            there = used.setdefault(path[1:2], [])
            fill[path] = rng.choice([value for value in others if value not in there] or others)
            there.append(fill[path])
    return _filled(state, fill, {path[:end] for path in fill for end in range(len(path))})


def _alike(value: Any, truth: Any) -> bool:
    if type(value) is not type(truth) or value == truth:
        return False
    return not isinstance(truth, tuple) or len(value) == len(truth)


def _kind(path: Path) -> Path:
    return tuple("*" if isinstance(key, int) else key for key in path)


@cache
def _pool(setup: Setup) -> Mapping[Path, list[Any]]:
    pool: dict[Path, dict[Any, None]] = {}
    for position in sample(setup, 40):
        for path, value in places(position.state):
            pool.setdefault(_kind(path), {})[value] = None
    return {path: list(values)[:40] for path, values in pool.items()}


def _filled(value: Any, fill: Mapping[Path, Any], above: set[Path], path: Path = ()) -> Any:
    if path in fill:
        return fill[path]
    if path not in above:
        return value
    inner = {str(key): _filled(part, fill, above, (*path, key)) for key, part in parts(value)}
    return tuple(inner.values()) if isinstance(value, tuple) else replace(value, **inner)
