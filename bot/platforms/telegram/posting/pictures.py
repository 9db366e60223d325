"""Pictures Telegram has already: sending one again costs no upload."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Final, TypeVar

from telegram import Message
from telegram.error import BadRequest

from bot.contract import Picture
from bot.platforms.telegram.errors import BAD_FILE, says

REMEMBERED: Final = 512
Sent = TypeVar("Sent", bound=Message | bool)


class Album:
    """Knows under which name Telegram keeps a picture."""

    def __init__(self) -> None:
        self._names: OrderedDict[bytes, str] = OrderedDict()

    async def show(self, picture: Picture, send: Callable[[str | bytes], Awaitable[Sent]]) -> Sent:
        """Send a picture by its name if it has one there, else its bytes."""
        digest = blake2b(picture.png, digest_size=16).digest()
        name = self._names.get(digest)
        if name is not None:
            try:
                return await send(name)
            except BadRequest as error:
                if not says(error, *BAD_FILE):
                    raise
                del self._names[digest]
        sent = await send(picture.png)
        if isinstance(sent, Message) and sent.photo:
            self._keep(digest, sent.photo[-1].file_id)
        return sent

    def _keep(self, digest: bytes, name: str) -> None:
        self._names[digest] = name
        while len(self._names) > REMEMBERED:
            self._names.popitem(last=False)
