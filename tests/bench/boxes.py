"""What pictures of a growing table cost, and how large they get: `python -m tests.bench.boxes`.

The naive way draws the same cells at double size, scales them with LANCZOS and writes an RGB PNG.
It is let off lightly: its cats are ready made, and toys, panels and marks are left out.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from PIL import Image, ImageDraw

from engines.fits import Fits
from engines.fits.state import State
from engines.fits.words.notation import lettered
from engines.rng import Seeded
from engines.values import Seen
from render.fits import cats
from render.fits.dress import CARTON
from render.fits.paint import paint
from render.fits.places import bounds, plan_of
from render.fits.scenes import HUNGARIAN, NAMES
from render.kit.png import encode
from render.kit.theme import DEFAULT
from render.kit.type import font_for
from render.painter import Look
from tests.bench.pictures import median

GAME: Final = Fits()
SEATS: Final = 5
GAMES: Final = 200
LARGEST: Final = 200
"""Kilobytes a picture may have."""
TIMES: Final = 15
"""So many times cheaper than the naive way it is to be."""
ROUNDS: Final = 3
LOOK: Final = Look(NAMES, HUNGARIAN)


def played(seed: int) -> Iterator[State]:
    """A random game of five, after each of its moves; a verb is chosen first, then a move."""
    state, chance = GAME.start(SEATS, {}, Seeded(seed, 0)), Seeded(seed, -1)
    while GAME.to_move(state):
        moves = GAME.moves(state, state.seat)
        verb = chance.choice(sorted({move.verb for move in moves}))
        move = chance.choice([move for move in moves if move.verb == verb])
        state = GAME.play(state, state.seat, move, Seeded(seed, 1))
        yield state


def area(state: State) -> int:
    """How many cells a table spreads over."""
    columns, rows = bounds(state)
    return len(columns) * len(rows)


def ours(state: State, look: Look) -> bytes:
    """What the bot does."""
    return encode(paint(GAME.seen_by(state, None), look).picture())


def naive(seen: Seen[State], sprites: dict[tuple[str, int, bool], Image.Image]) -> bytes:
    """The same cells drawn afresh."""
    state, plan = seen.state, plan_of(seen.state, LOOK, 70)
    size = (plan.width, plan.bottom + 400)
    picture = Image.new("RGB", (2 * size[0], 2 * size[1]), DEFAULT.page)
    pen, rim = ImageDraw.Draw(picture), state.board.index.rim
    font = font_for("abc", 60, DEFAULT)
    for frame in (*plan.frames, *plan.strips):
        for cell, walls in state.board.index.walls.items():
            if frame.holds(cell):
                left, top, right, low = (2 * at for at in frame.box(cell))
                pen.rectangle((left, top, right, low), CARTON.card, CARTON.crease)
                for side, box in enumerate(
                    ((left, top, right, top + 16), (right - 16, top, right, low))
                ):
                    if walls & (1 << side):
                        pen.rectangle(box, CARTON.wall)
        for cell, letter in zip(rim, lettered(rim), strict=True):
            if frame.holds(cell):
                left, top, right, low = (2 * at for at in frame.box(cell))
                box = (left, top, right, low)
                pen.rounded_rectangle(box, 16, CARTON.floor_dark, CARTON.floor_line)
                pen.text((left + 20, top + 20), letter, CARTON.letter, font)
        for each in state.board.lying:
            if frame.holds(each.at):
                sprite = sprites[cats.sprite_of(each)]
                left, top = frame.at(each.at)
                picture.paste(sprite, (2 * left, 2 * top), sprite)
    file = io.BytesIO()
    picture.resize(size, Image.Resampling.LANCZOS).save(file, "PNG", compress_level=6)
    return file.getvalue()


def main() -> None:
    """Measure both ways over a game, and the largest tables of many."""
    game = list(played(0))
    cases = [(state, LOOK) for state in game]
    first, *_ = median(ours, cases[:1])
    once, *_ = median(ours, cases)
    warm, size, most = median(ours, cases * ROUNDS)
    kinds = {cats.sprite_of(each) for state in game for each in state.board.lying}
    sprites = {kind: cats.lying(DEFAULT, *kind, (160, 98)) for kind in kinds}
    far, *_ = median(naive, [(GAME.seen_by(state, None), sprites) for state in game[::8]])
    print(f"fits, very first picture           {first:7.0f} ms")
    print(f"fits, a process's first table      {once:7.2f} ms")
    print(f"fits, all tiles at hand            {warm:7.2f} ms {size:4.0f} KB, most {most:.0f}")
    told = f"{far / warm:.0f} times ours (at least {TIMES})"
    print(f"{'naive: 2x, LANCZOS, RGB PNG 6':34} {far:7.2f} ms {told}")
    ends = sorted((list(played(seed))[-SEATS] for seed in range(GAMES)), key=area)[-3:]
    shown = [(state, replace(LOOK, whole=whole)) for state in ends for whole in (False, True)]
    *_, most = median(ours, shown)
    columns, rows = bounds(ends[-1])
    told = f"{most:.0f} KB (at most {LARGEST})"
    print(f"fits, largest of {GAMES} tables: {len(columns)}x{len(rows)} cells, {told}")


if __name__ == "__main__":
    main()
