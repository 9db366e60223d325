"""Whether a table is played live or slowly: seen, and settled by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.contract import NO_MARK, Answer, Button, Post, Style, button_data
from bot.desk.ask import Ask, must_mean
from bot.desk.playing.play import playing_seat
from bot.store import Transaction
from bot.tables.asking.tempo import Tempo, plays_slowly
from bot.tables.table import Table
from bot.words.typed import means, said

if TYPE_CHECKING:
    from bot.desk.desk import Desk


async def tempo(desk: Desk, ask: Ask) -> Answer:
    """Play live, slowly, or as it comes; without a word, how it is now, with buttons."""
    table = await desk.seated_table(ask)
    playing_seat(table, ask)
    wanted = next((each for each in Tempo if _says(desk, ask, each)), None)
    must_mean(ask, wanted)
    if wanted is None:
        return Answer(post=await _shown(desk, ask, table))

    def job(tx: Transaction) -> Table:
        now = desk.tables.fetch(tx, table.id)
        seat = playing_seat(now, ask)
        if now.told.tempo == wanted:
            return now
        return desk.tables.save(
            tx, now, replace(now, story=now.told.write(seat, f"!tempo {wanted}"))
        )

    after = await desk.write(ask, job)
    return Answer(ask.say(f"done-tempo-{wanted}"), await _shown(desk, ask, after))


def _says(desk: Desk, ask: Ask, wanted: Tempo) -> bool:
    return bool(ask.words) and means(desk.kit.words, ask.words[0], wanted)


async def _shown(desk: Desk, ask: Ask, table: Table) -> Post:
    """How a table is played now, and how else it might be."""
    now = desk.world.now()
    slow = await desk.store.read(lambda sql: plays_slowly(sql, table, now))
    here = [desk.tables.calls.gone_at(table, seat, now) > now for seat in _people(table)]
    how = "slow" if slow else ("here" if all(here) else "live")
    title = ask.say("board-title", game=ask.say(f"{table.game.info.id}-title"), table=table.id)
    row = tuple(_button(ask, table, each) for each in Tempo)
    about = ask.say("tempo-about")
    return Post(
        f"tempo.{table.id}", f"{title}\n{ask.say(f'tempo-now-{how}')}\n{about}", rows=(row,)
    )


def _people(table: Table) -> list[int]:
    return [seat for seat, place in enumerate(table.places) if place.minder is not None]


def _button(ask: Ask, table: Table, wanted: Tempo) -> Button:
    style = Style.PRIMARY if table.told.tempo == wanted else Style.PLAIN
    data = button_data(table.id, NO_MARK, "tempo", said(ask.say, wanted)[:1])
    return Button(ask.say(f"button-tempo-{wanted}"), data, style)
