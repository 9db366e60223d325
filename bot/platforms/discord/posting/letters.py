"""Posts as Discord takes them: text, a picture with its description, rows of buttons."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

import discord

from bot.contract import (
    Answer,
    Button,
    Limits,
    Mark,
    Menu,
    Person,
    Picture,
    Post,
    Stamps,
    Style,
    read_data,
)

TEXT: Final = 2000
ALT: Final = 1024
LABEL: Final = 80
ROW: Final = 5
ROWS: Final = 5
FRAMED: Final = 4000
"""Letters of all texts in a frame; it holds forty things, a row and its buttons counted."""
NAME: Final = 150
OPTION: Final = 100
LIST: Final = "list "
"""How the id of a list begins; its options have those of buttons."""
EMPTY: Final = "\u200b"
"""A frame's text is never empty."""

LIMITS: Final = Limits(
    columns=ROW,
    rows=ROWS,
    buttons=ROW * ROWS,
    text=1900,  # the rest is for a mention, and for signs that have to be escaped
    alt=ALT,
    toast=1900,
    typing=True,
    ages=3600.0,  # then Discord counts how often all such messages are edited
    menus=4,
    stamps=Stamps.ALONE,
)
STYLES: Final = {
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.CLOSED: discord.ButtonStyle.secondary,
    Style.PRIMARY: discord.ButtonStyle.primary,
    Style.SUCCESS: discord.ButtonStyle.success,
    Style.DANGER: discord.ButtonStyle.danger,
}

# N.B. `<t:SECONDS:f>` is a moment, which Discord shows in each reader's own time, and `</NAME:ID>`
# a command that can be pressed.
_OURS: Final = r"t:\d{1,12}:[fR]>|/[a-z]{1,32}:\d{15,20}>"
_SIGNS: Final = re.compile(rf"[\\*_~`|\[\]]|<(?!{_OURS})|^[#>-]", re.MULTILINE)
_COPY: Final = re.compile(r"\|\d+$")

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Letter:
    """A message ready to be sent; it may be sent more than once."""

    text: str
    picture: Picture | None = None
    rows: tuple[tuple[Button, ...], ...] = ()
    menus: tuple[Menu, ...] = ()
    panel: bool = False
    """Text, picture and buttons in one frame, instead of one below the other."""
    links: tuple[tuple[str, str], ...] = ()
    """Labels and addresses of buttons that lead out of here."""

    @property
    def content(self) -> str | None:
        """The text, where it does not stand in the frame."""
        return None if self.panel else self.text

    def files(self) -> list[discord.File]:
        """The picture with its description, as a fresh file."""
        if self.picture is None:
            return []
        file = io.BytesIO(self.picture.png)
        alt = cut(self.picture.alt, ALT) or None
        return [discord.File(file, self.picture.name, description=alt)]

    def view(self) -> discord.ui.View | discord.ui.LayoutView | None:
        """The buttons. It is stopped, or discord.py would remember every message it ever sent."""
        if self.panel:
            return self._framed()
        if not self.rows and not self.links:
            return None
        view = discord.ui.View(timeout=None)
        for label, url in self.links:
            view.add_item(discord.ui.Button(label=cut(label, LABEL), url=url, row=len(self.rows)))
        for number, row in enumerate(self.rows):
            for button in row:
                view.add_item(_shown(button, number))
        view.stop()
        return view

    def _framed(self) -> discord.ui.LayoutView:
        """Everything in one frame: lists first, for they are what a move begins with."""
        frame: discord.ui.Container[Any] = discord.ui.Container()
        frame.add_item(discord.ui.TextDisplay(self.text or EMPTY))
        if self.picture is not None:
            where, alt = f"attachment://{self.picture.name}", cut(self.picture.alt, ALT)
            frame.add_item(
                discord.ui.MediaGallery(discord.MediaGalleryItem(where, description=alt or None))
            )
        for number, menu in enumerate(self.menus):
            frame.add_item(discord.ui.ActionRow(_listed(menu, number)))
        for row in self.rows:
            frame.add_item(discord.ui.ActionRow(*map(_shown, row)))
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(frame)
        view.stop()
        return view

    def is_shown_by(self, message: discord.Message) -> bool:
        """Whether a message says all this already."""
        shown = [
            child.custom_id
            for row in message.components
            if isinstance(row, discord.ActionRow)
            for child in row.children
        ]
        sizes = [] if self.picture is None else [len(self.picture.png)]
        return (
            message.content.strip() == self.text.strip()
            and [attachment.size for attachment in message.attachments] == sizes
            and shown == [button.data for row in self.rows for button in row]
        )


