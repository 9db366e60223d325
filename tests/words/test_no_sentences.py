"""No sentence is built outside `data/locales`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.words import sources

SPEAKING = (
    *("bot/games", "bot/desk", "bot/posts", "bot/courier", "bot/sights", "bot/lessons"),
    *("bot/computers", "bot/contract", "bot/tables", "bot/words", "bot/platforms"),
)
"""Where what people read comes from; what is left of the bot speaks to hosts, and to logs."""
HEARD = ("errors.py", "qr.py")
"""Modules that know the sentences of platforms, by which these tell their refusals apart, and one
that draws."""
UNREAD = frozenset(
    {
        *("retry after ", "moved to ", " does not replay: ", "the newest timer"),
        *("its options cannot be read", "who sits there cannot be read", "who made step "),
        *(" cannot be read", " cannot be said in ", "it is not a text", "no table"),
        *('"use strict";const WORDS=', '<button type="button" data-language="'),
        "socket.accept() out of system resource",
    }
)
"""What is no sentence, or goes into an error or the log by a longer way."""
SHOWN = {"Answer": (0,), "Post": (1,), "Button": (0,), "Lead": (0,), "Menu": (0,)}
"""What is shown, with the place of its words."""
NAMED = frozenset({"text", "toast", "label", "sketch", "brief", "alt", "name"})
LETTERS = re.compile(r"[^\W\d_]{2,}")
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


def words_shown(tree: ast.AST) -> Iterator[str]:
    """Letters in what is shown that are no key of a message."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            places = SHOWN.get(node.func.id, ())
            given = [node.args[at] for at in places if at < len(node.args)]
            if places:
                given += [each.value for each in node.keywords if each.arg in NAMED]
            for argument in given:
                yield from _written(argument)


def _written(node: ast.AST) -> Iterator[str]:
    """The strings of an expression but those a function is given, which are keys and facts."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        if LETTERS.search(node.value):
            yield node.value
    elif isinstance(node, ast.Call):
        if isinstance(node.func, ast.Attribute):
            yield from _written(node.func.value)
    else:
        for child in ast.iter_child_nodes(node):
            yield from _written(child)


def _goes_to_a_log(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    target = node.func.value
    return isinstance(target, ast.Name) and "log" in target.id.lower()


def test_whatever_speaks_has_its_sentences_from_the_locales():
    trees = sources.trees(*SPEAKING)
    assert len(trees) > 100
    found = {
        str(file): [each for each in sentences(tree) if each not in UNREAD]
        for file, tree in trees.items()
        if file.name not in HEARD
    }
    assert {file: texts for file, texts in found.items() if texts} == {}


def test_nothing_that_is_shown_has_a_word_of_its_own():
    trees = sources.trees("bot")
    found = {str(file): list(words_shown(tree)) for file, tree in trees.items()}
    assert {file: texts for file, texts in found.items() if texts} == {}
    tree = ast.parse("Post(key, say('a-key') + ' or so')\nButton('Go', data)\nAnswer(toast='No')")
    assert list(words_shown(tree)) == [" or so", "Go", "No"]


def test_a_sentence_in_the_code_would_be_noticed():
    tree = ast.parse(
        '"""A module says this."""\n'
        "if bad:\n    raise ValueError('an error says this')\n"
        "log.info('the log says this')\n"
        "text = f'It is {name} who moves next.'\n"
        "move, event = 'kitten c4', '!sitter computer'\n"
    )
    assert list(sentences(tree)) == ["It is ", " who moves next."]
