"""Whole games as people read them: `python -m tests.transcripts.record [game …]` writes them anew.

They are played by leaning as computers do in their heads, from fixed seeds, and told turn by turn
as the board tells them. Read what changed before you commit it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

from bot.computers.hints import HINTS
from bot.games.guides import GUIDES
from bot.posts.news import remembered
from bot.posts.public.board import ending
from bot.tables.status import Status
from bot.tables.table import Place, Table
from bot.words import Speech, Words
from engines import GAMES
from engines.log import Deal
from engines.rng import Seeded
from engines.story import Story, begin

FOLDER: Final = Path(__file__).parent
NAMES: Final = ("Ágnes", "Béla", "Cili", "Dóra", "Ernő", "Fanni")
LANGUAGES: Final = ("en", "hu")
LONGEST: Final = 2_000
"""Moves of a game that does not come to an end otherwise."""


def seats_of(game: str) -> int:
    """Company, but not too much of it."""
    return min(3, GAMES[game].info.seats.stop - 1)


def played(game: str, seed: str, seats: int = 0, **chosen: str) -> Story[Any, Any]:
    """A whole game."""
    rules, hints = GAMES[game], HINTS[game]
    options = tuple(sorted(rules.info.settle(chosen).items()))
    story = begin(rules, Deal(seats or seats_of(game), options, seed))
    for step in range(LONGEST):
        waiting = story.to_move()
        if not waiting:
            break
        seat, state = waiting[0], story.state
        sensible = hints.sensible(rules.moves(state, seat), state, seat)
        rng = Seeded(f"{seed}/lean", step)
        story = story.play(seat, hints.lean(sensible, state, seat, rng))
    return story


def table_of(story: Story[Any, Any]) -> Table:
    """The table such a game was played at."""
    places = tuple(Place(name) for name in NAMES[: story.deal.seats])
    return Table(
        "t", story.game, (), len(places), places, "", "", 0.0, status=Status.OVER, story=story
    )


def turns(story: Story[Any, Any], say: Speech) -> Iterator[list[str]]:
    """What is told of every turn: a run of one seat's moves, or a move of many at once.

    Who plays alone has a turn in every round.
    """
    guide, names = GUIDES[story.game.info.id], NAMES[: story.deal.seats]
    yield guide.tell(
        say, [each for each in story.game.news(story.opening) if each.seat is None], names
    )
    moves = zip(story.beats, remembered(guide, story), strict=True)
    befores = (story.opening, *(beat.state for beat in story.beats))
    stages = [guide.stage(story.game.seen_by(state, None)) for state in befores]
    alone = story.deal.seats == 1
    owners = (
        stage if alone else beat.row.seat for stage, beat in zip(stages, story.beats, strict=False)
    )
    for _, run in groupby(zip(owners, moves, strict=True), key=itemgetter(0)):
        public = [item for _, (_, news) in run for item in news if item.seat is None]
        if public:
            yield guide.tell(say, public, names)


def transcript(story: Story[Any, Any], say: Speech) -> str:
    """A whole game as it is read, with its end."""
    table, outcome = table_of(story), story.outcome()
    told = ["\n".join(lines) for lines in turns(story, say) if lines]
    end = [ending(say, table, outcome)] if outcome else []
    title = say(f"{story.game.info.id}-title")
    return "\n\n".join([title, *told, *end]) + "\n"


def main(games: list[str]) -> None:
    """Write the transcripts of some games, or of all."""
    words = Words()
    for game in games or list(GAMES):
        story = played(game, "transcript")
        for language in LANGUAGES:
            file = FOLDER / f"{game}-{language}.txt"
            file.write_text(transcript(story, words.of(language)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
