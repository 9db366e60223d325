"""The table of If It Fits in letters: a map in strips, the seats, and the boxes they sit in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.fits.cards import box_told, cats_in, long_card
from bot.games.lettering import initials, legend, short, wrapped
from bot.words import Speech, minus
from engines.fits import Fits
from engines.fits.board import CAT, NOBODY
from engines.fits.cards import NAP, PRINCESS, Cell, bare, reading
from engines.fits.scoring import sheet
from engines.fits.state import Phase, State, known_cards
from engines.fits.words.notation import lettered
from engines.fits.words.objections import written
from engines.values import Seen

GAME: Final = Fits()
STRIP: Final = 9
"""Cells beside each other that fit into a line."""
NOTHING: Final = "."


def drawn(say: Speech, seen: Seen[State], names: Sequence[str]) -> str:
    """What a viewer sees, and what the signs mean."""
    state = seen.state
    lines = [*wrapped(_head(say, state))]
    lines += [line for seat in range(state.seats) for line in _seat(say, state, seat, names)]
    if seen.seat is not None and state.phase is not Phase.OVER:
        lines += _hand(say, seen)
    if state.starts:
        lines += wrapped(say("fits-sketch-starts", cards=" ".join(state.starts)))
    lines += _map(state, names)
    lines += _boxes(say, state, names)
    return "\n".join([*lines, *_meaning(say, state, names)])


def _head(say: Speech, state: State) -> str:
    left = "" if state.left is None else say("fits-alt-left", left=state.left)
    told = say("fits-sketch-head", turn=state.turns, phase=state.phase.value, pile=len(state.pile))
    return f"{told} {left}".strip()


def _seat(say: Speech, state: State, seat: int, names: Sequence[str]) -> list[str]:
    """What a seat has, and where its awake cats lie."""
    sign, points = initials(names)[seat], GAME.tally(state).scores[seat]
    told = say(
        "fits-sketch-seat",
        cats=state.stock[seat],
        cards=len(state.hands[seat]),
        points=minus(points),
    )
    lines = wrapped(f"{sign} {short(names[seat])}: {told}")
    awake = [each.at for each in state.board.lying if each.seat == seat and each.what == CAT]
    return [*lines, *_where(say("fits-sketch-awake"), awake)]


def _where(what: str, cells: Sequence[Cell]) -> list[str]:
    return wrapped(f"{what} {' '.join(map(written, cells))}") if cells else []


def _hand(say: Speech, seen: Seen[State]) -> list[str]:
    state = seen.state
    cards = known_cards(state.hands[seen.seat or 0])
    held = [long_card(say, state.edition, card) for card in cards]
    return wrapped(say("fits-sketch-hand", hand="; ".join(held) or say("fits-none")))


def _map(state: State, names: Sequence[str]) -> Iterator[str]:
    """Every cell in two letters, row by row; what is wide in strips below each other."""
    signs = _signs(state, names)
    columns = range(min(x for x, _ in signs), max(x for x, _ in signs) + 1)
    rows = range(min(y for _, y in signs), max(y for _, y in signs) + 1)
    for start in range(0, len(columns), STRIP):
        part = columns[start : start + STRIP]
        yield ("    " + " ".join(f"{x:>2}" for x in part)).rstrip()
        for y in rows:
            line = " ".join(f"{signs.get((x, y), NOTHING):>2}" for x in part)
            yield f"{y:>3} {line}".rstrip()


def _signs(state: State, names: Sequence[str]) -> dict[Cell, str]:
    """What each cell is: a card in small letters if it is turned, a cat asleep, a letter."""
    rim = () if state.phase is Phase.OVER else state.board.index.rim
    signs: dict[Cell, str] = dict(zip(rim, lettered(rim), strict=True))
    letters, asleep = (
        initials(names),
        {each.at: each for each in state.board.lying if not each.wide},
    )
    for at, card in state.board.laid:
        signs[at] = bare(card).lower() if bare(card) != card else str(card)
        if card == NAP:
            owner = asleep[at].seat
            signs[at] = "P*" if owner == NOBODY else f"{letters[owner]}z"
    return signs or {(0, 0): "a"}


def _boxes(say: Speech, state: State, names: Sequence[str]) -> Iterator[str]:
    """Boxes with cats or of several cards, then what lies over cards and is nobody's."""
    known = [short(name) for name in names]
    for line in sheet(state.board.boxes(), advanced=state.advanced):
        if any(line.box.awake) or any(line.box.asleep):
            cats = say("fits-sheet-in", cats=cats_in(say, line, known))
            yield from wrapped(f"{box_told(say, line, known)} {cats}")
    over = sorted((each for each in state.board.lying if each.wide), key=lambda e: reading(e.at))
    yield from _where(say("fits-princess"), [each.at for each in over if each.what == PRINCESS])
    for each in over:
        if each.what.startswith("T"):
            yield from _where(each.what, [each.at])


def _meaning(say: Speech, state: State, names: Sequence[str]) -> list[str]:
    """What the signs mean."""
    patterns = sorted({card[0] for _, card in state.board.laid if card[0] in "ABCDEFGHI"})
    items = [say("fits-sketch-places")]
    if any(card[0] == "S" for _, card in state.board.laid):
        items.append(say("fits-sketch-start"))
    for pattern in patterns:
        walls = next(face.walls for card, face in state.edition.boxes if card[0] == pattern)
        shown = "".join("NESW"[n] for n in range(4) if walls >> n & 1)
        items.append(f"{pattern} {say('fits-walls', walls=shown or 'none')}")
    if patterns:
        items += [say("fits-sketch-numbers"), say("fits-sketch-turned")]
    if any(not each.wide for each in state.board.lying):
        items.append(say("fits-sketch-asleep", sign=f"{initials(names)[0]}z"))
    return legend(items)
