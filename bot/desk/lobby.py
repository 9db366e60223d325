"""Setting a table up: new, join, leave, computers, options, start, cancel, rematch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from bot.contract import Answer, whole_number
from bot.desk import venues
from bot.desk.ask import Ask, quoted
from bot.desk.seats import dealt, known_as, settle, sit_down
from bot.games.levels import USUAL, read_level
from bot.store import Transaction, showings
from bot.tables.refusal import Refusal
from bot.tables.status import Status
from bot.tables.table import Place, Table, free_name
from bot.words import Words
from engines.errors import BadOption
from engines.game import Game
from engines.values import Options

if TYPE_CHECKING:
    from bot.desk.desk import Desk

NONE = "none"
"""What is said in a level's place to let the last computer go."""


def usual_company(game: Game[Any, Any]) -> int:
    """How many sit down when nobody says how many: between the fewest and the most."""
    return game.info.seats[len(game.info.seats) // 2]


def _company(game: Game[Any, Any], level: int, computers: int) -> int:
    """How many sit at the table of somebody who plays without other people.

    Where one may play nobody joins but the computers that are named; a level asks for company.
    """
    return usual_company(game) if level or 1 not in game.info.seats else 1 + computers


@dataclass(frozen=True, slots=True)
class Wish:
    """What `/new` was asked for."""

    options: dict[str, str]
    seats: int | None
    computers: tuple[int, ...]


def read_wish(game: Game[Any, Any], words: tuple[str, ...], known: Words) -> Wish:
    """`ghosts=off`, `seats=3`, `computer=2`, `alone`, each with a level or not, in any order."""
    options: dict[str, str] = {}
    seats, alone = None, None
    computers: list[int] = []
    for word in words:
        name, _, value = word.casefold().partition("=")
        level = read_level(known, value) if value else USUAL
        if name == "seats" and (number := whole_number(value)) in game.info.seats:
            seats = number
        elif name == "computer" and level is not None:
            computers.append(level)
        elif name == "alone" and level is not None:
            alone = level if value else 0
        elif value and name in (option.id for option in game.info.offered):
            options[name] = value
        else:
            raise Refusal("refuse-order", word=quoted(word))
    if alone is not None:
        seats = seats or _company(game, alone, len(computers))
        computers += [alone or USUAL] * (seats - 1 - len(computers))
    try:
        return Wish(game.info.fresh(options), seats, tuple(computers))
    except BadOption as error:
        raise Refusal("refuse-order", word=quoted(f"{error.name}={error.value}")) from error


async def new(desk: Desk, ask: Ask) -> Answer:
    """Open a table here; with enough computers it starts at once."""
    if not ask.words:
        raise Refusal("refuse-which-game", games=", ".join(desk.kit.games))
    game = desk.kit.games.get(ask.words[0].casefold())
    if game is None:
        raise Refusal("refuse-no-game", game=quoted(ask.words[0]), games=", ".join(desk.kit.games))
    wish = read_wish(game, ask.words[1:], desk.kit.words)
    return await _open(desk, ask, game, wish)


async def _open(
    desk: Desk, ask: Ask, game: Game[Any, Any], wish: Wish, elsewhere: Sequence[str] = ()
) -> Answer:
    room = wish.seats or game.info.seats.stop - 1
    if 1 + len(wish.computers) > room:
        raise Refusal("refuse-full")
    table = Table(
        id="",
        game=game,
        options=tuple(sorted(wish.options.items())),
        room=room,
        places=(Place(known_as(ask), ask.person),),
        host=ask.person,
        seed=desk.world.seed(),
        created=desk.world.now(),
        venues=tuple(dict.fromkeys((ask.command.venue.key, *elsewhere))),
        acted=(desk.world.now(),),
    )
    for level in wish.computers:
        table = _with_computer(desk, ask, table, level)

    def job(tx: Transaction) -> None:
        desk.people.arrive(tx, ask.command.venue, ask.command.person)
        named = replace(table, id=desk.tables.free_id(tx))
        desk.tables.add(tx, dealt(named) if len(table.places) == room else named)

    await desk.write(ask, job)
    return Answer()


async def join(desk: Desk, ask: Ask) -> Answer:
    """Take a seat; the last one to sit down starts the game. A code brings its table here."""
    if ask.words:
        return await venues.accept(desk, ask, ask.words[0])
    return await _take_seat(desk, ask, (await desk.lobby_table(ask)).id)


async def _take_seat(desk: Desk, ask: Ask, table_id: str) -> Answer:
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
        left = table.vacated(_own_seat(table, ask))
        people = [place.person for place in left.places if place.person]
        status = left.status if people else Status.CANCELLED
        host = left.host if left.host in people or not people else people[0]
        desk.tables.save(tx, table, replace(left, host=host, status=status))

    await desk.write(ask, job)
    return Answer(ask.say("done-left"))


async def computer(desk: Desk, ask: Ask) -> Answer:
    """Seat a computer (`computer 3`), or let the last one go (`computer none`)."""
    word = ask.words[0].casefold() if ask.words else str(USUAL)
    level = read_level(desk.kit.words, word)
    if level is None and word != NONE:
        raise Refusal("refuse-level", word=quoted(word))

    table_id = (await desk.lobby_table(ask)).id

    def job(tx: Transaction) -> None:
        table = _lobby_table(desk, tx, table_id)
        _own_seat(table, ask)
        if level is None:
            desk.tables.save(tx, table, _without_computer(table))
        else:
            changed = _with_computer(desk, ask, table, level)
            settle(desk, tx, table, changed)

    await desk.write(ask, job)
    return Answer()


async def option(desk: Desk, ask: Ask) -> Answer:
    """Choose a variant: `option ghosts off`."""
    if len(ask.words) != 2:
        raise Refusal("refuse-order", word=quoted(" ".join(ask.words)))
    name, value = (word.casefold() for word in ask.words)
    asked = quoted(f"{name}={value}")

    table_id = (await desk.lobby_table(ask)).id

    def job(tx: Transaction) -> None:
        table = _lobby_table(desk, tx, table_id)
        _own_seat(table, ask)
        info = table.game.info
        if name not in (option.id for option in info.offered):
            raise Refusal("refuse-order", word=asked)
        try:
            options: Options = info.settle({**dict(table.options), name: value})
        except BadOption as error:
            raise Refusal("refuse-order", word=asked) from error
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
    """The same game again, wherever it was shown: computers sit down, people are asked to join.

    Who asks second joins the table of who asked first.
    """
    played = await desk.named_table(ask) or await desk.finished_table(ask)
    old = played or await desk.table_here(ask)
    if old.status is not Status.OVER:
        raise Refusal("refuse-not-over")
    for table in await desk.tables_near(ask):
        if table.status is Status.LOBBY and _same_again(old, table):
            return await _take_seat(desk, ask, table.id)
    levels = tuple(place.level for place in old.places if place.person is None and place.level)
    chosen = old.game.info.fresh(old.game.info.chosen(dict(old.options)))
    wish = Wish(chosen, len(old.places), levels)
    shown = await desk.store.read(lambda sql: showings.showings_of(sql, old.id))
    elsewhere = [showing.venue for showing in shown if not showing.closed]
    return await _open(desk, ask, old.game, wish, elsewhere)


def _same_again(old: Table, table: Table) -> bool:
    """Whether a table being set up is one for which somebody of the old one has asked."""
    chosen = [each.game.info.chosen(dict(each.options)) for each in (old, table)]
    same = (table.game, table.room) == (old.game, len(old.places)) and chosen[0] == chosen[1]
    return same and table.created >= max(old.acted) and old.seat_of(table.host) is not None


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
    return table.seated(place, desk.world.now())


def _without_computer(table: Table) -> Table:
    for seat in range(len(table.places) - 1, -1, -1):
        if table.places[seat].person is None:
            return table.vacated(seat)
    raise Refusal("refuse-no-computer")
