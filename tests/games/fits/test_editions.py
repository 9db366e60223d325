"""If It Fits: the table of its cards is as it was reconstructed, and a faulty one is told."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.fits.cards import bare, half_turned
from engines.fits.editions import read_edition
from engines.tables import DATA
from tests.games.fits.by_the_book import BOXES, SPECIAL, STARTS, TOYS, contents_of, walls_of

SIDES = {"N": 1, "E": 2, "S": 4, "W": 8}
TEXT = (DATA / "fits" / "first.toml").read_text(encoding="utf-8")


def test_the_first_edition_is_what_the_page_says():
    edition = read_edition("first")
    assert [card for card, _ in edition.boxes] == BOXES
    assert [card for card, _ in edition.starts] == STARTS
    assert edition.deck == (*BOXES, *SPECIAL)
    for card, face in (*edition.boxes, *edition.starts):
        assert face.walls == sum(SIDES[side] for side in walls_of(card))
        inside = Counter(contents_of(card))
        assert face.toys == tuple(inside[toy] for toy in TOYS)
        assert face.bottles == inside["bottle"]
    assert [face for _, face in edition.toys] == [(0, (1, 1, 1, 1), 0)] * 3


def test_cards_that_look_the_same_turned_have_one_way():
    edition = read_edition("first")
    once = {card for card, _ in (*edition.boxes, *edition.starts) if len(edition.ways(card)) == 1}
    assert once == {card for card in BOXES if card[0] in "ADE"} | {"S1", "S5"}
    for way, face in edition.faces.items():
        if way.endswith("r"):
            assert face.walls == half_turned(edition.faces[bare(way)].walls)
            assert {face.walls} != {edition.faces[bare(way)].walls}


@pytest.mark.parametrize(
    ("line", "instead", "fault"),
    [
        ('A1 = "mouse"\n', "", "71 boxes instead of 72"),
        ('S5 = "N S"\n', "", "4 start boxes instead of 5"),
        ('"T1", "T2", "T3"', '"T1", "T2", "T2"', "2 special toys instead of 3"),
        ('"T1", "T2", "T3"', '"T1", "T2", "U3"', "U3 is no code of a card"),
        ('I = "N E S"', 'I = "N E S W"', "I has the walls 'N E S W'"),
        ('I = "N E S"', 'I = "N X"', "I has the walls 'N X'"),
        ('A1 = "mouse"', 'A1 = "mousse"', "in A1 lies 'mousse'"),
        ('A1 = "mouse"', 'A1 = "mouse bottle"', "in A1 lies 'mouse bottle'"),
        ('A1 = "mouse"', 'Z1 = "mouse"', "Z1 is no code of a card"),
        ('A1 = "mouse"', 'AB = "mouse"', "AB is no code of a card"),
        ('A1 = "mouse"', 'A12 = "mouse"', "A12 is no code of a card"),
    ],
)
def test_a_faulty_table_says_what_is_wrong(tmp_path, line, instead, fault):
    assert line in TEXT
    (tmp_path / "fits").mkdir()
    (tmp_path / "fits" / "mine.toml").write_text(TEXT.replace(line, instead), encoding="utf-8")
    with pytest.raises(ValueError, match="fits/mine") as told:
        read_edition("mine", tmp_path)
    assert fault in str(told.value)
