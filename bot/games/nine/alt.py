"""The picture of a table of Nine Lives in words: the newest and most important first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.nine.cards import card_said, cards_listed, row_said
from bot.words import Speech, listing
from engines.nine import Nine
from engines.nine.cards import COLOURS
from engines.nine.legal import to_move
from engines.nine.series import worth
from engines.nine.state import FOUR, Phase, State
from engines.values import Seat, Seen

GAME: Final = Nine()


def described(say: Speech, seen: Seen[State], names: Sequence[str], ending: str) -> str:
    """All that a viewer sees, what is its own first."""
    state = seen.state
    told = [ending] if ending else _standing(say, state, names)
    seats = range(state.seats)
    first = state.turn if seen.seat is None else seen.seat
    told += [_seat(say, state, (first + step) % state.seats, names) for step in seats]
    return " ".join((*told, _piles(say, state), _stock(say, state)))


def _standing(say: Speech, state: State, names: Sequence[str]) -> list[str]:
    """Who is asked what, or how it ended."""
    outcome = GAME.outcome(state)
    if outcome is not None:
        winner = listing(say, [names[seat] for seat in outcome.winners])
        return [say("nine-alt-over", reason=say(f"nine-reason-{outcome.reason}", winner=winner))]
    return [say("nine-alt-turn", name=names[to_move(state)]), *asked(say, state)]


def asked(say: Speech, state: State) -> list[str]:
    """What is in question, if it is not the turn itself."""
    after = [say("nine-asked-rest", card=card_said(say, card)) for card in state.cards]
    match state.phase:
        case Phase.FIRST:
            return [say("nine-asked-first", cards=cards_listed(say, state.cards))]
        case Phase.CARD:
            card = card_said(say, state.cards[0])
            return [say("nine-asked-card", card=card), *after[1:]]
        case Phase.SCORE:
            row = state.of(state.turn)[state.asked]
            facts = {"colour": COLOURS[state.asked], "cards": row_said(say, row)}
            return [say("nine-asked-score", coins=worth(row), **facts), *after]
        case Phase.KITTENS:
            return [say("nine-asked-kittens"), *after]
    return []


def _seat(say: Speech, state: State, seat: Seat, names: Sequence[str]) -> str:
    rows = [
        say(
            "nine-alt-series",
            colour=COLOURS[colour],
            cards=row_said(say, row),
            kittens=int(seat * FOUR + colour in state.kittens),
        )
        for colour, row in enumerate(state.of(seat))
        if row
    ]
    series = "; ".join(rows) or say("nine-alt-none")
    return say("nine-alt-seat", name=names[seat], coins=state.coins[seat], series=series)


def _piles(say: Speech, state: State) -> str:
    tops = [
        say("nine-alt-pile", pile=at, card=card_said(say, pile[-1]), count=len(pile))
        if pile
        else say("nine-alt-pile-empty", pile=at)
        for at, pile in enumerate(state.piles, start=1)
    ]
    return say("nine-alt-piles", piles=", ".join(tops))


def _stock(say: Speech, state: State) -> str:
    return say("nine-alt-stock", count=len(state.stock), box=len(state.box))
