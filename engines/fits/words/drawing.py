"""The table in plain text, for tests and logs."""

from __future__ import annotations

from collections.abc import Iterable

from engines.fits.board import Lying
from engines.fits.boxes import Box
from engines.fits.scoring import scored
from engines.fits.state import Covered, Phase, State
from engines.fits.words.objections import written
from engines.values import HIDDEN, Seat


def drawn(state: State) -> str:
    """Everything that is seen; what the viewer may not see is `?`."""
    end = "" if state.left is None else f" left {state.left}"
    starts = f" starts {','.join(state.starts)}" if state.starts else ""
    lines = [f"turn {state.turns} {state.phase.value}{end}{starts} pile {_cards(state.pile)}"]
    lines += [_seat(state, seat) for seat in range(state.seats)]
    if state.board.laid:
        lines.append(" ".join(f"{card}@{written(at)}" for at, card in state.board.laid))
    if state.board.lying:
        lines.append(" ".join(map(_lying, state.board.lying)))
    lines += [_box(box, advanced=state.advanced) for box in state.board.boxes()]
    return "\n".join(lines)


def _seat(state: State, seat: Seat) -> str:
    turn = seat == state.seat and state.phase is not Phase.OVER
    held = f"cats {state.stock[seat]} hand {_cards(state.hands[seat])}"
    return f"{'>' if turn else ' '}{seat + 1}: {held}"


def _lying(lying: Lying) -> str:
    owner = str(lying.seat + 1) if lying.seat >= 0 else ""
    return f"{lying.what}{owner}@{written(lying.at)}{'' if lying.wide else '.'}"


def _box(box: Box, *, advanced: bool) -> str:
    line = scored(box, advanced=advanced)
    toys = ",".join(map(str, box.toys))
    held = " ".join(
        f"{seat + 1}:{awake}+{asleep}"
        for seat, (awake, asleep) in enumerate(zip(box.awake, box.asleep, strict=True))
        if awake or asleep
    )
    end = "closed" if box.closed else f"gaps {box.gaps}"
    first = written(min(box.cells, key=lambda cell: (cell[1], cell[0])))
    told = f"{first} x{len(box.cells)} toys {toys} bottles {box.bottles} {end} worth {line.worth}"
    return f"{told} {held}".rstrip()


def _cards(cards: Iterable[Covered]) -> str:
    cards = tuple(cards)
    if not cards:
        return "-"
    return f"{len(cards)}?" if cards[0] is HIDDEN else ",".join(map(str, cards))
