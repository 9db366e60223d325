"""Draws Cat in the Sack: the row under its mouse cards, and a panel for each seat below.

Legal moves are never marked: which offers somebody can make would tell how many mice there are.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from engines.sack.cards import BIG_DOG, SMALL_DOG, Card
from engines.sack.state import PILE, Phase, State
from engines.sack.state import Place as Spot
from engines.values import HIDDEN, Seat, Seen
from render.kit import frames
from render.kit.brush import Brush
from render.kit.panels import Panel, Tone
from render.kit.theme import Colour, Theme
from render.kit.tiles import laid
from render.kit.tokens import sign, strip, tag, word
from render.painter import Look, Painter
from render.sack.cards import BIG, MIDDLE, Size, face, ink, mouse, pen, sack
from render.sack.dress import DECK
from render.sack.final import paint_final
from render.sack.hand import hand, held
from render.sack.panels import HEIGHT as PANEL
from render.sack.panels import WIDTH as PANEL_WIDTH
from render.sack.panels import Note, Stake, lay_note, lay_stake, of_dogs, of_sale
from render.sack.signs import starter

LABELS: Final = (
    *("round", "bank", "turn", "choosing", "passed", "last", "high", "unbid", "sale"),
    *("unwanted", "dogs", "pile", "won", "shared", "final", "total"),
    *("hand", "laid", "aside", "sacks"),
)
"""The keys of every word in a picture."""

GAP = 12
WIDTH = 2 * PANEL_WIDTH + 3 * GAP
TABLE = WIDTH - 2 * GAP
RIM, SIDE, FOOT = 54, 22, 24
MICE, NAME = 96, 40
ROUNDS = 9
EXAMPLE = (Card("cat15"), Card("cat-8"))
"""What a dog is shown to choose from before there is a sale to tell of."""


def paint(seen: Seen[State], look: Look) -> Image.Image:
    """The table as it is seen."""
    state, theme = seen.state, look.theme
    if state.phase is Phase.OVER:
        return paint_final(state, look)
    columns = state.seats + (state.seats == FEW)
    picture = _ground(theme, columns, state.seats).copy()
    _lay_rim(picture, seen, look)
    _lay_mice(picture, state, theme, columns)
    for column, spot in enumerate(_row(state)):
        _lay_spot(picture, column, spot, state, look)
    top = GAP + _table(columns) + GAP
    cells = [(GAP + n % 2 * (PANEL_WIDTH + GAP), top + n // 2 * (PANEL + GAP)) for n in range(6)]
    for seat in range(state.seats):
        lay_stake(picture, cells[seat], _panel(state, look, seat), _stake(state, seat), theme)
    free = cells[state.seats : 2 * _lines(state.seats)]
    for at, note in zip(free, _notes(state, look, len(free)), strict=False):
        lay_note(picture, at, note, theme)
    return picture


PAINTER = Painter(paint, LABELS, hand, held=held)

FEW = 3
"""So few have the draw pile's card in the row, too."""


def _size(columns: int) -> Size:
    return MIDDLE if columns > FEW + 1 else BIG


def _table(columns: int) -> int:
    """How high the table is."""
    return RIM + 14 + MICE + 12 + _size(columns)[1] + 8 + NAME + 16 + FOOT


def _lines(seats: int) -> int:
    """Of panels: there is always room for a note."""
    return seats // 2 + 1


def _corner(columns: int, column: int) -> tuple[int, int]:
    """Of a card of the row."""
    wide, inner = _size(columns)[0], TABLE - 2 * SIDE
    gap = (inner - columns * wide) / (columns + 1)
    return round(GAP + SIDE + gap + column * (wide + gap)), GAP + RIM + 14 + MICE + 12


def _row(state: State) -> tuple[Spot, ...]:
    """The row; with three players the pile's place is there before its card is."""
    row = state.row()
    if state.seats == FEW and state.drawn is None:
        return (Spot(PILE, HIDDEN, open=False), *row)
    return row


