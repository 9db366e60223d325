"""What people read, in their language: messages of Fluent files under keys, with facts put in.

    say = Words(LOCALES).of("hu-HU")
    say("boop-tell-stayed", name="Kati")

A key or a fact that is missing is said in English and logged once; in English it raises
`NoWordsError`. Nothing half-said ever reaches a person.
A command is named by the fact `$command-<verb>`, which nobody has to put in: each platform says how
its commands are called (`Words.calling`), so no message names one that does not exist there. What
is to be typed after it, in quotes or before the dash of a line of help, the platform writes, too.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, Final, Protocol
from unicodedata import bidirectional, combining, normalize

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.syntax.ast import Resource

from bot.words import hungarian

log = logging.getLogger(__name__)

LOCALES: Final = Path(__file__).parent.parent.parent / "data" / "locales"
DEFAULT: Final = "en"
FUNCTIONS: Final[Mapping[str, dict[str, Callable[..., Any]]]] = {
    "hu": {"THE": hungarian.the},
}
"""What the messages of a language may call beside Fluent's own functions."""


class NoWordsError(LookupError):
    """A message that is not there, or that cannot be said with these facts."""

    def __init__(self, language: str, key: str, why: str) -> None:
        super().__init__(f"{key} cannot be said in {language!r}: {why}")
        self.language = language
        self.key = key


class Calling(Protocol):
    """How a command is written for readers of a language, with what is typed after it."""

    def __call__(self, language: str, verb: str, typed: str = "", /) -> str:
        """The command of a verb."""


_COMMAND: Final = "command-"
_NAMED: Final = "\ue000([a-z]+)\ue001"
"""A command in a message until it is known whether something is typed after it."""
_TYPED: Final = re.compile(
    f"(?<=[“„«]){_NAMED} ([^“”„«»\ue000]+)(?=[“”»])"
    f"|(?:^|(?<=[,;] )){_NAMED} ([^“”„«»\ue000—,]+)(?= — )|{_NAMED}",
    re.MULTILINE,
)


def _slashed(language: str, verb: str, typed: str = "", /) -> str:  # noqa: ARG001
    """A command where nothing else is known of the place."""
    return f"/{verb} {typed}".rstrip()


class _Facts(dict[str, Any]):
    """What is put into a message; names of commands are found when they are asked for."""

    def __init__(self, facts: Mapping[str, str | int]) -> None:
        super().__init__({name: _fitting(fact) for name, fact in facts.items()})

    def __missing__(self, name: str) -> str:
        if not name.startswith(_COMMAND):
            raise KeyError(name)
        return f"\ue000{name.removeprefix(_COMMAND)}\ue001"


def _fitting(fact: str | int) -> str | FluentInt:
    """A fact as it is put in: what is read from the right keeps its order to itself."""
    if isinstance(fact, int):
        return _Whole(fact)
    backwards = not fact.isascii() and any(bidirectional(letter) in ("R", "AL") for letter in fact)
    return f"\u2068{fact}\u2069" if backwards else fact


class _Whole(FluentInt):
    """A number written as it is: counts and points need no grouping, and Babel's costs 4 µs."""

    def format(self, locale: Any) -> str:  # noqa: ARG002
        return int.__repr__(self)


