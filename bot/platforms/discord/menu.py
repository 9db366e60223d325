"""The slash commands: entries of the menu as Discord wants them, and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

import discord

from bot.contract import Argument, Entry, Phrases

DESCRIPTION: Final = 100
CHOICES: Final = 25
CHOICE: Final = 100
"""The longest word that may be offered."""

_CHAT_INPUT, _STRING = 1, 3
_GUILD_INSTALL, _IN_GUILD, _IN_BOT_DM = 0, 0, 1

Payload: TypeAlias = dict[str, Any]


class SlashMenu:
    """What is registered with Discord, and what a command that comes from there means."""

    def __init__(
        self, entries: Sequence[Entry], phrases: Phrases, languages: Sequence[str]
    ) -> None:
        self._phrases = phrases
        self._first, *self._others = languages
        self._entries = {phrases(self._first, f"command-{each.verb}"): each for each in entries}

    def payload(self) -> list[Payload]:
        """Every command, to be registered."""
        return [
            {
                **self._named(f"command-{entry.verb}"),
                "type": _CHAT_INPUT,
                "contexts": [_IN_GUILD, _IN_BOT_DM],
                "integration_types": [_GUILD_INSTALL],
                "options": [
                    {
                        **self._named(f"argument-{argument.name}"),
                        "type": _STRING,
                        "required": argument.required,
                        "autocomplete": argument.complete,
                    }
                    for argument in sorted(entry.arguments, key=lambda each: not each.required)
                ],
            }
            for entry in self._entries.values()
        ]

    def entry(self, name: str) -> Entry | None:
        """The entry a registered command stands for."""
        return self._entries.get(name)

    def given(self, entry: Entry, options: Sequence[Mapping[str, Any]]) -> dict[Argument, str]:
        """What was typed for each argument, in the menu's order."""
        typed = {option["name"]: str(option.get("value", "")) for option in options}
        names = {argument: self._name(argument) for argument in entry.arguments}
        return {argument: typed[name] for argument, name in names.items() if name in typed}

    def focused(self, entry: Entry, options: Sequence[Mapping[str, Any]]) -> Argument | None:
        """The argument that is being typed."""
        at = next((option["name"] for option in options if option.get("focused")), None)
        return next((each for each in entry.arguments if self._name(each) == at), None)

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
        return {
            locale.value: self._phrases(language, key)[:DESCRIPTION]
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
        "contexts": sorted(command.get("contexts") or ()),
        "integration_types": sorted(command.get("integration_types") or ()),
        "options": [
            {
                **_words(option),
                "type": option.get("type"),
                "required": bool(option.get("required")),
                "autocomplete": bool(option.get("autocomplete")),
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