def _shown(button: Button, row: int | None = None) -> discord.ui.Button[Any]:
    return discord.ui.Button(
        style=STYLES[button.style],
        label=cut(button.label, LABEL),
        custom_id=button.data,
        row=row,
    )


def _listed(menu: Menu, number: int) -> discord.ui.Select[Any]:
    """A list; what is chosen from it carries what a button would."""
    return discord.ui.Select(
        custom_id=f"{LIST}{number}",
        placeholder=cut(menu.name, NAME),
        options=[
            discord.SelectOption(label=cut(each.label, OPTION), value=each.data)
            for each in menu.buttons
        ],
    )


def letter(post: Post, *, ping: bool = False, toast: str = "") -> Letter:
    """A post as a message; a new one may call somebody, an edited one never does."""
    above = [" ".join(f"<@{person.id}>" for person in callable_of(post))] if ping else []
    text = escape("\n\n".join(filter(None, (toast, post.text))))
    # N.B. names stand in a sketch: three backticks in one would end it.
    sketch = post.sketch.replace("`", "\u02cb")
    below = f"\n```\n{sketch}\n```" if sketch and post.picture is None else ""
    lead = [f"<#{post.lead.venue.id}>"] if post.lead else []
    text = "\n".join(filter(None, [*above, text, *lead]))
    room = FRAMED if post.panel else TEXT
    text = cut(text, max(0, room - len(below))) + below
    return Letter(text, post.picture, fit(post.rows), post.menus, bool(post.panel))


def answer_letter(answer: Answer) -> Letter | None:
    """An answer as one message; None if there is nothing to say."""
    if answer.post is not None:
        return letter(answer.post, toast=answer.toast)
    return Letter(cut(escape(answer.toast), TEXT)) if answer.toast else None


def called(post: Post) -> discord.AllowedMentions:
    """The people a new message may call."""
    people = [discord.Object(int(person.id)) for person in callable_of(post)]
    if not people:
        return discord.AllowedMentions.none()
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=people)


def callable_of(post: Post) -> Sequence[Person]:
    """The people a post calls here; who is on another messenger cannot be."""
    return [each for each in post.pings if each.platform == "discord" and each.id.isdecimal()]


def escape(text: str) -> str:
    """Text that reads as it is written, whatever signs a person put into a name."""
    return _SIGNS.sub(r"\\\g<0>", text)


def cut(text: str, most: int) -> str:
    """Text of at most so many characters."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def fit(rows: Sequence[Sequence[Button]]) -> tuple[tuple[Button, ...], ...]:
    """The rows as they were meant, or, where Discord has no room for that, all in fives."""
    shown = [list(row) for row in rows if row]
    if len(shown) > ROWS or any(len(row) > ROW for row in shown):
        every = [button for row in shown for button in row]
        if len(every) > ROW * ROWS:
            log.warning("%d buttons do not fit: %s", len(every) - ROW * ROWS, every[-1].data)
        shown = [every[at : at + ROW] for at in range(0, min(len(every), ROW * ROWS), ROW)]
    seen: dict[str, int] = {}
    return tuple(tuple(_unique(row, seen)) for row in shown)


def _unique(row: Iterable[Button], seen: dict[str, int]) -> Iterable[Button]:
    """Two buttons that do the same, such as both ways round two pages, need ids of their own."""
    for button in row:
        copies = seen[button.data] = seen.get(button.data, 0) + 1
        data = button.data if copies == 1 else f"{button.data}|{copies}"
        yield Button(button.label or "·", data, button.style)


def pressed(custom_id: str) -> tuple[str, Mark, str, tuple[str, ...]] | None:
    """Table, mark, verb and words of a button or box; None if it is none of ours."""
    return read_data(_COPY.sub("", custom_id))


def nonce(*parts: str | bytes) -> str:
    """The same 24 letters for the same parts: within minutes Discord takes each only once."""
    digest = blake2b(digest_size=12)
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        digest.update(len(data).to_bytes(4, "big") + data)
    return digest.hexdigest()
