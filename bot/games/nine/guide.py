"""Nine Lives in words and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.contract import Motion
from bot.games.guide import Guide, Order, Page, Stage
from bot.games.nine import orders as nine_orders
from bot.games.nine.alt import asked, described
from bot.games.nine.cards import card_said, named_card
from bot.games.nine.gains import scores_nothing
from bot.games.nine.moving import moved
from bot.games.nine.pages import pages
from bot.games.nine.phrases import sentence
from bot.games.nine.sketch import drawn
from bot.games.nine.telling import tell
from bot.words import Speech
from engines.errors import BadNotation
from engines.nine import Nine
from engines.nine.cards import COLOURS
from engines.nine.legal import legal
from engines.nine.moves import Move
from engines.nine.state import Phase, State
from engines.values import News, Objection, Seat, Seen

GAME: Final = Nine()
QUICK: Final = 3
"""As many moves as have room under the board."""


class NineGuide(Guide[State]):
    """Speaks Nine Lives."""

    game = "nine"
    races = True
    words = (
        *("take", "draw", "steal", "rob", "play", "drop", "into", "first", "second"),
        *("rascal", "gooddog", "baddog", "lady", "score", "wait", "good", "bad", "dog", "cat"),
        *COLOURS,
    )
    recalls = frozenset({"take", "draw", "play", "drop", "steal", "into", "score"})
    names = True
    turnwise = True
    takes_orders = True

    def prompt(self, say: Speech, seen: Seen[State], seat: Seat) -> str:
        state = seen.state
        if state.phase is Phase.TURN:
            thefts = any(move.word in ("steal", "rob") for move in legal(state))
            return say("nine-prompt-turn", thefts=int(thefts))
        told = asked(say, state)
        key = f"nine-prompt-{state.phase.value}"
        return " ".join((say(key, card=self._in_question(say, state)), *told))

    def _in_question(self, say: Speech, state: State) -> str:
        return card_said(say, state.cards[0]) if state.cards else ""

    def label(self, say: Speech, seen: Seen[State], words: Sequence[str]) -> str:
        *before, word = words
        if word in COLOURS:
            return say("nine-colour", colour=word)
        if not word.isdigit():
            return say(f"nine-button-{word}")
        if before[0] in ("take", "drop"):
            return say("nine-pile", pile=int(word))
        return say("nine-player", number=int(word))

    def sentence(
        self, say: Speech, seen: Seen[State], way: Sequence[str], names: Sequence[str]
    ) -> str | None:
        move = self._move(seen, way)
        return None if move is None else sentence(say, seen.state, move, names)

    def _move(self, seen: Seen[State], way: Sequence[str]) -> Move | None:
        """The move a way is, if it is whole and allowed."""
        try:
            move = GAME.parse(seen.state, 0, " ".join(way))
        except BadNotation:
            return None
        return move if move in legal(seen.state) else None

    def tell(self, say: Speech, news: Sequence[News], names: Sequence[str]) -> list[str]:
        return tell(say, news, names)

    def moved(self, item: News) -> Sequence[Motion]:
        return moved(item)

    def alt(self, say: Speech, seen: Seen[State], names: Sequence[str], ending: str = "") -> str:
        return described(say, seen, names, ending)

    def sketch(self, say: Speech, seen: Seen[State], names: Sequence[str]) -> str:
        return drawn(say, seen, names)

    def pages(self) -> Sequence[Page]:
        return pages()

    def why(self, say: Speech, objection: Objection) -> str:
        facts = dict(objection.facts)
        if facts.get("card"):
            facts["card"] = named_card(say, str(facts["card"]))
        return say(f"nine-why-{objection.code}", **facts)

    def quick(self, seen: Seen[State]) -> Sequence[str]:
        """Few ways are all offered; of a turn the draw, of a number card to play it."""
        state = seen.state
        if state.phase is Phase.OVER:
            return ()
        moves = legal(state)
        if state.phase is Phase.TURN:
            moves = [move for move in moves if move.word == "draw"]
        elif len(moves) > QUICK:
            moves = [move for move in moves if move.word == "play"]
        return [GAME.format(move) for move in moves]

    def grave(self, seen: Seen[State], seat: Seat, words: Sequence[str]) -> bool:
        move = self._move(seen, words)
        return move is not None and scores_nothing(seen.state, move)

    def calls_for_hand(self, seen: Seen[State]) -> bool:
        return False

    def stage(self, seen: Seen[State]) -> Stage:
        away = seen.state.phase is Phase.KITTENS and seen.state.owing[0] != seen.state.turn
        return Stage(seen.state.turns, "kittens" if away else "turn")

    def orders(self, seen: Seen[State], seat: Seat) -> Sequence[Order]:
        return nine_orders.orders(seen.state, seat)

    def obey(self, seen: Seen[State], seat: Seat, order: Order, *, late: bool) -> str | None:
        return nine_orders.obey(seen.state, seat, order)

    def order(self, say: Speech, seen: Seen[State], words: Sequence[str]) -> str:
        return nine_orders.order_in_words(say, tuple(words))
