"""What one may do at a table beside moving, on platforms that draw it themselves."""

from __future__ import annotations

from bot.contract import NO_MARK, Button, Style, button_data
from bot.posts.private.grip import Grip
from bot.posts.private.orders import order_button
from bot.posts.private.plea import back_button
from bot.posts.public.alone import is_alone
from bot.posts.tree import Way
from bot.tables.status import Status
from bot.words.typed import said


def rematch_of(grip: Grip) -> tuple[Button, ...]:
    """Once more, when it is over."""
    if grip.table.status is not Status.OVER:
        return ()
    data = button_data(grip.table.id, NO_MARK, "rematch")
    return (Button(grip.say("button-rematch"), data, Style.PRIMARY),)


def tools_of(grip: Grip, way: Way = ()) -> tuple[Button, ...]:
    """What one may do beside moving."""
    table, tools = grip.table, []
    if table.status is Status.PLAYING:
        if (again := back_button(grip)) is not None:
            tools.append(again)
        if grip.guide.takes_orders:
            tools.append(order_button(grip))
    tools += map_of(grip, way)
    rules = button_data(table.id, NO_MARK, "rules")
    tools.append(Button(grip.say("button-rules"), rules))
    if is_alone(table):
        best = button_data(table.id, NO_MARK, "best")
        tools.append(Button(grip.say("button-best"), best))
    if table.status is Status.PLAYING:
        tools.append(Button(grip.say("button-why"), button_data(table.id, NO_MARK, "why")))
        if not is_alone(table):
            tools.append(Button(grip.say("button-away"), button_data(table.id, NO_MARK, "away")))
        # N.B. whoever draws tables asks twice by itself.
        resign = button_data(table.id, grip.mark, "resign", said(grip.say, "sure")[:1])
        tools.append(Button(grip.say("button-resign"), resign, Style.DANGER))
    return tuple(tools)


def map_of(grip: Grip, way: Way = ()) -> tuple[Button, ...]:
    """All of a table, where its picture shows a part; places there may end what was begun."""
    if not grip.cropped:
        return ()
    label, asked = grip.say("button-map"), grip.seat in grip.table.to_move()
    return (Button(label, button_data(grip.table.id, grip.mark if asked else NO_MARK, "map", way)),)
