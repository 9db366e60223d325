"""The table of Nine Lives in letters: the piles, and under every name its series."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.lettering import WIDTH, columns, legend, short, wrapped
from bot.words import Speech
from engines.nine.cards import COLOURS, FACES, KINDS, KITTENS, NAMES, STRAY, Card, colour_of
from engines.nine.state import FOUR, Phase, State
from engines.values import Seat, Seen

NAME_ROOM: Final = 20


def drawn(say: Speech, seen: Seen[State], names: Sequence[str]) -> str:
    """What everybody sees, and what the letters mean."""
    state = seen.state
    lines = wrapped(say("nine-sketch-stock", count=len(state.stock), box=len(state.box)))
    piles = [
        f"{at} {_sign(say, pile[-1])}:{len(pile)}" if pile else f"{at} -"
        for at, pile in enumerate(state.piles, start=1)
    ]
    lines += wrapped(say("nine-sketch-piles", piles=", ".join(piles)))
    lines += _question(say, state)
    for seat in range(state.seats):
        lines += _seat(say, state, seat, names[seat])
    return "\n".join([*lines, *legend(_signs(say, state))])


def _question(say: Speech, state: State) -> list[str]:
    """The cards still to be resolved; those in question in brackets."""
    if not (state.cards or state.asked >= 0):
        return []
    signs = [_sign(say, card) for card in state.cards]
    if state.phase is Phase.CARD:
        signs[0] = f"({signs[0]})"
    if state.asked >= 0:
        letter = _letter(say, state.asked)
        signs = [say("nine-sketch-score", letter=letter), *signs]
    return wrapped(say("nine-sketch-cards", cards=" ".join(signs)))


def _seat(say: Speech, state: State, seat: Seat, name: str) -> list[str]:
    turn = ">" if seat == state.turn and state.phase is not Phase.OVER else " "
    count = say("nine-sketch-coins", coins=state.coins[seat])
    lines = [f"{turn}{short(name, min(NAME_ROOM, WIDTH - 2 - columns(count)))} {count}"]
    for colour, row in enumerate(state.of(seat)):
        if row:
            signs = [FACES[card % KINDS] if card < STRAY else _sign(say, card) for card in row]
            kittens = f" +{_sign(say, KITTENS)}" if seat * FOUR + colour in state.kittens else ""
            lines += wrapped(f" {_letter(say, colour)}: {' '.join(signs)}{kittens}")
    return [line.rstrip() for line in lines]


def _letter(say: Speech, colour: int) -> str:
    return say("nine-letter-colour", colour=COLOURS[colour])


def _sign(say: Speech, card: Card) -> str:
    """A colour's letter and a number, or two letters."""
    if card < STRAY:
        return f"{_letter(say, colour_of(card))}{FACES[card % KINDS]}"
    return say("nine-letter-other", kind=NAMES[card])


def _signs(say: Speech, state: State) -> list[str]:
    """What the letters mean that are shown."""
    items = [
        f"{_letter(say, at)} {say('nine-colour', colour=colour)}"
        for at, colour in enumerate(COLOURS)
    ]
    shown = {pile[-1] for pile in state.piles if pile} | {*state.cards}
    shown |= {STRAY for row in state.series if STRAY in row}
    shown |= {KITTENS} if state.kittens else set()
    others = sorted(card for card in shown if card >= STRAY)
    items += [f"{_sign(say, card)} {say('nine-other', kind=NAMES[card])}" for card in others]
    if any(len(pile) > 1 for pile in state.piles):
        items.append(say("nine-sketch-height"))
    return items
