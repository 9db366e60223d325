"""Records playthroughs: `python -m tests.playthroughs.record [game or file …]`.

A playthrough is a record as the bot exports it, with what happened beside it in lines that begin
with `#`. Games are played at random until every kind of ending, move and news and every option has
been seen. Files are only ever added: those of older rules stay. A file that is named, say a bug
report or an ending that chance does not find, is replayed and what happened is written into it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from itertools import chain, count
from pathlib import Path
from typing import Any, Final

from engines.record import read_record, write_record
from engines.story import Story, replay
from engines.values import News, Outcome
from tests.conformance.play import SETUPS, TESTED, Setup, rows, spread

FOLDER: Final = Path(__file__).parent
TRIES: Final = 200
"""Plays looked at for something new."""
EVERY: Final = 20
"""Moves from one drawing to the next."""


def told(story: Story[Any, Any]) -> str:
    """The record of a table with what happened after each row."""
    head, _, log = write_record(story).rstrip("\n").partition("\n> ")
    lines = [head, *_happened(story.game.news(story.opening))]
    states = {beat.row.step: beat.state for beat in story.beats}
    for step, line in enumerate(log.split("\n> "), 1):
        lines.append(f"> {line}")
        if step in states:
            lines += _happened(story.game.news(states[step]))
            lines += _drawn(story, states[step]) if step % EVERY == 0 else ()
    lines += _drawn(story, story.state)
    lines += _ending(story.outcome())
    return "\n".join(lines) + "\n"


def _happened(news: Iterable[News]) -> Iterator[str]:
    for item in news:
        facts = [f"{name}={fact}" for name, fact in item.facts.items()]
        seat = [] if item.seat is None else [f"@{item.seat}"]
        yield " ".join(["#", item.code, *facts, *seat])


def _drawn(story: Story[Any, Any], state: Any) -> Iterator[str]:
    sketch = story.game.sketch(story.game.seen_by(state, None))
    return (f"#   {line}".rstrip() for line in sketch.splitlines())


def _ending(outcome: Outcome | None) -> Iterator[str]:
    if outcome is None:
        yield "# not over"
        return
    yield f"# {outcome.reason}: {' '.join(str(seat) for seat in outcome.winners)}"
    for seat, parts in enumerate(outcome.breakdown):
        told = " ".join(f"{name}={points}" for name, points in parts)
        yield f"# {seat}: {outcome.scores[seat]} {told}"


def plays(id_: str) -> Iterator[Story[Any, Any]]:
    """Random games of one kind, every set-up in turn, no end of them."""
    setups = spread(SETUPS[id_], 12)
    for seed in count():
        for setup in setups:
            yield _played(setup, f"playthrough-{seed}")


def _played(setup: Setup, seed: str) -> Story[Any, Any]:
    return replay(setup.game, setup.deal(seed), rows(setup, seed))


def kinds(story: Story[Any, Any]) -> set[tuple[str, str]]:
    """All that a playthrough shows for the first time or again."""
    outcome = story.outcome()
    states = [story.opening, *(beat.state for beat in story.beats)]
    return {
        ("ending", outcome.reason if outcome else ""),
        ("draw", str(outcome is not None and len(outcome.winners) > 1)),
        *story.deal.options,
        *(("move", row.text.partition(" ")[0]) for row in story.rows),
        *(("news", item.code) for item in chain(*map(story.game.news, states))),
    }


def record(id_: str) -> list[Path]:
    """Write what has not been shown yet by this edition of the rules."""
    rules = TESTED[id_].info.rules
    shown: set[tuple[str, str]] = set()
    files: list[Path] = []
    for story, _ in zip(plays(id_), range(TRIES), strict=False):
        if kinds(story) <= shown:
            continue
        shown |= kinds(story)
        file = FOLDER / f"{id_}-{rules}-{len(files) + 1:02}.txt"
        if not file.exists():
            file.write_text(told(story), encoding="utf-8")
        files.append(file)
    return files


def annotate(file: Path) -> None:
    """Write into a record what happened."""
    story = read_record(file.read_text(encoding="utf-8"), TESTED)
    file.write_text(told(story), encoding="utf-8")


if __name__ == "__main__":
    for asked in sys.argv[1:] or TESTED:
        if asked in TESTED:
            print(asked, len(record(asked)))
        else:
            annotate(Path(asked))
