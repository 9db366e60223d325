from __future__ import annotations

from dataclasses import replace

import pytest

from render.boop.scenes import SCENES as BOOP
from render.gallery import every_scene
from tests.render.golden import GOLDEN, alike, kept, renew, small

SCENES = every_scene()
BUSY, START, ENTER, LINE = (
    BOOP[name] for name in ("busy", "start", "ghost may enter", "promote a line")
)


def test_every_scene_has_a_golden_picture_and_every_golden_picture_a_scene():
    assert {path.stem for path in GOLDEN.glob("*.png")} == set(SCENES)


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_looks_as_it_is_meant_to(name):
    assert alike(small(SCENES[name].picture()), kept(name))


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        pytest.param(
            "boop busy", replace(BUSY, bed=BUSY.bed.replace("m..r", "...r")), id="no kitten"
        ),
        pytest.param(
            "boop busy",
            replace(BUSY, bed=BUSY.bed.replace("M....r", "m....r"), grown=(2, 2)),
            id="not grown",
        ),
        pytest.param(
            "boop busy", replace(BUSY, bed=BUSY.bed.replace("M....r", "R....r")), id="other seat"
        ),
        pytest.param(
            "boop busy", replace(BUSY, bed=BUSY.bed.replace("m..r..", ".m.r..")), id="moved"
        ),
        pytest.param("boop busy", replace(BUSY, ghosts=("c3c4 right", "")), id="no ghost"),
        pytest.param(
            "boop busy", replace(BUSY, ghosts=("c3c4 right", "e5f5 down")), id="ghost turned"
        ),
        pytest.param("boop busy", replace(BUSY, grown=(2, 2)), id="other pool"),
        pytest.param("boop busy", replace(BUSY, names=("Fülöp", "Ágnes")), id="names changed"),
        pytest.param("boop start", replace(START, ask=False), id="no places to choose"),
        pytest.param("boop start", replace(START, seat=1), id="other turn"),
        pytest.param("boop ghost may enter", replace(ENTER, ask=False), id="no entries"),
        pytest.param(
            "boop ghost may enter",
            replace(ENTER, labels=(("turn", ""),)),
            id="no word for the turn",
        ),
        pytest.param("boop promote a line", replace(LINE, ask=False), id="no line to choose"),
    ],
)
def test_a_picture_with_a_fault_is_not_taken_for_the_golden_one(name, fault):
    faulty = fault if fault.moves or name == "boop start" else replace(fault, moves=BUSY.moves)
    assert not alike(small(faulty.picture()), kept(name))


def test_only_pictures_that_changed_are_written_anew(tmp_path):
    scenes = {name: SCENES[name] for name in ("boop start", "boop busy", "sack over")}
    assert renew(scenes, tmp_path) == list(scenes)
    before = {file.name: file.stat().st_mtime_ns for file in tmp_path.iterdir()}
    (tmp_path / "sack gone.png").write_bytes(b"")
    (tmp_path / "sack over.png").unlink()
    changed = {**scenes, "boop busy": replace(BUSY, moves=())}
    assert renew(changed, tmp_path) == ["boop busy", "sack over"]
    after = {file.name: file.stat().st_mtime_ns for file in tmp_path.iterdir()}
    assert set(after) == set(before)
    assert {name for name in after if after[name] == before[name]} == {"boop start.png"}


def test_a_picture_of_another_size_is_another_picture():
    picture = kept("boop start")
    assert not alike(picture, picture.crop((0, 0, picture.width - 1, picture.height)))
