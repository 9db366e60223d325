"""A new table: opened here, or once more after a game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.contract import Answer
from bot.desk.ask import Ask, Question, quoted
from bot.desk.opening.lobby import take_seat, with_computer
from bot.desk.opening.wishes import Wish, wished
from bot.desk.seating.again import rotated, same_again
from bot.desk.seating.seats import dealt, known_as, note_own
from bot.desk.seating.shares import may_deal, may_open
from bot.desk.titles import game_named
from bot.desk.where.charge import charge_of, must_fit, must_open
from bot.posts.pages import choice_of_games
from bot.store import Transaction
from bot.tables.pace import Pace
from bot.tables.refusal import Refusal
from bot.tables.status import Status
from bot.tables.table import Place, Table
from engines.game import Game

if TYPE_CHECKING:
    from bot.desk.desk import Desk


async def new(desk: Desk, ask: Ask) -> Answer:
    """Open a table here; with enough computers it starts at once."""
    if not ask.words:
        return Answer(post=choice_of_games(desk.kit, ask.say, ask.say("which-game"), ask.limits))
    named, wishes = game_named(desk.kit, ask.words)
    if named is None:
        why = ask.say("refuse-no-game", game=quoted(" ".join(ask.words)))
        raise Question(choice_of_games(desk.kit, ask.say, why, ask.limits), refused=True)
    game = desk.kit.games[named]
    return await _open(desk, ask, game, wished(ask, game, wishes, desk.kit.words))


async def _open(
    desk: Desk, ask: Ask, game: Game[Any, Any], wish: Wish, *, former: Table | None = None
) -> Answer:
    here = ask.command.venue
    table = _wished(desk, ask, game, wish, former)
    away = table.home != here.key
    await must_open(desk, ask, new=not away)
    charge = await charge_of(desk, ask, table) if away else None

    def job(tx: Transaction) -> None:
        must_fit(tx, here)
        if charge is not None:
            charge.must_spread(tx, table)
        desk.people.arrive(tx, here, ask.command.person)
        named = replace(table, id=desk.tables.free_id(tx))
        if len(table.places) == table.room:
            may_deal(desk, tx, named)
            desk.tables.add(tx, dealt(named))
        else:
            may_open(desk, tx, ask, named)
            desk.tables.add(tx, named)
        note_own(tx, ask, named)

    await desk.write(ask, job)
    return Answer()


def _wished(desk: Desk, ask: Ask, game: Game[Any, Any], wish: Wish, former: Table | None) -> Table:
    """The table that is asked for; that of a game played before has its home."""
    room = wish.seats or game.info.seats.stop - 1
    if 1 + len(wish.computers) > room:
        raise Refusal("refuse-full")
    here, now = ask.command.venue.key, desk.world.now()
    table = Table(
        id="",
        game=game,
        options=tuple(sorted(wish.options.items())),
        room=room,
        places=(Place(known_as(ask), ask.person),),
        host=ask.person,
        seed=desk.world.seed(),
        created=now,
        venues=tuple(dict.fromkeys((here, *(former.venues if former else ())))),
        home=(former.home if former else "") or here,
        acted=(now,),
        pace=former.pace if former else Pace.OPEN,
    )
    for level in wish.computers:
        table = with_computer(desk, ask, table, level)
    return rotated(former, table) if former else table


async def rematch(desk: Desk, ask: Ask) -> Answer:
    """The same game again, wherever it was shown: computers sit down, people are asked to join.

    Who asks second joins the table of who asked first; who has not sat there opens one here.
    """
    played = await desk.named_table(ask) or await desk.finished_table(ask)
    old = played or await desk.table_here(ask)
    if old.status is not Status.OVER:
        raise Refusal("refuse-not-over")
    for table in await desk.tables_near(ask):
        if table.status is Status.LOBBY and same_again(old, table):
            return await take_seat(desk, ask, table.id, old)
    levels = tuple(place.level for place in old.places if place.person is None and place.level)
    chosen = old.game.info.fresh(old.game.info.chosen(dict(old.options)))
    wish = Wish(chosen, len(old.places), levels)
    sat = old.seat_of(ask.person) is not None
    return await _open(desk, ask, old.game, wish, former=old if sat else None)
