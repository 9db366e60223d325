"""Lanterns, a game for tests: cats light lanterns in the garden and hope the gust spares them.

Each night every cat lights one card of its hand, all at the same time and hidden. A gust, one die,
blows out every lantern that is not brighter than it. The brightest left earns a coin for each that
still burns (the lower seat, if two are equal), and its cat keeps the big lantern, or passes it to
the next seat for two coins. Then all cats draw a card, and the next night falls. A kept lantern is
worth three coins. Hands, coins and lanterns not yet lit are secret until the end, the deck for
ever; who has counted knows the coins.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, ClassVar, Final, TypeAlias

from engines.errors import AmbiguousMove, BadNotation
from engines.game import Game
from engines.rng import Rng
from engines.tables import read_table
from engines.values import (
    HIDDEN,
    Hidden,
    Info,
    News,
    Objection,
    Option,
    Options,
    Outcome,
    Seat,
    Seen,
)

DATA: Final = Path(__file__).parent / "data"
TABLE: Final = read_table("lanterns", "first", DATA)
WORTH: Final = 3
"""Coins a kept lantern counts for."""

Secret: TypeAlias = int | Hidden


@dataclass(frozen=True, slots=True)
class Move:
    """`choose` a card, `keep` or `pass` the big lantern."""

    verb: str
    card: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """The garden; `last` says what the last move did."""

    nights: int
    deck: tuple[Secret, ...]
    hands: tuple[tuple[Secret, ...], ...]
    """In the order the cards came: a card just drawn is the last one."""
    coins: tuple[Secret, ...]
    lanterns: tuple[int, ...]
    chosen: tuple[Secret | None, ...]
    lit: tuple[int, ...] = ()
    """What the last gust blew at, by seat."""
    gust: int = 0
    brightest: Seat | None = None
    """Who decides about the big lantern."""
    last: str = "deal"


class Lanterns(Game[State, Move]):
    """The rules, in the order of the page above."""

    info: ClassVar = Info(
        id="lanterns",
        seats=range(2, 7),
        options=(Option("nights", ("2", "3"), "2"),),
    )

    def secrets(self, seats: int, options: Options) -> bool:
        return True

    def private(self, seats: int, options: Options) -> bool:
        return True

    def start(self, seats: int, options: Options, rng: Rng) -> State:
        nights = int(self.info.settle(options)["nights"])
        copies = TABLE["copies"] if seats < TABLE["crowd"] else TABLE["copies-for-a-crowd"]
        cards = rng.shuffled(TABLE["cards"] * copies)
        size = TABLE["hand"]
        hands = tuple(cards[seat * size : (seat + 1) * size] for seat in range(seats))
        none = (0,) * seats
        return State(nights, cards[seats * size :], hands, none, none, (None,) * seats)

    def to_move(self, state: State) -> tuple[Seat, ...]:
        if state.nights == 0:
            return ()
        if state.brightest is not None:
            return (state.brightest,)
        return tuple(seat for seat, card in enumerate(state.chosen) if card is None)

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        if seat not in self.to_move(state):
            return ()
        if state.brightest is not None:
            return (Move("keep"), Move("pass"))
        return tuple(Move("choose", card) for card in sorted(set(_known(state.hands[seat]))))

    def objection(self, state: State, seat: Seat, move: Move) -> Objection | None:
        if move.verb != "choose":
            return Objection("choose-first") if state.brightest is None else None
        if state.brightest is not None:
            return Objection("decide-first")
        if move.card not in state.hands[seat]:
            return Objection("not-in-hand", {"card": move.card})
        return None

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> State:
        if move.verb == "choose":
            chosen = _set(state.chosen, seat, move.card)
            hand = list(state.hands[seat])
            hand.remove(move.card)
            state = replace(state, chosen=chosen, hands=_set(state.hands, seat, tuple(hand)))
            return replace(state, last="choice") if None in chosen else self._blow(state, rng)
        keeper = seat if move.verb == "keep" else (seat + 1) % len(state.hands)
        paid = 0 if move.verb == "keep" else TABLE["reward"]
        state = replace(
            state,
            lanterns=_set(state.lanterns, keeper, state.lanterns[keeper] + 1),
            coins=_set(state.coins, seat, sum(_known([state.coins[seat]])) + paid),
        )
        return self._dawn(state, move.verb)

    def _blow(self, state: State, rng: Rng) -> State:
        lit, gust = _known(state.chosen), rng.below(6) + 1
        state = replace(state, lit=lit, gust=gust, chosen=(None,) * len(lit))
        burning = [seat for seat, card in enumerate(lit) if card > gust]
        if not burning:
            return self._dawn(state, "dark")
        best = max(burning, key=lambda seat: (lit[seat], -seat))
        coins = sum(_known([state.coins[best]])) + len(burning)
        return replace(state, brightest=best, coins=_set(state.coins, best, coins), last="gust")

    def _dawn(self, state: State, last: str) -> State:
        state = replace(state, nights=state.nights - 1, brightest=None, last=last)
        if state.nights == 0:
            return state
        seats = len(state.hands)
        hands = tuple((*hand, card) for hand, card in zip(state.hands, state.deck, strict=False))
        return replace(state, hands=hands, deck=state.deck[seats:])

    def news(self, state: State) -> tuple[News, ...]:
        hands = enumerate(state.hands)
        if state.last == "deal":
            dealt = (News("hand", {"cards": _words(hand)}, seat) for seat, hand in hands)
            return (News("deal", {"nights": state.nights}), *dealt)
        if state.last == "choice":
            return (News("choosing", {"left": state.chosen.count(None)}),)
        told = [] if state.last in ("keep", "pass") else [News("gust", {"die": state.gust})]
        if state.last == "gust" and state.brightest is not None:
            card = state.lit[state.brightest]
            told.append(News("brightest", {"seat": state.brightest, "card": card}))
            return tuple(told)
        told.append(News(state.last))
        if state.nights:
            told += [News("draw", {"card": _words(hand[-1:])}, seat) for seat, hand in hands]
        return tuple(told)

    def outcome(self, state: State) -> Outcome | None:
        if state.nights:
            return None
        coins = _known(state.coins)
        parts = tuple(
            (("coins", paid), ("lanterns", WORTH * kept))
            for paid, kept in zip(coins, state.lanterns, strict=True)
        )
        scores = tuple(sum(worth for _, worth in part) for part in parts)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Outcome(winners, "dawn", scores, parts)

    def seen_by(self, state: State, seat: Seat | None) -> Seen[State]:
        deck = _cover(state.deck)
        if state.nights == 0:
            return Seen(replace(state, deck=deck), seat)
        return Seen(
            replace(
                state,
                deck=deck,
                hands=tuple(
                    hand if owner == seat else _cover(hand)
                    for owner, hand in enumerate(state.hands)
                ),
                coins=tuple(
                    coins if owner == seat else HIDDEN for owner, coins in enumerate(state.coins)
                ),
                chosen=tuple(
                    card if card is None or owner == seat else HIDDEN
                    for owner, card in enumerate(state.chosen)
                ),
            ),
            seat,
        )

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        seen = self.seen_by(state, seat).state
        places = (seen.deck, *seen.hands, seen.chosen)
        truth = (state.deck, *state.hands, state.chosen)
        unknown = (
            card
            for place, cards in zip(places, truth, strict=True)
            for view, card in zip(place, cards, strict=True)
            if view is HIDDEN
        )
        cards = iter(rng.shuffled(sorted(_known(unknown))))
        return replace(
            state,
            deck=_uncover(seen.deck, cards),
            hands=tuple(_uncover(hand, cards) for hand in seen.hands),
            chosen=_uncover(seen.chosen, cards),
        )

    def reveals(self, state: State, seat: Seat, move: Move) -> bool:
        """The last choice lets the gust in; at dawn cards are drawn, or all is shown."""
        if move.verb == "choose":
            return state.chosen.count(None) == 1
        return state.nights == 1 or len(state.deck) > seat

    def idle(self, state: State, seat: Seat) -> Move:
        return self.moves(state, seat)[0]

    def coda(self, state: State, seat: Seat) -> Move | None:
        return Move("keep") if seat == state.brightest else None

    def parse(self, state: State, seat: Seat, text: str) -> Move:
        match text.lower().split():
            case ["keep" | "pass" as verb]:
                return Move(verb)
            case ["choose"] if choices := self.moves(state, seat):
                if len(choices) > 1:
                    raise AmbiguousMove(text, tuple(self.format(move) for move in choices))
                return choices[0]
            case ["choose", card] | [card] if card.isascii() and card.isdigit() and len(card) < 3:
                return Move("choose", int(card))
        raise BadNotation(text)

    def format(self, move: Move) -> str:
        return f"choose {move.card}" if move.verb == "choose" else move.verb

    def sketch(self, seen: Seen[State]) -> str:
        state = seen.state
        lines = [f"nights {state.nights} gust {state.gust} deck {len(state.deck)}"]
        for seat, hand in enumerate(state.hands):
            mark = "*" if seat == state.brightest else " "
            card = "-" if state.chosen[seat] is None else _words([state.chosen[seat]])
            coins = _words([state.coins[seat]])
            big = "o" * state.lanterns[seat]
            lit = state.lit[seat] if state.lit else "-"
            line = f"{mark}{seat + 1}: hand {_words(hand)} chosen {card} lit {lit} coins {coins}"
            lines.append(f"{line} {big}".rstrip())
        return "\n".join(lines)


def _known(cards: Iterable[Secret | None]) -> tuple[int, ...]:
    return tuple(card for card in cards if card is not None and card is not HIDDEN)


def _words(cards: Iterable[Secret | None]) -> str:
    return " ".join("?" if card is HIDDEN else str(card) for card in cards)


def _cover(cards: Sequence[Secret]) -> tuple[Hidden, ...]:
    return (HIDDEN,) * len(cards)


def _uncover(cards: Iterable[Any], dealt: Iterable[int]) -> tuple[Any, ...]:
    source = iter(dealt)
    return tuple(next(source) if card is HIDDEN else card for card in cards)


def _set(values: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    return (*values[:at], value, *values[at + 1 :])
