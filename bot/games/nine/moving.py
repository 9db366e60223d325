"""What moves on the table of Nine Lives: cards from pile to series, and what a dog runs after."""

from __future__ import annotations

from collections.abc import Sequence

from bot.contract import Manner, Motion
from bot.games.passages import passages
from engines.values import News

ASKED = "card1"
"""Where the card lies that is being resolved."""


def moved(item: News) -> Sequence[Motion]:
    """What one of the news of Nine Lives has moved."""
    facts = item.facts
    match item.code:
        case "opened":
            return passages(item, Manner.TURN)
        case "took" if "-" not in str(facts["to"]):
            return (Motion(str(facts["from"]), ASKED),)
        case "drew":
            cards = enumerate(str(facts["cards"]).split(), 1)
            return tuple(Motion("stock", f"card{at}", Manner.TURN) for at, _ in cards)
        case "played" | "joined" | "dropped" | "matched":
            return (Motion(ASKED, str(facts["to"])),)
        case "consoled":
            return (Motion(ASKED, "box"), Motion("box", str(facts["to"])))
        case "chased":
            return (Motion(ASKED, str(facts["cells"]), Manner.CHASE), *passages(item))
        case "fetched":
            return (Motion(ASKED, str(facts["from"]), Manner.CHASE), *passages(item))
    return passages(item)
