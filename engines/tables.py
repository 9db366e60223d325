"""The tables of cards and sheets in `data/`: the one thing engines read."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

Folder: TypeAlias = Path
"""Where tables of games are: `DATA`, and those of tests."""
DATA = Path(__file__).parent.parent / "data"


@cache
def read_table(game: str, edition: str, root: Folder = DATA) -> Mapping[str, Any]:
    """`data/<game>/<edition>.toml`; a correction of a table is a new edition, never an edit."""
    with (root / game / f"{edition}.toml").open("rb") as file:
        return tomllib.load(file)
