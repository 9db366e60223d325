"""One sheet in large: the dice of the round, the house, its abilities, the track of cats."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from PIL import Image

from engines.house.cells import cell_name
from engines.house.plans import ANY, MOUSE, Plan
from engines.house.scoring import parts
from engines.house.state import Draft, Phase, Sheet, State
from engines.house.writing import AT_ONCE, total_built
from engines.values import Seat
from render.house import creatures, tiles
from render.house.counting import Counting, lay_parts
from render.house.dice import lain_die
from render.house.dress import PLAN
from render.house.looks import Die
from render.house.plan import Drawing, lay_plan, pieces
from render.house.since import free_cells, free_dice, written
from render.kit import frames
from render.kit.panels import box as panel
from render.kit.theme import Theme
from render.kit.tokens import halo, pill, sign, strip, word
from render.painter import Box, Look, Painted, Piece, Pixels, fractions

WIDTH: Final = 868
GAP: Final = 12
HEAD: Final = 158
DIE: Final = 92
BOARD: Final = 682
RIM: Final = 44
CHEESE: Final = 42
FIELD: Final = 588
SIDE: Final = WIDTH - BOARD - 3 * GAP
TRACK: Final = 104
TOP: Final = GAP + HEAD + GAP


def paint_sheet(state: State, seat: Seat, look: Look) -> Painted:
    """The sheet of a seat as it stands now."""
    theme, draft = look.theme, _draft(state, seat)
    sheet = state.shown(seat)
    picture = _ground(theme, state.plan).copy()
    drawing = _drawing(state, seat, look)
    lay_plan(picture, drawing, theme, bare=True)
    if state.plan.cheeses:
        _lay_cheeses(picture, drawing, theme)
    dice = tuple(_lay_head(picture, state, seat, look))
    _lay_abilities(picture, state, sheet, look)
    if state.plan.track:
        _lay_track(picture, state.plan, sheet, seat, theme)
    places = {cell_name(cell): _place(box, picture) for cell, box in drawing.cells()}
    if draft is not None and not draft.owed:
        boxes = enumerate(_dice_boxes(len(draft.dice)), 1)
        places |= {str(number): _place(box, picture) for number, box in boxes}
    return Painted(picture, (*pieces(drawing, theme), *dice), places)


def _place(box: Pixels, picture: Image.Image) -> Box:
    return fractions(box, picture.size)


def _draft(state: State, seat: Seat) -> Draft | None:
    draft = state.drafts[seat] if state.drafts else None
    return draft if isinstance(draft, Draft) else None


def _drawing(state: State, seat: Seat, look: Look) -> Drawing:
    draft, size = _draft(state, seat), FIELD // state.plan.grid.columns
    links = draft.links if draft is not None else 0
    corner = (GAP + RIM, TOP + RIM)
    fresh = links | (written(state, look, seat) if look.since else 0)
    free = free_cells(look.choices) if look.choices else 0
    return Drawing(state.plan, state.shown(seat), seat, size, corner, fresh, free)


@lru_cache(maxsize=16)
def _ground(theme: Theme, plan: Plan) -> Image.Image:
    """The page with an empty house of wood, and letters and numbers around it."""
    high = TOP + BOARD + GAP + (TRACK + GAP if plan.track else 0)
    picture, brush = frames.page(theme, (WIDTH, high)), frames.board(theme, (BOARD, BOARD))
    size = FIELD // plan.grid.columns
    across = size * plan.grid.columns
    near, far = RIM - 5, RIM + across + 5
    brush.block((near, near, far, far), 8, PLAN.wall)
    for n in range(plan.grid.columns):
        middle = RIM + size * n + size / 2
        brush.write("abcdefg"[n], (middle, RIM / 2 - 1), 32, theme.wood_text, theme)
        brush.write(str(n + 1), (RIM / 2 - 1, middle), 32, theme.wood_text, theme)
    picture.alpha_composite(brush.image(), (GAP, TOP))
    if plan.track:
        board = frames.board(theme, (WIDTH - 2 * GAP, TRACK))
        picture.alpha_composite(board.image(), (GAP, TOP + BOARD + GAP))
    return tiles.ink(theme).press(picture)


def _lay_cheeses(picture: Image.Image, drawing: Drawing, theme: Theme) -> None:
    """At the end of each row and column, with a tick where a mouse has come."""
    plan, mice = drawing.plan, drawing.sheet.holds(MOUSE)
    size, (left, top) = drawing.size, drawing.corner
    reach = size * plan.grid.columns
    for n, line in enumerate(plan.lines):
        kind = creatures.eaten if mice & line else creatures.cheese
        row = n < plan.grid.rows
        along = size * (n if row else n - plan.grid.rows) + (size - CHEESE) // 2
        at = (left + reach + 1, top + along) if row else (left + along, top + reach - 2)
        tile = sign(tiles.pen(theme), kind, CHEESE - 6, theme.wood)
        picture.paste(tile, (at[0] + 5, at[1] + 3) if row else (at[0] + 3, at[1] + 6))


def _dice_boxes(count: int) -> list[Pixels]:
    top = GAP + HEAD - DIE - 8
    lefts = (GAP + 46 + n * (DIE + 42) for n in range(count))
    return [(left, top, left + DIE, top + DIE) for left in lefts]


def _lay_head(picture: Image.Image, state: State, seat: Seat, look: Look) -> Iterator[Piece]:
    """Whose sheet it is, and what is owed; gives the dice as this seat has changed them."""
    theme, draft, say = look.theme, _draft(state, seat), look.labels.get
    tone = theme.panel
    size = (WIDTH - 2 * GAP, HEAD)
    owes = draft is not None and bool(draft.owed)
    edge = theme.gold if owes else theme.panel_edge
    picture.paste(panel(tiles.pen(theme), size, tone, edge, thick=owes), (GAP, GAP))
    name = look.names[seat] if seat < len(look.names) else ""
    picture.paste(strip(tiles.pen(theme), seat, name, 250, tone), (GAP + 16, GAP + 12))
    points = f"{_points(state, seat)} {say('points', '')}".strip().replace("-", "\u2212")
    _right(picture, pill(tiles.pen(theme), points, theme.turn, theme.turn_text, tone), GAP + 11)
    if draft is None:
        made = parts(state.plan, state.shown(seat))
        how = Counting(theme.panel_text, tone, 56, 40, 26)
        lay_parts(picture, (GAP + 30, GAP + HEAD - DIE + 6), made, how, theme)
        return
    _lay_duty(picture, state, draft, look)
    marked = free_dice(look.choices)
    for n, box in enumerate(_dice_boxes(len(draft.dice))):
        used = not draft.dice[n]
        face = state.dice[n] if used else draft.dice[n]
        shown = Die(face, used=used, far=bool(draft.far >> (n + 1) & 1))
        if n + 1 in marked:
            ring = halo(tiles.pen(theme), (DIE + 12, DIE + 12), theme.choice_light, tone)
            picture.paste(ring, (box[0] - 6, box[1] - 6))
        yield lain_die(n + 1, box[:2], shown, seat, DIE, tone, theme)
        number = word(tiles.pen(theme), str(n + 1), 34, theme.panel_text, tone)
        picture.paste(number, (box[0] - 14 - number.width, box[1] + (DIE - number.height) // 2))


def _points(state: State, seat: Seat) -> int:
    """What the sheet has; what empty cells cost counts in the end."""
    made = parts(state.plan, state.shown(seat))
    over = state.phase is Phase.OVER
    return sum(points for name, points in made if over or name != "empty")


def _right(picture: Image.Image, tile: Image.Image, top: int) -> None:
    picture.paste(tile, (WIDTH - GAP - 16 - tile.width, top))


def _lay_duty(picture: Image.Image, state: State, draft: Draft, look: Look) -> None:
    """What is owed in gold; else how many more dice are used."""
    theme, say = look.theme, look.labels.get
    right, top = WIDTH - GAP - 16, GAP + HEAD - DIE - 8
    if draft.owed:
        owed = draft.owed[0]
        text = say(f"owe-{owed.verb.lower()}", "")
        number = "" if owed.verb != "write" or owed.number == ANY else str(owed.number)
        tile = pill(tiles.pen(theme), text, theme.gold, theme.turn_text, theme.panel, 280)
        picture.paste(tile, (right - tile.width, top if number else top + 26))
        if number:
            shown = word(tiles.pen(theme), number, 44, theme.gold, theme.panel)
            picture.paste(shown, (right - (tile.width + shown.width) // 2, top + 40))
        return
    text = f"{say('left', '')} {draft.left}"
    if state.phase is Phase.ROUND and draft.diagonal:
        text = f"J · {text}"
    tile = word(tiles.pen(theme), text, theme.text, theme.panel_text, theme.panel)
    picture.paste(tile, (right - tile.width, top + 30))


def _lay_abilities(picture: Image.Image, state: State, sheet: Sheet, look: Look) -> None:
    """By the numbers of their rooms, from the top."""
    theme, say, plan = look.theme, look.labels.get, state.plan
    high = (BOARD - 3 * GAP) // 4
    built = total_built(sheet)
    for n, letter in enumerate(plan.tiles):
        shown = tiles.Ability(
            number=n + 2,
            letter=letter,
            words=say(f"use-{letter.lower()}", ""),
            points=str(plan.worth[n]),
            built=built[n],
            left=0 if letter in AT_ONCE else sheet.uses[n],
            at_once=letter in AT_ONCE,
        )
        at = (WIDTH - GAP - SIDE, TOP + n * (high + GAP))
        picture.paste(tiles.ability(theme, shown, (SIDE, high)), at)


def _lay_track(picture: Image.Image, plan: Plan, sheet: Sheet, seat: Seat, theme: Theme) -> None:
    top, room = TOP + BOARD + GAP + 5, (WIDTH - 2 * GAP - 24) // len(plan.track)
    for n, number in enumerate(plan.track):
        shown = "" if not number else "#" if number == ANY else str(number)
        cat = tiles.Track(shown, crossed=n < sheet.track)
        tile = tiles.track(theme, cat, seat, (room - 4, TRACK - 16))
        picture.paste(tile, (GAP + 14 + n * room, top))
