"""What a picture costs, against the naive way and a peer: `python -m tests.bench.pictures`."""

from __future__ import annotations

import io
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any

from PIL import Image, ImageDraw

from engines.boop import Boop
from engines.boop.state import State
from engines.rng import Seeded
from engines.sack import Sack
from engines.sack.state import Phase
from engines.sack.state import State as Auction
from engines.values import Seat, Seen
from render import PAINTERS
from render.boop import places as boop
from render.boop.dress import QUILT
from render.kit import cats
from render.kit.png import encode
from render.kit.theme import DEFAULT
from render.kit.type import font_for
from render.painter import Look, View
from render.sack.scenes import HUNGARIAN as SACK_LABELS
from render.sack.scenes import NAMES as BIDDERS

ROUNDS = 7
MOVES = 90
WARM_UP = 400
NAMES = ("Őrző Ágnes", "Fülöp")
LABELS = {"turn": "jön", "won": "nyert", "drawn": "döntetlen"}
GAME = Boop()
SACK = Sack()
PAINT = PAINTERS["boop"].paint


def seen_tables(seed: str, moves: int) -> Iterator[tuple[Seen[State], Look]]:
    """A random table after each of its moves, the legal ones marked."""
    chance = Seeded(seed, -1)
    state = GAME.start(2, {}, Seeded(seed, 0))
    for step in range(1, moves + 1):
        if not GAME.to_move(state):
            state = GAME.start(2, {}, Seeded(seed, step))
        legal = GAME.moves(state, state.seat)
        yield GAME.seen_by(state, None), Look(NAMES, LABELS, choices=tuple(legal))
        state = GAME.play(state, state.seat, chance.choice(legal), Seeded(seed, step))


def seen_auctions(
    seed: str, moves: int, seat: Seat | None = None
) -> Iterator[tuple[Seen[Auction], Look]]:
    """A random table of five as it is seen after each of its moves, bids going up by little."""
    chance, state = Seeded(seed, -1), SACK.start(5, {}, Seeded(seed, 0))
    for step in range(1, moves + 1):
        if not SACK.to_move(state):
            state = SACK.start(5, {}, Seeded(seed, step))
        choices = () if seat is None else tuple(SACK.moves(state, seat))
        view = View.TABLE if seat is None else View.OWN
        yield SACK.seen_by(state, seat), Look(BIDDERS, SACK_LABELS, view, choices=choices)
        asked = SACK.to_move(state)[0]
        legal = SACK.moves(state, asked)
        likely = legal if state.phase is Phase.LAY else (*legal[:2], legal[-1])
        state = SACK.play(state, asked, chance.choice(likely), Seeded(seed, step))


