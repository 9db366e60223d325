"""What moves on the table of sacks: cards turn, dogs chase, mice go to whose they are."""

from __future__ import annotations

from collections.abc import Sequence

from bot.contract import Manner, Motion
from bot.games.passages import passages
from engines.values import News


def moved(item: News) -> Sequence[Motion]:
    """What one of the news of sacks has moved."""
    match item.code:
        case "opened":
            return passages(item, Manner.TURN)
        case "won" | "bought":
            return (Motion(f"{item.facts['from']}-offer", str(item.facts["to"])),)
        case "chased":
            dog, prey = str(item.facts["dog-from"]), str(item.facts["from"])
            return (Motion(dog, prey, Manner.CHASE), Motion(prey))
    return passages(item)
