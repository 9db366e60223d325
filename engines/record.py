"""A story as text: one format for playthrough tests, bug reports and exports.

game lanterns
options lamps=on
seats 2
seed 5f0c…
> 0 choose 3
> 1 choose 5 @computer
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engines.errors import BrokenLog
from engines.game import Game
from engines.story import Cause, Deal, Row, Story, replay


def write_record(story: Story[Any, Any]) -> str:
    """The whole table, seed included: only for tables that are over."""
    info, deal = story.game.info, story.deal
    head = [
        f"game {info.id}",
        f"rules {info.rules}",
        f"options {' '.join(f'{name}={value}' for name, value in deal.options)}".rstrip(),
        f"seats {deal.seats}",
        f"seed {deal.seed}",
    ]
    return "\n".join([*head, *(_line(row) for row in story.rows)]) + "\n"


def read_record(text: str, games: Mapping[str, Game[Any, Any]]) -> Story[Any, Any]:
    """Replay a record; raises `BrokenLog`."""
    head: dict[str, str] = {}
    rows: list[Row] = []
    for line in filter(None, (line.strip() for line in text.splitlines())):
        word, _, rest = line.partition(" ")
        if word == ">":
            rows.append(_row(len(rows) + 1, rest))
        elif not word.startswith("#"):
            head[word] = rest
    try:
        game = games[head["game"]]
        options = game.info.settle(dict(pair.split("=") for pair in head["options"].split()))
        deal = Deal(int(head["seats"]), tuple(sorted(options.items())), head["seed"])
    except (KeyError, ValueError) as error:
        raise BrokenLog(0, f"the head is not that of a record: {error}") from error
    if head.get("rules") != str(game.info.rules):
        raise BrokenLog(0, f"it was played by rules {head.get('rules')}")
    return replay(game, deal, rows)


def _line(row: Row) -> str:
    cause = "" if row.cause is Cause.PERSON else f" @{row.cause.value}"
    return f"> {row.seat} {row.text}{cause}"


def _row(step: int, line: str) -> Row:
    seat, _, rest = line.partition(" ")
    text, _, cause = rest.partition(" @")
    return Row(step, int(seat), text, Cause(cause) if cause else Cause.PERSON)
