"""Ways on: buttons where somebody would else be at a loss, and ways in for those who come."""

from __future__ import annotations

from bot.contract import NO_MARK, Button, Invitation, Limits, Post, Style, button_data
from bot.posts.kit import Kit
from bot.posts.public.lobby import company, option_choices, parting
from bot.posts.rows import Row, uncut
from bot.tables.table import Table
from bot.words import Speech, listing
from bot.words.typed import said

VERBS = {"play": "new"}
"""What a button asks for, where that is not called as the command is."""


def asking(say: Speech, *verbs: str) -> Row:
    """Buttons that ask as bare commands do."""
    return tuple(
        Button(say(f"button-{verb}"), button_data("-", NO_MARK, VERBS.get(verb, verb)))
        for verb in verbs
    )


def lost_post(say: Speech, text: str) -> Post:
    """A sentence for who asks where there is nothing, with what there is elsewhere."""
    return Post("lost", text, rows=(asking(say, "play", "tables", "rules", "help"),))


def greeting_post(kit: Kit, say: Speech, limits: Limits) -> Post:
    """What a group or server reads that has just let the bot in: two lines, a game a button."""
    titles = {game: say(f"{game}-title") for game in kit.games}
    text = "\n".join((say("greeting", games=listing(say, list(titles.values()))), say("greet-how")))
    games = tuple(
        Button(title, button_data("-", NO_MARK, "new", (game,)), Style.PRIMARY)
        for game, title in titles.items()
    )
    return Post("greeting", text, rows=(*uncut([games], limits), asking(say, "rules", "help")))


def computers_post(say: Speech, table: Table, limits: Limits) -> Post:
    """Which computer is to sit down, or that one is to go."""
    text = say("computer-which", game=say(f"{table.game.info.id}-title"), table=table.id)
    rows = (*uncut([company(say, table, NO_MARK)], limits), parting(say, table, NO_MARK))
    return Post(f"computers.{table.id}", text, rows=tuple(row for row in rows if row))


def options_post(say: Speech, table: Table) -> Post:
    """In which other ways a table may be played."""
    title = say(f"{table.game.info.id}-title")
    rows = tuple(
        (Button(label, button_data(table.id, NO_MARK, "option", words)),)
        for label, words in option_choices(say, table)
    )
    key = "option-which" if rows else "option-none"
    return Post(f"options.{table.id}", say(key, game=title, table=table.id), rows=rows)


def hands_post(say: Speech) -> Post:
    """Whether hands come by themselves."""
    row = tuple(
        Button(say(f"button-hands-{way}"), button_data("-", NO_MARK, "hands", said(say, way)[:1]))
        for way in ("on", "off")
    )
    return Post("hands", say("hands-which"), rows=(row,))


def invite_post(say: Speech, table: Table, code: str) -> Post:
    """A code that brings a table elsewhere, and whoever is sent it to a seat."""
    pitch = say("invite-pitch", game=say(f"{table.game.info.id}-title"))
    links = Invitation(code, pitch, say("button-friends"), say("button-elsewhere"))
    return Post(f"invite.{table.id}", say("invite-code", code=code), invitation=links)
