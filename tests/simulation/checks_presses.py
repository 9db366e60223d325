"""What people press and type: done once however often it comes, and good for one choice alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from bot.contract import Answer, Command
from tests.simulation.checks import check

if TYPE_CHECKING:
    from tests.simulation.world import World

BY_HAND: Final = ("person", "sitter")
A_WHILE: Final = 60.0
"""Seconds after which whatever was asked for has been done, or never will be."""


@dataclass
class Presses:
    """What is gathered of commands on their way."""

    world: World
    asked_in_all: int = 0
    seen: set[str] = field(default_factory=set)
    """Every receipt that was brought so far."""
    under_way: dict[str, tuple[float, int]] = field(default_factory=dict)
    """Receipts nobody has answered yet: when they were brought, and to which life."""
    again: dict[str, tuple[int, object]] = field(default_factory=dict)
    """Those that are brought again and were kept: the count of commands, and what stands, unless
    another that may change it is being answered.
    """
    wrong: list[str] = field(default_factory=list)

    def asked(self, command: Command) -> None:
        """A platform has brought a command."""
        key = _key(command)
        self.asked_in_all += 1
        life = len(self.world.lives) - 1
        kept = key in self.seen and self.world.rows("SELECT 1 FROM receipts WHERE key=?", key)
        _, answering = self.under_way.get(key, (0.0, -1))
        if kept and answering != life:
            alone = life not in self._others_at_it()
            self.again[key] = self.asked_in_all, self._standing() if alone else None
        self.seen.add(key)
        self.under_way[key] = self.world.loop.time(), life

    def heard(self, command: Command, answer: Answer) -> None:
        """The desk has answered."""
        key = _key(command)
        self.under_way.pop(key, None)
        number, before = self.again.pop(key, (0, None))
        alone = number == self.asked_in_all and before is not None and not self._others_at_it()
        if number:
            self.world.trace.count("brought again")
            says_so = bool(answer.toast) and not answer.refused  # there is nothing new to say
            if says_so or (alone and self._standing() != before):
                self.wrong.append(f"/{command.verb} {' '.join(command.words)} was done twice")
        words = self.world.bot.desk.kit.words
        if answer.refused and any(
            words.of(each)("refuse-busy") in answer.toast for each in words.languages
        ):
            self.wrong.append(f"{command.person.name} was told that too many press at once")

    def _others_at_it(self) -> set[int]:
        """In which lives others are being answered."""
        now = self.world.loop.time()
        return {life for at, life in self.under_way.values() if at > now - A_WHILE}

    def _standing(self) -> object:
        """What commands have come to; what nobody has asked for does not count."""
        rows = self.world.rows("SELECT cause, COUNT(*) FROM log GROUP BY cause")
        by_itself = sum(count for cause, count in rows if cause not in BY_HAND)
        [(tables, versions)] = self.world.rows("SELECT COUNT(*), SUM(version) FROM tables")
        return tables, (versions or 0) - by_itself


def _key(command: Command) -> str:
    return f"{command.person.platform}:{command.receipt}"


@check
async def what_comes_twice_is_done_once(world: World) -> Iterable[str]:
    """And nobody is put off for a crowd that is not there."""
    wrong, world.presses.wrong = world.presses.wrong, []
    return wrong


@check
async def every_choice_has_its_spell(world: World) -> Iterable[str]:
    """Somebody who has moved and is asked again is asked anew: no older press is good for that."""
    return [
        f"what seat {row.seat} of {table} pressed for step {row.step} is good for the next choice"
        for table, past in world.calls.pasts.items()
        for (_, before), (_, after) in zip(past.stories, past.stories[1:], strict=False)
        for row in after.rows[-1:]
        if row.cause in BY_HAND
        if row.seat in before.to_move() and row.seat in after.to_move()
        if (not row.text.startswith("!") or row.text.startswith("!undo"))
        and before.spells[row.seat] == after.spells[row.seat]
    ][:1]
