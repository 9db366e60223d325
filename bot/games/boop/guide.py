"""Boooop. in words and buttons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from bot.contract import Motion
from bot.games.boop.moving import moved
from bot.games.boop.sketch import drawn, in_pool, sign
from bot.games.boop.telling import seam_ends, tell, with_seam
from bot.games.guide import Guide, Page, Stage
from bot.words import Speech
from engines.boop import Boop
from engines.boop.bed import GRID, Kind
from engines.boop.state import Phase, Piece, State
from engines.grid import Grid
from engines.rng import Scripted
from engines.values import News, Objection, Seat, Seen

BUTTONS: Final = {
    "kitten": "boop-button-kitten",
    "cat": "boop-button-cat",
    "promote": "boop-button-promote",
    "ghost": "boop-button-ghost",
    "stay": "boop-button-stay",
}
ALT: Final = {
    Phase.PLACE: "boop-alt-place",
    Phase.PROMOTE: "boop-alt-promote",
    Phase.ENTER: "boop-alt-enter",
}
EXAMPLES: Final = {
    "boop-rules-bed": ("off", "d4, c3"),
    "boop-rules-booping": ("off", "e5, c3, b2, c3"),
    "boop-rules-growing": ("off", "c3, a6, e3, f6, f3, a1, e3"),
    "boop-rules-winning": (
        "off",
        "c3, f5, e3, e5, f3, f5, e3, promote c3 d3 e3, e5",
        "c3, f5, e3, e6, f3, f5, e3, promote c3 d3 e3, e5",
        "cat c3, f5, cat e3, a5, cat f3, b6, cat e3",
    ),
    "boop-rules-ghosts": ("on", "d2, ghost c1d1"),
    "boop-rules-haunting": ("on", "d2, ghost c1d1, e2, stay, b2"),
    "boop-rules-words": ("on", "d2, ghost c1d1"),
}
"""The rules page by page, each with its ghosts and the moves that lead to its picture."""


class BoopGuide(Guide[State]):
    """Speaks boop."""

    game = "boop"
    words = ("kitten", "cat", "promote", "ghost", "stay")
    recalls = frozenset({"kitten", "cat", "promote", "ghost"})

    def prompt(self, say: Speech, seen: Seen[State], seat: Seat) -> str:
        state, pool = seen.state, seen.state.pool(seat)
        if state.phase is Phase.ENTER:
            return say("boop-prompt-enter")
        if state.phase is Phase.PROMOTE:
            eight = not pool.kittens and not pool.cats
            return say("boop-prompt-promote-eight" if eight else "boop-prompt-promote")
        if pool.kittens and pool.cats:
            return say("boop-prompt-either")
        return say("boop-prompt-kitten" if pool.kittens else "boop-prompt-cat")

    def label(self, say: Speech, seen: Seen[State], words: Sequence[str]) -> str:
        word = words[-1]
        if word in BUTTONS:
            return say(BUTTONS[word])
        if words[0] == "ghost":
            return _entry(say, *seam_ends(word))
        return word

    def tell(self, say: Speech, news: Sequence[News], names: Sequence[str]) -> list[str]:
        return tell(say, news, names)

    def moved(self, item: News) -> Sequence[Motion]:
        return moved(item)

    def alt(self, say: Speech, seen: Seen[State], names: Sequence[str], ending: str = "") -> str:
        state, pieces = seen.state, seen.state.pieces()
        seats = [_seat(say, state, pieces, seat, name) for seat, name in enumerate(names)]
        standing = [ending] if ending else _standing(say, state, names)
        return " ".join((*standing, *seats))

    def sketch(self, say: Speech, seen: Seen[State], names: Sequence[str]) -> str:
        return drawn(say, seen.state, names)

    def enough(self, seen: Seen[State], seat: Seat) -> bool:
        return seen.state.phase is Phase.ENTER

    def stage(self, seen: Seen[State]) -> Stage:
        # N.B. placing, taking up and sending a ghost are one turn.
        return Stage(seen.state.turn, "turn")

    def beginnings(self, seen: Seen[State]) -> Sequence[str]:
        state = seen.state
        pool = state.pool(state.seat)
        either = state.phase is Phase.PLACE and pool.kittens and pool.cats
        return ("cat",) if either else ()  # the pad begins with kittens

    def grid(self, seen: Seen[State], words: Sequence[str]) -> Grid | None:
        # N.B. none after `promote`: a line begins like the single piece, and all of them fit a pad.
        return GRID if tuple(words) in {("kitten",), ("cat",)} else None

    def closed(
        self, say: Speech, seen: Seen[State], words: Sequence[str], names: Sequence[str]
    ) -> str:
        lying = {piece.cell: piece for piece in seen.state.pieces()}
        piece = lying.get(GRID.names().index(words[-1]))
        return f"{words[-1]} {sign(say, piece, names)}" if piece else words[-1]

    def grave(self, seen: Seen[State], seat: Seat, words: Sequence[str]) -> bool:
        """A single cat that is taken up leaves its square and becomes nothing more."""
        if len(words) != 2 or words[0] != "promote":
            return False
        cell = GRID.names().index(words[1])
        cats = (piece.cell for piece in seen.state.pieces() if piece.kind is Kind.CAT)
        return cell in cats

    def pages(self) -> Sequence[Page]:
        return _pages()

    def why(self, say: Speech, objection: Objection) -> str:
        return say(f"boop-why-{objection.code}", **with_seam(objection.facts))


@cache
def _pages() -> tuple[Page, ...]:
    return tuple(Page(key, _played(*line)) for key, line in EXAMPLES.items())


def _played(ghosts: str, *lines: str) -> Seen[State]:
    """The position after these moves, as anybody sees it."""
    game = Boop()
    state = game.start(2, {"ghosts": ghosts}, Scripted([0]))
    for text in ", ".join(lines).split(", "):
        seat = state.seat
        state = game.play(state, seat, game.parse(state, seat, text), Scripted([]))
    return game.seen_by(state, None)


def _entry(say: Speech, first: str, second: str) -> str:
    """An entry's button: the two cells the ghost goes in between, and which way."""
    if first[1] == second[1]:
        direction = "down" if first[1] == "1" else "up"
    else:
        direction = "right" if first[0] == "a" else "left"
    return say("boop-button-entry", direction=direction, left=first, right=second)


