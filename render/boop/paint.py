"""Draws boop: the bed with everything on it, and a panel for each of the two seats above it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engines.boop.bed import GRID, Kind
from engines.boop.moves import Enter
from engines.boop.state import Phase, State
from engines.values import Seat, Seen
from render.boop import parts, tiles
from render.boop.marks import Marks, left_by, marks_of
from render.boop.panels import Stock, lay_pool
from render.boop.places import (
    BOXES,
    ENTERING,
    GAP,
    PANEL_TOP,
    PLACES,
    PLACES_AND_SEAMS,
    SIZE,
    WIDTH,
    corner,
    entry,
    patch_of,
    seam,
)
from render.kit import cats
from render.kit.panels import Panel, Tone
from render.kit.theme import Theme
from render.painter import Box, Look, Painted, Painter, Piece, Pixels, fractions

STOCKS: Final = (*(kind.word for kind in Kind), "ghost")
"""What lies beside the bed, in the order it lies there."""


def paint(seen: Seen[State], look: Look) -> Painted:
    """The table as it is seen; nobody has anything alone."""
    state, theme = seen.state, look.theme
    ground = tiles.ground(theme).copy()
    pool: dict[str, Box] = {}
    homes: dict[str, Pixels] = {}
    for seat in (0, 1):
        at = (GAP + seat * (WIDTH - GAP) // 2, PANEL_TOP)
        panel, stocks = _panel(state, look, seat), _stocks(state, seat)
        boxes = lay_pool(ground, at, panel, stocks, tiles.pen(theme))
        homes |= {f"seat{seat + 1}-{word}": box for word, box in zip(STOCKS, boxes, strict=False)}
        if seat == seen.seat:
            pool = {kind.word: fractions(box, SIZE) for kind, box in zip(Kind, boxes, strict=False)}
    marks = marks_of(state, look)
    for cell, signs in marks.items():
        tiles.cell(theme, patch_of(cell), None, signs).lay(ground, corner(cell))
    for move in look.choices:
        if isinstance(move, Enter):
            ghost = ENTERING[move.cells]
            ground.paste(tiles.arrow(theme, ghost), entry(ghost)[:2])
    pieces = (*_cats(state, theme, marks), *_ghosts(state, look))
    if state.phase is Phase.ENTER:
        return Painted(ground, pieces, PLACES_AND_SEAMS, homes)
    return Painted(ground, pieces, PLACES | pool, homes)


PAINTER = Painter(paint, labels=("turn", "won", "drawn"))


def _cats(state: State, theme: Theme, marks: Marks) -> Iterator[Piece]:
    for cell, seat, kind in state.pieces():
        marked = marks.get(cell, frozenset())
        rest = tiles.cell(theme, patch_of(cell), (seat, kind), marked)
        yield Piece(GRID.name(cell), BOXES[cell], tiles.sprite(theme, seat, kind), rest)


def _ghosts(state: State, look: Look) -> Iterator[Piece]:
    """The clouds ghosts left behind, and the ghosts with what shows where they go."""
    for cells in left_by(state, look):
        yield _shade("", cells, tiles.puff(look.theme))
    for seat in (0, 1):
        ghost = state.ghost(seat)
        if ghost is not None:
            drawn = tiles.ghost(look.theme, seat, ghost.direction)
            yield _shade(ghost.name, ghost.cells, drawn)


def _shade(word: str, cells: tuple[int, int], shade: tiles.Shade) -> Piece:
    (x, y), (right, down) = seam(cells), shade.corner
    left, top = x + right, y + down
    box = (left, top, left + shade.sprite.width, top + shade.sprite.height)
    return Piece(word, box, shade.sprite, shade.rest)


def _stocks(state: State, seat: Seat) -> list[Stock]:
    pool = state.pool(seat)
    stocks = [Stock(cats.kitten, pool.kittens), Stock(cats.cat, pool.cats)]
    if state.haunted:
        stocks.append(Stock(parts.ghost, None, there=pool.ghost))
    return stocks


def _panel(state: State, look: Look, seat: Seat) -> Panel:
    tone, label = Tone.WAITING, ""
    winners = state.result.winners if state.result else look.winners
    if winners is None:
        if seat == state.seat:
            tone, label = Tone.TURN, "turn"
    elif len(winners) > 1:
        label = "drawn"
    elif seat in winners:
        tone, label = Tone.WON, "won"
    name = look.names[seat] if seat < len(look.names) else ""
    return Panel(seat, name, tone, look.labels.get(label, ""))
