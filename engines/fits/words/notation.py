"""How moves are written and read, and the letters of places."""

from __future__ import annotations

import re
from collections.abc import Sequence
from string import ascii_lowercase
from typing import Final

from engines.errors import AmbiguousMove, BadNotation
from engines.fits.cards import PRINCESS, TURNED, Card, Cell, is_toy
from engines.fits.moves import CAT_EAST, CAT_WEST, DISCARD, DRAW, NO_CAT, NOWHERE, Move
from engines.fits.options import moves, toy_places, toy_room
from engines.fits.state import Phase, State
from engines.fits.words.objections import written
from engines.values import Seat

PLACE: Final = re.compile(r"(0|-?[1-9]\d?),(0|-?[1-9]\d?)", re.ASCII)
LETTERS: Final = re.compile(r"[a-z]{1,2}", re.ASCII)
CARD: Final = re.compile(r"(?:([a-i][0-9])(r?)|(s[0-9])(r?)|(t[0-9]))", re.ASCII)
FIXED: Final = {
    "draw": DRAW,
    "no cat": NO_CAT,
    "cat e": CAT_EAST,
    "cat w": CAT_WEST,
    "discard princess": DISCARD,
}


def lettered(cells: Sequence[Cell]) -> tuple[str, ...]:
    """The letters of so many places: a to z, then aa, ab and so on."""
    return tuple(map(letter, range(len(cells))))


def letter(number: int) -> str:
    """The letter of a place by its number."""
    tens, ones = divmod(number, len(ascii_lowercase))
    return (ascii_lowercase[tens - 1] if tens else "") + ascii_lowercase[ones]


def lettered_cells(state: State, verb: str) -> tuple[Cell, ...]:
    """The cells that have letters while a move of this verb is chosen, from a on."""
    if verb == "princess":
        return tuple(cat.at for cat in state.board.cats())
    if verb == "toy":
        return toy_room(state)
    return state.board.index.rim or ((0, 0),)


def parse(state: State, seat: Seat, text: str) -> Move:
    """Read a move; what is only the beginning of one is asked about."""
    words = text.casefold().replace("\u2212", "-").replace("\u2013", "-").split()
    if fixed := FIXED.get(" ".join(words)):
        return fixed
    match words:
        case ["sleep", at] if cell := _cell(state, "sleep", at):
            return Move("sleep", NOWHERE, cell)
        case ["princess", at] if cell := _cell(state, "princess", at):
            return Move("princess", PRINCESS, cell)
        case ["start" | "lay" | "toy", name, at, *rest] if card := _card(state, name):
            if (move := _played(state, seat, card, at, rest)) and words[0] in _verbs(move):
                return move
        case [name, at, *rest] if card := _card(state, name):
            if move := _played(state, seat, card, at, rest):
                return move
    raise _asked(state, seat, text, words)


def _verbs(move: Move) -> tuple[str, ...]:
    return ("toy",) if move.verb == "box" else (move.verb,)


def _card(state: State, name: str) -> Card | None:
    """The card of a name; turned ones that look the same are not turned."""
    found = CARD.fullmatch(name)
    if not found:
        return None
    code, turned, start, start_turned, toy = found.groups()
    card = Card((code or start or toy).upper())
    if (turned or start_turned) and card + TURNED in state.edition.faces:
        return Card(card + TURNED)
    return card if card in state.edition.faces else None


def _played(state: State, seat: Seat, card: Card, at: str, rest: Sequence[str]) -> Move | None:
    """A card to its place."""
    if not is_toy(card):
        verb = "start" if card[0] == "S" else "lay"
        cell = _cell(state, verb, at)
        return Move(verb, card, cell) if cell and not rest else None
    letters = LETTERS.fullmatch(at) is not None
    boxed = [*rest] == ["box"] or (not rest and letters and not toy_places(state, seat))
    if rest and not boxed:
        return None
    cell = _cell(state, "box" if boxed else "toy", at)
    return Move("box" if boxed else "toy", card, cell) if cell else None


def _cell(state: State, verb: str, text: str) -> Cell | None:
    """A cell by its numbers, or by the letter it has now."""
    if found := PLACE.fullmatch(text):
        return (int(found[1]), int(found[2]))
    if not LETTERS.fullmatch(text):
        return None
    number = 0
    for sign in text:
        number = number * len(ascii_lowercase) + ascii_lowercase.index(sign) + 1
    cells = lettered_cells(state, verb)
    return cells[number - 1] if number <= len(cells) else None


def _asked(state: State, seat: Seat, text: str, words: list[str]) -> Exception:
    """The moves it may be the beginning of, if it is one."""
    if not words or seat != state.seat or state.phase is Phase.OVER:
        return BadNotation(text)
    legal = [write(move) for move in moves(state)]
    whole = [way for way in legal if way.casefold().split()[: len(words)] == words]
    found = whole or [way for way in legal if way.casefold().split()[1 : len(words) + 1] == words]
    return AmbiguousMove(text, tuple(found)) if found else BadNotation(text)


def write(move: Move) -> str:
    """The one canonical form."""
    match move.verb:
        case "start" | "lay" | "toy":
            return f"{move.verb} {move.card} {written(move.at)}"
        case "box":
            return f"toy {move.card} {written(move.at)} box"
        case "sleep" | "princess":
            return f"{move.verb} {written(move.at)}"
        case "cat":
            return f"cat {move.card}"
        case "no":
            return "no cat"
        case "discard":
            return "discard princess"
    return move.verb
