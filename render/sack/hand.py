"""What a seat alone sees of the sacks: its hand, its mice, what it laid, put aside and won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from engines.sack.cards import Card, points
from engines.sack.moves import Lay
from engines.sack.state import State
from engines.values import HIDDEN, Hidden, Seat, Seen
from render.kit import frames
from render.kit.brush import Brush
from render.kit.panels import box
from render.kit.theme import Theme
from render.kit.tiles import Spot, Tile
from render.kit.tokens import halo, head, sign, word
from render.kit.type import clipped, presentable
from render.painter import Look, Painted, Piece, fractions
from render.sack.cards import (
    BIG,
    MIDDLE,
    MINI,
    Size,
    Spread,
    cut,
    face,
    figure,
    ink,
    mouse,
    pen,
    small,
    stacked,
)
from render.sack.panels import HEIGHT
from render.sack.since import won_by

GAP: Final = 12
WIDTH: Final = 868
LINE: Final = 5
"""Cards beside each other; fewer than that are larger."""
FOOT: Final = 142
EDGE: Final = 6
"""How far what marks a card reaches around it."""
NARROW: Final = 160
"""A box below the hand for a single card."""


def paint_hand(seen: Seen[State], look: Look) -> Painted:
    """All that is the viewer's own."""
    state, theme, seat = seen.state, look.theme, seen.seat or 0
    size, lines = _measures(state.hands[seat])
    ground = _ground(theme, lines, size[1]).copy()
    _lay_heading(ground, state, look, seat)
    pieces = tuple(_lay_cards(ground, state.hands[seat], look))
    places = {piece.word: fractions(piece.box, ground.size) for piece in pieces}
    top = _foot(state.hands[seat])
    laid_card = _lay_single(ground, (GAP, top), "laid", state.laid[seat], look)
    aside = _lay_single(ground, (2 * GAP + NARROW, top), "aside", state.removed[seat], look)
    _lay_won(ground, (3 * GAP + 2 * NARROW, top), state.sacks[seat], look, seat)
    return Painted(ground, (*pieces, *laid_card, *aside), places)


def _lay_cards(ground: Image.Image, cards: Sequence[Card | Hidden], look: Look) -> Iterator[Piece]:
    """Paste what shows which cards may be laid; gives the cards, called by their names."""
    theme, (size, _) = look.theme, _measures(cards)
    legal = {move.card for move in look.choices if isinstance(move, Lay)}
    for card, (left, top) in _corners(cards):
        if card is HIDDEN:
            continue
        below = theme.page
        if card in legal:
            below, grown = theme.choice_light, (size[0] + 2 * EDGE, size[1] + 2 * EDGE)
            ground.paste(halo(pen(theme), grown, below, theme.page), (left - EDGE, top - EDGE))
        box = (left, top, left + size[0], top + size[1])
        yield Piece(card, box, cut(theme, card, size), Tile(face(theme, card, size, below)))


