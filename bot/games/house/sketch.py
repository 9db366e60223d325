"""House of Cats in letters: two sheets beside each other, as narrow as a phone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.house.symbols import dice_listed, symbol_named
from bot.games.lettering import legend, short, wrapped
from bot.words import Speech, minus
from engines.house.cells import cell_name
from engines.house.scoring import parts
from engines.house.state import Draft, Phase, State
from engines.house.words.notation import sheet_rows
from engines.values import Seat, Seen

WIDE: Final = 15
"""Columns of a sheet."""
LETTERS: Final = {"c": "cat", "m": "mouse"}
"""Signs of what has another letter in each language."""


def drawn(say: Speech, seen: Seen[State], names: Sequence[str]) -> str:
    """All sheets as the viewer sees them, the dice, and what the signs mean."""
    state = seen.state
    lines = [*_head(say, state), *_own(say, seen)]
    for first in range(0, state.seats, 2):
        pair = range(first, min(first + 2, state.seats))
        blocks = [list(_block(say, state, seat, names[seat])) for seat in pair]
        rows = zip(*blocks, strict=True)
        lines += ["  ".join(part.ljust(WIDE) for part in row).rstrip() for row in rows]
    return "\n".join((*lines, *legend(_signs(say, state))))


def _head(say: Speech, state: State) -> list[str]:
    dice = ", ".join(symbol_named(say, face) for face in state.dice)
    tiles = " ".join(f"{number}{letter}" for number, letter in enumerate(state.plan.tiles, 2))
    facts: dict[str, str | int] = {"round": state.round, "dice": dice, "tiles": tiles}
    phase = state.phase.value
    return wrapped(say(f"house-sketch-{phase}", level=state.plan.level, **facts))


def _own(say: Speech, seen: Seen[State]) -> list[str]:
    """The dice as the viewer has changed them, what is left and owed."""
    state = seen.state
    owner = 0 if state.seats == 1 else seen.seat
    draft = state.drafts[owner] if owner is not None and state.drafts else None
    if not isinstance(draft, Draft):
        return []
    lines = wrapped(say("house-sketch-own", dice=dice_listed(say, draft), left=draft.left))
    far = [str(die) for die in range(1, len(draft.dice) + 1) if draft.far >> die & 1]
    if far:
        lines += wrapped(say("house-sketch-far", dice=", ".join(far)))
    if draft.diagonal:
        lines += wrapped(say("house-sketch-diagonal"))
    owed = ", ".join(
        say("house-sketch-debt", what=each.verb, number=each.number) for each in draft.owed
    )
    return lines + (wrapped(say("house-sketch-owed", owed=owed)) if owed else [])


def _block(say: Speech, state: State, seat: Seat, name: str) -> Iterator[str]:
    """One sheet: whose it is, its points, the uses and the track, its rows."""
    sheet = state.shown(seat)
    over = state.phase is Phase.OVER
    made = (points for part, points in parts(state.plan, sheet) if over or part != "empty")
    yield f"{short(name, 11)}{' =' if state.done[seat] and not over else ''}"
    yield say("house-sketch-points", points=minus(sum(made)))
    uses = zip(state.plan.tiles, sheet.uses, strict=True)
    yield " ".join(f"{letter}{count}" for letter, count in uses)
    if state.plan.track:
        yield f"+{sheet.track}"
    columns = range(state.plan.grid.columns)
    yield "  " + " ".join(cell_name(column)[0] for column in columns)
    for number, row in enumerate(_rows(say, state, seat), 1):
        yield f"{number}{row}"


def _rows(say: Speech, state: State, seat: Seat) -> list[str]:
    """A sheet row by row, two signs a cell, with the letters of a language."""
    letters = {sign: say(f"house-letter-{word}") for sign, word in LETTERS.items()}
    rows = sheet_rows(state.plan, state.shown(seat))
    return ["".join(letters.get(sign, sign) for sign in row) for row in rows]


def sign_at(say: Speech, state: State, seat: Seat, cell: str) -> str:
    """What stands in a cell of a sheet, in at most two signs."""
    row, column = divmod(state.plan.grid.names().index(cell), state.plan.grid.columns)
    return _rows(say, state, seat)[row][2 * column :][:2].strip()


def _signs(say: Speech, state: State) -> list[str]:
    """What the signs mean that are shown anywhere."""
    shown = {sign for seat in range(state.seats) for row in _rows(say, state, seat) for sign in row}
    known = {".": "empty", "#": "closed", "x": "dead", '"': "double"}
    known |= {say(f"house-letter-{word}"): word for word in LETTERS.values()}
    items = [f"{sign} {say(f'house-sign-{word}')}" for sign, word in known.items() if sign in shown]
    if shown & set("ABCD"):
        items.append(f"A-D {say('house-sign-room')}")
    items.append(f"A0 {say('house-sign-uses')}")
    if state.plan.track:
        items.append(f"+0 {say('house-sign-track')}")
    if any(state.done) and state.phase is not Phase.OVER:
        items.append(f"= {say('house-sign-done')}")
    return items
