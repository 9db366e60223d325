from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from PIL import Image, ImageChops, ImageStat

from engines.boop import Boop
from engines.boop.bed import GRID
from engines.boop.moves import STAY
from engines.rng import Seeded
from engines.values import News
from render import PAINTERS
from render.boop import panels as pools
from render.boop import places as boop
from render.boop import tiles
from render.boop.marks import left_by, marks_of
from render.boop.scenes import HUNGARIAN, SCENES, Scene
from render.gallery import every_scene
from render.gallery import main as write_gallery
from render.kit import panels, tokens
from render.kit.marks import Sign
from render.kit.png import encode
from render.painter import Look

GAME = Boop()
PAINTER = PAINTERS["boop"]
LOOK = Look(("Ágnes", "Fülöp"), HUNGARIAN)
MOST = 80_000
KEEPERS = (tiles, pools, panels, tokens)


def random_table(seed, moves):
    """What a bystander sees after each move, and what may be done then."""
    chance, state = Seeded(seed, -1), GAME.start(2, {}, Seeded(seed, 0))
    for step in range(1, moves + 1):
        legal = GAME.moves(state, state.seat)
        yield GAME.seen_by(state, None), legal
        if not legal:
            return
        state = GAME.play(state, state.seat, chance.choice(legal), Seeded(seed, step))


def changed(one, other):
    """The box in which two pictures differ, in pixels."""
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()


def drawn(scene, **how):
    return PAINTER.paint(GAME.seen_by(scene.state(), None), replace(LOOK, **how)).picture()


def forget():
    """Throw away everything that is kept from one picture to the next."""
    kept = [tool for module in KEEPERS for tool in vars(module).values()]
    caches = [tool for tool in kept if hasattr(tool, "cache_clear")]
    assert len(caches) >= 10
    for cache in caches:
        cache.cache_clear()


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_pictures_of_a_whole_table_are_small_and_in_palette_mode(seed):
    drawn = 0
    for seen, choices in random_table(seed, 150):
        picture = PAINTER.paint(seen, replace(LOOK, choices=choices)).picture()
        assert picture.mode == "P"
        assert picture.size == (boop.WIDTH, boop.HEIGHT)
        assert len(encode(picture)) <= MOST
        drawn += 1
    assert drawn > 60


def test_a_bed_with_sixteen_cats_is_small_enough_too():
    crowd = Scene(bed="MRM.RM|......|RMRM.R|M.R...|......|MRMR.R", grown=(8, 8), ask=True)
    assert len(encode(crowd.picture())) <= MOST


def test_the_same_view_gives_the_same_bytes_whatever_was_painted_before():
    def written(seen, choices):
        return encode(PAINTER.paint(seen, replace(LOOK, choices=choices)).picture())

    views = list(random_table("again", 40))
    first = [written(*view) for view in views]
    backwards = [written(*view) for view in views[::-1]]
    assert first == backwards[::-1]
    forget()
    assert first == [written(*view) for view in views]


def test_a_picture_may_be_spoilt_without_harm_to_the_next():
    scene = SCENES["busy"]
    spoilt = scene.picture()
    before = encode(spoilt)
    spoilt.paste(0, (0, 0, *spoilt.size))
    spoilt.putpalette([0] * 768)
    assert encode(scene.picture()) == before


def test_threads_that_start_together_paint_what_one_thread_paints():
    scenes = list(SCENES.values()) * 2
    alone = [encode(scene.picture()) for scene in scenes]
    forget()
    with ThreadPoolExecutor(8) as pool:
        together = list(pool.map(lambda scene: encode(scene.picture()), scenes))
    assert together == alone


def test_importing_the_painters_draws_nothing():
    program = (
        "import render;from render.boop import tiles, panels as pools;"
        "from render.kit import panels, tokens;"
        "kept = [t.cache_info().currsize"
        " for m in (tiles, pools, panels, tokens) for t in vars(m).values()"
        " if hasattr(t, 'cache_info')];"
        "assert len(kept) >= 10 and not any(kept), kept"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param(Scene(), Scene(seat=1), id="whose turn it is"),
        pytest.param(Scene(), Scene(ask=True), id="what may be chosen"),
        pytest.param(Scene(), Scene(haunted=False), id="whether there are ghosts"),
        pytest.param(Scene(), Scene(names=("Ágnes", "Kati")), id="who sits there"),
        pytest.param(Scene(), Scene(labels=(("turn", "next"),)), id="the language"),
        pytest.param(Scene(), Scene(bed="m" + Scene().bed[1:]), id="a kitten"),
        pytest.param(
            Scene(bed="m" + Scene().bed[1:], seat=1),
            Scene(moves=("kitten a1", "stay")),
            id="which piece came last",
        ),
        pytest.param(
            Scene(ghosts=("a1b1 down", "")), Scene(ghosts=("a1b1 up", "")), id="the ghost's way"
        ),
        pytest.param(
            Scene(ghosts=("a2b2 down", ""), seat=1),
            Scene(ghosts=("a1b1 down", ""), moves=("kitten f6",), bed="......|" * 5 + "......"),
            id="where the ghost came from",
        ),
    ],
)
def test_pictures_differ_in(one, other):
    assert changed(one.picture(), other.picture())


