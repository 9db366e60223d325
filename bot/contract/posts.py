"""What is shown: posts, their pictures and buttons, and what goes back to a presser."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from bot.contract.commands import Person
from bot.contract.marks import Mark


class Style(Enum):
    """How a button looks."""

    PLAIN = "plain"
    PRIMARY = "primary"
    SUCCESS = "success"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Button:
    """Something to press; `data` is `table.mark.verb.words` and at most 64 bytes."""

    label: str
    data: str
    style: Style = Style.PLAIN


def button_data(table: str, mark: Mark, verb: str, words: Sequence[str] = ()) -> str:
    """What a button carries."""
    return f"{table}.{mark}.{verb}.{' '.join(words)}"


def read_data(data: str) -> tuple[str, Mark, str, tuple[str, ...]] | None:
    """Table, mark, verb and words of a button; None if it is none of ours."""
    parts = data.split(".", 3)
    if len(parts) != 4:
        return None
    table, mark, verb, words = parts
    return table, Mark.read(mark), verb, tuple(words.split())


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on a picture that may be pressed, in fractions of its width and height."""

    left: float
    top: float
    right: float
    bottom: float
    button: Button


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG with its description in words."""

    name: str
    png: bytes
    alt: str
    spots: tuple[Spot, ...] = ()
    """For platforms whose `Limits.spots` is true; the post's rows lead to the same presses."""


@dataclass(frozen=True, slots=True)
class Post:
    """A message to be shown."""

    key: str
    """The same key in the same venue is the same message: a second delivery is an edit."""
    text: str
    picture: Picture | None = None
    rows: tuple[tuple[Button, ...], ...] = ()
    ping: Person | None = None
    """The one person this post calls."""
    sketch: str = ""
    """A drawing in plain text, to be shown in a fixed-width face."""
    brief: str = ""
    """The gist of a private post, for platforms that can only show an alert of 200 characters."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What goes back to the presser alone: a short sentence, a private post, or both."""

    toast: str = ""
    post: Post | None = None
    refused: bool = False
    """The sentence says why not: platforms may show it more insistently."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What fits into one message of a platform."""

    columns: int
    rows: int
    buttons: int
    """Buttons in a row, rows of them, buttons in all."""
    text: int
    alt: int
    toast: int
    """Letters of a post, of a picture's description, of a sentence beside a button."""
    spots: bool = False
    """Places on a picture may be pressed."""
    typing: bool = False
    """A press may open a box to type a move in: the verb `type`, which the platform handles."""
    line: int | None = None
    """Letters that fit in a row of buttons, and one for each button; None wraps by itself."""
    replaces: bool = False
    """A private post takes the place of the one with the same key, without a sound."""
    per_minute: int | None = None
    """Posts and edits together that a public venue takes in a minute."""
