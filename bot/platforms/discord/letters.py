"""Posts as Discord takes them: text, a picture with its description, rows of buttons."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

import discord

from bot.contract import Answer, Button, Limits, Mark, Person, Picture, Post, Style, read_data

TEXT: Final = 2000
ALT: Final = 1024
LABEL: Final = 80
ROW: Final = 5
ROWS: Final = 5

LIMITS: Final = Limits(
    columns=ROW,
    rows=ROWS,
    buttons=ROW * ROWS,
    text=1900,  # the rest is for a mention, and for signs that have to be escaped
    alt=ALT,
    toast=1900,
    typing=True,
)
STYLES: Final = {
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.PRIMARY: discord.ButtonStyle.primary,
    Style.SUCCESS: discord.ButtonStyle.success,
    Style.DANGER: discord.ButtonStyle.danger,
}

_SIGNS: Final = re.compile(r"[\\*_~`|<\[\]]|^[#>-]", re.MULTILINE)
_COPY: Final = re.compile(r"\|\d+$")

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Letter:
    """A message ready to be sent; it may be sent more than once."""

    text: str
    picture: Picture | None = None
    rows: tuple[tuple[Button, ...], ...] = ()

    def files(self) -> list[discord.File]:
        """The picture with its description, as a fresh file."""
        if self.picture is None:
            return []
        file = io.BytesIO(self.picture.png)
        alt = cut(self.picture.alt, ALT) or None
        return [discord.File(file, self.picture.name, description=alt)]

    def view(self) -> discord.ui.View | None:
        """The buttons. It is stopped, or discord.py would remember every message it ever sent."""
        if not self.rows:
            return None
        view = discord.ui.View(timeout=None)
        for number, row in enumerate(self.rows):
            for button in row:
                view.add_item(
                    discord.ui.Button(
                        style=STYLES[button.style],
                        label=cut(button.label, LABEL),
                        custom_id=button.data,
                        row=number,
                    )
                )
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


def letter(post: Post, *, ping: bool = False, toast: str = "") -> Letter:
    """A post as a message; a new one may call somebody, an edited one never does."""
    above = [f"<@{post.ping.id}>"] if ping and can_be_called(post.ping) and post.ping else []
    text = escape("\n\n".join(filter(None, (toast, post.text))))
    # N.B. names stand in a sketch: three backticks in one would end it.
    sketch = post.sketch.replace("`", "\u02cb")
    below = f"\n```\n{sketch}\n```" if sketch and post.picture is None else ""
    text = "\n".join([*above, text])
    return Letter(cut(text, max(0, TEXT - len(below))) + below, post.picture, fit(post.rows))


def answer_letter(answer: Answer) -> Letter | None:
    """An answer as one message; None if there is nothing to say."""
    if answer.post is not None:
        return letter(answer.post, toast=answer.toast)
    return Letter(cut(escape(answer.toast), TEXT)) if answer.toast else None


def called(post: Post) -> discord.AllowedMentions:
    """The one person a new message may call."""
    if not can_be_called(post.ping) or post.ping is None:
        return discord.AllowedMentions.none()
    person = discord.Object(int(post.ping.id))
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=[person])


def can_be_called(person: Person | None) -> bool:
    """Whether this is somebody here; who is on another messenger can only be named."""
    return person is not None and person.platform == "discord" and person.id.isdecimal()


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
