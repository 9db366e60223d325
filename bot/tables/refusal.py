"""How whatever is asked of a table can be refused."""

from __future__ import annotations

from engines.values import Fact


class Refusal(Exception):
    """No: the key of a sentence and its facts."""

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts
