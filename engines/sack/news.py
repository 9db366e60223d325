"""What the last move did, in the order it happened.

| code        | facts               | when |
|-------------|---------------------|------|
| dealt       | mice seat           | the cards are dealt; `seat` starts |
| hand        | cards               | to each seat alone: what it was dealt |
| round       | round seat mice bank| `mice` filled the mouse cards, 0 if they stay empty |
| laid        | card                | to each seat alone that has laid a card |
| opened      | seat card place left| a card of the row is turned up, from the left the `place`th; |
|             |                     | `left` are face down; without a seat it is the draw pile's |
| bid         | seat mice over      | `over` was the highest bid before, 0 for the first |
| passed      | seat mice           | and takes the mice of a mouse card, 0 if none lie there |
| won         | seat mice           | the auction ends; `seat` pays |
| last-chance | seat                | all others passed unbid: the sack costs one mouse |
| bought      | seat                | for one mouse |
| scuffle     | dogs                | so many dogs chase each other away |
| chased      | dog card            | the only dog leaves with a card |
| took        | seat cards worth    | what is left of the sack |
| declined    | seat cards          | the whole row leaves the game |

Cards are written as in the notation. All but `hand` and `laid` is public.
"""

from __future__ import annotations

from collections.abc import Iterator

from engines.sack.state import PILE, Deed, State, known_cards
from engines.values import Fact, News


def tell(state: State) -> Iterator[News]:
    """The news of the last move."""
    for deed in state.deeds:
        if deed.code == "dealt":
            yield News("dealt", {"seat": deed.seat, "mice": deed.mice})
            yield from _hands(state)
        elif deed.code == "laid":
            yield from _laid(state)
        else:
            yield News(deed.code, _facts(state, deed))


def _hands(state: State) -> Iterator[News]:
    for seat, hand in enumerate(state.hands):
        yield News("hand", {"cards": " ".join(known_cards(hand))}, seat)


def _laid(state: State) -> Iterator[News]:
    for seat, card in enumerate(state.laid):
        if card is not None:
            yield News("laid", {"card": str(card)}, seat)


def _facts(state: State, deed: Deed) -> dict[str, Fact]:
    seat: dict[str, Fact] = {} if deed.seat == PILE else {"seat": deed.seat}
    match deed.code:
        case "opened":
            return {**seat, "card": deed.cards[0], "place": deed.place, "left": deed.left}
        case "bid":
            return {**seat, "mice": deed.mice, "over": deed.over}
        case "passed" | "won":
            return {**seat, "mice": deed.mice}
        case "scuffle":
            return {"dogs": len(deed.cards)}
        case "chased":
            return {"dog": deed.cards[0], "card": deed.cards[1]}
        case "took":
            return {**seat, "cards": " ".join(deed.cards), "worth": deed.mice}
        case "declined":
            return {**seat, "cards": " ".join(deed.cards)}
        case "round":
            return {**seat, "round": state.round, "mice": deed.mice, "bank": state.bank}
    return seat
