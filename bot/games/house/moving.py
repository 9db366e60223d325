"""What moves at House of Cats: dice roll, and are written into the cells they are meant for."""

from __future__ import annotations

from collections.abc import Sequence

from bot.contract import Manner, Motion
from bot.games.passages import passages
from engines.values import News


def moved(item: News) -> Sequence[Motion]:
    """What one of the news of House of Cats has moved."""
    facts = item.facts
    match item.code:
        case "stars" | "dice":
            count = len(str(facts["dice"]).split())
            return tuple(_rolled(number) for number in range(1, count + 1))
        case "changed":
            return (_rolled(int(facts["die"])),)
        case "wrote" | "starred" | "doubled":
            dice = (facts[name] for name in ("die", "other") if name in facts)
            return tuple(Motion(f"die{die}", str(facts["to"])) for die in dice)
        case "opened" | "room":
            return ()
    return passages(item)


def _rolled(number: int) -> Motion:
    return Motion(f"die{number}", f"die{number}", Manner.ROLL)
