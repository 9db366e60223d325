"""What moves on the bed: kittens hop, ghosts glide, and whoever is off it goes to its pool."""

from __future__ import annotations

from collections.abc import Sequence

from bot.contract import Manner, Motion
from bot.games.passages import passages
from engines.values import News


def moved(item: News) -> Sequence[Motion]:
    """What one of the news of boop has moved."""
    facts = item.facts
    match item.code:
        case "placed":
            return (Motion(_pool(item, str(facts["piece"])), str(facts["to"]), Manner.LAY),)
        case "ghost-entered":
            return (Motion(_pool(item, "ghost"), str(facts["to"]), Manner.GLIDE),)
        case "ghost-moved":
            return passages(item, Manner.GLIDE)
        case "ghost-left":
            return (Motion(str(facts["from"]), _pool(item, "ghost"), Manner.GLIDE),)
        case "fell" | "ghost-felled":
            return (Motion(str(facts["from"]), _pool(item, str(facts["piece"]))),)
        case "took-up":
            return (Motion(str(facts["from"]), _pool(item, "cat")),)
        case "promoted":
            pool = _pool(item, "cat")
            return tuple(Motion(cell, pool) for cell in str(facts["cells"]).split())
        case "won-three-cats":
            return ()
    return passages(item)


def _pool(item: News, piece: str) -> str:
    return f"seat{int(item.facts['seat']) + 1}-{piece}"
