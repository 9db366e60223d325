"""What taking back and looking ahead cost: the game's own answer beside 32 twins of the table.

Six seats with a sheet each have made twenty moves each since; in Cat in the Sack all have laid, and
somebody bids. Both ways meet the same table in the same run, and must give the same answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import replace
from statistics import median
from time import process_time
from typing import Any

from engines import GAMES
from engines.game import Game
from engines.log import Deal
from engines.rng import Seeded
from engines.story import Story, begin
from engines.undo import last_move, undo_objection
from engines.values import Seat
from tests.conformance.oracle import Twins
from tests.engines.drawers import DRAWERS

ROUNDS = 9
MOST = 20.0
"""Milliseconds of processor time an undo or a preview may take."""
TURNS = 20


def by_twins(game: Game[Any, Any], *, secrets: bool) -> Game[Any, Any]:
    """The same game, asking its twins what a move reveals, as it was done before."""
    slow = copy(game)

    def reveals(state: Any, seat: Seat, move: Any) -> bool:
        return Twins(game, secrets).reveals(state, seat, move, Seeded("bench", 1))

    slow.reveals = reveals  # type: ignore[method-assign]
    return slow


def sheets(*, done: Sequence[Seat] = ()) -> Story[Any, Any]:
    """Everybody has written twenty times since seat 0 did; some are done."""
    story = begin(DRAWERS, Deal(6, (), "bench")).play(0, ("write", "7"))
    for turn in range(TURNS):
        for seat in range(1, 6):
            story = story.play(seat, ("write", str(turn % 9 + 1)))
    for seat in done:
        story = story.play(seat, ("done",))
    return story


def sack(*calls: str) -> Story[Any, Any]:
    """All five have laid a card, and these calls were made."""
    game = GAMES["sack"]
    story = begin(game, Deal(5, (), "bench"))
    for seat in range(5):
        story = story.play(seat, game.moves(story.state, seat)[0])
    for text in calls:
        (seat,) = story.to_move()
        story = story.play(seat, game.parse(story.state, seat, text))
    return story


def boop() -> Story[Any, Any]:
    """Forty moves of boop, made as they come."""
    game = GAMES["boop"]
    story = begin(game, Deal(2, (("ghosts", "on"),), "bench"))
    for number in range(2 * TURNS):
        (seat,) = story.to_move()
        moves = game.moves(story.state, seat)
        story = story.play(seat, moves[number * 7 % len(moves)])
    return story


def undo(story: Story[Any, Any], seat: Seat) -> object:
    """Take a seat's move back if it may; else say why not."""
    objection = undo_objection(story, seat)
    if objection is not None:
        return objection.code
    return story.write(seat, f"!undo {last_move(story, seat)}").state


def preview(story: Story[Any, Any], seat: Seat) -> object:
    """See what a move would do, if that may be shown: all that is neither said nor drawn of it."""
    game, state = story.game, story.state
    move = game.moves(state, seat)[0]
    if game.reveals(state, seat, move):
        return None
    after = game.play(state, seat, move, Seeded("preview", 0))
    return game.seen_by(after, seat), game.news(after)


def milliseconds(work: Callable[[], object]) -> float:
    """The processor time of one go."""
    start = process_time()
    work()
    return (process_time() - start) * 1e3


def cases() -> list[tuple[str, Callable[[Any, Seat], object], Story[Any, Any], Seat]]:
    """What is measured: its name, what is asked, of which table, by whom."""
    bidding = sack("bid 1")
    bidder = bidding.beats[-1].row.seat
    return [
        ("undo, six sheets, all writing", undo, sheets(), 0),
        ("undo, six sheets, others done", undo, sheets(done=range(1, 6)), 0),
        ("undo, six sheets, all done", undo, sheets(done=range(6)), 0),
        ("undo, a bid of five", undo, bidding, bidder),
        ("undo, boop", undo, boop(), boop().beats[-1].row.seat),
        ("preview, a line on a sheet", preview, sheets(), 0),
        ("preview, a card of five", preview, begin(GAMES["sack"], Deal(5, (), "bench")), 0),
        ("preview, boop", preview, boop(), boop().to_move()[0]),
    ]


def main() -> None:
    """Print the medians and how many times dearer the twins are."""
    for name, ask, story, seat in cases():
        slow = replace(story, game=by_twins(story.game, secrets=story.secrets))
        if ask(story, seat) != ask(slow, seat):
            raise RuntimeError(f"{name}: the twins say something else")
        own, twins = [], []
        for _ in range(ROUNDS):
            own.append(milliseconds(lambda: ask(story, seat)))  # noqa: B023 — called at once
            twins.append(milliseconds(lambda: ask(slow, seat)))  # noqa: B023
        ratio = median(twins) / median(own)
        line = f"{median(own):8.3f} ms (at most {MOST:.0f}), by twins {median(twins):8.2f} ms"
        print(f"{name:32}{line}, {ratio:6.0f} times as long")


if __name__ == "__main__":
    main()
