"""All sheets side by side as they were opened last, under the dice of the round; and the end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from engines.house import House
from engines.house.scoring import parts
from engines.house.state import Phase, State
from engines.house.writing import AT_ONCE
from engines.values import Seat
from render.house import tiles
from render.house.counting import Counting, lay_parts
from render.house.dice import lain_die
from render.house.looks import Die
from render.house.plan import Drawing, lay_plan
from render.house.since import written
from render.kit import frames
from render.kit.panels import Tone, dress
from render.kit.panels import box as panel
from render.kit.theme import Theme
from render.kit.tokens import head, pill, word
from render.kit.type import clipped, presentable
from render.painter import Look, Painted, Piece

WIDTH: Final = 868
GAP: Final = 12
HEAD: Final = 128
DIE: Final = 84
TITLE: Final = 80
FOOT: Final = 52
PARTS: Final = 3
"""Of points have room in a line of a narrow panel."""
LINE: Final = 34
WIDE: Final = 2
"""So many columns leave room beside a winner's name for a label, too."""
TWO: Final = 4
"""Up to so many sheets stand in two columns, more in three."""
MARGIN: Final = 12


class Grid(NamedTuple):
    """How the sheets are laid out."""

    columns: int
    wide: int
    cell: int
    high: int
    rows: int
    """In so many points are counted."""


def paint_table(state: State, look: Look) -> Painted:
    """What everybody sees."""
    theme, grid = look.theme, grid_of(state)
    picture = _ground(theme, state.seats, grid).copy()
    _lay_head(picture, state, look)
    dice = () if state.phase is Phase.OVER else tuple(_dice(state, theme))
    for place, seat in enumerate(_order(state, look)):
        left = GAP + place % grid.columns * (grid.wide + GAP)
        top = GAP + HEAD + GAP + place // grid.columns * (grid.high + GAP)
        _lay_seat(picture, (left, top), state, seat, look)
    return Painted(picture, dice)


def _dice(state: State, theme: Theme) -> Iterator[Piece]:
    """The dice of the round, on the wood at the right."""
    left, top = WIDTH - GAP - 22 - len(state.dice) * (DIE + 14), GAP + (HEAD - 6 - DIE) // 2
    for n, face in enumerate(state.dice):
        x = left + n * (DIE + 14)
        yield lain_die(n + 1, (x, top), Die(face), 0, DIE, theme.wood, theme)


def grid_of(state: State) -> Grid:
    """Two or three in a row, as large as there is room for."""
    columns = 2 if state.seats <= TWO else 3
    wide = (WIDTH - (columns + 1) * GAP) // columns
    cell = (wide - 2 * MARGIN) // state.plan.grid.columns
    cell = min(cell, 50)
    parts_ = len(parts(state.plan, state.sheets[0])) - (state.phase is not Phase.OVER)
    rows = 2 if columns > WIDE and parts_ > PARTS else 1
    high = TITLE + cell * state.plan.grid.rows + FOOT + (rows - 1) * LINE + 8
    return Grid(columns, wide, cell, high, rows)


