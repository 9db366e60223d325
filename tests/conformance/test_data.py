"""Every table of cards and sheets loads, and all that is wrong is told at once."""

from __future__ import annotations

import tomllib

from engines import GAMES
from engines.tables import DATA, read_table
from tests.knots import DATA as KNOT_DATA
from tests.lanterns import DATA as LANTERN_DATA

NOT_GAMES = {"locales", "art"}


def tables():
    """Folder, game and edition of every table, the test game's among them."""
    roots = (DATA, LANTERN_DATA, KNOT_DATA)
    files = [file for root in roots for file in root.glob("*/*.toml")]
    return [(file.parent.parent, file.parent.name, file.stem) for file in sorted(files)]


def test_every_table_loads_and_holds_something():
    faults, found = [], tables()
    for root, game, edition in found:
        try:
            if not read_table(game, edition, root):
                faults.append(f"{game}/{edition}: it is empty")
        except tomllib.TOMLDecodeError as error:
            faults.append(f"{game}/{edition}: {error}")
    assert {("lanterns", "first"), ("knots", "first"), ("knots", "second")} <= {
        (game, edition) for _, game, edition in found
    }
    assert not faults, "\n".join(faults)


def test_every_folder_of_tables_is_that_of_a_game():
    folders = {file.parent.name for file in DATA.glob("*/*.toml")}
    assert folders <= set(GAMES)


def test_data_holds_tables_locales_and_art_but_no_code():
    kinds = {file.suffix for file in DATA.rglob("*") if file.is_file()}
    assert ".ftl" in kinds
    assert ".py" not in kinds
    folders = {folder.name for folder in DATA.iterdir() if folder.is_dir()}
    assert folders <= {*GAMES, *NOT_GAMES}
