"""Private posts of one seat: the pad that builds a move, its preview, the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from bot.contract import NO_MARK, Button, Mark, Menu, Picture, Post, Spot, Style, button_data
from bot.posts.news import news_since, while_away
from bot.posts.private.grip import Grip
from bot.posts.private.orders import order_button, order_lines
from bot.posts.private.plea import back_button
from bot.posts.public.board import winners_of
from bot.posts.rows import Row, uncut
from bot.posts.studio import Drawn
from bot.posts.tree import GRIP, Branch, Fork, Offer, Way, in_part
from bot.tables.status import Status
from engines.rng import Seeded
from engines.values import Seen
from render.painter import View

CELL: Final = 6
"""Letters of a cell in a row of them."""


async def pad_post(
    grip: Grip, way: Way = (), mark: Mark = NO_MARK, *, away: Sequence[str] | None = None
) -> Post:
    """The pad after some words; a complete move is previewed and asked to be confirmed.

    `away` says what has happened meanwhile; without it only what was done to the seat is told.
    """
    game, table = grip.table.game, grip.table
    coda = game.coda(table.told.state, grip.seat)
    ending = () if coda is None else tuple(game.format(coda).split())
    texts = [text for text in table.texts(grip.seat) if tuple(text.split()) != ending]
    if ending and way == ending:
        return await _preview(grip, texts, way)
    shown = grip.fork(texts, way, mark)
    if shown.done:
        return await _preview(grip, texts, shown.way)
    whole = _whole(texts, shown)
    rows = _buttons(grip, shown.rows, whole)
    controls = _controls(grip, texts, shown, ending)
    wide = min(grip.limits.columns, GRIP)
    rows += [tuple(controls[at : at + wide]) for at in range(0, len(controls), wide)]
    drawn = await _drawn(grip, in_part(texts, shown))
    return Post(
        f"pad.{table.id}",
        _asked(grip, texts, shown, away),
        _picture(grip, drawn, shown.every, whole=whole),
        tuple(rows),
        menus=_menus(grip, shown, whole),
        panel=table.id,
    )


def _meanwhile(grip: Grip, away: Sequence[str] | None) -> Sequence[str]:
    return while_away(grip.guide, grip.table, grip.seat, grip.say) if away is None else away


def _asked(grip: Grip, texts: Sequence[str], shown: Fork, away: Sequence[str] | None) -> str:
    """What the seat is asked, and which of several things it has chosen so far."""
    lines = [*_meanwhile(grip, away), grip.guide.prompt(grip.say, grip.seen, grip.seat)]
    way = shown.ahead or shown.way
    if way and len({text.split()[0] for text in texts}) > 1:
        lines.append(grip.say("pad-chosen", move=grip.label(way, way)))
    return "\n".join(lines)


Whole = Mapping[Way, Way]
"""Ways after which one move alone is left, and that move."""


def _whole(texts: Sequence[str], shown: Fork) -> Whole:
    """Where a press on a branch leaves nothing to choose."""
    moves = [tuple(text.split()) for text in texts]
    lengths = {len(branch.way) for branch in shown.every}
    counts = Counter(move[:length] for move in moves for length in lengths if length <= len(move))
    left = {move[:n]: move for move in moves for n in lengths if counts[move[:n]] == 1}
    return left | {branch.way: branch.way for branch in shown.every if branch.whole}


def _controls(grip: Grip, texts: Sequence[str], shown: Fork, ending: Way) -> list[Button]:
    """What a pad offers beside its branches: at most `tree.CONTROLS` of them.

    N.B. below them: what ends a turn is not where the finger was that confirmed a move.
    """
    controls = []
    if ending:
        verb = "pad" if grip.asks(ending) else "move"
        controls.append(grip.button("button-coda", verb, ending, Style.PRIMARY))
    back = shown.way if shown.span else _back(grip, texts, shown.way)
    if back is not None:
        controls.append(grip.button("button-back", "pad", back))
    elif (again := back_button(grip)) is not None:
        controls.append(again)
    if grip.cropped:
        controls.append(grip.button("button-map", "map", shown.way))
    if grip.limits.typing:
        controls.append(grip.button("button-type", "type", ()))
    if grip.limits.covers:
        controls.append(grip.button("button-close", "close", ()))
    return controls


def _buttons(grip: Grip, offers: Sequence[Sequence[Offer]], whole: Whole) -> list[Row]:
    rows = [tuple(_offer_button(grip, offer, whole) for offer in row) for row in offers]
    return uncut(rows, grip.limits)


def _menus(grip: Grip, shown: Fork, whole: Whole) -> tuple[Menu, ...]:
    """What rows have no room for, in lists."""
    menus = []
    for branches in shown.menus:
        buttons = tuple(_branch_button(grip, branch, whole) for branch in branches)
        first, last = buttons[0].label, buttons[-1].label
        name = grip.say("pad-part", first=first, last=last) if first != last else first
        menus.append(Menu(name, buttons))
    return tuple(menus)


def _offer_button(grip: Grip, offer: Offer, whole: Whole) -> Button:
    if isinstance(offer, Branch):
        return _branch_button(grip, offer, whole)
    label = grip.name_of(offer, lambda branch: grip.label(branch.way, branch.words))
    mark = grip.mark.showing(offer.span)
    return Button(label, button_data(grip.table.id, mark, "pad", offer.way))


def _branch_button(grip: Grip, branch: Branch, whole: Whole) -> Button:
    """Leads on, or makes the move at once where that leaves nothing to ask."""
    table = grip.table.id
    if not branch.open:
        data = button_data(table, grip.mark, "pad", branch.way)
        return Button(_closed(grip, branch), data, Style.CLOSED)
    label, move = grip.label(branch.way, branch.words), whole.get(branch.way)
    if move is not None and not grip.asks(move):
        return Button(label, button_data(table, grip.mark, "move", move))
    mark = grip.mark.closing(whole=branch.whole)
    return Button(label, button_data(table, mark, "pad", branch.way))


def _closed(grip: Grip, branch: Branch) -> str:
    """A cell that only keeps its place: which it is and what lies there, if that fits."""
    label = grip.guide.closed(grip.say, grip.seen, branch.way, grip.table.names())
    return label if len(label) <= CELL else branch.way[-1]


def _back(grip: Grip, texts: Sequence[str], way: Way) -> Way | None:
    """The way of the pad before, as presses lead from one to the next: some show whole moves."""
    before, shown = None, grip.fork(texts, ())
    while shown.way != way:
        leads = (each.way for each in shown.every if each.way == way[: len(each.way)])
        before, further = shown.way, max(leads, key=len, default=way)
        if further == way:
            return before
        shown = grip.fork(texts, further)
    return before


def _begins(text: str, way: Way) -> bool:
    return tuple(text.split())[: len(way)] == way


async def _drawn(grip: Grip, texts: Sequence[str] = (), *, whole: bool = False) -> Drawn:
    """What the seat has before it, with some of its moves and the news marked.

    The whole of it is the table and beneath it what is the seat's own.
    """
    game, seen, studio = grip.table.game, grip.seen, grip.kit.studio
    legal = dict(zip(grip.table.texts(grip.seat), _moves(grip), strict=False))
    return await studio.picture(
        game,
        seen,
        grip.say,
        grip.table.names(),
        view=studio.own_view(game, seen),
        choices=[legal[text] for text in texts],
        since=news_since(grip.guide, grip.table, grip.seat),
        winners=winners_of(grip.table),
        beneath=whole,
    )


def _moves(grip: Grip) -> Sequence[Any]:
    return grip.table.game.moves(grip.table.told.state, grip.seat)


def _picture(
    grip: Grip,
    drawn: Drawn,
    branches: Sequence[Branch] = (),
    seen: Seen[Any] | None = None,
    whole: Whole | None = None,
) -> Picture:
    """A picture that says what it shows, to tap on where a platform can."""
    game, seen = grip.table.game, grip.seen if seen is None else seen
    own = grip.kit.studio.own_view(game, seen) is View.OWN
    alt = grip.guide.alt(grip.say, seen, grip.table.names())[: grip.limits.alt]
    open_ = [branch for branch in branches if branch.open] if grip.limits.spots else []
    ends = Counter(branch.way[-1] for branch in open_)
    spots = tuple(
        Spot(*drawn.places[branch.way[-1]], _branch_button(grip, branch, whole or {}))
        for branch in open_
        # N.B. of two moves that end on one place neither can be told by tapping it.
        if branch.way[-1] in drawn.places and ends[branch.way[-1]] == 1
    )
    return Picture(f"{game.info.id}{'-hand' if own else ''}.png", drawn.png, alt, spots)


async def _preview(grip: Grip, texts: Sequence[str], way: Way) -> Post:
    """What the move would do, if that can be shown without telling what is not known yet."""
    game, say, state = grip.table.game, grip.say, grip.table.told.state
    guide, names = grip.guide, grip.table.names()
    move = game.parse(state, grip.seat, " ".join(way))
    label = grip.label(way, way)
    if game.reveals(state, grip.seat, move):
        lines = [say("pad-preview-dark", move=label)]
        picture = _picture(grip, await _drawn(grip, [game.format(move)]))
    else:
        after = game.play(state, grip.seat, move, Seeded("preview", 0))
        seen = game.seen_by(after, grip.seat)
        news = [item for item in game.news(after) if item.seat in (None, grip.seat)]
        lines = [say("pad-preview", move=label), *guide.tell(say, news, names)]
        studio = grip.kit.studio
        view = studio.own_view(game, seen)
        drawn = await studio.picture(game, seen, say, names, view=view, since=news)
        picture = _picture(grip, drawn, seen=seen)
    confirm = grip.button("button-confirm", "move", way, Style.SUCCESS)
    goes_on = any(_begins(text, way) and tuple(text.split()) != way for text in texts)
    before = way if goes_on else _back(grip, texts, way) or ()
    back = grip.button("button-back", "pad", before)
    table = grip.table.id
    return Post(f"pad.{table}", "\n".join(lines), picture, ((confirm, back),), panel=table)


async def hand_post(grip: Grip, *, away: Sequence[str] | None = None) -> Post:
    """What this seat holds, in a picture and in words.

    With what has happened meanwhile (`away`) the table is shown above it.
    """
    table, say = grip.table, grip.say
    title = say(f"{table.game.info.id}-title")
    brief = grip.guide.brief(say, grip.seen, grip.seat)
    lines = [say("hand-title", game=title, table=table.id), *([brief] if brief else [])]
    lines += [*order_lines(grip), *_meanwhile(grip, away)]
    drawn = await _drawn(grip, table.texts(grip.seat), whole=away is not None)
    cards = _cards(grip, drawn)
    whole = _whole(table.texts(grip.seat), cards)
    rows = _buttons(grip, cards.rows, whole)
    if grip.seat in table.to_move():
        lines.append(grip.guide.prompt(say, grip.seen, grip.seat))
    if row := tuple(_beside(grip, cards)):
        rows.append(row)
    sketch = grip.guide.sketch(say, grip.seen, table.names())
    owned = grip.kit.studio.own_view(table.game, grip.seen) is View.OWN
    picture = _picture(grip, drawn, cards.every, whole=whole) if owned else None
    return Post(
        f"hand.{table.id}",
        "\n".join(lines),
        picture,
        tuple(rows),
        sketch=sketch,
        brief=brief,
        menus=_menus(grip, cards, whole),
        panel=table.id,
    )


def _beside(grip: Grip, cards: Fork) -> Iterator[Button]:
    """What a hand offers beside its cards."""
    if grip.seat in grip.table.to_move() and not cards.every:
        yield grip.button("button-move", "pad", (), Style.PRIMARY)
    if grip.guide.takes_orders and grip.table.status is not Status.OVER:
        yield order_button(grip)
    if grip.cropped:
        yield grip.button("button-map", "map", ())
    if grip.limits.covers:
        yield grip.button("button-close", "close", ())


def _cards(grip: Grip, drawn: Drawn) -> Fork:
    """What may be played from the hand now: what is held has its place, and one of it is wanted."""
    texts, own = grip.table.texts(grip.seat), grip.kit.studio.own_view(grip.table.game, grip.seen)
    if not texts or own is View.TABLE:
        return Fork((), ())
    shown = grip.fork(texts, ())
    held = any(branch.way[-1] in drawn.places for branch in shown.every)
    return shown if held else Fork((), ())
