"""Posts for reading: rules, help, the list of tables, the welcome."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from math import ceil

from bot.contract import NO_MARK, Button, Limits, Picture, Post, Style, button_data
from bot.lessons.book import lesson_of
from bot.posts.kit import Kit
from bot.posts.public.board import winners_of
from bot.posts.public.lines import moment
from bot.posts.ways import asking
from bot.tables.status import Status
from bot.tables.table import Table
from bot.words import Speech, listing

HELP = (
    "new",
    "join",
    "start",
    "move",
    "undo",
    "takeback",
    "hand",
    "order",
    "show",
    "rules",
    "learn",
    "why",
    "invite",
    "confirm",
    "tempo",
    "hours",
    "away",
    "pace",
    "sitter",
    "absent",
    "remove",
    "remind",
    "link",
    "speed",
    "tables",
    "best",
    "language",
)
"""The commands `/help` explains, most needed first."""
HEADED = 100
"""Letters a page keeps for what stands above it."""
DAY = 24 * 3600.0
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

    rows: list[tuple[Button, ...]] = [
        (turn("button-previous", at - 1 or len(pages)), turn("button-next", at + 1))
    ]
    rows = rows if len(pages) > 1 else []
    if lesson_of(kit.games[game]) is not None:
        rows.append((learn_button(say, game, say("button-learn-game", game=say(f"{game}-title"))),))
    text = f"{head}\n\n{say(page.key)}"
    return Post(f"rules.{game}", text, picture, tuple(rows))


def learn_button(say: Speech, game: str, label: str = "") -> Button:
    """The way to a game's guided first game."""
    return Button(label or say("button-learn"), button_data("-", NO_MARK, "learn", (game,)))


def choice_of_titles(kit: Kit, say: Speech, verb: str, text: str) -> Post:
    """Which game a verb is about, as whose rules are to be read, under a sentence that asks."""
    rows = tuple(
        (Button(say(f"{game}-title"), button_data("-", NO_MARK, verb, (game,))),)
        for game in kit.games
    )
    return Post(verb, text, rows=rows)


def help_post(kit: Kit, say: Speech, number: int, limits: Limits) -> Post:
    """What can be asked of the bot, in as many pages as it takes; they go round."""
    title = say(f"{next(iter(kit.games))}-title")
    pages = _paged([say(f"help-{verb}", game=title) for verb in HELP], limits.text - HEADED)
    at = (number - 1) % len(pages) + 1

    def turn(key: str, to: int) -> Button:
        return Button(say(key), button_data("-", NO_MARK, "help", (str(to),)))

    ways = asking(say, "play", "tables", "rules", "language")
    turns = (turn("button-previous", at - 1 or len(pages)), turn("button-next", at + 1))
    head = say("help-title", page=at, pages=len(pages))
    rows = (turns, ways) if len(pages) > 1 else (ways,)
    return Post("help", "\n".join([head, *pages[at - 1]]), rows=rows)


def _paged(lines: Sequence[str], room: int) -> list[list[str]]:
    """Whole lines, as many on a page as there is room for."""
    pages: list[list[str]] = [[]]
    for line in lines:
        if pages[-1] and len("\n".join([*pages[-1], line])) > room:
            pages.append([])
        pages[-1].append(line)
    return pages


def choice_of_games(kit: Kit, say: Speech, text: str, limits: Limits) -> Post:
    """Every game with other people and without, under a sentence that asks."""
    rows: list[tuple[Button, ...]] = []
    for game in kit.games:
        title = say(f"{game}-title")
        alone = button_data("-", NO_MARK, "new", (game, "alone"))
        together = button_data("-", NO_MARK, "new", (game,))
        most = kit.games[game].info.seats.stop - 1
        solo = 1 in kit.games[game].info.seats
        label = say("welcome-solo" if solo else "welcome-alone", game=title, others=most - 1)
        rows.append((Button(label, alone, Style.PRIMARY),))
        with_friends = Button(say("welcome-together", game=title, others=most - 1), together)
        taught = lesson_of(kit.games[game]) is not None
        rows.append((with_friends, *((learn_button(say, game),) if taught else ())))
    if len(rows) > limits.rows:
        rows = [(*rows[at], *rows[at + 1]) for at in range(0, len(rows), 2)]
    return Post("games", text, rows=tuple(rows))


