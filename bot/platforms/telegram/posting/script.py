"""What a post looks like on Telegram: its text with the styled parts, and its keyboard."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final

from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup, MessageEntity, User

from bot.contract import Answer, Button, Invitation, Lead, Person, Post, Style
from bot.platforms.telegram.addresses import PLATFORM, link_into
from bot.platforms.telegram.links import invitation_link, share_link

CAPTION: Final = 1024
MESSAGE: Final = 4096
TOAST: Final = 200

SHOWN: Final = "wDt"
"""Of a moment: the day of the week, the date, and the time."""

_MOMENT: Final = re.compile(r"<t:(\d{1,11})\|([^<>]*)>")
_CUT: Final = re.compile(r"<t:\d*\|?(?=[^<>]*…$)|<t?(?=…$)")
"""What is left of a mark where a text was cut amid a moment."""
_LIVE: Final = re.compile(r"(?<!\w)[@/](?=\w)")


@dataclass(frozen=True, slots=True)
class Script:
    """A text and the parts of it that are drawn otherwise."""

    text: str
    entities: tuple[MessageEntity, ...] = ()


def as_post(answer: Answer) -> Post | None:
    """A whole answer as one message."""
    if answer.post is None:
        return Post("answer", answer.toast) if answer.toast else None
    if not answer.toast:
        return answer.post
    return replace(answer.post, text=f"{answer.toast}\n\n{answer.post.text}")


def script_of(post: Post, *, ping: bool) -> Script:
    """A post's words; the sketch stands in for a picture, the call of a new post comes last."""
    room = CAPTION if post.picture else MESSAGE
    called = called_by(post) if ping else ()
    tail = "\n" * bool(called) + ", ".join(person.name for person in called)
    sketch = "" if post.picture else post.sketch
    clipped = clip(post.text, room - units(tail) - units(sketch) - 2 * bool(sketch))
    text, entities = _with_moments(clipped)
    if sketch:
        text = f"{text}\n\n" if text else ""
        entities.append(MessageEntity(MessageEntity.PRE, units(text), units(sketch)))
        text += sketch
    at = units(text) + 1
    for person in called:
        entities.append(_mention(person, at))
        at += units(person.name) + 2
    text += tail
    return Script(text, tuple(entities))


def _with_moments(text: str) -> tuple[str, list[MessageEntity]]:
    """A text with its moments marked, which Telegram shows in each reader's own time."""
    told, entities, end = "", list[MessageEntity](), 0
    for found in _MOMENT.finditer(text):
        told += text[end : found.start()]
        at, words, end = datetime.fromtimestamp(int(found[1]), UTC), found[2], found.end()
        where, long = units(told), units(words)
        kind = MessageEntity.DATE_TIME
        entities.append(MessageEntity(kind, where, long, unix_time=at, date_time_format=SHOWN))
        told += words
    return told + _CUT.sub("", text[end:]), entities


def plain(text: str) -> str:
    """A text where nothing can be marked."""
    return _with_moments(text)[0]


def called_by(post: Post) -> Sequence[Person]:
    """The people a post calls here; who is on another messenger cannot be."""
    return [person for person in post.pings if person.platform == PLATFORM]


def keyboard_of(
    rows: Sequence[Sequence[Button]], lead: Lead | None = None
) -> InlineKeyboardMarkup | None:
    """The buttons of a post, or where it leads."""
    if lead is not None and (url := link_into(lead.venue)):
        return link_keyboard(lead.label, url)
    if not rows:
        return None
    return InlineKeyboardMarkup([[_button(button) for button in row] for row in rows])


def link_keyboard(label: str, url: str) -> InlineKeyboardMarkup:
    """One button that leads somewhere."""
    return InlineKeyboardMarkup([[InlineKeyboardButton(label, url=url)]])


def press_keyboard(label: str, data: str) -> InlineKeyboardMarkup:
    """One button that asks for something."""
    return InlineKeyboardMarkup([[InlineKeyboardButton(label, callback_data=data)]])


def invitation_keyboard(bot: Bot, invitation: Invitation) -> InlineKeyboardMarkup:
    """The ways in which an invitation is handed on here."""
    code = invitation.code
    if bot.supports_inline_queries:
        friends = InlineKeyboardButton(invitation.friends, switch_inline_query=f"join_{code}")
    else:
        share = share_link(bot.username, code, invitation.pitch)
        friends = InlineKeyboardButton(invitation.friends, url=share)
    group = invitation_link(bot.username, code, group=True)
    return InlineKeyboardMarkup(
        [[friends], [InlineKeyboardButton(invitation.elsewhere, url=group)]]
    )


def units(text: str) -> int:
    """How long a text is as Telegram counts: in UTF-16."""
    return len(text.encode("utf-16-le")) // 2


def inert(text: str) -> str:
    """A text in which Telegram sees nobody to call and no command to tap on.

    What everybody reads has names in it, which may be `@somebody` or `/resign`.
    """
    return _LIVE.sub("\\g<0>\N{WORD JOINER}", text)


def clip(text: str, room: int) -> str:
    """As much of a text as there is room for."""
    if units(text) <= room:
        return text
    kept = text.encode("utf-16-le")[: 2 * max(0, room - 1)].decode("utf-16-le", "ignore")
    return f"{kept.rstrip()}…"


def _mention(person: Person, offset: int) -> MessageEntity:
    user = User(int(person.id), person.name, is_bot=False)
    return MessageEntity(MessageEntity.TEXT_MENTION, offset, units(person.name), user=user)


def _button(button: Button) -> InlineKeyboardButton:
    style = None if button.style in (Style.PLAIN, Style.CLOSED) else button.style.value
    return InlineKeyboardButton(button.label, callback_data=button.data, style=style)
