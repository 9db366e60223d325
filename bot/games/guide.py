"""The contract of a guide: it says one game in words and buttons, and knows no rule.

Everything a guide is given was *seen* by the person it speaks to, so it cannot give a secret away.
Its sentences stand in `data/locales/<language>/<game>.ftl`; their keys begin with the game's id.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from bot.words import Speech
from engines.grid import Grid
from engines.values import News, Objection, Seat, Seen

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Page:
    """One page of `/rules`: a message of the locales and, if it helps, a position to draw."""

    key: str
    example: Seen[Any] | None = None


class Guide(ABC, Generic[S]):
    """Speaks one game. `names` are the people's names by seat."""

    game: ClassVar[str]

    @abstractmethod
    def prompt(self, say: Speech, seen: Seen[S], seat: Seat) -> str:
        """What this seat is asked to do now, said to its person."""

    @abstractmethod
    def label(self, say: Speech, seen: Seen[S], words: Sequence[str]) -> str:
        """A button for the last of these words of a move, those before it being chosen."""

    @abstractmethod
    def tell(self, say: Speech, news: Sequence[News], names: Sequence[str]) -> list[str]:
        """What happened, a sentence each, in the order it happened."""

    @abstractmethod
    def alt(self, say: Speech, seen: Seen[S], names: Sequence[str], ending: str = "") -> str:
        """The picture in words, newest and most important first.

        An ending, if there is one, is said instead of whose turn it is: somebody resigned.
        """

    def grid(self, seen: Seen[S], words: Sequence[str]) -> Grid | None:  # noqa: ARG002
        """The grid the next word is a cell of, after these words, if it is one."""
        return None

    def pages(self) -> Sequence[Page]:
        """The rules, a page each."""
        return (Page(f"{self.game}-rules"),)

    def brief(self, say: Speech, seen: Seen[S], seat: Seat) -> str:  # noqa: ARG002
        """What a seat holds, in at most 200 characters; nothing in games without hands."""
        return ""

    def spoken(self, say: Speech) -> Mapping[str, str]:  # noqa: ARG002
        """Words of this language people may type, with the notation's words they stand for."""
        return {}

    def why(self, say: Speech, objection: Objection) -> str:
        """Why a move was refused."""
        return say(f"{self.game}-why-{objection.code}", **objection.facts)
