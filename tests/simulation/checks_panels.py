"""What stands before somebody alone: it is theirs, the newest, and nothing on it is long over."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from bot.contract import Mark, Post, read_data
from bot.contract.marks import Life
from bot.posts.private.call import call_post, reminder_post
from bot.posts.private.grip import Grip, grip_of
from bot.posts.private.pad import hand_post
from bot.posts.private.plea import plea_post
from bot.store.rows.shown.whispers import whispers_of
from bot.store.rows.who.people import SelfRecord, load_self
from bot.tables.status import OPEN, Status
from bot.tables.table import Table
from bot.tables.waiting.pleas import asked_by, open_plea
from engines.values import Seat
from tests.discord.town import EPHEMERAL, Json, parts, said
from tests.simulation.checks import check, told
from tests.simulation.checks_calls import asked_since
from tests.telegram.town import words

if TYPE_CHECKING:
    from tests.simulation.world import World

Way = Callable[[Grip], Awaitable[Post]]

MOVING: Final = frozenset({"move", "pad", "order", "map", "undo", "resign", "takeback"})
"""Verbs of buttons that do something in a seat of a game that goes on."""
TAKEN_BACK: Final = 14 * 60.0
"""Seconds after which a messenger lets nobody take a slip back."""
ANSWERED: Final = 15.0
"""Seconds in which what somebody did has come of it."""
AT_ONCE: Final = 0.4
A_MOMENT: Final = 60.0
NOT_THEIRS: Final = "it is not their turn"


@dataclass(frozen=True)
class Private:
    """A message one person sees."""

    reader: str
    place: str
    """The key of the venue."""
    message: str
    text: str
    data: tuple[str, ...]
    since: float
    """When it was sent or changed."""
    life: int
    """Which life of the bot did that."""
    slip: bool
    """It stands among others, where it can be taken back for some minutes only."""

    def deeds(self) -> Iterator[tuple[str, Mark, str]]:
        """What its buttons mean: table, mark and verb."""
        for data in self.data:
            found = read_data(re.sub(r"\|\d+$", "", data))
            if found is not None:
                yield found[:3]


@check
async def nothing_private_is_past(world: World) -> Iterable[str]:
    """No button of a turn, a seat or a game that is over is left before anybody."""
    wrong = []
    tables = {each.id: each for each in await world.every_table()}
    people, lists = dict(world.rows("SELECT key, person FROM selves")), _lists(world)
    boards = set(world.rows("SELECT venue, message FROM showings"))
    for each in _standing(world):
        if each.text.startswith(lists):  # of tables, as they were when somebody asked
            continue
        if {
            (each.reader, each.message),
            (each.place, each.message),
        } & boards:  # somebody has it shown to them, and looks on
            continue
        if each.slip and (world.clock.now() - each.since > TAKEN_BACK or _older(world, each)):
            continue
        for of, mark, verb in each.deeds():
            table = tables.get(of)
            why = table and _why_past(table, people.get(each.reader, each.reader), mark, verb)
            if why == NOT_THEIRS and _at_once(world, each):
                continue
            if why and not world.witness.troubled(each.since - A_MOMENT):
                where = "slip" if each.slip else "letter"
                wrong.append(f"a {where} of {each.reader} offers {verb} at {of}: {why}")
                break
    return wrong


def _at_once(world: World, found: Private) -> bool:
    """Whether it answers one of two things somebody has asked for in the same moment, in two chats.

    It may be the older answer and come last; it may as well be the newest there is, and stays.
    """
    signs = sorted(world.witness.signs[found.reader])
    since = found.since - ANSWERED
    asked = [sign for sign in signs if sign.asks and since <= sign.at <= found.since]
    return any(
        later.at - sign.at < AT_ONCE and later.venue != sign.venue
        for sign, later in pairwise(asked)
    )


def _lists(world: World) -> tuple[str, ...]:
    words = world.bot.desk.kit.words
    keys = ("tables-title", "which-table")
    return tuple(words.of(language)(key) for language in words.languages for key in keys)


def _why_past(table: Table, person: str, mark: Mark, verb: str) -> str:
    """Why a button is good for nothing any more, if it is not."""
    if verb not in MOVING:
        return ""
    if table.status not in OPEN:
        return f"it is {table.status}"
    seat = table.own_seat(person)
    if seat is None:
        return "they have no seat"
    if verb == "takeback":  # asking for one is what others' turns are for
        return ""
    if mark.life is Life.PAD and table.status is Status.PLAYING and seat not in table.to_move():
        return NOT_THEIRS
    return ""


def _older(world: World, found: Private) -> bool:
    """Whether the bot has forgotten how to take it back."""
    return found.life < len(world.lives) - 1


def _standing(world: World) -> Iterator[Private]:
    """Every private message of every messenger."""
    if "telegram" in world.towns:
        yield from _on_telegram(world)
    if "discord" in world.towns:
        yield from _on_discord(world)


def _on_telegram(world: World) -> Iterator[Private]:
    town = world.telegram.server.town
    for (chat, number), message in town.messages.items():
        if chat > 0 and message["from"]["is_bot"]:
            yield _letter(world, f"telegram:{chat}", str(number), message, slip=False)
    for number, message in town.secret.items():
        yield _letter(world, f"telegram:{message['receiver']}", f"e{number}", message, slip=True)


def _letter(world: World, reader: str, number: str, message: Json, *, slip: bool) -> Private:
    rows = (message.get("reply_markup") or {}).get("inline_keyboard", [])
    data = tuple(b["callback_data"] for row in rows for b in row if "callback_data" in b)
    place = f"telegram:{message['chat']['id']}"
    since, life = world.witness.touched.get((place, number), (0.0, 0))
    return Private(reader, place, number, words(message), data, since, life, slip)


def _on_discord(world: World) -> Iterator[Private]:
    town = world.towns["discord"].server.town
    for number, reader in town.audience.items():
        message = town.messages.get(number)
        if message is None:
            continue
        shown = tuple(parts(message["components"]))
        data = [each["custom_id"] for each in shown if each["type"] == 2 and "custom_id" in each]
        data += [option["value"] for each in shown for option in each.get("options", ())]
        place = f"discord:{message['channel_id']}"
        since, life = world.witness.touched.get((place, number), (0.0, 0))
        slip = bool(message["flags"] & EPHEMERAL)
        text = said(message).replace("\\", "")
        yield Private(f"discord:{reader}", place, number, text, tuple(data), since, life, slip)


@check
async def hands_are_their_owners(world: World) -> Iterable[str]:
    """Where moves are private, what stands in a private chat is what its person holds now."""
    wrong: list[str] = []
    standing = {(each.reader, each.message): each for each in _standing(world)}
    for table in await world.every_table():
        if table.status is not Status.PLAYING or not table.private:
            continue
        hands = "SELECT DISTINCT self FROM whispers WHERE `table`=? AND kind IS NULL"
        keys = world.rows(hands, table.id)
        for (key,) in keys:
            known = await world.read(partial(load_self, key=key))
            [newest, *_] = await world.read(partial(whispers_of, table=table.id, key=key))
            found = standing.get((key, newest))
            if known is not None and found is not None:
                wrong += await _misheld(world, table, known, found)
    return wrong


async def _misheld(world: World, table: Table, known: SelfRecord, found: Private) -> list[str]:
    seat = table.own_seat(known.person)
    if seat is None:  # what befell them is told where their hand was
        if any(of == table.id and verb in MOVING for of, _, verb in found.deeds()):
            return [f"{known.key} sees a hand of {table.id} and sits nowhere there"]
        return []
    last = world.witness.last_asked(known.key, found.since)
    if found.since - last < ANSWERED:  # N.B. they have turned a page of it themselves
        return []
    if seat in table.to_move() and found.since < asked_since(world, table, seat) + AT_ONCE:
        return []  # what they are asked comes with their call, which another check waits for
    world.trace.count("hands compared")
    ways: list[Way] = [hand_post, partial(_called, known), partial(_reminded, known, found.text)]
    plea = open_plea(table)
    if plea is not None and seat in asked_by(table, plea):  # it stands there till they answer
        ways.insert(0, _pleaded)
    owed = set[str]()
    for way in ways:
        owed = told(await world.ask(_hand(world, table, seat, known, way)))
        if owed <= told(found.text):
            return []
    if world.witness.troubled(found.since - A_MOMENT):
        return []
    missing = sorted(owed - told(found.text))
    return [f"{known.key} does not read what they hold at {table.id}: {missing}"]


async def _hand(world: World, table: Table, seat: Seat, known: SelfRecord, way: Way) -> str:
    desk = world.bot.desk
    say, limits = desk.people.speech_of(known), desk.platforms[known.platform].limits
    return (await way(grip_of(desk.kit, table, seat, say, limits, known.asked))).text


def _called(known: SelfRecord, grip: Grip) -> Awaitable[Post]:
    return call_post(grip, hands=known.hands)


async def _pleaded(grip: Grip) -> Post:
    return plea_post(grip)


def _reminded(known: SelfRecord, text: str, grip: Grip) -> Awaitable[Post]:
    """How many days have gone by is not what this is about: they are taken from what is there."""
    days = re.search(r"\d+(?= (days|napja))", text)
    return reminder_post(grip, int(days[0]) if days else 1, hands=known.hands)
