"""Draws Nine Lives: the piles on their cloth, one large mat, and a small one for everybody else."""

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
from render.nine.mats import HALF, LARGE, SMALL, WIDE, Marks, lay_mat
from render.nine.signs import plate
from render.nine.since import Fresh, fresh_in
from render.painter import Look, Painted, Painter, Piece, Pixels, View, fractions

LABELS: Final = (
    *("stock", "box", "turn", "won", "shared", "first", "card", "score", "kittens", "seat"),
    *COLOURS,
)
"""The keys of every word in a picture."""
GAP: Final = 12
WIDTH: Final = WIDE + 2 * GAP
TRAY: Final = 224
TOP: Final = 20
"""From the edge of the tray to its cards."""
STEP: Final = BIG[0] + 6
EDGE: Final = 5
GAME: Final = Nine()


def paint(seen: Seen[State], look: Look) -> Painted:
    """The table; the viewer's mat is the large one where it is theirs alone, else the mover's."""
    state, theme = seen.state, look.theme
    own = look.view is View.OWN and seen.seat is not None
    focus = seen.seat if own and seen.seat is not None else _focus(state, look)
    fresh = fresh_in(state, look.since)
    ground = _ground(theme, state.seats).copy()
    places: dict[str, Pixels] = {}
    pieces = tuple(_lay_tray(ground, state, look, fresh, places))
    homes = {"stock": _card_box(0)}
    for seat, at in _mats(state, focus):
        plan = LARGE if seat == focus else SMALL
        marks = _marks(state, look, seat, fresh)
        panel = _panel(state, look, seat, own=own, room=plan.name)
        letters = [look.labels.get(colour, "")[:1] for colour in COLOURS]
        boxes = lay_mat(ground, at, state, panel, plan, marks, letters, theme)
        places |= _mat_places(state, seat, at, plan.shape.size, boxes)
        homes |= homes_on(state, seat, at, plan)
    spots = {spot: fractions(box, ground.size) for spot, box in places.items()}
    return Painted(ground, pieces, spots, homes)


def owns(seen: Seen[State]) -> bool:
    """Whoever sits at the table sees their own mat large."""
    return seen.seat is not None


PAINTER = Painter(paint, LABELS, owns)


def _focus(state: State, look: Look) -> Seat:
    """Whose mat everybody sees large: who is to move, or who has won."""
    return look.winners[0] if look.winners else to_move(state)


def _mats(state: State, focus: Seat) -> Iterator[tuple[Seat, tuple[int, int]]]:
    """Where every mat lies: the large one first, then the others in their order round the table."""
    top = 2 * GAP + TRAY
    yield focus, (GAP, top)
    top += LARGE.shape.size[1] + GAP
    for n in range(state.seats - 1):
        left = GAP + n % 2 * (HALF + GAP)
        yield (focus + 1 + n) % state.seats, (left, top + n // 2 * (SMALL.shape.size[1] + GAP))


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
            ground.paste(_empty(theme), (left, GAP + TOP))
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
        ground.paste(_empty(theme), (left, GAP + TOP))
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


def _left(column: int) -> int:
    return GAP + 18 + column * STEP


def _card_box(column: int) -> Pixels:
    left = _left(column)
    return left, GAP + TOP, left + BIG[0], GAP + TOP + BIG[1]


@lru_cache(maxsize=4)
def _empty(theme: Theme) -> Image.Image:
    """The place of a card where none lies."""
    brush = Brush(*BIG)
    brush.block((2, 2, BIG[0] - 2, BIG[1] - 2), 11, None, edge=ALLEY.cloth_dark, width=4)
    picture = Image.new("RGBA", BIG, ALLEY.cloth)
    picture.alpha_composite(brush.image())
    return ink(theme).press(picture)


@lru_cache(maxsize=4)
def _ground(theme: Theme, seats: int) -> Image.Image:
    """The page with an empty cloth."""
    rows = seats // 2
    height = 3 * GAP + TRAY + LARGE.shape.size[1] + rows * (SMALL.shape.size[1] + GAP)
    picture, brush = frames.page(theme, (WIDTH, height)), frames.board(theme, (WIDE, TRAY))
    brush.block((8, 8, WIDE - 8, TRAY - 12), 14, ALLEY.cloth_dark)
    brush.block((8, 8, WIDE - 8, TRAY - 16), 14, ALLEY.cloth)
    picture.alpha_composite(brush.image(), (GAP, GAP))
    return ink(theme).press(picture)
