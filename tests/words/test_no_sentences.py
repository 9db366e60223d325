"""No sentence is built outside `data/locales`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.words import sources

SPEAKING = ("bot/games", "bot/desk", "bot/posts", "bot/courier")
"""Where what people read comes from."""
SENTENCE = re.compile(r"[^\W\d_]{2,} [^\W\d_]{2,}")


def sentences(tree: ast.Module) -> Iterator[str]:
    """Strings with two words side by side, but for docstrings, errors, the log and table events."""
    unseen = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.Raise | ast.Assert) or _goes_to_a_log(node)
        for inner in ast.walk(node)
    }
    for node, text in sources.spoken(tree):
        if id(node) not in unseen and not text.startswith("!") and SENTENCE.search(text):
            yield text


def _goes_to_a_log(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    target = node.func.value
    return isinstance(target, ast.Name) and "log" in target.id.lower()


def test_whatever_speaks_has_its_sentences_from_the_locales():
    trees = sources.trees(*SPEAKING)
    assert len(trees) > 5
    found = {str(file): list(sentences(tree)) for file, tree in trees.items()}
    assert {file: texts for file, texts in found.items() if texts} == {}


def test_a_sentence_in_the_code_would_be_noticed():
    tree = ast.parse(
        '"""A module says this."""\n'
        "if bad:\n    raise ValueError('an error says this')\n"
        "log.info('the log says this')\n"
        "text = f'It is {name} who moves next.'\n"
        "move, event = 'kitten c4', '!sitter computer'\n"
    )
    assert list(sentences(tree)) == ["It is ", " who moves next."]
