"""How often somebody is reminded that a table waits for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.contract import NO_MARK, Answer, Button, Post, Style, button_data, whole_number
from bot.desk.ask import Ask, Question, quoted
from bot.desk.rights import seat_here
from bot.store import Transaction
from bot.store.rows.play import timers
from bot.store.rows.who.reminders import keep_interval
from bot.tables.calling.patience import interval
from bot.words import Speech
from bot.words.typed import means

if TYPE_CHECKING:
    from bot.desk.desk import Desk

OFFERED: Final = (1, 2, 3, 7)
"""Days after which somebody may be reminded first, by a press."""
LONGEST: Final = 30


async def remind(desk: Desk, ask: Ask) -> Answer:
    """Remind me first after so many days, or never; `hush` on a reminder: not of this turn."""
    if ask.words[:1] == ("hush",):
        return await _hush(desk, ask)
    if not ask.words:
        days = await desk.store.read(lambda sql: interval(sql, ask.person))
        return Answer(post=_choices(ask.say, int(days), ask.say("remind-which")))
    days = _said(desk, ask)

    def job(tx: Transaction) -> None:
        keep_interval(tx.sql, ask.person, days)

    await desk.write(ask, job)
    return Answer(ask.say("done-remind", days=days) if days else ask.say("done-remind-never"))


def _said(desk: Desk, ask: Ask) -> int:
    """After how many days; 0 is never."""
    word, *unit = ask.words
    if not unit and any(means(desk.kit.words, word, no) for no in ("off", "never")):
        return 0
    days = whole_number(word)
    understood = all(means(desk.kit.words, each, "days") for each in unit)
    if days is None or not understood or not 1 <= days <= LONGEST:
        why = ask.say("refuse-remind", text=quoted(" ".join(ask.words)), most=LONGEST)
        raise Question(_choices(ask.say, -1, why), refused=True)
    return days


async def _hush(desk: Desk, ask: Ask) -> Answer:
    table_id = (await desk.seated_table(ask)).id

    def job(tx: Transaction) -> None:
        table = desk.tables.fetch(tx, table_id)
        timers.cancel(tx.sql, table.id, timers.REMIND, seat_here(ask, table))

    await desk.write(ask, job)
    return Answer(ask.say("done-hush"))


def _choices(say: Speech, now: int, text: str) -> Post:
    """How often it may be; what is so now stands out."""

    def choice(label: str, word: str, *, chosen: bool) -> Button:
        style = Style.PRIMARY if chosen else Style.PLAIN
        return Button(label, button_data("-", NO_MARK, "remind", (word,)), style)

    days = [
        choice(say("remind-days", days=each), str(each), chosen=each == now) for each in OFFERED
    ]
    never = choice(say("remind-never"), "off", chosen=now == 0)
    return Post("remind", text, rows=(tuple(days[:2]), (*days[2:], never)))