@pytest.mark.parametrize("scene", ["busy", "drawn", "won with three cats"])
def test_a_table_can_be_drawn_without_any_words(scene):
    assert PAINTER.paint(GAME.seen_by(SCENES[scene].state(), None), Look(())).picture().mode == "P"


@pytest.mark.parametrize("letter", "mrMR")
def test_a_cell_is_pressed_where_it_is_drawn(letter):
    empty = drawn(Scene())
    left_panels = empty.crop((0, boop.BED_TOP, *empty.size))
    pressed, places = 0, PAINTER.paint(GAME.seen_by(Scene().state(), None), LOOK).places
    for cell, name in enumerate(f"{column}{row}" for row in range(1, 7) for column in "abcdef"):
        rows = "." * cell + letter + "." * (35 - cell)
        picture = drawn(Scene(bed=rows)).crop((0, boop.BED_TOP, *empty.size))
        left, top, right, bottom = changed(left_panels, picture)
        box = places[name]
        spot = [box[0] * boop.WIDTH, box[1] * boop.HEIGHT - boop.BED_TOP]
        spot += [box[2] * boop.WIDTH, box[3] * boop.HEIGHT - boop.BED_TOP]
        assert spot[2] - spot[0] == pytest.approx(spot[3] - spot[1]) == pytest.approx(boop.CELL)
        assert spot[0] <= left < right <= spot[2]
        assert spot[1] <= top < bottom <= spot[3]
        assert (left + right) / 2 == pytest.approx((spot[0] + spot[2]) / 2, abs=boop.CELL / 8)
        pressed += 1
    assert pressed == 36


def test_an_entry_is_pressed_where_its_arrow_is():
    scene = SCENES["ghost may enter"]
    seen = GAME.seen_by(scene.state(), None)
    plain, places = PAINTER.paint(seen, LOOK).picture(), PAINTER.paint(seen, LOOK).places
    entries = [move for move in GAME.moves(seen.state, 0) if move != STAY]
    assert len(entries) == 20
    for entry in entries:
        arrow = PAINTER.paint(seen, replace(LOOK, choices=(entry,))).picture()
        left, top, right, bottom = changed(plain, arrow)
        box = places[GAME.format(entry).removeprefix("ghost ")]
        middle = (box[0] + box[2]) / 2 * boop.WIDTH, (box[1] + box[3]) / 2 * boop.HEIGHT
        assert (left + right) / 2 == pytest.approx(middle[0], abs=5)
        assert (top + bottom) / 2 == pytest.approx(middle[1], abs=5)
        assert min(box) >= 0
        assert max(box) <= 1


def test_the_ends_of_seams_are_places_only_while_a_ghost_may_enter():
    cells = set(GRID.names())
    assert set(SCENES["busy"].painted().places) == cells
    entering = set(SCENES["ghost may enter"].painted().places)
    assert {len(word) for word in entering - cells} == {4}
    assert len(entering) == 36 + 20


@pytest.mark.parametrize("name", SCENES)
def test_every_piece_is_a_piece_where_it_stands(name):
    scene = SCENES[name]
    state, painted = scene.state(), scene.painted()
    ghosts = [ghost.name for seat in (0, 1) if (ghost := state.ghost(seat))]
    cats = [GRID.name(piece.cell) for piece in state.pieces()]
    assert [piece.word for piece in painted.pieces if piece.word] == [*cats, *ghosts]
    for piece in painted.pieces:
        assert piece.sprite.mode == "RGBA"
        assert piece.sprite.size == (
            piece.box[2] - piece.box[0],
            piece.box[3] - piece.box[1],
        )


