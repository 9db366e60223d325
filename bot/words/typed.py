"""Small words of commands, as people type them: `on`, `here`, `alone`, in any language."""

from __future__ import annotations

import re

from bot.words import Speech, Words, unaccented


def means(words: Words, typed: str, key: str) -> bool:
    """Whether a typed word is one of those under `typed-<key>`, in whatever language."""
    bare = unaccented(typed)
    return any(
        bare == unaccented(each)
        for language in words.languages
        for each in said(words.of(language), key)
    )


def said(say: Speech, key: str) -> list[str]:
    """How a word is typed in one language, first as it is shown."""
    return say(f"typed-{key}").split(", ")


def plain(label: str) -> str:
    """What a button says, as it is typed on any keyboard, where there are no arrows."""
    bare = unaccented(label).replace("\u2212", "-").replace("\u2013", "-")
    return " ".join(re.sub(r"[^\w\s+-]", " ", bare).split())
