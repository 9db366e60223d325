"""The commands as Telegram offers them after a slash, in every language."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from telegram import (
    Bot,
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
)

from bot.contract import Entry, Phrases, bare

START: Final = "start"
"""In private chats Telegram itself sends this: it opens the chat and cannot mean anything else."""
GROUPS_ONLY: Final = frozenset({"thread", "purrlor"})
LONGEST: Final = 256


class Menu:
    """The commands people may type, under their names in every language."""

    def __init__(
        self,
        entries: Sequence[Entry],
        phrases: Phrases,
        languages: Sequence[str],
        verbs: Collection[str] = (),
    ) -> None:
        self._entries = entries
        self._phrases = phrases
        self._languages = languages
        self._others = frozenset(verbs)
        self._verbs = {
            self._name(language, entry): entry.verb for language in languages for entry in entries
        } | {entry.verb: entry.verb for entry in entries}

    def verb(self, name: str) -> str:
        """The verb behind a command's name; a name nobody lists may still be one."""
        return self._verbs.get(bare(name), name.casefold())

    def command(self, language: str, verb: str, typed: str = "") -> str:
        """A command as it is listed for readers of a language, with what is typed after it."""
        return f"/{self._called(language, verb)} {typed}".rstrip()

    def is_ours(self, name: str) -> bool:
        """Whether a name nobody addressed is a command of this bot, not of another in the group."""
        return not self._others or bare(name) in self._others | self._verbs.keys()

    async def offer(self, bot: Bot) -> None:
        """Have Telegram list the commands; what it lists already is not sent again."""
        for language in self._languages:
            code = None if language == self._languages[0] else language
            for scope in (BotCommandScopeAllGroupChats(), BotCommandScopeAllPrivateChats()):
                wanted = tuple(self._commands(language, scope))
                if await bot.get_my_commands(scope, code) != wanted:
                    await bot.set_my_commands(wanted, scope, code)

    def _commands(self, language: str, scope: BotCommandScope) -> list[BotCommand]:
        private = scope.type == BotCommandScope.ALL_PRIVATE_CHATS
        commands = []
        for entry in self._entries:
            name = self._name(language, entry)
            if private and (name == START or entry.verb in GROUPS_ONLY):
                continue
            about = self._phrases(language, f"command-{entry.verb}-about")
            commands.append(BotCommand(name, about[:LONGEST]))
        return commands

    def _name(self, language: str, entry: Entry) -> str:
        return self._called(language, entry.verb)

    def _called(self, language: str, verb: str) -> str:
        """A name as Telegram takes it: without accents; one in other letters is said in English."""
        name = bare(self._phrases(language, f"command-{verb}"))
        return name if name.isascii() else verb
