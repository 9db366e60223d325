"""The public post of a table: its lobby, its board in play, its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.contract import Button, Limits, Mark, Picture, Post, Style, Urgency, button_data
from bot.games.guide import Guide
from bot.posts.kit import Kit
from bot.posts.news import news_since, recent_news, while_away
from bot.posts.public.alone import challenged, compared, is_alone
from bot.posts.public.begun import beginnings
from bot.posts.public.lines import minding_lines, offers, time_lines, ways_back, will_lines
from bot.posts.public.lobby import lobby_post
from bot.posts.rows import Frame, Row, table_button
from bot.tables.status import Status
from bot.tables.table import Table
from bot.words import Speech, listing, minus
from engines.story import CLAIMED, STOPPED
from engines.values import Outcome, Seat, Seen

ENDINGS = ("resigned", "deserted", "charge", CLAIMED, "vote")
"""Ways to end that are no game's own."""


async def board_post(kit: Kit, table: Table, frame: Frame) -> Post:
    """The table as everybody in a venue may see it; the pinged person is the courier's choice."""
    match table.status:
        case Status.LOBBY:
            return lobby_post(table, frame)
        case Status.CANCELLED:
            title = frame.say(f"{table.game.info.id}-title")
            text = frame.say("lobby-cancelled", game=title)
            return Post(frame.key, text, urgency=Urgency.LOBBY)
        case Status.PAUSED:
            text = frame.say("board-paused", table=table.id)
            return Post(frame.key, text, urgency=Urgency.PLAY)
    return await _board(kit, table, frame)


async def _board(kit: Kit, table: Table, frame: Frame) -> Post:
    game, say, story = table.game, frame.say, table.told
    guide, seen = kit.guide(game), game.seen_by(story.state, None)
    happened = guide.tell(say, recent_news(guide, table), table.names()) + _given_up(say, table)
    turn = waiting_lines(say, table, frame.limits)
    closing = "\n".join((*turn, *compared(say, guide, table), *challenged(say, table)))
    text = _fitting(_head(say, table), happened, closing, frame.limits.text)
    choices = () if table.private else _public_choices(table)
    drawn = await kit.studio.picture(
        game,
        seen,
        say,
        table.names(),
        choices=choices,
        since=news_since(guide, table, None),
        winners=winners_of(table),
    )
    alt = described(kit, say, table, seen)[: frame.limits.alt]
    return Post(
        frame.key,
        text,
        Picture(f"{game.info.id}.png", drawn.png, alt),
        tuple(board_rows(kit, table, frame)),
        sketch=guide.sketch(say, seen, table.names()),
        urgency=Urgency.PLAY,
    )


def board_rows(kit: Kit, table: Table, frame: Frame) -> Sequence[Row]:
    """The buttons under a table's public post."""
    if table.status is Status.LOBBY:
        return lobby_post(table, frame).rows
    if table.story is None:
        return ()
    seen = table.game.seen_by(table.told.state, None)
    map_ = _map(kit, table, seen)
    if table.status is Status.OVER:
        return _over_rows(frame, table, map_)
    return _rows(frame, table, kit.guide(table.game), seen, map_)


def text_post(kit: Kit, table: Table, seat: Seat | None, say: Speech, limits: Limits) -> Post:
    """The table in words and letters, as a seat or a bystander sees it."""
    seen = table.game.seen_by(table.told.state, seat)
    guide, names = kit.guide(table.game), table.names()
    happened = guide.tell(say, recent_news(guide, table), names) + _given_up(say, table)
    away = [] if seat is None else while_away(guide, table, seat, say)
    alt = described(kit, say, table, seen)
    waits = [*_beside(say, table), *time_lines(say, table, limits), *_typing(say, table, seat)]
    text = _fitting(_head(say, table), happened + away, "\n".join((alt, *waits)), limits.text)
    return Post(f"text.{table.id}", text, sketch=guide.sketch(say, seen, names))


def described(kit: Kit, say: Speech, table: Table, seen: Seen[Any]) -> str:
    """A table's picture in words."""
    story = table.told
    by_rule = story.outcome() is None or table.game.outcome(story.state) is not None
    how = "" if by_rule else closing_line(say, table)
    return kit.guide(table.game).alt(say, seen, table.names(), how)


def _head(say: Speech, table: Table) -> str:
    title = say(f"{table.game.info.id}-title")
    return say("board-title", game=title, table=table.id)


def _given_up(say: Speech, table: Table) -> list[str]:
    """In whose seats computers play on."""
    gone = [table.places[seat].name for seat in table.told.resigned]
    if not gone or table.status is Status.OVER:
        return []
    return [say("board-given-up", names=listing(say, gone), count=len(gone))]


def _fitting(head: str, happened: Sequence[str], closing: str, room: int) -> str:
    """Title, news and whose turn it is; where there is no room the oldest news are left out."""
    for first in range(len(happened) + 1):
        text = "\n".join([head, *happened[first:], "", closing])
        if len(text) <= room:
            break
    return text[:room]


def waiting_lines(say: Speech, table: Table, limits: Limits) -> list[str]:
    """What others want, who decides for whom, whose turn it is and until when, or how it ended."""
    rests = table.status is Status.RESTING
    turn = [] if rests else [closing_line(say, table)]
    return [*_beside(say, table), *turn, *time_lines(say, table, limits)]


