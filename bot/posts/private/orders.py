"""The private post about a seat's standing orders: which it has, and which it may give."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.contract import NO_MARK, Button, Mark, Post, Span, Style, button_data
from bot.games.guide import ALWAYS, LAPSED, LASTING
from bot.posts.private.grip import Grip
from bot.posts.rows import uncut
from bot.posts.tree import Branch, Fork, Offer, Way, fork


def orders_post(grip: Grip, way: Way = (), mark: Mark = NO_MARK, *, hasty: bool = False) -> Post:
    """What is ordered, with buttons that end it, and what may be ordered after some words.

    Who is hasty has them carried out at once, and is told what that tells.
    """
    say = grip.say
    title = say(f"{grip.table.game.info.id}-title")
    lines = [say("orders-title", game=title, table=grip.table.id)]
    shown = _fork(grip, way, mark)
    if shown.way:
        lines.append(_phrase(grip, " ".join(shown.way)))
    else:
        about = "orders-about-now" if hasty else "orders-about"
        lines += [*(order_lines(grip) or [say("orders-none")]), "", say(about)]
    rows = uncut([tuple(_offer(grip, each) for each in row) for row in shown.rows], grip.limits)
    if shown.way or shown.span:
        back = shown.way if shown.span else shown.way[:-1]
        rows.append((_button(grip, say("button-back"), back),))
    if not way:
        standing = [order for order in _orders(grip) if order.round != LAPSED]
        rows += [(_ending(grip, order.text, order.about),) for order in standing]
        rows.append((_pace(grip, hasty=hasty),))
    if grip.limits.covers:
        rows.append((grip.button("button-close", "close", ()),))
    if not shown.rows:
        lines.append(say("orders-no-more"))
    key = orders_key(grip.table.id)
    return Post(key, "\n".join(lines), rows=tuple(rows), panel=key)


def orders_key(table: str) -> str:
    """What is ordered stands beside the panel of a turn: it goes with the seat or the game."""
    return f"orders.{table}"


def order_lines(grip: Grip) -> list[str]:
    """A seat's standing orders, a sentence each."""
    say, lines, this = grip.say, [], grip.guide.round(grip.seen)
    for order in _orders(grip):
        if order.round == LAPSED:
            lines.append(say("orders-line-lapsed", order=_phrase(grip, order.text)))
            continue
        later = "orders-line-next" if grip.guide.turnwise else "orders-line-later"
        key = "orders-line" if order.round in (this, LASTING) else later
        lines.append(say(key, order=_phrase(grip, order.text), round=order.round))
    return lines


def order_button(grip: Grip) -> Button:
    """Opens the post about orders."""
    return _button(grip, grip.say("button-order"), ())


def _fork(grip: Grip, way: Way, mark: Mark) -> Fork:
    texts = [order.text for order in grip.guide.orders(grip.seen, grip.seat)]
    limits = replace(grip.limits, menus=0)  # here what has no room is shown part by part
    return fork(texts, way, lambda _: None, limits, mark, whole=0)


def _offer(grip: Grip, offer: Offer) -> Button:
    if isinstance(offer, Branch):
        return _button(grip, _named(grip, offer), offer.way)
    label = grip.name_of(offer, lambda branch: _named(grip, branch))
    return _button(grip, label, offer.way, span=offer.span)


def _named(grip: Grip, branch: Branch) -> str:
    guide, way = grip.guide, branch.way
    if way[0] == ALWAYS:
        way = way[1:]
        if not way:
            return grip.say("orders-always")
    name = guide.order if way[:-1] == () else guide.label
    return name(grip.say, grip.seen, way)


def _pace(grip: Grip, *, hasty: bool) -> Button:
    key, word = ("button-order-later", "later") if hasty else ("button-order-now", "now")
    return _button(grip, grip.say(key), (word,))


def _ending(grip: Grip, text: str, about: str) -> Button:
    label = grip.say("button-order-end", order=_phrase(grip, text))
    return _button(grip, label, ("none", about), Style.DANGER)


def _button(
    grip: Grip, label: str, way: Way, style: Style = Style.PLAIN, span: Span | None = None
) -> Button:
    mark = Mark.round(grip.guide.round(grip.seen)).showing(span)
    return Button(label, button_data(grip.table.id, mark, "order", way), style)


def _phrase(grip: Grip, text: str) -> str:
    words = text.split()
    if words[:1] != [ALWAYS]:
        return grip.guide.order(grip.say, grip.seen, words)
    if not words[1:]:
        return grip.say("orders-always")
    order = grip.guide.order(grip.say, grip.seen, words[1:])
    return grip.say("orders-each", order=order)


def _orders(grip: Grip) -> tuple[Any, ...]:
    return grip.table.orders_of(grip.seat)
