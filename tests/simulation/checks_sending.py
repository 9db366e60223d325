"""How things were sent: to whom they were meant for, and in words where pictures may not be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from bot.contract import read_data
from bot.platforms.telegram.errors import NO_PICTURES
from tests.simulation.checks import check
from tests.telegram.server import Call
from tests.telegram.town import Json

if TYPE_CHECKING:
    from tests.simulation.witness import Request
    from tests.simulation.world import World

PICTURES: Final = ("sendPhoto", "editMessageMedia")
WORDS: Final = ("sendMessage", "editMessageText")
A_MOMENT: Final = 1.0
UNDONE: Final = frozenset({"cut"})
"""What comes before a request."""
UNHEARD: Final = frozenset({"silence", "cut after it was done", "no answer"})
"""What keeps an answer from the bot."""
LATER: Final = ("Too Many Requests", "Internal Server Error")
"""How Telegram says that something may be tried again."""


@check
async def what_is_somebodys_was_sent_to_them(world: World) -> Iterable[str]:
    """Whatever the bot takes to stand before somebody alone has been sent to them, and nobody else.

    Pages are not looked at: what is theirs is kept by whom it is for.
    """
    sent = {(each.message, each.reader) for each in world.witness.sent}
    noted = world.rows("SELECT message, self, `table` FROM whispers WHERE self NOT LIKE 'web:%'")
    return [
        f"what was to be shown to {key} of {table} was never sent to them"
        for message, key, table in noted
        if (message, key) not in sent
    ]


@check
async def refused_pictures_become_words(world: World) -> Iterable[str]:
    """A board that may not be a picture comes in words next, and not as a picture once more."""
    refused, wordy, wrong = Counter[tuple[int, str]](), set[str](), list[str]()
    places = {
        (each.place.partition("/")[0], each.message): each.place for each in world.witness.sent
    }
    for request, board in _boards(world, places):
        life, entry = request.life, request.entry
        if _struck(world, request, UNDONE):
            continue
        if any(each in entry.refused for each in NO_PICTURES):
            if _struck(world, request, UNHEARD):
                continue
            refused[life, board] += board not in wordy
            if refused[life, board] > 1:
                wrong.append(f"{board} was refused as a picture again before it came in words")
        elif not entry.refused.startswith(LATER):
            refused[life, board] = 0  # N.B. where words are refused, too, it is not the pictures
            if not entry.refused:
                (wordy.add if entry.method in WORDS else wordy.discard)(board)
    return wrong[:1]


def _struck(world: World, request: Request, kinds: Container[str]) -> bool:
    """Whether a fault of these kinds has struck at a request."""
    return any(
        request.at <= each.true < request.at + A_MOMENT and each.name in kinds
        for each in world.witness.troubles
    )


def _boards(world: World, places: Mapping[tuple[str, str], str]) -> Iterator[tuple[Request, str]]:
    """What was asked of Telegram about boards of groups."""
    for each in world.witness.requests:
        entry = each.entry
        if not isinstance(entry, Call) or entry.method not in (*PICTURES, *WORDS):
            continue
        rows = (entry.asked.get("reply_markup") or {}).get("inline_keyboard", [])
        data = [b["callback_data"] for row in rows for b in row if "callback_data" in b]
        tables = {found[0] for found in map(read_data, data) if found is not None}
        secret = any(name.startswith("ephemeral") for name in entry.asked)
        if len(tables) == 1 and int(entry.asked["chat_id"]) < 0 and not secret:
            yield each, f"{tables.pop()} in {_place(entry.asked, places)}"


def _place(asked: Json, places: Mapping[tuple[str, str], str]) -> str:
    """The venue of a board: in a group with topics a table may have several."""
    chat, topic = f"telegram:{asked['chat_id']}", asked.get("message_thread_id")
    sent = f"{chat}/{topic}" if topic else chat
    return places.get((chat, str(asked.get("message_id"))), sent)
