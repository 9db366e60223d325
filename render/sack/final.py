"""The end of Cat in the Sack: everybody's cats and mice, counted, the best on top."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from engines.sack import Sack
from engines.sack.cards import Card, points
from engines.sack.state import State, known_cards, known_mice
from engines.values import Seat
from render.kit import frames
from render.kit.brush import Brush
from render.kit.panels import box
from render.kit.theme import Theme
from render.kit.tokens import head, pill, sign, word
from render.kit.type import clipped, presentable
from render.painter import Look
from render.sack.cards import MINI, figure, ink, mouse, pen, small, stacked
from render.sack.panels import HEIGHT, Note, lay_note, of_sale
from render.sack.signs import cat_head

GAP: Final = 12
WIDTH: Final = 868
TITLE: Final = 64
LEFT: Final = 122
COLUMNS: Final = (596, 706, 826)
"""Where the cats', the mice's and all points end."""


class Score(NamedTuple):
    """What one seat has in the end."""

    seat: Seat
    name: str
    cards: tuple[Card, ...]
    cats: int
    mice: int
    label: str
    """Not empty for a winner."""


def paint_final(state: State, look: Look) -> Image.Image:
    """The table when nothing is covered any more."""
    theme, scores = look.theme, _scores(state, look)
    picture = _ground(theme, state.seats).copy()
    title = word(pen(theme), look.labels.get("final", ""), 38, theme.wood_text, theme.wood)
    picture.paste(title, (GAP + 26, GAP + (TITLE - title.height) // 2 + 1))
    _lay_heading(picture, look)
    top = GAP + TITLE + GAP
    for score in scores:
        _lay_score(picture, top, score, theme)
        top += HEIGHT + GAP
    if state.sale is not None:
        say = look.labels.get
        note = of_sale(state.sale, say("sale", ""), say("unwanted", ""))
        lay_note(picture, (GAP, top), note, theme)
        lay_note(picture, (2 * GAP + 416, top), Note(f"{say('bank', '')} {state.bank}"), theme)
    return picture


def _scores(state: State, look: Look) -> list[Score]:
    """Of all seats, the winners first."""
    winners = look.winners
    if winners is None:
        outcome = Sack().outcome(state)
        winners = outcome.winners if outcome else ()
    word_ = look.labels.get("shared" if len(winners) > 1 else "won", "")
    scores = []
    for seat, mice in enumerate(known_mice(state)):
        cards = known_cards(state.sacks[seat])
        name = look.names[seat] if seat < len(look.names) else ""
        label = (word_ or " ") if seat in winners else ""
        scores.append(Score(seat, name, cards, points(cards), mice, label))
    return sorted(scores, key=lambda s: (not s.label, -s.cats - s.mice, -s.cats, s.seat))


def _lay_heading(picture: Image.Image, look: Look) -> None:
    """Above the columns: a cat, a mouse, and what they make together."""
    theme, wood = look.theme, look.theme.wood
    for right, kind in zip(COLUMNS, (cat_head, mouse), strict=False):
        picture.paste(sign(pen(theme), kind, 50, wood), (right - 50, GAP + 4))
    total = clipped(look.labels.get("total", ""), theme.text, theme, 118)
    tile = word(pen(theme), total, theme.text, theme.wood_text, wood)
    at = (COLUMNS[-1] - tile.width + 2, GAP + (TITLE - tile.height) // 2 + 1)
    picture.paste(tile, at)


def _lay_score(picture: Image.Image, top: int, score: Score, theme: Theme) -> None:
    fill = theme.turn if score.label else theme.panel
    colour = theme.turn_text if score.label else theme.panel_text
    edge = theme.gold if score.label else theme.panel_edge
    thick = bool(score.label)
    picture.paste(box(pen(theme), (WIDTH - 2 * GAP, HEIGHT), fill, edge, thick=thick), (GAP, top))
    wears = frames.crown if score.label else None
    picture.paste(head(pen(theme), score.seat, 88, fill, wears=wears), (GAP + 16, top + 18))
    room = COLUMNS[0] - LEFT - 90
    if score.label.strip():
        label = pill(pen(theme), score.label, edge, theme.turn_text, fill)
        picture.paste(label, (COLUMNS[0] - 80 - label.width, top + 8))
        room -= label.width + 10
    letter = theme.coats[score.seat].letter
    name = clipped(presentable(score.name, theme) or letter, theme.text, theme, room)
    picture.paste(word(pen(theme), name, theme.text, colour, fill), (LEFT, top + 12))
    _lay_cards(picture, (LEFT, top + HEIGHT - MINI[1] - 7), score, theme)
    for right, number, size in zip(
        COLUMNS, (score.cats, score.mice, score.cats + score.mice), (38, 38, 54), strict=True
    ):
        tile = word(pen(theme), figure(number), size, colour, fill)
        picture.paste(tile, (right - tile.width, top + (HEIGHT - tile.height) // 2 + 3))


def _lay_cards(picture: Image.Image, at: tuple[int, int], score: Score, theme: Theme) -> None:
    fill = theme.turn if score.label else theme.panel
    for n, stack in enumerate(stacked(score.cards)):
        picture.paste(small(theme, stack, fill), (at[0] + n * (MINI[0] + 3), at[1]))


@lru_cache(maxsize=8)
def _ground(theme: Theme, seats: int) -> Image.Image:
    """The page with a board for the title."""
    height = GAP + TITLE + GAP + (seats + 1) * (HEIGHT + GAP)
    picture, brush = frames.page(theme, (WIDTH, height)), Brush(WIDTH - 2 * GAP, TITLE)
    brush.block((0, 0, WIDTH - 2 * GAP, TITLE), frames.CORNER, theme.wood_dark)
    brush.block((0, 0, WIDTH - 2 * GAP, TITLE - 5), frames.CORNER, theme.wood)
    picture.alpha_composite(brush.image(), (GAP, GAP))
    return ink(theme).press(picture)
