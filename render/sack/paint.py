"""Draws Cat in the Sack: the row under its mouse cards, and a panel for each seat below.

Legal moves are never marked: which offers somebody can make would tell how many mice there are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from engines.sack.cards import BIG_DOG, SMALL_DOG, Card
from engines.sack.state import Phase, State
from engines.values import HIDDEN, Seat, Seen
from render.kit import frames
from render.kit.brush import Brush
from render.kit.panels import Panel, Tone
from render.kit.theme import Theme
from render.kit.tiles import Spot, laid
from render.kit.tokens import sign, tag, word
from render.painter import Look, Painted, Painter, Pixels, View
from render.sack.cards import ink, mouse, pen, sack
from render.sack.dress import DECK
from render.sack.final import paint_final
from render.sack.hand import paint_hand
from render.sack.panels import HEIGHT as PANEL
from render.sack.panels import WIDTH as PANEL_WIDTH
from render.sack.panels import (
    Note,
    Stake,
    head_box,
    lay_note,
    lay_stake,
    of_dogs,
    of_sale,
    offer_box,
)
from render.sack.row import (
    FEW,
    FOOT,
    GAP,
    MICE,
    RIM,
    SIDE,
    TABLE,
    WIDTH,
    columns_of,
    corner,
    dash,
    lay_row,
    size_of,
    table,
)
from render.sack.signs import starter
from render.sack.since import Fresh, fresh_in

LABELS: Final = (
    *("round", "bank", "turn", "choosing", "passed", "last", "high", "unbid", "sale"),
    *("unwanted", "dogs", "pile", "won", "shared", "final", "total"),
    *("hand", "laid", "aside", "sacks"),
)
"""The keys of every word in a picture."""

EXAMPLE = (Card("cat15"), Card("cat-8"))
"""What a dog is shown to choose from before there is a sale to tell of."""


def paint(seen: Seen[State], look: Look) -> Painted:
    """The table as it is seen, or what the viewer has alone."""
    if look.view is View.OWN and owns(seen):
        return paint_hand(seen, look)
    if seen.state.phase is Phase.OVER:
        return Painted(paint_final(seen.state, look))
    return _paint_table(seen, look)


def owns(seen: Seen[State]) -> bool:
    """Whoever sits at the table has a hand."""
    return seen.seat is not None


PAINTER = Painter(paint, LABELS, owns)


def _paint_table(seen: Seen[State], look: Look) -> Painted:
    state, theme, fresh = seen.state, look.theme, fresh_in(seen.state, look.since)
    columns = columns_of(state)
    ground = _ground(theme, columns, state.seats).copy()
    _lay_rim(ground, seen, look)
    _lay_mice(ground, state, theme, columns)
    row = tuple(lay_row(ground, state, fresh, look))
    top = GAP + table(columns) + GAP
    cells = [(GAP + n % 2 * (PANEL_WIDTH + GAP), top + n // 2 * (PANEL + GAP)) for n in range(6)]
    for seat in range(state.seats):
        stake = _stake(state, seat, fresh)
        lay_stake(ground, cells[seat], _panel(state, look, seat), stake, theme)
    homes = _homes(state, columns, cells)
    free = cells[state.seats : 2 * _lines(state.seats)]
    for at, note in zip(free, _notes(state, look, len(free), fresh), strict=False):
        lay_note(ground, at, note, theme)
    return Painted(ground, row, homes=homes)


def _homes(state: State, columns: int, cells: Sequence[Spot]) -> dict[str, Pixels]:
    """Where mice and sacks go: the bank, the mouse cards, every seat and what it offers."""
    homes = {"bank": (GAP + TABLE - 160, GAP + 6, GAP + TABLE - 28, GAP + RIM - 8)}
    for at, (left, top) in enumerate(_mouse_cards(state, columns), 1):
        homes[f"mice{at}"] = (left, top, left + size_of(columns)[0], top + MICE)
    for seat, (left, top) in enumerate(cells[: state.seats]):
        homes[f"seat{seat + 1}"] = head_box(left, top)
        homes[f"seat{seat + 1}-offer"] = offer_box(left, top)
    return homes


def _mouse_cards(state: State, columns: int) -> Iterator[Spot]:
    """The left upper corner of each mouse card."""
    for at in range(len(state.mouse_cards)):
        left, _ = corner(columns, at + 1)
        if state.seats == FEW and at:
            left = (left + corner(columns, at + 2)[0]) // 2
        yield left, GAP + RIM + 14


def _lines(seats: int) -> int:
    """Of panels: there is always room for a note."""
    return seats // 2 + 1


def _lay_rim(picture: Image.Image, seen: Seen[State], look: Look) -> None:
    """Round and bank; between them, for a seat alone, its own mice."""
    state, theme, wood = seen.state, look.theme, look.theme.wood
    label, size = theme.wood_text, theme.text
    text = f"{look.labels.get('round', '')} {state.round}/{state.edition.rounds}".strip()
    tile = word(pen(theme), text, size, label, wood)
    top = GAP + 5 + (RIM - 14 - tile.height) // 2
    picture.paste(tile, (GAP + 28, top))
    tile = word(
        pen(theme), f"{look.labels.get('bank', '')} {state.bank}".strip(), size, label, wood
    )
    right = GAP + TABLE - 28
    picture.paste(sign(pen(theme), mouse, 40, wood), (right - 40, GAP + 6))
    picture.paste(tile, (right - 48 - tile.width, top))
    own = HIDDEN if seen.seat is None else state.mice[seen.seat]
    if seen.seat is not None and own is not HIDDEN:
        tile, middle = word(pen(theme), str(own), size, label, wood), GAP + TABLE // 2
        picture.paste(tag(pen(theme), seen.seat, 38, wood), (middle - 66, GAP + 7))
        picture.paste(sign(pen(theme), mouse, 40, wood), (middle - 22, GAP + 6))
        picture.paste(tile, (middle + 26, top))


def _lay_mice(picture: Image.Image, state: State, theme: Theme, columns: int) -> None:
    """The mouse cards, each above the card that is turned up when its mice are taken."""
    top, wide = GAP + RIM + 14, size_of(columns)[0]
    left, _ = corner(columns, 0)
    picture.paste(_bundle(theme), (left + (wide - MICE) // 2, top))
    bidding = state.phase is Phase.BID
    coming = next((at for at, mice in enumerate(state.mouse_cards) if mice), None)
    for at, lies in enumerate(_mouse_cards(state, columns)):
        tile = _mouse_card(theme, state.mouse_cards[at], wide, lit=bidding and at == coming)
        picture.paste(tile, lies)


def _name(look: Look, seat: Seat) -> str:
    return look.names[seat] if seat < len(look.names) else ""


def _panel(state: State, look: Look, seat: Seat) -> Panel:
    tone, label = Tone.WAITING, ""
    if look.winners is not None:
        if seat in look.winners:
            tone, label = Tone.WON, "won" if len(look.winners) == 1 else "shared"
    elif state.phase is Phase.LAY:
        if state.laid[seat] is None:
            tone, label = Tone.TURN, "choosing"
    elif seat == state.seat:
        tone, label = Tone.TURN, "turn"
    elif state.offers[seat] is None:
        label = "passed"
    passed = state.offers[seat] is None
    wears = starter if seat == state.start else None
    return Panel(seat, _name(look, seat), tone, look.labels.get(label, ""), passed, wears)


def _stake(state: State, seat: Seat, fresh: Fresh) -> Stake:
    offer = state.offers[seat] if state.phase is not Phase.LAY else None
    passed = state.offers[seat] is None
    hand, won = len(state.hands[seat]), len(state.sacks[seat])
    return Stake(offer, passed, hand, won, seat in fresh.acted)


def _notes(state: State, look: Look, room: int, fresh: Fresh) -> list[Note]:
    """What the free places beside the seats say."""
    say = look.labels.get
    dogs = say("dogs", "")
    if state.sale is not None:
        past = [of_sale(state.sale, say("sale", ""), say("unwanted", ""), fresh=fresh.sold)]
    elif room > 1:
        past = [of_dogs([dog], (*EXAMPLE, Card("cat5")), dogs) for dog in (BIG_DOG, SMALL_DOG)]
    else:
        past = [of_dogs((BIG_DOG, SMALL_DOG), EXAMPLE, dogs)]
    if state.phase is Phase.LAY:
        return past
    if state.phase is Phase.BUY:
        return [Note(say("last", ""), state.seat, 1), *past]
    if not state.high:
        return [Note(say("unbid", "")), *past]
    holder = next(seat for seat in state.in_auction() if state.offers[seat] == state.high)
    return [Note(say("high", ""), holder, state.high), *past]


@lru_cache(maxsize=8)
def _ground(theme: Theme, columns: int, seats: int) -> Image.Image:
    """The page with an empty table."""
    down = table(columns)
    height = GAP + down + _lines(seats) * (PANEL + GAP) + GAP
    picture = frames.page(theme, (WIDTH, height))
    picture.alpha_composite(tray(theme, down), (GAP, GAP))
    return ink(theme).press(picture)


def tray(theme: Theme, down: int) -> Image.Image:
    """A wooden table with a cloth."""
    brush = frames.board(theme, (TABLE, down))
    near, right, low = SIDE - 8, TABLE - SIDE + 8, down - FOOT + 2
    brush.block((near - 4, RIM - 6, right + 4, low + 4), 14, theme.wood_dark)
    brush.block((near, RIM - 2, right, low), 12, DECK.cloth_dark)
    brush.block((near, RIM - 2, right, low - 4), 12, DECK.cloth)
    return brush.image()


@lru_cache(maxsize=4)
def _bundle(theme: Theme) -> Image.Image:
    ground = Image.new("RGB", (MICE, MICE), DECK.cloth)
    return ink(theme).press(laid(sack(theme, MICE), ground))


@lru_cache(maxsize=64)
def _mouse_card(theme: Theme, mice: int, wide: int, *, lit: bool) -> Image.Image:
    """A plate with the mice on it; an empty one is an outline."""
    brush = Brush(wide, MICE)
    picture = Image.new("RGBA", (wide, MICE), DECK.cloth)
    if not mice:
        dash(brush, DECK.cloth_dark)
        return ink(theme).press(laid(brush.image(), picture))
    fill = theme.gold_light if lit else theme.white
    brush.block((0, 0, wide, MICE), 20, theme.ink)
    brush.block((4, 4, wide - 4, MICE - 4), 17, theme.gold if lit else DECK.sack)
    brush.block((10, 10, wide - 10, MICE - 10), 12, fill)
    brush.write(str(mice), (wide * 0.26, MICE / 2), 56, theme.turn_text, theme)
    picture = laid(brush.image(), picture)
    size = min(80, wide * 9 // 20)
    picture.alpha_composite(mouse(theme, size), (wide - size - 18, (MICE - size) // 2))
    return ink(theme).press(picture)
