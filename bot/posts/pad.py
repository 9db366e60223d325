"""Private posts of one seat: the pad that builds a move, its preview, the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bot.contract import NO_MARK, Button, Mark, Picture, Post, Spot, Style, button_data
from bot.posts.board import winners_of
from bot.posts.grip import Grip
from bot.posts.news import news_since
from bot.posts.orders import order_button, order_lines
from bot.posts.rows import Row, uncut
from bot.posts.studio import Drawn
from bot.posts.tree import GRIP, Branch, Fork, Offer, Way, fork
from engines.rng import Seeded
from engines.undo import undo_objection
from engines.values import Seen
from render.painter import View


async def pad_post(grip: Grip, way: Way = (), mark: Mark = NO_MARK) -> Post:
    """The pad after some words; a complete move is previewed and asked to be confirmed."""
    game, table = grip.table.game, grip.table
    coda = game.coda(table.told.state, grip.seat)
    coda_text = None if coda is None else game.format(coda)
    texts = [text for text in table.texts(grip.seat) if text != coda_text]
    shown = _fork(grip, texts, way, mark)
    if shown.done:
        return await _preview(grip, texts, shown.way)
    rows = _buttons(grip, shown.rows)
    controls = _controls(grip, texts, shown, coda_text)
    wide = min(grip.limits.columns, GRIP)
    rows += [tuple(controls[at : at + wide]) for at in range(0, len(controls), wide)]
    prompt = grip.guide.prompt(grip.say, grip.seen, grip.seat)
    drawn = await _drawn(grip, [text for text in texts if _begins(text, shown.way)])
    picture = _picture(grip, drawn, shown.every)
    return Post(f"pad.{table.id}", prompt, picture, tuple(rows))


def _controls(grip: Grip, texts: Sequence[str], shown: Fork, coda_text: str | None) -> list[Button]:
    """What a pad offers beside its branches: at most `tree.CONTROLS` of them."""
    controls = []
    if coda_text is not None:
        words = tuple(coda_text.split())
        controls.append(grip.button("button-coda", "move", words, Style.PRIMARY))
    back = shown.way if shown.span else _back(grip, texts, shown.way)
    if back is not None:
        controls.append(grip.button("button-back", "pad", back))
    elif undo_objection(grip.table.told, grip.seat) is None:
        controls.append(grip.button("button-undo", "undo", ()))
    if grip.limits.typing:
        controls.append(grip.button("button-type", "type", ()))
    return controls


def _fork(grip: Grip, texts: Sequence[str], way: Way, mark: Mark = NO_MARK) -> Fork:
    return fork(texts, way, lambda words: grip.guide.grid(grip.seen, words), grip.limits, mark)


def _buttons(grip: Grip, offers: Sequence[Sequence[Offer]]) -> list[Row]:
    rows = [tuple(_offer_button(grip, offer) for offer in row) for row in offers]
    return uncut(rows, grip.limits)


def _offer_button(grip: Grip, offer: Offer) -> Button:
    if isinstance(offer, Branch):
        return _branch_button(grip, offer)
    label = grip.name_of(offer, lambda branch: grip.label(branch.way, branch.words))
    mark = grip.mark.showing(offer.span)
    return Button(label, button_data(grip.table.id, mark, "pad", offer.way))


def _branch_button(grip: Grip, branch: Branch) -> Button:
    label = grip.label(branch.way, branch.words) if branch.open else "·"
    mark = grip.mark.closing(whole=branch.whole)
    return Button(label, button_data(grip.table.id, mark, "pad", branch.way))


def _back(grip: Grip, texts: Sequence[str], way: Way) -> Way | None:
    """The next shorter way that shows something else."""
    for length in range(len(way) - 1, -1, -1):
        if _fork(grip, texts, way[:length]).way != way:
            return way[:length]
    return None


def _begins(text: str, way: Way) -> bool:
    return tuple(text.split())[: len(way)] == way


async def _drawn(grip: Grip, texts: Sequence[str] = ()) -> Drawn:
    """What the seat has before it, with some of its moves and the news marked."""
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
    )


def _moves(grip: Grip) -> Sequence[Any]:
    return grip.table.game.moves(grip.table.told.state, grip.seat)


def _picture(
    grip: Grip, drawn: Drawn, branches: Sequence[Branch] = (), seen: Seen[Any] | None = None
) -> Picture:
    """A picture that says what it shows, to tap on where a platform can."""
    game, seen = grip.table.game, grip.seen if seen is None else seen
    own = grip.kit.studio.own_view(game, seen) is View.OWN
    alt = grip.guide.alt(grip.say, seen, grip.table.names())[: grip.limits.alt]
    open_ = [branch for branch in branches if branch.open] if grip.limits.spots else []
    ends = Counter(branch.way[-1] for branch in open_)
    spots = tuple(
        Spot(*drawn.places[branch.way[-1]], _branch_button(grip, branch))
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
    goes_on = not _fork(grip, texts, way).done
    before = way if goes_on else _back(grip, texts, way) or ()
    back = grip.button("button-back", "pad", before)
    return Post(f"pad.{grip.table.id}", "\n".join(lines), picture, ((confirm, back),))


async def hand_post(grip: Grip) -> Post:
    """What this seat holds, in a picture and in words."""
    table, say = grip.table, grip.say
    title = say(f"{table.game.info.id}-title")
    brief = grip.guide.brief(say, grip.seen, grip.seat)
    lines = [say("hand-title", game=title, table=table.id), *([brief] if brief else [])]
    lines += order_lines(grip)
    drawn = await _drawn(grip, table.texts(grip.seat))
    cards = _cards(grip, drawn)
    rows = _buttons(grip, cards.rows)
    row: list[Button] = []
    if grip.seat in table.to_move():
        lines.append(grip.guide.prompt(say, grip.seen, grip.seat))
        if not cards.rows:
            row.append(grip.button("button-move", "pad", (), Style.PRIMARY))
    if grip.guide.takes_orders:
        row.append(order_button(grip))
    if row:
        rows.append(tuple(row))
    sketch = grip.guide.sketch(say, grip.seen, table.names())
    owned = grip.kit.studio.own_view(table.game, grip.seen) is View.OWN
    picture = _picture(grip, drawn, cards.every) if owned else None
    return Post(f"hand.{table.id}", "\n".join(lines), picture, tuple(rows), None, sketch, brief)


def _cards(grip: Grip, drawn: Drawn) -> Fork:
    """What may be played from the hand now: what is held has its place, and one of it is wanted."""
    texts, own = grip.table.texts(grip.seat), grip.kit.studio.own_view(grip.table.game, grip.seen)
    if not texts or own is View.TABLE:
        return Fork((), ())
    shown = _fork(grip, texts, ())
    held = any(branch.way[-1] in drawn.places for branch in shown.every)
    return shown if held else Fork((), ())
