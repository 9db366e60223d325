"""What a seat alone sees of the sacks: its hand, its mice, what it laid, put aside and won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from engines.sack.cards import Card, points
from engines.sack.state import State
from engines.values import HIDDEN, Hidden, Seat, Seen
from render.kit import frames
from render.kit.brush import Brush
from render.kit.panels import box
from render.kit.theme import Theme
from render.kit.tokens import head, sign, word
from render.kit.type import clipped, presentable
from render.painter import Box, Look
from render.sack.cards import (
    BIG,
    MIDDLE,
    MINI,
    Size,
    Spread,
    face,
    figure,
    ink,
    mouse,
    pen,
    small,
    stacked,
)
from render.sack.panels import HEIGHT

GAP: Final = 12
WIDTH: Final = 868
LINE: Final = 5
"""Cards beside each other; fewer than that are larger."""
FOOT: Final = 142
NARROW: Final = 150
"""A box below the hand for a single card."""


def hand(seen: Seen[State], look: Look) -> Image.Image:
    """All that is the viewer's own."""
    state, theme, seat = seen.state, look.theme, seen.seat or 0
    cards, laid_card = state.hands[seat], state.laid[seat]
    size, lines = _measures(cards)
    picture = _ground(theme, lines, size[1]).copy()
    _lay_heading(picture, state, look, seat)
    for card, corner in _corners(cards):
        picture.paste(face(theme, card, size, theme.page), corner)
    top = _foot(cards)
    _lay_single(picture, (GAP, top), "laid", laid_card, look)
    _lay_single(picture, (2 * GAP + NARROW, top), "aside", state.removed[seat], look)
    _lay_won(picture, (3 * GAP + 2 * NARROW, top), state.sacks[seat], look)
    return picture


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


def held(seen: Seen[State]) -> dict[str, Box]:
    """Where the cards of the hand lie."""
    cards = seen.state.hands[seen.seat or 0]
    (wide, high), _ = _measures(cards)
    down = _foot(cards) + FOOT + GAP
    return {
        str(card): (left / WIDTH, top / down, (left + wide) / WIDTH, (top + high) / down)
        for card, (left, top) in _corners(cards)
    }


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
    picture: Image.Image,
    at: tuple[int, int],
    key: str,
    card: Card | Hidden | None,
    look: Look,
) -> None:
    """A single small card below its word."""
    _lay_title(picture, at, look.labels.get(key, ""), NARROW, look.theme)
    if card is not None:
        place = (at[0] + (NARROW - MINI[0]) // 2, at[1] + FOOT - MINI[1] - 14)
        picture.paste(small(look.theme, Spread(card), look.theme.panel), place)


def _lay_won(
    picture: Image.Image, at: tuple[int, int], sack: Sequence[Card | Hidden], look: Look
) -> None:
    """The won cards below their sum; the same ones lie on one stack."""
    theme, wide = look.theme, WIDTH - at[0] - GAP
    won = [card for card in sack if card is not HIDDEN]
    text = look.labels.get("sacks", "")
    _lay_title(picture, at, f"{text}: {figure(points(won))}" if text else "", wide, theme)
    for n, stack in enumerate(stacked(won)):
        place = (at[0] + 18 + n * (MINI[0] + 6), at[1] + FOOT - MINI[1] - 14)
        picture.paste(small(theme, stack, theme.panel), place)


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
