"""Private posts of one seat: the pad that builds a move, its preview, the hand."""

from __future__ import annotations

from collections.abc import Sequence

from bot.contract import Button, Picture, Post, Spot, Style, View, button_data
from bot.posts.grip import Grip
from bot.posts.orders import order_button, order_lines
from bot.posts.rows import Row, uncut
from bot.posts.tree import GRIP, Branch, Fork, Offer, Way, fork
from engines.rng import Seeded
from engines.undo import reveals_move, undo_objection


async def pad_post(grip: Grip, way: Way = (), view: View | None = None) -> Post:
    """The pad after some words; a complete move is previewed and asked to be confirmed."""
    game, table = grip.table.game, grip.table
    coda = game.coda(table.told.state, grip.seat)
    coda_text = None if coda is None else game.format(coda)
    texts = [text for text in table.texts(grip.seat) if text != coda_text]
    shown = _fork(grip, texts, way, view)
    if shown.done:
        return await _preview(grip, texts, shown.way)
    rows = _buttons(grip, shown.rows)
    controls = _controls(grip, texts, shown, coda_text)
    wide = min(grip.limits.columns, GRIP)
    rows += [tuple(controls[at : at + wide]) for at in range(0, len(controls), wide)]
    choices = [text for text in texts if tuple(text.split())[: len(shown.way)] == shown.way]
    prompt = grip.guide.prompt(grip.say, grip.seen, grip.seat)
    picture = await _picture(grip, shown, choices)
    return Post(f"pad.{table.id}", prompt, picture, tuple(rows))


def _controls(grip: Grip, texts: Sequence[str], shown: Fork, coda_text: str | None) -> list[Button]:
    """What a pad offers beside its branches: at most `tree.CONTROLS` of them."""
    controls = []
    if coda_text is not None:
        words = tuple(coda_text.split())
        controls.append(grip.button("button-coda", "move", words, Style.PRIMARY))
    back = shown.way if shown.view else _back(grip, texts, shown.way)
    if back is not None:
        controls.append(grip.button("button-back", "pad", back))
    elif undo_objection(grip.table.told, grip.seat) is None:
        controls.append(grip.button("button-undo", "undo", ()))
    if grip.limits.typing:
        controls.append(grip.button("button-type", "type", ()))
    return controls


def _fork(grip: Grip, texts: Sequence[str], way: Way, view: View | None = None) -> Fork:
    return fork(texts, way, lambda words: grip.guide.grid(grip.seen, words), grip.limits, view)


def _buttons(grip: Grip, offers: Sequence[Sequence[Offer]]) -> list[Row]:
    rows = [tuple(_offer_button(grip, offer) for offer in row) for row in offers]
    return uncut(rows, grip.limits)


def _offer_button(grip: Grip, offer: Offer) -> Button:
    if isinstance(offer, Branch):
        return _branch_button(grip, offer)
    label = grip.name_of(offer, lambda branch: grip.label(branch.way, branch.words))
    mark = grip.mark.showing(offer.view)
    return Button(label, button_data(grip.table.id, mark, "pad", offer.way))


def _branch_button(grip: Grip, branch: Branch) -> Button:
    label = grip.label(branch.way, branch.words) if branch.open else "·"
    return Button(label, button_data(grip.table.id, grip.mark, "pad", branch.way))


def _back(grip: Grip, texts: Sequence[str], way: Way) -> Way | None:
    """The next shorter way that shows something else."""
    for length in range(len(way) - 1, -1, -1):
        if _fork(grip, texts, way[:length]).way != way:
            return way[:length]
    return None


async def _picture(grip: Grip, shown: Fork, choices: Sequence[str]) -> Picture | None:
    """The table to tap on where a platform can; else the hand, if there is one."""
    game, names, seen = grip.table.game, grip.table.names(), grip.seen
    branches = [branch for branch in shown.branches if branch.open]
    if not grip.limits.spots or _is_played_from_the_hand(grip):
        return await _hand_picture(grip, branches)
    png = await grip.kit.studio.board(game, seen, grip.say, names, choices)
    painter = grip.kit.studio.painter(game)
    spots = []
    for branch in branches:
        box = painter.spot(branch.way[-1])
        if box is not None:
            spots.append(Spot(*box, _branch_button(grip, branch)))
    alt = grip.guide.alt(grip.say, seen, names)[: grip.limits.alt]
    return Picture(f"{game.info.id}.png", png, alt, tuple(spots))


async def _preview(grip: Grip, texts: Sequence[str], way: Way) -> Post:
    """What the move would do, if that can be shown without telling what is not known yet."""
    game, say, state = grip.table.game, grip.say, grip.table.told.state
    guide, names = grip.guide, grip.table.names()
    move = game.parse(state, grip.seat, " ".join(way))
    label = grip.label(way, way)
    if reveals_move(game, state, grip.seat, move, Seeded("preview", 0)):
        lines, picture = [say("pad-preview-dark", move=label)], await _hand_picture(grip)
    else:
        after = game.play(state, grip.seat, move, Seeded("preview", 0))
        seen = game.seen_by(after, grip.seat)
        news = [item for item in game.news(after) if item.seat in (None, grip.seat)]
        lines = [say("pad-preview", move=label), *guide.tell(say, news, names)]
        png = await grip.kit.studio.board(game, seen, say, names)
        alt = guide.alt(say, seen, names)[: grip.limits.alt]
        picture = Picture(f"{game.info.id}.png", png, alt)
    confirm = grip.button("button-confirm", "move", way, Style.SUCCESS)
    back = grip.button("button-back", "pad", _back(grip, texts, way) or ())
    return Post(f"pad.{grip.table.id}", "\n".join(lines), picture, ((confirm, back),))


async def hand_post(grip: Grip) -> Post:
    """What this seat holds, in a picture and in words."""
    table, say = grip.table, grip.say
    title = say(f"{table.game.info.id}-title")
    brief = grip.guide.brief(say, grip.seen, grip.seat)
    lines = [say("hand-title", game=title, table=table.id), *([brief] if brief else [])]
    lines += order_lines(grip)
    cards = _cards(grip)
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
    picture = await _hand_picture(grip, cards.branches)
    return Post(f"hand.{table.id}", "\n".join(lines), picture, tuple(rows), None, sketch, brief)


def _cards(grip: Grip) -> Fork:
    """What may be played from the hand now: it needs no pad to choose from."""
    if grip.seat not in grip.table.to_move() or not _is_played_from_the_hand(grip):
        return Fork((), ())
    return _fork(grip, grip.table.texts(grip.seat), ())


def _is_played_from_the_hand(grip: Grip) -> bool:
    """Whether what is held has its places on the picture of the hand, and one of it is wanted."""
    if not grip.guide.calls_for_hand(grip.seen):
        return False
    return bool(grip.kit.studio.painter(grip.table.game).held(grip.seen))


async def _hand_picture(grip: Grip, branches: Sequence[Branch] = ()) -> Picture | None:
    game, names = grip.table.game, grip.table.names()
    png = await grip.kit.studio.hand(game, grip.seen, grip.say, names)
    if png is None:
        return None
    held = grip.kit.studio.painter(game).held(grip.seen) if grip.limits.spots else {}
    spots = tuple(
        Spot(*held[branch.way[-1]], _branch_button(grip, branch))
        for branch in branches
        if branch.way[-1] in held
    )
    alt = grip.guide.alt(grip.say, grip.seen, names)[: grip.limits.alt]
    return Picture(f"{game.info.id}-hand.png", png, alt, spots)
