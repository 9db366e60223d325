"""What who may see, and which other tables a viewer could not tell from this one."""

from __future__ import annotations

from collections import Counter

from engines.fits.cards import PRINCESS, Card, bare, in_order
from engines.fits.princesses import Part, whereabouts
from engines.fits.state import CATS, DRAWN, KINDS, Covered, Phase, State, but, known_cards
from engines.fits.turn import HAND, part_sizes
from engines.rng import Rng
from engines.values import HIDDEN, Seat


def cover(state: State, viewer: Seat | None) -> State:
    """The table as a seat, or a bystander, sees it: its own hand, and what it drew itself."""
    if state.phase is Phase.OVER:
        return state
    hands = tuple(
        hand if seat == viewer else (HIDDEN,) * len(hand) for seat, hand in enumerate(state.hands)
    )
    drew = (line // KINDS for line in state.log if line % KINDS == DRAWN)
    finds = tuple(
        find if seat == viewer else HIDDEN for seat, find in zip(drew, state.finds, strict=True)
    )
    drawn = state.drawn if state.drawn is None or viewer == state.seat else HIDDEN
    return but(state, hands=hands, finds=finds, pile=(HIDDEN,) * len(state.pile), drawn=drawn)


def redeal(state: State, viewer: Seat | None, rng: Rng) -> State:
    """The table with everything dealt anew that the viewer cannot know.

    Where the Princesses are follows from who drew when, and from what was played: each small pile
    of the basic game held exactly one, and nobody was dealt one.
    """
    if state.phase is Phase.OVER:
        return state
    parts = _parts(state)
    own = () if viewer is None else known_cards(state.hands[viewer])
    found = whereabouts(state.seats, parts, state.log, viewer, _finds(state, viewer))
    held, finds, rest = found.pick(rng)
    others = list(rng.shuffled(_unseen(state, own)))
    hands: list[tuple[Covered, ...]] = []
    for seat, hand in enumerate(state.hands):
        if seat == viewer:
            hands.append(hand)
            continue
        count = len(hand) - held[seat]
        hands.append(in_order([*others[:count], *(PRINCESS,) * held[seat]]))
        del others[:count]
    pile: list[Card] = []
    for part in rest:
        count = part.size - part.princesses
        pile += rng.shuffled((*others[:count], *(PRINCESS,) * part.princesses))
        del others[:count]
    drawn = state.drawn
    if drawn is not None and state.seat != viewer:
        boxes = [card for card in hands[state.seat] if card != PRINCESS]
        drawn = PRINCESS if finds[-1] else rng.choice(boxes)
    return but(state, hands=tuple(hands), finds=finds, pile=tuple(pile), drawn=drawn)


def _parts(state: State) -> tuple[Part, ...]:
    """The small piles as they were stacked; in the advanced game there is but one."""
    cards = len(state.edition.deck) - HAND * state.seats
    if state.advanced:
        return (Part(cards + CATS, CATS),)
    return tuple(Part(size, 1) for size in part_sizes(state.seats, cards))


def _finds(state: State, viewer: Seat | None) -> tuple[bool, ...]:
    """What the viewer found, draw by draw."""
    drew = (line // KINDS for line in state.log if line % KINDS == DRAWN)
    return tuple(bool(find) for seat, find in zip(drew, state.finds, strict=True) if seat == viewer)


def _unseen(state: State, own: tuple[Card, ...]) -> tuple[Card, ...]:
    """The boxes and special toys that lie nowhere the viewer sees."""
    seen = Counter(own)
    seen.update(bare(card) for _, card in state.board.laid)
    seen.update(each.what for each in state.board.lying)
    return tuple(card for card in state.edition.deck if not seen[card])
