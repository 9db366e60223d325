"""What may be carried over a picture: from where it lies to a spot, which is like tapping that."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from bot.contract import Button, Drag, Picture, Post
from bot.posts.studio import Drawn
from bot.posts.tree import Branch, Way
from bot.sights.reach import compelled, reach
from bot.sights.stills import Still
from render.painter import Box

_Carried: TypeAlias = Mapping[str, tuple[str, bool]]
"""By its word, what is pressed as it is lifted, and whether it leaves its picture."""


def with_drags(
    post: Post, still: Still, texts: Sequence[str], way: Way, lead: Callable[[Branch], Button]
) -> Post:
    """A sight with all that may be carried there; `lead` gives the button of a branch."""
    carried = _carried(still, texts, way, lead)
    sight = post.sight
    if post.picture is None or sight is None:
        return post
    front, back = (still.own, still.table) if sight.own else (still.table, still.own)
    beside = sight.beside and back and _held(sight.beside, back, carried)
    picture = post.picture if front is None else _held(post.picture, front, carried)
    return replace(post, picture=picture, sight=replace(sight, beside=beside))


def _carried(
    still: Still, texts: Sequence[str], way: Way, lead: Callable[[Branch], Button]
) -> _Carried:
    places, whole = still.places(), set(texts)
    moves = [tuple(text.split()) for text in texts]
    found = {word: ("", False) for word in compelled(moves, ()) if word in places}
    for word, branches in reach(texts, (), places).places.items():
        branch = branches[0]
        if " ".join(branch.way) not in whole:
            found[word] = (lead(branch).data, False)
        elif len(branch.words) == 1 and still.own and word not in still.table.places:
            # N.B. what is previewed is done by one more tap, which must not be a slip of the hand.
            found |= {word: ("", True)} if word not in way else {}
        elif any(_lies(drawn, places[word]) for drawn in (still.table, still.own) if drawn):
            found[word] = ("", False)
    return found


def _lies(drawn: Drawn, box: Box) -> bool:
    """Whether a piece lies at a place."""
    left, top, right, bottom = box
    pieces, (wide, high) = (drawn.parts.pieces, drawn.parts.size) if drawn.parts else ((), (1, 1))
    middles = [
        ((piece.box[0] + piece.box[2]) / 2 / wide, (piece.box[1] + piece.box[3]) / 2 / high)
        for piece in pieces
    ]
    return any(left < x < right and top < y < bottom for x, y in middles)


def _held(picture: Picture, drawn: Drawn, carried: _Carried) -> Picture:
    drags = [
        Drag(*drawn.places[word], first, out)
        for word, (first, out) in carried.items()
        if word in drawn.places
    ]
    return replace(picture, drags=tuple(drags))
