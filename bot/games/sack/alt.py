"""The picture of a table of Cat in the Sack in words: the newest and most important first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.sack.cards import cards_listed, worth_of
from bot.words import Speech, listing, minus
from engines.sack import Sack
from engines.sack.state import Phase, Slot, State, known_cards, known_mice
from engines.values import HIDDEN, Outcome, Seat, Seen

GAME: Final = Sack()


def described(say: Speech, seen: Seen[State], names: Sequence[str], ending: str) -> str:
    """All that a viewer sees."""
    state = seen.state
    told = [ending] if ending else _standing(say, state, names)
    if state.phase is Phase.OVER:
        return " ".join((*told, *_last_sack(say, state, names)))
    if seen.seat is not None:
        told.append(_own(say, state, seen.seat, names[seen.seat]))
    if state.phase is Phase.LAY:
        told += _last_sack(say, state, names)
    return " ".join((*told, *_row(say, seen, names), *_table(say, state, names)))


def _standing(say: Speech, state: State, names: Sequence[str]) -> list[str]:
    """Who is asked what, or how it ended."""
    outcome = GAME.outcome(state)
    if outcome is not None:
        return _result(say, outcome, names)
    if state.phase is Phase.LAY:
        waiting = listing(say, [names[seat] for seat in GAME.to_move(state)])
        return [say("sack-alt-lay", round=state.round, names=waiting)]
    if state.phase is Phase.BUY:
        return [say("sack-alt-buy", round=state.round, name=names[state.seat])]
    return [say("sack-alt-bid", round=state.round, name=names[state.seat], high=state.high)]


def _result(say: Speech, outcome: Outcome, names: Sequence[str]) -> list[str]:
    """Who won, and everybody's points."""
    winner = listing(say, [names[seat] for seat in outcome.winners])
    told = [say("sack-alt-over", reason=say(f"sack-reason-{outcome.reason}", winner=winner))]
    for seat, made in enumerate(outcome.breakdown):
        parts = ", ".join(say(f"sack-score-{part}", points=minus(points)) for part, points in made)
        points = minus(outcome.scores[seat])
        told.append(say("sack-alt-points", name=names[seat], points=points, parts=parts))
    return told


def _own(say: Speech, state: State, seat: Seat, name: str) -> str:
    """What the viewer holds."""
    [removed] = known_cards([state.removed[seat]])
    return say(
        "sack-alt-own",
        name=name,
        hand=cards_listed(say, known_cards(state.hands[seat])),
        card=removed,
        mice=known_mice(state)[seat],
        won=cards_listed(say, known_cards(state.sacks[seat])),
    )


def _last_sack(say: Speech, state: State, names: Sequence[str]) -> list[str]:
    """What became of the sack of the round before."""
    sale = state.sale
    if sale is None:
        return []
    if sale.winner is None:
        return [say("sack-alt-unsold", cards=cards_listed(say, sale.row))]
    name, kept = names[sale.winner], cards_listed(say, sale.kept)
    if sale.kept:
        worth = worth_of(sale.kept)
        told = [say("sack-alt-sold", name=name, mice=sale.price, cards=kept, worth=worth)]
    else:
        told = [say("sack-alt-sold-empty", name=name, mice=sale.price)]
    if sale.chased:
        told.append(say("sack-alt-gone", cards=cards_listed(say, sale.chased)))
    return told


def _row(say: Speech, seen: Seen[State], names: Sequence[str]) -> list[str]:
    """The row from its left; who has not laid yet is named elsewhere."""
    row = [place for place in seen.state.row() if place.card is not None]
    told = [_open(say, place, names) for place in row if place.open]
    closed = [_closed(say, place, names) for place in row if not place.open]
    if closed:
        told.append(say("sack-alt-closed", names=listing(say, closed)))
    return [say("sack-alt-row", cards=", ".join(told))] if told else []


def _open(say: Speech, place: Slot, names: Sequence[str]) -> str:
    [card] = known_cards([place.card])
    if place.owner < 0:
        return say("sack-card-drawn", card=card)
    return say("sack-card-of", name=names[place.owner], card=card)


def _closed(say: Speech, place: Slot, names: Sequence[str]) -> str:
    name = names[place.owner]
    if place.card is HIDDEN:
        return name
    return say("sack-alt-closed-own", name=name, card=str(place.card))


def _table(say: Speech, state: State, names: Sequence[str]) -> list[str]:
    """Mouse cards, offers, the bank, and how much everybody has."""
    mice = ", ".join(str(lying) for lying in state.mouse_cards if lying)
    told = [say("sack-alt-mice", cards=mice) if mice else say("sack-alt-mice-empty")]
    if state.phase is not Phase.LAY:
        offers = (_offer(say, state, seat, names[seat]) for seat in state.order())
        told.append(say("sack-alt-offers", offers=", ".join(offers)))
    key = "sack-alt-bank-next" if state.phase is Phase.LAY else "sack-alt-bank"
    told.append(say(key, bank=state.bank, name=names[state.start]))
    sizes = [
        say("sack-alt-size", name=names[seat], hand=len(hand), won=len(state.sacks[seat]))
        for seat, hand in enumerate(state.hands)
    ]
    told.append(say("sack-alt-sizes", sizes="; ".join(sizes)))
    if state.pile:
        told.append(say("sack-alt-pile", count=state.to_be_drawn))
    return told


def _offer(say: Speech, state: State, seat: Seat, name: str) -> str:
    offer = state.offers[seat]
    if offer is None:
        return say("sack-alt-passed", name=name)
    return say("sack-alt-offer" if offer else "sack-alt-offer-none", name=name, mice=offer)
