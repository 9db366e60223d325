"""Recorded games replay to the letter: every move, all news, every ending."""

from __future__ import annotations

import pytest

from engines.record import read_record
from tests.conformance.play import TESTED
from tests.playthroughs.record import FOLDER, told

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_playthrough_replays_to_the_letter(file):
    text = file.read_text(encoding="utf-8")
    assert told(read_record(text, TESTED)) == text


@pytest.mark.parametrize("id_", TESTED)
def test_every_game_has_a_playthrough_of_its_rules(id_):
    begins = f"{id_}-{TESTED[id_].info.rules}-"
    assert [file for file in FILES if file.stem.startswith(begins)], (
        f"record some: python -m tests.playthroughs.record {id_}"
    )
