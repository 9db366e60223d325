"""What the pages say of the code is so: files they name exist, words are used where they say."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WORDS = ROOT / "docs" / "words.md"
PAGES = ["README.md", "CONTRIBUTING.md", "docs/press.md", "docs/words.md"]
ROW = re.compile(r"^\| (\w+) \| (.+) \| `([\w/.]+)` \|$", re.MULTILINE)
QUOTED = re.compile(r"`([^`\n]+)`")
FILE = re.compile(r"(?:[\w.<>{},-]+/)+(?:[\w.<>-]+\.(?:py|md|toml|ftl|txt))?")
NAME = re.compile(r"[A-Za-z]\w*\.\w+")
ANYTHING = re.compile(r"<\w+>|\{[\w,]+\}")


@cache
def identifiers(home: str) -> frozenset[str]:
    """The words the identifiers of a file, or of a folder's files, are made of."""
    place = ROOT / home
    files = [place] if place.is_file() else sorted(place.rglob("*.py"))
    names: set[str] = {file.stem for file in files}
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            for field in ("name", "id", "attr", "arg"):
                name = getattr(node, field, None)
                names |= {name} if isinstance(name, str) else set()
    parts = (re.findall(r"[A-Z]?[a-z]+|[A-Z]+", name) for name in names)
    return frozenset(part.lower() for name in parts for part in name)


def vocabulary() -> list[tuple[str, str, str]]:
    """Word, meaning and home of every row."""
    return ROW.findall(WORDS.read_text(encoding="utf-8"))


def test_every_word_is_used_where_it_is_at_home():
    found = vocabulary()
    assert len(found) >= 90
    unused = {
        word: home
        for word, _, home in found
        if not {word, f"{word}s", word.removesuffix("s")} & identifiers(home)
    }
    assert not unused


def test_every_word_stands_there_once_and_every_row_is_read():
    words = [word for word, _, _ in vocabulary()]
    assert len(words) == len(set(words))
    lines = [line for line in WORDS.read_text(encoding="utf-8").splitlines() if line[:2] == "| "]
    headings = [line for line in lines if line == "| word | is | at |"]
    assert len(lines) == len(words) + len(headings)


@pytest.mark.parametrize("page", PAGES)
def test_files_that_a_page_names_are_there(page):
    quoted = QUOTED.findall((ROOT / page).read_text(encoding="utf-8"))
    named = [each for each in quoted if "/" in each and FILE.fullmatch(each)]
    assert named
    missing = [each for each in named if not any(ROOT.glob(ANYTHING.sub("*", each)))]
    assert not missing


def test_what_the_path_of_a_press_calls_is_there():
    text = (ROOT / "docs" / "press.md").read_text(encoding="utf-8")
    names = [each for each in QUOTED.findall(text) if NAME.fullmatch(each)]
    assert len(names) >= 30
    missing = [name for name in names if name not in defined()]
    assert not missing


@cache
def defined() -> frozenset[str]:
    """Every `Class.member` and `module.name` the program defines."""
    found = set()
    for layer in ("bot", "render", "engines"):
        for file in sorted((ROOT / layer).rglob("*.py")):
            tree = ast.parse(file.read_text(encoding="utf-8"))
            found |= {f"{file.stem}.{name}" for name in _names(tree)}
            for node in tree.body:
                if isinstance(node, ast.ClassDef):
                    found |= {f"{node.name}.{name}" for name in _names(node)}
    return frozenset(found)


def _names(scope: ast.Module | ast.ClassDef) -> set[str]:
    found = set()
    for node in ast.walk(scope):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                found.add(node.name)
            case ast.AnnAssign(target=ast.Name(id=name)):
                found.add(name)
            case ast.Assign(targets=[ast.Name(id=name)]):
                found.add(name)
            case ast.Attribute(attr=name, ctx=ast.Store()):
                found.add(name)
    return found