class Speech:
    """One language: says the message of a key; what it cannot say, the `spare` one says.

    `zone` is where the clock hangs of the person it is said to, if that is known.
    """

    def __init__(
        self,
        language: str,
        bundle: FluentBundle,
        calling: Calling = _slashed,
        spare: Speech | None = None,
        zone: str = "",
    ) -> None:
        self.language = language
        self._bundle = bundle
        self._calling = calling
        self._spare = spare
        self.zone = zone
        self._missed: set[str] = set()

    def by(self, zone: str) -> Speech:
        """The same language to somebody whose clock hangs in a zone."""
        return self._other(self._calling, self._spare, zone)

    def calling(self, calling: Calling) -> Speech:
        """The same language where commands are called otherwise."""
        spare = self._spare and self._spare.calling(calling)
        return self._other(calling, spare, self.zone)

    def _other(self, calling: Calling, spare: Speech | None, zone: str) -> Speech:
        other = Speech(self.language, self._bundle, calling, spare, zone)
        other._missed = self._missed
        return other

    def __call__(self, key: str, /, **facts: str | int) -> str:
        """The message with the facts put in."""
        try:
            return self._said(key, facts)
        except NoWordsError as error:
            if self._spare is None:
                raise
            if key not in self._missed:
                self._missed.add(key)
                log.error("%s; said in %r instead", error, self._spare.language)  # noqa: TRY400
            return self._spare(key, **facts)

    def _said(self, key: str, facts: Mapping[str, str | int]) -> str:
        try:
            pattern = self._bundle.get_message(key).value
        except KeyError:
            raise NoWordsError(self.language, key, "there is no such message") from None
        if pattern is None:
            raise NoWordsError(self.language, key, "it has no words")
        # N.B. not the public `format_pattern`: it wraps every number again, for Babel to format.
        errors: list[Exception] = []
        args = _Facts(facts)
        env = ResolverEnvironment(self._bundle, errors, current=CurrentEnvironment(args))
        try:
            text = pattern(env)
        except ValueError as error:  # Fluent's guard against overlong texts
            raise NoWordsError(self.language, key, str(error)) from error
        if errors or not isinstance(text, str):
            why = "; ".join(str(error) for error in errors) or "it is not a text"
            raise NoWordsError(self.language, key, why)
        return _TYPED.sub(self._called, text) if "\ue000" in text else text

    def _called(self, found: re.Match[str]) -> str:
        """A command in a message, as it is written where this is read."""
        quoted, words, headed, line, alone = found.groups()
        return self._calling(self.language, quoted or headed or alone, words or line or "")


@cache
def _parsed(text: str) -> Resource:
    """A file's messages; parsing takes nearly all of the time of reading a language."""
    return FluentResource(text)


def unaccented(text: str) -> str:
    """What somebody typed in small letters without accents: not every keyboard has them."""
    parts = normalize("NFKD", text.casefold())
    return "".join(letter for letter in parts if not combining(letter))


def minus(number: int) -> str:
    """A number with a real minus, which is read aloud."""
    return f"{number}".replace("-", "\u2212")


def listing(say: Speech, items: Sequence[str], key: str = "listing") -> str:
    """Items as one says them: "Ann, Bob and Cid"; another key may join clauses."""
    if len(items) < 2:
        return "".join(items)
    return say(key, first=", ".join(items[:-1]), last=items[-1])


class Words:
    """All languages in some folders, as `<language>/*.ftl`; each is read when first asked for."""

    def __init__(self, *roots: Path) -> None:
        self.callings: Mapping[str, Calling] = {}
        """How commands are called, by platform."""
        self._roots = roots or (LOCALES,)
        found = {file.parent.name for root in self._roots for file in root.glob("*/*.ftl")}
        self.languages: tuple[str, ...] = tuple(
            sorted(found, key=lambda language: (language != DEFAULT, language))
        )
        self._speeches: dict[str, Speech] = {}
        self._reading = Lock()

    def called_at(self, callings: Mapping[str, Calling]) -> Words:
        """The same words, with how commands are called on each platform."""
        other = copy(self)
        other.callings = callings
        return other

    def of(self, language: str | None, platform: str = "") -> Speech:
        """The speech for a client's language: "hu-HU" is Hungarian, an unknown one English.

        On a platform commands are called as they are there.
        """
        say = self._speech(language)
        calling = self.callings.get(platform)
        return say.calling(calling) if calling else say

    def _speech(self, language: str | None) -> Speech:
        wanted = (language or DEFAULT).replace("_", "-").partition("-")[0].lower()
        if wanted not in self.languages:
            wanted = DEFAULT
        speech = self._speeches.get(wanted)
        if speech is None:
            with self._reading:
                speech = self._speeches.get(wanted) or self._read(wanted)
                self._speeches[wanted] = speech
        return speech

    def _read(self, language: str) -> Speech:
        bundle = FluentBundle([language], FUNCTIONS.get(language), use_isolating=False)
        for root in self._roots:
            for file in sorted((root / language).glob("*.ftl")):
                bundle.add_resource(_parsed(file.read_text(encoding="utf-8")))
        if language == DEFAULT:
            return Speech(language, bundle)
        spare = self._speeches.setdefault(
            DEFAULT, self._speeches.get(DEFAULT) or self._read(DEFAULT)
        )
        return Speech(language, bundle, spare=spare)
