"""The public post of a table: its lobby, its board in play, its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.contract import Button, Limits, Mark, Picture, Post, Style, button_data
from bot.games.guide import Guide
from bot.posts.kit import Kit
from bot.posts.news import lately, news_since
from bot.tables.status import Status
from bot.tables.table import Place, Table
from bot.words import Speech, listing, minus
from engines.story import STOPPED
from engines.values import Outcome, Seat, Seen


@dataclass(frozen=True, slots=True)
class Frame:
    """How a post is addressed: its key, the mark its buttons carry, the language, what fits."""

    key: str
    mark: Mark
    say: Speech
    limits: Limits


async def board_post(kit: Kit, table: Table, frame: Frame) -> Post:
    """The table as everybody in a venue may see it; the pinged person is the courier's choice."""
    match table.status:
        case Status.LOBBY:
            return _lobby(table, frame)
        case Status.CANCELLED:
            title = frame.say(f"{table.game.info.id}-title")
            return Post(frame.key, frame.say("lobby-cancelled", game=title))
        case Status.PAUSED:
            return Post(frame.key, frame.say("board-paused", table=table.id))
    return await _board(kit, table, frame)


async def _board(kit: Kit, table: Table, frame: Frame) -> Post:
    game, say, story = table.game, frame.say, table.told
    guide, seen = kit.guide(game), game.seen_by(story.state, None)
    news = lately(guide, table)
    happened = guide.tell(say, news, table.names()) + _given_up(say, table)
    text = _fitting(_head(say, table), happened, closing_line(say, table), frame.limits.text)
    choices = () if table.private else _public_choices(table)
    over = table.status is Status.OVER
    drawn = await kit.studio.picture(
        game,
        seen,
        say,
        table.names(),
        choices=choices,
        since=news if len(table.places) == 1 else news_since(table, None),
        winners=winners_of(table),
    )
    alt = described(kit, say, table, seen)[: frame.limits.alt]
    return Post(
        frame.key,
        text,
        Picture(f"{game.info.id}.png", drawn.png, alt),
        _over_rows(frame, table) if over else _rows(frame, table, guide, seen),
        sketch=guide.sketch(say, seen, table.names()),
    )


def text_post(kit: Kit, table: Table, seat: Seat | None, say: Speech, limits: Limits) -> Post:
    """The table in words and letters, as a seat or a bystander sees it."""
    seen = table.game.seen_by(table.told.state, seat)
    guide, names = kit.guide(table.game), table.names()
    happened = guide.tell(say, lately(guide, table), names) + _given_up(say, table)
    alt = described(kit, say, table, seen)
    text = _fitting(_head(say, table), happened, alt, limits.text)
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
    elif outcome.reason in ("resigned", "deserted"):
        lines = [say(f"reason-{outcome.reason}", winner=winner)]
    else:
        lines = [say(f"{table.game.info.id}-reason-{outcome.reason}", winner=winner)]
    for seat, score in enumerate(outcome.scores):
        lines.append(_score_line(say, table, outcome, seat, score))
    return "\n".join(lines)


def _score_line(say: Speech, table: Table, outcome: Outcome, seat: Seat, score: int) -> str:
    name, game = table.places[seat].name, table.game.info.id
    if not outcome.breakdown:
        return say("score-line", name=name, points=_figures(score))
    parts = [
        say(f"{game}-score-{part}", points=_figures(points))
        for part, points in outcome.breakdown[seat]
    ]
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
    frame: Frame, table: Table, guide: Guide[Any], seen: Seen[Any]
) -> tuple[tuple[Button, ...], ...]:
    quick = _quick_row(frame, table, guide, seen)
    style = Style.PLAIN if quick else Style.PRIMARY
    move = Button(guide.asking(frame.say, seen), button_data(table.id, frame.mark, "move"), style)
    own = ["hand"] if table.secrets else []
    own += ["order"] if guide.takes_orders else []
    first = (move, *(_button(frame, table, verb) for verb in own))
    others = tuple(_button(frame, table, verb) for verb in ("undo", "rules"))
    # N.B. five in a row are cut off on a phone.
    rows = (quick, first, others) if own else (quick, (*first, *others))
    return tuple(row for row in rows if row)


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
        label = guide.phrase(frame.say, seen, words)
        buttons.append(Button(label, button_data(table.id, mark, "move", words), Style.PRIMARY))
    return tuple(buttons)


def _over_rows(frame: Frame, table: Table) -> tuple[tuple[Button, ...], ...]:
    return ((_button(frame, table, "rematch", Style.PRIMARY), _button(frame, table, "rules")),)


def _button(
    frame: Frame, table: Table, verb: str, style: Style = Style.PLAIN, *words: str
) -> Button:
    return Button(
        frame.say(f"button-{verb}"), button_data(table.id, frame.mark, verb, words), style
    )


def _lobby(table: Table, frame: Frame) -> Post:
    say, game = frame.say, table.game.info.id
    title = say(f"{game}-title")
    seated = [_seat_line(say, place) for place in table.places]
    fewest = table.game.info.seats.start
    missing = max(0, fewest - len(table.places))
    lines = [
        say("lobby-title", game=title, table=table.id),
        say(f"{game}-blurb"),
        *seated,
        say("lobby-missing", missing=missing) if missing else say("lobby-ready"),
    ]
    ready = Style.SUCCESS if not missing else Style.PLAIN
    join = _button(frame, table, "join", Style.PRIMARY)
    start = _button(frame, table, "start", ready)
    leave, computer, rules = (_button(frame, table, v) for v in ("leave", "computer", "rules"))
    cancel = _button(frame, table, "cancel", Style.DANGER)
    rows = [(join, leave, computer), _option_buttons(frame, table), (start, rules, cancel)]
    return Post(frame.key, "\n".join(lines), rows=tuple(row for row in rows if row))


def _seat_line(say: Speech, place: Place) -> str:
    """Who sits there."""
    if place.person is None and place.level is not None:
        return say("seat-computer", name=place.name, level=place.level)
    return say("seat-person", name=place.name)


def _option_buttons(frame: Frame, table: Table) -> tuple[Button, ...]:
    chosen = table.game.info.settle(dict(table.options))
    buttons = []
    for option in table.game.info.offered:
        value = chosen[option.id]
        after = option.values[(option.values.index(value) + 1) % len(option.values)]
        key = f"{table.game.info.id}-option-{option.id}"
        label = frame.say("button-option", name=frame.say(key), value=frame.say(f"{key}-{value}"))
        data = button_data(table.id, frame.mark, "option", (option.id, after))
        buttons.append(Button(label, data))
    return tuple(buttons)
