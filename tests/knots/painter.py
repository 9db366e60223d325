"""Knots in plain shapes: the common table with its growing quilt, and one's own sheet.

While it is made a view is `Drawn`; then it is `Painted`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from engines.values import Seat, Seen
from render.painter import Box, Look, Painted, Piece, Pixels, View, fractions
from tests.knots.state import CAT, EMPTY, LOOP, Draft, Phase, State, place_name, rim

LABELS: Final = ("round", "wool")
TABLE_SIZE: Final = (760, 500)
QUILT: Final = (10, 50, 430, 490)
OWN_SIZE: Final = (480, 540)
SHEET: Final = (20, 80, 460, 520)
MINI: Final = 90
LINE: Final = 26
LETTERS: Final = {TABLE_SIZE: 25, OWN_SIZE: 16}
"""So large that a small phone shows them readable."""
NIGHT, INK, PAPER, BACK, GLOW, RING, *COATS = range(12)
PALETTE: Final = (
    *(0x2A, 0x22, 0x33),
    *(0xF4, 0xF1, 0xE6),
    *(0xFF, 0xFD, 0xF5),
    *(0x6A, 0x5F, 0x7C),
    *(0xFF, 0xC8, 0x4A),
    *(0xE6, 0x4B, 0x3C),
    *(0x7F, 0xB0, 0xE8),
    *(0xF2, 0xA3, 0x6B),
    *(0x8F, 0xC9, 0x7A),
    *(0xD9, 0x8C, 0xC4),
    *(0xE8, 0xD8, 0x60),
    *(0x9A, 0xD6, 0xD0),
)


@dataclass(slots=True)
class Drawn:
    """A view in the making."""

    ground: Image.Image
    pen: ImageDraw.ImageDraw
    pieces: list[Piece] = field(default_factory=list)
    places: dict[str, Box] = field(default_factory=dict)

    def painted(self) -> Painted:
        """The view as it is."""
        return Painted(self.ground, tuple(self.pieces), self.places)

    def tapped(self, word: str, box: Pixels) -> None:
        """Somebody may tap this."""
        self.places[word] = fractions(box, self.ground.size)


def paint(seen: Seen[State], look: Look) -> Painted:
    """The common table, or the viewer's own sheet."""
    return (own if look.view is View.OWN and owns(seen) else table)(seen, look).painted()


def owns(seen: Seen[State]) -> bool:
    """Every cat has a sheet, and while all knit it is all there is to do."""
    return seen.seat is not None and seen.state.phase is Phase.KNIT


