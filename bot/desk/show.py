"""Looking and asking: boards, hands, rules, tables, languages, help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ask import Ask, Refusal
from bot.contract import Answer, Button, Post, button_data
from bot.desk.play import grip
from bot.posts.board import closing_line
from bot.posts.pad import hand_post
from bot.posts.pages import choice_of_rules, help_post, rules_post, tables_post, welcome_post
from bot.store import Transaction

if TYPE_CHECKING:
    from bot.desk import Desk


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
    table = await desk.seated_table(ask)
    seat = table.seat_of(ask.person)
    if seat is None or table.story is None:
        raise Refusal("refuse-not-started")
    return Answer(post=await hand_post(grip(desk, ask, table, seat)))


async def text(desk: Desk, ask: Ask) -> Answer:
    """The board in plain text, as I may see it, with the picture's description."""
    table = await desk.table_here(ask)
    if table.story is None:
        raise Refusal("refuse-not-started")
    seen = table.game.seen_by(table.story.state, table.seat_of(ask.person))
    ending = closing_line(ask.say, table) if table.told.outcome() else ""
    alt = desk.kit.guide(table.game).alt(ask.say, seen, table.names(), ending)
    return Answer(post=Post(f"text.{table.id}", alt, sketch=table.game.sketch(seen)))


async def rules(desk: Desk, ask: Ask) -> Answer:
    """A game's rules, page by page, with pictures."""
    game = ask.words[0].casefold() if ask.words else await _game_here(desk, ask)
    if game is None:
        return Answer(post=choice_of_rules(desk.kit, ask.say))
    if game not in desk.kit.games:
        raise Refusal("refuse-no-game", game=game, games=", ".join(desk.kit.games))
    page = ask.words[1] if len(ask.words) > 1 else "1"
    number = int(page) if page.isdigit() else 1
    return Answer(post=await rules_post(desk.kit, ask.say, game, number))


async def _game_here(desk: Desk, ask: Ask) -> str | None:
    """The game whose rules are meant when nobody names one."""
    if len(desk.kit.games) == 1:
        return next(iter(desk.kit.games))
    tables = await desk.tables.at_venue(ask.command.venue.key)
    games = {table.game.info.id for table in tables}
    return games.pop() if len(games) == 1 else None


async def tables(desk: Desk, ask: Ask) -> Answer:
    """My tables, the ones that wait for me first."""
    mine = await desk.tables.of_person(ask.person)
    return Answer(post=tables_post(ask.say, mine, ask.person))


async def language(desk: Desk, ask: Ask) -> Answer:
    """Speak another language to me (`language hu`), or to everybody here (`language hu here`)."""
    known = desk.kit.words.languages
    wanted = [word.casefold() for word in ask.words]
    chosen = next((word for word in wanted if word in known), None)
    if chosen is None:
        row = tuple(
            Button(
                desk.kit.words.of(code)("language-name"), button_data("-", "-", "language", [code])
            )
            for code in known
        )
        return Answer(post=Post("language", ask.say("language-which"), rows=(row,)))
    here = "here" in wanted or "itt" in wanted

    def job(tx: Transaction) -> None:
        if here:
            desk.people.speak_at(tx, ask.command.venue, chosen)
        else:
            desk.people.speak(tx, ask.person, chosen)

    await desk.write(ask, job)
    say = desk.kit.words.of(chosen)
    return Answer(say("done-language-here" if here else "done-language"))


async def help_(_desk: Desk, ask: Ask) -> Answer:
    """What can be asked of me."""
    return Answer(post=help_post(ask.say))


async def welcome(desk: Desk, ask: Ask) -> Answer:
    """The first thing a newcomer reads: a game is one press away."""
    return Answer(post=welcome_post(desk.kit, ask.say))
