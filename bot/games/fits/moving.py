"""What moves at If It Fits: cards are laid, and cats lie down over them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.contract import Manner, Motion
from bot.games.passages import passages
from engines.values import News


def moved(item: News) -> Sequence[Motion]:
    """What one of the news of If It Fits has moved; a card that is drawn is shown in its hand."""
    match item.code:
        case "drawn":
            return ()
        case "home":
            return passages(item)
    return passages(item, Manner.LAY)
