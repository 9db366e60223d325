"""A table being set up: who takes a seat or leaves it, people and computers, and its options."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.contract import Answer
from bot.desk.ask import Ask, quoted
from bot.desk.away.sitter import sitter
from bot.desk.opening.wishes import option_meant
from bot.desk.rights import must, seat_here
from bot.desk.seating.again import played_before
from bot.desk.seating.seats import settle, sit_down
from bot.desk.show import table_sight
from bot.desk.where import venues
from bot.desk.where.charge import charge_of
from bot.games.levels import read_level
from bot.posts.ways import computers_post, options_post
from bot.store import Transaction
from bot.tables.refusal import Refusal
from bot.tables.status import Status
from bot.tables.table import Place, Table, free_name
from bot.tables.waiting.minding import given_back
from bot.words.typed import means
from engines.errors import BadOption
from engines.values import Options

if TYPE_CHECKING:
    from bot.desk.desk import Desk


async def join(desk: Desk, ask: Ask) -> Answer:
    """Take a seat; the last one to sit down starts the game. A code brings its table here."""
    code = next(iter(ask.words), ask.command.table)
    if ask.words or venues.is_code(code):  # a link has room for one of both
        done, table = await venues.accept(desk, ask, code)
        post = await table_sight(desk, ask, table, 0) if ask.limits.sights else None
        return Answer(done, post)
    return await take_seat(desk, ask, (await desk.lobby_table(ask)).id)


async def take_seat(desk: Desk, ask: Ask, table_id: str, former: Table | None = None) -> Answer:
    """Sit down at a table being set up; after a game, in the seat that follows from it."""
    named = await desk.tables.get(table_id)
    if named is None:
        raise Refusal("refuse-gone")
    charge = await charge_of(desk, ask, named)
    former = former or await played_before(desk, named)

    def job(tx: Transaction) -> None:
        table = lobby_in(desk, tx, table_id)
        sit_down(desk, tx, ask, table, deals=charge.deals(tx, table), former=former)

    await desk.write(ask, job)
    return Answer(ask.say("done-joined"))


async def leave(desk: Desk, ask: Ask) -> Answer:
    """Give the seat back before the game; an empty table is cleared away.

    Who leaves a game in play is asked who is to sit in.
    """
    named = await desk.named_table(ask)
    near = [named] if named else await desk.tables_near(ask)
    playing = [table for table in near if table.played_by(ask.person)]
    if playing and not any(table.status is Status.LOBBY for table in near):
        return await sitter(desk, ask)
    table_id = (await desk.lobby_table(ask)).id

    def job(tx: Transaction) -> None:
        table = lobby_in(desk, tx, table_id)
        desk.tables.save(tx, table, given_back(table, seat_here(ask, table)))

    await desk.write(ask, job)
    return Answer(ask.say("done-left"))


async def computer(desk: Desk, ask: Ask) -> Answer:
    """Seat a computer (`computer 3`), or let the last one go (`computer none`)."""
    if not ask.words:
        table = await _own_lobby(desk, ask)
        return Answer(post=computers_post(ask.say, table, ask.limits))
    word = ask.words[0].casefold()
    level = read_level(desk.kit.words, word)
    if level is None and not means(desk.kit.words, word, "none"):
        raise Refusal("refuse-level", word=quoted(word))

    named = await desk.lobby_table(ask)
    charge = await charge_of(desk, ask, named)

    def job(tx: Transaction) -> None:
        table = lobby_in(desk, tx, named.id)
        must(ask, table)
        if level is None:
            desk.tables.save(tx, table, _without_computer(table))
        else:
            changed = with_computer(desk, ask, table, level)
            deals = charge.deals(tx, table)
            if deals and len(changed.places) == changed.room:
                charge.must(tx.sql, replace(ask, verb="start"), table, tx.now)
            settle(desk, tx, table, changed, deals=deals)

    await desk.write(ask, job)
    return Answer()


async def option(desk: Desk, ask: Ask) -> Answer:
    """Choose a variant: `option ghosts off`."""
    if not ask.words:
        return Answer(post=options_post(ask.say, await _own_lobby(desk, ask)))
    if len(ask.words) != 2:
        raise Refusal("refuse-order", word=quoted(" ".join(ask.words)))
    name, value = ask.words
    asked = quoted(" ".join(ask.words))

    table_id = (await desk.lobby_table(ask)).id

    def job(tx: Transaction) -> None:
        table = lobby_in(desk, tx, table_id)
        must(ask, table)
        chosen = option_meant(table.game, name, value, desk.kit.words)
        if chosen is None:
            raise Refusal("refuse-order", word=asked)
        try:
            options: Options = table.game.info.settle(dict([*table.options, chosen]))
        except BadOption as error:
            raise Refusal("refuse-order", word=asked) from error
        desk.tables.save(tx, table, replace(table, options=tuple(sorted(options.items()))))

    await desk.write(ask, job)
    return Answer()


async def _own_lobby(desk: Desk, ask: Ask) -> Table:
    """The table being set up at which somebody sits who asks what can be chosen."""
    table = _still_lobby(await desk.lobby_table(ask))
    must(ask, table)
    return table


def lobby_in(desk: Desk, tx: Transaction, table_id: str) -> Table:
    """The newest of a table, as long as it is being set up."""
    return _still_lobby(desk.tables.fetch(tx, table_id))


def _still_lobby(table: Table) -> Table:
    if table.status is Status.PLAYING:
        raise Refusal("refuse-started")
    if table.status is not Status.LOBBY:
        raise Refusal("refuse-gone")
    return table


def with_computer(desk: Desk, ask: Ask, table: Table, level: int) -> Table:
    """The table with one more computer, under a name nobody else has there."""
    names = ask.say("computer-names").split(", ")
    place = Place(free_name(table.names(), names), None, level)
    return table.seated(place, desk.world.now())


def _without_computer(table: Table) -> Table:
    for seat in range(len(table.places) - 1, -1, -1):
        if table.places[seat].person is None:
            return table.vacated(seat)
    raise Refusal("refuse-no-computer")