def table(seen: Seen[State], look: Look) -> Drawn:
    """The quilt with every place beside it, and all sheets as far as they are open."""
    state, drawn = seen.state, _blank(TABLE_SIZE, look)
    faces = " ".join(map(str, state.dice))
    head = f"{look.labels['round']} {state.round}   [{faces}]   {state.edition} {state.phase}"
    drawn.pen.text((10, 10), head, fill=INK)
    _quilt(drawn, state, look)
    for seat in range(state.seats):
        left, top = 450 + 154 * (seat % 2), 44 + 152 * (seat // 2)
        sews = state.phase is Phase.SEW and state.turn == seat
        mark = f">{state.patches}" if sews else "=" if state.done[seat] else ""
        drawn.pen.text((left, top), f"{seat + 1} {look.names[seat]} {mark}", fill=COATS[seat])
        drawn.pen.text((left, top + LINE), f"{look.labels['wool']} {state.wool[seat]}", fill=INK)
        _mini(drawn, state, seat, (left, top + 2 * LINE + 4))
        if state.phase is Phase.SEW:
            drawn.tapped(str(seat + 1), (left, top, left + 140, top + 2 * LINE + 4 + MINI))
    return drawn


def own(seen: Seen[State], look: Look) -> Drawn:
    """One's own sheet with the dice as one has dyed them."""
    if seen.seat is None:
        raise ValueError("a bystander has no sheet to draw")
    state, seat, drawn = seen.state, seen.seat, _blank(OWN_SIZE, look)
    draft = state.drafts[seat] if state.drafts else None
    drawn.pen.text((20, 4), f"{look.names[seat]}   {look.labels['wool']} {state.wool[seat]}", INK)
    if isinstance(draft, Draft):
        for number, face in enumerate(draft.dice, 1):
            box = (20 + 56 * (number - 1), 30, 64 + 56 * (number - 1), 72)
            drawn.pen.rectangle(box, fill=PAPER if face else BACK)
            drawn.pen.text((box[0] + 4, box[1] + 10), f"{number}: {face or '-'}", fill=NIGHT)
            if not draft.owed:  # else a number is asked for, which no die is
                drawn.tapped(str(number), box)
        rest = f"{draft.left} ~{draft.dyes} @{draft.balls} {' '.join(draft.owed)}"
        drawn.pen.text((260, 42), rest, fill=GLOW)
    _sheet(drawn, state, seat, _words(look))
    return drawn


def _words(look: Look) -> set[str]:
    """The words of all legal moves: what is to be marked."""
    return {word for move in look.choices for word in move.words}


def _blank(size: tuple[int, int], look: Look) -> Drawn:
    ground = Image.new("P", size, NIGHT)
    ground.putpalette(PALETTE)
    return Drawn(ground, _pen(ground, look.theme.fonts[0], LETTERS[size]))


def _pen(image: Image.Image, font: Path, size: int) -> ImageDraw.ImageDraw:
    pen = ImageDraw.Draw(image)
    pen.fontmode = "1"  # no greys: the palette has none
    pen.font = _font(font, size)
    return pen


@cache
def _font(file: Path, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(file, size)


def _quilt(drawn: Drawn, state: State, look: Look) -> None:
    """Cropped to the patches and one place around them, so that it shrinks as it grows."""
    marked, fresh = _words(look), {item.facts.get("to") for item in look.since}
    left, top, right, _ = QUILT
    empty = rim(state.quilt)
    columns, rows = ([at[axis] for at in empty] for axis in (0, 1))
    span = max(max(columns) - min(columns), max(rows) - min(rows)) + 1
    side = (right - left) // max(span, 5)

    def box(at: tuple[int, int]) -> Pixels:
        x, y = left + (at[0] - min(columns)) * side, top + (at[1] - min(rows)) * side
        return (x + 1, y + 1, x + side - 1, y + side - 1)

    for at in empty:
        word = place_name(at)
        drawn.pen.rectangle(box(at), outline=RING if word in marked else BACK, width=2)
        drawn.tapped(word, box(at))
    for number, patch in enumerate(state.quilt):
        colour = BACK if patch.seat is None else COATS[patch.seat]
        sprite = _tile(side - 2, colour, RING if place_name(patch.at) in fresh else NIGHT)
        drawn.pieces.append(Piece(f"patch-{number}", box(patch.at), sprite))


@cache
def _tile(side: int, colour: int, edge: int) -> Image.Image:
    sprite = Image.new("P", (side, side), colour)
    sprite.putpalette(PALETTE)
    ImageDraw.Draw(sprite).rectangle((0, 0, side - 1, side - 1), outline=edge, width=2)
    return sprite


def _mini(drawn: Drawn, state: State, seat: Seat, corner: tuple[int, int]) -> None:
    side = MINI // state.grid.columns
    for cell, held in enumerate(state.shown(seat)):
        x = corner[0] + cell % state.grid.columns * side
        y = corner[1] + cell // state.grid.columns * side
        drawn.pen.rectangle((x, y, x + side - 2, y + side - 2), fill=_ground(held))
        for dot in range(abs(held)):
            drawn.pen.point((x + 1 + dot % 4 * 2, y + 1 + dot // 4 * 2), fill=NIGHT)


def _ground(held: int) -> int:
    return PAPER if held == EMPTY else GLOW if held < 0 else INK


def _sheet(drawn: Drawn, state: State, seat: Seat, marked: set[str]) -> None:
    left, top, right, _ = SHEET
    grid, font = state.grid, _file(drawn)
    side = (right - left) // grid.columns
    for cell, held in enumerate(state.shown(seat)):
        name = grid.name(cell)
        x, y = left + cell % grid.columns * side, top + cell // grid.columns * side
        box = (x + 1, y + 1, x + side - 1, y + side - 1)
        drawn.pen.rectangle(box, fill=PAPER, outline=RING if name in marked else BACK, width=2)
        drawn.pen.text((x + 4, y + 2), name, fill=BACK)
        drawn.tapped(name, box)
        if held != EMPTY:
            drawn.pieces.append(Piece(name, box, _stitch(side - 2, held, font)))


def _file(drawn: Drawn) -> ImageFont.FreeTypeFont:
    font = drawn.pen.font
    assert isinstance(font, ImageFont.FreeTypeFont)
    return font


@cache
def _stitch(side: int, held: int, font: ImageFont.FreeTypeFont) -> Image.Image:
    sprite = Image.new("P", (side, side), GLOW if held < 0 else INK)
    sprite.putpalette(PALETTE)
    pen = ImageDraw.Draw(sprite)
    pen.fontmode = "1"
    sign: Mapping[int, str] = {CAT: "^..^", LOOP: "O"}
    pen.text((side // 2, side // 2), sign.get(held, str(abs(held))), NIGHT, font, anchor="mm")
    return sprite
