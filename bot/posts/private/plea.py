"""Pleas: who would like to take what back, said to those who are to agree."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.contract import NO_MARK, Button, Post, Style, button_data
from bot.games.guide import Guide
from bot.posts.kit import Kit
from bot.posts.news import remembered
from bot.posts.private.grip import Grip
from bot.posts.public.board import board_post
from bot.posts.rows import Frame, Row
from bot.tables.table import Table
from bot.tables.waiting.pleas import asked_by, open_plea, way_back
from bot.words import Speech, listing
from bot.words.typed import said
from engines.undo import is_coda
from engines.values import News, Seat


def back_button(grip: Grip) -> Button | None:
    """Takes the seat's last move back, or shows how the others are asked for that."""
    match way_back(grip.table, grip.seat):
        case "undo":
            return grip.button("button-undo", "undo", ())
        case "takeback" if not (grip.limits.sights and open_plea(grip.table)):
            data = button_data(grip.table.id, NO_MARK, "takeback")
            return Button(grip.say("button-takeback"), data)
    return None


async def board_with_plea(kit: Kit, table: Table, frame: Frame, *, slow: bool) -> Post:
    """The public post of a table, with its tempo and what somebody asks of everybody."""
    lines = plea_lines(frame.say, kit.guide(table.game), table)
    if table.to_move() and (slow or table.told.tempo != "auto"):
        lines.append(frame.say("tempo-now-slow" if slow else "tempo-now-live"))
    if not lines:
        return await board_post(kit, table, frame)
    text = "\n".join(lines)
    room = replace(frame.limits, text=frame.limits.text - len(text) - 2)
    post = await board_post(kit, table, replace(frame, limits=room))
    rows = (row,) if (row := _answers(frame.say, table)) else ()
    return replace(post, text=f"{post.text}\n\n{text}", rows=(*rows, *post.rows))


def plea_lines(say: Speech, guide: Guide[Any], table: Table) -> list[str]:
    """What is asked at a table, of whom, or that it was refused."""
    plea = None if table.story is None else table.told.plea
    if plea is None:
        return []
    if plea.refused:
        return [say("plea-refused")]
    if open_plea(table) is None:
        return []
    left = [table.places[seat].name for seat in asked_by(table, plea)]
    about = what_goes(say, guide, table, plea.seat, plea.step)
    asks = say("plea-asks", name=table.places[plea.seat].name, about=about)
    return [asks, say("plea-waits", names=listing(say, left))]


def what_goes(say: Speech, guide: Guide[Any], table: Table, seat: Seat, step: int) -> str:
    """What a seat decided and what others did since, as far as everybody knows: it would go."""
    own, others = _going(guide, table, seat, step)
    names = table.names()
    told = " ".join(guide.tell(say, own, names))
    move = say("plea-move", news=told) if told else say("plea-hidden", name=names[seat])
    if not others:
        return move
    people = dict.fromkeys(names[each] for each in others)
    return f"{move} {say('plea-after', count=len(others), names=listing(say, [*people]))}"


def undone_line(grip: Grip, step: int) -> str:
    """What is said to who takes moves back, before they are gone."""
    story, say = grip.table.told, grip.say
    at = next(at for at, beat in enumerate(story.beats) if beat.row.step == step)
    own, _ = _going(grip.guide, grip.table, grip.seat, step)
    line = say("done-undone-move", about=what_goes(say, grip.guide, grip.table, grip.seat, step))
    # What several choose at once is told by nobody, and only counted.
    together = len(story.game.to_move(story.state_before(at))) > 1
    told = own and not together and len(line) <= grip.limits.toast
    return line if told else say("done-undone")


def _going(guide: Guide[Any], table: Table, seat: Seat, step: int) -> tuple[list[News], list[Seat]]:
    """What a seat's own moves since a step told everybody, and who else has made moves that did.

    What only ended a turn is not worth a word.
    """
    story, own, others = table.told, list[News](), list[Seat]()
    for at, (beat, news) in enumerate(zip(story.beats, remembered(guide, story), strict=True)):
        told = [item for item in news if item.seat is None]
        if beat.row.step < step or not told or is_coda(story, at):
            continue
        if beat.row.seat == seat:
            own += told
        else:
            others.append(beat.row.seat)
    return own, others


def plea_post(grip: Grip) -> Post:
    """The private post of a plea: what is asked, with buttons for whoever is to answer."""
    table, say = grip.table, grip.say
    lines = plea_lines(say, grip.guide, table)
    rows = [row] if (row := plea_row(grip)) else []
    if grip.seat in table.to_move():
        rows.append((grip.button("button-move", "pad", ()),))
    if grip.limits.covers or not rows:
        rows.append((grip.button("button-close", "close", ()),))
    title = say("board-title", game=say(f"{table.game.info.id}-title"), table=table.id)
    return Post(f"plea.{table.id}", "\n".join((title, *lines)), rows=tuple(rows), panel=table.id)


def plea_row(grip: Grip) -> Row:
    """What a seat may press about what is asked: an answer, or for who asks that it thinks better.

    Where the buttons stand among those of a move none is louder than those, nor asked twice.
    """
    say, table, plea = grip.say, grip.table, open_plea(grip.table)
    if plea is not None and plea.seat == grip.seat:
        return (_button(say, table, "withdraw", Style.PLAIN, "refuse"),)
    if plea is None or grip.seat not in asked_by(table, plea):
        return ()
    if not grip.limits.sights:
        return _answers(say, table)
    agree = _button(say, table, "agree", Style.PRIMARY, "agree")
    return (agree, _button(say, table, "refuse", Style.PLAIN, "refuse"))


def asking_post(grip: Grip, step: int) -> Post:
    """Whether somebody wants to ask the others, and what would be undone."""
    say, table = grip.say, grip.table
    about = what_goes(say, grip.guide, table, grip.seat, step)
    ask = button_data(table.id, grip.mark, "takeback", (*said(say, "ask")[:1], str(step)))
    row = (
        Button(say("button-plea-ask"), ask, Style.PRIMARY),
        grip.button("button-close", "close", ()),
    )
    return Post(f"plea.{table.id}", say("plea-ask", about=about), rows=(row,), panel=table.id)


def _answers(say: Speech, table: Table) -> Row:
    if open_plea(table) is None:
        return ()
    agree = _button(say, table, "agree", Style.SUCCESS, "agree")
    return (agree, _button(say, table, "refuse", Style.DANGER, "refuse"))


def _button(say: Speech, table: Table, key: str, style: Style, word: str) -> Button:
    """Good for this plea alone: it names the step."""
    step = table.told.plea.step if table.told.plea else 0
    data = button_data(table.id, NO_MARK, "takeback", (*said(say, word)[:1], str(step)))
    return Button(say(f"button-plea-{key}"), data, style)
