"""Tables of cards and sheets are read once, from `data/` unless another place is named."""

from __future__ import annotations

import tomllib

import pytest

from engines.tables import DATA, read_table
from tests.lanterns import DATA as LANTERN_DATA


def test_a_table_is_read_by_game_and_edition():
    assert read_table("lanterns", "first", LANTERN_DATA)["cards"] == [*range(1, 10)]


def test_a_table_is_read_once():
    first = read_table("lanterns", "first", LANTERN_DATA)
    assert read_table("lanterns", "first", LANTERN_DATA) is first


def test_the_tables_of_the_games_are_beside_the_layers():
    assert (DATA / "locales").is_dir()


def test_an_edition_that_is_not_there_is_an_error():
    with pytest.raises(FileNotFoundError):
        read_table("lanterns", "second", LANTERN_DATA)


def test_a_broken_table_is_an_error(tmp_path):
    (tmp_path / "lanterns").mkdir()
    (tmp_path / "lanterns" / "torn.toml").write_text("cards = [1, 2")
    with pytest.raises(tomllib.TOMLDecodeError):
        read_table("lanterns", "torn", tmp_path)
