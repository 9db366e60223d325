"""What news have moved, read from their facts: enough for most games."""

from __future__ import annotations

from collections.abc import Sequence

from bot.contract import Manner, Motion
from engines.values import News


def passages(item: News, manner: Manner = Manner.HOP) -> Sequence[Motion]:
    """From where to where: one piece `from` somewhere, or all that lay in `cells`.

    What has no end has gone; news that name no start moved nothing.
    """
    end = str(item.facts.get("to", ""))
    starts = item.facts.get("from", item.facts.get("cells", ""))
    return tuple(Motion(start, end, manner) for start in str(starts).split())
