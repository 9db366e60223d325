"""What people do when they come by: each deed is a function that does it, if it can be done now.

Another one is added by writing it and decorating it with `deed`; `DEEDS` is who may be drawn.
Those of this module are about playing; `deeds_talk` has the rest of what is typed, `deeds_strange`
what nobody should do.
"""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from bot.contract import Unwell
from bot.store import Transaction
from bot.tables.status import Status
from bot.tables.table import Table
from engines import GAMES
from engines.log import Cause
from engines.undo import plea_objection, undo_objection
from tests.simulation.life import Over
from tests.simulation.people import Act

if TYPE_CHECKING:
    from tests.simulation.towns import Sight
    from tests.simulation.world import World

Carry = Callable[[Act], Awaitable[bool]]
TAME: Final = frozenset(
    {"resign", "cancel", "leave", "end", "remove", "link", "language", "purrlor", "hide"}
)
"""Verbs of buttons that are not pressed just because they are there."""
HOLDING: Final = frozenset({"move", "pad", "hand", "order", "map", "sight", "away", "undo"})
"""Verbs that leave something of a turn before whoever uses them."""
LEFT: Final = (1, 1, 2, 3, 5, 8)
"""How many moves are still to be made where much time passes."""


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


@deed(weight=60)
async def open_a_table(act: Act) -> bool:
    """Where none is open: for all who are here, with computers where they are too few."""
    here = [each for each in act.tables if act.me.venue in each.venues or act.seated(each)]
    if here or not _may_open(act.world):
        return False
    act.world.opened += 1
    game, chance = act.chance.choice(act.world.shape.games), act.chance
    least, most = GAMES[game].info.seats[0], GAMES[game].info.seats[-1]
    people = [
        each
        for each in act.world.people
        if any(self_.platform == act.me.platform for self_ in each.selves)
    ]
    if chance.random() < 0.15:
        await act.type("play", f"{game} alone {chance.choice(('', 'computer=1'))}".strip())
        return True
    seats = min(max(least, 2, len(people)), most)
    missing = max(0, seats - len(people)) if chance.random() < 0.8 else 0
    await act.type("play", " ".join([game, f"seats={seats}", *["computer=1"] * missing]))
    return True


@deed(weight=80)
async def join(act: Act) -> bool:
    """A lobby before them."""
    if not any(not act.seated(each) for each in act.lobbies()):
        return False
    return await act.press_one("join")


@deed(weight=12)
async def start(act: Act) -> bool:
    """A table that has people enough."""
    ready = [
        each
        for each in act.own(Status.LOBBY)
        if len(each.places) >= max(2, each.game.info.seats[0])
    ]
    return bool(ready) and await act.press_one("start", table=ready[0].id)


@deed(weight=5)
async def seat_a_computer(act: Act) -> bool:
    """Where a seat is free."""
    free = act.own(Status.LOBBY)
    return bool(free) and await act.press_one("computer", table=free[0].id)


@deed(weight=4)
async def choose_an_option(act: Act) -> bool:
    """Of a table that is being set up."""
    own = act.own(Status.LOBBY)
    if not own or not await act.press_one("option", table=own[0].id):
        return False
    await act.follow("option", steps=1, until=lambda: False)
    return True


@deed(weight=150)
async def much_time_passes(act: Act) -> bool:
    """A game that has just begun is near its end: its moves are kept, as if made long ago."""
    begun = [each for each in act.own(Status.PLAYING) if _is_untouched(act.world, each)]
    if not begun or act.chance.random() > act.world.shape.leaps:
        return False
    await leap(act.world, act.chance.choice(begun).id, act.chance)
    return True


def _is_untouched(world: World, table: Table) -> bool:
    """Whether nobody has anything of their turn before them, which their move would have closed."""
    heard = {verb for _, verb in world.witness.heard[table.id]}
    moved = any(row.cause is Cause.PERSON for row in table.told.rows)
    return not moved and heard.isdisjoint(HOLDING)


async def leap(world: World, table: str, chance: random.Random) -> None:
    """Have a table played by chance until some moves before its end."""
    left, name = chance.choice(LEFT), f"leap {chance.random()}"
    dice, made = random.Random(name), list[int]()

    def job(tx: Transaction) -> None:
        old = world.bot.desk.tables.fetch(tx, table)
        if old.status is not Status.PLAYING:
            return
        stories = [old.told]
        while seats := stories[-1].to_move():
            seat, now = dice.choice(seats), stories[-1]
            cause = Cause.COMPUTER if old.places[seat].level is not None else Cause.PERSON
            move = dice.choice(list(now.game.moves(now.state, seat)))
            stories.append(now.play(seat, move, cause))
        story = stories[max(0, len(stories) - 1 - left)]
        new = story.rows[len(old.told.rows) :]
        if new:
            world.bot.desk.tables.save(tx, old, replace(old, story=story))
            made.append(sum(row.cause is Cause.PERSON for row in new))

    with suppress(Over, Unwell):  # it is killed, or its disk fails
        await world.ask(world.bot.desk.commit(job))
    world.evidence.receipts[name] = max(made, default=0)
    world.trace.note("much time passes", table, *made)


