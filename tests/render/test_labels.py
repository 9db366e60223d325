"""What is written in pictures can be read on the smallest phone there is."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from typing import Any

import pytest
from PIL import ImageDraw

from bot.words import LOCALES, Words
from engines.rng import Seeded
from engines.values import Outcome
from render import PAINTERS
from render.kit.brush import OVERSIZE, Brush
from render.kit.type import ELLIPSIS
from render.painter import Look, Painted, View
from render.scenes import SCENES
from tests.stage import whole_shelf

WORDS = Words(LOCALES)
LABELS = {game: painter.labels for game, painter in PAINTERS.items()}
READABLE = 11
"""CSS pixels."""
SHARE, PHONE = 0.96, 360
"""So much of a phone's width a picture takes at least, as `tests/web/test_sizes` holds."""
SNORES = "z"
"""Of cats that sleep; they say nothing else does not."""


def forget() -> None:
    """What was drawn for another test would not be drawn again."""
    drawn = ("render.", "tests.lanterns.", "tests.knots.")
    rooms = [module for name, module in sys.modules.items() if name.startswith(drawn)]
    kept = [each for room in rooms for each in vars(room).values()]
    caches = [each for each in kept if isinstance(each, _lru_cache_wrapper)]
    assert caches
    for cache in caches:
        cache.cache_clear()


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """Every text with its size, as it is set in any picture from now on."""
    forget()
    found: list[tuple[str, float]] = []
    scale = [1]
    set_, write = ImageDraw.ImageDraw.text, Brush.write

    def setting(pen: Any, at: Any, text: str, *rest: Any, **named: Any) -> None:
        font = named.get("font") or (rest[1] if len(rest) > 1 else pen.font)
        found.append((text, font.size / scale[0]))
        set_(pen, at, text, *rest, **named)

    def writing(*all_: Any) -> None:
        scale[0] = OVERSIZE
        write(*all_)
        scale[0] = 1

    monkeypatch.setattr(ImageDraw.ImageDraw, "text", setting)
    monkeypatch.setattr(Brush, "write", writing)
    return found


@pytest.mark.parametrize("game", SCENES)
def test_every_label_can_be_read_in_full_on_a_small_phone(
    game: str, written: list[tuple[str, float]]
):
    tiny, cut, count = [], [], 0
    words = [WORDS.of(code)(f"{game}-label-{key}") for key in LABELS[game] for code in ("en", "hu")]
    for name, scene in SCENES[game].items():
        written.clear()
        scale = SHARE * PHONE / scene.painted().ground.width
        tiny += [(name, text, size) for text, size in written if size * scale < READABLE]
        short = [text[:-1] for text, _ in written if text.endswith(ELLIPSIS)]
        cut += [(name, each) for each in short if any(word.startswith(each) for word in words)]
        count += len(written)
    assert count > len(SCENES[game])
    assert cut == []
    assert [each for each in tiny if each[1] != SNORES] == []


@pytest.mark.parametrize(("game", "seats"), [("lanterns", 4), ("knots", 1), ("knots", 6)])
def test_labels_of_the_games_only_tests_know_can_be_read_too(
    game: str, seats: int, written: list[tuple[str, float]]
):
    tiny, count = [], 0
    for painted in _played(game, seats):
        scale = SHARE * PHONE / painted.ground.width
        tiny += [(text, size * scale) for text, size in written if size * scale < READABLE]
        count += len(written)
        written.clear()
    assert count > 100
    assert tiny == []


def _played(game: str, seats: int) -> Iterator[Painted]:
    """Pictures of a game by chance, as everybody sees it and as each seat does."""
    shelf = whole_shelf()
    rules, painter, dice = shelf.games[game], shelf.painters[game], random.Random(game)
    options = {each.id: each.default for each in rules.info.options}
    state = rules.start(seats, options, Seeded(game, 0))
    labels = {key: shelf.words.of("hu")(f"{game}-label-{key}") for key in painter.labels}
    look, own = (Look(("Maxi",) * seats, labels, view) for view in (View.TABLE, View.OWN))
    for step in range(1, 15):
        for seat in range(seats):
            yield painter.paint(rules.seen_by(state, seat), own)
        yield painter.paint(rules.seen_by(state, None), look)
        if isinstance(rules.outcome(state), Outcome) or not rules.to_move(state):
            return
        seat = dice.choice(rules.to_move(state))
        move = dice.choice(rules.moves(state, seat))
        state = rules.play(state, seat, move, Seeded(game, step))
