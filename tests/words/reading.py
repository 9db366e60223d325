"""Fluent files as their texts read: every message with all the ways its selectors may go.

In a reading `⟦name⟧` stands where a fact is put in, `⟦THE name⟧` where a function is called on it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final, TypeAlias

from fluent.syntax import FluentParser, ast

from bot.words import LOCALES, Words

LANGUAGES: Final = Words(LOCALES).languages
PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})

Entries: TypeAlias = Mapping[str, ast.Message]
Keys: TypeAlias = Mapping[str, frozenset[str]]
"""The facts of a message, each with the variants that are selected by it."""


def files(language: str) -> list[Path]:
    return sorted((LOCALES / language).glob("*.ftl"))


@cache
def resources(language: str) -> Mapping[str, ast.Resource]:
    """The parsed files by name."""
    parser = FluentParser(with_spans=False)
    return {file.stem: parser.parse(file.read_text(encoding="utf-8")) for file in files(language)}


@cache
def messages(language: str) -> Entries:
    return {
        entry.id.name: entry
        for resource in resources(language).values()
        for entry in resource.body
        if isinstance(entry, ast.Message)
    }


def facts(language: str, key: str) -> Keys:
    """The facts of a message, those of the messages it refers to included."""
    found: dict[str, set[str]] = {}
    for node in _nodes(messages(language)[key]):
        if isinstance(node, ast.VariableReference):
            found.setdefault(node.id.name, set())
        elif isinstance(node, ast.MessageReference):
            for name, variants in facts(language, node.id.name).items():
                found.setdefault(name, set()).update(variants)
        elif isinstance(node, ast.SelectExpression):
            assert isinstance(node.selector, ast.VariableReference), key
            names = found.setdefault(node.selector.id.name, set())
            names.update(_name(variant) for variant in node.variants)
    return {name: frozenset(variants) for name, variants in found.items()}


def references(language: str, key: str) -> set[str]:
    """The messages this one refers to."""
    nodes = _nodes(messages(language)[key])
    return {node.id.name for node in nodes if isinstance(node, ast.MessageReference)}


def readings(language: str, key: str) -> list[str]:
    """All the ways a message may read, whatever its selectors choose."""
    pattern = messages(language)[key].value
    return [] if pattern is None else list(_pattern(language, pattern))


def samples(language: str, key: str) -> Iterator[dict[str, str | int]]:
    """Facts to say a message with, so that every variant has its turn."""
    wanted = facts(language, key)
    for choice in product(*(_values(wanted[name]) for name in wanted)):
        yield dict(zip(wanted, choice, strict=True))


def _values(variants: frozenset[str]) -> list[str | int]:
    numbers = {int(name) for name in variants if re.fullmatch(r"\d+", name)}
    if numbers or variants & PLURALS:
        return sorted(numbers | {0, 1, 2, 5})
    return sorted(variants) or ["Ann"]


def _nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _nodes(child)


def _name(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def _pattern(language: str, pattern: ast.Pattern) -> Iterator[str]:
    for parts in product(*(list(_element(language, part)) for part in pattern.elements)):
        yield "".join(parts)


def _element(language: str, element: ast.BaseNode) -> Iterator[str]:
    match element:
        case ast.TextElement() | ast.StringLiteral() | ast.NumberLiteral():
            yield str(element.value)
        case ast.Placeable():
            yield from _element(language, element.expression)
        case ast.SelectExpression():
            for variant in element.variants:
                yield from _pattern(language, variant.value)
        case ast.MessageReference():
            yield from readings(language, element.id.name)
        case ast.VariableReference():
            yield f"⟦{element.id.name}⟧"
        case ast.FunctionReference():
            [argument] = element.arguments.positional
            assert isinstance(argument, ast.VariableReference)
            yield f"⟦{element.id.name} {argument.id.name}⟧"
        case _:
            raise AssertionError(f"{type(element).__name__} is not read yet")
