"""Lanterns in words and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bot.games.guide import Guide, Order, Stage
from bot.games.lettering import legend, table, wrapped
from bot.words import Speech
from engines.values import HIDDEN, News, Seat, Seen
from tests.lanterns.game import Secret, State

NIGHTS = 3
"""The most there can be."""


class LanternsGuide(Guide[State]):
    """Speaks Lanterns."""

    game: ClassVar = "lanterns"
    words: ClassVar = ("choose", "keep", "pass")
    takes_orders: ClassVar = True

    def prompt(self, say: Speech, seen: Seen[State], seat: Seat) -> str:
        decides = seen.state.brightest == seat
        return say("lanterns-prompt-decide" if decides else "lanterns-prompt-choose")

    def label(self, say: Speech, seen: Seen[State], words: Sequence[str]) -> str:
        word = words[-1]
        if word.isdigit():
            return say("lanterns-button-card", card=int(word))
        return say(f"lanterns-button-{word}")

    def tell(self, say: Speech, news: Sequence[News], names: Sequence[str]) -> list[str]:
        told = []
        for item in news:
            facts = dict(item.facts)
            if isinstance(seat := facts.pop("seat", None), int):
                facts["name"] = names[seat]
            told.append(say(f"lanterns-news-{item.code}", **facts))
        return told

    def alt(self, say: Speech, seen: Seen[State], names: Sequence[str], ending: str = "") -> str:
        state = seen.state
        told = [ending] if ending else []
        if not ending and state.brightest is not None:
            told.append(say("lanterns-alt-decides", name=names[state.brightest]))
        facts = {"nights": state.nights, "gust": state.gust, "deck": len(state.deck)}
        told.append(say("lanterns-alt-table", **facts))
        told += [self._seat(say, state, seat, name) for seat, name in enumerate(names)]
        return " ".join(told)

    def sketch(self, say: Speech, seen: Seen[State], names: Sequence[str]) -> str:
        state, heads = seen.state, ("tonight", "lit", "coins", "big", "held")
        rows = [
            [name, *self._columns(state, seat)]
            for seat, name in enumerate(names[: len(state.hands)])
        ]
        facts = {"nights": state.nights, "gust": state.gust, "deck": len(state.deck)}
        own = () if seen.seat is None else state.hands[seen.seat]
        return "\n".join(
            (
                *wrapped(say("lanterns-alt-table", **facts)),
                *table([["", *(say(f"lanterns-sketch-{head}") for head in heads)], *rows]),
                *wrapped(say("lanterns-sketch-own", hand=" ".join(map(str, own)) or "-")),
                *legend([say("lanterns-sketch-covered"), say("lanterns-sketch-none")]),
            )
        )

    def _columns(self, state: State, seat: Seat) -> list[str]:
        lit = state.lit[seat] if state.lit else None
        signs = [
            "-" if fact is None else "?" if fact is HIDDEN else str(fact)
            for fact in (state.chosen[seat], lit, state.coins[seat])
        ]
        return [*signs, str(state.lanterns[seat]), str(len(state.hands[seat]))]

    def brief(self, say: Speech, seen: Seen[State], seat: Seat) -> str:
        cards = ", ".join(map(str, seen.state.hands[seat]))
        return say("lanterns-brief", cards=cards or "-", coins=str(seen.state.coins[seat]))

    def grave(self, seen: Seen[State], seat: Seat, words: Sequence[str]) -> bool:
        """The big lantern is worth more than it is sold for."""
        return tuple(words) == ("pass",)

    def quick(self, seen: Seen[State]) -> Sequence[str]:
        return () if seen.state.brightest is None else ("keep", "pass")

    def stage(self, seen: Seen[State]) -> Stage:
        phase = "choose" if seen.state.brightest is None else "decide"
        return Stage(NIGHTS - seen.state.nights, phase)

    def orders(self, seen: Seen[State], seat: Seat) -> Sequence[Order]:
        state, this = seen.state, self.round(seen)
        chooses = state.brightest is None and state.chosen[seat] is None
        cards = sorted({card for card in state.hands[seat] if card is not HIDDEN})
        late = this if chooses else this + 1
        return (
            *(Order(f"choose {card}", "card", late) for card in cards if late < NIGHTS),
            *(Order(word, "lantern", this) for word in ("keep", "pass")),
        )

    def obey(self, seen: Seen[State], seat: Seat, order: Order, *, late: bool) -> str | None:
        decides = seen.state.brightest == seat
        if order.round != self.round(seen) or decides != (order.about == "lantern"):
            return None
        return order.text if decides or late else None

    def order(self, say: Speech, seen: Seen[State], words: Sequence[str]) -> str:
        return self.label(say, seen, words)

    def _seat(self, say: Speech, state: State, seat: Seat, name: str) -> str:
        def read(cards: Sequence[Secret | None]) -> str:
            known = [card for card in cards if card is not None]
            if not known:
                return say("lanterns-alt-none")
            words = [say("lanterns-alt-covered") if c is HIDDEN else str(c) for c in known]
            listed = words[0]
            for item in words[1:]:
                listed = say("lanterns-alt-list", list=listed, item=item)
            return listed

        return say(
            "lanterns-alt-seat",
            name=name,
            hand=read(state.hands[seat]),
            chosen=read([state.chosen[seat]]),
            lit=read(state.lit[seat : seat + 1]),
            coins=read([state.coins[seat]]),
            lanterns=state.lanterns[seat],
        )
