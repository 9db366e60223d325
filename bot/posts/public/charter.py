"""What is settled for a channel, group or server, with the buttons that settle it anew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.contract import NO_MARK, Button, Deciders, Post, Style, button_data
from bot.posts.kit import Kit
from bot.posts.rows import Row
from bot.words import Speech
from bot.words.typed import said

CAPS = (0, 1, 2, 3, 5, 10)
"""How many tables may be open in one channel; 0 is any number."""


@dataclass(frozen=True, slots=True)
class Charter:
    """What is settled for a place."""

    deciders: Deciders = Deciders.HOST
    most: int = 0
    choosy: bool = False
    """Tables are set up in chosen channels only."""
    chosen: bool = False
    """This is one of them."""


def charter_post(kit: Kit, say: Speech, charter: Charter, spoken: str, place: str) -> Post:
    """The charter of a place where a language is spoken; its buttons name it, wherever they are."""
    codes = kit.words.languages
    tongues = tuple(
        _button(
            kit.words.of(code)("language-name"),
            "language",
            (code, said(say, "here")[0], place),
            code == spoken,
        )
        for code in codes
    )
    deciders = tuple(
        _button(
            say(f"charter-{each}"), "purrlor", ("deciders", each, place), each is charter.deciders
        )
        for each in Deciders
    )
    caps = tuple(
        _button(
            say("charter-most", most=most) if most else say("charter-any"),
            "purrlor",
            ("most", str(most), place),
            most == charter.most,
        )
        for most in CAPS
    )
    rows = (tongues, deciders, caps[:3], caps[3:], _channels(say, charter, place))
    return Post("purrlor", _text(say, charter), rows=rows)


def _text(say: Speech, charter: Charter) -> str:
    lines = [say("charter-title"), say(f"charter-deciders-{charter.deciders}")]
    if charter.most:
        lines.append(say("charter-caps", most=charter.most))
    if charter.choosy:
        lines.append(say("charter-chosen" if charter.chosen else "charter-not-chosen"))
    else:
        lines.append(say("charter-everywhere"))
    return "\n".join(lines)


def _channels(say: Speech, charter: Charter, place: str) -> Row:
    """Where tables may be set up; which channels those are is asked only where it matters."""
    yes, no = said(say, "sure")[:1], said(say, "off")[:1]
    anywhere = _button(
        say("charter-anywhere"), "purrlor", ("choosy", *no, place), not charter.choosy
    )
    some = _button(say("charter-some"), "purrlor", ("choosy", *yes, place), charter.choosy)
    if not charter.choosy:
        return anywhere, some
    flip = no if charter.chosen else yes
    here = _button(say("charter-here"), "purrlor", ("chosen", *flip, place), charter.chosen)
    return anywhere, some, here


def _button(label: str, verb: str, words: Sequence[str], chosen: bool) -> Button:  # noqa: FBT001
    style = Style.PRIMARY if chosen else Style.PLAIN
    return Button(label, button_data("-", NO_MARK, verb, words), style)
