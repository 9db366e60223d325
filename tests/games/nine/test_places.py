"""What may be tapped on a picture of Nine Lives means one thing only."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL.ImageColor import getcolor

from bot.contract import NO_MARK, read_data
from bot.platforms.web import Web
from bot.posts.private.grip import grip_of
from bot.sights.sight import sight_post
from bot.tables.status import Status
from bot.tables.table import Place, Table
from engines.log import Deal
from engines.story import begin
from engines.values import News
from render.nine.dress import ALLEY
from render.nine.paint import PAINTER
from render.painter import Look, View
from tests.conformance.test_posts import WORDS
from tests.conformance.test_posts import kit as every_kit
from tests.games.nine.laying import NINE, play, table

kit = every_kit
PILES = {"1", "2", "3"}


def places(state):
    """What may be tapped at somebody's turn."""
    return set(PAINTER.paint(NINE.seen_by(state, 0), Look(())).places)


def texts(state):
    """What may be done at somebody's turn."""
    return [NINE.format(move) for move in NINE.moves(state, 0)]


def test_piles_are_tapped_also_where_a_number_may_mean_whom_to_steal_from():
    mine = "1 red: red9 red9 red9 red1"
    assert places(table(mine)) == {"draw", *PILES}
    thief = table(mine, "2 red: red1")
    assert "steal 2 red" in texts(thief)
    takes = {text.split()[1] for text in texts(thief) if text.startswith("take ")}
    assert places(thief) == {"draw", *takes}


def test_a_pile_nobody_may_take_from_is_no_player_to_steal_from():
    thief = table("1 red: red1 red1", "2 red: red1", tops="lady|red1|lady")
    assert {"steal 2 red", "take 2"} <= set(texts(thief))
    assert not {"take 1", "take 3"} & set(texts(thief))
    assert places(thief) == {"draw", "2"}


@pytest.mark.parametrize(
    ("tops", "stock", "heights", "tapped"),
    [
        # Two ladies go to the box; with the draw pile gone nothing is turned up on pile 1.
        pytest.param("lady|blue3|blue5", "lady red9", [0, 1, 1], True, id="a pile is emptied"),
        # The dog is next, and is given to a player: a number would mean one of them.
        pytest.param("lady|blue3|blue5", "red9 gooddog", [1, 2, 1], False, id="players are next"),
    ],
)
async def test_a_drop_is_previewed_though_piles_may_be_no_places_after_it(
    kit, tops, stock, heights, tapped
):
    state = play(table("1 red: red5", tops=tops, stock=stock), "draw", "first")
    assert [len(pile) for pile in play(state, "drop 2").piles] == heights
    story = replace(begin(NINE, Deal(3, (), "nine")), opening=state)
    people = tuple(Place(name) for name in ("Ann", "Bob", "Cid"))
    at = Table("abc", NINE, (), 3, people, "web:1", "s", 0.0, status=Status.PLAYING, story=story)
    grip = grip_of(kit, at, 0, WORDS.of("en"), Web.limits)
    post = await sight_post(grip, ("drop", "2"), NO_MARK.closing(whole=True))
    assert post.picture is not None
    assert post.sight is not None
    assert post.sight.preview
    deeds = [read_data(spot.button.data) for spot in post.picture.spots]
    previewed = {" ".join(deed[3]) for deed in deeds if deed and deed[2] == "pad"}
    assert ({"drop 1", "drop 3"} <= previewed) == tapped
    made = [read_data(button.data) for row in post.rows for button in row]
    assert ("move", ("drop", "2")) in [deed[2:] for deed in made if deed]


def test_a_card_that_leaves_uncovers_its_place_and_no_block_of_colour():
    state = table("1 red: red9", tops="red1|red5|blue3")
    seen, news = NINE.seen_by(state, 0), (News("opened", {"to": "pile1"}),)
    marked = PAINTER.paint(seen, Look((), since=news, choices=tuple(NINE.moves(state, 0))))
    cloth, ground = getcolor(ALLEY.cloth, "RGB"), marked.ground.convert("RGB")
    boxes = [piece.box for piece in marked.pieces if piece.word.startswith("pile")]
    assert len(boxes) == 3
    for left, top, right, bottom in boxes:
        assert ground.getpixel(((left + right) // 2, (top + bottom) // 2)) == cloth
        assert ground.getpixel((left - 2, (top + bottom) // 2)) != cloth


def test_whose_turn_it_is_changes_nobodys_place():
    mine = table("1 red: red9", "2 blue: blue1", tops="red1|red5|blue3")
    after = play(mine, "take 1")
    for seat, view in ((None, View.TABLE), (0, View.TABLE), (0, View.OWN), (2, View.OWN)):
        before, then = (
            PAINTER.paint(NINE.seen_by(state, seat), Look((), view=view)).homes
            for state in (mine, after)
        )
        seats = [word for word in before if word in ("seat1", "seat2", "seat3")]
        assert len(seats) == 3
        assert [before[word] for word in seats] == [then[word] for word in seats]


@pytest.mark.parametrize("seat", [0, 1])
async def test_whoever_sits_there_has_one_picture_whose_turn_it_may_be(kit, seat):
    state = table("1 red: red9", tops="red1|red5|blue3")
    story = replace(begin(NINE, Deal(3, (), "nine")), opening=state)
    people = tuple(Place(name, f"web:{name}") for name in ("Ann", "Bob", "Cid"))
    at = Table("abc", NINE, (), 3, people, "web:1", "s", 0.0, status=Status.PLAYING, story=story)
    post = await sight_post(grip_of(kit, at, seat, WORDS.of("en"), Web.limits))
    assert post.sight is not None
    assert post.sight.beside is None
    assert not post.sight.own
    assert post.picture is not None
    assert post.picture.parts is not None
    own = PAINTER.paint(NINE.seen_by(state, seat), Look((), view=View.OWN)).ground.size
    assert post.picture.parts.size == own
    assert bool(post.picture.spots) == (seat == 0)
