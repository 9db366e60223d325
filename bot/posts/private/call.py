"""Calls: what somebody reads whose turn it is, privately or where the table is shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.contract import NO_MARK, Button, Limits, Post, Style, Urgency, button_data
from bot.games.guide import Guide
from bot.posts.news import napped
from bot.posts.private.grip import Grip
from bot.posts.private.pad import hand_post, pad_post
from bot.posts.private.told import told_lines, told_rows
from bot.posts.public.board import board_post
from bot.posts.public.lines import choices_button, moment
from bot.posts.rows import Frame
from bot.store.rows.play.calls import CallRecord
from bot.tables.table import Table
from bot.words import Speech, listing
from engines.values import Seat


async def call_post(grip: Grip, *, hands: bool, line: str = "") -> Post:
    """The private post that calls a seat's person: what they hold, and the buttons to move by.

    What has happened since they moved is told and marked on its picture.
    Without `hands` what they hold is shown on request only, and so is what they alone may know.
    """
    table, line = grip.table, line or call_line(grip.say, grip.table, 1)
    away = tuple(napped(grip.guide, table, grip.seat, grip.say, hands=hands or not table.private))
    if not table.private:
        post = await pad_post(grip, away=away)
    elif hands:
        post = await hand_post(grip, away=away)
    else:
        move = grip.button("button-move", "pad", (), Style.PRIMARY)
        post = Post(f"hand.{table.id}", "\n".join(away), rows=((move,),))
    text = "\n".join(filter(None, (line, post.text)))[: grip.limits.text]
    return replace(post, text=text, urgency=Urgency.PLAY)


async def over_post(grip: Grip) -> Post:
    """What stands in the place of a private post when the game is over: how it ended."""
    table, say, limits = grip.table, grip.say, grip.limits
    key = f"hand.{table.id}" if table.private else f"pad.{table.id}"
    post = await board_post(grip.kit, table, Frame(key, NO_MARK, say, limits))
    # N.B. a page shows the table itself beside its private posts.
    picture = None if limits.sights else post.picture
    return replace(post, picture=picture, urgency=Urgency.HAND, panel=table.id)


def mention_post(guide: Guide[Any], table: Table, say: Speech, due: Sequence[CallRecord]) -> Post:
    """A few words beside the board for people who are called there.

    One alone reads what everybody may know of what has happened since. Where they are called for
    more than one thing, each is named.
    """
    seats, told = [call.seat for call in due if call.turn >= 0], [c for c in due if c.turn < 0]
    lines = [call_line(say, table, len(seats))] if seats else []
    if told and seats:
        names = listing(say, [table.places[seat].name for seat in seats])
        lines = [say("call-for", names=names, call=lines[0])]
    if len(due) == len(seats) == 1:
        lines += napped(guide, table, seats[0], say, hands=False)
    lines += told_lines(say, table, told, named=len(due) > 1)
    rows = told_rows(say, table, told)
    return Post(f"call.{table.id}", "\n".join(lines), rows=rows, urgency=Urgency.PLAY)


def call_line(say: Speech, table: Table, count: int) -> str:
    """Whose turn it is, said to them: how many they are, and at which table."""
    title = say(f"{table.game.info.id}-title")
    return say("call-turn", count=count, game=title, table=table.id)


async def reminder_post(grip: Grip, days: int, *, hands: bool) -> Post:
    """The call once more for who has kept others waiting, and a button to hear no more of it."""
    table, say = grip.table, grip.say
    post = await call_post(grip, hands=hands, line=reminder_line(say, table, days))
    rows, hush = list(post.rows), hush_button(say, table)
    if len(rows) < grip.limits.rows:
        rows.append((hush,))
    elif len(rows[-1]) < grip.limits.columns:
        rows[-1] = (*rows[-1], hush)
    return replace(post, rows=tuple(rows))


def reminder_line(say: Speech, table: Table, days: int) -> str:
    """For how long somebody has been waited for, said to them."""
    title = say(f"{table.game.info.id}-title")
    return say("remind-turn", days=days, game=title, table=table.id)


def hush_button(say: Speech, table: Table) -> Button:
    """Not to be reminded of this turn any more."""
    return Button(say("button-hush"), button_data(table.id, NO_MARK, "remind", ("hush",)))


def tidied_post(say: Speech, table: Table, limits: Limits) -> Post:
    """A lobby is about to be cleared away, said to who sits there."""
    title, at = say(f"{table.game.info.id}-title"), table.tidied or 0.0
    text = say("tidied-told", game=title, table=table.id, when=moment(say, at, limits))
    keep = Button(say("button-keep"), button_data(table.id, NO_MARK, "keep"), Style.PRIMARY)
    return Post(f"tidied.{table.id}", text, rows=((keep,),), urgency=Urgency.LOBBY)


def nudge_post(say: Speech, table: Table, days: int) -> Post:
    """A reminder where others read it."""
    move = Button(say("button-move"), button_data(table.id, NO_MARK, "pad"), Style.PRIMARY)
    rows = ((move, hush_button(say, table)),)
    line = reminder_line(say, table, days)
    return Post(f"remind.{table.id}", line, rows=rows, urgency=Urgency.PLAY)


def left_post(say: Speech, table: Table, seats: Sequence[Seat]) -> Post:
    """Who is not here any more, and what the others can do."""
    title, names = say(f"{table.game.info.id}-title"), [table.places[seat].name for seat in seats]
    who = listing(say, names)
    text = say("left-told", game=title, table=table.id, names=who, count=len(names))
    return _told(say, table, "left", text)


def waited_post(say: Speech, table: Table, seat: Seat, days: int) -> Post:
    """For whom a table has waited so long, and what the others can do."""
    title, name = say(f"{table.game.info.id}-title"), table.places[seat].name
    text = say("waited-long", game=title, table=table.id, name=name, days=days)
    return _told(say, table, "waited", text)


def _told(say: Speech, table: Table, key: str, text: str) -> Post:
    """What a table is told, with ways to the choices there are and to the table."""
    label = say("button-table", game=say(f"{table.game.info.id}-title"), table=table.id)
    look = Button(label, button_data(table.id, NO_MARK, "show"))
    rows = ((choices_button(say, table), look),)
    return Post(f"{key}.{table.id}", text, rows=rows, urgency=Urgency.LOBBY, silent=True)
