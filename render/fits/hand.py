"""What a seat alone sees: its hand, every card as it may lie, and the table with its own places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from engines.fits.cards import PRINCESS, Card, Face, is_toy
from engines.fits.state import Phase, State, but
from engines.values import HIDDEN, Seat
from render.fits import cats
from render.fits.cells import card
from render.fits.dress import CARTON, ink, pen
from render.fits.icons import stack
from render.fits.panels import ICON
from render.fits.places import GAP, settled
from render.kit.brush import Brush
from render.kit.panels import box
from render.kit.theme import Theme
from render.kit.tiles import laid
from render.kit.tokens import halo, head, sign, word
from render.kit.type import clipped, presentable
from render.painter import Box, Look, fractions

HEAD: Final = 88
CARDS: Final = 150
HEIGHT: Final = HEAD + CARDS + 8
LARGE: Final = (90, 114)
EDGE: Final = 6
PAIR: Final = 10
NAME: Final = 24


class Held(NamedTuple):
    """A card of the hand as it may lie."""

    word: str
    """What it is called in a move."""
    card: Card


def lay_hand(ground: Image.Image, state: State, look: Look, seat: Seat, top: int) -> dict[str, Box]:
    """Paste the heading and the cards; gives where each lies by its word."""
    theme = look.theme
    _lay_heading(ground, state, look, seat, top)
    words = {move.card for move in look.choices}
    places: dict[str, Box] = {}
    before = settled(state, look)
    held = list(ways_of(before, seat))
    kept = Counter(each.card for each in ways_of(but(state, phase=before.phase, seat=seat), seat))
    step = min(LARGE[0] + 2 * EDGE + 8, (ground.width - 2 * GAP) // max(1, len(held)))
    left = (ground.width - step * len(held)) // 2
    for n, each in enumerate(held):
        at = (left + n * step + EDGE + 4, top + HEAD + 8)
        area = (at[0], at[1], at[0] + LARGE[0], at[1] + LARGE[1])
        places.setdefault(each.word, fractions(area, ground.size))
        kept[each.card] -= 1
        if kept[each.card] < 0:
            continue  # the move that is looked at takes it
        lit = each.card in words
        below = theme.choice_light if lit else theme.page
        if lit:
            grown = (LARGE[0] + 2 * EDGE, LARGE[1] + NAME + 2 * EDGE)
            tile = halo(pen(theme), grown, below, theme.page)
            ground.paste(tile, (at[0] - EDGE, at[1] - EDGE))
        ground.paste(
            _card(theme, state.edition.faces.get(each.card, Face(0)), each.card, below), at
        )
        colour = theme.turn_text if lit else theme.panel_text
        tile = word(pen(theme), _code(each.card), 28, colour, below)
        ground.paste(tile, (at[0] + (LARGE[0] - tile.width) // 2, at[1] + LARGE[1] - 1))
    return places


def ways_of(state: State, seat: Seat) -> Iterator[Held]:
    """Every card of the hand, boxes also turned, by the word that chooses it; or start boxes."""
    if state.phase is Phase.START and seat == state.seat:
        for each in state.starts:
            yield from (Held(way, way) for way in state.edition.ways(each))
        return
    hand = [card for card in state.hands[seat] if card is not HIDDEN]
    toys = sum(map(is_toy, hand))
    for each in hand:
        if each == PRINCESS:
            yield Held("princess", each)
        elif is_toy(each):
            yield Held("toy" if toys == 1 else each, each)
        else:
            yield from (Held(way, way) for way in state.edition.ways(each))


def _code(name: Card) -> str:
    """What the card is called under its picture; she needs no name."""
    return "" if name == PRINCESS else name


@lru_cache(maxsize=256)
def _card(theme: Theme, face: Face, name: Card, ground: str) -> Image.Image:
    """A card on a ground of one colour."""
    if name == PRINCESS:
        picture = Image.new("RGB", LARGE, CARTON.cushion_light)
        sprite = cats.lying(theme, name, -1, True, (LARGE[0] - 6, (LARGE[0] - 6) * 92 // 150))
        flat = laid(sprite, picture, (3, 34))
    else:
        flat = card(theme, LARGE, face, CARTON.card).convert("RGBA")
    mask = Brush(*LARGE)
    mask.block((0, 0, *LARGE), 10, theme.ink)
    sheet = Image.new("RGBA", LARGE, ground)
    sheet.paste(flat, (0, 0), mask.image().getchannel("A"))
    return ink(theme).press(sheet)


def _lay_heading(ground: Image.Image, state: State, look: Look, seat: Seat, top: int) -> None:
    """Who looks, cats left and the pile."""
    theme, fill = look.theme, look.theme.turn
    wide = ground.width - 2 * GAP
    edge = theme.coats[seat].accent
    ground.paste(box(pen(theme), (wide, HEAD), fill, edge, thick=True), (GAP, top))
    ground.paste(head(pen(theme), seat, 72, fill), (GAP + 14, top + 8))
    name = look.names[seat] if seat < len(look.names) else ""
    shown = clipped(presentable(name, theme) or theme.coats[seat].letter, 32, theme, 300)
    ground.paste(word(pen(theme), shown, 32, theme.turn_text, fill), (GAP + 100, top + 24))
    title = look.labels.get("hand", "")
    x = ground.width - GAP - 26
    for draw, count in ((stack, len(state.hands[seat])), (cats.cat_head, state.stock[seat])):
        tile = word(pen(theme), str(count), 32, theme.turn_text, fill)
        x -= tile.width
        ground.paste(tile, (x, top + 24))
        x -= ICON + 6
        ground.paste(sign(pen(theme), draw, ICON, fill), (x, top + 26))
        x -= 20
    tile = word(
        pen(theme),
        clipped(title, theme.small_text, theme, 240),
        theme.small_text,
        theme.turn_text,
        fill,
    )
    ground.paste(tile, (x - tile.width, top + 30))
