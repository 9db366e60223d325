"""Draws If It Fits: the table with its letters, a panel for each seat, the score sheet."""

from __future__ import annotations

from typing import Final

from engines.fits.scoring import sheet, tally
from engines.fits.state import Phase, State
from engines.fits.words.objections import written
from engines.values import Seen
from render.fits.final import height, lay_sheet, lines_of, numbered
from render.fits.hand import HEIGHT as HAND
from render.fits.hand import lay_hand
from render.fits.panels import STEP, lay_panels, lay_title, panel_box
from render.fits.panels import lines_of as panel_lines
from render.fits.places import DOWN, GAP, HIGH, RIM, WIDTH, is_cropped, plan_of, regions_of, settled
from render.fits.table import flat, laid_lately, lay_slab, lay_table, named, places_of, plot_of
from render.painter import Look, Painted, Painter, View

LABELS: Final = ("turn", "won", "shared", "pile", "last", "final", "advanced", "hand")
"""The keys of every word in a picture."""
MARGIN: Final = 20
"""Wood and cloth below the lowest cells."""
LEAST, MOST = 400, 1460
"""What room the table has beside the longest score sheet, and beside none."""


def paint(seen: Seen[State], look: Look) -> Painted:
    """The table as it is seen, with the viewer's own hand above it if that is asked for."""
    if look.whole and is_cropped(seen.state):
        return _whole(seen, look)
    own = look.view is View.OWN and owns(seen)
    return _hand(seen, look) if own else _table(seen, look)


def owns(seen: Seen[State]) -> bool:
    """Whoever sits at the table has a hand until the end."""
    return seen.seat is not None and seen.state.phase is not Phase.OVER


def regions(seen: Seen[State]) -> dict[str, int]:
    """In which region each place lies, if the table is too large to be seen large at once."""
    state = seen.state
    if not is_cropped(state):
        return {}
    cells = named(state)
    return dict(zip(map(written, cells), regions_of(state, cells), strict=True))


PAINTER = Painter(paint, LABELS, owns, regions=regions)


def _table(seen: Seen[State], look: Look) -> Painted:
    """The table above a panel for each seat; when it is over, also what each box has brought."""
    state, before = seen.state, settled(seen.state, look)
    over = before.phase is Phase.OVER
    lines = lines_of(state) if over else ()
    below = panel_lines(state.seats) * STEP + height(len(lines))
    top, least = GAP + RIM + 4, 0 if over else HIGH - GAP - 4 - below
    down = min(DOWN, max(LEAST, MOST - below)) if over else DOWN
    plan = plan_of(before, look, top, down, max(0, least - MARGIN - top))
    bottom = max(plan.bottom + MARGIN, least)
    ground = flat(look.theme, (WIDTH, bottom + GAP + below + 4))
    lay_slab(ground, look.theme, GAP, bottom)
    lay_title(ground, state, look, GAP)
    everything = sheet(state.board.index.boxes.values(), advanced=state.advanced)
    points = tally(everything, state.seats)
    lay_panels(ground, state, look, bottom + GAP, points)
    lay_sheet(ground, lines, look.theme, bottom + GAP + panel_lines(state.seats) * STEP)
    pieces = lay_table(ground, state, look, plan, numbered(lines))
    homes = {f"seat{seat + 1}": panel_box(seat, bottom + GAP) for seat in range(state.seats)}
    homes |= laid_lately(state, look, plan.frames)
    places, plot = places_of(before, plan, ground.size), plot_of(plan, GAP, bottom)
    return Painted(ground, pieces, places, homes, plot, lettered=True)


def _whole(seen: Seen[State], look: Look) -> Painted:
    """All of a table of which other pictures show a part."""
    state = seen.state
    plan = plan_of(state, look, GAP + RIM + 4)
    bottom = plan.bottom + MARGIN
    ground = flat(look.theme, (plan.width, bottom + GAP))
    lay_slab(ground, look.theme, GAP, bottom)
    lay_title(ground, state, look, GAP)
    numbers = numbered(lines_of(state)) if state.phase is Phase.OVER else {}
    pieces = lay_table(ground, state, look, plan, numbers)
    return Painted(ground, pieces, places_of(state, plan, ground.size), lettered=True)


def _hand(seen: Seen[State], look: Look) -> Painted:
    """The viewer's cards above the table."""
    state, seat, before = seen.state, seen.seat or 0, settled(seen.state, look)
    top = GAP + HAND + GAP
    least = HIGH - GAP
    plan = plan_of(before, look, top + RIM + 4, room=least - MARGIN - top - RIM - 4)
    bottom = max(plan.bottom + MARGIN, least)
    ground = flat(look.theme, (WIDTH, bottom + GAP))
    lay_slab(ground, look.theme, top, bottom)
    lay_title(ground, state, look, top)
    places = lay_hand(ground, state, look, seat, GAP)
    pieces = lay_table(ground, state, look, plan)
    places |= places_of(before, plan, ground.size)
    homes = {f"seat{seat + 1}": (GAP + 14, GAP + 8, GAP + 86, GAP + 80)}
    homes |= laid_lately(state, look, plan.frames)
    return Painted(ground, pieces, places, homes, plot_of(plan, top, bottom), lettered=True)
