"""What people do when they come by: each deed is a function that does it, if it can be done now.

Another one is added by writing it and decorating it with `deed`; `DEEDS` is who may be drawn.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from bot.tables.status import Status
from engines import GAMES
from tests.simulation.people import Act

Carry = Callable[[Act], Awaitable[bool]]
TAME: Final = frozenset(
    {"resign", "cancel", "leave", "end", "remove", "link", "language", "purrlor"}
)
"""Verbs of buttons that are not pressed just because they are there."""


@dataclass(frozen=True)
class Deed:
    """Something people do, and how much they like to."""

    weight: float
    carry_out: Carry
    """Returns whether there was anything to be done."""


DEEDS: dict[str, Deed] = {}


def deed(weight: float) -> Callable[[Carry], Carry]:
    """One more thing people do, called after its function."""

    def known(carry_out: Carry) -> Carry:
        DEEDS[carry_out.__name__.replace("_", " ")] = Deed(weight, carry_out)
        return carry_out

    return known


@deed(weight=6)
async def open_a_table(act: Act) -> bool:
    """Where none is open."""
    here = [each for each in act.tables if act.me.venue in each.venues]
    if here or act.world.opened >= act.world.shape.tables:
        return False
    act.world.opened += 1
    game = act.chance.choice(act.world.shape.games)
    seats = GAMES[game].info.seats
    wish = act.chance.choice(("", f" seats={max(2, seats.start)}"))
    await act.type("play", f"{game}{wish}".strip())
    return True


@deed(weight=40)
async def join(act: Act) -> bool:
    """A lobby before them."""
    if not any(not act.seated(each) for each in act.lobbies()):
        return False
    return await act.press_one("join")


@deed(weight=12)
async def start(act: Act) -> bool:
    """A table that has people enough."""
    ready = [each for each in act.lobbies() if act.seated(each) and len(each.places) > 1]
    return bool(ready) and await act.press_one("start", table=ready[0].id)


@deed(weight=5)
async def seat_a_computer(act: Act) -> bool:
    """Where a seat is free."""
    free = [each for each in act.lobbies() if act.seated(each)]
    return bool(free) and await act.press_one("computer", table=free[0].id)


@deed(weight=60)
async def type_a_move(act: Act) -> bool:
    """One of those the rules allow, drawn by its first word, so that rare ones come up."""
    asked = act.asked()
    if not asked:
        return False
    table, seat = act.chance.choice(asked)
    texts = table.texts(seat)
    if not texts:
        return False
    first = act.chance.choice(sorted({text.split()[0] for text in texts}))
    text = act.chance.choice([each for each in texts if each.split()[0] == first])
    alone = len([each for each in act.tables if act.seated(each)]) == 1
    if not alone:
        return False
    await act.type("move", text, aloud=not table.private)
    return True


@deed(weight=60)
async def press_a_move(act: Act) -> bool:
    """By the buttons of a pad, one after the other."""
    asked = act.asked()
    if not asked:
        return False
    table, _ = act.chance.choice(asked)
    own = [
        (sight, data)
        for sight in act.sights
        for data, of, verb, words in sight.deeds()
        if sight.own and of == table.id and verb in ("pad", "move") and words
    ]
    if own and act.chance.random() < 0.85:
        newest = own[-1][0]
        choices = [each for each in own if each[0] is newest]
        await act.press(*act.chance.choice(choices))
        return True
    return await act.press_one("move", "pad", "hand", table=table.id)


@deed(weight=2)
async def look_at_something(act: Act) -> bool:
    """The rules, their hand, what is said of a table."""
    verbs = ("hand", "show", "rules", "text", "map", "tables", "help", "why")
    if act.chance.random() < 0.5:
        return await act.press_one(*verbs)
    await act.type(act.chance.choice(("tables", "hand", "table", "help")))
    return True


@deed(weight=3)
async def press_anything(act: Act) -> bool:
    """Whatever stands before them, but for what ends things."""
    every = [
        (sight, data)
        for sight in act.sights
        for data, _, verb, _ in sight.deeds()
        if verb not in TAME
    ]
    if not every:
        return False
    await act.press(*act.chance.choice(every))
    return True


@deed(weight=3)
async def take_back(act: Act) -> bool:
    """What they have just done."""
    return await act.press_one("undo")


@deed(weight=0.4)
async def resign(act: Act) -> bool:
    """Somebody has had enough."""
    playing = [each for each in act.tables if each.status is Status.PLAYING and act.seated(each)]
    if not playing:
        return False
    await act.type("resign", "yes", aloud=False)
    return True


@deed(weight=5)
async def again(act: Act) -> bool:
    """Once more, with the same people."""
    return await act.press_one("rematch")


@deed(weight=0.5)
async def wait(act: Act) -> bool:
    """And look."""
    del act
    return True