def test_on_the_ground_lies_no_piece():
    empty = Scene(bed="......|" * 5 + "......", grown=(3, 2))
    full = replace(SCENES["busy"], moves=(), ghosts=("", ""))
    grounds = [
        scene.painted().ground.crop((0, boop.BED_TOP, *boop.SIZE)) for scene in (empty, full)
    ]
    assert not changed(*grounds)
    assert changed(full.painted().ground, full.picture())


@pytest.mark.parametrize("name", SCENES)
def test_a_sprite_looks_on_the_ground_as_it_does_at_rest(name):
    """A page lays the sprites over the ground itself, in full colour."""
    painted = SCENES[name].painted()
    apart = painted.ground.convert("RGBA")
    for piece in painted.pieces:
        apart.alpha_composite(piece.sprite, piece.box[:2])
    difference = ImageChops.difference(apart.convert("RGB"), painted.picture().convert("RGB"))
    assert max(ImageStat.Stat(difference).mean) < 2.5
    assert max(ImageStat.Stat(difference.reduce(8)).extrema[0]) < 40


def test_news_mark_what_the_table_itself_tells_of_the_last_turn():
    """A turn's news and its deeds are two tellings of one thing."""
    compared = 0
    for seed in ("one", "two", "three", "four", "five", "six"):
        chance, state = Seeded(seed, -1), GAME.start(2, {}, Seeded(seed, 0))
        news, mover = list[News](), state.seat
        for step in range(1, 120):
            legal = GAME.moves(state, state.seat)
            if not legal:
                break
            if state.seat != mover:
                news, mover = [], state.seat
            state = GAME.play(state, state.seat, chance.choice(legal), Seeded(seed, step))
            news += GAME.news(state)
            told, plain = replace(LOOK, since=tuple(news)), LOOK
            assert marks_of(state, told) == marks_of(state, plain)
            assert list(left_by(state, told)) == list(left_by(state, plain))
            compared += len(marks_of(state, plain))
    assert compared > 500


def test_all_that_happened_is_marked_not_only_the_last_move():
    scene = SCENES["two turns since"]
    last = replace(scene, since=1)
    assert scene.since == 2
    assert [_put(each) for each in (scene, last)] == [2, 1]
    assert changed(scene.picture(), last.picture())


def _put(scene):
    """How many cells are marked as those where a piece was put."""
    news = [item for state in scene.states()[-scene.since :] for item in GAME.news(state)]
    marks = marks_of(scene.state(), replace(LOOK, since=tuple(news)))
    return sum(mark.sign is Sign.PUT for signs in marks.values() for mark in signs)


def test_who_won_by_a_resignation_is_drawn():
    scene = SCENES["busy"]
    plain, won = drawn(scene), drawn(scene, winners=(0,))
    left, _, right, bottom = changed(plain, won)
    assert bottom < boop.BED_TOP
    assert left < boop.WIDTH // 2 < right, "one has won, and nobody is to move any more"
    assert changed(won, drawn(scene, winners=(1,)))


def test_a_long_name_stays_in_its_panel_and_off_the_word_for_the_turn():
    short, long = drawn(Scene(), names=("", "F")), drawn(Scene(), names=("Őzike " * 20, "F"))
    left, top, right, bottom = changed(short, long)
    assert left >= boop.GAP + pools.SHAPE.text
    assert right <= boop.GAP + pools.SHAPE.size[0] - pools.SHAPE.margin - 60
    assert top >= boop.PANEL_TOP
    assert bottom <= boop.PANEL_TOP + pools.SHAPE.size[1] // 2


@pytest.mark.parametrize(
    ("name", "stand_in"),
    [
        pytest.param("愛", "M", id="nothing of it: the seat's letter"),
        pytest.param("🐈‍⬛", "M", id="an emoji: the seat's letter"),
        pytest.param("", "M", id="no name: the seat's letter"),
        pytest.param("愛 Ann 😀", "Ann", id="what there is of it"),
    ],
)
def test_a_name_that_cannot_be_shown_is_stood_in_for(name, stand_in):
    assert not changed(
        drawn(Scene(), names=(name, "Fülöp")), drawn(Scene(), names=(stand_in, "Fülöp"))
    )


def test_the_gallery_shows_every_scene_and_a_sheet_of_all(tmp_path, capsys):
    write_gallery(tmp_path / "gallery")
    files = {path.name for path in (tmp_path / "gallery").iterdir()}
    assert files == {f"{name}.png" for name in every_scene()} | {"contact sheet.png"}
    with Image.open(tmp_path / "gallery" / "contact sheet.png") as sheet:
        assert min(sheet.size) > 1000
    assert str(len(files)) in capsys.readouterr().out
