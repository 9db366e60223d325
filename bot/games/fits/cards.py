"""Cards, places and boxes of If It Fits in words."""

from __future__ import annotations

from collections.abc import Iterable

from bot.words import Speech, listing, minus
from engines.fits.cards import KINDS, PRINCESS, Card, Cell, Face, bare, is_toy
from engines.fits.editions import Edition
from engines.fits.scoring import Line
from engines.fits.state import State
from engines.fits.words.notation import letter, lettered_cells
from engines.fits.words.objections import written
from engines.values import Seat

WALLS = "NESW"


def short_card(say: Speech, edition: Edition, name: str) -> str:
    """A card as a button says it: its code, what lies in it, and whether it is turned."""
    card = Card(name)
    if card == PRINCESS:
        return say("fits-princess")
    if is_toy(card):
        return say("fits-button-toy-card", card=name)
    told = contents(say, edition.faces[card])
    key = "fits-button-turned" if bare(card) != card else "fits-button-card"
    return say(key, card=name, lies=told).strip()


def long_card(say: Speech, edition: Edition, name: str) -> str:
    """A card with its walls and what lies in it."""
    card = Card(name)
    if card == PRINCESS:
        return say("fits-princess")
    if is_toy(card):
        return say("fits-card-toy", card=name)
    face = edition.faces[card]
    walls = "".join(WALLS[n] for n in range(len(WALLS)) if face.walls >> n & 1)
    told = contents(say, face) or say("fits-nothing")
    return say("fits-card", card=name, walls=say("fits-walls", walls=walls or "none"), lies=told)


def contents(say: Speech, face: Face) -> str:
    """What lies in one card; nothing for a blank one."""
    kinds = [(kind, count) for kind, count in zip(KINDS, face.toys, strict=True) if count]
    kinds += [("bottle", face.bottles)] if face.bottles else []
    return ", ".join(say("fits-lies", kind=kind, count=count) for kind, count in kinds)


def place(seen: State, verb: str, at: Cell) -> str:
    """The letter a place has now; its numbers if it has none."""
    cells = lettered_cells(seen, verb)
    return letter(cells.index(at)) if at in cells else written(at).replace("-", minus(-1)[0])


def cell_of(text: str) -> Cell:
    """A cell as the notation writes it."""
    x, _, y = text.partition(",")
    return (int(x), int(y))


def box_told(say: Speech, line: Line, names: Iterable[str]) -> str:
    """A box on the score sheet: where, how large, what is in it, what it brings and to whom."""
    box, names = line.box, list(names)
    at = min(box.cells, key=lambda cell: (cell[1], cell[0]))
    told = say(
        "fits-sheet-box",
        cell=written(at).replace("-", minus(-1)[0]),
        size=len(box.cells),
        toys=max(box.toys),
        bottles=box.bottles,
        closed="yes" if box.closed else "no",
        worth=minus(line.worth),
    )
    if line.winners:
        winners = listing(say, [names[seat] for seat in line.winners])
        told = f"{told} {say('fits-sheet-to', names=winners)}"
    extra = [
        say("fits-sheet-cat", name=names[n], points=more)
        for n, more in enumerate(line.extra)
        if more
    ]
    return f"{told} {say('fits-sheet-extra', cats=', '.join(extra))}" if extra else told


def cats_in(say: Speech, line: Line, names: Iterable[str]) -> str:
    """Who lies in a box."""
    told = []
    for seat, name in enumerate(names):
        awake, asleep = line.box.awake[seat], line.box.asleep[seat]
        if awake or asleep:
            told.append(say("fits-sheet-cats", name=name, awake=awake, asleep=asleep))
    return ", ".join(told)


def owner_of(state: State, at: Cell) -> Seat | None:
    """Whose cat has its western cell here."""
    return next((cat.seat for cat in state.board.cats() if cat.at == at), None)