@lru_cache(maxsize=16)
def _ground(theme: Theme, seats: int, grid: Grid) -> Image.Image:
    rows = -(-seats // grid.columns)
    high = GAP + HEAD + GAP + rows * (grid.high + GAP)
    picture = frames.page(theme, (WIDTH, high))
    board = frames.board(theme, (WIDTH - 2 * GAP, HEAD)).image()
    picture.alpha_composite(board, (GAP, GAP))
    return tiles.ink(theme).press(picture)


def _lay_head(picture: Image.Image, state: State, look: Look) -> None:
    """The round and its dice, or that it is over; the abilities by their numbers."""
    theme, say, wood = look.theme, look.labels.get, look.theme.wood
    pen = tiles.pen(theme)
    over = state.phase is Phase.OVER
    key = "final" if over else "stars" if state.phase is Phase.STARS else "round"
    text = clipped(
        say(key, "#" if key == "round" else "").replace("#", str(state.round)), 36, theme, 330
    )
    picture.paste(word(pen, text, 36, theme.wood_text, wood), (GAP + 26, GAP + 16))
    x = GAP + 26
    for n, letter in enumerate(state.plan.tiles):
        label = f"{n + 2} {letter}{'!' if letter in AT_ONCE else ''}"
        tile = pill(pen, label, theme.wood_dark, theme.wood_text, wood)
        picture.paste(tile, (x, GAP + 72))
        x += tile.width + 8


def _order(state: State, look: Look) -> list[Seat]:
    """As they sit; at the end the winners first, then by points."""
    seats = list(range(state.seats))
    outcome = House().outcome(state)
    if outcome is None:
        return seats
    winners = outcome.winners if look.winners is None else look.winners
    return sorted(seats, key=lambda seat: (seat not in winners, -outcome.scores[seat], seat))


def _tone(state: State, look: Look, seat: Seat) -> tuple[Tone, str]:
    """How a panel stands out, and the label it wears."""
    winners = look.winners
    if winners is None and (outcome := House().outcome(state)) is not None:
        winners = outcome.winners
    if winners is not None:
        label = "won" if len(winners) == 1 else "shared"
        return (Tone.WON, label) if seat in winners else (Tone.WAITING, "")
    return (Tone.WAITING, "done") if state.done[seat] else (Tone.TURN, "writing")


def _lay_seat(
    picture: Image.Image, at: tuple[int, int], state: State, seat: Seat, look: Look
) -> None:
    (left, top), grid, theme = at, grid_of(state), look.theme
    tone, label = _tone(state, look, seat)
    worn, pen = dress(theme, seat, tone), tiles.pen(theme)
    thick = tone is not Tone.WAITING
    picture.paste(panel(pen, (grid.wide, grid.high), worn.fill, worn.edge, thick=thick), at)
    wears = frames.crown if tone is Tone.WON else None
    picture.paste(head(pen, seat, TITLE - 12, worn.fill, wears=wears), (left + 9, top + 9))
    room = grid.wide - TITLE - 24
    if (text := look.labels.get(label, "")) and (tone is not Tone.WON or grid.columns == WIDE):
        colour = theme.white if tone is Tone.TURN else worn.text
        tag = pill(pen, text, worn.edge, colour, worn.fill, grid.wide // 2 - 20)
        picture.paste(tag, (left + grid.wide - tag.width - 12, top + 20))
        room -= tag.width + 6
    name = look.names[seat] if seat < len(look.names) else ""
    shown = clipped(presentable(name, theme) or theme.coats[seat].letter, 28, theme, room)
    picture.paste(word(pen, shown, 28, worn.text, worn.fill), (left + TITLE + 6, top + 24))
    across = grid.cell * state.plan.grid.columns
    corner = (left + (grid.wide - across) // 2, top + TITLE)
    fresh = written(state, look, seat)
    drawing = Drawing(state.plan, state.sheets[seat], seat, grid.cell, corner, fresh)
    lay_plan(picture, drawing, theme)
    _lay_points(
        picture, (left, corner[1] + grid.cell * state.plan.grid.rows + 6), state, seat, look
    )


def _lay_points(
    picture: Image.Image, at: tuple[int, int], state: State, seat: Seat, look: Look
) -> None:
    """What the points are made of, and all of them."""
    (left, top), grid, theme = at, grid_of(state), look.theme
    tone, _ = _tone(state, look, seat)
    worn, pen = dress(theme, seat, tone), tiles.pen(theme)
    made = parts(state.plan, state.sheets[seat])
    if state.phase is not Phase.OVER:
        made = tuple(part for part in made if part[0] != "empty")
    small = grid.columns > 2
    how = Counting(worn.text, worn.fill, *((26, 28, 5) if small else (36, 28, 10)))
    rows = [made[:PARTS], made[PARTS:]] if grid.rows > 1 else [made]
    for n, row in enumerate(rows):
        y = top + n * LINE + (FOOT - 16 - how.icon) // 2
        lay_parts(picture, (left + MARGIN, y), row, how, theme)
    text = str(sum(points for _, points in made)).replace("-", "\u2212")
    tile = word(pen, text, 34 if small else 42, worn.text, worn.fill)
    y = top + (grid.rows - 1) * LINE + (FOOT - 14 - tile.height) // 2
    picture.paste(tile, (left + grid.wide - MARGIN - tile.width, y))