def welcome_post(kit: Kit, say: Speech, limits: Limits) -> Post:
    """The first thing a newcomer reads: a game is one press away."""
    blurbs = [
        say("welcome-game", game=say(f"{game}-title"), blurb=say(f"{game}-blurb"))
        for game in kit.games
    ]
    text = "\n".join([say("welcome-title"), *blurbs])
    return replace(choice_of_games(kit, say, text, limits), key="welcome")


def tables_post(
    say: Speech,
    tables: Sequence[Table],
    person: str,
    limits: Limits,
    *,
    since: Mapping[str, float],
    now: float,
    ended: Sequence[tuple[Table, float]],
) -> Post:
    """A person's tables, the ones that wait for them first, since when they do, and each a button.

    That of a table that waits opens the panel to move by, that of another one shows its board. What
    has ended lately comes last.
    """
    if not tables and not ended:
        return Post("tables", say("tables-none"), rows=(asking(say, "play", "rules", "help"),))
    ordered = sorted(tables, key=lambda table: (table.id not in since, since.get(table.id, 0.0)))
    lines = [say("tables-title") if tables else say("tables-none")]
    for table in ordered:
        how = standing(say, table, person)
        days = int((now - since.get(table.id, now)) // DAY)
        how = say("tables-yours-for", days=days) if days else how
        lines.append(say("tables-line", table=_named(say, table), standing=how))
    lines += ["", say("tables-ended")] if ended else []
    for table, at in ended:
        facts = {"how": "nobody", "names": "", **_won(say, table, person)}
        when = moment(say, at, limits)
        lines.append(say("tables-ended-line", table=_named(say, table), when=when, **facts))
    text = "\n".join(lines)[: limits.text]
    every = [*ordered, *(table for table, _ in ended)]
    return Post("tables", text, rows=_table_rows(say, every, "show", (), limits, mine=since))


def _won(say: Speech, table: Table, person: str) -> Mapping[str, str]:
    """Who has won a table that is over, said to one of its people."""
    winners = winners_of(table) or ()
    names = listing(say, [table.places[seat].name for seat in winners])
    if len(table.places) == 1:
        return {"how": "alone"}
    if len(winners) != 1:
        return {"how": "several", "names": names} if winners else {}
    own = winners[0] == table.seat_of(person)
    return {"how": "you"} if own else {"how": "one", "names": names}


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


def lobbies_post(say: Speech, lobbies: Sequence[tuple[str, str]], text: str, *, show: bool) -> Post:
    """Tables being set up, by id and game, each with a way to it and one to clear it away."""
    rows = []
    for table, game in lobbies:
        title = say(f"{game}-title")
        look = Button(
            say("button-table", game=title, table=table), button_data(table, NO_MARK, "show")
        )
        away = Button(
            say("button-cancel-table", game=title, table=table),
            button_data(table, NO_MARK, "cancel", ("yes",)),
        )
        rows.append((look, away) if show else (away,))
    return Post("lobbies", text, rows=tuple(rows))


def _named(say: Speech, table: Table) -> str:
    """A table as people tell it from others: by who sits there."""
    title, names = say(f"{table.game.info.id}-title"), [place.name for place in table.places]
    return say("table-of", game=title, table=table.id, names=listing(say, names))


def _table_rows(
    say: Speech,
    tables: Sequence[Table],
    verb: str,
    words: Sequence[str],
    limits: Limits,
    *,
    mine: Collection[str] = (),
) -> tuple[tuple[Button, ...], ...]:
    """A button for each table that says a command to it, without words too long for a button.

    Those of `mine` open the panel instead.
    """
    buttons = []
    for table in tables[: limits.buttons]:
        label = say("button-table", game=say(f"{table.game.info.id}-title"), table=table.id)
        if table.id in mine:
            data = button_data(table.id, NO_MARK, "pad")
            buttons.append(Button(say("button-table-mine", label=label), data, Style.PRIMARY))
            continue
        data = button_data(table.id, NO_MARK, verb, words)
        fits = len(data.encode()) <= LONGEST_DATA
        buttons.append(Button(label, data if fits else button_data(table.id, NO_MARK, verb)))
    wide = max(1, ceil(len(buttons) / limits.rows))
    return tuple(tuple(buttons[at : at + wide]) for at in range(0, len(buttons), wide))
