"""The post of a table that is being set up, and the parts it is made of."""

from __future__ import annotations

from collections.abc import Iterator

from bot.contract import Button, Mark, Post, Style, Urgency, button_data
from bot.games.levels import LEVELS, level_name
from bot.lessons.book import lesson_of
from bot.posts.public.lines import moment
from bot.posts.rows import Frame, Row, table_button, uncut
from bot.tables.table import Place, Table
from bot.words import Speech
from bot.words.typed import said


def lobby_post(table: Table, frame: Frame) -> Post:
    """Who has sat down, with all that can be done before it begins."""
    missing = len(table.places) < table.game.info.seats.start
    join = table_button(frame, table, "join", Style.PRIMARY if missing else Style.PLAIN)
    start = table_button(frame, table, "start", Style.PLAIN if missing else Style.SUCCESS)
    leave, invite, rules = (table_button(frame, table, v) for v in ("leave", "invite", "rules"))
    cancel = table_button(frame, table, "cancel", Style.DANGER)
    options = tuple(
        Button(label, button_data(table.id, frame.mark, "option", words))
        for label, words in option_choices(frame.say, table)
    )
    pace = Button(
        frame.say("button-pace-is", pace=frame.say(f"pace-{table.pace}")),
        button_data(table.id, frame.mark, "pace"),
    )
    kept = () if table.tidied is None else (table_button(frame, table, "keep", Style.PRIMARY),)
    computers = uncut([company(frame.say, table, frame.mark)], frame.limits)
    last = (
        *kept,
        start,
        *parting(frame.say, table, frame.mark),
        *removing(frame.say, table, frame.mark),
        rules,
        *_lesson(table, frame),
        cancel,
    )
    rows = [(join, leave, invite), *computers, (*options, pace), last]
    shown = tuple(row for row in rows if row)
    lines = lobby_lines(frame.say, table)
    if table.tidied is not None:
        when = moment(frame.say, table.tidied, frame.limits)
        lines.append(frame.say("lobby-tidied", when=when))
    return Post(frame.key, "\n".join(lines), rows=shown, urgency=Urgency.LOBBY)


def company(say: Speech, table: Table, mark: Mark, key: str = "button-computer") -> Row:
    """A button for a computer of each level to be seated."""
    return tuple(
        Button(
            say(key, rung=level_name(say, level)),
            button_data(table.id, mark, "computer", (str(level),)),
        )
        for level in LEVELS
    )


def parting(say: Speech, table: Table, mark: Mark) -> Row:
    """The button that lets the last computer go, if there is one."""
    if all(place.person is not None for place in table.places):
        return ()
    away = button_data(table.id, mark, "computer", said(say, "none")[:1])
    return (Button(say("button-computer-away"), away),)


def removing(say: Speech, table: Table, mark: Mark) -> Row:
    """The button that lets a person go, where several are there."""
    if sum(place.person is not None for place in table.places) < 2:
        return ()
    return (Button(say("button-person-away"), button_data(table.id, mark, "remove")),)


def _lesson(table: Table, frame: Frame) -> tuple[Button, ...]:
    """The way to the game's guided first game, if there is one."""
    if lesson_of(table.game) is None:
        return ()
    return (table_button(frame, table, "learn", Style.PLAIN, table.game.info.id),)


def lobby_lines(say: Speech, table: Table) -> list[str]:
    """What is being set up, who has sat down, who is missing."""
    game = table.game.info.id
    missing = max(0, table.game.info.seats.start - len(table.places))
    return [
        say("lobby-title", game=say(f"{game}-title"), table=table.id),
        say(f"{game}-blurb"),
        *(_seat_line(say, place) for place in table.places),
        say("lobby-missing", missing=missing) if missing else say("lobby-ready"),
    ]


def _seat_line(say: Speech, place: Place) -> str:
    """Who sits there."""
    if place.person is None and place.level is not None:
        rung = level_name(say, place.level)
        return say("seat-computer", name=place.name, level=place.level, rung=rung)
    return say("seat-person", name=place.name)


def option_choices(say: Speech, table: Table) -> Iterator[tuple[str, tuple[str, str]]]:
    """Each option as it stands, with the words that choose its next value."""
    game = table.game.info.id
    chosen = table.game.info.settle(dict(table.options))
    for option in table.game.info.offered:
        value = chosen[option.id]
        after = option.values[(option.values.index(value) + 1) % len(option.values)]
        key = f"{game}-option-{option.id}"
        yield say("button-option", name=say(key), value=say(f"{key}-{value}")), (option.id, after)
