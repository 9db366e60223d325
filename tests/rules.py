"""The numbered rules of the games' pages, and the tests that say they check them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parent
PAGES: Final = TESTS.parent / "docs" / "rules"
"""A page for each game, also for those that are still to be built."""
NUMBERED: Final = re.compile(r"^(\d+)\. ", re.MULTILINE)


def rules_of(page: str) -> int:
    """How many rules a page has; they are numbered from 1 on, none twice and none left out."""
    numbers = [int(number) for number in NUMBERED.findall(page)]
    if not numbers or numbers != [*range(1, len(numbers) + 1)]:
        raise ValueError(f"rules are numbered 1, 2, 3 and so on, not {numbers}")
    return len(numbers)


RULES: Final = {
    page.stem: rules_of(page.read_text(encoding="utf-8")) for page in sorted(PAGES.glob("*.md"))
}
"""How many numbered rules the page of each game has."""


def fault(game: object, number: object) -> str | None:
    """What is wrong with a marker `rule(game, number)`."""
    if not isinstance(game, str) or game not in RULES:
        return f"there is no rules page of {game!r}"
    if not isinstance(number, int) or not 1 <= number <= RULES[game]:
        return f"the rules of {game} are numbered 1 to {RULES[game]}, not {number!r}"
    return None


def marked(root: Path = TESTS) -> dict[tuple[str, int], list[str]]:
    """Every rule some test is marked with, and the files where; read from the sources."""
    found: dict[tuple[str, int], list[str]] = {}
    for file in sorted(root.rglob("*.py")):
        for game, number in _markers(ast.parse(file.read_text(encoding="utf-8"))):
            found.setdefault((game, number), []).append(str(file.relative_to(root)))
    return found


def _markers(tree: ast.AST) -> Iterator[tuple[str, int]]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(
                func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark")),
                args=[ast.Constant(value=str(game)), ast.Constant(value=int(number))],
            ):
                yield game, number