def naive(seen: Seen[State], sprites: dict[tuple[int, str], Image.Image]) -> bytes:
    """An equivalent board drawn at double size, scaled with LANCZOS and written as RGB.

    It is let off lightly: its cats are ready made, and only the bed, text and dots are drawn.
    """
    width, height, cell = 2 * boop.WIDTH, 2 * boop.HEIGHT, 2 * boop.CELL
    left, top = 2 * boop.LEFT, 2 * boop.TOP
    picture = Image.new("RGB", (width, height), DEFAULT.page)
    pen = ImageDraw.Draw(picture)
    pen.rounded_rectangle((24, 292, width - 24, height - 20), 44, DEFAULT.wood)
    font = font_for("abc", 2 * DEFAULT.text, DEFAULT)
    for column, row in product(range(6), range(6)):
        x, y = left + column * cell, top + row * cell
        colour = QUILT.patches[(column + row) % 3]
        pen.rounded_rectangle((x + 2, y + 2, x + cell - 2, y + cell - 2), 24, colour)
        for step in range(20, cell - 30, 24):
            for line in ((x + step, y + 18, 14, 6), (x + step, y + cell - 24, 14, 6)):
                a, b, across, down = line
                pen.rectangle((a, b, a + across, b + down), QUILT.stitch)
    for n in range(6):
        pen.text((left + n * cell + cell // 2, top - 80), "abcdef"[n], DEFAULT.wood_text, font)
        pen.text((left - 70, top + n * cell + cell // 2), str(n + 1), DEFAULT.wood_text, font)
    for seat, name in enumerate(NAMES):
        at = 24 + seat * width // 2
        pen.rounded_rectangle((at, 20, at + 832, 276), 44, DEFAULT.turn)
        pen.text((at + 240, 40), name, DEFAULT.turn_text, font)
    for piece in seen.state.pieces():
        sprite = sprites[piece.seat, piece.kind.word]
        corner = left + piece.cell % 6 * cell, top + piece.cell // 6 * cell
        picture.paste(sprite, corner, sprite)
    small = picture.resize((boop.WIDTH, boop.HEIGHT), Image.Resampling.LANCZOS)
    file = io.BytesIO()
    small.save(file, "PNG", compress_level=6)
    return file.getvalue()


def peer() -> Callable[[], bytes] | None:
    """`chess.svg` with cairosvg, if they are installed (`locks/bench.txt`)."""
    try:
        import cairosvg  # noqa: PLC0415
        import chess.svg  # noqa: PLC0415
    except ImportError:
        return None
    board = chess.Board("r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4")

    def draw() -> bytes:
        svg = chess.svg.board(board, size=boop.HEIGHT)
        return bytes(cairosvg.svg2png(bytestring=svg.encode()))

    return draw


def median(task: Callable[..., bytes], cases: Sequence[tuple[Any, ...]]) -> tuple[float, ...]:
    """Milliseconds of CPU in the middle, kilobytes in the middle and at most."""
    times, sizes = [], []
    for case in cases:
        start = time.process_time()
        png = task(*case)
        times.append((time.process_time() - start) * 1e3)
        sizes.append(len(png) / 1000)
    return statistics.median(times), statistics.median(sizes), max(sizes)


def ours(seen: Seen[State], look: Look) -> bytes:
    """What the bot does."""
    return encode(PAINT(seen, look).picture())


def auctioned(seen: Seen[Auction], look: Look) -> bytes:
    """What the bot does, of a table of sacks."""
    return encode(PAINTERS["sack"].paint(seen, look).picture())


def held(seen: Seen[Auction], look: Look) -> bytes:
    """Somebody's own hand."""
    return auctioned(seen, look)


def auctions(naive_ms: float) -> None:
    """Measure the auction's pictures against the naive way."""
    first, *_ = median(auctioned, list(seen_auctions("bench", 1)))
    for table in seen_auctions("warm-up", WARM_UP):
        auctioned(*table)
    tables = list(seen_auctions("fresh", MOVES))
    once, *_ = median(auctioned, tables)
    warm, size, most = median(auctioned, tables * ROUNDS)
    print(f"sack, very first picture           {first:7.0f} ms")
    print(f"sack, a new table after {WARM_UP} moves  {once:7.2f} ms")
    print(f"sack, all tiles at hand            {warm:7.2f} ms {size:4.0f} KB, most {most:.0f}")
    print(
        f"{'naive: 2x, LANCZOS, RGB PNG 6':34} {naive_ms:7.2f} ms {naive_ms / warm:.0f} times ours"
    )
    warm, size, most = median(held, list(seen_auctions("fresh", MOVES, 0)) * ROUNDS)
    print(f"sack, a hand                       {warm:7.2f} ms {size:4.0f} KB, most {most:.0f}")


def main() -> None:
    """Measure all ways in one run and print how they compare."""
    kinds = {"kitten": cats.kitten, "cat": cats.cat}
    sprites = {
        (seat, word): draw(DEFAULT.coats[seat], DEFAULT, 2 * boop.CELL)
        for seat, (word, draw) in product((0, 1), kinds.items())
    }
    tables = list(seen_tables("bench", MOVES))
    first, *_ = median(ours, tables[:1])
    cold, *_ = median(ours, tables)
    for table in seen_tables("warm-up", WARM_UP):
        ours(*table)
    fresh = list(seen_tables("fresh", MOVES))
    once, _, _ = median(ours, fresh)
    warm, size, most = median(ours, fresh * ROUNDS)
    print(f"boop, very first picture           {first:7.0f} ms")
    print(f"boop, a process's first table      {cold:7.2f} ms")
    print(f"boop, a new table after {WARM_UP} moves  {once:7.2f} ms")
    print(f"boop, all tiles at hand            {warm:7.2f} ms {size:4.0f} KB, most {most:.0f}")
    others: dict[str, tuple[Callable[..., bytes], list[tuple[Any, ...]]]] = {
        "naive: 2x, LANCZOS, RGB PNG 6": (naive, [(seen, sprites) for seen, _ in fresh[::4]])
    }
    chess = peer()
    if chess is not None:
        others["chess.svg + cairosvg"] = (chess, [()] * 15)
    for name, (task, cases) in others.items():
        cost, size, _ = median(task, cases)
        print(f"{name:34} {cost:7.2f} ms {size:4.0f} KB, {cost / warm:.0f} times ours")
    auctions(median(naive, [(seen, sprites) for seen, _ in fresh[::4]])[0])


if __name__ == "__main__":
    main()
