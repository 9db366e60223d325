"""What a board says of those who are waited for, and of those who decide for others."""

from __future__ import annotations

from collections.abc import Iterator

from bot.contract import NO_MARK, Button, Limits, Mark, Stamps, Style, button_data
from bot.posts.rows import Row
from bot.tables.calling.hours import Hours, city
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.waiting.minding import free_seats
from bot.tables.waiting.wills import OFFER, PACE, PAUSE, have_left, wants
from bot.words import Speech, listing
from engines.log import Cause
from engines.values import Seat


def moment(say: Speech, at: float, limits: Limits) -> str:
    """A moment as it is read: where a platform can, in each reader's own time.

    Else by the clock of whoever it is said to, if that is known, and where that hangs.
    """
    if limits.stamps is Stamps.ALONE:
        return f"<t:{int(at)}:f> (<t:{int(at)}:R>)"
    day = Hours(say.zone).clock(at)
    words = say(
        "moment",
        weekday=say("weekdays").split(", ")[day.weekday()],
        day=str(day.day),
        month=say("months").split(", ")[day.month - 1],
        time=f"{day:%H:%M}",
        clock=city(say, say.zone) if say.zone else "UTC",
    )
    many = limits.stamps is Stamps.PUBLIC and not say.zone
    return f"<t:{int(at)}|{words}>" if many or limits.stamps is Stamps.WORDED else words


def time_lines(say: Speech, table: Table, limits: Limits) -> list[str]:
    """Until when those have time who are to move, and whom the others may do without."""
    if table.status is Status.RESTING:
        return [say("board-rests")]
    asked: dict[str, list[str]] = {}
    for seat, at in table.until:
        if seat not in table.late:
            asked.setdefault(moment(say, at, limits), []).append(table.places[seat].name)
    lines = [say("board-until", names=listing(say, who), when=at) for at, who in asked.items()]
    late = [table.places[seat].name for seat in table.late]
    return [*lines, say("board-late", names=listing(say, late))] if late else lines


def minding_lines(say: Speech, table: Table) -> list[str]:
    """For whom a friend, a computer or the clock decides, and whose seat is free."""
    if table.status is Status.OVER:
        return []
    lines = []
    free, sat_in = free_seats(table), _sat_in(table)
    for seat, place in enumerate(table.places):
        if place.friend is not None:
            lines.append(say("board-friend", name=place.name))
        elif seat in sat_in:
            lines.append(say("board-sitter", name=place.name))
    if free:
        names = [table.places[seat].name for seat in free]
        lines.append(say("board-free", names=listing(say, names), count=len(free)))
    moved = [table.places[seat].name for seat in _moved_by_clock(table)]
    return [*lines, say("board-clock", names=listing(say, moved))] if moved else lines


def _sat_in(table: Table) -> list[Seat]:
    """In whose seats computers sit until their people are back."""
    if table.story is None or table.status not in (Status.PLAYING, Status.RESTING):
        return []
    gone = (*table.told.resigned, *free_seats(table))
    minded = (seat for seat, place in enumerate(table.places) if place.person and place.level)
    return [seat for seat in minded if seat not in gone]


def _moved_by_clock(table: Table) -> list[Seat]:
    """For whom the clock has moved since somebody moved himself."""
    found: list[Seat] = []
    for row in reversed(table.told.rows):
        if row.cause is not Cause.CLOCK:
            break
        if not row.text.startswith("!") and row.seat not in found:
            found.append(row.seat)
    return found


def will_lines(say: Speech, table: Table) -> Iterator[str]:
    """What people want who need the others for it."""
    if table.status is Status.OVER:
        return
    for person, choice in wants(table, PACE).items():
        if choice != table.pace:
            yield say("board-wish-pace", name=_name(table, person), pace=say(f"pace-{choice}"))
    if gone := [table.places[seat].name for seat in have_left(table)]:
        yield say("board-left", names=listing(say, gone), count=len(gone))
    names = [_name(table, person) for person in wants(table, PAUSE)]
    if names:
        yield say("board-wish-pause", names=listing(say, names), count=len(names))
    for person in wants(table, OFFER):
        yield say("board-wish-friend", name=_name(table, person))


def _name(table: Table, person: str) -> str:
    seat = table.seat_of(person)
    return "?" if seat is None else table.places[seat].name


def ways_back(say: Speech, table: Table, mark: Mark = NO_MARK) -> Row:
    """A button for those in whose seats computers sit, if there are any."""
    return (back_button(say, table, mark),) if _sat_in(table) else ()


def offers(say: Speech, table: Table, mark: Mark) -> Iterator[Row]:
    """What may be pressed about all that, each in a row of its own."""
    if table.status is Status.RESTING:
        yield (_button(say, table, mark, "wake", Style.PRIMARY),)
    if have_left(table):
        yield (choices_button(say, table, mark),)
    for choice in dict.fromkeys(wants(table, PACE).values()):
        if choice != table.pace:
            label = say("button-agree-pace", pace=say(f"pace-{choice}"))
            yield (Button(label, button_data(table.id, mark, "pace", (choice,))),)
    if wants(table, PAUSE):
        agree, refuse = say("button-agree-pause"), say("button-pause-no")
        yield (
            Button(agree, button_data(table.id, mark, "pause", ("yes",))),
            Button(refuse, button_data(table.id, mark, "pause", ("no",))),
        )
    for person in wants(table, OFFER):
        yield (_for_seat(say, table, mark, "mind", table.seat_of(person) or 0),)
    for seat in free_seats(table):
        yield (_for_seat(say, table, mark, "takeover", seat),)


def back_button(say: Speech, table: Table, mark: Mark = NO_MARK) -> Button:
    """Takes one's own seat back from whoever minds it."""
    data = button_data(table.id, mark, "sitter", ("back",))
    return Button(say("button-sitter-back"), data, Style.PRIMARY)


def choices_button(say: Speech, table: Table, mark: Mark = NO_MARK) -> Button:
    """Opens what the others may decide for who does not come."""
    return Button(say("button-absent-choices"), button_data(table.id, mark, "absent"))


def _button(say: Speech, table: Table, mark: Mark, verb: str, style: Style = Style.PLAIN) -> Button:
    return Button(say(f"button-{verb}"), button_data(table.id, mark, verb), style)


def _for_seat(say: Speech, table: Table, mark: Mark, verb: str, seat: Seat) -> Button:
    label = say(f"button-{verb}", name=table.places[seat].name)
    return Button(label, button_data(table.id, mark, verb, (str(seat + 1),)))
