"""How somebody likes to be called when their turn comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.contract import NO_MARK, Answer, Button, CallWay, Post, Style, button_data
from bot.desk.ask import Ask, must_mean
from bot.store import Transaction

if TYPE_CHECKING:
    from bot.desk.desk import Desk


async def calls(desk: Desk, ask: Ask) -> Answer:
    """Call me privately, where the table is, both or not at all; without a way, which it is."""
    way = _said(ask)
    must_mean(ask, way)
    if way is None:
        return Answer(post=await _choice(desk, ask))

    def job(tx: Transaction) -> None:
        desk.people.call_by(tx, ask.here, way)

    await desk.write(ask, job)
    return Answer(ask.say(f"done-calls-{way}"))


def _said(ask: Ask) -> CallWay | None:
    """The way these words say, in the person's language or as a button does."""
    said = " ".join(ask.words).casefold()
    for way in CallWay:
        if said in (way, *ask.say(f"calls-words-{way}").split(", ")):
            return way
    return None


async def _choice(desk: Desk, ask: Ask) -> Post:
    """The ways there are; the one that is taken now stands out."""
    known = await desk.people.find(ask.here)
    now = CallWay(known.calls) if known is not None and known.calls else ask.limits.calls
    rows = []
    for way in CallWay:
        style = Style.PRIMARY if way is now else Style.PLAIN
        data = button_data("-", NO_MARK, "calls", (way,))
        rows.append((Button(ask.say(f"calls-{way}"), data, style),))
    return Post("calls", ask.say("calls-which"), rows=tuple(rows))