def _standing(say: Speech, state: State, names: Sequence[str]) -> list[str]:
    """Who is asked what, or how it ended."""
    if state.result is None:
        return [say(ALT[state.phase], name=names[state.seat], turn=state.turn)]
    reason = say(f"boop-reason-{state.result.reason}", winner=names[state.seat])
    line = state.winning_line()
    over = [say("boop-alt-over", reason=reason)]
    return over if line is None else [*over, say("boop-alt-cats-line", cells=_cells(line))]


def _cells(cells: Iterable[int]) -> str:
    return " ".join(map(GRID.name, cells))


def _seat(say: Speech, state: State, pieces: Sequence[Piece], seat: Seat, name: str) -> str:
    """One seat's pieces on the bed and in the pool."""
    own = [piece for piece in pieces if piece.seat == seat]
    bed = _lying(say, own, Kind.KITTEN, "boop-alt-kittens")
    bed += _lying(say, own, Kind.CAT, "boop-alt-cats")
    ghost = state.ghost(seat)
    if ghost is not None:
        left, right = seam_ends(ghost.name)
        direction = ghost.direction.value
        bed.append(say("boop-alt-ghost", left=left, right=right, direction=direction))
    return say(
        "boop-alt-seat",
        name=name,
        bed=", ".join(bed or [say("boop-alt-bare")]),
        pool=in_pool(say, state.pool(seat)),
    )


def _lying(say: Speech, own: Iterable[Piece], kind: Kind, key: str) -> list[str]:
    cells = [piece.cell for piece in own if piece.kind == kind]
    return [say(key, count=len(cells), cells=_cells(cells))] if cells else []
