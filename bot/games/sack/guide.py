"""Cat in the Sack in words and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from bot.contract import Motion
from bot.games.guide import Guide, Order, Page, Stage
from bot.games.sack import orders as sack_orders
from bot.games.sack.alt import described
from bot.games.sack.cards import cards_listed, hand_in_short, worth_of
from bot.games.sack.course import recollected
from bot.games.sack.moving import moved
from bot.games.sack.sketch import drawn
from bot.games.sack.telling import tell
from bot.words import Speech
from engines.rng import Seeded
from engines.sack import Sack
from engines.sack.cards import chase
from engines.sack.state import Phase, State, known_cards, known_mice
from engines.story import Story
from engines.values import HIDDEN, Fact, News, Seat, Seen

GAME: Final = Sack()
RAISES = (1, 2, 3)
"""How much above the highest bid the quick bids are."""
EXAMPLES: Final = {
    "sack-rules-goal": (5, ""),
    "sack-rules-sack": (5, "15, bigdog, 3, rabbit, -8"),
    "sack-rules-auction": (5, "15, bigdog, 3, rabbit, -8, bid 2, bid 3, pass, bid 5, pass"),
    "sack-rules-dogs": (5, "11, smalldog, -8, 5, rabbit, bid 3, bid 6, pass, pass, pass, pass"),
    "sack-rules-nobody": (5, "-5, 3, rabbit, -8, 8, pass, pass, pass, pass"),
    "sack-rules-three": (3, "8, bigdog, -5"),
}
"""The rules page by page, each with its seats and the moves that lead to its picture."""
DEALS: Final = {5: "sack 28", 3: "sack 14"}
"""Deals in which seat 0 starts and these cards are held."""
END = "sack-rules-end"
"""The last page but one; its picture is that of a whole game."""
TYPING: Final = "sack-rules-words"
SPOKEN: Final = (5, "15, bigdog, 3, rabbit, -8, bid 2")


class SackGuide(Guide[State]):
    """Speaks Cat in the Sack."""

    game = "sack"
    words = (
        *("lay", "bid", "pass", "buy"),
        *("cat", "rabbit", "dog", "big", "small", "bigdog", "smalldog"),
    )
    recalls = frozenset({"bid", "pass"})
    takes_orders = True

    def prompt(self, say: Speech, seen: Seen[State], seat: Seat) -> str:
        match seen.state.phase:
            case Phase.LAY:
                return " ".join(_to_lay(say, seen.state, seat))
            case Phase.BUY:
                return " ".join(_to_buy(say, seen.state, seat))
        return " ".join(_to_bid(say, seen.state, seat))

    def label(self, say: Speech, seen: Seen[State], words: Sequence[str]) -> str:
        match tuple(words):
            case ("lay", card):
                return say("sack-button-card", card=card)
            case ("bid", mice):
                return mice
        return say(f"sack-button-{words[-1]}")

    def tell(self, say: Speech, news: Sequence[News], names: Sequence[str]) -> list[str]:
        return tell(say, news, names)

    def recollected(
        self, story: Story[State, Any], at: int, news: Sequence[News]
    ) -> Sequence[News]:
        return list(recollected(story, at, news))

    def moved(self, item: News) -> Sequence[Motion]:
        return moved(item)

    def alt(self, say: Speech, seen: Seen[State], names: Sequence[str], ending: str = "") -> str:
        return described(say, seen, names, ending)

    def sketch(self, say: Speech, seen: Seen[State], names: Sequence[str]) -> str:
        return drawn(say, seen, names)

    def pages(self) -> Sequence[Page]:
        return _pages()

    def brief(self, say: Speech, seen: Seen[State], seat: Seat) -> str:
        state, laid = seen.state, seen.state.laid[seat]
        won = known_cards(state.sacks[seat])
        facts: dict[str, Fact] = {
            "hand": hand_in_short(say, known_cards(state.hands[seat])),
            "mice": known_mice(state)[seat],
            "won": len(won),
            "worth": worth_of(won),
        }
        if laid is None:
            return say("sack-brief", **facts)
        return say("sack-brief-laid", card=str(laid), **facts)

    def quick(self, seen: Seen[State]) -> Sequence[str]:
        state = seen.state
        if state.phase is Phase.BUY:
            return ("buy", "pass")
        if state.phase is not Phase.BID:
            return ()
        return (*(f"bid {state.high + more}" for more in RAISES), "pass")

    def grave(self, seen: Seen[State], seat: Seat, words: Sequence[str]) -> bool:
        """Who passes is out of this sack."""
        return tuple(words) == ("pass",)

    def asking(self, say: Speech, seen: Seen[State]) -> str:
        if seen.state.phase is Phase.LAY:
            return say("sack-button-choose")
        return say("sack-button-other" if seen.state.phase is Phase.BID else "button-move")

    def calls_for_hand(self, seen: Seen[State]) -> bool:
        return seen.state.phase is Phase.LAY

    def stage(self, seen: Seen[State]) -> Stage:
        return Stage(seen.state.round, seen.state.phase.value)

    def orders(self, seen: Seen[State], seat: Seat) -> Sequence[Order]:
        return sack_orders.orders(seen.state, seat)

    def obey(self, seen: Seen[State], seat: Seat, order: Order, *, late: bool) -> str | None:
        return sack_orders.obey(seen.state, seat, order, late=late)

    def void(self, seen: Seen[State], seat: Seat, order: Order) -> bool:
        return sack_orders.void(seen.state, seat, order)

    def order(self, say: Speech, seen: Seen[State], words: Sequence[str]) -> str:
        return sack_orders.order_in_words(say, tuple(words))


def _to_lay(say: Speech, state: State, seat: Seat) -> list[str]:
    asked = [say("sack-prompt-lay", round=state.round)]
    if seat == state.start:
        asked.append(say("sack-prompt-start-drawn" if state.pile else "sack-prompt-start"))
    if not any(state.mouse_cards):
        asked.append(say("sack-alt-mice-empty"))
    return asked


def _to_bid(say: Speech, state: State, seat: Seat) -> list[str]:
    """What may be said, what passing brings, what one has, what is known of the sack."""
    high, mice = state.high, known_mice(state)[seat]
    if not mice:
        asked = [say("sack-prompt-poor")]
    elif mice <= high:
        asked = [say("sack-prompt-stuck", high=high)]
    else:
        asked = [say("sack-prompt-bid", high=high) if high else say("sack-prompt-open")]
    brings = next((lying for lying in state.mouse_cards if lying), 0)
    asked.append(say("sack-prompt-passing", brings=brings))
    if mice:
        asked.append(say("sack-prompt-purse", mice=mice))
    return [*asked, _sack(say, state, seat)]


def _sack(say: Speech, state: State, seat: Seat) -> str:
    """The row as the seat knows it."""
    row = state.row()
    cards = cards_listed(say, known_cards([place.card for place in row if place.open]))
    closed = [place for place in row if not place.open]
    own = [place.card for place in closed if place.owner == seat and place.card is not HIDDEN]
    if own:
        return say("sack-prompt-own", cards=cards, count=len(closed), card=str(own[0]))
    if closed:
        return say("sack-prompt-closed", cards=cards, count=len(closed))
    return say("sack-prompt-row", cards=cards)


def _to_buy(say: Speech, state: State, seat: Seat) -> list[str]:
    mice = known_mice(state)[seat]
    row = known_cards([place.card for place in state.row()])
    kept, _ = chase(row)
    asked = [say("sack-prompt-buy" if mice else "sack-prompt-buy-poor"), _sack(say, state, seat)]
    if not mice:
        return asked
    if kept:
        asked.append(say("sack-prompt-left", cards=cards_listed(say, kept), worth=worth_of(kept)))
    else:
        asked.append(say("sack-prompt-left-nothing"))
    return [*asked, say("sack-prompt-purse", mice=mice)]


@cache
def _pages() -> tuple[Page, ...]:
    played = [Page(key, _seen(_played(*line))) for key, line in EXAMPLES.items()]
    spoken = Page(TYPING, _seen(_played(*SPOKEN)))
    return (*played, Page(END, _seen(_finished())), spoken)


def _seen(state: State) -> Seen[State]:
    return GAME.seen_by(state, None)


def _dealt(seats: int) -> State:
    return GAME.start(seats, {}, Seeded(DEALS[seats], 0))


def _played(seats: int, line: str) -> State:
    """The position after these moves; cards are laid in the order of the seats."""
    state = _dealt(seats)
    for text in filter(None, line.split(", ")):
        seat = GAME.to_move(state)[0]
        wanted = f"lay {text}" if state.phase is Phase.LAY else text
        state = GAME.play(state, seat, GAME.parse(state, seat, wanted), Seeded("", 0))
    return state


def _finished() -> State:
    """The end of a game in which everybody bids up to a number of their own."""
    state = _dealt(5)
    while GAME.outcome(state) is None:
        seat = GAME.to_move(state)[0]
        moves = GAME.moves(state, seat)
        if state.phase is Phase.LAY:
            move = GAME.idle(state, seat)
        else:
            move = moves[0 if state.high < (3 * seat + 6 * state.round) % 9 else -1]
        state = GAME.play(state, seat, move, Seeded("", 0))
    return state
