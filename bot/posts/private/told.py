"""What people are told of beside their turns: an end, a full lobby, a seat that is lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.contract import NO_MARK, Button, Limits, Post, Style, Urgency, button_data
from bot.posts.kit import Kit
from bot.posts.public.board import board_post, winners_of
from bot.posts.public.lines import back_button
from bot.posts.rows import Frame, Row
from bot.store.rows.play.calls import CallRecord
from bot.tables.calling.occasions import ENDS, Occasion
from bot.tables.table import Table
from bot.words import Speech


async def told_post(kit: Kit, table: Table, call: CallRecord, say: Speech, limits: Limits) -> Post:
    """The private post that tells somebody of an occasion."""
    key, line = f"told.{table.id}.{call.seat}.{-call.turn}", told_line(say, table, call)
    if call.turn not in ENDS:
        look = () if table.seat_of(call.person) is None else (_look(say, table),)
        return Post(key, line, rows=(*told_rows(say, table, [call]), *look), urgency=Urgency.PLAY)
    room = replace(limits, text=limits.text - len(line) - 2)
    board = await board_post(kit, table, Frame(key, NO_MARK, say, room))
    under = board.text.partition("\n")[2]  # the line has said which table
    # N.B. a page shows the table itself beside its private posts.
    picture = None if limits.sights else board.picture
    return replace(board, text=f"{line}\n\n{under}", picture=picture)


def told_line(say: Speech, table: Table, call: CallRecord) -> str:
    """What has happened, said to whom it has befallen."""
    title, name = say(f"{table.game.info.id}-title"), table.places[call.seat].name
    facts = {"game": title, "table": table.id}
    match Occasion(call.turn):
        case Occasion.OVER | Occasion.OVER_MINDED:
            return say("told-over", how=_how(table, call), **facts)
        case Occasion.READY:
            return say("told-ready", **facts)
        case Occasion.REPLACED:
            return say("told-replaced", **facts)
        case Occasion.RELIEVED:
            return say("told-relieved", name=name, **facts)
        case Occasion.REMOVED:
            return say("told-removed", **facts)
        case Occasion.SUCCEEDED:
            return say("told-succeeded", name=name, **facts)


def told_lines(
    say: Speech, table: Table, told: Sequence[CallRecord], *, named: bool
) -> Sequence[str]:
    """The same for several who are told in one place, by name where their seat has it still."""
    lines = []
    for call in told:
        line = told_line(say, table, call)
        if named and call.turn in (Occasion.REPLACED, Occasion.REMOVED):
            line = say("call-for", names=table.places[call.seat].name, call=line)
        lines.append(line)
    return lines


def told_rows(say: Speech, table: Table, told: Sequence[CallRecord]) -> tuple[Row, ...]:
    """What they may do about it."""
    occasions = [call.turn for call in told]
    back = back_button(say, table)
    start = Button(say("button-start"), button_data(table.id, NO_MARK, "start"), Style.SUCCESS)
    rows = ((Occasion.READY, start), (Occasion.REPLACED, back))
    return tuple((button,) for occasion, button in rows if occasion in occasions)


def _look(say: Speech, table: Table) -> Row:
    """The way to the table."""
    label = say("button-table", game=say(f"{table.game.info.id}-title"), table=table.id)
    return (Button(label, button_data(table.id, NO_MARK, "show")),)


def _how(table: Table, call: CallRecord) -> str:
    """How it went for a seat."""
    winners = winners_of(table) or ()
    if call.turn != Occasion.OVER or call.seat not in winners:
        return "over"
    return "won" if len(winners) == 1 else "shared"
