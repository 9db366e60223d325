"""A made-up third language, and a copy of the project that has it: nothing but a folder is added.

Every text is English with its letters moved thirteen places on, so nothing reads as before and
what was different stays different.
"""

from __future__ import annotations

import codecs
import json
import re
from collections.abc import Collection
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

ROOT = Path(__file__).parents[2]
MEWISH = "mw"
OWN = ("lanterns", "knots", "locales")
ADDED = ("data", "tests/lanterns", "tests/knots")
"""What has words of its own."""


class _Moved(Transformer):
    """The letters of every text, moved."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - its name
        node.value = moved(node.value)
        return node


def moved(text: str) -> str:
    """A text in Mewish; what stands in braces is no word."""
    parts = re.split(r"(\{[^}]*\})", text)
    return "".join(p if p.startswith("{") else codecs.encode(p, "rot13") for p in parts)


def mewish(english: str) -> str:
    """A Fluent file in Mewish."""
    resource = FluentParser(with_spans=False).parse(english)
    return FluentSerializer().serialize(_Moved().visit(resource))


def build(folder: Path) -> Path:
    """A project with one language more; everything but the data is the project's own."""
    _link(ROOT, folder, {"bot", "engines", "render", "docs", "pyproject.toml", "README.md"})
    _link(ROOT / "tests", folder / "tests", None)
    for name in ADDED:
        _link(ROOT / name, folder / name, None)
        english, written = ROOT / name / "locales" / "en", folder / name / "locales" / MEWISH
        _link(english.parent, written.parent, None)
        written.mkdir()
        for file in english.glob("*.ftl"):
            (written / file.name).write_text(mewish(file.read_text("utf-8")), "utf-8")
    page = json.loads((ROOT / "data" / "locales" / "en" / "page.json").read_text("utf-8"))
    said = json.dumps({key: moved(text) for key, text in page.items()})
    (folder / "data" / "locales" / MEWISH / "page.json").write_text(said, "utf-8")
    return folder


def _link(there: Path, here: Path, names: Collection[str] | None) -> None:
    """A folder with links to what is in another; what gets words of its own is a folder, too."""
    here.mkdir(parents=True, exist_ok=True)
    for each in there.iterdir():
        own = any(str(each.relative_to(ROOT)).startswith(name) for name in ADDED)
        if (names is None or each.name in names) and not (own and each.name in OWN):
            (here / each.name).symlink_to(each)
