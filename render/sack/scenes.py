"""Tables of Cat in the Sack worth looking at."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PIL import Image

from engines.rng import Seeded
from engines.sack import Sack
from engines.sack.state import Phase, State
from engines.values import Seat
from render.painter import Look, Painted, View
from render.sack.paint import paint

ENGLISH = {
    "round": "Round",
    "bank": "In the bank",
    "turn": "to move",
    "choosing": "choosing",
    "passed": "passed",
    "last": "Nobody bid: yours for",
    "high": "Highest bid",
    "unbid": "No bid yet",
    "sale": "Last sack",
    "unwanted": "Nobody wanted this sack",
    "dogs": "What a lone dog takes away",
    "pile": "Draw pile",
    "won": "winner",
    "shared": "winners",
    "final": "Final scores",
    "total": "points",
    "hand": "In your hand",
    "laid": "In the sack",
    "aside": "Put aside",
    "sacks": "Won",
}
HUNGARIAN = {
    "round": "Forduló",
    "bank": "A bankban",
    "turn": "jön",
    "choosing": "választ",
    "passed": "passzolt",
    "last": "Senki sem licitált, ára",
    "high": "Legmagasabb ajánlat",
    "unbid": "Még nincs ajánlat",
    "sale": "A legutóbbi zsák",
    "unwanted": "Senkinek sem kellett",
    "dogs": "Magányos kutya ezt viszi",
    "pile": "Húzópakli",
    "won": "győzött",
    "shared": "győztesek",
    "final": "Végeredmény",
    "total": "pont",
    "hand": "A kezedben",
    "laid": "A zsákban",
    "aside": "Félretéve",
    "sacks": "Elnyerve",
}
NAMES = ("Ágnes", "Fülöp", "Kati", "Őzike", "Zsombor")
_GAME = Sack()


@dataclass(frozen=True, slots=True)
class Scene:
    """A table dealt from a seed, the moves made at it, and who looks at what."""

    seats: int
    seed: str = "scene"
    rounds: int = 0
    """So many rounds are played first, as chance will have it."""
    moves: tuple[str, ...] = ()
    """`lay` alone lays a card for whoever has not, the first of the hand."""
    viewer: Seat | None = None
    hand: bool = False
    since: int = 0
    """The news of so many moves are marked."""
    ask: bool = False
    """The viewer's legal moves are marked."""
    names: tuple[str, ...] = NAMES
    labels: tuple[tuple[str, str], ...] = tuple(HUNGARIAN.items())
    winners: tuple[Seat, ...] | None = None

    def states(self) -> list[State]:
        """The deal, and the position after each move."""
        state, chance = _GAME.start(self.seats, {}, Seeded(self.seed, 0)), Seeded(self.seed, -1)
        states = [state]
        while state.round <= self.rounds and _GAME.to_move(state):
            seat = _GAME.to_move(state)[0]
            legal = _GAME.moves(state, seat)
            # Bids go up by little, or nobody would have any mice left after the first sack.
            likely = legal if state.phase is Phase.LAY else (*legal[:2], legal[-1])
            state = _GAME.play(state, seat, chance.choice(likely), Seeded(self.seed, 0))
            states.append(state)
        for text in self.moves:
            seat = _GAME.to_move(state)[0]
            move = _GAME.moves(state, seat)[0] if text == "lay" else _GAME.parse(state, seat, text)
            state = _GAME.play(state, seat, move, Seeded(self.seed, 0))
            states.append(state)
        return states

    def state(self) -> State:
        """The position after the moves."""
        return self.states()[-1]

    def painted(self) -> Painted:
        """What the painter makes of it."""
        states = self.states()
        news = [item for each in states[len(states) - self.since :] for item in _GAME.news(each)]
        asked = () if self.viewer is None else _GAME.moves(states[-1], self.viewer)
        look = Look(
            self.names[: self.seats],
            dict(self.labels),
            View.OWN if self.hand else View.TABLE,
            tuple(item for item in news if item.seat in (None, self.viewer)),
            tuple(asked) if self.ask else (),
            self.winners,
        )
        return paint(_GAME.seen_by(states[-1], self.viewer), look)

    def picture(self) -> Image.Image:
        """All of it."""
        return self.painted().picture()


def _lays(*cards: str) -> tuple[str, ...]:
    return tuple(f"lay {card}" for card in cards)


_DOGS = Scene(5, "dogs 54", rounds=1, moves=_lays("smalldog", "cat11", "cat-8", "rabbit", "cat15"))
_UNBID = ("pass",) * 4
SCENES = {
    "start": Scene(5),
    "laying": Scene(5, moves=("lay",) * 3),
    "laying, four seats": Scene(4, rounds=3, moves=("lay",) * 2),
    "laying, three seats": Scene(3, moves=("lay",)),
    "first card": replace(_DOGS, viewer=1),
    "auction": replace(_DOGS, moves=(*_DOGS.moves, "bid 3", "bid 4", "pass", "bid 6")),
    "high offers": replace(_DOGS, moves=(*_DOGS.moves, "bid 10", "pass", "pass", "bid 13", "pass")),
    "chased": replace(_DOGS, moves=(*_DOGS.moves, "bid 4", *_UNBID)),
    "last chance": replace(_DOGS, moves=(*_DOGS.moves, *_UNBID)),
    "declined": replace(_DOGS, moves=(*_DOGS.moves, *_UNBID, "pass")),
    "four seats": Scene(4, rounds=3, moves=(*("lay",) * 4, "bid 3", "pass"), viewer=2),
    "three seats": Scene(3, rounds=4, moves=("lay",) * 3),
    "last two cards": Scene(3, rounds=4, moves=(*("lay",) * 3, "pass", "pass")),
    "over": Scene(5, rounds=9),
    "over, three seats": Scene(3, rounds=9, labels=tuple(ENGLISH.items())),
    "given up": replace(_DOGS, winners=(3,)),
    "in English": replace(_DOGS, moves=(*_DOGS.moves, "pass"), labels=tuple(ENGLISH.items())),
    "long names": replace(
        _DOGS,
        names=("Őrségváltó Űrhajós Tünde", "Bartholomew the Magnificent", "愛", "🐈 Zoë", "Алёна"),
        moves=(*_DOGS.moves, "bid 9", "pass"),
    ),
    "over, long names": Scene(4, rounds=9, names=("Őrségváltó Űrhajós Tünde",) * 4),
    "hand of nine": Scene(5, viewer=2, hand=True),
    "hand and sacks": Scene(4, rounds=5, viewer=3, moves=("lay",) * 4, hand=True),
    "hand of one": Scene(4, rounds=8, viewer=2, hand=True, labels=tuple(ENGLISH.items())),
    "passed and bid since": replace(
        _DOGS, moves=(*_DOGS.moves, "bid 3", "bid 4", "pass", "bid 6"), since=3
    ),
    "sold since": replace(_DOGS, moves=(*_DOGS.moves, "bid 4", *_UNBID), since=5),
    "hand to lay from": Scene(5, viewer=2, hand=True, ask=True),
    "hand of four to lay from": Scene(4, rounds=5, viewer=3, hand=True, ask=True),
    "hand, laid since": Scene(4, rounds=5, viewer=0, moves=("lay",), hand=True, since=1),
    "hand, won since": Scene(4, rounds=5, viewer=2, hand=True, since=2),
    "hand over": Scene(5, rounds=9, viewer=0, hand=True),
}
