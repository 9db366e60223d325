"""The tables of cards and sheets in `data/`: the one thing engines read."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

Root: TypeAlias = Path
"""A folder with a folder for each game: `DATA`, or a test's."""
DATA: Final = Path(__file__).parent.parent / "data"


@cache
def read_table(game: str, edition: str, root: Path = DATA) -> Mapping[str, Any]:
    """`data/<game>/<edition>.toml`; a correction of a table is a new edition, never an edit."""
    with (root / game / f"{edition}.toml").open("rb") as file:
        return tomllib.load(file)
