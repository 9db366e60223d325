"""Lines that came to nothing: who mends one where it stands says it anew.

Only in memory: after a restart an edit is left alone, as is one of a line that did something. So
nothing is ever done twice.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from telegram import Message

REMEMBERED: Final = 1_000


class Edits:
    """What came to nothing, and what it was."""

    def __init__(self) -> None:
        self._failed: OrderedDict[tuple[int, int], str] = OrderedDict()

    def note(self, message: Message) -> None:
        """Remember a line that was refused, or was nothing of ours."""
        self._failed[message.chat.id, message.message_id] = message.text or ""
        while len(self._failed) > REMEMBERED:
            self._failed.popitem(last=False)

    def says_anew(self, message: Message) -> bool:
        """Whether an edit says something else in place of what came to nothing; once."""
        key = (message.chat.id, message.message_id)
        if self._failed.get(key) in (None, message.text):
            return False  # N.B. Telegram also tells of edits that leave the words as they were
        del self._failed[key]
        return True
