"""A move that is not made yet is shown where it would be made, with the worth it would have."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.contract import Button, Mark, Picture, Post
from bot.platforms.web.platform import Web
from bot.sights.sight import sight_post
from render.fits.paint import PAINTER, paint
from render.painter import Look, View
from tests.conformance.test_taps import deed
from tests.games.fits.drawing import FITS, play, table
from tests.games.fits.test_large import held, kit, row

LIES = "S1@0,0 A1@1,0 A2@2,0 b@1,0 A@0,1"
FREE = "A7@0,0 A8@1,0 S1@2,0"
HAND = "A3 B5 T1 princess"
NAMES = ("Ann", "Bob")
NOWHERE = Button("", "")
WHOLE = Mark().closing(whole=True)


def previewed(state, move, view=View.OWN):
    """A picture before a move, and one that shows what the move would do."""
    before, after = (FITS.seen_by(each, 0) for each in (state, play(state, move)))
    look = Look(NAMES, view=view)
    return paint(before, look), paint(after, Look(NAMES, view=view, before=before))


@pytest.mark.parametrize("view", View)
@pytest.mark.parametrize(
    ("lies", "move"),
    [
        (LIES, "lay B5 -1,0"),
        (LIES, "lay A3 3,0"),
        (LIES, "toy T1 3,0 box"),
        (LIES, "princess 1,0"),
        (FREE, "toy T1 0,0"),
    ],
)
def test_what_was_tapped_stays_under_the_finger(lies, move, view):
    before, after = previewed(table(lies, hand=HAND), move, view)
    assert before.places
    assert after.places == before.places
    assert after.ground.size == before.ground.size
    assert after.picture().tobytes() != before.picture().tobytes()


def test_also_a_move_that_ends_the_game_is_shown_on_the_table_it_is_made_on():
    state = table("A7@0,0 A8@1,0", hand="A1", others="H7", pile="", left=1)
    assert FITS.outcome(play(state, "lay A1 0,1")) is not None
    before, after = previewed(state, "lay A1 0,1", View.TABLE)
    assert before.places
    assert after.places == before.places
    assert colours(after, "0,1") != colours(before, "0,1")


def colours(painted, word):
    """What is seen of a place."""
    picture = painted.picture().convert("RGB")
    left, top, right, low = painted.places[word]
    wide, high = picture.size
    box = (round(left * wide), round(top * high), round(right * wide), round(low * high))
    return picture.crop(box).tobytes()


def test_the_card_leaves_the_hand_and_other_places_keep_their_letters():
    state = table(LIES, hand=HAND)
    before, after = previewed(state, "lay B5 -1,0")
    gone = {"B5", "B5r", "-1,0"}
    changed = {word for word in before.places if colours(before, word) != colours(after, word)}
    rim = {f"{x},{y}" for x, y in state.board.index.rim}
    assert gone <= changed
    assert not changed & (rim | {"A3", "toy", "princess"}) - gone


def picture_of(post: Post) -> Picture:
    """What is seen of a table."""
    assert post.picture is not None
    return post.picture


def lies(picture: Picture):
    """Where each move may be tapped."""
    return {deed(spot.button): replace(spot, button=NOWHERE, deed="") for spot in picture.spots}


async def test_on_the_page_the_preview_shows_the_card_and_what_its_box_is_worth():
    # H6r closes the box of H5: two toys of a kind, less a bottle, and it is closed.
    state = table("H5@0,0 A1@3,3", hand="H6 A7")
    with kit(PAINTER) as told:
        grip = held(told, state, Web.limits)
        first = await sight_post(grip, ("lay", "H6r"))
        post = await sight_post(grip, ("lay", "H6r", "0,1"), WHOLE)
    assert "értéke 2" in post.text
    old, new = picture_of(first), picture_of(post)
    assert old.parts is not None
    assert new.parts is not None
    assert new.parts.size == old.parts.size
    assert new.parts.tiles != old.parts.tiles
    assert new.parts.pieces != old.parts.pieces
    assert lies(new)["move", "lay H6r 0,1"] == lies(old)["pad", "lay H6r 0,1"]


async def test_on_the_page_a_place_of_a_large_table_shows_what_would_lie_there():
    state = row(69, hand="B1 A3")
    with kit(PAINTER) as told:
        post = await sight_post(held(told, state, Web.limits), ("lay", "B1", "5,1"), WHOLE)
    spots = lies(picture_of(post))
    assert ("move", "lay B1 5,1") in spots
    assert ("pad", "lay B1 6,1") in spots
