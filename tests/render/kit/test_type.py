from __future__ import annotations

import pytest

from render.kit.theme import ART, DEFAULT
from render.kit.type import clipped, face, lettering, presentable, width


@pytest.mark.parametrize("text", ["őűŐŰ", "árvíztűrő tükörfúrógép", "abcdef 123456 …", "MRCSLN"])
def test_our_own_texts_are_set_in_the_first_font(text):
    assert face(text, DEFAULT) == DEFAULT.fonts[0]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        pytest.param("Őze Öcsi", "Őze Öcsi", id="Hungarian"),
        pytest.param("Алёна", "Алёна", id="Cyrillic, from the second font"),
        pytest.param("Nguyễn Ánh", "Nguyễn Ánh", id="Vietnamese, from the second font"),
        pytest.param("A\u0301gi", "Ági", id="an accent that comes by itself"),
        pytest.param("  Ann \n  Lee ", "Ann Lee", id="spaces"),
        pytest.param("🐈 Zoë 🐾", "Zoë", id="emoji left out"),
        pytest.param("x_Δ愛", "x_Δ", id="what no font has left out"),
        pytest.param("愛", "", id="nothing to show"),
        pytest.param("★~!", "", id="no letter left"),
        pytest.param("", "", id="no name"),
        pytest.param("\u202eAnn", "Ann", id="a turn of direction left out"),
    ],
)
def test_a_name_is_shown_as_far_as_the_fonts_go(name, shown):
    assert presentable(name, DEFAULT) == shown


def test_a_text_that_fits_is_left_alone():
    assert clipped("Ágnes", 30, DEFAULT, 300) == "Ágnes"


@pytest.mark.parametrize("room", [40, 90, 200])
def test_a_text_too_long_is_clipped_at_the_edge(room):
    short = clipped("Bartholomew the Magnificent", 30, DEFAULT, room)
    assert short.endswith("…")
    assert not short.endswith(" …")
    assert room - 45 < width(short, 30, DEFAULT) <= room


def test_no_room_at_all_leaves_the_ellipsis():
    assert clipped("Ágnes", 30, DEFAULT, 1) == "…"


def test_lines_of_type_are_equally_high_whatever_their_letters():
    assert len({lettering(text, 30, "#000000", DEFAULT).height for text in ("", "a", "Űg")}) == 1


def test_every_font_comes_with_its_licence():
    files = sorted((ART / "fonts").glob("*.ttf"))
    assert {*files} == {*DEFAULT.fonts}
    for file in files:
        licence = file.with_name(f"{file.stem.split('-')[0]}-OFL.txt").read_text("utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence
        assert licence.startswith("Copyright")
