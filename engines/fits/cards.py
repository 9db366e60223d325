"""The cards, their walls, and what a turn by half does to them."""

from __future__ import annotations

from typing import Final, NamedTuple, NewType, TypeAlias

Card = NewType("Card", str)
"""A card as the notation writes it: `B5`, turned `B5r`, `S3`, `T1`, `princess`."""

Cell: TypeAlias = tuple[int, int]
"""To the right, and down, from the first start box."""

PRINCESS: Final = Card("princess")
NAP: Final = Card("nap")
"""A sleeping cat, where it lies as a box does."""

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
SIDES: Final = (
    (NORTH, SOUTH, 0, -1),
    (EAST, WEST, 1, 0),
    (SOUTH, NORTH, 0, 1),
    (WEST, EAST, -1, 0),
)
"""Each side, the one that meets it, and the way to the neighbour there."""
KINDS: Final = ("mouse", "yarn", "feather", "ball")
BOTTLE: Final = "bottle"
TURNED: Final = "r"


class Face(NamedTuple):
    """What is printed on a card."""

    walls: int
    """The sides that are walls."""
    toys: tuple[int, int, int, int] = (0, 0, 0, 0)
    """So many of each kind."""
    bottles: int = 0


def half_turned(walls: int) -> int:
    """The walls of a card turned by half."""
    return (walls << 2 | walls >> 2) & 15


def east(cell: Cell) -> Cell:
    """The neighbour a cat reaches over to."""
    return (cell[0] + 1, cell[1])


def west(cell: Cell) -> Cell:
    """The neighbour on the other long side."""
    return (cell[0] - 1, cell[1])


def reading(cell: Cell) -> tuple[int, int]:
    """What puts cells into reading order: row by row."""
    return (cell[1], cell[0])


def bare(card: Card) -> Card:
    """The card without its turn."""
    return Card(card.removesuffix(TURNED))


def is_toy(card: Card) -> bool:
    """Whether it is one of the special toys."""
    return card.startswith("T")


def in_order(cards: tuple[Card, ...] | list[Card]) -> tuple[Card, ...]:
    """Cards as they are held: boxes by their letter, special toys, Princesses."""
    return tuple(sorted(cards))
