"""A story as text: one format for playthrough tests, bug reports and exports.

game boop
rules 1
options ghosts=on
seats 2
seed 5f0c…
# what happened may stand beside it
> 0 kitten c4
> 0 stay
> 1 kitten a1 @computer
> 1 !resign
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engines.errors import BadOption, BrokenLog
from engines.game import Game
from engines.log import Cause, Deal, Row
from engines.story import Story, replay
from engines.values import Options

HEAD: Final = ("game", "rules", "options", "seats", "seed")


def write_record(story: Story[Any, Any]) -> str:
    """The whole table, seed included: only for tables that are over."""
    info, deal = story.game.info, story.deal
    options = " ".join(f"{name}={value}" for name, value in deal.options)
    facts = (info.id, info.rules, options, deal.seats, deal.seed)
    head = [f"{word} {fact}".rstrip() for word, fact in zip(HEAD, facts, strict=True)]
    return "\n".join([*head, *(_line(row) for row in story.rows)]) + "\n"


def read_record(text: str, games: Mapping[str, Game[Any, Any]]) -> Story[Any, Any]:
    """Replay a record; raises `BrokenLog`."""
    head: dict[str, str] = {}
    rows: list[Row] = []
    for line in filter(None, (line.strip() for line in text.splitlines())):
        word, _, rest = line.partition(" ")
        if word == ">":
            rows.append(_row(len(rows) + 1, rest))
        elif word in HEAD and word not in head:
            head[word] = rest
        elif not word.startswith("#"):
            raise BrokenLog(len(rows), f"{line!r} is no line of a record")
    return replay(*_deal(head, games), rows)


def _deal(
    head: Mapping[str, str], games: Mapping[str, Game[Any, Any]]
) -> tuple[Game[Any, Any], Deal]:
    try:
        game, seats, seed = games[head["game"]], int(head["seats"]), head["seed"]
        options = _written(game, dict(pair.split("=") for pair in head["options"].split()))
    except (KeyError, ValueError, BadOption) as error:
        raise BrokenLog(0, f"the head is not that of a record: {error}") from error
    if head.get("rules") != str(game.info.rules):
        raise BrokenLog(0, f"it was played by rules {head.get('rules')}")
    if seats not in game.info.seats:
        raise BrokenLog(0, f"{seats} do not play {game.info.id}")
    return game, Deal(seats, tuple(sorted(options.items())), seed)


def _written(game: Game[Any, Any], options: Options) -> dict[str, str]:
    """The options of a record: what it leaves open is the default, an edition stays unnamed."""
    named = {*options, *(option.id for option in game.info.offered)}
    return {name: value for name, value in game.info.settle(options).items() if name in named}


def _line(row: Row) -> str:
    cause = "" if row.cause is Cause.PERSON else f" @{row.cause.value}"
    return f"> {row.seat} {row.text}{cause}"


def _row(step: int, line: str) -> Row:
    seat, _, rest = line.partition(" ")
    text, _, cause = rest.partition(" @")
    try:
        return Row(step, int(seat), text, Cause(cause or Cause.PERSON))
    except ValueError as error:
        raise BrokenLog(step, f"{line!r} is no row: {error}") from error