@deed(weight=150)
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
    public = not table.private and act.me.venue in table.venues
    if public and act.chance.random() < 0.15:
        await act.say(text, table=table.id)
    else:
        await act.about("move", text, table)
    return True


@deed(weight=75)
async def press_a_move(act: Act) -> bool:
    """By the buttons of a pad, one after the other, mostly until it is made."""
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
    if own:
        newest = own[-1][0]
        await act.press(*act.chance.choice([each for each in own if each[0] is newest]))
    elif not await act.press_one("move", "pad", "hand", table=table.id):
        return False
    if act.chance.random() < 0.9:
        made = _last_step(act.world, table)
        await act.follow("pad", "move", steps=6, until=lambda: _last_step(act.world, table) != made)
    return True


@deed(weight=8)
async def ask_for_a_box(act: Act) -> bool:
    """To type a move into."""
    return await act.press_one("type")


def _last_step(world: World, table: Table) -> object:
    return world.rows("SELECT MAX(step) FROM log WHERE `table`=?", table.id)


@deed(weight=2)
async def look_at_something(act: Act) -> bool:
    """The rules, their hand, what is said of a table."""
    verbs = ("hand", "show", "rules", "text", "map", "tables", "help", "why")
    if act.chance.random() < 0.5:
        return await act.press_one(*verbs)
    await act.type(act.chance.choice(("tables", "hand", "table", "help")))
    return True


def wild(act: Act) -> Sequence[tuple[Sight, str]]:
    """All they could press, but for what ends things."""
    return [
        (sight, data)
        for sight in act.sights
        for data, _, verb, _ in sight.deeds()
        if verb not in TAME
    ]


@deed(weight=3)
async def press_anything(act: Act) -> bool:
    """Whatever stands before them, but for what ends things."""
    every = wild(act)
    if not every:
        return False
    await act.press(*act.chance.choice(every))
    return True


@deed(weight=4)
async def take_back(act: Act) -> bool:
    """What they have just done; where others have moved since, they are asked."""
    own = act.own(Status.PLAYING)
    if not own:
        return False
    if act.chance.random() < 0.5 and await act.press_one("undo"):
        return True
    await act.about("takeback", "ask", act.chance.choice(own))
    return True


@deed(weight=60)
async def plead(act: Act) -> bool:
    """Others have moved since, and are asked."""
    for table in act.own(Status.PLAYING):
        seats = [table.seat_of(each.key) for each in act.person.selves]
        mine, story = next(each for each in seats if each is not None), table.told
        alone = len(table.people()) < 2
        if alone or story.plea is not None or undo_objection(story, mine) is None:
            continue
        if plea_objection(story, mine) is None and act.chance.random() < 0.5:
            await act.about("takeback", "ask", table)
            return True
    return False


@deed(weight=60)
async def answer_a_plea(act: Act) -> bool:
    """Somebody asks to take a move back."""
    pleading = [each for each in act.own(Status.PLAYING) if each.told.plea is not None]
    if not pleading or act.chance.random() < 0.3:
        return False
    words = act.chance.choice(("agree", "agree", "agree", "refuse"))
    await act.about("takeback", words, act.chance.choice(pleading))
    return True


@deed(weight=0.7)
async def resign(act: Act) -> bool:
    """Somebody has had enough."""
    playing = act.own(Status.PLAYING)
    if not playing:
        return False
    await act.about("resign", "yes", act.chance.choice(playing))
    return True


@deed(weight=8)
async def again(act: Act) -> bool:
    """Once more, with the same people."""
    if not _may_open(act.world) or not await act.press_one("rematch"):
        return False
    act.world.opened += 1
    return True


def _may_open(world: World) -> bool:
    """Whether there is room for one more table in a world, which is small."""
    [(standing,)] = world.rows(
        "SELECT COUNT(*) FROM tables WHERE status NOT IN ('over', 'cancelled')"
    )
    most = world.shape.tables
    return bool(standing < most and world.opened < 3 * most)


@deed(weight=0.5)
async def wait(act: Act) -> bool:
    """And look."""
    del act
    return True
