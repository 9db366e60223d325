"""What a button carries besides its words: how long it is good, and what part of a pad it shows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final


class Life(Enum):
    """What a button's life hangs on; the value is how its mark begins."""

    NONE = "-"
    """Nothing: it is good for ever."""
    POST = ""
    """The number of the public post it stands on."""
    PAD = "~"
    """The spell of the seat whose private pad it stands on."""
    QUICK = "^"
    """The spell of the seat it is offered to, on a post everybody sees."""
    ROUND = "@"
    """The round a standing order is about."""


@dataclass(frozen=True, slots=True)
class Span:
    """A part of what a pad cannot show at once: so many of its branches, from one of them on."""

    first: int
    count: int


SIGNED: Final = (Life.PAD, Life.QUICK, Life.ROUND)
"""Kinds whose marks begin with a sign."""


WHOLE: Final = "!"


@dataclass(frozen=True, slots=True)
class Mark:
    """A button's mark; without a number it is one nobody has ever given."""

    life: Life = Life.NONE
    number: int | None = None
    seat: int | None = None
    span: Span | None = None
    whole: bool = False
    """Its words are a whole move, though other moves begin with them."""

    @classmethod
    def post(cls, number: int) -> Mark:
        """Of a button on a public post."""
        return cls(Life.POST, number)

    @classmethod
    def pad(cls, spell: int) -> Mark:
        """Of a button on a private pad."""
        return cls(Life.PAD, spell)

    @classmethod
    def quick(cls, spell: int, seat: int) -> Mark:
        """Of a button everybody sees that is for one choice of one seat."""
        return cls(Life.QUICK, spell, seat)

    @classmethod
    def round(cls, number: int) -> Mark:
        """Of a button for a standing order."""
        return cls(Life.ROUND, number)

    @classmethod
    def read(cls, text: str) -> Mark:
        """The mark written so; whatever is none of ours is good for nothing in particular."""
        if text in ("", Life.NONE.value):
            return NO_MARK
        body, _, span = text.partition("/")
        life = next((life for life in SIGNED if life.value == text[0]), None)
        if life is None:
            number = whole_number(body)
            return NO_MARK if number is None else cls.post(number)
        count, _, seat = body[1:].removesuffix(WHOLE).partition("-")
        whole = body.endswith(WHOLE)
        return cls(life, whole_number(count), whole_number(seat), _span(span), whole)

    def showing(self, span: Span | None) -> Mark:
        """The same mark for another part of the pad."""
        return replace(self, span=span)

    def closing(self, *, whole: bool) -> Mark:
        """The same mark for words that are, or are not, a whole move already."""
        return replace(self, whole=whole)

    @property
    def own(self) -> bool:
        """Whether its button stands on what one person alone sees."""
        return self.life in (Life.NONE, Life.PAD, Life.ROUND)

    def __str__(self) -> str:
        """As a button carries it."""
        number = "" if self.number is None else str(self.number)
        seat = "" if self.seat is None else f"-{self.seat}"
        span = "" if self.span is None else f"/{self.span.first}+{self.span.count}"
        return f"{self.life.value}{number}{seat}{WHOLE * self.whole}{span}"


NO_MARK: Final = Mark()


def _span(text: str) -> Span | None:
    first, _, count = text.partition("+")
    begins, holds = whole_number(first), whole_number(count)
    return None if begins is None or not holds else Span(begins, holds)


def whole_number(text: str) -> int | None:
    """A number as people and buttons write it; None if it is none, or longer than anybody means."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
