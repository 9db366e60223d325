"""Positions of House of Cats worth looking at."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PIL import Image

from engines.house import House
from engines.house.state import Phase, State
from engines.rng import Rng, Seeded
from engines.values import Seat
from render.house.paint import paint
from render.painter import Look, Painted, View

ENGLISH = {
    "round": "Round #", "stars": "The stars", "final": "Final count", "points": "points",
    "left": "dice to use:", "writing": "writing", "done": "done", "won": "winner",
    "shared": "shared win", "owe-write": "You owe a number!", "owe-room": "Choose the room",
    "owe-open": "Open a square", "owe-k": "Write any symbol!", "owe-l": "Draw mice!",
    "use-a": "a die anywhere", "use-b": "number ±1", "use-c": "mouse to number",
    "use-d": "a 3 anywhere", "use-e": "dice used ±1", "use-f": "2 for 5, 5 for 2",
    "use-g": "move a number", "use-h": "number to animal", "use-i": "two dice, one cell",
    "use-j": "corners count", "use-k": "at once: anything", "use-l": "at once: mice",
}  # fmt: skip
HUNGARIAN = {
    "round": "#. forduló", "stars": "A csillagok", "final": "Végeredmény", "points": "pont",
    "left": "hátralévő kocka:", "writing": "ír", "done": "kész", "won": "nyert",
    "shared": "közös győzelem", "owe-write": "Számmal tartozol!", "owe-room": "Melyik a szoba?",
    "owe-open": "Nyiss meg mezőt!", "owe-k": "Írj be bármit!", "owe-l": "Rajzolj egeret!",
    "use-a": "kocka bárhova", "use-b": "érték ±1", "use-c": "egérből szám",
    "use-d": "hármas bárhova", "use-e": "kockák száma ±1", "use-f": "2 és 5 csere",
    "use-g": "szám költözik", "use-h": "számból állat", "use-i": "két kocka egybe",
    "use-j": "sarok is számít", "use-k": "rögtön: bármi", "use-l": "rögtön: egér",
}  # fmt: skip
_GAME = House()
_NAMES = ("Ágnes", "Fülöp", "Kati", "Dénes", "Éva", "Őze Öcsi")


@dataclass(frozen=True, slots=True)
class Scene:
    """A game some seats have played by rule of thumb until a round, and how it is looked at."""

    level: int = 1
    seats: int = 1
    rounds: int = 1
    """Until this round begins; 99 until it is over."""
    viewer: Seat | None = 0
    moves: int = 0
    """So many more moves of the viewer."""
    seed: str = "house"
    owed: bool = False
    """Then until something is owed."""
    done: int = 0
    """So many seats from the last one have confirmed."""
    abilities: str = "random"
    winners: tuple[Seat, ...] | None = None
    names: tuple[str, ...] = _NAMES
    labels: tuple[tuple[str, str], ...] = tuple(HUNGARIAN.items())

    def state(self) -> State:
        """The position."""
        rng = Seeded(f"scene/{self.seed}", 0)
        options = {"level": str(self.level), "abilities": self.abilities}
        state, step = _GAME.start(self.seats, options, Seeded(self.seed, 0)), 0
        while state.phase is not Phase.OVER and state.round < self.rounds:
            seat = _GAME.to_move(state)[0]
            step += 1
            state = _by_thumb(state, seat, rng, Seeded(self.seed, step))
        seat, more = self.viewer or 0, self.moves
        while state.phase is not Phase.OVER and not state.done[seat]:
            owed = bool(state.draft(seat).owed)
            if (self.owed and owed) or (not self.owed and more <= 0):
                break
            more, step = more - 1, step + 1
            state = _by_thumb(state, seat, rng, Seeded(self.seed, step))
        for other in range(self.seats - self.done, self.seats):
            while state.phase is not Phase.OVER and not state.done[other]:
                step += 1
                state = _by_thumb(state, other, rng, Seeded(self.seed, step))
        return state

    def painted(self) -> Painted:
        """What the painter makes of it."""
        state = self.state()
        asked = self.viewer is not None and self.viewer in _GAME.to_move(state)
        look = Look(
            self.names[: self.seats],
            dict(self.labels),
            View.TABLE if self.viewer is None else View.OWN,
            choices=tuple(_GAME.moves(state, self.viewer or 0)) if asked else (),
            winners=self.winners,
        )
        return paint(_GAME.seen_by(state, self.viewer), look)

    def picture(self) -> Image.Image:
        """All of it."""
        return self.painted().picture()


def _by_thumb(state: State, seat: Seat, rng: Rng, chance: Rng) -> State:
    """Of a few moves the one that leaves the most rooms and the largest groups."""
    moves = _GAME.moves(state, seat)
    some = rng.shuffled(moves)[:24]

    def wish(number: int) -> tuple[int, int]:
        after = _GAME.apply(state, seat, some[number], Seeded("look", 0))
        sheet = after.shown(seat)
        grown = 0
        for held in sheet.held[:4]:
            loose = held & ~sheet.walled
            grown += (loose & (loose << 1 | loose << 8)).bit_count()
        return len(sheet.rooms), grown

    best = max(range(len(some)), key=wish)
    return _GAME.play(state, seat, some[best], chance)


_LATE = Scene(rounds=8)
_FULL = Scene(seats=6, rounds=7, viewer=None, done=2)

SCENES = {
    "start": Scene(abilities="first"),
    "in play": replace(_LATE, moves=2),
    "a number is owed": replace(_LATE, rounds=6, seed="h", owed=True),
    "a symbol is owed": replace(_LATE, rounds=4, seed="debt", owed=True),
    "mice are owed": replace(_LATE, rounds=10, moves=4),
    "all dice written": replace(_LATE, rounds=7, moves=3),
    "over, alone": replace(_LATE, rounds=99),
    "in English": replace(_LATE, moves=1, labels=tuple(ENGLISH.items())),
    "stars": Scene(level=2, rounds=0),
    "second level": Scene(level=2, rounds=9, moves=1),
    "third level": Scene(level=3, rounds=8, moves=1),
    "fourth level": Scene(level=4, rounds=4, moves=1),
    "squares are opened": Scene(level=4, rounds=2, seed="grow", owed=True),
    "six sheets, third level": Scene(level=3, seats=6, rounds=7, viewer=None, done=3),
    "own of six": replace(_FULL, viewer=2, moves=1),
    "two sheets": Scene(seats=2, rounds=6, viewer=None),
    "four sheets": Scene(level=3, seats=4, rounds=7, viewer=None, done=1),
    "six sheets": _FULL,
    "six sheets, fourth level": Scene(level=4, seats=6, rounds=6, viewer=None, done=3),
    "over, three sheets": Scene(level=2, seats=3, rounds=99, viewer=None),
    "over, six sheets": replace(_FULL, rounds=99, labels=tuple(ENGLISH.items())),
    "long names": replace(
        _FULL,
        names=(
            *("Őrségváltó Űrhajós Tünde", "Bartholomew the Magnificent", "愛", "🐈 Zoë 🐾"),
            *("Алёна", "Nguyễn Thị Ánh"),
        ),
    ),
}
