"""The panels under the table: cats left, cards held, and what everybody would have now."""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image

from engines.fits.state import Phase, State
from engines.values import Outcome, Seat
from render.fits.cats import cat_head
from render.fits.dress import pen
from render.fits.icons import stack
from render.fits.places import GAP
from render.kit.panels import Panel, Shape, Tone, box, lay_panel
from render.kit.theme import Theme
from render.kit.tokens import Draw, sign, word
from render.kit.type import clipped
from render.painter import Look, Pixels

WIDTH, HEIGHT = 416, 104
STEP: Final = HEIGHT + 8
SHAPE: Final = Shape(
    size=(WIDTH, HEIGHT),
    margin=14,
    head=72,
    head_at=(14, 16),
    badge_at=(56, 54),
    crown=32,
    crown_at=(34, 8),
    text=104,
    name=14,
    label=12,
    label_room=190,
)
ICON: Final = 34


class Purse(NamedTuple):
    """What a seat has."""

    cats: int
    cards: int
    points: int


def lines_of(seats: int) -> int:
    """How many lines of panels there are: with an odd number the last place is for a note."""
    return (seats + 1) // 2


def lay_panels(ground: Image.Image, state: State, look: Look, top: int, tally: Outcome) -> None:
    """Paste a panel for each seat."""
    for seat in range(state.seats):
        at = (GAP + seat % 2 * (WIDTH + GAP), top + seat // 2 * STEP)
        purse = Purse(state.stock[seat], len(state.hands[seat]), tally.scores[seat])
        _lay_seat(ground, at, _panel(state, look, seat), purse, look.theme)


def panel_box(seat: Seat, top: int) -> Pixels:
    """Where the cat of a seat's panel is."""
    x = GAP + seat % 2 * (WIDTH + GAP) + SHAPE.head_at[0]
    y = top + seat // 2 * STEP + SHAPE.head_at[1]
    return x, y, x + SHAPE.head, y + SHAPE.head


def _panel(state: State, look: Look, seat: Seat) -> Panel:
    name = look.names[seat] if seat < len(look.names) else ""
    if look.winners is not None:
        if seat not in look.winners:
            return Panel(seat, name, Tone.WAITING)
        label = "won" if len(look.winners) == 1 else "shared"
        return Panel(seat, name, Tone.WON, look.labels.get(label, ""))
    if seat == state.seat and state.phase is not Phase.OVER:
        return Panel(seat, name, Tone.TURN, look.labels.get("turn", ""))
    return Panel(seat, name, Tone.WAITING)


def _lay_seat(
    ground: Image.Image, at: tuple[int, int], panel: Panel, purse: Purse, theme: Theme
) -> None:
    worn = lay_panel(ground, at, panel, SHAPE, pen(theme))
    x, y = at[0] + SHAPE.text, at[1] + HEIGHT - ICON - 14
    for draw, count in ((cat_head, purse.cats), (stack, purse.cards)):
        x = _lay_count(ground, (x, y), draw, str(count), theme, worn.fill, worn.text)
    points = str(purse.points).replace("-", "\u2212")
    tile = word(pen(theme), points, 44, worn.text, worn.fill)
    right = at[0] + WIDTH - SHAPE.margin - 4
    ground.paste(tile, (right - tile.width, at[1] + HEIGHT - tile.height - 8))


def _lay_count(
    ground: Image.Image,
    at: tuple[int, int],
    draw: Draw,
    text: str,
    theme: Theme,
    fill: str,
    colour: str,
) -> int:
    """A sign and its number; gives where the next one begins."""
    ground.paste(sign(pen(theme), draw, ICON, fill), at)
    tile = word(pen(theme), text, theme.text, colour, fill)
    ground.paste(tile, (at[0] + ICON + 6, at[1] + (ICON - tile.height) // 2 + 2))
    return at[0] + ICON + tile.width + 26


def lay_title(ground: Image.Image, state: State, look: Look, top: int) -> None:
    """On the wood above the table: the pile, and how many turns are left."""
    theme, wood = look.theme, look.theme.wood
    room = (ground.width - 4 * GAP) // 2
    text = f"{look.labels.get('pile', '')} {len(state.pile)}".strip()
    ground.paste(sign(pen(theme), stack, 36, wood), (GAP + 20, top + 7))
    tile = word(
        pen(theme),
        clipped(text, theme.small_text, theme, room - 60),
        theme.small_text,
        theme.wood_text,
        wood,
    )
    ground.paste(tile, (GAP + 64, top + 25 - tile.height // 2))
    key = "" if state.left is None else "last"
    told = f"{look.labels.get('last', '')} {state.left}".strip() if key else ""
    if state.phase is Phase.OVER:
        told = look.labels.get("final", "")
    elif state.advanced and not told:
        told = look.labels.get("advanced", "")
    if told:
        shown = clipped(told, theme.small_text, theme, room)
        tile = word(pen(theme), shown, theme.small_text, theme.wood_text, wood)
        ground.paste(tile, (ground.width - GAP - 24 - tile.width, top + 25 - tile.height // 2))


def plate(
    theme: Theme, wide: int, high: int, *, edge: str = "", thick: bool = False
) -> Image.Image:
    """An empty panel of any size."""
    return box(pen(theme), (wide, high), theme.panel, edge or theme.panel_edge, thick=thick)
