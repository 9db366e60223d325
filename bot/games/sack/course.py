"""What somebody remembers of a game of Cat in the Sack: how earlier sacks were sold.

| code      | facts      | when |
|-----------|------------|------|
| dear-row  | count      | so many sacks one after the other cost more than they held |
| buyer-row | seat count | somebody bought so many sacks one after the other |
| best-buy  |            | no sack before brought so much more than it cost |
| dearest   |            | no sack before cost so much |

A bid knows the `other` seat when it is the first since only two are left. Who has how much is told
by nobody: whoever wants to know it has to remember what was open.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any, Final

from engines.sack.cards import WORTH
from engines.sack.state import Sale, State
from engines.story import Story
from engines.values import News

ENDS: Final = frozenset({"won", "bought", "declined"})
"""What a sack is sold or lost by."""
ROW: Final = 3
"""So many in a row are noticed."""
EARLIER: Final = 2
"""So many sacks must have been sold before one is called the best or the dearest."""
FINE: Final = 10
"""A gain, or a price, below that is no record."""


def recollected(story: Story[Any, Any], at: int, news: Sequence[News]) -> Iterator[News]:
    """What a move did, with what strikes somebody who has seen the game so far."""
    for item in news:
        if item.code == "bid" and (left := _first_of_two(story, at)):
            [other] = [seat for seat in left if seat != item.facts["seat"]]
            yield replace(item, facts={**item.facts, "other": other})
        else:
            yield item
        if item.code == "took":
            yield from _striking(_sales(story, at))


def _first_of_two(story: Story[Any, Any], at: int) -> tuple[int, ...]:
    """The two who are left, if somebody has passed just before."""
    before = story.beats[at - 1].state if at else story.opening
    left: tuple[int, ...] = before.in_auction()
    return left if len(left) == 2 and _did(before, "passed") else ()


def _did(state: State, *codes: str) -> bool:
    return any(deed.code in codes for deed in state.deeds)


def _sales(story: Story[Any, Any], at: int) -> list[Sale]:
    """How every sack went, up to that of a move."""
    states = (beat.state for beat in story.beats[: at + 1])
    return [state.sale for state in states if state.sale and _did(state, *ENDS)]


def _striking(sales: Sequence[Sale]) -> Iterator[News]:
    """What is to be said of the newest of some sales, if anything."""
    newest, earlier = sales[-1], [sale for sale in sales[:-1] if sale.winner is not None]
    known = len(earlier) >= EARLIER
    dear = len([*takewhile(lambda sale: sale.winner is not None and _gain(sale) < 0, sales[::-1])])
    same = len([*takewhile(lambda sale: sale.winner == newest.winner, sales[::-1])])
    if dear >= ROW:
        yield News("dear-row", {"count": dear})
    elif same >= ROW and newest.winner is not None:
        yield News("buyer-row", {"seat": newest.winner, "count": same})
    elif known and _gain(newest) >= FINE and _gain(newest) > max(map(_gain, earlier)):
        yield News("best-buy", {})
    elif known and newest.price >= FINE and newest.price > max(each.price for each in earlier):
        yield News("dearest", {})


def _gain(sale: Sale) -> int:
    """How much more a sack held than it cost."""
    return sum(WORTH[card] for card in sale.kept) - sale.price
