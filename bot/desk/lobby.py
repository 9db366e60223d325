"""Setting a table up: new, join, leave, computers, options, start, cancel, rematch."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from bot.ask import Ask, Refusal, quoted, whole_number
from bot.contract import Answer
from bot.desk import venues
from bot.desk.seats import dealt, known_as, settle, sit_down
from bot.store import Transaction
from bot.store.tables import Status
from bot.table import Place, Table, free_name
from engines.errors import BadOption
from engines.game import Game
from engines.values import Options

if TYPE_CHECKING:
    from bot.desk import Desk

LEVELS = (1, 2, 3)
USUAL_LEVEL = 1
"""Who names no level is likely new here, and shall be able to win."""


@dataclass(frozen=True, slots=True)
class Order:
    """What `/new` was asked for."""

    options: dict[str, str]
    seats: int | None
    computers: tuple[int, ...]


def read_order(game: Game[Any, Any], words: tuple[str, ...]) -> Order:
    """`ghosts=off`, `seats=3`, `computer` or `computer=2`, in any order."""
    options: dict[str, str] = {}
    seats: int | None = None
    computers: list[int] = []
    for word in words:
        name, _, value = word.casefold().partition("=")
        if name == "seats" and (number := whole_number(value)) in game.info.seats:
            seats = number
        elif name == "computer" and (not value or value in map(str, LEVELS)):
            computers.append(int(value or USUAL_LEVEL))
        elif value and name in (option.id for option in game.info.options):
            options[name] = value
        else:
            raise Refusal("refuse-order", word=quoted(word))
    try:
        return Order(game.info.settle(options), seats, tuple(computers))
    except BadOption as error:
        raise Refusal("refuse-order", word=quoted(f"{error.name}={error.value}")) from error


async def new(desk: Desk, ask: Ask) -> Answer:
    """Open a table here; with enough computers it starts at once."""
    if not ask.words:
        raise Refusal("refuse-which-game", games=", ".join(desk.kit.games))
    game = desk.kit.games.get(ask.words[0].casefold())
    if game is None:
        raise Refusal("refuse-no-game", game=quoted(ask.words[0]), games=", ".join(desk.kit.games))
    order = read_order(game, ask.words[1:])
    return await _open(desk, ask, game, order)


async def _open(desk: Desk, ask: Ask, game: Game[Any, Any], order: Order) -> Answer:
    room = order.seats or game.info.seats.stop - 1
    if 1 + len(order.computers) > room:
        raise Refusal("refuse-full")
    table = Table(
        id=desk.world.token(6),
        game=game,
        options=tuple(sorted(order.options.items())),
        room=room,
        places=(Place(known_as(ask), ask.person),),
        host=ask.person,
        seed=desk.world.seed(),
        created=desk.world.now(),
        venues=(ask.command.venue.key,),
        acted=(desk.world.now(),),
    )
    for level in order.computers:
        table = _with_computer(desk, ask, table, level)

    def job(tx: Transaction) -> None:
        desk.people.arrive(tx, ask.command.venue, ask.command.person)
        desk.tables.add(tx, dealt(table) if len(table.places) == room else table)

    await desk.write(ask, job)
    return Answer()


async def join(desk: Desk, ask: Ask) -> Answer:
    """Take a seat; the last one to sit down starts the game. A code brings its table here."""
    if ask.words:
        return await venues.accept(desk, ask, ask.words[0])
    table_id = (await desk.lobby_table(ask)).id

    def job(tx: Transaction) -> None:
        table = _lobby_table(desk, tx, table_id)
        if table.seat_of(ask.person) is not None:
            raise Refusal("refuse-seated")
        sit_down(desk, tx, ask, table)

    await desk.write(ask, job)
    return Answer(ask.say("done-joined"))


async def leave(desk: Desk, ask: Ask) -> Answer:
    """Give the seat back before the game; an empty table is cleared away."""
    table_id = (await desk.lobby_table(ask)).id

    def job(tx: Transaction) -> None:
        table = _lobby_table(desk, tx, table_id)
        seat = _own_seat(table, ask)
        places = table.places[:seat] + table.places[seat + 1 :]
        people = [place.person for place in places if place.person]
        status = table.status if people else Status.CANCELLED
        host = table.host if table.host in people or not people else str(people[0])
        acted = table.acted[:seat] + table.acted[seat + 1 :]
        changed = replace(table, places=places, host=host, status=status, acted=acted)
        desk.tables.save(tx, table, changed)

    await desk.write(ask, job)
    return Answer(ask.say("done-left"))


async def computer(desk: Desk, ask: Ask) -> Answer:
    """Seat a computer (`computer 3`), or let the last one go (`computer none`)."""
    word = ask.words[0].casefold() if ask.words else str(USUAL_LEVEL)
    if word not in {*map(str, LEVELS), "none"}:
        raise Refusal("refuse-level", word=quoted(word))

    table_id = (await desk.lobby_table(ask)).id

    def job(tx: Transaction) -> None:
        table = _lobby_table(desk, tx, table_id)
        _own_seat(table, ask)
        if word == "none":
            desk.tables.save(tx, table, _without_computer(table))
        else:
            changed = _with_computer(desk, ask, table, int(word))
            settle(desk, tx, table, changed)

    await desk.write(ask, job)
    return Answer()


async def option(desk: Desk, ask: Ask) -> Answer:
    """Choose a variant: `option ghosts off`."""
    if len(ask.words) != 2:
        raise Refusal("refuse-order", word=quoted(" ".join(ask.words)))
    name, value = (word.casefold() for word in ask.words)

    table_id = (await desk.lobby_table(ask)).id

    def job(tx: Transaction) -> None:
        table = _lobby_table(desk, tx, table_id)
        _own_seat(table, ask)
        try:
            options: Options = table.game.info.settle({**dict(table.options), name: value})
        except BadOption as error:
            raise Refusal("refuse-order", word=quoted(f"{name}={value}")) from error
        desk.tables.save(tx, table, replace(table, options=tuple(sorted(options.items()))))

    await desk.write(ask, job)
    return Answer()


async def start(desk: Desk, ask: Ask) -> Answer:
    """Deal; anybody who sits at the table may."""
    table_id = (await desk.lobby_table(ask)).id

    def job(tx: Transaction) -> None:
        table = _lobby_table(desk, tx, table_id)
        _own_seat(table, ask)
        missing = table.game.info.seats.start - len(table.places)
        if missing > 0:
            raise Refusal("refuse-too-few", missing=missing)
        desk.tables.save(tx, table, dealt(table))

    await desk.write(ask, job)
    return Answer()


async def cancel(desk: Desk, ask: Ask) -> Answer:
    """Clear a table away that has not started; anybody who sits there may."""
    table_id = (await desk.lobby_table(ask)).id

    def job(tx: Transaction) -> None:
        table = _lobby_table(desk, tx, table_id)
        _own_seat(table, ask)
        desk.tables.save(tx, table, replace(table, status=Status.CANCELLED))

    await desk.write(ask, job)
    return Answer(ask.say("done-cancelled"))


async def rematch(desk: Desk, ask: Ask) -> Answer:
    """The same game again: the computers sit down by themselves, people are asked to join."""
    old = await desk.table_here(ask)
    if old.status is not Status.OVER:
        raise Refusal("refuse-not-over")
    levels = tuple(place.level for place in old.places if place.person is None and place.level)
    room = None if len(old.places) not in old.game.info.seats else len(old.places)
    return await _open(desk, ask, old.game, Order(dict(old.options), room, levels))


def _lobby_table(desk: Desk, tx: Transaction, table_id: str) -> Table:
    table = desk.tables.fetch(tx, table_id)
    if table.status is Status.PLAYING:
        raise Refusal("refuse-started")
    if table.status is not Status.LOBBY:
        raise Refusal("refuse-gone")
    return table


def _own_seat(table: Table, ask: Ask) -> int:
    seat = table.seat_of(ask.person)
    if seat is None:
        raise Refusal("refuse-not-seated")
    return seat


def _with_computer(desk: Desk, ask: Ask, table: Table, level: int) -> Table:
    names = ask.say("computer-names").split(", ")
    place = Place(free_name(table.names(), names), None, level)
    acted = (*table.acted, desk.world.now())
    return replace(table, places=(*table.places, place), acted=acted)


def _without_computer(table: Table) -> Table:
    for seat in range(len(table.places) - 1, -1, -1):
        if table.places[seat].person is None:
            places = table.places[:seat] + table.places[seat + 1 :]
            return replace(table, places=places, acted=table.acted[:seat] + table.acted[seat + 1 :])
    raise Refusal("refuse-no-computer")
