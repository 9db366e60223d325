"""Moves by tapping a picture: which places lead to which moves, after some words of a move."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from bot.posts.tree import Branch, Way

MOST = 4
"""Whole moves one place may stand for: more are told apart word by word."""


@dataclass(frozen=True, slots=True)
class Reach:
    """What can be tapped after a way, and what has to be pressed because it lies nowhere."""

    places: Mapping[str, tuple[Branch, ...]]
    """Each place with what it may mean, what is most likely meant first."""
    rest: tuple[Way, ...]
    """The moves no place leads to."""

    @property
    def ways(self) -> frozenset[Way]:
        """Where a tap leads."""
        return frozenset(branch.way for each in self.places.values() for branch in each)


def reach(texts: Sequence[str], way: Way, places: Collection[str]) -> Reach:
    """What a tap may mean where words have their places on a picture.

    A word that comes next is chosen by its place. Of a word that comes later a tap means the whole
    moves it is in, if they are few: a cell says which piece goes there if only one kind can. The
    moves that it completes as their second word are meant before all others.
    """
    moves = [move for text in texts if (move := tuple(text.split()))[: len(way)] == way]
    way = compelled(moves, way)
    left = len(way)
    next_ = dict.fromkeys(move[left] for move in moves if len(move) > left)
    found: dict[str, tuple[Branch, ...]] = {}
    reached: set[Way] = set()
    if way in moves and way and way[-1] in places:
        found[way[-1]] = (Branch(way, way[-1:], whole=True),)
        reached.add(way)
    for place in places:
        if place in next_:
            to = (*way, place)
            below = [move for move in moves if move[: left + 1] == to]
            found[place] = (Branch(to, (place,)),)
        else:
            below = [move for move in moves if move[left + 1 :] == (place,)]
            below = below or [move for move in moves if place in move[left:]]
            if place in found or not 0 < len(below) <= MOST:
                continue
            found[place] = tuple(Branch(move, move[left:]) for move in below)
        reached.update(below)
    return Reach(found, tuple(move for move in moves if move not in reached))


def leading_to(texts: Sequence[str], way: Way, places: Collection[str]) -> Reach | None:
    """What could be tapped where this whole move was tapped last; None if it has no place."""
    for length in range(len(way) - 1, -1, -1):
        found = reach(texts, way[:length], places)
        if way in found.ways:
            return found
    return None


def compelled(moves: Sequence[Way], way: Way) -> Way:
    """The way with all words that are no choice."""
    while moves:
        left = len(way)
        words = {move[left] if len(move) > left else "" for move in moves}
        if len(words) > 1 or "" in words:
            break
        way = (*way, words.pop())
    return way
