"""What people read, in their language: messages of Fluent files under keys, with facts put in.

    say = Words(LOCALES).of("hu-HU")
    say("boop-tell-stayed", name="Kati")

A key or a fact that is missing raises `NoWordsError`; nothing half-said ever reaches a person.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from threading import Lock
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt

from bot.words import hungarian

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


class _Whole(FluentInt):
    """A number written as it is: counts and points need no grouping, and Babel's costs 4 µs."""

    def format(self, locale: Any) -> str:  # noqa: ARG002
        return int.__repr__(self)


class Speech:
    """One language: says the message of a key."""

    def __init__(self, language: str, bundle: FluentBundle) -> None:
        self.language = language
        self._bundle = bundle

    def __call__(self, key: str, /, **facts: str | int) -> str:
        """The message with the facts put in."""
        try:
            pattern = self._bundle.get_message(key).value
        except KeyError:
            raise NoWordsError(self.language, key, "there is no such message") from None
        if pattern is None:
            raise NoWordsError(self.language, key, "it has no words")
        # N.B. not the public `format_pattern`: it wraps every number again, for Babel to format.
        errors: list[Exception] = []
        args = {
            name: _Whole(fact) if isinstance(fact, int) else fact for name, fact in facts.items()
        }
        env = ResolverEnvironment(self._bundle, errors, current=CurrentEnvironment(args))
        try:
            text = pattern(env)
        except ValueError as error:  # Fluent's guard against overlong texts
            raise NoWordsError(self.language, key, str(error)) from error
        if errors or not isinstance(text, str):
            why = "; ".join(str(error) for error in errors) or "it is not a text"
            raise NoWordsError(self.language, key, why)
        return text


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
        self._roots = roots or (LOCALES,)
        found = {file.parent.name for root in self._roots for file in root.glob("*/*.ftl")}
        self.languages: tuple[str, ...] = tuple(
            sorted(found, key=lambda language: (language != DEFAULT, language))
        )
        self._speeches: dict[str, Speech] = {}
        self._reading = Lock()

    def of(self, language: str | None) -> Speech:
        """The speech for a client's language: "hu-HU" is Hungarian, an unknown one English."""
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
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        return Speech(language, bundle)
