"""Setting a table up: new, join, leave, computers, options, start, cancel, rematch."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.contract import NO_MARK, Answer, Confirm
from bot.desk.ask import Ask, Question, quoted
from bot.desk.away.sitter import sitter
from bot.desk.opening.wishes import Wish, option_meant, wished
from bot.desk.playing.play import end
from bot.desk.seating.again import played_before, rotated, same_again
from bot.desk.seating.seats import dealt, given_back, known_as, note_own, own_seat, settle, sit_down
from bot.desk.seating.shares import may_deal, may_open
from bot.desk.sure import sure, unsure
from bot.desk.titles import game_named
from bot.desk.where import venues
from bot.desk.where.charge import charge_of, leads, must_fit, must_open
from bot.games.levels import read_level
from bot.posts.pages import choice_of_games
from bot.posts.ways import computers_post, options_post
from bot.store import Transaction
from bot.tables.pace import Pace
from bot.tables.refusal import Refusal
from bot.tables.status import Status
from bot.tables.table import Place, Table, free_name
from bot.words.typed import means
from engines.errors import BadOption
from engines.game import Game
from engines.values import Options

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
    room = wish.seats or game.info.seats.stop - 1
    if 1 + len(wish.computers) > room:
        raise Refusal("refuse-full")
    charge = await must_open(desk, ask)
    table = Table(
        id="",
        game=game,
        options=tuple(sorted(wish.options.items())),
        room=room,
        places=(Place(known_as(ask), ask.person),),
        host=ask.person,
        seed=desk.world.seed(),
        created=desk.world.now(),
        venues=tuple(dict.fromkeys((ask.command.venue.key, *(former.venues if former else ())))),
        acted=(desk.world.now(),),
        pace=former.pace if former else Pace.OPEN,
    )
    for level in wish.computers:
        table = _with_computer(desk, ask, table, level)
    table = rotated(former, table) if former else table

    def job(tx: Transaction) -> None:
        must_fit(tx, ask.command.venue)
        charge.of(tx, ask, table).must_spread()
        desk.people.arrive(tx, ask.command.venue, ask.command.person)
        named = replace(table, id=desk.tables.free_id(tx))
        if len(table.places) == room:
            may_deal(desk, tx, named)
            desk.tables.add(tx, dealt(named))
        else:
            may_open(desk, tx, ask, named)
            desk.tables.add(tx, named)
        note_own(tx, ask, named)

    await desk.write(ask, job)
    return Answer()


async def join(desk: Desk, ask: Ask) -> Answer:
    """Take a seat; the last one to sit down starts the game. A code brings its table here."""
    code = next(iter(ask.words), ask.command.table)
    if ask.words or venues.is_code(code):  # a link has room for one of both
        return await venues.accept(desk, ask, code)
    return await _take_seat(desk, ask, (await desk.lobby_table(ask)).id)


async def _take_seat(desk: Desk, ask: Ask, table_id: str, former: Table | None = None) -> Answer:
    charge = await charge_of(desk, ask)
    former = former or await played_before(desk, await desk.tables.get(table_id))

    def job(tx: Transaction) -> None:
        table = _lobby_table(desk, tx, table_id)
        if table.seat_of(ask.person) is not None:
            raise Refusal("refuse-seated")
        deals = charge.of(tx, ask, table).deals
        sit_down(desk, tx, ask, table, deals=deals, former=former)

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
        table = _lobby_table(desk, tx, table_id)
        desk.tables.save(tx, table, given_back(table, own_seat(table, ask)))

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

    table_id = (await desk.lobby_table(ask)).id
    charge = await charge_of(desk, ask)

    def job(tx: Transaction) -> None:
        table = _lobby_table(desk, tx, table_id)
        own_seat(table, ask)
        if level is None:
            desk.tables.save(tx, table, _without_computer(table))
        else:
            changed = _with_computer(desk, ask, table, level)
            held = charge.of(tx, ask, table)
            if held.deals and len(changed.places) == changed.room:
                held.must_decide(desk, table, ask)
            settle(desk, tx, table, changed, deals=held.deals)

    await desk.write(ask, job)
    return Answer()


async def option(desk: Desk, ask: Ask) -> Answer:
    """Choose a variant: `option ghosts off`."""
    if not ask.words:
        return Answer(post=options_post(ask.say, await _own_lobby(desk, ask)))
    if len(ask.words) != 2:
        raise Refusal("refuse-order", word=quoted(" ".join(ask.words)))
    name, value = ask.words
    asked = quoted("=".join(word.casefold() for word in ask.words))

    table_id = (await desk.lobby_table(ask)).id

    def job(tx: Transaction) -> None:
        table = _lobby_table(desk, tx, table_id)
        own_seat(table, ask)
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


async def start(desk: Desk, ask: Ask) -> Answer:
    """Deal: the host may, and whoever sits at the table and has not only just sat down.

    Where the charter says otherwise, those do whom it names.
    """
    table_id = (await desk.lobby_table(ask)).id
    charge = await charge_of(desk, ask)

    def job(tx: Transaction) -> None:
        table = _lobby_table(desk, tx, table_id)
        if not charge.leads:
            own_seat(table, ask)
        missing = table.game.info.seats.start - len(table.places)
        if missing > 0:
            raise Refusal("refuse-too-few", missing=missing)
        charge.of(tx, ask, table).must_decide(desk, table, ask)
        may_deal(desk, tx, table)
        desk.tables.save(tx, table, dealt(table))

    await desk.write(ask, job)
    return Answer()


async def cancel(desk: Desk, ask: Ask) -> Answer:
    """Clear a table away that has not started: whoever may start it may, or is in charge here.

    Those in charge may end a game, too.
    """
    named = await _unwanted(desk, ask)
    table_id = named.id
    charge = await charge_of(desk, ask, named)
    if charge.leads and named.status in (Status.PLAYING, Status.RESTING):
        return await end(desk, ask, named)
    asks = ask.confirm is not Confirm.NEVER and not sure(desk, ask)
    if asks and named.status is Status.LOBBY:
        if not charge.leads:
            charge.must_decide(desk, named, ask)
        return unsure(ask, named, "cancel", NO_MARK)

    def job(tx: Transaction) -> None:
        table = _lobby_table(desk, tx, table_id)
        if not charge.leads:
            charge.of(tx, ask, table).must_decide(desk, table, ask)
        desk.tables.save(tx, table, replace(table, status=Status.CANCELLED))

    await desk.write(ask, job)
    return Answer(ask.say("done-cancelled"), closes=table_id)


async def _unwanted(desk: Desk, ask: Ask) -> Table:
    """The table somebody wants gone: one being set up, else, for those in charge, one in play."""
    near = await desk.tables_near(ask)
    venue, lobbies = ask.command.venue, [t for t in near if t.status is Status.LOBBY]
    if near and not lobbies and not venue.private and await leads(desk, ask):
        return await desk.dealt_table(ask)
    return await desk.lobby_table(ask)


async def rematch(desk: Desk, ask: Ask) -> Answer:
    """The same game again, wherever it was shown: computers sit down, people are asked to join.

    Who asks second joins the table of who asked first.
    """
    played = await desk.named_table(ask) or await desk.finished_table(ask)
    old = played or await desk.table_here(ask)
    if old.status is not Status.OVER:
        raise Refusal("refuse-not-over")
    for table in await desk.tables_near(ask):
        if table.status is Status.LOBBY and same_again(old, table):
            return await _take_seat(desk, ask, table.id, old)
    levels = tuple(place.level for place in old.places if place.person is None and place.level)
    chosen = old.game.info.fresh(old.game.info.chosen(dict(old.options)))
    wish = Wish(chosen, len(old.places), levels)
    return await _open(desk, ask, old.game, wish, former=old)


async def _own_lobby(desk: Desk, ask: Ask) -> Table:
    """The table being set up at which somebody sits who asks what can be chosen."""
    table = _still_lobby(await desk.lobby_table(ask))
    own_seat(table, ask)
    return table


def _lobby_table(desk: Desk, tx: Transaction, table_id: str) -> Table:
    return _still_lobby(desk.tables.fetch(tx, table_id))


def _still_lobby(table: Table) -> Table:
    if table.status is Status.PLAYING:
        raise Refusal("refuse-started")
    if table.status is not Status.LOBBY:
        raise Refusal("refuse-gone")
    return table


def _with_computer(desk: Desk, ask: Ask, table: Table, level: int) -> Table:
    names = ask.say("computer-names").split(", ")
    place = Place(free_name(table.names(), names), None, level)
    return table.seated(place, desk.world.now())


def _without_computer(table: Table) -> Table:
    for seat in range(len(table.places) - 1, -1, -1):
        if table.places[seat].person is None:
            return table.vacated(seat)
    raise Refusal("refuse-no-computer")
