"""What an engine refuses, and what the desk answers.

EngineError
├─ BadNotation      not a move in this game       → the syntax, with an example
├─ AmbiguousMove    fits more than one move       → the moves it may mean
├─ IllegalMove      forbidden now                 → the rule that forbids it
├─ BadOption        no such option or value       → the options there are
└─ BrokenLog        the log does not replay       → the table is paused
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engines.values import Objection


class EngineError(Exception):
    """Anything an engine refuses."""


class BadNotation(EngineError):
    """The text is not a move of this game."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} is not a move of this game")
        self.text = text


class AmbiguousMove(EngineError):
    """The text fits more than one move."""

    def __init__(self, text: str, candidates: tuple[str, ...]) -> None:
        super().__init__(f"{text!r} may mean {' or '.join(candidates)}")
        self.text = text
        self.candidates = candidates


class IllegalMove(EngineError):
    """The move is forbidden now; the objection says by which rule."""

    def __init__(self, objection: Objection) -> None:
        facts = " ".join(f"{name}={value}" for name, value in objection.facts.items())
        super().__init__(f"{objection.code} {facts}".strip())
        self.objection = objection


class BadOption(EngineError):
    """The game has no such option, or the option no such value."""

    def __init__(self, name: str, value: str) -> None:
        super().__init__(f"there is no option {name}={value}")
        self.name = name
        self.value = value


class BrokenLog(EngineError):
    """A table's log does not replay."""

    def __init__(self, step: int, why: str) -> None:
        super().__init__(f"step {step} does not replay: {why}")
        self.step = step
