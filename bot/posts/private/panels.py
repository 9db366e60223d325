"""Panels about being away: each says how it is, and has a button for all that may be done."""

from __future__ import annotations

from collections.abc import Sequence

from bot.contract import NO_MARK, Button, Post, Style, button_data
from bot.games.levels import LEVELS, level_name
from bot.posts.public.lines import offers
from bot.posts.rows import Row
from bot.tables.pace import Pace
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.waiting.wills import OFFER, PAUSE, have_left, wants
from bot.words import Speech, listing
from engines.values import Seat


def _post(say: Speech, table: Table, key: str, text: str, rows: Sequence[Row]) -> Post:
    head = say("board-title", game=say(f"{table.game.info.id}-title"), table=table.id)
    shown = tuple(row for row in rows if row)
    return Post(f"{key}.{table.id}", f"{head}\n{text}", rows=shown, panel=table.id)


def _button(say: Speech, table: Table, verb: str, *words: str, key: str = "") -> Button:
    label = say(f"button-{key or verb}")
    return Button(label, button_data(table.id, NO_MARK, verb, words))


def _close(say: Speech, table: Table) -> Row:
    return (_button(say, table, "close"),)


def away_post(say: Speech, table: Table, person: str, *, leads: bool, place: str = "") -> Post:
    """Everything there is about being away, and for those in charge about sending away.

    Those in charge of a place the table was only brought to may hide it there: that place is named.
    """
    if table.status is Status.LOBBY and not place:
        return pace_post(say, table)
    seat = table.seat_of(person)
    if table.story is not None and seat in table.told.resigned:
        seat = None
    own = seat is not None and table.places[seat].person == person
    decides = own and table.own_seat(person) is not None
    first = (_button(say, table, verb) for verb in ("pace", "tempo", "pause"))
    charged = [_button(say, table, "hide", place)] if place else []
    if leads:
        charged = [_button(say, table, "remove"), _button(say, table, "cancel", key="end-all")]
    rows: list[Row] = [
        tuple(first) if decides else (),
        (_button(say, table, "sitter"), _button(say, table, "absent")) if seat is not None else (),
        (_button(say, table, "remind"), _button(say, table, "hours")) if own else (),
        (_button(say, table, "end"), _button(say, table, "resign")) if decides else (),
        # N.B. five rows at most: some platforms take no more.
        (*charged, *(() if place and seat is None else _close(say, table))),
    ]
    pace = say("pace-is", pace=say(f"pace-{table.pace}"))
    return _post(say, table, "away", f"{pace}\n{say('away-about')}", rows)


def pace_post(say: Speech, table: Table) -> Post:
    """How long people have for a turn, and how long they might."""
    rows: list[Row] = [
        (
            Button(
                say(f"pace-{each}"),
                button_data(table.id, NO_MARK, "pace", (each,)),
                Style.PRIMARY if each is table.pace else Style.PLAIN,
            ),
        )
        for each in Pace
    ]
    pace = say("pace-is", pace=say(f"pace-{table.pace}"))
    how = say("pace-about" if table.status is Status.LOBBY else "pace-agree")
    return _post(say, table, "pace", f"{pace}\n{how}", rows)


def pause_post(say: Speech, table: Table, person: str) -> Post:
    """Whether to rest, or that the table rests."""
    if table.status is Status.RESTING:
        return resting_post(say, table)
    wanted = wants(table, PAUSE)
    yes = _button(say, table, "pause", "yes", key="agree-pause" if wanted else "pause-yes")
    no = _button(say, table, "pause", "no", key="pause-no")
    row = (*((yes,) if person not in wanted else ()), *((no,) if wanted else ()))
    return _post(say, table, "pause", say("pause-about"), (row, _close(say, table)))


def resting_post(say: Speech, table: Table) -> Post:
    """The table rests: a press wakes it."""
    row = (_button(say, table, "wake"), *_close(say, table))
    return _post(say, table, "pause", say("board-rests"), (row,))


def sitter_post(say: Speech, table: Table, seat: Seat) -> Post:
    """Who is to decide in a seat while its person is away, or that they are back."""
    place = table.places[seat]
    if place.minder != place.person or place.person in wants(table, OFFER):
        key = "sitter-offered" if place.minder == place.person else "sitter-minded"
        row = (_button(say, table, "sitter", "back", key="sitter-back"), *_close(say, table))
        return _post(say, table, "sitter", say(key), (row,))
    friend = _button(say, table, "sitter", "friend", key="sitter-friend")
    levels = tuple(
        Button(
            say("button-sitter-level", rung=level_name(say, level)),
            button_data(table.id, NO_MARK, "sitter", (str(level),)),
        )
        for level in LEVELS
    )
    resign = _button(say, table, "resign")
    rows = ((friend,), levels[:3], levels[3:], (resign, *_close(say, table)))
    return _post(say, table, "sitter", say("sitter-about"), rows)


def minded_post(say: Speech, table: Table) -> Post:
    """Why somebody may do nothing in their own seat, and the button that takes it back."""
    row = (_button(say, table, "sitter", "back", key="sitter-back"), *_close(say, table))
    return Post(f"sitter.{table.id}", say("refuse-minded"), rows=(row,), panel=table.id)


def sitting_post(say: Speech, table: Table, seat: Seat | None = None) -> Post:
    """What there is at a table for who minds a friend's seat, or has none."""
    rows = tuple(offers(say, table, NO_MARK))
    if seat is not None and table.places[seat].friend is not None:
        rows = ((_button(say, table, "sitter", "back", key="sitting-end"),), *rows)
    key = "sitting-about" if rows else "sitting-nothing"
    return _post(say, table, "sitter", say(key), (*rows, _close(say, table)))


def absent_post(
    say: Speech, table: Table, asked: Sequence[tuple[Seat, Sequence[str], str]]
) -> Post:
    """Who is waited for, each with what may be voted for by now, or since when it may."""
    rows: list[Row] = []
    lines = []
    for seat, choices, when in asked:
        name = table.places[seat].name
        lines.append(say("absent-later", name=name, when=when) if when else "")
        if seat in have_left(table):
            lines.append(say("absent-left", name=name))
        rows += [
            (
                Button(
                    say(f"button-absent-{choice}", name=name),
                    button_data(table.id, NO_MARK, "absent", (str(seat + 1), choice)),
                ),
            )
            for choice in choices
        ]
    about = say("absent-about") if asked else say("absent-nobody")
    text = "\n".join(filter(None, (about, *lines)))
    return _post(say, table, "absent", text, (*rows, _close(say, table)))


def remove_post(say: Speech, table: Table, seats: Sequence[Seat]) -> Post:
    """Whose seat those in charge may take away."""
    rows: list[Row] = [
        (
            Button(
                say("button-remove-one", name=table.places[seat].name),
                button_data(table.id, NO_MARK, "remove", (str(seat + 1),)),
            ),
        )
        for seat in seats
    ]
    lobby = table.status is Status.LOBBY
    about = ("remove-about-lobby" if lobby else "remove-about") if seats else "remove-nobody"
    return _post(say, table, "remove", say(about), (*rows, _close(say, table)))


def end_post(say: Speech, table: Table, *, wanted: bool) -> Post:
    """Whether one would like the table to end; the answer stays between the two of us."""
    word = "no" if wanted else "yes"
    row = (_button(say, table, "end", word, key=f"end-{word}"), *_close(say, table))
    waiting = listing(say, list(table.names()))
    return _post(say, table, "end", say("end-about", names=waiting), (row,))
