"""Posts for reading: rules, help, the list of tables, the welcome."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from bot.contract import NO_MARK, Button, Limits, Picture, Post, Style, button_data
from bot.posts.kit import Kit
from bot.tables.status import Status
from bot.tables.table import Table
from bot.words import Speech, listing

HELP = (
    "new",
    "join",
    "start",
    "move",
    "undo",
    "hand",
    "order",
    "show",
    "rules",
    "invite",
    "tables",
    "language",
)
"""The commands `/help` explains, most needed first."""
LONGEST_DATA = 64
"""Bytes a button can carry."""


async def rules_post(kit: Kit, say: Speech, game: str, number: int, limits: Limits) -> Post:
    """One page of a game's rules; the pages go round."""
    guide = kit.guides[game]
    pages = guide.pages()
    page = pages[(number - 1) % len(pages)]
    at = (number - 1) % len(pages) + 1
    head = say("rules-title", game=say(f"{game}-title"), page=at, pages=len(pages))
    picture = None
    if page.example is not None:
        names = say("rules-names").split(", ")[: kit.games[game].info.seats.stop - 1]
        drawn = await kit.studio.picture(kit.games[game], page.example, say, names)
        alt = guide.alt(say, page.example, names)[: limits.alt]
        picture = Picture(f"{game}-rules.png", drawn.png, alt)

    def turn(key: str, to: int) -> Button:
        return Button(say(key), button_data("-", NO_MARK, "rules", (game, str(to))))

    rows = ((turn("button-previous", at - 1 or len(pages)), turn("button-next", at + 1)),)
    text = f"{head}\n\n{say(page.key)}"
    return Post(f"rules.{game}", text, picture, rows if len(pages) > 1 else ())


def choice_of_rules(kit: Kit, say: Speech) -> Post:
    """Which game's rules to read."""
    rows = tuple(
        (Button(say(f"{game}-title"), button_data("-", NO_MARK, "rules", (game,))),)
        for game in kit.games
    )
    return Post("rules", say("rules-which"), rows=rows)


def help_post(kit: Kit, say: Speech) -> Post:
    """What can be asked of the bot."""
    example = next(iter(kit.games))
    told = (say(f"help-{verb}", game=example) for verb in HELP)
    return Post("help", "\n".join([say("help-title"), *told]))


def welcome_post(kit: Kit, say: Speech) -> Post:
    """The first thing a newcomer reads: a game is one press away."""
    rows = []
    for game in kit.games:
        title = say(f"{game}-title")
        alone = button_data("-", NO_MARK, "new", (game, "alone"))
        together = button_data("-", NO_MARK, "new", (game,))
        most = kit.games[game].info.seats.stop - 1
        solo = 1 in kit.games[game].info.seats
        label = say("welcome-solo" if solo else "welcome-alone", game=title, others=most - 1)
        rows.append((Button(label, alone, Style.PRIMARY),))
        rows.append((Button(say("welcome-together", game=title, others=most - 1), together),))
    blurbs = [
        say("welcome-game", game=say(f"{game}-title"), blurb=say(f"{game}-blurb"))
        for game in kit.games
    ]
    return Post("welcome", "\n".join([say("welcome-title"), *blurbs]), rows=tuple(rows))


def tables_post(say: Speech, tables: Sequence[Table], person: str, limits: Limits) -> Post:
    """A person's tables, the ones that wait for them first."""
    if not tables:
        return Post("tables", say("tables-none"))
    ordered = sorted(tables, key=lambda table: not table.waits_for(person))
    lines = [say("tables-title")]
    for table in ordered:
        how = standing(say, table, person)
        lines.append(say("tables-line", table=_named(say, table), standing=how))
    text = "\n".join(lines)[: limits.text]
    return Post("tables", text, rows=_table_rows(say, ordered, "show", (), limits))


def standing(say: Speech, table: Table, person: str) -> str:
    """Where a table stands, for one of its people."""
    if table.status is Status.LOBBY:
        return say("tables-lobby")
    if table.waits_for(person):
        return say("tables-yours")
    waiting = [table.places[seat].name for seat in table.to_move()]
    return say("tables-others", names=listing(say, waiting)) if waiting else say("tables-paused")


def which_post(
    say: Speech, tables: Sequence[Table], verb: str, words: Sequence[str], limits: Limits
) -> Post:
    """Which of several tables is meant."""
    lines = [say("which-table"), *(f"• {_named(say, table)}" for table in tables)]
    rows = _table_rows(say, tables, verb, words, limits)
    return Post("which", "\n".join(lines)[: limits.text], rows=rows)


def _named(say: Speech, table: Table) -> str:
    """A table as people tell it from others: by who sits there."""
    title, names = say(f"{table.game.info.id}-title"), [place.name for place in table.places]
    return say("table-of", game=title, table=table.id, names=listing(say, names))


def _table_rows(
    say: Speech, tables: Sequence[Table], verb: str, words: Sequence[str], limits: Limits
) -> tuple[tuple[Button, ...], ...]:
    """A button for each table that says a command to it, without words too long for a button."""
    buttons = []
    for table in tables[: limits.buttons]:
        label = say("button-table", game=say(f"{table.game.info.id}-title"), table=table.id)
        data = button_data(table.id, NO_MARK, verb, words)
        fits = len(data.encode()) <= LONGEST_DATA
        buttons.append(Button(label, data if fits else button_data(table.id, NO_MARK, verb)))
    wide = max(1, ceil(len(buttons) / limits.rows))
    return tuple(tuple(buttons[at : at + wide]) for at in range(0, len(buttons), wide))
