"""Positions of boop worth looking at, drawn as one reads them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PIL import Image

from engines.boop import Boop
from engines.boop.ghosts import GHOSTS
from engines.boop.state import Phase, State
from engines.rng import Scripted
from render.boop.paint import paint
from render.painter import Look, Painted

ENGLISH = {"turn": "to play", "won": "winner", "drawn": "a draw"}
HUNGARIAN = {"turn": "jön", "won": "nyert", "drawn": "döntetlen"}
_GAME = Boop()


@dataclass(frozen=True, slots=True)
class Scene:
    """A drawn position of boop, the moves made from it, and how it is looked at."""

    bed: str = "......|......|......|......|......|......"
    """Rows from the top: `m` and `r` are kittens, `M` and `R` cats, of seats 0 and 1."""
    grown: tuple[int, int] = (0, 0)
    ghosts: tuple[str, str] = ("", "")
    """Seam and direction, as in `a4b4 up`."""
    seat: int = 0
    moves: tuple[str, ...] = ()
    since: int = 0
    """The news of so many moves are marked."""
    ask: bool = False
    """The legal moves are marked."""
    haunted: bool = True
    turn: int = 40
    names: tuple[str, ...] = ("Ágnes", "Fülöp")
    labels: tuple[tuple[str, str], ...] = tuple(HUNGARIAN.items())

    def states(self) -> list[State]:
        """The position before the moves, and after each."""
        cells = [0, 0, 0, 0]
        for cell, letter in enumerate(self.bed.replace("|", "")):
            if letter != ".":
                cells["mrMR".index(letter)] |= 1 << cell
        one, two = map(_ghost, self.ghosts)
        state = replace(
            _GAME.start(2, {"ghosts": "on" if self.haunted else "off"}, Scripted([self.seat])),
            boards=(cells[0], cells[1], cells[2], cells[3]),
            grown=self.grown,
            ghosts=(one, two),
            ready=self.haunted and (one, two)[self.seat] is None,
            turn=self.turn,
        )
        states = [state]
        for text in self.moves:
            (seat,) = _GAME.to_move(state)
            state = _GAME.play(state, seat, _GAME.parse(state, seat, text), Scripted([]))
            states.append(state)
        return states

    def state(self) -> State:
        """The position after the moves."""
        return self.states()[-1]

    def painted(self) -> Painted:
        """What the painter makes of it."""
        states = self.states()
        since = states[len(states) - self.since :]
        asked = self.ask and states[-1].phase is not Phase.OVER
        look = Look(
            self.names,
            dict(self.labels),
            since=tuple(item for state in since for item in _GAME.news(state)),
            choices=tuple(_GAME.moves(states[-1], states[-1].seat)) if asked else (),
        )
        return paint(_GAME.seen_by(states[-1], None), look)

    def picture(self) -> Image.Image:
        """All of it."""
        return self.painted().picture()


def _ghost(place: str) -> int | None:
    names = [f"{ghost.name} {ghost.direction.value}" for ghost in GHOSTS]
    return names.index(place) if place else None


_BUSY = Scene(
    bed="m..r..|.rM...|..m.R.|.r...m|..mR..|M....r",
    grown=(3, 2),
    ghosts=("c3c4 right", "e5f5 up"),
)
_LINES = Scene(bed="..m...|..m.r.|.m.m..|r..m..|...R..|r....R", grown=(1, 2))
_LAST = Scene(bed="......|.M.r..|..M...|.m..R.|..mR..|......", grown=(3, 4))

SCENES = {
    "start": Scene(turn=1, ask=True),
    "busy": replace(_BUSY, moves=("kitten d4",)),
    "last move": replace(_BUSY, moves=("cat b5",), ghosts=("b1b2 right", "e5f5 up")),
    "fallen": replace(_BUSY, moves=("cat b1", "stay"), ghosts=("", "d2e2 down"), ask=True),
    "two turns since": replace(_BUSY, moves=("kitten d4", "kitten b5"), since=2, ask=True),
    "promote a line": replace(_LINES, moves=("kitten d2",), ask=True),
    "promoted": replace(_LINES, moves=("kitten d2", "promote d2 d3 d4")),
    "promote one of eight": Scene(
        bed="m..m..|..r...|m..m.m|......|m..m..|....R.",
        grown=(0, 1),
        moves=("kitten f6",),
        ask=True,
    ),
    "ghost may enter": replace(_BUSY, ghosts=("", "c3d3 down"), moves=("kitten f2",), ask=True),
    "won with three cats": replace(_LAST, moves=("cat d4",)),
    "won with eight cats": Scene(
        bed="M..M..|..r...|M..M.M|......|M..M..|....R.",
        grown=(8, 1),
        ghosts=("b2b3 left", ""),
        moves=("cat f6",),
    ),
    "drawn": replace(_BUSY, turn=300, ghosts=("c3c4 right", ""), moves=("kitten f1",)),
    "without ghosts": replace(_BUSY, ghosts=("", ""), haunted=False, labels=tuple(ENGLISH.items())),
    "long names": replace(
        _BUSY,
        names=("Őrségváltó Űrhajós Tünde", "Bartholomew the Magnificent"),
        labels=tuple(ENGLISH.items()),
    ),
    "names beyond the font": replace(_BUSY, names=("愛", "🐈 Zoë 🐾")),
    "other alphabets": replace(_BUSY, seat=1, names=("Алёна", "Nguyễn Thị Ánh")),
}
