"""The picture of a table of If It Fits in words: the newest and most important first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.fits.cards import box_told, cats_in, long_card
from bot.words import Speech, listing, minus
from engines.fits import Fits
from engines.fits.cards import Cell, reading
from engines.fits.scoring import Line, sheet
from engines.fits.state import Phase, State, known_cards
from engines.fits.words.objections import written
from engines.values import Outcome, Seen

GAME: Final = Fits()


def described(say: Speech, seen: Seen[State], names: Sequence[str], ending: str) -> str:
    """All that a viewer sees."""
    state = seen.state
    names = names[: state.seats]  # an example has fewer seats than there are names for it
    told = [ending] if ending else _standing(say, state, names)
    if seen.seat is not None and state.phase is not Phase.OVER:
        hand = known_cards(state.hands[seen.seat])
        cards = [long_card(say, state.edition, card) for card in hand]
        told.append(
            say("fits-alt-own", name=names[seen.seat], hand="; ".join(cards) or say("fits-none"))
        )
    told += _boxes(say, state, names)
    tally = GAME.tally(state)
    told += [
        say(
            "fits-alt-seat",
            name=name,
            cats=state.stock[seat],
            cards=len(state.hands[seat]),
            points=minus(tally.scores[seat]),
        )
        for seat, name in enumerate(names)
    ]
    told.append(say("fits-alt-pile", count=len(state.pile)))
    return " ".join(told)


def _standing(say: Speech, state: State, names: Sequence[str]) -> list[str]:
    """Who is asked what, or how it ended."""
    outcome = GAME.outcome(state)
    if outcome is not None:
        return _result(say, outcome, names)
    told = [say(f"fits-alt-{state.phase.value}", name=names[state.seat])]
    if state.left is not None:
        told.append(say("fits-alt-left", left=state.left))
    return told


def _result(say: Speech, outcome: Outcome, names: Sequence[str]) -> list[str]:
    """Who won, and everybody's points."""
    winner = listing(say, [names[seat] for seat in outcome.winners])
    told = [say("fits-alt-over", reason=say(f"fits-reason-{outcome.reason}", winner=winner))]
    for seat, made in enumerate(outcome.breakdown):
        parts = ", ".join(say(f"fits-score-{part}", points=minus(points)) for part, points in made)
        points = minus(outcome.scores[seat])
        told.append(say("fits-alt-points", name=names[seat], points=points, parts=parts))
    return told


def _boxes(say: Speech, state: State, names: Sequence[str]) -> list[str]:
    """The boxes somebody sits in, then how many others there are, and what else lies about."""
    lines = sheet(state.board.boxes(), advanced=state.advanced)
    taken = [line for line in lines if any(line.box.awake) or any(line.box.asleep)]
    told = [f"{box_told(say, line, names)} {_cats(say, line, names)}" for line in taken]
    told.append(say("fits-alt-others", count=len(lines) - len(taken), taken=len(taken)))
    if state.board.laid and state.phase is not Phase.OVER:
        told.append(say("fits-alt-last", cell=_text(state.board.laid[-1].at)))
    others = [each for each in state.board.lying if each.seat < 0]
    for what in ("princess", "toy"):
        cells = [each.at for each in others if (each.what == "princess") == (what == "princess")]
        if cells:
            where = ", ".join(map(_text, sorted(cells, key=reading)))
            told.append(say(f"fits-alt-{what}", cells=where))
    return told


def _cats(say: Speech, line: Line, names: Sequence[str]) -> str:
    return say("fits-sheet-in", cats=cats_in(say, line, names))


def _text(at: Cell) -> str:
    return written(at).replace("-", minus(-1)[0])
