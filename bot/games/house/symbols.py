"""Symbols, dice and abilities of House of Cats in words."""

from __future__ import annotations

from bot.words import Speech
from engines.house.state import Draft, State
from engines.house.words.notation import symbol_word


def symbol_named(say: Speech, symbol: int) -> str:
    """A number as it is, cat and mouse in words."""
    return say("house-symbol", symbol=symbol_word(symbol))


def die_named(say: Speech, draft: Draft, die: int) -> str:
    """A die by its number, and what it shows: "die 2 (5)"."""
    face = draft.dice[die - 1]
    if not face:
        return say("house-die-used", die=die)
    return say("house-die", die=die, face=symbol_named(say, face))


def dice_listed(say: Speech, draft: Draft) -> str:
    """All dice that are not used yet."""
    unused = [die for die, face in enumerate(draft.dice, 1) if face]
    named = [die_named(say, draft, die) for die in unused]
    return ", ".join(named) or say("house-dice-none")


def abilities_left(state: State, draft: object, letter: str) -> int:
    """How often an ability may still be used; one that is owed at once counts once."""
    if not isinstance(draft, Draft) or letter not in state.plan.tiles:
        return 0
    return draft.sheet.uses[state.plan.tiles.index(letter)] or 1


def ability_offered(say: Speech, letter: str, left: int) -> str:
    """An ability by what it does, and how often where that is more than once."""
    key = "house-button-use-more" if left > 1 else "house-button-use"
    return say(key, letter=letter, left=left)