def _typing(say: Speech, table: Table, seat: Seat | None) -> list[str]:
    """What who is asked may type: whoever reads the board in letters plays by words."""
    if seat is None or seat not in table.to_move():
        return []
    return [say("text-typing", syntax=say(f"{table.game.info.id}-syntax"))]


def _beside(say: Speech, table: Table) -> list[str]:
    """Who decides for whom, and what somebody wants of the others."""
    return [*minding_lines(say, table), *will_lines(say, table)]


def closing_line(say: Speech, table: Table) -> str:
    """Whose turn it is, or how it ended."""
    outcome = table.told.outcome()
    if outcome is not None:
        return ending(say, table, outcome)
    waiting = [table.places[seat].name for seat in table.to_move()]
    key = "board-turn" if len(waiting) == 1 else "board-choosing"
    return say(key, names=listing(say, waiting))


def ending(say: Speech, table: Table, outcome: Outcome) -> str:
    """Who won and why, with everybody's points where there are points."""
    winner = listing(say, [table.places[seat].name for seat in outcome.winners])
    if outcome.reason == STOPPED:
        lines = [say("reason-stopped", name=table.places[0].name)]
    elif outcome.reason in ENDINGS:
        lines = [say(f"reason-{outcome.reason}", winner=winner)]
    else:
        lines = [say(f"{table.game.info.id}-reason-{outcome.reason}", winner=winner)]
    return "\n".join([*lines, *score_lines(say, table, outcome)])


def score_lines(say: Speech, table: Table, outcome: Outcome) -> list[str]:
    """Everybody's points, with what they were made of."""
    scores = enumerate(outcome.scores)
    return [_score_line(say, table, outcome, seat, score) for seat, score in scores]


def _score_line(say: Speech, table: Table, outcome: Outcome, seat: Seat, score: int) -> str:
    name, game = table.places[seat].name, table.game.info.id
    if not outcome.breakdown:
        return say("score-line", name=name, points=_figures(score))
    parts = [
        say(f"{game}-score-{part}", points=_figures(points))
        for part, points in outcome.breakdown[seat]
    ]
    if len(parts) == 1:
        return say("score-line", name=name, points=parts[0])
    return say("score-line-parts", name=name, points=_figures(score), parts=", ".join(parts))


def _figures(points: int) -> str | int:
    """Points as they are read; what is below nothing has no plural to choose."""
    return minus(points) if points < 0 else points


def winners_of(table: Table) -> tuple[Seat, ...] | None:
    """Who won; None while it goes on."""
    outcome = table.told.outcome()
    return outcome.winners if outcome else None


def _public_choices(table: Table) -> Sequence[Any]:
    waiting = table.to_move()
    return tuple(table.game.moves(table.told.state, waiting[0])) if len(waiting) == 1 else ()


def _rows(
    frame: Frame, table: Table, guide: Guide[Any], seen: Seen[Any], map_: Sequence[str]
) -> tuple[Row, ...]:
    asked = (ways_back(frame.say, table, frame.mark), *offers(frame.say, table, frame.mark))
    if table.status is Status.RESTING:
        held = ("hand",) if table.private else ()
        verbs = (*held, *map_, "rules", "away")
        rows = (*asked, tuple(table_button(frame, table, verb) for verb in verbs))
        return tuple(row for row in rows if row)
    quick = _quick_row(frame, table, guide, seen)
    style = Style.PLAIN if quick else Style.PRIMARY
    move = Button(guide.asking(frame.say, seen), button_data(table.id, frame.mark, "move"), style)
    begun = beginnings(guide, seen, table, frame.say, frame.mark, frame.limits)
    own = ["hand"] if table.private else []
    own += ["order"] if guide.takes_orders else []
    first = (move, *begun, *(table_button(frame, table, verb) for verb in (*own, *map_)))
    away = () if is_alone(table) else ("away",)
    verbs = ("undo", "rules", *_own_best(table), "why", *away)
    undo, *others = (table_button(frame, table, verb) for verb in verbs)
    # N.B. five in a row are cut off on a phone.
    rows = (quick, first, (undo, *others)) if own else (quick, (*first, undo), tuple(others))
    return tuple(row for row in (*rows, *asked) if row)


def _quick_row(
    frame: Frame, table: Table, guide: Guide[Any], seen: Seen[Any]
) -> tuple[Button, ...]:
    """Moves one press away; good as long as the seat they are offered to has this choice."""
    waiting = table.to_move()
    if len(waiting) != 1:
        return ()
    mark, buttons = Mark.quick(table.told.spells[waiting[0]], waiting[0]), []
    for text in guide.quick(seen):
        words = text.split()
        label = guide.phrase(frame.say, seen, words, names=table.names())
        style = Style.PLAIN if guide.grave(seen, waiting[0], words) else Style.PRIMARY
        buttons.append(Button(label, button_data(table.id, mark, "move", words), style))
    return tuple(buttons)


def _over_rows(frame: Frame, table: Table, map_: Sequence[str]) -> tuple[Row, ...]:
    again = table_button(frame, table, "rematch", Style.PRIMARY)
    verbs = (*map_, "rules", *_own_best(table))
    return ((again, *(table_button(frame, table, verb) for verb in verbs)),)


def _own_best(table: Table) -> Sequence[str]:
    """Who plays alone plays against their own best."""
    return ("best",) if is_alone(table) else ()


def _map(kit: Kit, table: Table, seen: Seen[Any]) -> Sequence[str]:
    """All of a table may be asked for where its picture shows a part."""
    return ("map",) if kit.studio.regions(table.game, seen) else ()
