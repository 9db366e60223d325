"""One command being carried out, and the ways it can be refused."""

from __future__ import annotations

from dataclasses import dataclass

from bot.contract import Answer, Command, Limits, Post
from bot.words import Speech
from engines.values import Fact, Seat

PAD = "~"
QUICK = "^"
ROUND = "@"
"""What the mark of a button begins with: on a pad, for a quick move, for an order. The first two
name the choice it is for, the last the round."""

QUOTED = 40
"""Letters of what somebody wrote that a sentence repeats."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A command with all that its answer depends on."""

    command: Command
    say: Speech
    """The person's language."""
    limits: Limits
    """What fits into an answer on the person's platform."""

    @property
    def person(self) -> str:
        """The key of who asks."""
        return self.command.person.key

    @property
    def words(self) -> tuple[str, ...]:
        """What was said after the verb, word by word, however the platform cut it up."""
        return tuple(" ".join(self.command.words).split())

    @property
    def spell(self) -> int | None:
        """The choice a button was made for, on a pad or under the board; None if it was not."""
        mark = self.command.mark
        return whole_number(mark[1:].partition("-")[0]) if mark[:1] in (PAD, QUICK) else None

    @property
    def offered_to(self) -> Seat | None:
        """The seat a quick move is for: others' choices may have the same number."""
        return whole_number(self.command.mark.partition("-")[2]) if self.quick else None

    @property
    def quick(self) -> bool:
        """A move by a button everybody sees: what it does is to be seen there."""
        return self.command.mark.startswith(QUICK)

    @property
    def round(self) -> int | None:
        """The round a button for an order was made in; None if this is no such button."""
        mark = self.command.mark
        return whole_number(mark[1:]) if mark.startswith(ROUND) else None

    @property
    def number(self) -> int | None:
        """The number of the public post a button stood on; None if this is no such button."""
        return whole_number(self.command.mark)


class Refusal(Exception):
    """The desk says no: the key of a sentence and its facts."""

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class Question(Exception):
    """The desk must ask back before it can go on."""

    def __init__(self, post: Post) -> None:
        super().__init__(post.key)
        self.answer = Answer(post=post)


class AlreadyDone(Exception):
    """The very same command has been carried out before."""


def whole_number(text: str) -> int | None:
    """A number as people and buttons write it; None if it is none, or longer than anybody means."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def quoted(text: str) -> str:
    """So much of what somebody wrote as fits into a sentence about it."""
    return text if len(text) <= QUOTED else f"{text[: QUOTED - 1]}…"


def quick_mark(seat: Seat, spell: int) -> str:
    """The mark of a button everybody sees that is for one choice of one seat."""
    return f"{QUICK}{spell}-{seat}"
