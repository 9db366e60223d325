"""When somebody is not to be called: quiet hours, days off, a week away, by their own clock."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.contract import NO_MARK, Answer, Button, Post, Style, button_data, whole_number
from bot.desk.ask import Ask, Question, quoted
from bot.store import Transaction
from bot.store.rows.who.hours import keep_hours, load_hours
from bot.tables.calling.again import rest_anew
from bot.tables.calling.hours import (
    DAY,
    PLACES,
    Hours,
    city,
    hours_in,
    record_of,
    zone_named,
    zone_of,
)
from bot.words import Speech, listing, unaccented
from bot.words.typed import means

if TYPE_CHECKING:
    from bot.desk.desk import Desk

OFFERED: Final = ("22-8", "23-7")
"""Quiet hours that are a press away."""
WEEKEND: Final = frozenset({5, 6})
LONGEST: Final = 60
"""Days somebody may be away for."""
SECONDS: Final = 24 * 3600.0
"""Of a day."""

_SPAN = re.compile(
    r"(\d{1,2})(?::(\d\d))?(am|pm)?[-–—](\d{1,2})(?::(\d\d))?(am|pm)?", re.IGNORECASE
)


async def hours(desk: Desk, ask: Ask) -> Answer:
    """Do not call me at night, on my days off, or for a while; without words, what is settled."""
    now = desk.world.now()
    if ask.words and means(desk.kit.words, ask.words[0], "clock") and not ask.words[1:]:
        return Answer(post=_places(ask.say, now))
    kept = await desk.store.read(lambda sql: load_hours(sql, ask.person))
    usual = Hours(ask.say.zone or ask.say("hours-zone"))
    old = usual if kept is None else hours_in(kept)
    if not ask.words:
        return Answer(post=_settled(ask.say, old, now, sure=bool(kept or ask.say.zone)))

    def job(tx: Transaction) -> Hours:
        newest = load_hours(tx.sql, ask.person)
        before = usual if newest is None else hours_in(newest)
        new = _said(desk, ask, before, now)
        keep_hours(tx.sql, record_of(ask.person, new))
        if new.zone != before.zone or _names_clock(ask):
            desk.people.live_by(tx, ask.command.person.key, new.zone)
        rest_anew(tx, ask.person)
        return new

    new = await desk.write(ask, job)
    return Answer(post=_settled(ask.say, new, now, sure=kept is not None))


def _said(desk: Desk, ask: Ask, old: Hours, now: float) -> Hours:
    """The hours these words ask for, word by word."""
    words, new = list(ask.words), old
    while words:
        word = words.pop(0)
        if (quiet := _span(word)) is not None:
            new = replace(new, quiet=quiet)
        elif means(desk.kit.words, word, "off"):
            new = Hours(new.zone) if len(ask.words) == 1 else new
        elif means(desk.kit.words, word, "loud"):
            new = replace(new, quiet=None)
        elif means(desk.kit.words, word, "weekend"):
            new = replace(new, days=WEEKEND)
        elif means(desk.kit.words, word, "weekdays"):
            new = replace(new, days=frozenset())
        elif means(desk.kit.words, word, "back"):
            new = replace(new, away=0.0)
        elif means(desk.kit.words, word, "away"):
            new = replace(new, away=now + _days(ask, words) * SECONDS)
        elif days := _weekdays(desk, [word, *words]):
            del words[: len(days) - 1]
            new = replace(new, days=frozenset(days))
        else:
            return replace(new, zone=_zone(ask, [word, *words]))
    return new


def _span(word: str) -> tuple[int, int] | None:
    """From when until when, in minutes: `22-8`, `22:30–7`, `10pm-8am`."""
    found = _SPAN.fullmatch(word)
    if found is None:
        return None
    begins, ends = _minute(*found.group(1, 2, 3)), _minute(*found.group(4, 5, 6))
    if begins is None or ends is None or begins % DAY == ends % DAY:
        return None
    return begins % DAY, ends % DAY


def _minute(hour: str, minute: str | None, half: str | None) -> int | None:
    """A time of the day in minutes, to the quarter."""
    hours, minutes = int(hour), int(minute or 0)
    if half:
        if not 1 <= hours <= 12:
            return None
        hours = hours % 12 + 12 * (half.casefold() == "pm")
    if hours > 24 or minutes > 59:
        return None
    return round((hours * 60 + minutes) / 15) * 15


def _days(ask: Ask, words: list[str]) -> int:
    """For how many days somebody is away; a week if they do not say."""
    if not words:
        return 7
    days = whole_number(words.pop(0))
    if days is None or not 1 <= days <= LONGEST:
        raise _unread(ask)
    while words and whole_number(words[0]) is None and words[0].isalpha():
        words.pop(0)  # what is counted: days
    return days


def _weekdays(desk: Desk, words: Sequence[str]) -> list[int]:
    """The days of the week these words begin with."""
    found: list[int] = []
    for word in words:
        day = next(_named_days(desk, word.strip(",")), None)
        if day is None:
            break
        found.append(day)
    return found if len({*found}) < 7 else []


def _named_days(desk: Desk, word: str) -> Iterator[int]:
    """The day of the week a word is, or begins like, in any language."""
    bare = unaccented(word)
    for language in desk.kit.words.languages:
        for day, name in enumerate(desk.kit.words.of(language)("hours-weekdays").split(", ")):
            if len(bare) >= 2 and unaccented(name).startswith(bare):
                yield day


def _names_clock(ask: Ask) -> bool:
    """Whether the words end with the name of a zone."""
    return any(zone_named(" ".join(ask.words[at:])) for at in range(len(ask.words)))


def _zone(ask: Ask, words: list[str]) -> str:
    """The zone the rest of the words names; takes them all."""
    zone = zone_named(" ".join(words))
    if zone is None:
        raise _unread(ask)
    return zone


def _unread(ask: Ask) -> Question:
    why = ask.say("refuse-hours", text=quoted(" ".join(ask.words)))
    return Question(Post("hours", why, rows=_choices(ask.say, Hours(), 0.0)), refused=True)


def _settled(say: Speech, own: Hours, now: float, *, sure: bool) -> Post:
    """What is settled, what else can be, and whether the clock is right."""
    told = []
    if own.away > now:
        there = own.clock(own.away)
        month = say("hours-months").split(", ")[there.month - 1]
        told.append(say("hours-away", month=month, day=there.day, time=f"{there:%H:%M}"))
    if own.quiet is not None:
        told.append(say("hours-quiet", begins=_time(own.quiet[0]), ends=_time(own.quiet[1])))
    if own.days:
        names = say("hours-weekdays").split(", ")
        told.append(say("hours-days", days=listing(say, [names[day] for day in sorted(own.days)])))
    clock = say("hours-clock", time=f"{own.clock(now):%H:%M}", zone=city(say, own.zone))
    lines = [say("hours-title") if told else say("hours-none"), *told, clock]
    rows = _choices(say, own, now)
    if sure:
        return Post("hours", "\n".join(lines), rows=rows)
    return Post("hours", "\n".join((*lines, say("hours-unsure"))), rows=rows)


def _choices(say: Speech, own: Hours, now: float) -> tuple[tuple[Button, ...], ...]:
    """What is usual, what is settled standing out: pressed again, that is no more."""
    nights = []
    for span in OFFERED:
        chosen = own.quiet == _span(span)
        label = say("hours-nights", span=span.replace("-", "–"))
        nights.append(_button(label, "loud" if chosen else span, chosen=chosen))
    free, gone = own.days == WEEKEND, own.away > now
    weekend = _button(say("hours-weekend"), "weekdays" if free else "weekend", chosen=free)
    away = _button(say("hours-back" if gone else "hours-week"), "back" if gone else "away 7")
    clock, off = _button(say("hours-other-clock"), "clock"), _button(say("hours-off"), "off")
    return tuple(nights), (weekend, away), (clock, off)


def _places(say: Speech, now: float) -> Post:
    """Clocks to choose from, each with what it shows now."""
    buttons = [
        _button(f"{city(say, zone)} {Hours(zone).clock(now):%H:%M}", zone)
        for zone in PLACES
        if zone_of(zone) is not None
    ]
    buttons.append(_button(f"UTC {Hours().clock(now):%H:%M}", "UTC"))
    rows = tuple(tuple(buttons[at : at + 3]) for at in range(0, len(buttons), 3))
    return Post("hours", say("hours-which-clock"), rows=rows)


def _button(label: str, words: str, *, chosen: bool = False) -> Button:
    style = Style.PRIMARY if chosen else Style.PLAIN
    return Button(label, button_data("-", NO_MARK, "hours", words.split()), style)


def _time(minute: int) -> str:
    return f"{minute // 60}:{minute % 60:02}"