def _lay_heading(picture: Image.Image, state: State, look: Look, seat: Seat) -> None:
    theme, fill = look.theme, look.theme.turn
    wide = WIDTH - 2 * GAP
    edge = theme.coats[seat].accent
    picture.paste(box(pen(theme), (wide, HEIGHT), fill, edge, thick=True), (GAP, GAP))
    picture.paste(head(pen(theme), seat, 92, fill), (GAP + 18, GAP + 16))
    name = look.names[seat] if seat < len(look.names) else ""
    shown = clipped(presentable(name, theme) or theme.coats[seat].letter, 38, theme, 470)
    picture.paste(word(pen(theme), shown, 38, theme.turn_text, fill), (GAP + 128, GAP + 22))
    title = clipped(look.labels.get("hand", ""), theme.text, theme, 430)
    text = f"{title}: {len(state.hands[seat])}" if title else ""
    picture.paste(word(pen(theme), text, theme.text, theme.turn_text, fill), (GAP + 128, GAP + 72))
    mice = state.mice[seat]
    tile = word(pen(theme), "?" if mice is HIDDEN else str(mice), 56, theme.turn_text, fill)
    right = GAP + wide - 30
    picture.paste(tile, (right - tile.width, GAP + (HEIGHT - tile.height) // 2 + 4))
    picture.paste(sign(pen(theme), mouse, 92, fill), (right - tile.width - 100, GAP + 14))


def _measures(cards: Sequence[Card | Hidden]) -> tuple[Size, int]:
    """How large a hand's cards are, and in how many lines they lie."""
    return (BIG if len(cards) < LINE else MIDDLE), -(-len(cards) // LINE)


def _corners(
    cards: Sequence[Card | Hidden],
) -> Iterator[tuple[Card | Hidden, tuple[int, int]]]:
    """Each card and its left upper corner: lines of cards beside each other, in the middle."""
    size, lines = _measures(cards)
    step = size[0] + GAP + 4
    for n in range(lines):
        line = cards[n * LINE : (n + 1) * LINE]
        left = (WIDTH - len(line) * step + GAP + 4) // 2
        top = GAP + HEIGHT + GAP + n * (size[1] + GAP)
        for place, card in enumerate(line):
            yield card, (left + place * step, top)


def _foot(cards: Sequence[Card | Hidden]) -> int:
    """Where what lies below the hand begins."""
    size, lines = _measures(cards)
    return GAP + HEIGHT + GAP + lines * (size[1] + GAP)


def _lay_single(
    ground: Image.Image, at: Spot, key: str, card: Card | Hidden | None, look: Look
) -> Iterator[Piece]:
    """Paste the word for a single small card; gives the card."""
    theme, (left, top) = look.theme, at
    _lay_title(ground, at, look.labels.get(key, ""), NARROW, theme)
    if card is None or card is HIDDEN:
        return
    x, y = left + (NARROW - MINI[0]) // 2, top + FOOT - MINI[1] - 14
    new = any(item.code == key and card in item.facts.values() for item in look.since)
    below = theme.gold if new else theme.panel
    if new:
        grown = MINI[0] + 2 * EDGE, MINI[1] + 2 * EDGE
        ground.paste(halo(pen(theme), grown, below, theme.panel), (x - EDGE, y - EDGE))
    rest = Tile(small(theme, Spread(card), below))
    yield Piece(card, (x, y, x + MINI[0], y + MINI[1]), cut(theme, card, MINI), rest)


def _lay_won(
    ground: Image.Image, at: Spot, sack: Sequence[Card | Hidden], look: Look, seat: Seat
) -> None:
    """The won cards below their sum; the same ones lie on one stack."""
    theme, wide, new = look.theme, WIDTH - at[0] - GAP, won_by(seat, look.since)
    won = [card for card in sack if card is not HIDDEN]
    text = look.labels.get("sacks", "")
    _lay_title(ground, at, f"{text}: {figure(points(won))}" if text else "", wide, theme)
    for n, stack in enumerate(stacked(won)):
        x, y = at[0] + 18 + n * (MINI[0] + 6), at[1] + FOOT - MINI[1] - 14
        below = theme.gold if stack.card in new else theme.panel
        if stack.card in new:
            grown = MINI[0] + 6, MINI[1] + 6
            ground.paste(halo(pen(theme), grown, below, theme.panel), (x - 3, y - 3))
        ground.paste(small(theme, stack, below), (x, y))


def _lay_title(
    picture: Image.Image, at: tuple[int, int], text: str, wide: int, theme: Theme
) -> None:
    shown = clipped(text, theme.small_text, theme, wide - 20)
    picture.paste(
        word(pen(theme), shown, theme.small_text, theme.panel_text, theme.panel),
        (at[0] + (18 if wide > NARROW else (wide - _across(shown, theme)) // 2), at[1] + 16),
    )


def _across(text: str, theme: Theme) -> int:
    return word(pen(theme), text, theme.small_text, theme.panel_text, theme.panel).width


@lru_cache(maxsize=8)
def _ground(theme: Theme, lines: int, high: int) -> Image.Image:
    """The page with the boxes at the foot."""
    top = GAP + HEIGHT + GAP + lines * (high + GAP)
    picture = frames.page(theme, (WIDTH, top + FOOT + GAP))
    left = GAP
    for wide in (NARROW, NARROW, WIDTH - 4 * GAP - 2 * NARROW):
        brush = Brush(wide, FOOT)
        edge = theme.panel_edge
        brush.block((0, 0, wide, FOOT), frames.CORNER, theme.panel, edge=edge, width=3)
        picture.alpha_composite(brush.image(), (left, top))
        left += wide + GAP
    return ink(theme).press(picture)
