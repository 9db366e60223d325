"""Tables of If It Fits worth looking at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PIL import Image

from engines.fits import Fits
from engines.fits.board import Board
from engines.fits.moves import Move
from engines.fits.state import Phase, State
from engines.rng import Rng, Seeded
from engines.values import Seat
from render.fits.paint import paint
from render.painter import Look, Painted, View

ENGLISH = {
    "turn": "to move",
    "won": "winner",
    "shared": "winners",
    "pile": "Draw pile",
    "last": "Last turns",
    "final": "Final scores",
    "advanced": "Advanced game",
    "hand": "In your hand",
}
HUNGARIAN = {
    "turn": "jön",
    "won": "győzött",
    "shared": "győztesek",
    "pile": "Húzópakli",
    "last": "Utolsó körök",
    "final": "Végeredmény",
    "advanced": "Nehezített játék",
    "hand": "A kezedben",
}
NAMES = ("Ágnes", "Fülöp", "Kati", "Őzike", "Zsombor")
_GAME = Fits()
_COMPACT = 4


@dataclass(frozen=True, slots=True)
class Scene:
    """A table dealt from a seed and played so far as chance will have it, and who looks at what."""

    seats: int
    seed: str = "scene"
    turns: int = 0
    """So many turns are played first, start boxes included."""
    moves: tuple[str, ...] = ()
    wide: bool = False
    """Cards are laid as far out as can be."""
    viewer: Seat | None = None
    hand: bool = False
    since: int = 0
    """The news of so many moves are marked."""
    ask: str | None = None
    """The viewer's legal moves that begin so are marked."""
    advanced: bool = False
    names: tuple[str, ...] = NAMES
    labels: tuple[tuple[str, str], ...] = tuple(HUNGARIAN.items())
    whole: bool = False

    def states(self) -> list[State]:
        """The deal, and the position after each move."""
        chosen = {"advanced": "on" if self.advanced else "off"}
        state, chance = _GAME.start(self.seats, chosen, Seeded(self.seed, 0)), Seeded(self.seed, -1)
        states = [state]
        while state.turns < self.turns and _GAME.to_move(state):
            move = self._likely(state, _GAME.moves(state, state.seat), chance)
            state = _GAME.play(state, state.seat, move, Seeded(self.seed, 0))
            states.append(state)
        for text in self.moves:
            move = _GAME.parse(state, state.seat, text)
            state = _GAME.play(state, state.seat, move, Seeded(self.seed, 0))
            states.append(state)
        return states

    def _likely(self, state: State, moves: Sequence[Move], chance: Rng) -> Move:
        """Cats go where they may, and boxes mostly where they touch several."""
        if state.phase is Phase.TURN and chance.below(9):
            return moves[0]
        if state.phase is Phase.CAT:
            return moves[chance.below(2) and -1]
        chosen = [move for move in moves if move.verb != "lay"]
        if chosen and chance.below(2):
            return chance.choice(chosen)
        some = [chance.choice(moves) for _ in range(_COMPACT)]
        if self.wide:
            return max(some, key=lambda move: sum(map(abs, move.at or (0, 0))))
        walls = state.board.index.walls

        def touched(move: Move) -> tuple[int, int]:
            x, y = move.at or (0, 0)
            near = ((x, y - 1), (x, y + 1), (x - 1, y), (x + 1, y))
            return sum(cell in walls for cell in near), -abs(x) - abs(y)

        return max(some, key=touched)

    def painted(self) -> Painted:
        """What the painter makes of it."""
        states = self.states()
        state = states[-1]
        news = [item for each in states[len(states) - self.since :] for item in _GAME.news(each)]
        asked: list[Move] = []
        if self.ask is not None and self.viewer is not None:
            moves = _GAME.moves(state, self.viewer)
            asked = [move for move in moves if _GAME.format(move).startswith(self.ask)]
        outcome = _GAME.outcome(state)
        look = Look(
            self.names[: self.seats],
            dict(self.labels),
            View.OWN if self.hand else View.TABLE,
            tuple(item for item in news if item.seat in (None, self.viewer)),
            tuple(asked),
            None if outcome is None else outcome.winners,
            whole=self.whole,
        )
        return paint(_GAME.seen_by(state, self.viewer), look)

    def picture(self) -> Image.Image:
        """All of it."""
        return self.painted().picture()


@dataclass(frozen=True, slots=True)
class Long(Scene):
    """A table that is one long row."""

    length: int = 70

    def states(self) -> list[State]:
        """A position whose boxes were all laid side by side."""
        state = Scene.states(self)[-1]
        board = Board(state.edition, state.seats)
        deck = [card for card, _ in state.edition.boxes if card not in state.hands[state.seat]]
        for x, card in enumerate(deck[: self.length]):
            board = board.with_card((x, 0), card)
        return [replace(state, board=board, deeds=())]


_MIDDLE = Scene(4, "middle", turns=34)
_DRAWN = Scene(3, "toy 42", turns=26, moves=("draw",), viewer=0, hand=True)
_TOY = Scene(4, "toy 16", turns=26, moves=("draw",), viewer=3, hand=True)
_LARGE = Scene(5, "large", turns=57, wide=True)
SCENES = {
    "start": Scene(3),
    "start boxes": Scene(3, turns=2),
    "start box to choose": Scene(2, turns=1, viewer=0, hand=True, ask=""),
    "first turns": Scene(2, turns=8),
    "middle": replace(_MIDDLE, since=2),
    "middle, advanced": replace(_MIDDLE, advanced=True, labels=tuple(ENGLISH.items())),
    "late": Scene(3, "late", turns=60),
    "hand to play from": replace(_DRAWN, ask=""),
    "hand, a box to lay": replace(_DRAWN, ask="lay I7r"),
    "hand, Princess to send": replace(_DRAWN, ask="princess"),
    "hand, a toy to throw": replace(_TOY, ask="toy"),
    "hand, a cat to lay": Scene(
        3, "cat 0", turns=12, moves=("draw", "lay A2 1,0"), viewer=2, hand=True, ask="cat"
    ),
    "large": _LARGE,
    "large, hand": replace(_LARGE, moves=("draw",), viewer=0, hand=True, ask="lay"),
    "large, over": replace(_LARGE, turns=200),
    "large, all of it": replace(_LARGE, whole=True),
    "row": Long(2, "row", turns=6),
    "row, all of it": Long(2, "row", turns=6, whole=True),
    "row, hand": Long(2, "row", turns=6, viewer=1, hand=True, ask="sleep"),
    "last turns": Scene(2, "last", turns=44),
    "over": Scene(2, "over", turns=200),
    "over, five seats": Scene(5, "over", turns=200),
    "over, advanced": Scene(3, "over", turns=200, advanced=True, labels=tuple(ENGLISH.items())),
    "long names": replace(
        _MIDDLE, names=("Őrségváltó Űrhajós Tünde", "Bartholomew the Magnificent", "愛", "Алёна")
    ),
}
