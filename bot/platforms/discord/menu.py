"""The slash commands: entries of the menu as Discord wants them, and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

import discord

from bot.contract import Argument, Choice, Entry, Kind, Phrases

DESCRIPTION: Final = 100
CHOICES: Final = 25
CHOICE: Final = 100
"""The longest word that may be offered."""

MANAGING: Final = discord.Permissions(manage_guild=True).value
"""Whom Discord offers what is for those in charge, unless a server chooses otherwise."""

_CHAT_INPUT, _STRING = 1, 3
_TYPES: Final = {Kind.WORDS: _STRING, Kind.NUMBER: 4, Kind.SWITCH: 5}
_GUILD, _USER = 0, 1
"""Where it is installed: in a server, or by somebody for themselves."""
_IN_GUILD, _IN_BOT_DM, _ANYWHERE = 0, 1, 2

YES: Final = "yes"
"""What a switch says that agrees; the others are called as what they say."""

Payload: TypeAlias = dict[str, Any]


class SlashMenu:
    """What is registered with Discord, and what a command that comes from there means."""

    def __init__(
        self, entries: Sequence[Entry], phrases: Phrases, languages: Sequence[str]
    ) -> None:
        self._phrases = phrases
        self._first, *self._others = languages
        self._entries = {phrases(self._first, f"command-{each.verb}"): each for each in entries}
        self._ids: dict[str, str] = {}

    def payload(self) -> list[Payload]:
        """Every command, to be registered."""
        return [
            {
                **self._named(f"command-{entry.verb}"),
                "type": _CHAT_INPUT,
                "contexts": [_IN_GUILD] if entry.charge else [_IN_GUILD, _IN_BOT_DM, _ANYWHERE],
                "default_member_permissions": MANAGING if entry.charge else None,
                "integration_types": [_GUILD] if entry.charge else [_GUILD, _USER],
                "options": [
                    self._option(argument)
                    for argument in sorted(entry.arguments, key=lambda each: not each.required)
                ],
            }
            for entry in self._entries.values()
        ]

    def learn(self, registered: Sequence[Mapping[str, Any]]) -> None:
        """Note what Discord calls the commands: with that they can be pressed in a text."""
        self._ids = {each["name"]: str(each["id"]) for each in registered if "id" in each}

    def command(self, language: str, verb: str, typed: str = "") -> str:
        """A command as people press it in a text, or else type it, with its options after it."""
        name = self._phrases(self._first, f"command-{verb}")
        if name in self._ids:
            named = f"</{name}:{self._ids[name]}>"
        else:
            named = f"/{self._phrases(language, f'command-{verb}')}"
        return f"{named} {self._options(language, self._entries[name], typed)}".rstrip()

    def entry(self, name: str) -> Entry | None:
        """The entry a registered command stands for."""
        return self._entries.get(name)

    def _options(self, language: str, entry: Entry, typed: str) -> str:
        """What is typed elsewhere after a command, as its options."""
        words, given = typed.split(), dict[Argument, str]()
        for each in entry.arguments:
            if each.kind is Kind.SWITCH and words:
                switched = self._switched(language, each, words[-1])
                if switched is not None:
                    given[each] = str(switched)
                    words.pop()
        others = [each for each in entry.arguments if each.kind is not Kind.SWITCH]
        if others[1:] and words[1:] and "=" in words[-1]:
            given[others[-1]] = words.pop()
        if others and words:
            given[others[0]] = self._called(language, others[0], " ".join(words))
        return " ".join(
            f"{self._phrases(language, f'argument-{each.name}')}: {given[each]}"
            for each in entry.arguments
            if each in given
        )

    def _switched(self, language: str, switch: Argument, word: str) -> bool | None:
        """Whether a word turns a switch on or off, if it is about it at all."""
        for value, said in ((True, switch.yes), (False, switch.no)):
            key = f"typed-{'sure' if said == YES else said}"
            if said and word in self._phrases(language, key).split(", "):
                return value
        return None

    def _called(self, language: str, argument: Argument, word: str) -> str:
        """One of few as it is called where one of them is chosen; any other word as it is."""
        for choice in argument.choices:
            label = self._label(language, choice)
            if word in (choice.word, label.casefold()):
                return label
        return word

    def given(self, entry: Entry, options: Sequence[Mapping[str, Any]]) -> dict[Argument, str]:
        """What was typed for each argument, in the menu's order."""
        typed = {option["name"]: option.get("value", "") for option in options}
        names = {argument: self._name(argument) for argument in entry.arguments}
        return {each: each.said(typed[name]) for each, name in names.items() if name in typed}

    def focused(self, entry: Entry, options: Sequence[Mapping[str, Any]]) -> Argument | None:
        """The argument that is being typed."""
        at = next((option["name"] for option in options if option.get("focused")), None)
        return next((each for each in entry.arguments if self._name(each) == at), None)

    def _option(self, argument: Argument) -> Payload:
        """An argument as what it is: a number, a switch, one of few, or words."""
        option: Payload = {
            **self._named(f"argument-{argument.name}"),
            "type": _TYPES[argument.kind],
            "required": argument.required,
        }
        if argument.kind is Kind.NUMBER:
            option |= dict(zip(("min_value", "max_value"), argument.range, strict=True))
        elif argument.choices:
            option["choices"] = [self._choice(each) for each in argument.choices]
        elif argument.kind is Kind.WORDS:
            option["autocomplete"] = argument.complete
        return option

    def _choice(self, choice: Choice) -> Payload:
        """One of few, as it is called in each language."""
        return {
            "name": self._label(self._first, choice),
            "name_localizations": self._everywhere(lambda each: self._label(each, choice)),
            "value": choice.word,
        }

    def _label(self, language: str, choice: Choice) -> str:
        """What one of few is called in a language."""
        said = self._phrases(language, choice.phrase)
        return said if choice.part is None else said.split(", ")[choice.part]

    def _name(self, argument: Argument) -> str:
        return self._phrases(self._first, f"argument-{argument.name}")

    def _named(self, key: str) -> Payload:
        about = f"{key}-about"
        return {
            "name": self._phrases(self._first, key),
            "name_localizations": self._local(key),
            "description": self._phrases(self._first, about)[:DESCRIPTION],
            "description_localizations": self._local(about),
        }

    def _local(self, key: str) -> dict[str, str]:
        return self._everywhere(lambda language: self._phrases(language, key)[:DESCRIPTION])

    def _everywhere(self, called: Callable[[str], str]) -> dict[str, str]:
        """What something is called in each locale of the other languages."""
        return {
            locale.value: called(language)
            for language in self._others
            for locale in discord.Locale
            if locale.value.partition("-")[0] == language
        }


