"""What somebody wants a new table to be like, read from the words after a game's name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from bot.contract import whole_number
from bot.desk.ask import Ask, quoted
from bot.games.levels import USUAL, level_names, read_level
from bot.tables.refusal import Refusal
from bot.words import Speech, Words, unaccented
from bot.words.typed import means, said
from engines.errors import BadOption
from engines.game import Game

SHORTEST: Final = 3
"""Letters of a title that will do."""
SWITCHES: Final = ("on", "off")
"""Values that are typed as every switch is."""


def usual_company(game: Game[Any, Any]) -> int:
    """How many sit down when nobody says how many: between the fewest and the most."""
    return game.info.seats[len(game.info.seats) // 2]


def _company(game: Game[Any, Any], level: int, computers: int) -> int:
    """How many sit at the table of somebody who plays without other people.

    Where one may play nobody joins but the computers that are named; a level asks for company.
    """
    return usual_company(game) if level or 1 not in game.info.seats else 1 + computers


@dataclass(frozen=True, slots=True)
class Wish:
    """What `/new` was asked for."""

    options: dict[str, str]
    seats: int | None
    computers: tuple[int, ...]


def wished(ask: Ask, game: Game[Any, Any], words: tuple[str, ...], known: Words) -> Wish:
    """What these words wish for; what they cannot is answered with what they may."""
    try:
        return read_wish(game, words, known)
    except Refusal as refusal:
        title, word = ask.say(f"{game.info.id}-title"), refusal.facts["word"]
        allowed = ", ".join(_allowed(ask.say, game, str(word), known))
        raise Refusal("refuse-wish", word=word, game=title, allowed=allowed) from refusal


def _allowed(say: Speech, game: Game[Any, Any], word: str, known: Words) -> Iterator[str]:
    """What may be wished for instead of a word; of a computer that is none, which there are."""
    name, _, level = word.partition("=")
    for company in ("alone", "computer"):
        if level and means(known, name, company):
            yield from (f"{said(say, company)[0]}={each}" for each in level_names(say))
            return
    least, most = game.info.seats[0], game.info.seats[-1]
    if most > least:
        yield f"{said(say, 'seats')[0]}={least}–{most}"
    yield from (said(say, company)[0] for company in ("alone", "computer"))
    yield from option_words(say, game)


def read_wish(game: Game[Any, Any], words: tuple[str, ...], known: Words) -> Wish:
    """`ghosts=off`, `seats=3`, `computer=2`, `alone`, each with a level or not, in any order."""
    options: dict[str, str] = {}
    seats, alone = None, None
    computers: list[int] = []
    for word in words:
        name, _, value = word.casefold().partition("=")
        level = read_level(known, value) if value else USUAL
        if means(known, name, "seats") and (number := whole_number(value)) in game.info.seats:
            seats = number
        elif means(known, name, "computer") and level is not None:
            computers.append(level)
        elif means(known, name, "alone") and level is not None:
            alone = level if value else 0
        elif chosen := option_meant(game, name, value, known):
            options.update([chosen])
        else:
            raise Refusal("refuse-order", word=quoted(word))
    if alone is not None:
        seats = seats or _company(game, alone, len(computers))
        computers += [alone or USUAL] * (seats - 1 - len(computers))
    try:
        return Wish(game.info.fresh(options), seats, tuple(computers))
    except BadOption as error:
        raise Refusal("refuse-order", word=quoted(f"{error.name}={error.value}")) from error


def option_meant(
    game: Game[Any, Any], name: str, value: str, known: Words
) -> tuple[str, str] | None:
    """The option and the value somebody means: as the game has them, or as they are called.

    The beginning of a title will do, and of what a value is called; a value nobody knows is left.
    """
    says = [known.of(language) for language in known.languages]
    for option in game.info.offered:
        key = f"{game.info.id}-option-{option.id}"
        if not value or not _called(name, option.id, (say(key) for say in says)):
            continue
        for each in option.values:
            switched = each in SWITCHES and means(known, value, each)
            if switched or _called(value, each, (say(f"{key}-{each}") for say in says)):
                return option.id, each
        return option.id, value
    return None


def option_words(say: Speech, game: Game[Any, Any]) -> Iterator[str]:
    """How the options of a game are typed in a language: `ghosts=off`, and so on."""
    for option in game.info.offered:
        title = say(f"{game.info.id}-option-{option.id}").casefold().split()[0]
        for value in option.values:
            yield f"{title}={said(say, value)[0] if value in SWITCHES else value}"


def _called(typed: str, name: str, titles: Iterable[str]) -> bool:
    """Whether something is typed by its name, or by so much of its title that one can tell."""
    bare = unaccented(typed)
    begins = len(bare) >= SHORTEST and any(unaccented(each).startswith(bare) for each in titles)
    return bare == name or begins
