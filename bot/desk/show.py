"""Looking and asking: boards, hands, rules, tables, languages, help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.contract import NO_MARK, Answer, Button, Post, button_data, whole_number
from bot.desk.ask import Ask, quoted
from bot.desk.play import grip
from bot.posts.board import text_post
from bot.posts.pad import hand_post
from bot.posts.pages import choice_of_rules, help_post, rules_post, tables_post, welcome_post
from bot.store import Transaction, outbox
from bot.store.outbox import Kind
from bot.store.tables import tables_at_venue
from bot.tables.refusal import Refusal
from bot.tables.status import Status
from bot.tables.table import Table

if TYPE_CHECKING:
    from bot.desk.desk import Desk


async def show(desk: Desk, ask: Ask) -> Answer:
    """Put a fresh board here, below everything else."""
    table = await desk.table_here(ask)
    here = ask.command.venue
    if here.key not in table.venues and table.seat_of(ask.person) is None:
        raise Refusal("refuse-not-seated")

    def job(tx: Transaction) -> None:
        desk.people.arrive(tx, here, ask.command.person)
        desk.tables.show(tx, desk.tables.fetch(tx, table.id), here.key)

    await desk.write(ask, job)
    return Answer()


async def hand(desk: Desk, ask: Ask) -> Answer:
    """What I hold, for my eyes only."""
    table = _dealt(await desk.seated_table(ask))
    seat = table.seat_of(ask.person)
    if seat is None:
        raise Refusal("refuse-not-seated")
    post = await hand_post(grip(desk, ask, table, seat))
    return Answer(await _closed_door(desk, ask, table), post)


async def _closed_door(desk: Desk, ask: Ask, table: Table) -> str:
    """Said once to who cannot be written to privately: this button serves instead."""
    known = await desk.people.find(ask.here)
    if not table.secrets or known is None or known.reachable is not False:
        return ""
    if not known.hands:
        return ""

    def job(tx: Transaction) -> None:
        desk.people.send_hands(tx, ask.here, wanted=False)

    await desk.write(ask, job)
    return ask.say("hand-closed-door")


async def text(desk: Desk, ask: Ask) -> Answer:
    """The board in plain text, as I may see it, with what just happened; also of an ended game."""
    over = None if await desk.tables_near(ask) else await desk.finished_table(ask)
    table = _dealt(over or await desk.table_here(ask))
    seat = table.seat_of(ask.person)
    return Answer(post=text_post(desk.kit, table, seat, ask.say, ask.limits))


def _dealt(table: Table) -> Table:
    """The table, if there is anything to see."""
    if table.status is Status.PAUSED:
        raise Refusal("refuse-paused")
    if table.story is None:
        raise Refusal("refuse-not-started")
    return table


async def rules(desk: Desk, ask: Ask) -> Answer:
    """A game's rules, page by page, with pictures."""
    game = ask.words[0].casefold() if ask.words else await _game_here(desk, ask)
    if game is None:
        return Answer(post=choice_of_rules(desk.kit, ask.say))
    if game not in desk.kit.games:
        raise Refusal("refuse-no-game", game=quoted(game), games=", ".join(desk.kit.games))
    page = whole_number(ask.words[1]) if len(ask.words) > 1 else None
    return Answer(post=await rules_post(desk.kit, ask.say, game, page or 1, ask.limits))


async def _game_here(desk: Desk, ask: Ask) -> str | None:
    """The game whose rules are meant when nobody names one."""
    named = await desk.named_table(ask)
    near = [named] if named else await desk.tables_near(ask)
    games = {table.game.info.id for table in near} or set(desk.kit.games)
    return games.pop() if len(games) == 1 else None


async def tables(desk: Desk, ask: Ask) -> Answer:
    """My tables, the ones that wait for me first."""
    mine = await desk.tables.of_person(ask.person)
    return Answer(post=tables_post(ask.say, mine, ask.person, ask.limits))


async def language(desk: Desk, ask: Ask) -> Answer:
    """Speak another language to me (`language hu`), or to everybody here (`language hu here`)."""
    known = desk.kit.words.languages
    wanted = [word.casefold() for word in ask.words]
    chosen = next((word for word in wanted if word in known), None)
    if chosen is None:
        row = tuple(
            Button(
                desk.kit.words.of(code)("language-name"),
                button_data("-", NO_MARK, "language", [code]),
            )
            for code in known
        )
        return Answer(post=Post("language", ask.say("language-which"), rows=(row,)))
    here = "here" in wanted or "itt" in wanted

    def job(tx: Transaction) -> None:
        if here:
            desk.people.speak_at(tx, ask.command.venue, chosen)
            _owe_boards(desk, tx, ask.command.venue.key)
        else:
            desk.people.speak(tx, ask.here, chosen)

    await desk.write(ask, job)
    say = desk.kit.words.of(chosen)
    return Answer(say("done-language-here" if here else "done-language"))


def _owe_boards(desk: Desk, tx: Transaction, venue: str) -> None:
    """The boards of a venue are due in its new language."""
    for record in tables_at_venue(tx.sql, venue):
        outbox.owe(tx.sql, Kind.BOARD, record.id, due=desk.world.now(), venue=venue)


async def help_(desk: Desk, ask: Ask) -> Answer:
    """What can be asked of me."""
    return Answer(post=help_post(desk.kit, ask.say))


async def welcome(desk: Desk, ask: Ask) -> Answer:
    """The first thing a newcomer reads: a game is one press away."""
    return Answer(post=welcome_post(desk.kit, ask.say))
