"""One command being carried out, and what may come back instead of an answer."""

from __future__ import annotations

from dataclasses import dataclass

from bot.contract import Answer, Command, Confirm, Life, Limits, Mark, Post
from bot.tables.refusal import Refusal
from bot.words import Speech
from engines.values import Fact

QUOTED = 40
"""Letters of what somebody wrote that a sentence repeats."""
TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Marks by which a writer turns a line around, and all that stands behind them."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A command with all that its answer depends on."""

    command: Command
    say: Speech
    """The person's language."""
    limits: Limits
    """What fits into an answer on the person's platform."""
    person: str
    """Who asks, whichever of their selves it was."""
    confirm: Confirm = Confirm.GRAVE
    """When they want to be asked before a move is made."""
    only_asks: bool = False
    """Nothing may be done for it, only asked back."""
    verb: str = ""
    """What they ask for, by its own name."""

    @property
    def here(self) -> str:
        """The key of who asks on the platform they ask from: the self that has its own choices."""
        return self.command.person.key

    @property
    def words(self) -> tuple[str, ...]:
        """What was said after the verb, word by word, however the platform cut it up."""
        return tuple(" ".join(self.command.words).split())

    @property
    def mark(self) -> Mark:
        """What the pressed button carries; `NO_MARK` of what was typed."""
        return self.command.mark

    @property
    def spell(self) -> int | None:
        """The choice a button was made for, on a pad or under the board; None if it was not."""
        return self.mark.number if self.mark.life in (Life.PAD, Life.QUICK) else None

    @property
    def quick(self) -> bool:
        """A move by a button everybody sees: what it does is to be seen there."""
        return self.mark.life is Life.QUICK

    @property
    def round(self) -> int | None:
        """The round a button for an order was made in; None if this is no such button."""
        return self.mark.number if self.mark.life is Life.ROUND else None

    @property
    def number(self) -> int | None:
        """The number of the public post a button stood on; None if this is no such button."""
        return self.mark.number if self.mark.life is Life.POST else None


class Question(Exception):
    """The desk must ask back before it can go on."""

    def __init__(self, post: Post, *, refused: bool = False) -> None:
        super().__init__(post.key)
        self.answer = Answer(post=post, refused=refused)


class OnlyAsked(Exception):
    """Something was to be done for a command that may only be asked back about."""


class AlreadyDone(Exception):
    """The very same command has been carried out before."""


def quoted(text: str) -> str:
    """So much of what somebody wrote as fits into a sentence about it, and turns none around."""
    text = "".join(each for each in text if each not in TURNING)
    return text if len(text) <= QUOTED else f"{text[: QUOTED - 1]}…"


def must_mean(ask: Ask, meant: object) -> None:
    """Refuse words that were to choose something and chose nothing."""
    if meant is None and ask.words:
        raise Refusal("refuse-order", word=quoted(" ".join(ask.words)))


def refused(say: Speech, limits: Limits, key: str, **facts: Fact) -> Answer:
    """Why not: in a post where the sentence is too long for a toast."""
    why = say(key, **facts)
    if len(why) > limits.toast:
        return Answer(post=Post("refused", why), refused=True)
    return Answer(why, refused=True)
