"""What nobody should do, and somebody does."""

from __future__ import annotations

from typing import Final

from tests.simulation.deeds import deed, wild
from tests.simulation.people import Act

NONSENSE: Final = (
    ("xyzzy", ""),
    ("move", "'; DROP TABLE log; --"),
    ("move", "a1 " * 60),
    ("join", "abcdefghij"),
    ("join", "\u202eevil\u0000"),
    ("order", "🐈 🐈 🐈"),
    ("hours", "from dusk till dawn"),
    ("pace", "99999999999999999999"),
    ("option", "ghosts maybe"),
    ("remove", "nobody yes"),
    ("takeover", "-1"),
    ("lépj", "a1"),
    ("szabályok", ""),
)


@deed(weight=2)
async def press_twice(act: Act) -> bool:
    """The same, and at once."""
    every = wild(act)
    if not every:
        return False
    chosen = act.chance.choice(every)
    await act.press(*chosen)
    await act.press(*chosen)
    return True


@deed(weight=6)
async def press_what_is_not_theirs(act: Act) -> bool:
    """A forged press: on a message of theirs, what others were shown."""
    foreign = [
        data
        for other in act.world.people
        if other is not act.person
        for sight in other.memories
        for data, *_ in sight.deeds()
        if sight.place.startswith(act.me.platform)
    ]
    if not act.person.hostile or not foreign or not act.sights:
        return False
    await act.press(act.chance.choice(act.sights), act.chance.choice(foreign))
    return True


@deed(weight=0.6)
async def talk_nonsense(act: Act) -> bool:
    """Some of it is Hungarian."""
    verb, text = act.chance.choice(NONSENSE)
    await act.type(verb, text, aloud=act.chance.random() < 0.5)
    return True
