"""Draws Nine Lives: the piles on their cloth, and a mat for everybody, one's own a large one."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from typing import Final

from PIL import Image

from engines.nine import Nine
from engines.nine.cards import COLOURS, KITTENS, RASCAL, STRAY, Card
from engines.nine.legal import to_move
from engines.nine.state import Phase, State
from engines.values import HIDDEN, Seat, Seen
from render.kit import frames
from render.kit.brush import Brush
from render.kit.panels import Panel, Tone
from render.kit.theme import Theme
from render.kit.tiles import Tile
from render.kit.tokens import halo, word
from render.kit.type import clipped, presentable
from render.nine.cards import BIG, cut, face, ink, pen
from render.nine.dress import ALLEY
from render.nine.homes import homes_on
from render.nine.mats import HALF, LARGE, SMALL, WIDE, Marks, Plan, lay_mat
from render.nine.signs import plate
from render.nine.since import Fresh, fresh_in
from render.painter import Look, Painted, Painter, Piece, Pixels, View, fractions

LABELS: Final = (
    *("stock", "box", "turn", "won", "shared", "first", "card", "score", "kittens", "seat"),
)
"""The keys of every word in a picture."""
GAP: Final = 12
WIDTH: Final = WIDE + 2 * GAP
TRAY: Final = 224
TOP: Final = 20
"""From the edge of the tray to its cards."""
STEP: Final = BIG[0] + 6
EDGE: Final = 5
ROOMY: Final = 2
"""So many seats may all have large mats."""
GAME: Final = Nine()


def paint(seen: Seen[State], look: Look) -> Painted:
    """The table; whose turn it is changes nobody's place, and one's own mat is always large."""
    state, theme = seen.state, look.theme
    focus = seen.seat if look.view is View.OWN else None
    fresh = fresh_in(state, look.since)
    mats = tuple(_mats(state.seats, focus))
    ground = _ground(theme, max(at[1] + plan.shape.size[1] for _, at, plan in mats)).copy()
    places: dict[str, Pixels] = {}
    pieces = tuple(_lay_tray(ground, state, look, fresh, places))
    homes = {"stock": _card_box(0)}
    for seat, at, plan in mats:
        marks = _marks(state, look, seat, fresh)
        panel = _panel(state, look, seat, own=seat == focus, room=plan.name)
        boxes = lay_mat(ground, at, state, panel, plan, marks, theme)
        places |= _mat_places(state, seat, at, plan.shape.size, boxes)
        homes |= homes_on(state, seat, at, plan)
    spots = {spot: fractions(box, ground.size) for spot, box in places.items()}
    return Painted(ground, pieces, spots, homes)


def owns(seen: Seen[State]) -> bool:
    """Whoever sits at the table sees their own mat large."""
    return seen.seat is not None


PAINTER = Painter(paint, LABELS, owns, own_is_all=True)


def _mats(seats: int, focus: Seat | None) -> Iterator[tuple[Seat, tuple[int, int], Plan]]:
    """Where every mat lies: one's own first, the others in their order round the table."""
    order = [((focus or 0) + n) % seats for n in range(seats)]
    large = 1 if focus is not None else seats if seats <= ROOMY else 0
    top = 2 * GAP + TRAY
    for seat in order[:large]:
        yield seat, (GAP, top), LARGE
        top += LARGE.shape.size[1] + GAP
    for n, seat in enumerate(order[large:]):
        left = GAP + n % 2 * (HALF + GAP)
        yield seat, (left, top + n // 2 * (SMALL.shape.size[1] + GAP)), SMALL


def _panel(state: State, look: Look, seat: Seat, *, own: bool, room: int) -> Panel:
    tone, label = Tone.WAITING, ""
    if look.winners is not None:
        if seat in look.winners:
            tone, label = Tone.WON, "won" if len(look.winners) == 1 else "shared"
    elif state.phase is not Phase.OVER and seat == to_move(state):
        tone, label = Tone.TURN, "turn"
    shown = presentable(look.names[seat], look.theme) if seat < len(look.names) else ""
    name = clipped(shown, look.theme.text, look.theme, room) if shown else ""
    return Panel(seat, name, tone, look.labels.get("seat" if own else label, ""))


def _marks(state: State, look: Look, seat: Seat, fresh: Fresh) -> Marks:
    """What may be chosen on a mat: own series to put something to, others' last cards to steal."""
    cells, lasts = set(), set()
    mover = to_move(state)
    for move in look.choices:
        match move.word:
            case "into" | "rascal" | "gooddog" | "baddog" if seat == mover:
                cells.add(move.colour)
            case "steal" | "rob" | "rascal":
                if move.seat == seat:
                    lasts.add(move.colour)
                if move.seat2 == seat:
                    lasts.add(move.colour2)
            case "score" | "wait" if seat == mover:
                cells.add(state.asked)
    return Marks(fresh, frozenset(cells), frozenset(lasts))


def _mat_places(
    state: State,
    seat: Seat,
    at: tuple[int, int],
    size: tuple[int, int],
    boxes: Mapping[int, Pixels],
) -> dict[str, Pixels]:
    """What may be tapped on a mat: own series for strays and kittens, everybody for gifts."""
    if state.phase is not Phase.CARD:
        return {}
    card, mover = state.cards[0], to_move(state)
    if card in (STRAY, KITTENS) and seat == mover:
        return {COLOURS[colour]: box for colour, box in boxes.items()}
    if card >= RASCAL and seat != mover:
        return {str(seat + 1): (*at, at[0] + size[0], at[1] + size[1])}
    return {}


def _lay_tray(
    ground: Image.Image, state: State, look: Look, fresh: Fresh, places: dict[str, Pixels]
) -> Iterator[Piece]:
    """Paste the piles and what is said of them; gives the open cards."""
    theme, words = look.theme, {move.word for move in look.choices}
    marked = {move.pile for move in look.choices if move.word in ("take", "drop")}
    _lay_stock(ground, state, theme, lit="draw" in words)
    left = _left(1)
    given = state.phase is Phase.CARD and state.cards[0] >= RASCAL
    meant = () if given and _gives(state) else _piles_meant(state)
    if state.phase is Phase.TURN:
        places["draw"] = _card_box(0)
    for at, pile in enumerate(state.piles):
        left = _left(at + 1)
        text = f"{at + 1}" if len(pile) < 2 else f"{at + 1} ({len(pile)})"
        ground.paste(plate(theme, text, BIG[0], ALLEY.cloth), (left, GAP + TOP + BIG[1] + 10))
        if at in meant:
            places[str(at + 1)] = _card_box(at + 1)
        below = _below(theme, f"pile{at + 1}" in fresh.piles, chosen=at in marked)
        if below:
            _lay_halo(ground, left, below, theme)
        if pile:
            yield _piece(f"pile{at + 1}", pile[-1], left, theme, below or ALLEY.cloth)
        elif not below:
            ground.paste(_empty(theme, ALLEY.cloth), (left, GAP + TOP))
    yield from _lay_question(ground, state, look, places, words)


def _piles_meant(state: State) -> Collection[int]:
    """The piles whose numbers mean them: where one may steal, others mean a player."""
    if state.phase is not Phase.TURN or not _gives(state):
        return range(len(state.piles))
    return {move.pile for move in GAME.moves(state, to_move(state)) if move.word == "take"}


def _gives(state: State) -> bool:
    """Whether something is given to somebody or stolen, so that a number may mean a player."""
    return any(move.seat >= 0 for move in GAME.moves(state, to_move(state)))


def _below(theme: Theme, new: bool, *, chosen: bool) -> str:  # noqa: FBT001
    """The colour around a card: what is new stays gold, also where it may be chosen."""
    if new:
        return theme.gold
    return theme.choice_light if chosen else ""


def _lay_stock(ground: Image.Image, state: State, theme: Theme, *, lit: bool) -> None:
    left = _left(0)
    if lit:
        _lay_halo(ground, left, theme.choice_light, theme)
    if state.stock:
        below = theme.choice_light if lit else ALLEY.cloth
        ground.paste(face(theme, HIDDEN, BIG, below), (left, GAP + TOP))
    else:
        ground.paste(_empty(theme, ALLEY.cloth), (left, GAP + TOP))
    text = str(len(state.stock))
    ground.paste(plate(theme, text, BIG[0], ALLEY.cloth), (left, GAP + TOP + BIG[1] + 10))


def _lay_question(
    ground: Image.Image, state: State, look: Look, places: dict[str, Pixels], words: set[str]
) -> Iterator[Piece]:
    """The cards that are still to be resolved, on the right, and what is asked of them."""
    theme, cards = look.theme, list(state.cards)
    if state.owing:
        cards = [KITTENS, *cards]
    title = "" if state.phase in (Phase.TURN, Phase.OVER) else state.phase.value
    for n, card in enumerate(cards):
        left = WIDTH - GAP - 18 - (len(cards) - n) * STEP + 6
        asked = state.phase is Phase.FIRST or (n == 0 and state.phase is not Phase.SCORE)
        below = theme.choice_light if asked and words else theme.gold if asked else ""
        if below:
            _lay_halo(ground, left, below, theme)
        if asked:
            places |= _question_places(state, n, left)
        yield _piece(f"card{n + 1}", card, left, theme, below or ALLEY.cloth)
    text = look.labels.get(title, "") if title else ""
    if text:
        room = 2 * STEP + 40
        shown = clipped(text, theme.small_text, theme, room)
        tile = word(pen(theme), shown, theme.small_text, theme.turn_text, ALLEY.cloth)
        at = (WIDTH - GAP - 16 - tile.width, GAP + TOP + BIG[1] + 12)
        ground.paste(tile, at)


def _question_places(state: State, n: int, left: int) -> dict[str, Pixels]:
    box = (left, GAP + TOP, left + BIG[0], GAP + TOP + BIG[1])
    if state.phase is Phase.FIRST:
        return {("first", "second")[n]: box}
    if state.phase is Phase.CARD and state.cards[0] < STRAY:
        return {"play": box}
    return {}


def _piece(name: str, card: Card, left: int, theme: Theme, below: str) -> Piece:
    box = (left, GAP + TOP, left + BIG[0], GAP + TOP + BIG[1])
    return Piece(name, box, cut(theme, card, BIG), Tile(face(theme, card, BIG, below)))


def _lay_halo(ground: Image.Image, left: int, colour: str, theme: Theme) -> None:
    grown = (BIG[0] + 2 * EDGE, BIG[1] + 2 * EDGE)
    ground.paste(halo(pen(theme), grown, colour, ALLEY.cloth), (left - EDGE, GAP + TOP - EDGE))
    # N.B. a card that leaves uncovers what lies below it: its place, no block of the mark's colour.
    ground.paste(_empty(theme, colour), (left, GAP + TOP))


def _left(column: int) -> int:
    return GAP + 18 + column * STEP


def _card_box(column: int) -> Pixels:
    left = _left(column)
    return left, GAP + TOP, left + BIG[0], GAP + TOP + BIG[1]


@lru_cache(maxsize=16)
def _empty(theme: Theme, around: str) -> Image.Image:
    """The place of a card where none lies, amid one colour."""
    brush = Brush(*BIG)
    brush.block((1, 1, BIG[0] - 1, BIG[1] - 1), max(5, BIG[0] // 9), ALLEY.cloth)
    brush.block((2, 2, BIG[0] - 2, BIG[1] - 2), 11, None, edge=ALLEY.cloth_dark, width=4)
    picture = Image.new("RGBA", BIG, around)
    picture.alpha_composite(brush.image())
    return ink(theme).press(picture)


@lru_cache(maxsize=8)
def _ground(theme: Theme, low: int) -> Image.Image:
    """The page down to its last mat, with an empty cloth."""
    picture, brush = frames.page(theme, (WIDTH, low + GAP)), frames.board(theme, (WIDE, TRAY))
    brush.block((8, 8, WIDE - 8, TRAY - 12), 14, ALLEY.cloth_dark)
    brush.block((8, 8, WIDE - 8, TRAY - 16), 14, ALLEY.cloth)
    picture.alpha_composite(brush.image(), (GAP, GAP))
    return ink(theme).press(picture)
