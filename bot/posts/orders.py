"""The private post about a seat's standing orders: which it has, and which it may give."""

from __future__ import annotations

from typing import Any

from bot.ask import ROUND
from bot.contract import Button, Post, Style, button_data
from bot.games.guide import Guide
from bot.pads import Branch, Fork, Way, fork
from bot.posts.grip import Grip
from bot.posts.rows import uncut


def orders_post(grip: Grip, way: Way = ()) -> Post:
    """What is ordered, with buttons that end it, and what may be ordered after some words."""
    say = grip.say
    title = say(f"{grip.table.game.info.id}-title")
    lines = [say("orders-title", game=title, table=grip.table.id)]
    shown = _fork(grip, way)
    if shown.way:
        lines.append(_guide(grip).order(say, grip.seen, shown.way))
    else:
        lines += [*(order_lines(grip) or [say("orders-none")]), "", say("orders-about")]
    rows = uncut([tuple(_branch(grip, each) for each in row) for row in shown.rows], grip.limits)
    if shown.way:
        rows.append((_button(grip, say("button-back"), shown.way[:-1]),))
    if not way:
        rows += [(_ending(grip, order.text, order.about),) for order in _orders(grip)]
    if not shown.rows:
        lines.append(say("orders-no-more"))
    return Post(f"orders.{grip.table.id}", "\n".join(lines), rows=tuple(rows))


def order_lines(grip: Grip) -> list[str]:
    """A seat's standing orders, a sentence each."""
    say, lines, this = grip.say, [], _guide(grip).round(grip.seen)
    for order in _orders(grip):
        key = "orders-line" if order.round == this else "orders-line-later"
        lines.append(say(key, order=_phrase(grip, order.text), round=order.round))
    return lines


def order_button(grip: Grip) -> Button:
    """Opens the post about orders."""
    return _button(grip, grip.say("button-order"), ())


def _fork(grip: Grip, way: Way) -> Fork:
    texts = [order.text for order in _guide(grip).orders(grip.seen, grip.seat)]
    return fork(texts, way, lambda _: None, grip.limits, whole=0)


def _branch(grip: Grip, branch: Branch) -> Button:
    if branch.words[-1].startswith("+"):
        return _button(grip, grip.say("pad-more"), branch.way)
    guide, words = _guide(grip), branch.way
    name = guide.order if words[:-1] == () else guide.label
    return _button(grip, name(grip.say, grip.seen, words), words)


def _ending(grip: Grip, text: str, about: str) -> Button:
    label = grip.say("button-order-end", order=_phrase(grip, text))
    return _button(grip, label, ("none", about), Style.DANGER)


def _button(grip: Grip, label: str, way: Way, style: Style = Style.PLAIN) -> Button:
    mark = f"{ROUND}{_guide(grip).round(grip.seen)}"
    return Button(label, button_data(grip.table.id, mark, "order", way), style)


def _phrase(grip: Grip, text: str) -> str:
    return _guide(grip).order(grip.say, grip.seen, text.split())


def _orders(grip: Grip) -> tuple[Any, ...]:
    return grip.table.orders_of(grip.seat)


def _guide(grip: Grip) -> Guide[Any]:
    return grip.kit.guide(grip.table.game)
