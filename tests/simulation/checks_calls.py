"""Calls, by what messengers delivered: who is asked is called once a turn, and nobody else is."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from bot.contract.marks import Life
from bot.store.rows.who.people import SelfRecord, selves_of
from bot.tables.asking.tempo import Tempo
from bot.tables.asking.turns import turn_of
from bot.tables.asking.unasked import unasked
from bot.tables.calling.again import AGAIN
from bot.tables.calling.calls import PATIENT
from bot.tables.calling.hours import hours_of
from bot.tables.calling.presence import HERE
from bot.tables.status import Status
from bot.tables.table import Table
from engines.log import ALL
from engines.story import Story, begin
from engines.values import Seat
from tests.simulation.checks import check
from tests.simulation.witness import Sent

if TYPE_CHECKING:
    from tests.simulation.world import World

BROUGHT: Final = 30.0
"""Seconds a call may take once it is due, where nothing goes wrong."""
ON_ITS_WAY: Final = 15.0
"""Seconds for which a call may be on its way to somebody who has moved meanwhile."""
REFUSING: Final = frozenset({"refused post"})
"""Where a messenger finds fault with what is said, it is not said again."""
SEATING: Final = frozenset({"sitter", "mind", "takeover", "absent", "remove", "away", "leave"})
"""Verbs by which others may come to decide for a seat: they are called anew."""


class Turn(NamedTuple):
    """What somebody is called for once."""

    table: str
    person: str
    turn: int
    taken_back: int
    """How often all had agreed before to take moves back."""


@dataclass
class Past:
    """A table as it stood after each row of its log."""

    stories: list[tuple[float, Story[Any, Any]]] = field(default_factory=list)

    def grow(self, world: World, table: Table) -> None:
        """Read what was written since the last look."""
        if not self.stories:
            self.stories.append((0.0, begin(table.game, table.told.deal)))
        known = len(self.stories) - 1
        times = world.rows(
            "SELECT at FROM log WHERE `table`=? AND step>? ORDER BY step", table.id, known
        )
        for (at,), row in zip(times, table.told.rows[known:], strict=True):
            self.stories.append((at, self.stories[-1][1].then(row)))

    def around(self, at: float) -> Iterator[Story[Any, Any]]:
        """As it stood at a time and shortly before, the newest first."""
        until = None
        for since, story in reversed(self.stories):
            if since <= at and (until is None or until >= at - ON_ITS_WAY):
                yield story
            until = since


@dataclass
class Book:
    """What is known of the calls of a world."""

    read: int = 0
    """How many of the messages that were sent have been looked at."""
    made: defaultdict[Turn, list[Sent]] = field(default_factory=lambda: defaultdict(list))
    pasts: defaultdict[str, Past] = field(default_factory=lambda: defaultdict(Past))


@check
async def who_is_asked_is_called_once(world: World) -> Iterable[str]:
    """And nobody who is not, nor anybody who is here."""
    book = world.calls
    tables = {each.id: each for each in await world.every_table() if each.story is not None}
    for table in tables.values():
        book.pasts[table.id].grow(world, table)
    if "clock leaps" in world.faults.happened:
        return []  # what was written at wrong times tells nothing of who was asked when
    people = dict(world.rows("SELECT key, person FROM selves"))
    wrong = []
    fresh, book.read = world.witness.sent[book.read :], len(world.witness.sent)
    for sent in fresh:
        for table in tables.values():
            if calls_for(world, table, sent):
                wrong += _noted(world, table, sent, {people.get(key, key) for key in sent.people()})
    for table in tables.values():
        if table.status is Status.PLAYING and len(table.places) > 1:
            for seat in table.to_move():
                wrong += await _missed(world, table, seat)
    return wrong


def calls_for(world: World, table: Table, sent: Sent) -> bool:
    """Whether a message calls somebody for their turn: by its words, or as a board that mentions.

    N.B. reminders and what tells of an end have other words.
    """
    if any(line in sent.text for line in _lines(world, table)):
        return True
    deeds = [(mark, verb) for of, mark, verb in sent.deeds() if of == table.id]
    lobby = any(verb in ("join", "start") for _, verb in deeds)
    board = any(mark.life is Life.POST for mark, _ in deeds) and not lobby
    newest = next(world.calls.pasts[table.id].around(sent.at), None)
    return bool(sent.called) and board and newest is not None and bool(newest.to_move())


def _lines(world: World, table: Table) -> Iterator[str]:
    """What a call begins with."""
    words = world.bot.desk.kit.words
    for language in words.languages:
        say = words.of(language)
        title = say(f"{table.game.info.id}-title")
        for count in (1, 2):
            yield say("call-turn", count=count, game=title, table=table.id)


def _noted(world: World, table: Table, sent: Sent, people: Iterable[str]) -> list[str]:
    """Keep that people were called; what is wrong with that."""
    wrong, book = [], world.calls
    for person in sorted(people):
        turn = next(_turns_at(world, table, person, sent.at), None)
        if turn is None:
            if world.faults.happened & {"clock leaps", "slow clock"}:
                continue  # what was set back may have written a move down before a call
            wrong.append(f"{person} was called at {table.id}, and not asked: {sent.text[:60]!r}")
            continue
        world.trace.count("calls heard")
        if sent.loud and _was_here(world, table, person, sent):
            wrong.append(f"{person} was here, and called at {table.id}")
        before = [each for each in book.made[turn] if each.loud and sent.loud]
        book.made[turn].append(sent)
        if before and not _may_be_twice(world, table, person, before[-1], sent):
            wrong.append(f"{person} was called twice at {table.id} for turn {turn.turn}")
    return wrong


def _was_here(world: World, table: Table, person: str, sent: Sent) -> bool:
    """Whether somebody had just done something, and is not called at once all the same."""
    keys = [key for (key,) in world.rows("SELECT key FROM selves WHERE person=?", person)]
    doubtful, witness = sent.true - ON_ITS_WAY, world.witness
    if witness.joined_since(keys, doubtful):
        keys = [key for key in keys if key in sent.people()]  # nobody knew yet of the others
    last = max(
        (witness.last_sign(key, doubtful) for key in keys or [person]), key=attrgetter("true")
    )
    # N.B. the bot has but its clock; a sign far ahead of it is from before that was set back.
    here = max(abs(sent.at - last.at), sent.true - last.true) < HERE - ON_ITS_WAY
    settled = any(verb in ("tempo", "new") for _, verb in witness.heard[table.id])
    settled |= any(verb == "tempo" for _, verb in witness.heard[""])  # typed, of no table
    return here and not settled and not witness.troubled(last.at)


def _turns_at(world: World, table: Table, person: str, at: float) -> Iterator[Turn]:
    """For what somebody was asked at a time and shortly before, the newest first."""
    seat = table.seat_of(person)
    for story in world.calls.pasts[table.id].around(at):
        seats = range(len(table.places)) if seat is None else (seat,)
        for each in seats:  # N.B. who has left since may have sat anywhere
            if each in story.to_move():
                yield _named(world, replace(table, story=story), person, each)


def _named(world: World, table: Table, person: str, seat: Seat) -> Turn:
    taken_back = sum(row.text.endswith(ALL) for row in table.told.rows)
    turn = turn_at(world, table, seat)
    return Turn(table.id, person, turn, taken_back)


def _may_be_twice(world: World, table: Table, person: str, first: Sent, second: Sent) -> bool:
    """Somebody wants both ways, another sat there meanwhile, or a messenger was not heard.

    Nor is it told for which turn they were called by a clock that was set back since, or where
    another had just begun.
    """
    if first.true <= world.clock.set_back:
        return True
    if len(set(_turns_at(world, table, person, first.at))) > 1:
        return True
    chosen = [way for (way,) in world.rows("SELECT calls FROM selves WHERE person=?", person)]
    # N.B. of both ways one mentions them, be it in their own private chat, where they play alone
    heard = [each for every in world.witness.heard.values() for each in every]
    both = "both" in chosen or any(at >= first.at and verb == "calls" for at, verb in heard)
    if both and bool(first.called) != bool(second.called):
        return True
    reseated = any(
        first.at <= at <= second.at and verb in SEATING
        for at, verb in world.witness.heard[table.id] + world.witness.heard[""]
    )
    return reseated or any(first.at - 30 <= at <= second.at for at, *_ in world.witness.troubles)


async def _missed(world: World, table: Table, seat: Seat) -> list[str]:
    """Whether somebody is asked, is not here, and has not been called though they can be."""
    person, guide = table.places[seat].minder, world.bot.desk.kit.guide(table.game)
    if person is None or seat in unasked(guide, table):
        return []
    selves = await world.read(partial(selves_of, person=person))
    turn, now = _named(world, table, person, seat), world.clock.now()
    since = asked_since(world, table, seat)
    signs = [world.witness.last_before(each.key) for each in selves]
    due = max([since, table.acted[seat] + HERE, *(at + HERE for at in signs)])
    if due > since:  # whoever is here when they are asked is given as long from then on
        due = max(due, since + HERE)
    match table.told.tempo:
        case Tempo.LIVE:
            due = max(due, since + PATIENT)
        case Tempo.SLOW:
            due = since
    hours = await world.read(partial(hours_of, person=person))
    if hours.awake(due) + BROUGHT > now or any(each.calls == "none" for each in selves):
        return []
    world.trace.count("calls that are due")
    made = _made(world, turn, {person, *(each.key for each in selves)})
    if any(sent.loud for sent in made) or (made and world.witness.troubled(since - BROUGHT)):
        return []
    if shown_on_page(world, table, selves, _lines(world, table)):
        return []
    if not is_reachable(world, table, selves, since):
        return []
    if world.witness.troubled(since, REFUSING) or _comes_later(world, table, seat, since):
        return []
    how = "made no sound" if made else "never came"
    return [f"{person} has been asked at {table.id} for {now - since:.0f} s, and the call {how}"]


def _made(world: World, turn: Turn, keys: set[str]) -> list[Sent]:
    """The calls for a turn to somebody of these selves, be they one person since or no longer."""
    return [
        sent
        for known, sents in world.calls.made.items()
        if (known.table, known.turn) == (turn.table, turn.turn)
        for sent in sents
        if known.person in keys or not keys.isdisjoint(sent.people())
    ]


def _comes_later(world: World, table: Table, seat: Seat, since: float) -> bool:
    """Whether a messenger puts off what is owed, or a table is shown again since the last try."""
    owed = "SELECT 1 FROM outbox WHERE `table`=? AND due>?"
    if world.witness.troubled(since) and world.rows(owed, table.id, world.clock.now()):
        return True
    shown = "SELECT MAX(shown) FROM showings WHERE `table`=? AND closed=0 AND asleep IS NULL"
    [(back,)] = world.rows(shown, table.id)
    timers = world.rows(
        "SELECT due, body FROM timers WHERE `table`=? AND seat=? AND kind='call' AND due>?",
        *(table.id, seat, world.clock.now()),
    )
    vain = [due - AGAIN for due, body in timers if "vain" in (body or "")]
    return any(tried < (back or 0.0) for tried in vain)


def turn_at(world: World, table: Table, seat: Seat) -> int:
    """The number of the turn a seat is in."""
    return turn_of(world.bot.desk.kit.guide(table.game), table, seat)


def asked_since(world: World, table: Table, seat: Seat) -> float:
    """Since when somebody is asked for what they are asked now."""
    since, turn = table.since or table.created, turn_at(world, table, seat)
    for at, story in reversed(world.calls.pasts[table.id].stories):
        then = replace(table, story=story)
        if seat not in story.to_move():
            break
        if turn_at(world, then, seat) != turn:
            break
        since = max(at, table.created)
    return since


def shown_on_page(
    world: World, table: Table, selves: Sequence[SelfRecord], lines: Iterable[str]
) -> bool:
    """Whether a page shows what they are called for, to all or to them: there that is a call."""
    keys = [each.key for each in selves if each.platform == "web"]
    private = [
        text
        for (text, person) in world.rows("SELECT text, person FROM web_messages")
        if f"web:{person}" in keys
    ]
    if any(line in text for line in lines for text in private):
        return True
    rows = world.rows(
        "SELECT m.ping FROM showings s JOIN web_messages m ON m.id=s.message WHERE s.`table`=?",
        table.id,
    )
    return any(key in str(ping) for (ping,) in rows for key in keys)


def is_reachable(world: World, table: Table, selves: Sequence[SelfRecord], since: float) -> bool:
    """Whether there is a way to call somebody for what has been so since a time."""
    open_ = world.rows(
        "SELECT s.venue FROM showings s WHERE s.`table`=? AND s.closed=0 AND s.asleep IS NULL",
        table.id,
    )
    public = Counter(venue.partition(":")[0] for (venue,) in open_)
    return any(
        (public[each.platform] and not _seems_away(world, each, since))
        or _takes_letters(world, each, since)
        for each in selves
    )


def _seems_away(world: World, known: SelfRecord, since: float) -> bool:
    """Whether Discord has said since a time that somebody is not there, and it is too soon again.

    It tells nobody that they are back.
    """
    last = world.witness.found_away(known.native) + world.clock.ahead
    return last >= since and world.clock.now() < last + AGAIN + BROUGHT


def _takes_letters(world: World, known: SelfRecord, since: float) -> bool:
    """Whether a messenger lets the bot write to somebody, as far as it can know."""
    if known.platform == "telegram":
        return bool(world.telegram.server.town.chats[int(known.native)].admits)
    if known.platform == "discord":
        closed = known.native in world.towns["discord"].server.town.closed
        return not closed and not _seems_closed(world, known, since)
    return False


def _seems_closed(world: World, known: SelfRecord, since: float) -> bool:
    """Whether Discord has refused a letter since a time, and it is too soon to try another.

    It tells nobody that a private chat was opened again, unless its person speaks there.
    """
    last = world.witness.letter_refused(known.native) + world.clock.ahead
    if last < since or world.witness.spoken.get(known.key, 0.0) > last:
        return False
    return world.clock.now() < last + AGAIN + BROUGHT
