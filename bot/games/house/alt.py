"""The picture of House of Cats in words: the newest and most important first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.house.symbols import dice_listed, symbol_named
from bot.words import Speech, listing, minus
from engines.house import House
from engines.house.cells import names_in
from engines.house.plans import SYMBOLS, Plan
from engines.house.scoring import parts
from engines.house.state import Draft, Phase, Sheet, State
from engines.house.writing import AT_ONCE, total_built
from engines.values import Seat, Seen

GAME: Final = House()


def described(say: Speech, seen: Seen[State], names: Sequence[str], ending: str) -> str:
    """All that a viewer sees."""
    state = seen.state
    names = names[: state.seats]  # an example has fewer seats than there are names for it
    told = [ending] if ending else _standing(say, state, names)
    owner = 0 if state.seats == 1 else seen.seat
    if owner is not None and state.phase is not Phase.OVER:
        told += _own(say, state, owner)
    told += [_points(say, state, seat, name) for seat, name in enumerate(names)]
    if owner is not None:
        told += _cells(say, state.plan, state.shown(owner))
    abilities = enumerate(state.plan.tiles, 2)
    lines = [say("house-ability", number=number, letter=letter) for number, letter in abilities]
    return " ".join((*told, say("house-alt-abilities", abilities="; ".join(lines))))


def _standing(say: Speech, state: State, names: Sequence[str]) -> list[str]:
    """Who still writes what, or how it ended."""
    outcome = GAME.outcome(state)
    if outcome is not None:
        winner = listing(say, [names[seat] for seat in outcome.winners])
        return [say(f"house-reason-{outcome.reason}", winner=winner)]
    dice = ", ".join(symbol_named(say, face) for face in state.dice)
    waiting = listing(say, [names[seat] for seat in GAME.to_move(state)])
    if state.phase is Phase.STARS:
        return [say("house-alt-stars", dice=dice, names=waiting)]
    return [say("house-alt-round", round=state.round, dice=dice, names=waiting)]


def _own(say: Speech, state: State, seat: Seat) -> list[str]:
    """What the viewer may still write, and what is owed."""
    draft = state.drafts[seat]
    if not isinstance(draft, Draft) or state.done[seat]:
        return []
    told = [say("house-alt-own", dice=dice_listed(say, draft), left=draft.left)]
    if draft.owed:
        told.append(say("house-alt-owed", what=draft.owed[0].verb))
    return told


def _points(say: Speech, state: State, seat: Seat, name: str) -> str:
    """What a seat has, part by part."""
    sheet, over = state.shown(seat), state.phase is Phase.OVER
    made = [part for part in parts(state.plan, sheet) if over or part[0] != "empty"]
    told = [say(f"house-score-{part}", points=minus(points)) for part, points in made]
    total = minus(sum(points for _, points in made))
    told.append(say("house-alt-empty", count=sheet.empty.bit_count()))
    return say("house-alt-seat", name=name, points=total, parts=", ".join(told))


def _cells(say: Speech, plan: Plan, sheet: Sheet) -> list[str]:
    """What stands where on one sheet, and what it may be used for."""
    held = [
        say("house-alt-held", symbol=symbol_named(say, symbol), cells=" ".join(names_in(cells)))
        for symbol, cells in zip(SYMBOLS, sheet.held, strict=True)
        if cells
    ]
    told = [say("house-alt-sheet", cells="; ".join(held))] if held else []
    rooms = [
        say("house-alt-held", symbol=str(number), cells=" ".join(names_in(cells)))
        for number, cells in sheet.rooms
    ]
    if rooms:
        told.append(say("house-alt-rooms", rooms="; ".join(rooms)))
    if any(total_built(sheet)):
        uses = zip(plan.tiles, sheet.uses, strict=True)
        left = [f"{letter} {count}" for letter, count in uses if letter not in AT_ONCE]
        told.append(say("house-alt-uses", uses=", ".join(left)))
    return told
