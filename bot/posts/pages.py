"""Posts for reading: rules, help, the list of tables, the welcome."""

from __future__ import annotations

from collections.abc import Sequence

from bot.contract import Button, Picture, Post, Style, button_data
from bot.kit import Kit, listing
from bot.store.tables import Status
from bot.table import Table
from bot.words import Speech

HELP = ("new", "join", "start", "move", "undo", "hand", "show", "rules", "tables", "language")
"""The commands `/help` explains, most needed first."""


async def rules_post(kit: Kit, say: Speech, game: str, number: int, table: str = "-") -> Post:
    """One page of a game's rules; the pages go round."""
    pages = kit.guides[game].pages()
    page = pages[(number - 1) % len(pages)]
    at = (number - 1) % len(pages) + 1
    head = say("rules-title", game=say(f"{game}-title"), page=at, pages=len(pages))
    picture = None
    if page.example is not None:
        names = say("rules-names").split(", ")
        png = await kit.studio.board(kit.games[game], page.example, say, names)
        picture = Picture(f"{game}-rules.png", png, say("rules-picture", game=say(f"{game}-title")))

    def turn(key: str, to: int) -> Button:
        return Button(say(key), button_data(table, "-", "rules", (game, str(to))))

    rows = ((turn("button-previous", at - 1 or len(pages)), turn("button-next", at + 1)),)
    text = f"{head}\n\n{say(page.key)}"
    return Post(f"rules.{game}", text, picture, rows if len(pages) > 1 else ())


def choice_of_rules(kit: Kit, say: Speech) -> Post:
    """Which game's rules to read."""
    rows = tuple(
        (Button(say(f"{game}-title"), button_data("-", "-", "rules", (game,))),)
        for game in kit.games
    )
    return Post("rules", say("rules-which"), rows=rows)


def help_post(say: Speech) -> Post:
    """What can be asked of the bot."""
    return Post("help", "\n".join([say("help-title"), *(say(f"help-{verb}") for verb in HELP)]))


def welcome_post(kit: Kit, say: Speech) -> Post:
    """The first thing a newcomer reads: a game is one press away."""
    rows = []
    for game in kit.games:
        title = say(f"{game}-title")
        alone = button_data("-", "-", "new", (game, "computer"))
        together = button_data("-", "-", "new", (game,))
        rows.append((Button(say("welcome-alone", game=title), alone, Style.PRIMARY),))
        rows.append((Button(say("welcome-together", game=title), together),))
    blurbs = [
        say("welcome-game", game=say(f"{game}-title"), blurb=say(f"{game}-blurb"))
        for game in kit.games
    ]
    return Post("welcome", "\n".join([say("welcome-title"), *blurbs]), rows=tuple(rows))


def tables_post(say: Speech, tables: Sequence[Table], person: str) -> Post:
    """A person's tables, the ones that wait for them first."""
    if not tables:
        return Post("tables", say("tables-none"))
    ordered = sorted(tables, key=lambda table: not table.waits_for(person))
    lines = [say("tables-title")]
    rows = []
    for table in ordered:
        title = say(f"{table.game.info.id}-title")
        how = standing(say, table, person)
        lines.append(say("tables-line", game=title, table=table.id, standing=how))
        label = say("button-table", game=title, table=table.id)
        rows.append((Button(label, button_data(table.id, "-", "show")),))
    return Post("tables", "\n".join(lines), rows=tuple(rows[:5]))


def standing(say: Speech, table: Table, person: str) -> str:
    """Where a table stands, for one of its people."""
    if table.status is Status.LOBBY:
        return say("tables-lobby")
    if table.waits_for(person):
        return say("tables-yours")
    waiting = [table.places[seat].name for seat in table.to_move()]
    return say("tables-others", names=listing(say, waiting)) if waiting else say("tables-over")


def which_post(say: Speech, tables: Sequence[Table], verb: str, words: Sequence[str]) -> Post:
    """Which of several tables is meant."""
    rows = tuple(
        (
            Button(
                say("button-table", game=say(f"{table.game.info.id}-title"), table=table.id),
                button_data(table.id, "-", verb, words),
            ),
        )
        for table in tables[:5]
    )
    return Post("which", say("which-table"), rows=rows)
