"""Tables of Nine Lives worth looking at."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PIL import Image

from engines.nine import Nine
from engines.nine.cards import CARDS, COLOURS
from engines.nine.state import FOUR, Phase, State
from engines.rng import Seeded
from engines.values import Seat
from render.nine.paint import paint
from render.painter import Look, Painted, View

ENGLISH = {
    "stock": "draw pile", "box": "box", "turn": "to move", "won": "winner", "shared": "winners",
    "first": "Which one first?", "card": "In question", "score": "Score now?",
    "kittens": "Kittens to drop", "seat": "your cats",
}  # fmt: skip
HUNGARIAN = {
    "stock": "húzópakli", "box": "doboz", "turn": "jön", "won": "győztes", "shared": "győztesek",
    "first": "Melyik jön előbb?", "card": "Erről kell dönteni", "score": "Lepontozod?",
    "kittens": "Eldobandó kiscicák", "seat": "a macskáid",
}  # fmt: skip
NAMES = ("Ágnes", "Fülöp", "Kati", "Őzike", "Zsombor")
STOCK = "green1 blue9 yellow5 red1-9 stray green7 lady blue3 gooddog yellow7 red5 blue1"
FULL = (
    "1 red: red3 red3-7 stray red9",
    "1 blue: blue5 blue5",
    "1 green: green9 green9 green1-9 green5 +kittens",
    "2 red: red7 red9",
    "2 yellow: yellow1 yellow1-9 stray",
    "3 red: red5 red5 red5 red3",
    "3 blue: blue9 stray blue3-7 +kittens",
    "4 green: green7",
    "4 yellow: yellow3-7 yellow7",
    "5 blue: blue1 blue1 blue3 blue1-9 blue9 stray +kittens",
)
_GAME = Nine()


@dataclass(frozen=True, slots=True)
class Scene:
    """A table with series, the moves made at it, and who looks at it."""

    seats: int
    series: tuple[str, ...] = ()
    tops: str = "red7 yellow3-7|stray|blue1 green9|kittens|baddog"
    stock: str = STOCK
    question: str = ""
    coins: tuple[int, ...] = (0, 3, 12, 1, 8)
    moves: tuple[str, ...] = ()
    viewer: Seat | None = None
    own: bool = False
    since: int = 1
    """The news of so many moves are marked."""
    ask: bool = False
    """The legal moves are marked."""
    over: bool = False
    names: tuple[str, ...] = NAMES
    labels: tuple[tuple[str, str], ...] = tuple(HUNGARIAN.items())

    def opening(self) -> State:
        """The position before the moves."""
        rows: list[tuple[int, ...]] = [()] * (FOUR * self.seats)
        kittens = []
        for text in self.series:
            where, _, cards = text.partition(": ")
            player, colour = where.split()
            if int(player) <= self.seats:
                bed = FOUR * (int(player) - 1) + COLOURS.index(colour)
                rows[bed] = tuple(CARDS[name] for name in cards.split() if name in CARDS)
                kittens += [bed] if "+kittens" in cards else []
        asked = tuple(CARDS[name] for name in self.question.split())
        piles = self.tops.split("|")[: self.seats]
        return State(
            seats=self.seats,
            piles=tuple(tuple(CARDS[name] for name in pile.split()) for pile in piles),
            stock=tuple(CARDS[name] for name in self.stock.split()),
            box=(),
            series=tuple(rows),
            kittens=tuple(sorted(kittens)),
            coins=self.coins[: self.seats],
            turn=0,
            phase=Phase.OVER if self.over else (Phase.TURN, Phase.CARD, Phase.FIRST)[len(asked)],
            cards=asked,
        )

    def states(self) -> list[State]:
        """The opening, and the position after each move."""
        states = [self.opening()]
        for text in self.moves:
            state = states[-1]
            seat = _GAME.to_move(state)[0]
            move = _GAME.parse(state, seat, text)
            states.append(_GAME.play(state, seat, move, Seeded("scene", len(states))))
        return states

    def painted(self) -> Painted:
        """What the painter makes of it."""
        states = self.states()
        made = states[1:][-self.since :]
        news = tuple(item for each in made for item in _GAME.news(each))
        state = states[-1]
        asked = _GAME.to_move(state)[:1] if self.ask else ()
        outcome = _GAME.outcome(state)
        look = Look(
            self.names[: self.seats],
            dict(self.labels),
            View.OWN if self.own else View.TABLE,
            news,
            tuple(move for seat in asked for move in _GAME.moves(state, seat)),
            outcome.winners if outcome else None,
        )
        return paint(_GAME.seen_by(state, self.viewer), look)

    def picture(self) -> Image.Image:
        """All of it."""
        return self.painted().picture()


_FOUR = Scene(4, FULL)
SCENES = {
    "start": Scene(4, coins=(0,) * 5),
    "turn": replace(_FOUR, ask=True),
    "five seats": Scene(5, FULL, ask=True),
    "three seats": Scene(3, FULL),
    "own mat": replace(_FOUR, viewer=2, own=True),
    "two drawn": replace(_FOUR, moves=("draw",), ask=True),
    "card in question": replace(_FOUR, question="red9", ask=True),
    "stray in question": replace(_FOUR, question="stray", ask=True),
    "rascal in question": replace(_FOUR, question="rascal", ask=True),
    "bad dog in question": replace(_FOUR, question="baddog", ask=True),
    "stolen": Scene(4, FULL, moves=("steal 3 blue",)),
    "robbed": Scene(
        4,
        (*FULL, "1 yellow: yellow5", "3 yellow: yellow3"),
        moves=("rob 3 yellow 4 yellow", "take 1"),
        since=2,
    ),
    "kittens without a series": Scene(
        3,
        ("1 red: red3 red7", "3 red: red9 +kittens", "2 blue: blue1"),
        moves=("steal 3 red",),
        ask=True,
    ),
    "score or wait": Scene(
        4,
        ("1 red: red3 red9", "2 blue: blue1"),
        moves=("take 1",),
        tops="red7|red1|lady|blue5",
        ask=True,
    ),
    "chased": Scene(4, FULL, question="baddog", moves=("baddog green 2",), viewer=0, own=True),
    "pile gone": Scene(3, FULL, stock="", tops="red7||blue1 green9", question="blue9", ask=True),
    "over": replace(_FOUR, over=True),
    "over, shared": Scene(5, FULL, over=True, coins=(4, 9, 9, 2, 0), stock=""),
    "in English": replace(_FOUR, labels=tuple(ENGLISH.items()), moves=("take 1",)),
    "long names": Scene(
        5,
        FULL,
        names=("Őrségváltó Űrhajós Tünde", "Bartholomew the Magnificent", "愛", "🐈 Zoë", "Алёна"),
    ),
}
