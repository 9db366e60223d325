"""Cat in the Sack with a made-up second edition beside its first: fewer cats, rounds and mice."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from shutil import copy
from typing import ClassVar

from engines.sack import Sack
from engines.tables import DATA
from engines.values import Info, Option

SECOND = """\
rounds = 8
mice = 12
cats = [-8, -5, 3, 5, 8, 11]

[table.3]
bank = 24
mouse-cards = [2, 5]

[table.4]
bank = 30
mouse-cards = [1, 4, 6]

[table.5]
bank = 36
mouse-cards = [1, 2, 3, 6]
"""


def two_editions(folder: Path) -> Sack:
    """The game as it will be when it has been corrected once; its tables are in this folder."""
    own = folder / "sack"
    own.mkdir(exist_ok=True)
    copy(DATA / "sack" / "first.toml", own / "first.toml")
    (own / "second.toml").write_text(SECOND, encoding="utf-8")
    edition = Option("edition", ("first", "second"), "second", hidden=True)

    class Corrected(Sack):
        """The same rules with two sheets of figures."""

        info: ClassVar[Info] = replace(Sack.info, options=(edition,))
        data: ClassVar[Path] = folder

    return Corrected()
