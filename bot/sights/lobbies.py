"""A table that is being set up, as one person has it before them, with what they may press."""

from __future__ import annotations

from bot.contract import NO_MARK, Button, Post, Sight, Style, Urgency, button_data
from bot.lessons.book import lesson_of
from bot.posts.pages import learn_button
from bot.posts.public.lobby import company, lobby_lines, option_choices, parting, removing
from bot.sights.signs import signs_of
from bot.tables.status import Status
from bot.tables.table import Table
from bot.words import Speech
from bot.words.typed import said


def lobby_sight(say: Speech, table: Table, person: str) -> Post:
    """Who sits there, what is played, and how one joins, chooses or starts."""
    seat = table.seat_of(person)
    join = (_button(say, table, "join", Style.PRIMARY),)
    rows = [join] if seat is None else _of_the_seated(say, table, host=table.host == person)
    taught = lesson_of(table.game) is not None
    learn = (learn_button(say, table.game.info.id),) if taught else ()
    rows.append((_button(say, table, "rules"), *learn))
    sight = Sight(table.id, _title(say, table), table.status.value, signs_of(say, table, seat))
    return _post(table, "\n".join(lobby_lines(say, table)), tuple(rows), sight)


def closed_sight(say: Speech, table: Table) -> Post:
    """A table that never began, or that cannot go on."""
    title = _title(say, table)
    text = say("lobby-cancelled", game=title)
    if table.status is Status.PAUSED:
        text = say("board-paused", table=table.id)
    return _post(table, text, (), Sight(table.id, title, table.status.value))


def _of_the_seated(say: Speech, table: Table, *, host: bool) -> list[tuple[Button, ...]]:
    missing = len(table.places) < table.game.info.seats.start
    first = [] if missing else [_button(say, table, "start", Style.PRIMARY)]
    computers = company(say, table, NO_MARK, "sight-computer") + parting(say, table, NO_MARK)
    pace = say("button-pace-is", pace=say(f"pace-{table.pace}"))
    how = Button(pace, button_data(table.id, NO_MARK, "pace"))
    kept = () if table.tidied is None else (_button(say, table, "keep"),)
    last = [_button(say, table, "invite"), how, *kept, _button(say, table, "leave")]
    last += removing(say, table, NO_MARK)
    if host:  # N.B. whoever draws tables asks twice by itself
        away = button_data(table.id, NO_MARK, "cancel", said(say, "sure")[:1])
        last.append(Button(say("button-cancel"), away, Style.DANGER))
    options = tuple(
        Button(label, button_data(table.id, NO_MARK, "option", words))
        for label, words in option_choices(say, table)
    )
    return [row for row in (tuple(first), computers, options, tuple(last)) if row]


def _button(say: Speech, table: Table, verb: str, style: Style = Style.PLAIN) -> Button:
    return Button(say(f"button-{verb}"), button_data(table.id, NO_MARK, verb), style)


def _title(say: Speech, table: Table) -> str:
    return say(f"{table.game.info.id}-title")


def _post(table: Table, text: str, rows: tuple[tuple[Button, ...], ...], sight: Sight) -> Post:
    return Post(f"sight.{table.id}", text, rows=rows, urgency=Urgency.ANSWER, sight=sight)