def same_menu(registered: Sequence[Mapping[str, Any]], wanted: Sequence[Payload]) -> bool:
    """Whether what is registered says what is wanted: creating commands is rationed by the day."""
    ours = [each for each in registered if each.get("type", _CHAT_INPUT) == _CHAT_INPUT]
    return _essences(ours) == _essences(wanted)


def _essences(commands: Sequence[Mapping[str, Any]]) -> dict[str, Payload]:
    return {each["name"]: _essence(each) for each in commands}


def _essence(command: Mapping[str, Any]) -> Payload:
    return {
        **_words(command),
        "default_member_permissions": int(command.get("default_member_permissions") or 0),
        "contexts": sorted(command.get("contexts") or ()),
        "integration_types": sorted(command.get("integration_types") or ()),
        "options": [
            {
                **_words(option),
                "type": option.get("type"),
                "required": bool(option.get("required")),
                "autocomplete": bool(option.get("autocomplete")),
                "range": (option.get("min_value"), option.get("max_value")),
                "choices": [
                    {**each, "name_localizations": dict(each.get("name_localizations") or {})}
                    for each in option.get("choices") or ()
                ],
            }
            for option in command.get("options") or ()
        ],
    }


def _words(named: Mapping[str, Any]) -> Payload:
    return {
        "name": named.get("name"),
        "description": named.get("description"),
        "name_localizations": dict(named.get("name_localizations") or {}),
        "description_localizations": dict(named.get("description_localizations") or {}),
    }
