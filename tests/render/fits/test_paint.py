"""Pictures of If It Fits: cropped, lettered, marked, and small enough."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import ImageChops

from render.fits.paint import paint
from render.fits.places import MOST, bounds, plan_of
from render.fits.scenes import HUNGARIAN, NAMES, SCENES, Scene
from render.kit.png import encode
from render.painter import Look, View, fractions
from tests.games.fits.drawing import FITS, table

KILOBYTE = 1000
LARGEST = 200 * KILOBYTE
SIDE = 1600


def look(state, seat=None, *, own=False, ask=None):
    """How a table is looked at, with the moves marked that begin so."""
    moves = FITS.moves(state, state.seat) if ask is not None else ()
    chosen = tuple(move for move in moves if FITS.format(move).startswith(ask))
    view = View.OWN if own else View.TABLE
    return FITS.seen_by(state, seat), Look(NAMES[:2], HUNGARIAN, view, choices=chosen)


def row(length, **more):
    """A table that is one long row."""
    return table(" ".join(f"A{x % 8 + 1}@{x},0" for x in range(length)), **more)


@pytest.mark.parametrize("name", SCENES)
def test_no_picture_is_too_large(name):
    picture = SCENES[name].picture()
    assert max(picture.size) <= SIDE
    assert len(encode(picture)) <= LARGEST


@pytest.mark.parametrize(("length", "whole"), [(13, True), (14, False), (77, False)])
def test_what_is_wider_than_thirteen_is_a_region_and_a_map(length, whole):
    state = row(length)
    seen, how = look(state)
    plan = plan_of(state, how, 0)
    assert (not plan.strips) is whole
    if not whole:
        columns, rows = bounds(state)
        assert len(plan.frames[0].columns) == MOST
        shown = {x for strip in plan.strips for x in strip.columns}
        assert shown == {*columns}
        assert {y for strip in plan.strips for y in strip.rows} == {*rows}
    assert paint(seen, how).places


def test_the_region_follows_what_is_chosen():
    state = row(60, hand="A7 A8")
    seen, how = look(state, 0, own=True, ask="lay A7 3,1")
    assert plan_of(state, how, 0).frames[0].holds((3, 1))
    assert "3,1" in paint(seen, how).places
    _, far = look(state, 0, own=True, ask="lay A7 55,1")
    assert plan_of(state, far, 0).frames[0].holds((55, 1))


def test_every_empty_place_beside_a_small_table_may_be_tapped_whatever_is_held():
    state = table("S1@0,0 A1@1,0 A2@2,0 b@1,0 A@0,1", hand="B5 A3 T1 princess")
    rim = {f"{x},{y}" for x, y in state.board.index.rim}
    for own in (False, True):
        seen, how = look(state, 0, own=own)
        assert rim <= set(paint(seen, how).places)
    assert {"B5", "B5r", "A3", "toy", "princess"} <= set(paint(*look(state, 0, own=True)).places)
    other = replace(state, hands=(("E7",), *state.hands[1:]))
    one, two = (paint(*look(each)).picture() for each in (state, other))
    assert one.size == two.size


def test_own_legal_places_are_marked_and_others_are_not():
    state = table("S4@0,0", hand="B1 C1", advanced=True)
    plain = paint(*look(state, 0, own=True)).picture().convert("RGB")
    seen, how = look(state, 0, own=True, ask="lay C1r")
    marked = paint(seen, how).picture().convert("RGB")
    places = paint(seen, how).places

    def changed(word):
        wide, high = plain.size
        left, top, right, low = places[word]
        box = (round(left * wide), round(top * high), round(right * wide), round(low * high))
        return ImageChops.difference(plain.crop(box), marked.crop(box)).getbbox() is not None

    legal = {FITS.format(move).split()[2] for move in how.choices}
    assert legal
    assert {word for word in places if "," in word and changed(word)} == legal


def test_a_wall_a_toy_a_cat_and_who_holds_a_box_are_seen():
    seen_ = set()
    tables = ("A7@0,0 A8@1,0", "A7@0,0 C7@1,0", "A1@0,0 A8@1,0", "A7@0,0 A8@1,0 a@0,0")
    for lies in (*tables, "A7@0,0 A8@1,0 b@0,0", "A7@0,0 A8@1,0 P@0,0", "A7@0,0 A@1,0"):
        seen_.add(paint(*look(table(lies))).picture().tobytes())
    assert len(seen_) == len(tables) + 3


def test_the_end_shows_what_every_box_has_brought():
    scene = SCENES["over"]
    assert isinstance(scene, Scene)
    state = scene.states()[-1]
    assert FITS.outcome(state) is not None
    before = replace(state, phase=type(state.phase).PLAY)
    over, going = (paint(*look(each)).picture() for each in (state, before))
    assert over.size != going.size


@pytest.mark.parametrize("own", [False, True])
def test_a_picture_tells_where_its_cells_lie_as_the_table_grows(own):
    told = []
    for length in (3, 5, 13, 20):
        seen, how = look(row(length, hand="A7 A8"), 0, own=own)
        painted = paint(seen, how)
        assert painted.plot is not None
        (left, top, right, bottom), cell = painted.plot
        across, down = painted.ground.size
        assert 0 < left < right < across
        assert 0 < top < bottom < down
        wide, high, x = cell[2] - cell[0], cell[3] - cell[1], length - 3
        above = (cell[0] + x * wide, cell[1] - high, cell[2] + x * wide, cell[1])
        assert painted.places[f"{x},-1"] == pytest.approx(fractions(above, (across, down)))
        told.append(cell)
    assert len({*told}) == 4