def _lay_rim(picture: Image.Image, seen: Seen[State], look: Look) -> None:
    """Round and bank; between them, for a seat alone, its own mice."""
    state, theme, wood = seen.state, look.theme, look.theme.wood
    label, size = theme.wood_text, theme.text
    text = f"{look.labels.get('round', '')} {state.round}/{ROUNDS}".strip()
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
    top, wide = GAP + RIM + 14, _size(columns)[0]
    left, _ = _corner(columns, 0)
    picture.paste(_bundle(theme), (left + (wide - MICE) // 2, top))
    bidding = state.phase is Phase.BID
    coming = next((at for at, mice in enumerate(state.mouse_cards) if mice), None)
    for at, mice in enumerate(state.mouse_cards):
        left, _ = _corner(columns, at + 1)
        tile = _mouse_card(theme, mice, wide, lit=bidding and at == coming)
        if state.seats == FEW and at:
            left = (left + _corner(columns, at + 2)[0]) // 2
        picture.paste(tile, (left, top))


def _lay_spot(picture: Image.Image, column: int, spot: Spot, state: State, look: Look) -> None:
    theme, columns = look.theme, state.seats + (state.seats == FEW)
    (left, top), size = _corner(columns, column), _size(columns)
    cloth, fresh = DECK.cloth, _fresh(state)
    if spot.card is None:
        picture.paste(_empty(theme, size), (left, top))
    elif spot.open and spot.owner in fresh:
        picture.paste(_glow(theme, size), (left - 4, top - 4))
        picture.paste(face(theme, spot.card, size, theme.gold), (left, top))
    else:
        picture.paste(face(theme, spot.card if spot.open else HIDDEN, size, cloth), (left, top))
    owner = None if spot.owner == PILE else spot.owner
    name = look.labels.get("pile", "") if owner is None else _name(look, owner)
    picture.paste(strip(pen(theme), owner, name, size[0], cloth), (left, top + size[1] + 8))


def _fresh(state: State) -> set[Seat]:
    """Whose cards the last move turned up."""
    return {deed.seat for deed in state.deeds if deed.code == "opened"}


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


def _stake(state: State, seat: Seat) -> Stake:
    offer = state.offers[seat] if state.phase is not Phase.LAY else None
    passed = state.offers[seat] is None
    return Stake(offer, passed, len(state.hands[seat]), len(state.sacks[seat]))


def _notes(state: State, look: Look, room: int) -> list[Note]:
    """What the free places beside the seats say."""
    say = look.labels.get
    dogs = say("dogs", "")
    if state.sale is not None:
        past = [of_sale(state.sale, say("sale", ""), say("unwanted", ""))]
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
    down = _table(columns)
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
        _dash(brush, DECK.cloth_dark)
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


@lru_cache(maxsize=8)
def _empty(theme: Theme, size: Size) -> Image.Image:
    """The place of a card that has not been laid."""
    brush = Brush(*size)
    _dash(brush, DECK.cloth_dark)
    frames.paw(brush, (size[0] / 2, size[1] / 2), size[0] * 0.2, DECK.cloth_dark)
    return ink(theme).press(laid(brush.image(), Image.new("RGB", size, DECK.cloth)))


@lru_cache(maxsize=8)
def _glow(theme: Theme, size: Size) -> Image.Image:
    """What lies under a card that has just been turned up."""
    wide, high = size[0] + 8, size[1] + 8
    brush = Brush(wide, high)
    brush.block((0, 0, wide, high), 20, theme.gold)
    return ink(theme).press(laid(brush.image(), Image.new("RGB", (wide, high), DECK.cloth)))


def _dash(brush: Brush, colour: Colour) -> None:
    """A dashed outline of the whole sheet."""
    wide, high = brush.size
    for length, far, upright in ((wide, high, False), (high, wide, True)):
        count = round((length - 20) / 27)
        for n in range(count):
            start = 10 + n * (length - 20) / count + 4
            for near in (0, far - 5):
                dash = (start, near, start + 18, near + 5)
                brush.block((near, start, near + 5, start + 18) if upright else dash, 2, colour)
