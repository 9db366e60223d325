"""The cards: small numbers, the cats of a colour beside each other; what they show, and names."""

from __future__ import annotations

from typing import Final, TypeAlias

Card: TypeAlias = int
"""The cats of the first colour come first, then those of the next, then strays and extras."""
Colour: TypeAlias = int

COLOURS: Final = ("blue", "yellow", "red", "green")
FACES: Final = ("1", "3", "5", "7", "9", "1-9", "3-7")
SHOWN: Final = ((1,), (3,), (5,), (7,), (9,), (1, 9), (3, 7))
"""The numbers each face has."""

NOWHERE: Final = -1
"""No seat, no pile and no colour."""
KINDS: Final = len(FACES)
STRAY: Final = KINDS * len(COLOURS)
"""Every card below it is a number card, every card above it an extra."""
KITTENS: Final = STRAY + 1
RASCAL: Final = STRAY + 2
GOOD_DOG: Final = STRAY + 3
LADY: Final = STRAY + 4
BAD_DOG: Final = STRAY + 5
OTHERS: Final = ("stray", "kittens", "rascal", "gooddog", "lady", "baddog")

NAMES: Final = (*(f"{colour}{face}" for colour in COLOURS for face in FACES), *OTHERS)
"""A card in one word, as news name it: `red3-7`."""
CARDS: Final = {name: card for card, name in enumerate(NAMES)}


def colour_of(card: Card) -> Colour:
    """The colour of a number card."""
    return card // KINDS


def shown(card: Card) -> tuple[int, ...]:
    """The numbers of a number card: one, or two to choose from."""
    return SHOWN[card % KINDS]
