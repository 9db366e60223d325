"""Our own sources as the keys they may say: literals, and f-strings as templates with holes."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent.parent
TEMPLATE: Final = re.compile(r"(?=.*-)(?:[a-z0-9-]|\{\})+")


@cache
def trees(*folders: str) -> dict[Path, ast.Module]:
    """The parsed modules in these folders, or these modules themselves."""
    found: dict[Path, ast.Module] = {}
    for folder in folders:
        path = ROOT / folder
        for file in [path] if path.is_file() else sorted(path.rglob("*.py")):
            found[file.relative_to(ROOT)] = ast.parse(file.read_text(encoding="utf-8"))
    return found


@cache
def literals(*folders: str) -> frozenset[str]:
    """Every string constant that is not a docstring."""
    return frozenset(text for tree in trees(*folders).values() for _, text in spoken(tree))


def spoken(tree: ast.Module) -> Iterator[tuple[ast.Constant, str]]:
    """String constants but for docstrings and attribute docstrings."""
    silent = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in silent
        ):
            yield node, node.value


def templates(*folders: str) -> frozenset[str]:
    """F-strings that may be keys, as "{}-title"."""
    shapes = (
        _shape(node)
        for tree in trees(*folders).values()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
    )
    return frozenset(shape for shape in shapes if TEMPLATE.fullmatch(shape))


def said(*folders: str) -> Iterator[tuple[Path, str]]:
    """Every literal key given to a `say`, with where it is said."""
    for file, tree in trees(*folders).items():
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and call.args and _is_say(call.func):
                yield from ((file, key) for key in _constants(call.args[0]))


def named(kind: str, *folders: str) -> set[str]:
    """The codes of every `Objection(...)`, `News(...)`… that are written out."""
    return {
        code
        for tree in trees(*folders).values()
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == kind
        for code in (_constants(call.args[0]) if call.args else ())
    }


def _is_say(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name == "say"


def _constants(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from _constants(node.body)
        yield from _constants(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def _shape(node: ast.JoinedStr) -> str:
    return "".join(
        str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values
    )
