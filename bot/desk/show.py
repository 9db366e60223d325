"""Looking and asking: boards, hands, rules, tables, languages, help."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.contract import (
    NO_MARK,
    Answer,
    Button,
    Confirm,
    Post,
    Speed,
    Style,
    button_data,
    whole_number,
)
from bot.desk.ask import Ask, Question, must_mean, quoted
from bot.desk.playing.play import grip, not_mine
from bot.desk.rights import Right, must
from bot.desk.titles import game_named
from bot.desk.where.charge import at_place, must_fit, must_lead, must_open
from bot.posts.pages import choice_of_titles, help_post, rules_post, welcome_post
from bot.posts.private.pad import hand_post
from bot.posts.public.board import text_post
from bot.sights.again import again_post
from bot.sights.lobbies import closed_sight, lobby_sight
from bot.sights.map import map_post
from bot.sights.sight import looking_on, sight_post
from bot.sights.stills import looker
from bot.store import Transaction
from bot.store.rows.play.tables import tables_at_venue
from bot.store.rows.shown import outbox
from bot.store.rows.shown.outbox import Kind
from bot.store.rows.shown.whispers import tables_whispered_to
from bot.store.rows.who.people import selves_of
from bot.tables.refusal import Refusal
from bot.tables.status import Status
from bot.tables.table import Table
from bot.words.typed import means, said

if TYPE_CHECKING:
    from bot.desk.desk import Desk


async def show(desk: Desk, ask: Ask) -> Answer:
    """Put a fresh board here, below everything else."""
    table = await _by_name(desk, ask) or await desk.table_here(ask)
    here = ask.command.venue
    fresh = here.key not in table.venues
    must(ask, table, right=Right.BELONG if fresh else None)
    if fresh:
        await must_open(desk, ask, new=False)

    def job(tx: Transaction) -> None:
        if fresh:
            must_fit(tx, here)
        desk.people.arrive(tx, here, ask.command.person)
        desk.tables.show(tx, desk.tables.fetch(tx, table.id), here.key)

    await desk.write(ask, job)
    return Answer()


async def _by_name(desk: Desk, ask: Ask) -> Table | None:
    """A table that is named after the verb, as one is that has lost its place."""
    if not ask.words or ask.command.table not in ("", "-"):
        return None
    named = replace(ask.command, table=ask.words[0])
    return await desk.named_table(replace(ask, command=named))


async def hand(desk: Desk, ask: Ask) -> Answer:
    """What I hold, for my eyes only."""
    table = _dealt(await desk.seated_table(ask))
    seat = table.own_seat(ask.person)
    if seat is None:
        raise not_mine(ask, table, table.seat_of(ask.person) or 0)
    post = await hand_post(grip(desk, ask, table, seat))
    return Answer(await _closed_door(desk, ask, table), post)


async def sight(desk: Desk, ask: Ask) -> Answer:
    """A table as I see it, with the moves told since the first so many (`sight 12`)."""
    if not ask.limits.sights:
        raise Refusal("refuse-unknown", verb=quoted(ask.command.verb))
    table = await desk.table_here(ask)
    return Answer(post=await table_sight(desk, ask, table, _number(ask.words) or 0))


async def table_sight(desk: Desk, ask: Ask, table: Table, known: int) -> Post:
    """A table as who asks sees it, with the moves told since the first so many."""
    if table.status is Status.LOBBY:
        return lobby_sight(ask.say, table, ask.person)
    if table.story is None or table.status is Status.PAUSED:
        return closed_sight(ask.say, table)
    seat = table.own_seat(ask.person)
    if seat is None:
        return await looking_on(desk.kit, table, ask.say, ask.limits, known)
    return await sight_post(grip(desk, ask, table, seat), known=known)


async def again(desk: Desk, ask: Ask) -> Answer:
    """How a table looked to me after some of the moves I was told of (`again 12 8`)."""
    if not ask.limits.sights:
        raise Refusal("refuse-unknown", verb=quoted(ask.command.verb))
    table = _dealt(await desk.table_here(ask))
    first, count = (*(_number((word,)) or 0 for word in ask.words), 0, 0)[:2]
    seat = table.own_seat(ask.person)
    if seat is None:
        return Answer(
            post=await again_post(looker(desk.kit, table, ask.say, ask.limits), first, count)
        )
    return Answer(post=await again_post(grip(desk, ask, table, seat), first, count))


async def map_(desk: Desk, ask: Ask) -> Answer:
    """All of a table in one picture, as I may see it; also of an ended game."""
    over = None if await desk.tables_near(ask) else await desk.finished_table(ask)
    table = _dealt(over or await desk.table_here(ask))
    seat = table.own_seat(ask.person)
    return Answer(post=await map_post(desk.kit, table, seat, ask.say, ask.limits, tuple(ask.words)))


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
    table = _dealt(over or await desk.dealt_table(ask))
    seat = table.own_seat(ask.person)
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
    game, rest = game_named(desk.kit, ask.words)
    if ask.words and game is None:
        why = ask.say("refuse-no-game", game=quoted(" ".join(ask.words)))
        raise Question(choice_of_titles(desk.kit, ask.say, "rules", why), refused=True)
    game = game or await _game_here(desk, ask)
    if game is None:
        which = ask.say("rules-which")
        return Answer(post=choice_of_titles(desk.kit, ask.say, "rules", which))
    page = _number(rest) or 1
    return Answer(post=await rules_post(desk.kit, ask.say, game, page, ask.limits))


def _number(words: Sequence[str]) -> int | None:
    """The one number these words are; refuses any other words."""
    number = whole_number(words[0]) if len(words) == 1 else None
    if words and number is None:
        raise Refusal("refuse-order", word=quoted(" ".join(words)))
    return number


async def _game_here(desk: Desk, ask: Ask) -> str | None:
    """The game whose rules are meant when nobody names one."""
    named = await desk.named_table(ask)
    near = [named] if named else await desk.tables_near(ask)
    games = {table.game.info.id for table in near} or set(desk.kit.games)
    return games.pop() if len(games) == 1 else None


async def language(desk: Desk, ask: Ask) -> Answer:
    """Speak another language to me (`language hu`), or to everybody here (`language hu here`)."""
    ask = await at_place(desk, ask)
    known = desk.kit.words.languages
    wanted = [word.casefold() for word in ask.words]
    chosen = next((word for word in wanted if word in known), None)
    here = any(means(desk.kit.words, word, "here") for word in wanted)
    if len(wanted) > here + (chosen is not None):
        must_mean(ask, None)
    if chosen is None:
        everybody = said(ask.say, "here")[:1] if here else ()
        row = tuple(
            Button(
                desk.kit.words.of(code)("language-name"),
                button_data("-", NO_MARK, "language", [code, *everybody]),
            )
            for code in known
        )
        which = ask.say("language-which-here" if here else "language-which")
        return Answer(post=Post("language", which, rows=(row,)))
    if here:
        await must_lead(desk, ask)

    def job(tx: Transaction) -> None:
        if here:
            desk.people.speak_at(tx, ask.command.venue, chosen)
            _owe_boards(tx, ask.command.venue.key)
        else:
            desk.people.speak(tx, ask.here, chosen)
            _owe_whispers(tx, ask.person)

    await desk.write(ask, job)
    say = desk.kit.words.of(chosen, ask.command.venue.platform)
    return Answer(say("done-language-here" if here else "done-language"))


async def confirm(desk: Desk, ask: Ask) -> Answer:
    """When to ask me before a move is made: `confirm always`, `sometimes`, `never`."""
    words = desk.kit.words
    named = (each for each in Confirm if any(means(words, word, each.value) for word in ask.words))
    chosen = next(named, None)
    must_mean(ask, chosen)
    if chosen is None:
        row = tuple(
            Button(
                ask.say(f"button-confirm-{each}"),
                button_data("-", NO_MARK, "confirm", said(ask.say, each.value)[:1]),
                Style.PRIMARY if each is ask.confirm else Style.PLAIN,
            )
            for each in Confirm
        )
        return Answer(post=Post("confirm", ask.say("confirm-which"), rows=(row,)))

    def job(tx: Transaction) -> None:
        desk.people.ask_before(tx, ask.here, chosen)

    await desk.write(ask, job)
    return Answer(ask.say(f"done-confirm-{chosen}"))


async def speed(desk: Desk, ask: Ask) -> Answer:
    """How long computers let me wait: `speed leisurely`, `quick`, `instant`."""
    words = desk.kit.words
    named = (each for each in Speed if any(means(words, word, each.value) for word in ask.words))
    chosen = next(named, None)
    must_mean(ask, chosen)
    if chosen is None:
        now = await desk.people.speed_of(ask.person)
        row = tuple(
            Button(
                ask.say(f"button-speed-{each}"),
                button_data("-", NO_MARK, "speed", said(ask.say, each.value)[:1]),
                Style.PRIMARY if each is now else Style.PLAIN,
            )
            for each in Speed
        )
        return Answer(post=Post("speed", ask.say("speed-which"), rows=(row,)))

    def job(tx: Transaction) -> None:
        desk.people.wait_for_computers(tx, ask.person, chosen)

    await desk.write(ask, job)
    return Answer(ask.say(f"done-speed-{chosen}"))


def _owe_boards(tx: Transaction, venue: str) -> None:
    """The boards of a venue are due in its new language."""
    for record in tables_at_venue(tx.sql, venue):
        outbox.owe(tx.sql, Kind.BOARD, record.id, due=tx.now, venue=venue)


def _owe_whispers(tx: Transaction, person: str) -> None:
    """What stands in somebody's private chats is due in their new language.

    N.B. as pleas are: what asks them something asks on, and nothing comes where nothing stands.
    """
    for known in selves_of(tx.sql, person):
        for table in tables_whispered_to(tx.sql, known.key):
            outbox.owe(tx.sql, Kind.PLEA, table, due=tx.now, person=person)


async def help_(desk: Desk, ask: Ask) -> Answer:
    """What can be asked of me, page by page."""
    return Answer(post=help_post(desk.kit, ask.say, _number(ask.words) or 1, ask.limits))


async def welcome(desk: Desk, ask: Ask) -> Answer:
    """The first thing a newcomer reads: a game is one press away."""
    return Answer(post=welcome_post(desk.kit, ask.say, ask.limits))
