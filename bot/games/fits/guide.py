"""If It Fits in words and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bot.contract import Motion
from bot.games.fits import orders as fits_orders
from bot.games.fits import pages
from bot.games.fits.alt import described
from bot.games.fits.cards import cell_of, owner_of, place, short_card
from bot.games.fits.moving import moved
from bot.games.fits.sketch import drawn
from bot.games.fits.telling import tell
from bot.games.guide import Guide, Order, Page, Stage
from bot.words import Speech
from engines.fits.cards import PRINCESS
from engines.fits.moves import NO_CAT
from engines.fits.options import cat_moves
from engines.fits.state import Phase, State, known_cards
from engines.fits.words.notation import write
from engines.values import News, Seat, Seen

PLACED = ("start", "lay", "sleep", "princess", "toy")
"""Verbs with a place among their words."""


class FitsGuide(Guide[State]):
    """Speaks If It Fits."""

    game: ClassVar = "fits"
    turnwise = True
    takes_orders = True
    recalls = frozenset({"draw", "lay", "sleep", "cat", "toy", "princess"})
    words: ClassVar = (
        *("start", "draw", "sleep", "lay", "cat", "e", "w", "no"),
        *("toy", "box", "princess", "discard"),
    )

    def prompt(self, say: Speech, seen: Seen[State], seat: Seat) -> str:
        state = seen.state
        match state.phase:
            case Phase.START:
                return say("fits-prompt-start" if state.board.laid else "fits-prompt-first")
            case Phase.TURN:
                return say("fits-prompt-turn", cats=state.stock[seat])
            case Phase.CAT:
                return say("fits-prompt-cat", cats=state.stock[seat])
        hand = ", ".join(self._held(say, seen, seat))
        if state.left is not None:
            return say("fits-prompt-last", hand=hand, left=len(state.hands[seat]))
        return say("fits-prompt-play", hand=hand)

    def label(self, say: Speech, seen: Seen[State], words: Sequence[str]) -> str:
        verb, word = words[0], words[-1]
        if "," in word and verb in PLACED:
            return self._place(say, seen, words)
        match tuple(words):
            case (_,) | ("no", "cat") | ("discard", "princess"):
                return say(f"fits-button-{'-'.join(words)}")
            case ("cat", side):
                return say(f"fits-button-cat-{side}")
            case ("toy", _, _, "box"):
                return say("fits-button-box")
            case ("lay", _, _, side):
                return say(f"fits-order-cat-{side}")
        return short_card(say, seen.state.edition, word)

    def tell(self, say: Speech, news: Sequence[News], names: Sequence[str]) -> list[str]:
        return tell(say, news, names)

    def moved(self, item: News) -> Sequence[Motion]:
        return moved(item)

    def alt(self, say: Speech, seen: Seen[State], names: Sequence[str], ending: str = "") -> str:
        return described(say, seen, names, ending)

    def sketch(self, say: Speech, seen: Seen[State], names: Sequence[str]) -> str:
        return drawn(say, seen, names)

    def pages(self) -> Sequence[Page]:
        return pages.pages()

    def brief(self, say: Speech, seen: Seen[State], seat: Seat) -> str:
        state = seen.state
        if not state.hands[seat]:
            return say("fits-brief-empty", cats=state.stock[seat])
        hand = ", ".join(self._held(say, seen, seat))
        return say("fits-brief", hand=hand, cats=state.stock[seat])

    def quick(self, seen: Seen[State]) -> Sequence[str]:
        if seen.state.phase is Phase.TURN:
            return ("draw",)
        if seen.state.phase is Phase.CAT:
            return tuple(map(write, cat_moves(seen.state))) or (write(NO_CAT),)
        return ()

    def asking(self, say: Speech, seen: Seen[State]) -> str:
        match seen.state.phase:
            case Phase.TURN:
                return say("fits-button-nap")
            case Phase.PLAY:
                return say("fits-button-play")
        return say("button-move")

    def calls_for_hand(self, seen: Seen[State]) -> bool:
        return seen.state.phase in (Phase.START, Phase.PLAY)

    def grave(self, seen: Seen[State], seat: Seat, words: Sequence[str]) -> bool:
        """To send one's own cat home, or to put a Princess away."""
        match tuple(words):
            case ("princess", at):
                return owner_of(seen.state, cell_of(at)) == seat
            case ("discard", _):
                return True
        return False

    def stage(self, seen: Seen[State]) -> Stage:
        """Each turn is a round of its own: a card drawn, one played, and a cat are one turn."""
        state = seen.state
        phase = state.phase.value if state.phase in (Phase.START, Phase.OVER) else "turn"
        return Stage(state.turns, phase)

    def orders(self, seen: Seen[State], seat: Seat) -> Sequence[Order]:
        return fits_orders.orders(seen.state, seat)

    def obey(self, seen: Seen[State], seat: Seat, order: Order, *, late: bool) -> str | None:
        return fits_orders.obey(seen.state, seat, order)

    def void(self, seen: Seen[State], seat: Seat, order: Order) -> bool:
        return fits_orders.void(seen.state, seat, order)

    def ends_by_hand(self, order: Order) -> bool:
        return order.about == fits_orders.LAY

    def spelled(self, seen: Seen[State], seat: Seat, words: Sequence[str]) -> Sequence[str]:
        return fits_orders.spelled(seen.state, seat, words)

    def order(self, say: Speech, seen: Seen[State], words: Sequence[str]) -> str:
        return fits_orders.order_in_words(say, seen.state, tuple(words))

    def _held(self, say: Speech, seen: Seen[State], seat: Seat) -> list[str]:
        state = seen.state
        return [short_card(say, state.edition, card) for card in known_cards(state.hands[seat])]

    def _place(self, say: Speech, seen: Seen[State], words: Sequence[str]) -> str:
        """The letter of a place; of a cat also whether it is one's own, or asleep."""
        state, at = seen.state, cell_of(words[-1])
        verb = words[0]
        if verb != PRINCESS:
            over = verb == "toy" and at in state.board.index.walls
            return place(state, "toy" if over else "lay", at)
        cat = next((each for each in state.board.cats() if each.at == at), None)
        letter = place(state, "princess", at)
        if cat is None:
            return letter
        whose = "own" if cat.seat == seen.seat else "other"
        asleep = "no" if cat.wide else "yes"
        return say("fits-button-chase", letter=letter, whose=whose, asleep=asleep)
